#!/usr/bin/env python3
"""What the wheel makes of a module from the `.ttgir` of the cache on, told in lines of that file.

    ttgir.py [FILE...] [--out corpus/ttgir-answers.jsonl] [--check] [--jobs N]

Without files: every `corpus/ir/*/*.cached.ttgir` that has a `.before.mlir`, and every module of `corpus/hand`. One
compact JSON row a file, sorted by file; corpus/README.md explains the fields. With `--check` the answered barriers are
put into the cached text where the rows say, the wheel's other passes run on that, and the result has to be the text
that membar gives.

An op that is read from text without `loc(...)` has its line there as location, and the passes keep it. Locations that
the file carries are blanked first, and so are the results of an earlier allocation; lines stay where they are.

The position of a barrier is the line of the file before which it would be written. It is read off the neighbour that
is still the op of the file at its location (same line, same name): the op that follows, else the op before, else what
lies outermost between the nearest such ops of the block. Branches, compares and additions that stand for structured
control flow have its location but another name, so they never decide.
"""
import argparse
import collections
import glob
import json
import multiprocessing
import os
import re
import signal
import sys
import tempfile

import wheel

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
INSERTED = re.compile(r"^(?:ttg\.barrier\b|ttng\.cluster_barrier\b|ttng\.fence_mbarrier_init_release_cluster\b|ttng\.fence_async_shared\b)")
ALLOCATED = r"(?:allocation\.(?:offset|size)|tensor_memory_(?:col|row)_offset|ttg\.shared|ttg\.tensor_memory_size) = (?:\[[^\]]*\]|\d+)(?: : i\d+)?"
NAME = re.compile(r'^(?:%\S+(?:, %\S+)* = )?"?([A-Za-z_][\w.]*)')
ENTRY = re.compile(r"(allocation\.offset|allocation\.size|tensor_memory_col_offset|tensor_memory_row_offset|ttg\.shared|ttg\.tensor_memory_size) = (\[[^\]]*\]|\d+)")
ALIAS = re.compile(r"^(#loc\d*) = loc\((.*)\)$")
PLACE = re.compile(r'"[^"]*":(\d+):\d+$')


# What AMD's back end calls waits whose counts it has updated, and their names in the file.
RENAMED = {"amdg.async_wait": "ttg.async_wait", "amdg.async_tdm_intrinsic_wait": "amdg.async_tdm_wait"}
# Ops that matter to shared memory, should the passes drop one.
KEPT = re.compile(r"(?:tt|ttg|ttng|amdg)\.(?!make_range|splat|addptr|expand_dims|broadcast)")
# Control flow that is gone right before membar.
STRUCTURED = re.compile(r"^ *(?:%\S+ = )?scf\.", re.M)


class Unplaced(Exception):
    """A barrier whose neighbours do not tell where it stands in the file."""


# ---- text ------------------------------------------------------------------------------------------------------------


def without_locations(text):
    """`text` with its locations blanked; lines keep their numbers."""
    lines = []
    for line in text.split("\n"):
        if line.startswith("#loc"):
            line = ""
        while " loc(" in line:
            start = line.index(" loc(")
            end, depth = start + 5, 1
            while depth:
                depth += {"(": 1, ")": -1}.get(line[end], 0)
                end += 1
            line = line[:start] + line[end:]
        lines.append(line)
    return "\n".join(lines)


def without_allocation(text):
    """`text` without what allocation passes wrote into it."""
    text = re.sub(rf"(?: attributes)? \{{{ALLOCATED}(?:, {ALLOCATED})*\}}", "", text)
    text = re.sub(rf", {ALLOCATED}", "", text)
    return re.sub(rf"{ALLOCATED}, ", "", text)


def indent(line):
    return len(line) - len(line.lstrip())


Op = collections.namedtuple("Op", "first last depth name head tail line")


def last_of(lines, first):
    """The last line of the op that starts at `first`: the first closing one of its depth that opens nothing."""
    line = lines[first]
    nested = line.rstrip().endswith("{") or " ttg.warp_specialize(" in line
    if not nested:
        return first
    depth = indent(line)
    for at in range(first + 1, len(lines)):
        text = lines[at]
        if text.strip() and indent(text) == depth and text.lstrip().startswith("}") and not text.rstrip().endswith("{"):
            if " ttg.warp_specialize(" not in line or " : (" in text:
                return at
    raise Unplaced(f"no end of line {first + 1}")


def bare(line):
    """A printed line without its trailing location, and that location."""
    m = re.match(r"^(.*?) loc\((#loc\d*|[^()]*|\".*\")\)$", line)
    return (m[1], m[2]) if m else (line, None)


