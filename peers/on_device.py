#!/usr/bin/env python3
"""Run the corpus's kernels on an NVIDIA GPU with the compiler's barriers and with the fewest.

    on_device.py pack DIR [--target sm_90] [--only SUBSTRING]
    on_device.py run DIR [--repeat 50] [--only SUBSTRING]

`pack` needs no GPU, but a Python that has the pinned wheel (peers/setup.sh) and the package of python/.
It compiles each kernel without Seawall and with `enable(place="minimal")`, and writes both binaries and
DIR/index.json. Carry DIR to a machine with that GPU. `run` needs only Python and the driver there.

`run` starts both binaries of a kernel on equal inputs, with one CTA, and compares all memory that they
wrote with the first run of the compiler's binary. It then times both in turn on a full GPU. All integers
and the sizes of described tensors are 256, and integer tensors hold zeros. Kernels with clusters, atomics
or im2col descriptors are left out, each with its reason.

Exit status 1: results of the two binaries differ, or a kernel fails. Where runs of the compiler's binary
differ from each other, the line says so.
3: there is no GPU of that target.
"""
import argparse
import array
import ctypes
import functools
import json
import os
import random
import re
import signal
import statistics
import struct
import sys
import tempfile

SIZE = 256  # The value of each integer argument: divisible by 16, and at least each block's size.
BYTES = 256 << 20  # The memory of each pointer, in bytes.
BLOCKS_PER_SM = 4
SECONDS = 60  # The longest time of a kernel with all its runs. A kernel that hangs is ended then.
INTEGERS = {"i1": "b", "i8": "b", "u8": "B", "i16": "h", "u16": "H", "i32": "i", "u32": "I", "i64": "q", "u64": "Q"}
ATOMICS = re.compile(r"\b(?:atom|red)\.(?!shared)|\bcp\.reduce\.async")
TENSOR_MAP, L2_128B = 128, 2  # The size of a CUtensorMap in bytes, and CU_TENSOR_MAP_L2_PROMOTION_L2_128B.
HOST_ELEMENT = {8: 10, 9: 8, 10: 9}  # Element types of tensor maps that PTX and cuda.h number differently.
MAX_DYNAMIC_SHARED, SM_COUNT, MAJOR, MINOR, MAX_SHARED = 8, 16, 75, 76, 97  # Attributes in the numbers of cuda.h.


def reason_against(kernel, kinds):
    """Returns why a kernel cannot run here, or None."""
    if any(kind.startswith("tensordesc_im2col") for kind in kinds):
        return "im2col descriptor"
    if any(kind.startswith("tensordesc") for kind in kinds) and not kernel.metadata.tensordesc_meta:
        return "descriptor without tensor map"
    if any(len(meta["block_size"]) > 3 for meta in getattr(kernel.metadata, "tensordesc_meta", None) or ()):
        return "descriptor of four dimensions or more"
    if getattr(kernel.metadata, "num_ctas", 1) > 1:
        return "cluster"
    if ATOMICS.search(kernel.asm["ptx"]):
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
    descriptors = [dict(meta) for meta in getattr(alone.metadata, "tensordesc_meta", None) or ()]
    return {"kinds": kinds, "descriptors": descriptors, "launches": launches, "membar": alone.asm["cubin"], "minimal": placed.asm["cubin"]}


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
        self.host = None  # Pinned memory for results.

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
        size = len(pattern)
        self.call("cuMemcpyHtoD_v2", ctypes.c_uint64(pointer), pattern, ctypes.c_size_t(size))
        while size < BYTES:
            self.call("cuMemcpyDtoD_v2", ctypes.c_uint64(pointer + size), ctypes.c_uint64(pointer), ctypes.c_size_t(size))
            size *= 2

    def read(self, pointer):
        if self.host is None:
            self.host = ctypes.c_void_p()
            self.call("cuMemAllocHost_v2", ctypes.byref(self.host), ctypes.c_size_t(BYTES))
        self.call("cuMemcpyDtoH_v2", self.host, ctypes.c_uint64(pointer), ctypes.c_size_t(BYTES))
        return ctypes.string_at(self.host, BYTES)

    def tensor_map(self, pointer, meta):
        """Returns the tensor map of a row-major tensor of `SIZE` elements in each dimension."""
        rank, size = len(meta["block_size"]), meta["elem_size"]
        # The driver counts dimensions from the innermost.
        shape = (ctypes.c_uint64 * rank)(*[SIZE] * rank)
        shape[0] *= 2 if meta.get("fp4_padded") else 1
        strides = (ctypes.c_uint64 * rank)(*(size * SIZE**(i + 1) for i in range(rank)))
        block = (ctypes.c_uint32 * rank)(*reversed(meta["block_size"]))
        steps = (ctypes.c_uint32 * rank)(*[1] * rank)
        room = ctypes.create_string_buffer(TENSOR_MAP + 64)
        start = -ctypes.addressof(room) % 64
        tensor_map = (ctypes.c_char * TENSOR_MAP).from_buffer(room, start)
        element = HOST_ELEMENT.get(meta["elem_type"], meta["elem_type"])
        numbers = [ctypes.c_int(number) for number in (0, meta["swizzle"], L2_128B, 0)]
        self.call("cuTensorMapEncodeTiled", ctypes.byref(tensor_map), ctypes.c_int(element), ctypes.c_uint(rank),
                  ctypes.c_uint64(pointer), shape, strides, block, steps, *numbers)
        return tensor_map

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


