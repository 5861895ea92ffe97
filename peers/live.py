#!/usr/bin/env python3
"""Compile the corpus's kernels to machine code with `seawall.triton` enabled, without a GPU.

    live.py [--only SUBSTRING] [--target T] [--every N] [--out DIR] [--recheck] [--write]

Run it with a Python that has the pinned wheel (peers/setup.sh) and the package of python/. Each kernel
of corpus/index.json is compiled twice: with `enable()`, and with `enable(place="minimal")`. A row of
DIR/rows.jsonl has the verdict, the times, and the barriers of the machine code in loops and outside. DIR
also has the checked IR. Kernels with a row are not compiled again. `--recheck` checks their IR again.
`--write` replaces the table in docs/RESULTS.md and the figures in docs/BENCHMARKS.md.

The wheel itself compiles some kernels of the corpus to IR but not to machine code.

With an older wheel in PYTHONPATH, and `--out` of its own, each kernel is compiled a third time, with the
barriers of `place --strategy triton` between marks (`seawall/triton/_marks.py`): `same` states whether the
machine code equals the compiler's. Placements for these wheels may have more barriers than the compiler's,
because they do not rely on barriers that only lowerings of 3.9 contain.

Exit status 1: a kernel has an error or was not checked, a compile failed because of Seawall, or a
placement was not used or has more barriers than the compiler's.
"""
import argparse
import contextlib
import importlib.util
import json
import os
import shutil
import statistics
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.join(ROOT, "peers"), os.path.join(ROOT, "corpus")]

import machine_code  # noqa: E402

TARGETS = ("sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1201", "gfx1250")


