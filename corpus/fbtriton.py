#!/usr/bin/env python3
"""Compile our TLX and AutoWS kernels with Meta's fork: corpus/ir/fbtriton/NAME.ttgir, as in its
cache.

For the kernels in DUMPED it also writes the input of its warp specializer. NAME.planned.ttgir is
the module after the memory planner, with partitions in `async_task_id` and buffers in `buffer.id`,
`buffer.offset` and `buffer.copy`. NAME.tokens.ttgir is the module after code partitioning, with
`nvws` tokens. Of locations, these keep only the names of allocations.

Run it with a Python that has `fbtriton==3.7.4` (pip install --no-deps fbtriton==3.7.4). The
released Triton wheel cannot read these files. They test Seawall's own reader.
"""
import linecache
import os
import sys
import tempfile
import types

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "corpus")]

os.environ["TRITON_USE_META_WS"] = "1"
os.environ.setdefault("TRITON_CACHE_DIR", os.path.join(ROOT, "target", "triton-cache"))

import dumps  # noqa: E402
from triton._C.libtriton import ir  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402
from triton.compiler.compiler import make_backend  # noqa: E402

SOURCES = tuple(f"corpus/kernels/fbtriton/{name}.py" for name in ("tlx", "specialized", "attention", "attention_hopper", "attention_backward"))
DUMPED = (("autows_gemm", "sm_90"), ("autows_attention_persistent", "sm_100"))
STEPS = {"planned": "doMemoryPlanner", "tokens": "doCodePartition"}


def load(path):
    """Executes a kernel file. Locations show its path relative to the repository."""
    source = open(path, encoding="utf-8").read()
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    module = types.ModuleType("corpus_tlx")
    module.__file__ = path
    sys.modules["corpus_tlx"] = module
    exec(compile(source, path, "exec"), module.__dict__)
    return module.CASES


def cached(case, target):
    """Returns the module in the state of the compiler's cache."""
    gpu = GPUTarget("cuda", int(target[3:]), 32)
    backend = make_backend(gpu)
    source = ASTSource(fn=case.fn, signature=case.signature(), constexprs=dict(case.consts), attrs=case.attrs())
    options = backend.parse_options(dict({"num_warps": 4, "num_stages": case.stages[0]}, **case.options))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    module = source.make_ir(gpu, options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
    steps, metadata = {}, {}
    backend.add_stages(steps, options, source.language)
    for name in ("ttir", "ttgir"):
        module = steps[name](module, metadata)
        module.context = context
    return module.str_nodebug()


def dumped(case, target):
    """Returns the module, and what the compiler printed to standard error."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        kept = os.dup(2)
        os.dup2(log.fileno(), 2)
        os.environ["MLIR_ENABLE_DUMP"] = "1"
        try:
            text = cached(case, target)
        finally:
            os.environ.pop("MLIR_ENABLE_DUMP")
            os.dup2(kept, 2)
            os.close(kept)
        log.seek(0)
        return text, log.read()


def write(name, text):
    with open(f"corpus/ir/fbtriton/{name}", "w", encoding="utf-8") as f:
        f.write(text)
    print(name, text.count("\n"), "lines", flush=True)


def compile_case(case, target):
    name = f"{case.name}-{target}"
    if (case.name, target) not in DUMPED:
        return write(f"{name}.ttgir", cached(case, target))
    text, log = dumped(case, target)
    write(f"{name}.ttgir", text)
    for word, step in STEPS.items():
        write(f"{name}.{word}.ttgir", dumps.module_after(log, f"WarpSpec internal IR Dump After: {step}"))


def main():
    os.makedirs("corpus/ir/fbtriton", exist_ok=True)
    failed = 0
    for case, target in ((case, target) for path in SOURCES for case in load(path) for target in case.targets):
        pid = os.fork()
        if pid == 0:
            compile_case(case, target)
            os._exit(0)
        if os.waitpid(pid, 0)[1]:
            failed += 1
            print("FAIL", case.name, target, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
