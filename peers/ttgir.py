#!/usr/bin/env python3
"""Writes what the wheel does with a module from the cached `.ttgir` on, by lines of that file.

    ttgir.py [FILE...] [--out corpus/ttgir-answers.jsonl] [--check] [--jobs N]

Without files, these are every `corpus/ir/*/*.cached.ttgir` that has a `.before.mlir`, and every
module of `corpus/hand`. The output has one compact JSON row for each file, sorted by file.
corpus/README.md explains the fields. With `--check`, the barriers of a row are inserted into the
cached text, and the wheel's other passes run on it. The result must be the text that membar gives.

An op that is read from text without `loc(...)` gets its line as location, and the passes keep it.
Locations in the file are blanked first, and so are the results of an earlier allocation. Lines keep
their numbers.

The position of a barrier is the line of the file before which it would be written. It is derived
from a neighbour that is still the op of the file at its location (same line, same name). This is
the next op, else the previous op, else the outermost line between the nearest such ops of the
block. Branches, comparisons and additions for structured control flow have its location but another
name, so they never decide.
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


# The names of waits after AMD's back end has updated their counts, and their names in the file.
RENAMED = {"amdg.async_wait": "ttg.async_wait", "amdg.async_tdm_intrinsic_wait": "amdg.async_tdm_wait"}
# Ops that matter for shared memory. A row lists those that the passes drop.
KEPT = re.compile(r"(?:tt|ttg|ttng|amdg)\.(?!make_range|splat|addptr|expand_dims|broadcast)")
# Control flow that is lowered before membar.
STRUCTURED = re.compile(r"^ *(?:%\S+ = )?scf\.", re.M)


class Unplaced(Exception):
    """The neighbours of a barrier do not determine its position in the file."""


# ---- text ----------------------------------------------------------------------------------------


def without_locations(text):
    """Returns `text` with its locations blanked. Lines keep their numbers."""
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
    """Returns `text` without the attributes of allocation passes."""
    text = re.sub(rf"(?: attributes)? \{{{ALLOCATED}(?:, {ALLOCATED})*\}}", "", text)
    text = re.sub(rf", {ALLOCATED}", "", text)
    return re.sub(rf"{ALLOCATED}, ", "", text)


def indent(line):
    return len(line) - len(line.lstrip())


Op = collections.namedtuple("Op", "first last depth name head tail line")


def last_of(lines, first):
    """Returns the last line of the op that starts at `first`.

    This is the first closing line of the same depth that opens nothing.
    """
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
    """Returns a printed line without its trailing location, and that location."""
    m = re.match(r"^(.*?) loc\((#loc\d*|[^()]*|\".*\")\)$", line)
    return (m[1], m[2]) if m else (line, None)


def printed_ops(text):
    """Returns the ops of a print with locations, in order.

    `line` is the line of the file that the op comes from.
    """
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
    """The lines of the file, with access to their ops."""

    def __init__(self, text):
        self.lines = text.split("\n")

    def name(self, number):
        """Returns the name of the op that starts on a line (from 1)."""
        m = NAME.match(self.lines[number - 1].strip())
        return m[1] if m else None

    def is_one(self, op):
        """Returns whether a printed op is the op of the file at its location."""
        name = op.line and self.name(op.line)
        return name is not None and name == RENAMED.get(op.name, op.name) or name == op.name

    def after(self, op):
        """Returns the line after a printed op that is an op of the file."""
        return last_of(self.lines, op.line - 1) + 2

    def outermost(self, first, last):
        """Returns, of the non-empty lines `first..=last`, the first one of least depth."""
        found = [n for n in range(first, last + 1) if self.lines[n - 1].strip()]
        return min(found, key=lambda n: (indent(self.lines[n - 1]), n))


# ---- one file ------------------------------------------------------------------------------------


def prepared(path, folder):
    """Returns the prepared text of the file, and the path of a copy with this text."""
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
    """Adds the passes between the cached TTGIR and membar that change no op.

    They are for modules that already have branches.
    """
    if backend == "cuda":
        wheel.passes.ttgpuir.add_allocate_warp_groups(pm, False)
        wheel.nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, wheel.ptx_version(arch))
        wheel.nvidia.passes.ttnvgpuir.add_allocate_tensor_memory(pm)
        wheel.nvidia.passes.ttnvgpuir.add_proxy_fence_insertion(pm, arch)
        wheel.nvidia.passes.ttnvgpuir.add_tmem_barrier_insertion(pm)
    else:
        wheel.amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)


def is_flat(path, text):
    """Returns whether a module was written by hand in the state right before membar."""
    return path.endswith(".mlir") and not STRUCTURED.search(text)


def lowered(path, text, flat):
    """Returns the module right before membar, the function that adds membar, and the back end."""
    backend, arch = wheel.target_of(text)
    module = wheel.parse(path, wheel.new_context())
    add = add_flat if flat else wheel.add_before_membar
    wheel.run(module, lambda pm: add(pm, backend, arch), "before_membar")
    return module, lambda pm: wheel.add_membar(pm, backend, arch), backend


def position(source, block, at):
    """Returns the position of the inserted op `block[at]`: a list with the line of the file after
    it.

    `header` after the line means that the op is between the comparison and the branch of the loop
    at that line. The structured text has no place there.
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
    raise Unplaced(f"{block[at].op.head} at {block[at].op.line}: no neighbour is an op of the file")


