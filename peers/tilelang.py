#!/usr/bin/env python3
"""Show with Seawall what released TileLang compilers drop.

    tilelang.py SEAWALL

Run it with a Python that has `tilelang` and the wheels of corpus/ptx/README.md. It needs no GPU. It compiles the kernels of
peers/trophies/tilelang_kernels.py and two of corpus/kernels/tilelang, checks the PTX, and compares the findings with
those of this release.

Exit status 1: a result is not as expected.
"""
import collections
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = "sm_90a"
# The codes of errors by kernel, and the releases that refuse the kernel. The others have the errors.
EXPECTED = {
    "partial_threads": ({"SW101", "SW102"}, {"0.1.13", "0.1.15"}),
    "strided_threads": ({"SW101", "SW102"}, set()),
    "other_branch": ({"SW101"}, {"0.1.15"}),
    "gemm_2": ({"SW105"}, set()),
    "gemm_specialized": ({"SW301"}, set()),
}


def kernels():
    """Yields name, kernel and options of the passes."""
    import kernels as corpus
    import tilelang_kernels as own

    for name in EXPECTED:
        case = next((case for case in corpus.CASES if case.name == name), None)
        yield (name, case.kernel, dict(case.options)) if case else (name, getattr(own, name)(), {})


def compiled(kernel, options):
    """Returns the PTX of a kernel, or None if the compiler refuses it."""
    import producers
    import tilelang

    target = tilelang.tvm.target.Target({"kind": "cuda", "arch": TARGET})
    try:
        with target, tilelang.transform.PassContext(config=options):
            source = tilelang.lower(kernel, target=target, enable_device_compile=False).kernel_source
    except tilelang.tvm.error.InternalError:
        return None
    package = os.path.dirname(tilelang.__file__)
    parts = [("src",), ("3rdparty", "cutlass", "include")]
    return producers.by_nvcc(source, TARGET, [os.path.join(package, *part) for part in parts] + [producers.toolkit("include")])


def errors(seawall, text):
    """Returns the numbers of errors by code."""
    done = subprocess.run([seawall, "check", "--all", "--format", "json", "-"], input=text, capture_output=True, text=True)
    found = json.loads(done.stdout)["findings"]
    return collections.Counter(finding["code"] for finding in found if finding["severity"] == "error")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.path[:0] = [os.path.join(ROOT, *parts) for parts in (("corpus",), ("corpus", "kernels", "tilelang"), ("peers", "trophies"))]
    # This script has the name of the package.
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != os.path.join(ROOT, "peers")]
    import tilelang

    failed = 0
    for name, kernel, options in kernels():
        codes, refused_by = EXPECTED[name]
        text = compiled(kernel, options)
        found = None if text is None else errors(sys.argv[1], text)
        expected = None if tilelang.__version__ in refused_by else codes
        failed += (None if found is None else set(found)) != expected
        said = "refused" if found is None else ", ".join(f"{number} {code}" for code, number in sorted(found.items())) or "clean"
        print(f"{tilelang.__version__} {name}: {said}", flush=True)
    print(f"{len(EXPECTED)} kernels, {failed} not as expected")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
