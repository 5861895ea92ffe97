#!/usr/bin/env python3
"""Run the corpus's kernels on an NVIDIA GPU with the compiler's barriers and with the fewest.

    on_device.py pack DIR [--target sm_90] [--only SUBSTRING]
    on_device.py run DIR [--repeat 50] [--only SUBSTRING]

`pack` needs no GPU, but a Python that has the pinned wheel (peers/setup.sh) and the package of python/.
It compiles each kernel without Seawall and with `enable(place="minimal")`, and writes both binaries and
DIR/index.json. Carry DIR to a machine with that GPU. `run` needs only Python and the driver there.

`run` starts both binaries of a kernel on equal inputs, one CTA at a time, and compares all memory that
they wrote with the first run of the compiler's binary. It then times both in turn on a full GPU. All
integers are 256, and integer tensors hold zeros. Kernels that need host-side descriptors, clusters or
atomics are left out, each with its reason.

Exit status 1: results differ, or a kernel with the compiler's barriers runs and the other one does not.
3: there is no GPU of that target.
"""
import argparse
import array
import ctypes
import json
import os
import random
import statistics
import struct
import sys
import tempfile

SIZE = 256  # The value of each integer argument: divisible by 16, and at least each block's size.
BYTES = 256 << 20  # The memory of each pointer, in bytes.
BLOCKS_PER_SM = 4
INTEGERS = {"i1": "b", "i8": "b", "u8": "B", "i16": "h", "u16": "H", "i32": "i", "u32": "I", "i64": "q", "u64": "Q"}
MAX_DYNAMIC_SHARED, SM_COUNT, MAJOR, MINOR = 8, 16, 75, 76  # Attributes in the numbers of cuda.h.


def reason_against(kernel, kinds):
    """Returns why a kernel cannot run here, or None."""
    if any(kind.startswith("tensordesc") for kind in kinds):
        return "host-side tensor descriptor"
    if getattr(kernel.metadata, "num_ctas", 1) > 1:
        return "cluster"
    if "atom" in kernel.asm["ptx"] or "red." in kernel.asm["ptx"]:
        return "atomics: results depend on the order"
    return None


def pack(args):
    import live
    import seawall.triton

    os.makedirs(args.folder, exist_ok=True)
    rows = []
    for path, case, target, stages, compiler in live.work(args.only, args.target):

        def compile_both():
            with tempfile.TemporaryDirectory() as cache:
                os.environ["TRITON_CACHE_DIR"] = cache
                alone = live.compile_once(case, target, stages, compiler)
                seawall.triton.enable(place="minimal", on_error="ignore")
                return describe(case, alone, live.compile_once(case, target, stages, compiler))

        row, failed = compiler.in_child(compile_both)
        name = path.removeprefix("corpus/ir/").replace("/", "-")
        row = {"kernel": name, "skipped": failed} if failed else {"kernel": name, **row}
        for key in ("membar", "minimal"):
            if key in row:
                with open(os.path.join(args.folder, f"{name}.{key}.cubin"), "wb") as file:
                    file.write(row.pop(key))
        rows.append(row)
        print(name, row.get("skipped", "packed"), flush=True)
    with open(os.path.join(args.folder, "index.json"), "w", encoding="utf-8") as file:
        json.dump({"target": args.target, "kernels": rows}, file, indent=1)
    packed = sum("skipped" not in row for row in rows)
    print(f"{packed} of {len(rows)} kernels packed")
    return 0


def describe(case, alone, placed):
    """Returns the row of a compiled kernel, with its binaries."""
    kinds = [kind for kind in case.signature().values() if kind != "constexpr"]
    against = reason_against(alone, kinds)
    if against or alone.asm["cubin"] == placed.asm["cubin"]:
        return {"skipped": against or "equal binaries"}
    launches = [
        {"function": kernel.metadata.name, "shared": kernel.metadata.shared, "threads": 32 * kernel.metadata.num_warps,
         "scratch": getattr(kernel.metadata, "global_scratch_size", 0)} for kernel in (alone, placed)
    ]
    return {"kinds": kinds, "launches": launches, "membar": alone.asm["cubin"], "minimal": placed.asm["cubin"]}


