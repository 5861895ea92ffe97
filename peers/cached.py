#!/usr/bin/env python3
"""Check cached modules of older wheels, and compare with the modules that these wheels finish.

    cached.py SEAWALL [--wheel VERSION]... [--only SUBSTRING] [--wheels DIR] [--out DIR] [--write]

Compiles the corpus's kernels with released wheels (default: 3.6.0, 3.7.1, 3.8.0, 3.9.0), which it
installs into `--wheels` (target/wheels). It needs no GPU. Of each kernel it checks the module that the
compiler caches, without options, and the module right before the conversion to LLVM with the barriers of
`place --strategy triton`. A kernel whose finished module is clean must have a clean cached module.

Rows are in DIR/VERSION.jsonl (target/cached); kernels with a row are not compiled again. `--write`
replaces the figure in docs/VERIFICATION.md.

Exit status 1: a cached module has errors and the finished one has none. 3: a wheel cannot be installed.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

import figures
from trophies import ROOT, install

VERSIONS = ("3.6.0", "3.7.1", "3.8.0", "3.9.0")
LOWERING = re.compile(r"// -----// IR Dump Before (ConvertTriton(?:AMD)?GPUToLLVM)\b.*\n")


def kernels():
    """Returns source, kernel, target and number of stages of each module of the corpus."""
    with open(os.path.join(ROOT, "corpus", "index.json"), encoding="utf-8") as file:
        rows = json.load(file)
    return sorted({(row["source"], row["kernel"], row["target"], row["num_stages"]) for row in rows})


def work(source, name, target, stages, folder):
    """Compiles in the process of a wheel. Writes the cached module, and the passes of the lowering to standard error."""
    import linecache
    import types

    from triton._C.libtriton import ir
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, make_backend

    sys.path.insert(0, os.path.join(ROOT, "corpus"))
    path = os.path.join(ROOT, source)
    text = open(path, encoding="utf-8").read()
    linecache.cache[path] = (len(text), None, text.splitlines(True), path)
    module = types.ModuleType("corpus_" + os.path.basename(path)[:-3])
    sys.modules[module.__name__] = module
    exec(compile(text, path, "exec"), module.__dict__)
    case = next(case for case in module.CASES if case.name == name)
    gpu = GPUTarget("cuda", int(target[3:]), 32) if target.startswith("sm_") else GPUTarget("hip", target, 64 if target in ("gfx942", "gfx950") else 32)
    backend, language = make_backend(gpu), ASTSource
    if case.gluon:
        from triton.experimental.gluon._runtime import GluonASTSource as language
    kernel = language(fn=case.fn, signature=case.signature(), constexprs=dict(case.consts), attrs=case.attrs())
    options = backend.parse_options(dict({"num_warps": 4, "num_stages": int(stages)}, **case.options))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    steps, metadata = {}, {}
    backend.add_stages(steps, options, kernel.language)
    state = kernel.make_ir(gpu, options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
    for step in steps:
        if step == "llir":
            with open(os.path.join(folder, "kernel.ttgir"), "w", encoding="utf-8") as file:
                file.write(str(state))
            os.environ["MLIR_ENABLE_DUMP"] = "1"
        state = steps[step](state, metadata)
        if step == "llir":
            return
        state.context = context


def checked(seawall, path, *options):
    """Returns the codes of the errors in a module, or None if it cannot be checked."""
    done = subprocess.run([seawall, "check", "--all", "--format", "json", *options, path], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        return None
    counts = collections.Counter(row["code"] for row in json.loads(done.stdout)["findings"] if row["severity"] == "error")
    return dict(sorted(counts.items()))


def measure(case, version, args, folder):
    """Compiles and checks a kernel. Returns its row."""
    environment = dict(os.environ, PYTHONPATH=install(version, args.wheels), TRITON_CACHE_DIR=folder, TRITON_DEFAULT_FP_FUSION="1")
    environment.pop("MLIR_ENABLE_DUMP", None)
    log = os.path.join(folder, "passes.log")
    with open(log, "w", encoding="utf-8") as file:
        command = [sys.executable, os.path.abspath(__file__), "--work", *map(str, case), folder]
        subprocess.run(command, env=environment, stdout=file, stderr=file, check=False)
    text = open(log, encoding="utf-8", errors="replace").read()
    # The lowering may fail after this point: the module is complete.
    start = LOWERING.search(text)
    if start is None:
        return {"failed": (text.splitlines() or ["no output"])[-1][:200]}
    before = os.path.join(folder, "before.mlir")
    with open(before, "w", encoding="utf-8") as file:
        file.write(text[start.end():].split("// -----// IR Dump")[0])
    after = os.path.join(folder, "after.mlir")
    placed = subprocess.run([args.seawall, "place", "--strategy", "triton", before, "-o", after], capture_output=True, text=True, check=False)
    finished = None if placed.returncode else checked(args.seawall, after, "--as-is")
    return {"finished": finished, "cached": checked(args.seawall, os.path.join(folder, "kernel.ttgir"))}


def run(version, args):
    """Returns the rows of a wheel."""
    os.makedirs(args.out, exist_ok=True)
    path = os.path.join(args.out, f"{version}.jsonl")
    rows = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            rows = {tuple(row["kernel"]): row for row in map(json.loads, file)}
    with open(path, "a", encoding="utf-8") as file:
        for case in kernels():
            if case in rows or args.only not in " ".join(map(str, case)):
                continue
            with tempfile.TemporaryDirectory() as folder:
                rows[case] = {"kernel": case, **measure(case, version, args, folder)}
            file.write(json.dumps(rows[case]) + "\n")
            file.flush()
            row = rows[case]
            if "failed" in row or row["cached"] or row["finished"]:
                print(version, *case[1:], {key: value for key, value in row.items() if key != "kernel"}, flush=True)
    return list(rows.values())


def main():
    if sys.argv[1:2] == ["--work"]:
        return work(*sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default=os.path.join(ROOT, "target", "release", "seawall"))
    parser.add_argument("--wheel", action="append", metavar="VERSION", help="a release of Triton; may be repeated")
    parser.add_argument("--only", default="", metavar="SUBSTRING", help="the kernels with this in their source, name or target")
    parser.add_argument("--wheels", default=os.path.join(ROOT, "target", "wheels"), metavar="DIR", help="where the wheels are installed")
    parser.add_argument("--out", default=os.path.join(ROOT, "target", "cached"), metavar="DIR", help="where the rows are written")
    parser.add_argument("--write", action="store_true", help="replace the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    wrong, parts = 0, []
    for version in args.wheel or VERSIONS:
        rows = [row for row in run(version, args) if "failed" not in row]
        clean = [row for row in rows if row["finished"] == {}]
        own = [row for row in clean if row["cached"] != {}]
        wrong += len(own)
        parts.append(f"{version}: {len(clean) - len(own)} of {len(clean)}")
        others = len(rows) - len(clean)
        print(f"{version}: {len(rows)} modules, {len(clean)} clean when finished, {len(clean) - len(own)} of them clean as cached; {others} with errors")
    if args.write and not args.only and not args.wheel:
        figures.write(", ".join(parts) + " kernels")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
