#!/bin/sh
# Creates a virtual environment with the pinned wheel: setup.sh DIR
# Prints the path of its Python. Does nothing if it exists already. Exit status 3: the wheel cannot be
# installed.
set -eu
if [ $# -ne 1 ]; then
    echo "usage: setup.sh DIR" >&2
    exit 2
fi
dir=$1
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
want=$(sed -n 's/^triton==//p' "$here/requirements.txt")
have() { "$dir/bin/python" -c "import sys, triton; sys.exit(triton.__version__ != '$want')" 2>/dev/null; }
if [ ! -x "$dir/bin/python" ] || ! have; then
    if ! python3 -m venv "$dir" >&2; then
        echo "setup.sh: cannot create a virtual environment in $dir" >&2
        exit 3
    fi
    if ! "$dir/bin/python" -m pip install --quiet --disable-pip-version-check --requirement "$here/requirements.txt" >&2; then
        echo "setup.sh: triton $want cannot be installed here; checks against the wheel are skipped" >&2
        exit 3
    fi
    if ! have; then
        echo "setup.sh: triton $want was installed but cannot be imported" >&2
        exit 3
    fi
fi
echo "$dir/bin/python"
