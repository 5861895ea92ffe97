#!/usr/bin/env python3
"""Write what the wheel's pass for waits for tensor memory inserts into the corpus's sm_100 modules.

    tensor_waits.py [--out FILE]

The pass runs behind membar, so its inputs are the `.after.mlir` files. A row of FILE
(corpus/tensor-waits.jsonl) has a file and `[line, text]` for each insertion: the text goes right before
that line of the file. Modules without insertions have no row. `cargo test -p seawall --test it finish::`
compares Seawall with the rows.
"""
import argparse
import glob
import json
import os

import wheel
from triton._C.libtriton import nvidia

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INSERTED = ("ttng.tmem_wait", "ttg.barrier")


def lines_of(module):
    return [line.strip() for line in module.str_nodebug().splitlines() if line.strip()]


def insertions(path, context):
    """Returns the insertions into a module by lines of its file, which has no other lines than the print."""
    module = wheel.parse(path, context)
    before = lines_of(module)
    wheel.run(module, nvidia.passes.ttnvgpuir.add_tmem_wait_insertion, "tensor_waits")
    with open(path, encoding="utf-8") as file:
        own = [number for number, line in enumerate(file, 1) if line.strip() and not line.startswith("#loc")]
    found, at = [], 0
    for line in lines_of(module):
        if at < len(before) and line == before[at]:
            at += 1
        elif line.startswith(INSERTED):
            found.append([own[at], line])
        else:
            raise ValueError(f"{path}: the pass changes `{line}`")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", default=os.path.join(ROOT, "corpus", "tensor-waits.jsonl"), metavar="FILE")
    args = parser.parse_args()
    context = wheel.new_context()
    rows = []
    for path in sorted(glob.glob(os.path.join(ROOT, "corpus", "ir", "sm_100", "*.after.mlir"))):
        inserted = insertions(path, context)
        if inserted:
            rows.append({"file": os.path.relpath(path, ROOT), "inserted": inserted})
    with open(args.out, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    print(f"{len(rows)} modules, {sum(len(row['inserted']) for row in rows)} insertions")


if __name__ == "__main__":
    main()
