#!/usr/bin/env python3
"""Compile the NVIDIA kernels of the corpus to PTX.

    ptx.py --out DIR [--only SUBSTRING] [--target T]
    ptx.py --keep

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU. It writes
DIR/<target>/<kernel>[-s<num_stages>].ptx for each row of corpus/index.json, under the name that the
row has. Files that exist already are not compiled again. `--keep` writes the files of `KEPT` to
corpus/ptx/triton/.
"""
import argparse
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import triton  # noqa: E402

import compile as corpus  # noqa: E402 (changes to the root of the repository)

# The rows whose PTX is kept in the repository: target and name.
KEPT = (
    "sm_80/matmul_small",
    "sm_80/matmul-s3",
    "sm_80/softmax",
    "sm_80/layer_norm_forward",
    "sm_80/gluon_copy_pipeline_3",
    "sm_90/gluon_tma_ring_3",
    "sm_90/gluon_wgmma_3",
    "sm_90/matmul-s3",
    "sm_90/gluon_wgmma_ws_2",
    "sm_90/softmax_cluster",
    "sm_100/gluon_tcgen05",
    "sm_100/gluon_tcgen05_ws_2",
    "sm_100/matmul-s2",
)


def ptx(case, target, stages):
    """Returns the PTX of a kernel, without the place of the wheel in the names of its files."""
    site = os.path.dirname(os.path.dirname(triton.__file__))
    return corpus.compiled(case, target, stages, "ptx").replace(site + os.sep, "")


def cases():
    """Returns the cases of all kernel files by name."""
    found = {}
    for name in sorted(os.listdir("corpus/kernels")):
        if name.endswith(".py"):
            found.update(((f"corpus/kernels/{name}", case.name), case) for case in corpus.load(f"corpus/kernels/{name}"))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", metavar="DIR", help="where the files are written")
    parser.add_argument("--only", default="", metavar="SUBSTRING")
    parser.add_argument("--target", help="the rows of this target")
    parser.add_argument("--keep", action="store_true", help="write the files of `KEPT` to corpus/ptx/triton/")
    args = parser.parse_args()
    if args.keep == bool(args.out):
        parser.error("give either --out or --keep")
    with open("corpus/index.json", encoding="utf-8") as file:
        rows = [row for row in json.load(file) if row["target"].startswith("sm_")]
    known, failures = cases(), 0
    for row in rows:
        name = f"{row['target']}/{os.path.basename(row['file'])}"
        if args.keep and name not in KEPT or args.only not in name or args.target not in (None, row["target"]):
            continue
        path = f"corpus/ptx/triton/{name}.ptx" if args.keep else os.path.join(args.out, name + ".ptx")
        if os.path.exists(path) and not args.keep:
            continue
        text, why = corpus.in_child(lambda: ptx(known[row["source"], row["kernel"]], row["target"], row["num_stages"]))
        if why:
            failures += 1
            print("FAIL", name, why, flush=True)
            continue
        corpus.write(path, text)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
