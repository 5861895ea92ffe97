#!/usr/bin/env python3
"""Compile our persistent attention kernels in Gluon: corpus/ir/specialized/NAME-TARGET.mlir.

The output has the barriers of the released wheel.

    specialized.py [--only SUBSTRING]

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU and writes the same
bytes every time.
"""
import argparse
import sys

import compile as compiler

FOLDER = "corpus/kernels/specialized"
SOURCES = ("attention", "attention_backward")
OUT = "corpus/ir/specialized"


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--only", default="")
    a = ap.parse_args()
    failed = 0
    sys.path.append(FOLDER)
    for case in (case for name in SOURCES for case in compiler.load(f"{FOLDER}/{name}.py")):
        for target in case.targets:
            if a.only not in case.name:
                continue
            answer, why = compiler.in_child(lambda: compiler.compile_case(case, target, case.stages[0]))
            if why:
                failed += 1
                print("FAIL", case.name, target, why, flush=True)
                continue
            compiler.write(f"{OUT}/{case.name}-{target}.mlir", answer[2])
            print(case.name, target, answer[2].count("\n"), "lines", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
