"""Compiles kernels of the corpus with a released wheel, up to its barriers, in processes of their own.

The process of a wheel imports Triton once and forks for each kernel, because a compiler may abort.
Triton 3.9 has a pass for barriers. Older releases place them at the start of their conversion to LLVM,
which has no dump. There, an op that cannot be converted makes the conversion fail after it has placed
the barriers, and MLIR then prints the module.
"""
import glob
import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
#: Has no lowering, no memory effect, and no operand of the kernel.
UNCONVERTIBLE = ("%seawall_zero = arith.constant 0 : i32",
                 "%seawall_stop = ttg.predicate_stage %seawall_zero, %seawall_zero, %seawall_zero maxStage 2 stage 1 : i32 -> i1")
#: The same for releases without `ttg.predicate_stage`.
UNCONVERTIBLE_OLD = ("%seawall_zero = arith.constant 0 : i32", "%seawall_pointer = llvm.mlir.zero : !llvm.ptr<1>",
                     "%seawall_cast = builtin.unrealized_conversion_cast %seawall_pointer : !llvm.ptr<1> to !tt.ptr<f32>",
                     "%seawall_long = arith.constant 1 : i64",
                     "%seawall_stop = tt.make_tensor_ptr %seawall_cast, [%seawall_long], [%seawall_long], [%seawall_zero] {order = array<i32: 0>} : <tensor<32xf32>>")
STOPPED = re.compile(r"failed to legalize operation '(?:ttg\.predicate_stage|tt\.make_tensor_ptr)'")
FAILED = re.compile(r"// -----// IR Dump After ConvertTriton(?:AMD)?GPUToLLVM Failed.*\n")
#: The modules of a kernel: as the compiler caches it, and around the pass that places barriers.
FILES = ("kernel.ttgir", "before.mlir", "after.mlir")


def kernels():
    """Returns source, kernel, target and number of stages of each module of the corpus."""
    with open(os.path.join(ROOT, "corpus", "index.json"), encoding="utf-8") as file:
        rows = json.load(file)
    return sorted({(row["source"], row["kernel"], row["target"], row["num_stages"]) for row in rows})


def producer(version):
    """Returns the name that `--producer` has for a release of Triton, or of Meta, such as `fb3.7.4`."""
    return "meta-3.7" if version.startswith("fb") else f"triton-{version.rsplit('.', 1)[0]}"


def compile_all(version, cases, wheels, out):
    """Compiles what the folder `out` lacks. Returns the folder of each kernel that compiles."""
    from trophies import install

    folders, wheel = {}, None
    with tempfile.TemporaryDirectory() as cache:
        for case in cases:
            source, name, target, stages = case
            folder = os.path.join(out, version, f"{os.path.basename(source)[:-3]}-{name}-{target}-s{stages}")
            folders[case] = folder
            if os.path.exists(os.path.join(folder, "result")):
                continue
            os.makedirs(folder, exist_ok=True)
            wheel = wheel or Wheel(install(version, wheels), cache)
            why = wheel.compile(case, folder)
            for path in glob.glob(os.path.join(folder, "*")):
                if os.path.basename(path) not in FILES:
                    os.remove(path)
            write(folder, "result", why or "")
    if wheel:
        wheel.close()
    return {case: folder for case, folder in folders.items() if not read(folder, "result")}


