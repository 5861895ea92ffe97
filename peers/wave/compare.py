#!/usr/bin/env python3
"""Compares Seawall's Wave pass with that of the released wheel, wave-lang 3.9.1.

    python peers/wave/compare.py [NAME...] [--count N] [--seed N]

Run it with the Python of peers/setup-wave.sh. The package of `python/` must be installed there or
built in place. NAME is one of these comparisons. Without names, all run:

    regions    the two strategies on random sets of hazard regions (10,000)
    traces     the whole pass on random programs, on some of which the released pass fails (3,000)
    kernels    compilation of this repository's kernels to MLIR with either pass: equal text
    templates  the same with the kernels of Wave's own templates
    minimal    compilation of both with minimal placement: `check` finds no errors in traces and
               MLIR, and there are not more barriers
    timing     both passes on the same traces; less than 200 times faster is a difference

Exit status 1: something differs. Each difference is printed.
"""

import argparse
import os
import sys
import warnings
from pathlib import Path

if __name__ == "__main__" and os.environ.get("PYTHONHASHSEED") != "0":
    os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "peers" / "wave"), str(ROOT / "corpus" / "wave")]
# After installed packages: in the source tree the package has its extension only if it was built
# in place.
sys.path.append(str(ROOT / "python"))

COUNTS = {"regions": 10_000, "traces": 3_000}


def main() -> int:
    import compare_kernels
    import compare_minimal
    import compare_random
    from seawall import SeawallWarning

    # Random programs cause many warnings.
    warnings.simplefilter("ignore", SeawallWarning)

    comparisons = {
        "regions": compare_random.regions,
        "traces": compare_random.traces,
        "kernels": compare_kernels.kernels,
        "templates": compare_kernels.templates,
        "minimal": compare_minimal.minimal,
        "timing": compare_kernels.timing,
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="comparisons to run")
    parser.add_argument("--count", type=int, help="the number of random cases")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first random case")
    parser.add_argument("--only", default="", help="only kernels with this text in GPU/NAME_SCHEDULE")
    parser.add_argument("--verbose", action="store_true", help="print each compared compilation")
    parser.add_argument("--write", action="store_true", help="write the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    compare_kernels.VERBOSE = args.verbose
    strange = [name for name in args.what if name not in comparisons]
    if strange:
        parser.error(f"unknown comparison: {', '.join(strange)}")
    differences = 0
    for name in args.what or comparisons:
        count = args.count or COUNTS.get(name, 0)
        differences += comparisons[name](count=count, seed=args.seed, only=args.only)
    if args.write:
        sys.path.append(str(ROOT / "peers"))
        import figures

        figures.write(f"{differences} differences")
    print("no differences" if differences == 0 else f"{differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
