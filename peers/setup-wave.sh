#!/bin/sh
# Creates a virtual environment with the pinned wheel of Wave: setup-wave.sh DIR
# Prints the path of its Python. Does nothing if it exists already. Exit status 3: the wheels cannot
# be installed. The passes and the compilation to MLIR run on the CPU. If pip uses an index with CPU
# builds of torch, these are sufficient.
set -eu
if [ $# -ne 1 ]; then
    echo "usage: setup-wave.sh DIR" >&2
    exit 2
fi
dir=$1
wave=3.9.1
torch=2.7.1
have() {
    "$dir/bin/python" -c "import importlib.metadata as m, sys, torch, wave_lang
sys.exit(m.version('wave-lang') != '$wave' or not torch.__version__.startswith('$torch'))" 2>/dev/null
}
pip() { "$dir/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2; }
if [ ! -x "$dir/bin/python" ] || ! have; then
    if ! python3 -m venv "$dir" >&2; then
        echo "setup-wave.sh: cannot create a virtual environment in $dir" >&2
        exit 3
    fi
    if ! pip "torch==$torch"; then
        echo "setup-wave.sh: torch $torch cannot be installed here; checks against Wave are skipped" >&2
        exit 3
    fi
    if ! pip "wave-lang==$wave" pytest; then
        echo "setup-wave.sh: wave-lang $wave cannot be installed here; checks against Wave are skipped" >&2
        exit 3
    fi
    if ! have; then
        echo "setup-wave.sh: wave-lang $wave was installed but cannot be imported" >&2
        exit 3
    fi
fi
echo "$dir/bin/python"
