#!/usr/bin/env bash
# What the action (`action.yml`) does: installs PACKAGE, checks PATHS with OPTIONS, and annotates the
# lines of a change. With SARIF, also writes this file. The exit status is that of `seawall check`.
set -uo pipefail
environment=${RUNNER_TEMP:-/tmp}/seawall-action
python3 -m venv "$environment" || exit 2
"$environment/bin/pip" install --quiet --disable-pip-version-check "${PACKAGE:-seawall}" || exit 2
# Paths and options are words.
read -r -a paths <<<"${PATHS:-.}"
read -r -a options <<<"${OPTIONS:-}"
if [ -n "${SARIF:-}" ]; then
    "$environment/bin/seawall" check --quiet --format sarif -o "$SARIF" "${options[@]}" -- "${paths[@]}" || [ $? = 1 ] || exit 2
fi
"$environment/bin/seawall" check --format github "${options[@]}" -- "${paths[@]}"
