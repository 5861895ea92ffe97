#!/usr/bin/env python3
"""Show with Seawall the faults that released compilers and public kernels have.

    trophies.py [SEAWALL] [--only SUBSTRING] [--wheels DIR] [--write]

SEAWALL is the binary (target/release/seawall). The script installs the released wheels into DIR
(target/wheels, about 700 MB each) and compiles the kernels of peers/trophies with them. It needs no
GPU. It checks the modules as that release finishes them, and the PTX of kernels for NVIDIA GPUs. It
compares the findings with the expected ones. `--write` replaces the tables in docs/trophies.md.

Exit status 1: a fault is not found, or a repaired module has an error. 3: a wheel cannot be installed.
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KERNELS = os.path.join(ROOT, "peers", "trophies")
PAGE = os.path.join(ROOT, "docs", "trophies.md")


@dataclass(frozen=True)
class Fault:
    """A fault of released compilers, which the kernel `function` shows.

    `machine` is a pattern of the instruction that the faulty machine code lacks, or has too few of. With
    `in_ptx_only`, the compiler makes the fault behind TTGIR.
    `unresolved` is the code of a note on faulty machine code of an AMD GPU, which repaired code does not get.
    """
    name: str
    pull_request: str
    function: str
    target: str
    types: dict
    consts: dict
    options: dict
    code: str
    faulty: tuple
    repaired: str
    machine: str = ""
    unresolved: str = ""
    in_ptx_only: bool = False


@dataclass(frozen=True)
class Mistake:
    """A mistake of public kernels: the kernel has it if its constexpr `FAULTY` is true."""
    name: str
    seen_in: str
    code: str
    wheel: str = "3.9.0"
    machine: str = field(default="", init=False)
    unresolved: str = field(default="", init=False)


FAULTS = [
    Fault("ping-pong schedule", "triton#11696", "ping_pong", "gfx942", {"a": "*fp32", "b": "*fp32", "c": "*fp32"},
          {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64}, {"num_warps": 8, "num_stages": 2, "kpack": 1}, "SW102",
          ("3.5.1", "3.7.1", "3.8.0"), "3.9.0", unresolved="amdgcn::barrier"),
    Fault("one-slot prefetch", "triton#8139", "loaded_index", "sm_80", {"order": "*i32", "x": "*fp32", "y": "*fp32", "flag": "*i32"},
          {"BLOCK": 1024}, {"num_warps": 4, "num_stages": 2}, "SW202", ("3.4.0", "3.5.1"), "3.6.0"),
    Fault("missing proxy fence", "triton#9610", "shared_operand", "sm_90", {"a": "*fp16", "b": "*fp16", "c": "*fp32", "d": "*fp32"},
          {"BLOCK": 64}, {"num_warps": 4, "num_stages": 2}, "SW105", ("3.5.1", "3.6.0"), "3.7.1", r"fence\.proxy\.async"),
    Fault("early proxy fence", "", "chained_dots", "sm_100", {"a": "*fp16", "b": "*fp16", "d": "*fp16", "c": "*fp32"},
          {"BLOCK": 64, "BLOCK_K": 32}, {"num_warps": 4, "num_stages": 2}, "SW105", ("3.7.1", "3.8.0"), "3.9.0", r"fence\.proxy\.async"),
    Fault("reused mbarrier", "", "loaded_tiles", "sm_90", {"a": "*fp16", "b": "*fp16", "c": "*fp32"},
          {"BLOCK": 128, "BLOCK_K": 64}, {"num_warps": 4, "num_stages": 1}, "SW105", ("3.7.1", "3.8.0"), "3.9.0", r"fence\.proxy\.async"),
    Fault("early signal of a leader warp", "triton#10035", "ring_of_expectations", "sm_90", {}, {}, {"num_warps": 4}, "SW301",
          ("3.6.0", "3.7.1"), "3.8.0", in_ptx_only=True),
    Fault("persistent loop", "", "persistent", "gfx950", {"a": "*fp16", "b": "*fp16", "c": "*fp32"},
          {"BLOCK": 128, "BLOCK_K": 64, "PROGRAMS": 108}, {"num_warps": 4, "num_stages": 3}, "SW102", ("3.8.0",), "3.9.0"),
]
MISTAKES = [
    Mistake("released_before_use", "Gluon tutorial `08-warp-specialization.py`, epilogue", "SW301"),
    Mistake("loaded_too_early", "Gluon tutorial `13-conv-im2col.py`, main loop", "SW201"),
]


def gpu(target):
    from triton.backends.compiler import GPUTarget

    if target.startswith("sm_"):
        return GPUTarget("cuda", int(target[3:]), 32)
    return GPUTarget("hip", target, 64 if target in ("gfx942", "gfx950") else 32)


def compile_fault(fault):
    """Compiles the kernel of a fault with the wheel of this process."""
    import kernels
    import triton
    from triton.compiler import ASTSource

    if not hasattr(kernels, fault.function):
        return compile_gluon(fault)
    function = getattr(kernels, fault.function)
    names = function.arg_names
    kinds = {name: "constexpr" if name in fault.consts else fault.types.get(name, "i32") for name in names}
    aligned = [name for name in names if kinds[name].startswith("*") or name.startswith("stride")]
    attributes = {(names.index(name), ): [["tt.divisibility", 16]] for name in aligned}
    source = ASTSource(fn=function, signature=kinds, constexprs=fault.consts, attrs=attributes)
    return triton.compile(source, target=gpu(fault.target), options=fault.options)


def compile_gluon(fault):
    import gluon_kernels
    import triton
    from triton.experimental.gluon._runtime import GluonASTSource

    function = getattr(gluon_kernels, fault.function)
    source = GluonASTSource(fn=function, signature={name: "i32" for name in function.arg_names}, constexprs={})
    return triton.compile(source, target=gpu(fault.target), options=fault.options)


def compile_mistake(mistake, faulty):
    """Compiles the kernel of a mistake, with the mistake or without it."""
    import gluon_kernels
    import triton
    from triton.experimental.gluon._runtime import GluonASTSource

    function = getattr(gluon_kernels, mistake.name)
    consts = dict(gluon_kernels.CONSTS, FAULTY=faulty)
    kinds = {name: gluon_kernels.SHAPES.get(name, "constexpr" if name in consts else "i32") for name in function.arg_names}
    source = GluonASTSource(fn=function, signature=kinds, constexprs=consts, attrs={})
    return triton.compile(source, target=gpu("sm_100"), options={"num_warps": 4})


def work(name, faulty, path):
    """Compiles in the process of a wheel. Writes the module to `path`, and prints the count of the instruction."""
    sys.path.insert(0, KERNELS)
    case = next(case for case in FAULTS + MISTAKES if case.name == name)
    kernel = compile_fault(case) if isinstance(case, Fault) else compile_mistake(case, faulty)
    with open(path, "w", encoding="utf-8") as file:
        file.write(kernel.asm["ttgir"])
    for kind in ("amdgcn",) if case.unresolved else ("ptx",):
        if kind in kernel.asm:
            with open(path.replace(".ttgir", f".{kind}"), "w", encoding="utf-8") as file:
                file.write(kernel.asm[kind])
    print(len(re.findall(case.machine, kernel.asm.get("ptx", ""))) if case.machine else "")


def install(version, wheels):
    """Returns the folder of a wheel, which it installs if necessary. `fb3.7.4` is a wheel of Meta's fork."""
    name, number = ("fbtriton", version[2:]) if version.startswith("fb") else ("triton", version)
    folder = os.path.join(wheels, f"{name}-{number}")
    if not glob.glob(os.path.join(folder, f"{name}-{number}*.dist-info")):
        print(f"installing {name} {number}", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        if subprocess.run([*pip, "--target", folder, f"{name}=={number}"], check=False).returncode:
            print(f"trophies.py: {name} {number} cannot be installed here", file=sys.stderr)
            sys.exit(3)
    return folder


def notes(path, args):
    """Returns the codes of the notes on machine code, which has no finding."""
    checked = subprocess.run([args.seawall, "check", "--format", "json", path], capture_output=True, text=True, check=False)
    result = json.loads(checked.stdout)
    if result["findings"]:
        sys.exit(f"{path}: the machine code has findings")
    return [note["code"] for verdict in result["verdicts"] for note in verdict["notes"]]


def errors_of(command):
    """Returns the codes of the errors that a check prints."""
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    return [finding["code"] for finding in json.loads(checked.stdout)["findings"] if finding["severity"] == "error"]


def codes(case, version, faulty, args):
    """Returns the codes of the errors in a compiled kernel, those in its PTX (`None` if it has none), the count of
    the instruction, and whether its machine code gets the note."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernel.ttgir")
        environment = dict(os.environ, PYTHONPATH=install(version, args.wheels), TRITON_CACHE_DIR=folder)
        command = [sys.executable, os.path.abspath(__file__), "--work", case.name, str(int(faulty)), path]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{case.name} does not compile with triton {version}: {done.stderr.splitlines()[-1]}")
        producer = f"triton-{version.rsplit('.', 1)[0]}"
        check = [args.seawall, "check", "--all", "--format", "json", "--producer", producer, path]
        errors, ptx = errors_of(check), path.replace(".ttgir", ".ptx")
        of_ptx = errors_of([args.seawall, "check", "--all", "--format", "json", ptx]) if os.path.exists(ptx) else None
        is_noted = bool(case.unresolved) and case.unresolved in notes(path.replace(".ttgir", ".amdgcn"), args)
    return errors, of_ptx, done.stdout.strip(), is_noted


def verdict(found):
    return f"{len(found)} × {found[0]}" if found else "clean"


def cell(found, of_ptx, count):
    text = verdict(found) if of_ptx is None else f"{verdict(found)}, PTX {verdict(of_ptx)}"
    return f"{text}, {count} fence{'' if count == '1' else 's'}" if count else text


def run_fault(fault, args):
    """Returns the row of the table and whether the findings are as expected."""
    cells, good = [], True
    for version in (*fault.faulty, fault.repaired):
        found, of_ptx, count, is_noted = codes(fault, version, True, args)
        is_faulty = version != fault.repaired
        good &= fault.code in found if is_faulty and not fault.in_ptx_only else not found
        good &= of_ptx is None or (fault.code in of_ptx if is_faulty else not of_ptx)
        good &= is_noted == (is_faulty and bool(fault.unresolved))
        note = f", `{fault.unresolved}`" if is_noted else ""
        cells.append(f"{version}: {cell(found, of_ptx, count)}{note}")
        print(fault.name, cells[-1], flush=True)
    seen = f" ({fault.pull_request})" if fault.pull_request else ""
    return f"| {fault.name}{seen} | `{fault.function}`, {fault.target} | {'<br>'.join(cells[:-1])} | {cells[-1]} |", good


def run_mistake(mistake, args):
    found = codes(mistake, mistake.wheel, True, args)[0]
    repaired = codes(mistake, mistake.wheel, False, args)[0]
    print(mistake.name, verdict(found), "repaired:", verdict(repaired), flush=True)
    good = mistake.code in found and not repaired
    return f"| `{mistake.name}` | {mistake.seen_in} | {verdict(found)} | {verdict(repaired)} |", good


def write(table, rows):
    """Replaces the rows of a table of the page."""
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    start, end = f"<!-- {table} -->\n", f"<!-- end of {table} -->"
    before, rest = text.split(start)
    old, after = rest.split(end)
    head = "\n".join(old.splitlines()[:2])
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(f"{before}{start}{head}\n" + "\n".join(rows) + f"\n{end}{after}")


def main():
    if sys.argv[1:2] == ["--work"]:
        return work(sys.argv[2], sys.argv[3] == "1", sys.argv[4])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default=os.path.join(ROOT, "target", "release", "seawall"))
    parser.add_argument("--only", default="", metavar="SUBSTRING", help="the faults and mistakes with this in their name")
    parser.add_argument("--wheels", default=os.path.join(ROOT, "target", "wheels"), metavar="DIR", help="where the wheels are installed")
    parser.add_argument("--write", action="store_true", help="replace the tables in docs/trophies.md")
    args = parser.parse_args()
    faults = [run_fault(fault, args) for fault in FAULTS if args.only in fault.name]
    mistakes = [run_mistake(mistake, args) for mistake in MISTAKES if args.only in mistake.name]
    if args.write and not args.only:
        write("faults", [row for row, _ in faults])
        write("mistakes", [row for row, _ in mistakes])
    wrong = sum(not good for _, good in faults + mistakes)
    print(f"{len(faults)} faults of compilers, {len(mistakes)} mistakes of kernels, {wrong} not as expected")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
