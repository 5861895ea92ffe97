#!/usr/bin/env python3
"""Compares Seawall's Wave pass with the one of the released wheel, wave-lang 3.9.1.

    python peers/wave/compare.py [regions] [traces] [kernels] [templates] [minimal] [timing] [--count N] [--seed N]

Run it with the Python of peers/setup-wave.sh, in which the package of `python/` is installed (or built in place). Without names, all
comparisons run:

    regions    the two strategies on random sets of hazard regions (10,000)
    traces     the whole pass on random programs, among them such as the released pass fails on (3,000)
    kernels    compilation to MLIR of this repository's kernels with either pass: the same text
    templates  the same with the kernels of Wave's own templates
    minimal    compilation of both with the minimal placement: traces and MLIR are clean under `check`, with no more barriers
    timing     both passes on the same traces in one run; below 200 times faster is a difference

Exit 1: something differs; each difference is printed.
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
# Behind what is installed: in the source tree the package has its extension only if it was built in place.
sys.path.append(str(ROOT / "python"))

COUNTS = {"regions": 10_000, "traces": 3_000}


def main() -> int:
    import compare_kernels
    import compare_minimal
    import compare_random
    from seawall import SeawallWarning

    # Random programs have what people should look at.
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
    parser.add_argument("--count", type=int, help="how many random cases")
    parser.add_argument("--seed", type=int, default=0, help="of the first random case")
    parser.add_argument("--only", default="", help="only kernels that have this text in GPU/NAME_SCHEDULE")
    parser.add_argument("--verbose", action="store_true", help="say each compilation that was compared")
    args = parser.parse_args()
    compare_kernels.VERBOSE = args.verbose
    strange = [name for name in args.what if name not in comparisons]
    if strange:
        parser.error(f"no comparison is called {', '.join(strange)}")
    differences = 0
    for name in args.what or comparisons:
        count = args.count or COUNTS.get(name, 0)
        differences += comparisons[name](count=count, seed=args.seed, only=args.only)
    print("the same" if differences == 0 else f"{differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