def printed_ops(text):
    """The ops of a print with locations, in order; `line` is the line of the file that the op comes from."""
    lines = text.split("\n")
    aliases = {m[1]: m[2] for m in map(ALIAS.match, lines) if m}

    def place(location):
        seen = 0
        while location in aliases and seen < 4:
            location, seen = aliases[location], seen + 1
        m = PLACE.search(location or "")
        return int(m[1]) if m else None

    clean = [re.sub(r' loc\((?:"[^"]*":\d+:\d+|#loc\d*|unknown)\)(?=[,)])', "", line) for line in lines]
    parts = [bare(line) for line in clean]
    heads = [re.sub(r" +// .*$", "", head) for head, _ in parts]
    ops = []
    for first, head in enumerate(heads):
        text = head.strip()
        m = NAME.match(text)
        if not m or (("." not in m[1]) and m[1] != "module"):
            continue
        last = last_of(heads, first)
        ops.append(Op(first, last, indent(head), m[1], text, heads[last].strip(), place(parts[last][1])))
    return ops


class Source:
    """The lines of the file, and which op each is."""

    def __init__(self, text):
        self.lines = text.split("\n")

    def name(self, number):
        """The name of the op that starts on a line (from 1)."""
        m = NAME.match(self.lines[number - 1].strip())
        return m[1] if m else None

    def is_one(self, op):
        """Whether a printed op is the op of the file at its location."""
        name = op.line and self.name(op.line)
        return name is not None and name == RENAMED.get(op.name, op.name) or name == op.name

    def after(self, op):
        """The line after a printed op that is the file's."""
        return last_of(self.lines, op.line - 1) + 2

    def outermost(self, first, last):
        """Of the lines `first..=last`, the first of least depth that starts an op or closes a region."""
        found = [n for n in range(first, last + 1) if self.lines[n - 1].strip()]
        return min(found, key=lambda n: (indent(self.lines[n - 1]), n))


# ---- one file --------------------------------------------------------------------------------------------------------


def prepared(path, folder):
    """The file as the answers see it: its text, and where that is written."""
    with open(path, encoding="utf-8") as f:
        text = f.read()
    if "loc(" in text:
        text = without_locations(text)
    if path.endswith(".mlir"):
        text = without_allocation(text)
    return text, write(folder, "cached.mlir", text)


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return path


def add_flat(pm, backend, arch):
    """The passes between the cached TTGIR and membar that change no op, for modules that have branches already."""
    if backend == "cuda":
        wheel.passes.ttgpuir.add_allocate_warp_groups(pm, False)
        wheel.nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, wheel.ptx_version(arch))
        wheel.nvidia.passes.ttnvgpuir.add_allocate_tensor_memory(pm)
        wheel.nvidia.passes.ttnvgpuir.add_proxy_fence_insertion(pm, arch)
        wheel.nvidia.passes.ttnvgpuir.add_tmem_barrier_insertion(pm)
    else:
        wheel.amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)


def is_flat(path, text):
    """Whether a module is one of those written by hand in the state right before membar."""
    return path.endswith(".mlir") and not STRUCTURED.search(text)


def lowered(path, text, flat):
    """The module right before membar, the function that adds membar, and the back end."""
    backend, arch = wheel.target_of(text)
    module = wheel.parse(path, wheel.new_context())
    add = add_flat if flat else wheel.add_before_membar
    wheel.run(module, lambda pm: add(pm, backend, arch), "before_membar")
    return module, lambda pm: wheel.add_membar(pm, backend, arch), backend


def position(source, block, at):
    """Where the inserted op `block[at]` stands: the line of the file that follows it, as a list of one.

    A line and `header` says that it stands between the compare and the branch of the loop at that line, where the
    structured text has no room.
    """
    after = block[at + 1:]
    while after and after[0].inserted:
        after = after[1:]
    before = block[:at][::-1]
    while before and before[0].inserted:
        before = before[1:]
    if after and source.is_one(after[0].op):
        return [after[0].op.line]
    if before and source.is_one(before[0].op):
        return [source.after(before[0].op)]
    later = next((x.op for x in after if source.is_one(x.op)), None)
    earlier = next((x.op for x in before if source.is_one(x.op)), None)
    if later is not None and earlier is not None:
        return [source.outermost(source.after(earlier), later.line)]
    branch = after[0].op if after else None
    if branch and branch.name == "cf.cond_br" and branch.line and source.name(branch.line) == "scf.for":
        return [branch.line, "header"]
    raise Unplaced(f"{block[at].op.head} at {block[at].op.line}: no neighbour of the file")


