#!/usr/bin/env python3
"""Compile our own TLX and AutoWS kernels with Meta's fork: corpus/ir/fbtriton/NAME.ttgir, as its cache would have them.

Run it with a Python that has `fbtriton==3.7.4` (pip install --no-deps fbtriton==3.7.4). The released Triton wheel
cannot read these files; they are reading material for our own reader.
"""
import linecache
import os
import sys
import types

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "corpus")]

os.environ["TRITON_USE_META_WS"] = "1"

from triton._C.libtriton import ir  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402
from triton.compiler.compiler import make_backend  # noqa: E402

SOURCE = "corpus/kernels/fbtriton/tlx.py"


def load(path):
    """Executes the kernel file under its path relative to the repository."""
    source = open(path, encoding="utf-8").read()
    linecache.cache[path] = (len(source), None, source.splitlines(True), path)
    module = types.ModuleType("corpus_tlx")
    module.__file__ = path
    sys.modules["corpus_tlx"] = module
    exec(compile(source, path, "exec"), module.__dict__)
    return module.CASES


def cached(case, target):
    """The module as the compiler's cache has it."""
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


def main():
    os.makedirs("corpus/ir/fbtriton", exist_ok=True)
    failed = 0
    for case in load(SOURCE):
        for target in case.targets:
            pid = os.fork()
            if pid == 0:
                text = cached(case, target)
                with open(f"corpus/ir/fbtriton/{case.name}-{target}.ttgir", "w", encoding="utf-8") as f:
                    f.write(text)
                print(case.name, target, text.count("\n"), "lines", flush=True)
                os._exit(0)
            if os.waitpid(pid, 0)[1]:
                failed += 1
                print("FAIL", case.name, target, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
