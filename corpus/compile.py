#!/usr/bin/env python3
"""Compile the corpus: corpus/kernels/*.py to
corpus/ir/<target>/<kernel>[-variant].{cached.ttgir,before.mlir,after.mlir}.

    compile.py [--only SUBSTRING] [--target T] [--limit BYTES]

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU. The output is the
same bytes every time, with the exception in corpus/README.md. If it compiles everything, it also
writes corpus/index.json and the table in corpus/README.md.
"""
import argparse
import glob
import hashlib
import json
import linecache
import os
import pickle
import re
import sys
import time
import traceback
import types

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "peers"), os.path.join(ROOT, "corpus")]
os.environ.setdefault("TRITON_CACHE_DIR", os.path.join(ROOT, "target", "triton-cache"))
os.environ["TRITON_DEFAULT_FP_FUSION"] = "1"  # the default of 3.9; avoids a warning

import wheel  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource, make_backend  # noqa: E402
from triton.experimental.gluon._runtime import GluonASTSource  # noqa: E402

WARP = {"gfx942": 64, "gfx950": 64}
SUFFIXES = (".cached.ttgir", ".before.mlir", ".after.mlir")


def load(path):
    """Executes a kernel file. Locations show its path relative to the repository."""
    name = "corpus_" + os.path.basename(path)[:-3]
    source = open(path, encoding="utf-8").read()
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    module = types.ModuleType(name)
    module.__file__ = path
    sys.modules[name] = module
    exec(compile(source, path, "exec"), module.__dict__)
    return module.CASES


def gpu(target):
    if target.startswith("sm_"):
        return GPUTarget("cuda", int(target[3:]), 32)
    return GPUTarget("hip", target, WARP.get(target, 32))