class Row:
    """An op of a block, and the pass that inserted it (`None` for an op of the file)."""

    def __init__(self, op, inserted):
        self.op, self.inserted = op, inserted


def blocks(text, ops):
    """Returns the ops by block, in order.

    A block is a sequence of one depth without a label or a line of smaller depth in between.
    """
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
    """Returns the pass that inserted a barrier or fence."""
    if own or not INSERTED.match(op.head):
        return None
    if not before:
        return "membar"
    if op.head.startswith("ttng.fence_async_shared"):
        return "proxy_fence"
    return "tmem" if backend == "cuda" else "warp_pipeline"


def answer(path, folder):
    """Returns the row of one file."""
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
        raise Unplaced("the print with locations has different ops")
    by_membar = {op.first: new for op, new in zip(ops, is_added)}
    row = {"file": path, **collect(source, ops)}
    there = {op.line for op in ops if source.is_one(op)}
    row["dropped"] = [n for n in range(1, len(source.lines) + 1) if n not in there and KEPT.match(source.name(n) or "")]
    row["inserted"] = inserted(source, located, ops, by_membar, backend)
    return row


def entries(op):
    """Returns the attributes of allocation passes on an op."""
    return {key: json.loads(re.sub(r" : i\d+", "", value)) for key, value in ENTRY.findall(op.head + "\n" + op.tail * (op.last > op.first))}


def collect(source, ops):
    """Returns the sizes of the module, and the offsets by line."""
    sizes = entries(next(op for op in ops if op.name == "module"))
    row = {"shared": sizes.get("ttg.shared", 0), "tensor_memory_size": sizes.get("ttg.tensor_memory_size", 0),
           "shared_offsets": [], "tensor_offsets": [], "warp_group_local": []}
    for op in ops:
        noted = entries(op) if op.name != "module" else {}
        if noted and not source.is_one(op):
            raise Unplaced(f"an offset on {op.head}, which is not an op of the file")
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
    """Returns what the passes inserted, in order: `[line, text, pass]`, and possibly `header`."""
    found = []
    for block in blocks(text, ops):
        rows = [Row(op, who(op, source.is_one(op) and not by_membar[op.first], not by_membar[op.first], backend)) for op in block]
        for at, row in enumerate(rows):
            if row.inserted:
                line, *header = position(source, rows, at)
                found.append([line, row.op.head, row.inserted, *header])
    return sorted(found, key=lambda entry: entry[0])


# ---- checking ------------------------------------------------------------------------------------


def check(path, row, folder):
    """Returns the first difference if the barriers of the row are already in the file, or `None`.

    Raises `Unplaced` if the file cannot have them.
    """
    text, clean = prepared(path, folder)
    module, membar, _ = lowered(clean, text, is_flat(path, text))
    wheel.run(module, membar, "membar")
    wanted = module.str_nodebug()
    lines = text.split("\n")
    new = collections.defaultdict(list)
    for line, head, name, *header in row["inserted"]:
        if header:
            raise Unplaced(f"line {line}: `{head}` is in the header of the loop")
        # The pipelining pass inserts its own barriers again.
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
            raise Unplaced("the pipelining pass rejects barriers between the stages") from error
        raise
    given = normal(module.str_nodebug())
    if not path.endswith(".mlir"):
        with open(path.replace(".cached.ttgir", ".after.mlir"), encoding="utf-8") as f:
            committed = f.read()
        if unnamed(committed) != unnamed(wanted):
            return "the output of the wheel differs from the committed .after.mlir"
    for number, (a, b) in enumerate(zip(normal(wanted), given)):
        if a != b:
            return f"line {number + 1}: membar gives `{a[:120]}`, the row gives `{b[:120]}`"
    return None if len(given) == len(normal(wanted)) else "one text is longer"


NOTES = r"(?:ttg\.amdg\.syncedViaAsyncWait = (?:true|false)|warpGroupLocal)"


def normal(text):
    """Returns the lines of a module without the attributes that membar adds."""
    text = re.sub(rf", {NOTES}|{NOTES}, | \{{{NOTES}\}}", "", text)
    return [line.strip() for line in text.split("\n") if line.strip() and not line.strip().startswith("//")]


def unnamed(text):
    """Returns the lines of a module without locations and value names.

    A value at a named location gets its name from it.
    """
    text = without_locations(text) if "loc(" in text else text
    return [re.sub(r"%[\w$.-]+(?:[:#]\d+)?", "%", line) for line in normal(text)]


# ---- driving -------------------------------------------------------------------------------------


def work(path, checking):
    """Returns the row of a file, the error in it, and the reason why it could not be checked.

    A row without a result has the key `error`.
    """
    with tempfile.TemporaryDirectory() as folder:
        try:
            row = answer(path, folder)
        except (RuntimeError, wheel.NoTarget, Unplaced) as error:
            said = f"{type(error).__name__}: {error}".replace(folder, "")
            return {"file": path, "error": said}, said, None
        try:
            return row, check(path, row, folder) if checking else None, None
        except RuntimeError as error:
            return row, f"with the barriers of the row in the file: {error}", None
        except Unplaced as why:
            return row, None, str(why)


def in_child(arguments):
    """Runs `work` in a child process, because a pass may abort."""
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
    ap.add_argument("--out", help="write the rows to this file instead of standard output")
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
