#!/usr/bin/env python3
"""Compile the kernels of other producers than Triton to PTX.

    producers.py cute|tilelang|cuda [--out DIR] [--only SUBSTRING]

Run it with a Python that has the producer (corpus/ptx/README.md). It needs no GPU. It writes
DIR/<producer>/<target>/<kernel>.ptx; DIR is corpus/ptx by default. The output is the same bytes every time.
"""
import argparse
import ctypes
import glob
import importlib
import os
import subprocess
import sys
import tempfile

CORPUS = os.path.dirname(os.path.abspath(__file__))
# The targets of the kernels in CuTe DSL, by file.
CUTE_TARGETS = {"ampere": "sm_80", "hopper": "sm_90a", "blackwell": "sm_100a"}


def cute(name, target, only):
    """Yields the kernels of a file of corpus/kernels/cute: target, name and PTX."""
    with tempfile.TemporaryDirectory() as scratch:
        # The compiler keeps a copy of the PTX in a folder.
        os.environ.update(CUTE_DSL_ARCH=target, CUTE_DSL_DUMP_DIR=scratch)
        import cutlass.cute as dsl

        for case in importlib.import_module(name).CASES:
            if only in case.name:
                compiled = dsl.compile(case.launch, *case.arguments, options=f"--keep-ptx --gpu-arch {target}")
                yield target, case.name, compiled.__ptx__


def of_cute(only):
    """Each file needs a process of its own, because the target is read once."""
    for name, target in CUTE_TARGETS.items():
        yield from in_child(lambda name=name, target=target: list(cute(name, target, only)))


def in_child(work):
    """Returns the result of a function that runs in a process of its own. Ends with its error if it fails."""
    import multiprocessing
    import traceback

    queue = multiprocessing.get_context("fork").Queue()

    def run():
        try:
            queue.put((work(), None))
        except Exception:
            queue.put((None, traceback.format_exc()))

    child = multiprocessing.get_context("fork").Process(target=run)
    child.start()
    result, failure = queue.get()
    child.join()
    if failure:
        sys.exit(failure)
    return result


def of_tilelang(only):
    import tilelang

    package = os.path.dirname(tilelang.__file__)
    includes = [os.path.join(package, "src"), os.path.join(package, "3rdparty", "cutlass", "include"), toolkit("include")]
    for case in importlib.import_module("kernels").CASES:
        for name in case.targets if only in case.name else ():
            target = tilelang.tvm.target.Target({"kind": "cuda", "arch": name})
            with target, tilelang.transform.PassContext(config=dict(case.options)):
                source = tilelang.lower(case.kernel, target=target, enable_device_compile=False).kernel_source
            yield name, case.name, by_nvcc(source, name, includes)


def by_nvcc(source, target, includes):
    """Returns the PTX of CUDA C++ that needs the headers of the host."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernel.cu")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        architecture = "compute_" + target.removeprefix("sm_")
        subprocess.run([toolkit("bin", "nvcc"), "-std=c++17", "-ptx", "-w", "--expt-relaxed-constexpr", "-gencode",
                        f"arch={architecture},code={architecture}", *(f"-I{include}" for include in includes), "-o",
                        path + ".ptx", path], check=True, cwd=folder)
        with open(path + ".ptx", encoding="utf-8") as file:
            return file.read()


def toolkit(*parts):
    """Returns a path in the wheels of the CUDA toolkit."""
    import nvidia

    found = [path for base in nvidia.__path__ for path in glob.glob(os.path.join(base, "cu*", *parts))]
    if not found:
        sys.exit(f"producers.py: the CUDA toolkit has no {os.path.join(*parts)}")
    return found[0]


def of_cuda(only):
    for path in sorted(glob.glob(os.path.join(CORPUS, "kernels", "cuda", "*.cu"))):
        name = os.path.basename(path).removesuffix(".cu")
        if only in name:
            with open(path, encoding="utf-8") as file:
                source = file.read()
            # The first line is `// TARGET`.
            target = source.split("\n", 1)[0].removeprefix("//").strip()
            yield target, name, by_nvrtc(source, target, os.path.dirname(path))


def by_nvrtc(source, target, include):
    """Returns the PTX of CUDA C++ without host headers."""
    ctypes.CDLL(toolkit("lib", "libnvrtc-builtins.so*"), ctypes.RTLD_GLOBAL)
    library = ctypes.CDLL(toolkit("lib", "libnvrtc.so*"))
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    library.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"kernel.cu", 0, None, None)
    options = [f"--gpu-architecture=compute_{target.removeprefix('sm_')}".encode(), b"--std=c++17", f"-I{include}".encode()]
    failed = library.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
    kind = "ProgramLog" if failed else "PTX"
    getattr(library, f"nvrtcGet{kind}Size")(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    getattr(library, f"nvrtcGet{kind}")(program, text)
    if failed:
        sys.exit(text.value.decode())
    return text.value.decode()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("producer", choices=("cute", "tilelang", "cuda"))
    parser.add_argument("--out", default=os.path.join(CORPUS, "ptx"), metavar="DIR", help="where the files are written")
    parser.add_argument("--only", default="", metavar="SUBSTRING")
    args = parser.parse_args()
    out = os.path.abspath(args.out)
    sys.path.insert(0, os.path.join(CORPUS, "kernels", args.producer))
    for target, name, text in {"cute": of_cute, "tilelang": of_tilelang, "cuda": of_cuda}[args.producer](args.only):
        path = os.path.join(out, args.producer, target, name + ".ptx")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        print(path)


if __name__ == "__main__":
    main()