def compiled(case, target, stages, last):
    """Returns the result of the compiler's stage `last`."""
    backend = make_backend(gpu(target))
    source_type = GluonASTSource if case.gluon else ASTSource
    source = source_type(fn=case.fn, signature=case.signature(), constexprs=dict(case.consts), attrs=case.attrs())
    options = backend.parse_options(dict({"num_warps": 4, "num_stages": stages}, **case.options))
    context = wheel.new_context()
    backend.load_dialects(context)
    steps = {}
    backend.add_stages(steps, options, source.language)
    state = source.make_ir(gpu(target), options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
    metadata = dict(options.__dict__, target=gpu(target))  # as `triton.compile` makes it
    for name, step in steps.items():
        state = step(state, metadata)
        if not isinstance(state, str):
            state.context = context
        if name == last:
            return state
    raise ValueError(f"the back end has no stage `{last}`")


def cached_module(case, target, stages):
    """Returns the module in the state of the compiler's cache."""
    return compiled(case, target, stages, "ttgir")


def compile_case(case, target, stages):
    """Returns the texts of the three states."""
    module = cached_module(case, target, stages)
    cached = wheel.text_of(module, case.debug)
    backend, arch = wheel.target_of(cached)
    wheel.run(module, lambda pm: wheel.add_before_membar(pm, backend, arch), "before_membar")
    before = wheel.text_of(module, case.debug)
    wheel.run(module, lambda pm: wheel.add_membar(pm, backend, arch), "membar")
    return cached, before, wheel.text_of(module, case.debug)


def reads_back(before, after, debug):
    """Returns whether the wheel reads its own print and then inserts the same barriers."""
    import tempfile
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(before)
        f.flush()
        try:
            module = wheel.parse(f.name, wheel.new_context())
            backend, arch = wheel.target_of(before)
            wheel.run(module, lambda pm: wheel.add_membar(pm, backend, arch), "membar")
        except RuntimeError:
            return False
    again = module.str_nodebug() if not debug else str(module)
    strip = re.compile(r" loc\(.*|^#loc.*", re.M)
    return strip.sub("", again) == strip.sub("", after)


def in_child(work):
    """Runs `work` in a child process, because a compiler pass may abort.

    Returns (result, None) or (None, reason).
    """
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        try:
            answer = (work(), None)
        except Exception as error:
            if os.environ.get("CORPUS_TRACE"):
                traceback.print_exc()
            answer = (None, f"{type(error).__name__}: {error}".strip().splitlines()[-1][:300])
        with os.fdopen(writer, "wb") as f:
            pickle.dump(answer, f)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as f:
        data = f.read()
    status = os.waitpid(pid, 0)[1]
    return pickle.loads(data) if data else (None, f"the compiler ended with status {status}")


def compile_and_check(case, target, stages):
    """Returns the three texts, and whether the wheel reads its own print back."""
    texts = compile_case(case, target, stages)
    return texts, reads_back(texts[1], texts[2], case.debug)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def remove_old(rows):
    """Removes files of earlier runs that this run did not write."""
    keep = {r["file"] + suffix for r in rows for suffix in SUFFIXES}
    for path in glob.glob("corpus/ir/sm_*/*") + glob.glob("corpus/ir/gfx*/*"):
        if path not in keep:
            os.remove(path)


def row_of(case, target, stages, name, texts, same):
    cached, before, after = texts
    return {"file": f"corpus/ir/{target}/{name}", "kernel": case.name, "source": case.source, "target": target,
            "num_stages": stages, "options": case.options, "gluon": case.gluon, "locations": case.debug,
            "lines": before.count("\n"), "bytes": sum(len(t) for t in texts),
            "barriers_before": wheel.barriers(before), "barriers_after": wheel.barriers(after), "reads_back": same}


def compile_all(cases, only_target, limit):
    """Compiles and writes the IR. Returns the rows of the index and the failures."""
    rows, failures, seen, total = [], [], {}, 0
    for case in cases:
        for target in case.targets:
            if only_target and target != only_target:
                continue
            for stages in case.stages:
                label = f"{case.name} {target} stages={stages}"
                start = time.time()
                answer, why = in_child(lambda: compile_and_check(case, target, stages))
                if why:
                    failures.append((label, why))
                    print("FAIL", label, why, flush=True)
                    continue
                texts, same = answer
                key = (target, hashlib.sha256(texts[1].encode()).hexdigest())
                if key in seen or total + sum(map(len, texts)) > limit:
                    continue
                seen[key] = True
                total += sum(map(len, texts))
                name = case.name + (f"-s{stages}" if len(case.stages) > 1 else "")
                base = f"corpus/ir/{target}/{name}"
                for suffix, text in zip(SUFFIXES, texts):
                    write(base + suffix, text)
                rows.append(row_of(case, target, stages, name, texts, same))
                print(f"{label}: {rows[-1]['barriers_before']} -> {rows[-1]['barriers_after']}, "
                      f"{rows[-1]['lines']} lines, {time.time() - start:.1f} s"
                      + ("" if same else "  NOT READ BACK"), flush=True)
    return rows, failures


def table(rows):
    """Returns a Markdown table with the number of variants by kernel and target."""
    targets = [t for t in ("sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1201", "gfx1250")]
    lines = ["| kernel | " + " | ".join(targets) + " |", "| --- |" + " --- |" * len(targets)]
    for kernel in sorted({r["kernel"] for r in rows}):
        counts = [sum(r["kernel"] == kernel and r["target"] == t for r in rows) for t in targets]
        lines.append(f"| {kernel} | " + " | ".join(str(c) if c else "" for c in counts) + " |")
    totals = [sum(r["target"] == t for r in rows) for t in targets]
    lines.append(f"| **all {sum(totals)}** | " + " | ".join(map(str, totals)) + " |")
    return "\n".join(lines)


def update_readme(rows):
    path = "corpus/README.md"
    text = open(path, encoding="utf-8").read()
    head, rest = text.split("<!-- table -->\n")[0], text.split("<!-- end of table -->\n")[1]
    write(path, head + "<!-- table -->\n" + table(rows) + "\n<!-- end of table -->\n" + rest)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--only", default="")
    ap.add_argument("--target")
    ap.add_argument("--limit", type=int, default=26_000_000)
    a = ap.parse_args()
    cases = []
    for path in sorted(glob.glob("corpus/kernels/*.py")):
        for case in load(path):
            object.__setattr__(case, "source", path)
            if a.only in case.name or a.only in path:
                cases.append(case)
    everything = not a.only and not a.target
    rows, failures = compile_all(cases, a.target, a.limit)
    rows.sort(key=lambda r: r["file"])
    if everything:
        remove_old(rows)
        write("corpus/index.json", json.dumps(rows, indent=1) + "\n")
        update_readme(rows)
    print(f"{len(rows)} pairs, {sum(r['bytes'] for r in rows) / 1e6:.1f} MB, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