class Driver:
    """The calls of the CUDA driver that `run` needs, on the first device."""

    def __init__(self):
        try:
            self.library = ctypes.CDLL("libcuda.so.1")
        except OSError:
            raise RuntimeError("there is no CUDA driver") from None
        self.call("cuInit", ctypes.c_uint(0))
        self.device = ctypes.c_int()
        self.call("cuDeviceGet", ctypes.byref(self.device), ctypes.c_int(0))
        self.context = ctypes.c_void_p()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), self.device)
        self.call("cuCtxSetCurrent", self.context)

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self.library.cuGetErrorName(status, ctypes.byref(text))
            raise RuntimeError(f"{name}: {(text.value or b'unknown error').decode()}")

    def attribute(self, number):
        value = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(value), ctypes.c_int(number), self.device)
        return value.value

    def allocate(self, size):
        pointer = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(size))
        return pointer.value

    def fill(self, pointer, pattern):
        """Fills the memory of an argument with copies of `pattern`."""
        for offset in range(0, BYTES, len(pattern)):
            self.call("cuMemcpyHtoD_v2", ctypes.c_uint64(pointer + offset), pattern, ctypes.c_size_t(len(pattern)))

    def read(self, pointer):
        data = ctypes.create_string_buffer(BYTES)
        self.call("cuMemcpyDtoH_v2", data, ctypes.c_uint64(pointer), ctypes.c_size_t(BYTES))
        return data.raw

    def function(self, path, launch):
        """Loads a binary and returns its function."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        with open(path, "rb") as file:
            self.call("cuModuleLoadData", ctypes.byref(module), file.read())
        self.call("cuModuleGetFunction", ctypes.byref(function), module, launch["function"].encode())
        self.call("cuFuncSetAttribute", function, ctypes.c_int(MAX_DYNAMIC_SHARED), ctypes.c_int(launch["shared"]))
        return function

    def start(self, function, launch, grid, values):
        pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        sizes = [ctypes.c_uint(size) for size in (grid, 1, 1, launch["threads"], 1, 1, launch["shared"])]
        self.call("cuLaunchKernel", function, *sizes, ctypes.c_void_p(), pointers, ctypes.c_void_p())

    def milliseconds(self, work):
        events = [ctypes.c_void_p(), ctypes.c_void_p()]
        for event in events:
            self.call("cuEventCreate", ctypes.byref(event), ctypes.c_uint(0))
        self.call("cuEventRecord", events[0], ctypes.c_void_p())
        work()
        self.call("cuEventRecord", events[1], ctypes.c_void_p())
        self.call("cuEventSynchronize", events[1])
        time = ctypes.c_float()
        self.call("cuEventElapsedTime", ctypes.byref(time), *events)
        return time.value


def pattern_of(element, source):
    """Returns 1 MiB of the elements of a pointer: small numbers, and zeros for integers."""
    size = 1 << 20
    if element in INTEGERS:
        return bytes(size)
    if element in ("fp32", "f32"):
        return array.array("f", (source.uniform(-1, 1) for _ in range(size // 4))).tobytes()
    if element in ("fp64", "f64"):
        return array.array("d", (source.uniform(-1, 1) for _ in range(size // 8))).tobytes()
    if element in ("fp16", "f16"):
        return struct.pack(f"<{size // 2}e", *(source.uniform(-1, 1) for _ in range(size // 2)))
    if element in ("bf16", ):
        return b"".join(struct.pack("<f", source.uniform(-1, 1))[2:] for _ in range(size // 2))
    # 8-bit floats: exponents that no format reserves.
    return bytes(source.randrange(0x20, 0x40) | source.choice((0, 0x80)) for _ in range(size))


def values_of(driver, kinds, scratch, grid):
    """Returns the arguments of a launch, and the pointers among them with their inputs."""
    source = random.Random(1)
    values, inputs = [], []
    for kind in kinds:
        if kind.startswith("*"):
            pointer = driver.allocate(BYTES)
            inputs.append((pointer, pattern_of(kind[1:], source)))
            values.append(ctypes.c_uint64(pointer))
        elif kind in INTEGERS:
            values.append((ctypes.c_int64 if kind.endswith("64") else ctypes.c_int32)(SIZE if kind != "i1" else 1))
        else:
            values.append(ctypes.c_double(0.5) if kind in ("fp64", "f64") else ctypes.c_float(0.5))
    # The compiler adds pointers to scratch memory and to the profiler's memory.
    memory = driver.allocate(scratch * grid) if scratch else 0
    return values + [ctypes.c_uint64(memory), ctypes.c_uint64(0)], inputs


def run_kernel(folder, row, repeat):
    """Runs both binaries of a kernel. Returns what differs, and the median times in milliseconds."""
    driver = Driver()
    grid = driver.attribute(SM_COUNT) * BLOCKS_PER_SM
    scratch = max(launch["scratch"] for launch in row["launches"])
    values, inputs = values_of(driver, row["kinds"], scratch, grid)
    binaries = [(driver.function(os.path.join(folder, f"{row['kernel']}.{key}.cubin"), launch), launch)
                for key, launch in zip(("membar", "minimal"), row["launches"])]

    def results(binary):
        for pointer, pattern in inputs:
            driver.fill(pointer, pattern)
        driver.start(*binary, 1, values)
        driver.call("cuCtxSynchronize")
        return [driver.read(pointer) for pointer, _ in inputs]

    expected = results(binaries[0])
    differ = sum(results(binary) != expected for binary in binaries for _ in range(3))
    times = [[], []]
    for _ in range(repeat):
        for binary, measured in zip(binaries, times):
            measured.append(driver.milliseconds(lambda: driver.start(*binary, grid, values)))
    return {"differ": differ, "membar_ms": statistics.median(times[0]), "minimal_ms": statistics.median(times[1])}


def in_child(work):
    """Runs `work` in a child process: a failed launch makes its context unusable."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            answer = work()
        except RuntimeError as error:
            answer = {"failed": str(error)}
        os.write(writer, json.dumps(answer).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as file:
        data = file.read()
    os.waitpid(pid, 0)
    return json.loads(data) if data else {"failed": "the process ended"}


def target_here():
    driver = Driver()
    return {"target": f"sm_{driver.attribute(MAJOR)}{driver.attribute(MINOR)}"}


def run(args):
    with open(os.path.join(args.folder, "index.json"), encoding="utf-8") as file:
        index = json.load(file)
    here = in_child(target_here)
    if here.get("target") != index["target"]:
        print(f"on_device.py: the kernels are for {index['target']}; here: {here.get('target') or here['failed']}", file=sys.stderr)
        return 3
    wrong, ratios = 0, []
    rows = [row for row in index["kernels"] if args.only in row["kernel"]]
    for row in rows:
        if "skipped" in row:
            print(f"{row['kernel']}: skipped, {row['skipped']}")
            continue
        answer = in_child(lambda: run_kernel(args.folder, row, args.repeat))
        if "failed" in answer:
            print(f"{row['kernel']}: FAILED, {answer['failed']}", flush=True)
            wrong += 1
            continue
        ratio = answer["minimal_ms"] / answer["membar_ms"]
        ratios.append(ratio)
        wrong += answer["differ"] > 0
        result = f"{answer['differ']} RUNS DIFFER" if answer["differ"] else "equal"
        times = f"{answer['membar_ms']:.4f} ms -> {answer['minimal_ms']:.4f} ms"
        print(f"{row['kernel']}: {result}, {times} ({ratio:.3f})", flush=True)
    median = f", median time of `minimal`: {statistics.median(ratios):.3f} of membar's" if ratios else ""
    print(f"{len(ratios)} of {len(rows)} kernels ran, {wrong} wrong{median}")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, function in (("pack", pack), ("run", run)):
        command = commands.add_parser(name)
        command.set_defaults(function=function)
        command.add_argument("folder", metavar="DIR")
        command.add_argument("--only", default="", metavar="SUBSTRING")
        if name == "pack":
            command.add_argument("--target", default="sm_90", choices=("sm_80", "sm_90", "sm_100"))
        else:
            command.add_argument("--repeat", type=int, default=50, help="timed runs of each binary")
    args = parser.parse_args()
    return args.function(args)


if __name__ == "__main__":
    sys.exit(main())