class Row:
    """An op of a block, and which pass inserted it (`None`: none did)."""

    def __init__(self, op, inserted):
        self.op, self.inserted = op, inserted


def blocks(text, ops):
    """The ops by block, in order; a block is a run of one depth that no label and no shallower line breaks."""
    lines = text.split("\n")
    at = {op.first: op for op in ops}
    found, open_blocks = [], {}
    for number, line in enumerate(lines):
        depth = indent(line)
        if not line.strip() or line.startswith("#"):
            continue
        for deeper in [d for d in open_blocks if d > depth]:
            del open_blocks[deeper]
        if number in at:
            if depth not in open_blocks:
                open_blocks[depth] = []
                found.append(open_blocks[depth])
            open_blocks[depth].append(at[number])
    return found


def who(op, own, before, backend):
    """The pass that inserted a barrier or fence."""
    if own or not INSERTED.match(op.head):
        return None
    if not before:
        return "membar"
    if op.head.startswith("ttng.fence_async_shared"):
        return "proxy_fence"
    return "tmem" if backend == "cuda" else "warp_pipeline"


def answer(path, folder):
    """The row of one file."""
    text, clean = prepared(path, folder)
    source = Source(text)
    module, membar, backend = lowered(clean, text, is_flat(path, text))
    before = module.str_nodebug()
    wheel.run(module, membar, "membar")
    plain, located = module.str_nodebug(), str(module)
    from membar import inserted_lines
    added = {line for line, _ in inserted_lines(before, plain)[0]}
    is_added = [op.first in added for op in printed_ops(plain)]
    ops = printed_ops(located)
    if len(ops) != len(is_added):
        raise Unplaced("the print with locations has other ops")
    by_membar = {op.first: new for op, new in zip(ops, is_added)}
    row = {"file": path, **collect(source, ops)}
    there = {op.line for op in ops if source.is_one(op)}
    row["dropped"] = [n for n in range(1, len(source.lines) + 1) if n not in there and KEPT.match(source.name(n) or "")]
    row["inserted"] = inserted(source, located, ops, by_membar, backend)
    return row


def entries(op):
    """What the allocation passes noted on an op."""
    return {key: json.loads(re.sub(r" : i\d+", "", value)) for key, value in ENTRY.findall(op.head + "\n" + op.tail * (op.last > op.first))}


def collect(source, ops):
    """Sizes of the module, and offsets by line."""
    sizes = entries(next(op for op in ops if op.name == "module"))
    row = {"shared": sizes.get("ttg.shared", 0), "tensor_memory_size": sizes.get("ttg.tensor_memory_size", 0),
           "shared_offsets": [], "tensor_offsets": [], "warp_group_local": []}
    for op in ops:
        noted = entries(op) if op.name != "module" else {}
        if noted and not source.is_one(op):
            raise Unplaced(f"an offset on {op.head}, which is no op of the file")
        if "allocation.offset" in noted:
            size = [noted["allocation.size"]] if "allocation.size" in noted else []
            row["shared_offsets"].append([op.line, op.name, noted["allocation.offset"], *size])
        if "tensor_memory_col_offset" in noted:
            row["tensor_offsets"].append([op.line, op.name, noted["tensor_memory_col_offset"], noted["tensor_memory_row_offset"]])
        if "warpGroupLocal" in op.head and "warpGroupLocal" not in source.lines[op.line - 1]:
            row["warp_group_local"].append(op.line)
    for key in ("shared_offsets", "tensor_offsets"):
        row[key].sort(key=lambda entry: entry[0])
    row["warp_group_local"].sort()
    return row


def inserted(source, text, ops, by_membar, backend):
    """What the passes inserted: `[line, text, pass]`, where `header` may follow, in the order in which they stand."""
    found = []
    for block in blocks(text, ops):
        rows = [Row(op, who(op, source.is_one(op) and not by_membar[op.first], not by_membar[op.first], backend)) for op in block]
        for at, row in enumerate(rows):
            if row.inserted:
                line, *header = position(source, rows, at)
                found.append([line, row.op.head, row.inserted, *header])
    return sorted(found, key=lambda entry: entry[0])


# ---- checking --------------------------------------------------------------------------------------------------------


