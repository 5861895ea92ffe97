#!/usr/bin/env python3
"""Compile the AMD kernels of the corpus to assembly text.

    amdgcn.py --out DIR [--only SUBSTRING] [--target T]

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU. It writes
DIR/<target>/<kernel>[-s<num_stages>].amdgcn for each row of corpus/index.json, under the name that
the row has. Files that exist already are not compiled again.
"""
import argparse
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import ptx  # noqa: E402 (first: it finds the module of this folder)
import compile as corpus  # noqa: E402


def assembly(case, target, stages):
    """Returns the assembly of a kernel, without the place of the wheel in the names of its files."""
    site = os.path.dirname(os.path.dirname(ptx.triton.__file__))
    return corpus.compiled(case, target, stages, "amdgcn").replace(site + os.sep, "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", metavar="DIR", required=True, help="where the files are written")
    parser.add_argument("--only", default="", metavar="SUBSTRING")
    parser.add_argument("--target", help="the rows of this target")
    args = parser.parse_args()
    with open("corpus/index.json", encoding="utf-8") as file:
        rows = [row for row in json.load(file) if row["target"].startswith("gfx")]
    known, failures = ptx.cases(), 0
    for row in rows:
        name = f"{row['target']}/{os.path.basename(row['file'])}"
        path = os.path.join(args.out, name + ".amdgcn")
        if args.only not in name or args.target not in (None, row["target"]) or os.path.exists(path):
            continue
        case = known[row["source"], row["kernel"]]
        text, why = corpus.in_child(lambda: assembly(case, row["target"], row["num_stages"]))
        if why:
            failures += 1
            print("FAIL", name, why, flush=True)
            continue
        corpus.write(path, text)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
