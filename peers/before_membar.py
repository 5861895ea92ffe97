#!/usr/bin/env python3
"""Lower a cached .ttgir to the state right before membar, with the wheel's own passes.

    before_membar.py FILE.ttgir -o OUT

The output has locations if the input has them. Exit status 1: the wheel cannot read or lower the
file.
"""
import argparse
import sys

import wheel


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("file")
    ap.add_argument("-o", "--out", required=True)
    a = ap.parse_args()
    with open(a.file, encoding="utf-8") as f:
        text = f.read()
    try:
        backend, arch = wheel.target_of(text)
        module = wheel.parse(a.file, wheel.new_context())
        wheel.run(module, lambda pm: wheel.add_before_membar(pm, backend, arch), "before_membar")
    except (RuntimeError, wheel.NoTarget) as error:
        print(f"{a.file}: {error}", file=sys.stderr)
        return 1
    with open(a.out, "w", encoding="utf-8") as f:
        f.write(wheel.text_of(module, "loc(" in text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