def check(path, row, folder):
    """What differs when the answered barriers are in the file already; `None` when nothing does.

    Raises `Unplaced` when the file cannot have them.
    """
    text, clean = prepared(path, folder)
    module, membar, _ = lowered(clean, text, is_flat(path, text))
    wheel.run(module, membar, "membar")
    wanted = module.str_nodebug()
    lines = text.split("\n")
    new = collections.defaultdict(list)
    for line, head, name, *header in row["inserted"]:
        if header:
            raise Unplaced(f"line {line}: `{head}` stands in the header of the loop")
        # The pipelining pass writes its own again.
        if name != "warp_pipeline":
            new[line].append(head)
    out = []
    for number, line in enumerate(lines, 1):
        pad = indent(line) + (2 if line.lstrip().startswith("}") else 0)
        out += [" " * pad + head for head in new.get(number, [])]
        out.append(line)
    given_path = write(folder, "barriers.mlir", "\n".join(out))
    try:
        module, _, _ = lowered(given_path, text, is_flat(path, text))
    except RuntimeError as error:
        if any(entry[2] == "warp_pipeline" for entry in row["inserted"]):
            raise Unplaced("the pipelining pass refuses barriers between the stages") from error
        raise
    given = normal(module.str_nodebug())
    if not path.endswith(".mlir"):
        with open(path.replace(".cached.ttgir", ".after.mlir"), encoding="utf-8") as f:
            committed = f.read()
        if unnamed(committed) != unnamed(wanted):
            return "the wheel's answer is not the committed .after.mlir"
    for number, (a, b) in enumerate(zip(normal(wanted), given)):
        if a != b:
            return f"line {number + 1}: membar gives `{a[:120]}`, the answers `{b[:120]}`"
    return None if len(given) == len(normal(wanted)) else "one text is longer"


NOTES = r"(?:ttg\.amdg\.syncedViaAsyncWait = (?:true|false)|warpGroupLocal)"


def normal(text):
    """The lines of a module, without what membar notes besides barriers."""
    text = re.sub(rf", {NOTES}|{NOTES}, | \{{{NOTES}\}}", "", text)
    return [line.strip() for line in text.split("\n") if line.strip() and not line.strip().startswith("//")]


def unnamed(text):
    """The lines of a module without locations and values' names: a value at a named location is called by that name."""
    text = without_locations(text) if "loc(" in text else text
    return [re.sub(r"%[\w$.-]+(?:[:#]\d+)?", "%", line) for line in normal(text)]


# ---- driving ---------------------------------------------------------------------------------------------------------


def work(path, checking):
    """The row of a file (with `error` if there is none), what is wrong with it, and why it could not be checked."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            row = answer(path, folder)
        except (RuntimeError, wheel.NoTarget, Unplaced) as error:
            said = f"{type(error).__name__}: {error}".replace(folder, "")
            return {"file": path, "error": said}, said, None
        try:
            return row, check(path, row, folder) if checking else None, None
        except RuntimeError as error:
            return row, f"with the answered barriers in the file: {error}", None
        except Unplaced as why:
            return row, None, str(why)


def in_child(arguments):
    """`work` in a process of its own, because a pass may abort."""
    path, checking = arguments
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            said = json.dumps(work(path, checking))
        except Exception as error:
            said = json.dumps([{"file": path, "error": str(error)}, f"{type(error).__name__}: {error}", None])
        with os.fdopen(writer, "w") as f:
            f.write(said)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as f:
        said = f.read()
    status = os.waitpid(pid, 0)[1]
    if said:
        return json.loads(said)
    why = f"aborted with signal {signal.Signals(status & 127).name}"
    return [{"file": path, "error": why}, why, None]


def inputs():
    kernels = [p for p in glob.glob("corpus/ir/*/*.cached.ttgir") if os.path.exists(p.replace(".cached.ttgir", ".before.mlir"))]
    return sorted(kernels + [p for p in glob.glob("corpus/hand/*.mlir") if not p.endswith(".after.mlir")])


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("files", nargs="*")
    ap.add_argument("--out", help="where the rows go instead of standard output")
    ap.add_argument("--check", action="store_true")
    ap.add_argument("--jobs", type=int, default=2)
    a = ap.parse_args()
    if not a.files:
        os.chdir(ROOT)
    rows, wrong, unchecked = {}, 0, 0
    with multiprocessing.Pool(a.jobs) as pool:
        for row, why, not_checked in pool.imap(in_child, [(path, a.check) for path in a.files or inputs()]):
            rows[row["file"]] = json.dumps({k: v for k, v in row.items() if v != []}, separators=(",", ":"))
            wrong += why is not None
            unchecked += not_checked is not None
            if why or not_checked:
                print(f"{row['file']}: {why or 'not checked: ' + not_checked}", file=sys.stderr)
    text = "".join(rows[file] + "\n" for file in sorted(rows))
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            f.write(text)
    else:
        print(text, end="")
    print(f"{len(rows)} files, {wrong} wrong" + (f", {unchecked} that cannot be checked" if a.check else ""), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