@functools.lru_cache(maxsize=None)
def pattern_of(element, seed):
    """Returns 1 MiB of the elements of a pointer: small numbers, and zeros for integers."""
    source = random.Random(seed)
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


def values_of(driver, row, scratch, grid):
    """Returns the arguments of a launch, and the pointers among them with their inputs."""
    values, inputs = [], []
    descriptors = iter(row["descriptors"])
    for kind in row["kinds"]:
        if kind.startswith("tensordesc"):
            meta = next(descriptors)
            pointer = driver.allocate(BYTES)
            inputs.append((pointer, pattern_of(re.match(r"tensordesc<(\w+)", kind)[1], len(inputs))))
            rank = len(meta["block_size"])
            values.append(driver.tensor_map(pointer, meta))
            values += [ctypes.c_int32(SIZE) for _ in range(rank)]
            values += [ctypes.c_int64(SIZE**(rank - 1 - i)) for i in range(rank)]
        elif kind.startswith("*"):
            pointer = driver.allocate(BYTES)
            inputs.append((pointer, pattern_of(kind[1:], len(inputs))))
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
    if max(launch["shared"] for launch in row["launches"]) > driver.attribute(MAX_SHARED):
        return {"skipped": "more shared memory than this GPU has"}
    grid = driver.attribute(SM_COUNT) * BLOCKS_PER_SM
    scratch = max(launch["scratch"] for launch in row["launches"])
    values, inputs = values_of(driver, row, scratch, grid)
    binaries = [(driver.function(os.path.join(folder, f"{row['kernel']}.{key}.cubin"), launch), launch)
                for key, launch in zip(("membar", "minimal"), row["launches"])]

    def results(binary):
        for pointer, pattern in inputs:
            driver.fill(pointer, pattern)
        driver.start(*binary, 1, values)
        driver.call("cuCtxSynchronize")
        return [driver.read(pointer) for pointer, _ in inputs]

    expected = results(binaries[0])
    differ = [sum(results(binary) != expected for _ in range(3)) for binary in binaries]
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
        signal.alarm(SECONDS)
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
    return json.loads(data) if data else {"failed": f"ended by a signal, or after {SECONDS} s"}


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
        if "skipped" in answer:
            print(f"{row['kernel']}: skipped, {answer['skipped']}", flush=True)
            continue
        ratio = answer["minimal_ms"] / answer["membar_ms"]
        ratios.append(ratio)
        own, other = answer["differ"]
        # Runs of the compiler's binary that differ show that the results are not determined.
        wrong += other > 0 and own == 0
        result = "equal" if own + other == 0 else f"{own} runs and {other} runs of 3 DIFFER"
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