class Wheel:
    """The process of a wheel, which is in `folder`."""

    def __init__(self, folder, cache):
        environment = dict(os.environ, PYTHONPATH=folder, TRITON_CACHE_DIR=cache, TRITON_DEFAULT_FP_FUSION="1")
        environment.pop("MLIR_ENABLE_DUMP", None)
        command = [sys.executable, os.path.abspath(__file__)]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def compile(self, case, folder):
        """Writes `FILES` to `folder`. Returns why that failed, or None."""
        self.process.stdin.write(json.dumps([*case, folder]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Stop(BaseException):
    """Ends the stage of the compiler in front of the pass that places barriers."""


def serve():
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    import triton  # noqa: F401, so that a child need not import it

    for line in sys.stdin:
        *case, folder = json.loads(line)
        log = os.path.join(folder, "log")
        child = os.fork()
        if child == 0:
            with open(log, "w", encoding="utf-8") as file:
                os.dup2(file.fileno(), 2)
            try:
                compile_kernel(*case, folder)
                os._exit(0)
            except BaseException:
                traceback.print_exc()
                sys.stderr.flush()
                os._exit(1)
        status = os.waitpid(child, 0)[1]
        with open(log, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines() or [f"status {status}"]
        answers.write(json.dumps(lines[-1][:200] if status else None) + "\n")
        answers.flush()


def load(source):
    """Executes a kernel file, with locations relative to the repository."""
    import linecache
    import types

    sys.path.insert(0, os.path.join(ROOT, "corpus"))
    path = os.path.join(ROOT, source)
    text = open(path, encoding="utf-8").read()
    linecache.cache[path] = (len(text), None, text.splitlines(True), path)
    module = types.ModuleType("corpus_" + os.path.basename(path)[:-3])
    sys.modules[module.__name__] = module
    exec(compile(text, path, "exec"), module.__dict__)
    return module.CASES


def compile_kernel(source, name, target, stages, folder):
    from triton._C.libtriton import amd, ir, nvidia
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, make_backend

    case = next(case for case in load(source) if case.name == name)
    is_cuda = target.startswith("sm_")
    gpu = GPUTarget("cuda", int(target[3:]), 32) if is_cuda else GPUTarget("hip", target, 64 if target in ("gfx942", "gfx950") else 32)
    backend, language = make_backend(gpu), ASTSource
    if case.gluon:
        from triton.experimental.gluon._runtime import GluonASTSource as language
    kernel = language(fn=case.fn, signature=case.signature(), constexprs=dict(case.consts), attrs=case.attrs())
    options = backend.parse_options(dict({"num_warps": 4, "num_stages": stages}, **case.options))
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    steps, metadata = {}, {}
    accepted = len(inspect.signature(backend.add_stages).parameters)
    backend.add_stages(*(steps, options, kernel.language)[:accepted])
    arguments = [gpu, options, backend.get_codegen_implementation(options), backend.get_module_map(), context]
    state = kernel.make_ir(*arguments[-len(inspect.signature(kernel.make_ir).parameters):])
    bindings = (nvidia if is_cuda else amd).passes.ttgpuir
    for step in steps:
        if step != "llir":
            state = steps[step](state, metadata)
            state.context = context
            continue
        write(folder, "kernel.ttgir", str(state))
        has_pass = hasattr(bindings, "add_membar")
        real, given = take(bindings, "add_membar" if has_pass else "add_to_llvmir", state)
        try:
            steps[step](state, metadata)
        except Stop:
            pass
        text = str(state)
        write(folder, "before.mlir", text)
        if has_pass:
            manager = ir.pass_manager(context)
            real(manager, *given)
            run(manager, state)
            write(folder, "after.mlir", str(state))
        else:
            convert(text, real, given, context, folder)
        return


def take(bindings, name, module):
    """Replaces a pass by one that runs those before it and stops. Returns the pass and a list, which then
    has its arguments.
    """
    real, given = getattr(bindings, name), []

    def stop(manager, *arguments):
        given.extend(arguments)
        run(manager, module)
        raise Stop

    setattr(bindings, name, stop)
    return real, given


def run(manager, module):
    try:
        manager.run(module, "seawall")
    except TypeError:
        manager.run(module)


def convert(text, add, given, context, folder):
    """Writes the module with the barriers that the conversion to LLVM places."""
    from triton._C.libtriton import ir

    lines = text.splitlines()
    at = max(number for number, line in enumerate(lines) if line.lstrip().startswith("tt.return"))
    for extra in (UNCONVERTIBLE, UNCONVERTIBLE_OLD):
        path = write(folder, "stopped.mlir", "\n".join([*lines[:at], *extra, *lines[at:]]) + "\n")
        try:
            module = ir.parse_mlir_module(path, context)
            break
        except RuntimeError:
            continue
    module.context = context
    os.environ["MLIR_ENABLE_DUMP"] = "1"
    manager = ir.pass_manager(context)
    manager.enable_debug()
    add(manager, *given)
    try:
        run(manager, module)
    except RuntimeError:
        pass
    sys.stderr.flush()
    printed = open(os.path.join(folder, "log"), encoding="utf-8", errors="replace").read()
    start = FAILED.search(printed)
    if start is None or not STOPPED.search(printed):
        raise RuntimeError("the conversion to LLVM failed before it placed barriers")
    write(folder, "after.mlir", printed[start.end():])


def read(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        return file.read()


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


if __name__ == "__main__":
    serve()