def corpus():
    """Returns corpus/compile.py as a module."""
    spec = importlib.util.spec_from_file_location("corpus_compile", os.path.join(ROOT, "corpus", "compile.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def work(only, target, every=1):
    """Yields the file of each (Nth) pair of the corpus with its case, target and number of stages."""
    compiler = corpus()
    rows = json.load(open(os.path.join(ROOT, "corpus", "index.json"), encoding="utf-8"))
    cases = {}
    for source in sorted({row["source"] for row in rows}):
        try:
            loaded = compiler.load(source)
        except (AttributeError, ImportError) as error:
            # An older wheel does not have all that the kernels use.
            print(f"{source}: {error}", file=sys.stderr)
            continue
        cases.update((case.name, case) for case in loaded)
    for row in [row for row in rows if only in row["file"] and target in (None, row["target"])][::every]:
        if row["kernel"] in cases:
            yield row["file"], cases[row["kernel"]], row["target"], row["num_stages"], compiler


def machine(kernel):
    language = "ptx" if "ptx" in kernel.asm else "amdgcn"
    return machine_code.barriers(kernel.asm[language], language)


def compile_once(case, target, stages, compiler):
    """Compiles one kernel to machine code."""
    import triton

    source_type = compiler.GluonASTSource if case.gluon else compiler.ASTSource
    source = source_type(fn=case.fn, signature=case.signature(), constexprs=dict(case.consts), attrs=case.attrs())
    options = dict({"num_warps": 4, "num_stages": stages}, **case.options)
    return triton.compile(source, target=compiler.gpu(target), options=options)


def measure(case, target, stages, compiler, kept):
    """Compiles one kernel checked, and with the fewest barriers. Returns its row."""
    import seawall.triton

    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        seawall.triton.enable(on_error="ignore")
        alone = compile_once(case, target, stages, compiler)
        seawall.triton.enable(place="minimal", on_error="ignore")
        placed = compile_once(case, target, stages, compiler)
        checked, replaced = seawall.triton.reports()[-2:]
        shutil.copy(checked.path, kept)
        same = compiles_to_same(alone, lambda: compile_once(case, target, stages, compiler))
    return {
        "verdict": checked.verdict, "bound": checked.bound, "problem": checked.problem,
        "errors": sorted({row["code"] for row in checked.errors}),
        "compile_ms": checked.compile_seconds * 1e3, "check_ms": checked.added_seconds * 1e3,
        "placed_verdict": replaced.verdict, "kept": replaced.kept, "place_ms": replaced.added_seconds * 1e3,
        "inserted": replaced.placed and [replaced.placed.compiler_barriers, replaced.placed.barriers],
        "before": machine(alone), "after": machine(placed), "same": same,
    }


def compiles_to_same(alone, compile_again):
    """Returns whether the barriers of the release between marks give its machine code. None if the
    release has a pass for barriers.
    """
    import seawall
    import seawall.triton
    from seawall.triton import _session, _stage

    if _stage.has_pass():
        return None
    producer, chosen = _session.producer_of(_session._version()), _stage._place
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        _stage._place = lambda module, name, options, **_: (seawall.place(str(module), strategy="triton", producer=producer).text, {})
        try:
            again = compile_again()
        finally:
            _stage._place = chosen
    language = "ptx" if "ptx" in alone.asm else "amdgcn"
    return again.asm[language] == alone.asm[language]


def compiles_alone(case, target, stages, compiler):
    """Returns whether the compiler compiles a kernel without Seawall."""

    def alone():
        import seawall.triton

        seawall.triton.disable()
        with tempfile.TemporaryDirectory() as cache:
            os.environ["TRITON_CACHE_DIR"] = cache
            compile_once(case, target, stages, compiler)

    return compiler.in_child(alone)[1] is None


def warm_up(compiler):
    """Compiles one kernel of each back end, so that no row has the time of the first compile."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        for _, case, target, stages, _ in work("softmax", None):
            if target in ("sm_90", "gfx950"):
                with contextlib.suppress(RuntimeError):
                    compile_once(case, target, stages, compiler)


def run(only, target, every, out):
    """Compiles what `out` lacks, and returns all rows."""
    os.makedirs(out, exist_ok=True)
    rows = {row["file"]: row for row in read(out)}
    warm = False
    with open(os.path.join(out, "rows.jsonl"), "a", encoding="utf-8") as file:
        for path, case, gpu, stages, compiler in work(only, target, every):
            if path in rows:
                continue
            if not warm:
                warm_up(compiler)
                warm = True
            kept = os.path.join(out, ir_name(path))
            # A compiler may abort.
            answer, why = compiler.in_child(lambda: measure(case, gpu, stages, compiler, kept))
            if why is not None:
                answer = {"failed": why, "alone": compiles_alone(case, gpu, stages, compiler)}
            rows[path] = {"file": path, "target": gpu, **answer}
            file.write(json.dumps(rows[path]) + "\n")
            file.flush()
            print(describe(rows[path]), flush=True)
    return [row for row in rows.values() if only in row["file"] and target in (None, row["target"])]


def read(out):
    path = os.path.join(out, "rows.jsonl")
    return [json.loads(line) for line in open(path, encoding="utf-8")] if os.path.exists(path) else []


def ir_name(path):
    return path.removeprefix("corpus/ir/").replace("/", "-") + ".ttgir"


def recheck(out):
    """Checks the IR of all rows again, as a compile does."""
    from seawall.triton import KernelReport, _session

    rows = read(out)
    for row in (row for row in rows if "failed" not in row):
        start = time.perf_counter()
        fields = _session.check_file(os.path.join(out, ir_name(row["file"])), {})
        report = KernelReport(row["file"], row["target"], **fields)
        row.update(verdict=report.verdict, bound=report.bound, problem=report.problem)
        row.update(errors=sorted({one["code"] for one in report.errors}), check_ms=(time.perf_counter() - start) * 1e3)
        print(describe(row), flush=True)
    with open(os.path.join(out, "rows.jsonl"), "w", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)


def counted(rows):
    """Returns the table of verdicts and barriers."""
    lines = ["| target | compiled | clean | in loops | outside | fewer |", "|---|---:|---:|---:|---:|---:|"]
    for target in (*TARGETS, "all"):
        own = [row for row in rows if target in (row["target"], "all")]
        done = [row for row in own if "failed" not in row]
        clean = [row for row in done if row["verdict"] == "clean"]
        limited = sum(row["bound"] != "all-paths" for row in clean)
        sums = [[sum(row[when][place] for row in done) for when in ("before", "after")] for place in (0, 1)]
        cells = [f"{len(done)}/{len(own)}", f"{len(clean)}" + (f" ({limited} bounded)" if limited else ""),
                 *(f"{before}→{after}" for before, after in sums), sum(row["after"] < row["before"] for row in done)]
        lines.append(f"| {target} | " + " | ".join(map(str, cells)) + " |")
    return lines


def timed(rows):
    """Returns the sentence on times."""
    done = [row for row in rows if "failed" not in row]
    parts = []
    for key in ("check_ms", "place_ms"):
        shares = sorted(row[key] / row["compile_ms"] for row in done)
        parts.append(f"{statistics.median(shares):.1%} (95th percentile: {shares[int(0.95 * len(shares))]:.0%})")
    return [f"`seawall.triton.enable()` adds {parts[0]} to the median compile, and `place=\"minimal\"` {parts[1]}",
            f"({len(done)} kernels, `peers/live.py --write`)."]


def replace(page, mark, lines):
    path = os.path.join(ROOT, "docs", page)
    text = open(path, encoding="utf-8").read()
    head, rest = text.split(f"<!-- {mark} -->\n")
    tail = rest.split(f"<!-- end of {mark} -->\n")[1]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join([f"{head}<!-- {mark} -->", *lines, f"<!-- end of {mark} -->", tail]))


def is_bad(row):
    if "failed" in row:
        return row["alone"]
    released, minimal = row["inserted"] or ([0, 0], [0, 0])
    # One barrier fewer in loops is worth more outside. The machine code may have more, because LLVM
    # copies blocks.
    more = row.get("same") is None and minimal > released
    # A kernel with errors of the compiler keeps its barriers.
    kept = row["kept"] is not None and not (row["errors"] and row.get("same") is not None)
    return (row["verdict"] != "clean" and row.get("same") is None) or kept or more


def describe(row):
    if "failed" in row:
        return f"{row['file']}: {'FAILED' if row['alone'] else 'not compiled without Seawall either'}: {row['failed']}"
    kept = f", kept: {row['kept'].splitlines()[0]}" if row["kept"] else ""
    share = row["check_ms"] / row["compile_ms"]
    return f"{row['file']}: {row['verdict']} {row['errors']} {row['before']} -> {row['after']}, {share:.1%}{kept}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="")
    parser.add_argument("--target", choices=TARGETS)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="each Nth kernel")
    parser.add_argument("--out", default=os.path.join(ROOT, "target", "live"))
    parser.add_argument("--recheck", action="store_true")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    if arguments.recheck:
        recheck(arguments.out)
    rows = run(arguments.only, arguments.target, arguments.every, arguments.out)
    bad = [row for row in rows if is_bad(row)]
    shares = [row["check_ms"] / row["compile_ms"] for row in rows if "failed" not in row]
    print(f"{len(rows)} kernels, median share of check {statistics.median(shares):.2%}, {len(bad)} bad")
    for row in bad:
        print(describe(row))
    marked = [row.get("same") for row in rows if row.get("same") is not None]
    if marked:
        print(f"{sum(marked)} of {len(marked)} kernels have the compiler's machine code with its barriers between marks")
    if arguments.write:
        replace("RESULTS.md", "live", counted(rows))
        replace("BENCHMARKS.md", "live", timed(rows))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
