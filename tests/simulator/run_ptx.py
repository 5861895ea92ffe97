#!/usr/bin/env python3
"""Runs a PTX kernel of one role for given arguments, and finds bytes of shared memory that two warps access in no order.

    run_ptx.py FILE.ptx|- [VALUE]...

A second opinion on `seawall check` for PTX. It shares no code with it and knows no buffers, layouts or loops: it executes every
instruction for every thread of one CTA. Of the threads of a warp, those that are behind go first. `bar.sync` of all threads
divides a run into segments. Two accesses of different warps to a byte conflict if they are in one segment and one is a
write. A `cp.async` may write at any time between its issue and the wait that covers it.

All integer arguments have the VALUE, and an element of global memory is its number. Without VALUE, there is a run for each of
`VALUES`. `Unsupported` is raised for what is not modelled: mbarriers, bulk copies, `wgmma`, `tcgen05`, clusters, named barriers,
calls, and addresses or branches that depend on floating-point numbers.

Prints the first conflict. Exit status 1: a run conflicts. 2: the kernel needs what is not modelled.
"""
import re
import sys
from collections import defaultdict
from typing import NamedTuple

VALUES = (1, 5, 512)
#: Instructions of all warps after which a run ends.
MAX_STEPS = 150_000
#: More instructions of one warp without a barrier: a lock that no thread releases ends the run.
SPIN = 20_000
LANES = range(32)
#: Instructions that change neither shared memory nor a register that addresses or branches depend on.
IGNORED = re.compile(r"fence|membar|st\.global|red\.global|prefetch|bar\.warp|nanosleep|griddepcontrol|discard|st\.param")
#: Instructions whose result is unknown.
UNKNOWN = re.compile(r"mma\.|redux|vote|match|activemask|ex2|lg2|rcp|sqrt|rsqrt|sin|cos|tanh|testp|copysign|createpolicy|.*\.(?:f|bf|tf|e\dm)\d")
#: Special registers that are the same for all threads of the CTA that runs.
SPECIAL = {"ctaid": 0, "nctaid": 1, "clusterid": 0, "nclusterid": 1, "cluster_ctaid": 0, "cluster_ctarank": 0, "tid": 0, "laneid": 0}
COMPARE = {"eq": "__eq__", "ne": "__ne__", "lt": "__lt__", "le": "__le__", "gt": "__gt__", "ge": "__ge__",
           "lo": "__lt__", "ls": "__le__", "hi": "__gt__", "hs": "__ge__"}


class Unsupported(Exception):
    """The kernel needs what is not modelled."""


class Instruction(NamedTuple):
    guard: str
    negated: bool
    name: str
    operands: list
    line: int


def split(text):
    """The parts of a text between its commas, except for those in brackets."""
    return [part.strip() for part in re.split(r",(?![^\[{(]*[\]})])", text) if part.strip()]


class Kernel:
    """The instructions of the first kernel of a PTX text."""

    def __init__(self, text):
        entry = re.search(r"\.entry\s+\w+\s*\(([^)]*)\)([^{]*)\{", text)
        threads = entry and re.search(r"\.reqntid\s+(\d+)\s*(?:,\s*1\s*)*$", entry[2].strip())
        if not threads:
            raise Unsupported("the number of threads")
        self.warps = -(-int(threads[1]) // 32)
        self.parameters = [part.split() for part in split(entry[1])]
        self.shared, self.labels, self.code, self.end = {}, {}, [], 0
        body = re.sub(r"//[^\n]*|/\*.*?\*/", "", text[entry.end():])
        self.declare(text[:entry.start()] + body)
        self.read(body, text.count("\n", 0, entry.end()) + 1)
        sizes = [width(one.name.replace(".f", ".b")) // 8 for one in self.code if re.match(r"(?:ld|st)\.shared", one.name)]
        #: The size of the smallest access. All addresses are multiples of it.
        self.granule = min([4, *sizes])

    def declare(self, text):
        """Gives static variables their addresses, and dynamic memory the end of these."""
        dynamic = []
        for align, kind, name, count in re.findall(r"\.shared\s+(?:\.align\s+(\d+)\s+)?\.b(\d+)\s+(\w+)\[(\d*)\]", text):
            align = int(align or int(kind) // 8)
            if count:
                self.end = -(-self.end // align) * align
                self.shared[name] = self.end
                self.end += int(count) * int(kind) // 8
            else:
                dynamic.append(name)
        self.shared.update((name, -(-self.end // 1024) * 1024 if self.end else 0) for name in dynamic)

    def read(self, body, line):
        """Names that a nested scope declares are its own."""
        scopes, number = [{}], 0
        for piece in re.finditer(r"([^;{}]*(?:\{[^{};]*\}[^;{}]*)*)([;{}])", body):
            text, end = piece[1], piece[2]
            at = line + body.count("\n", 0, piece.start() + len(text) - len(text.lstrip()))
            text = re.sub(r"(?m)^\s*\.(?:loc|file|pragma|section)\b.*$", "", text).strip()
            while label := re.match(r"([\w$]+):\s*", text):
                self.labels[self.renamed(label[1], scopes)] = len(self.code)
                text = re.sub(r"(?m)^\s*\.(?:loc|pragma)\b.*$", "", text[label.end():]).strip()
            if text.startswith(".reg") and len(scopes) > 1:
                for name in split(re.sub(r"\.reg\s+\.\w+", "", text)):
                    scopes[-1][re.sub(r"<\d+>", "", name)] = f"{name}@{number}"
            elif text and not text.startswith("."):
                found = re.match(r"(?:@(!?)([%\w$]+)\s+)?([\w.:]+)\s*(.*)", text, re.S)
                if found is None:
                    raise Unsupported(text[:40])
                operands = split(" ".join(found[4].split()))
                operands = [re.sub(r"[%\w$]+", lambda name: self.renamed(name[0], scopes), operand) for operand in operands]
                self.code.append(Instruction(self.renamed(found[2], scopes), bool(found[1]), found[3], operands, at))
            if end == "{":
                number += 1
                scopes.append({})
            elif end == "}":
                if len(scopes) == 1:
                    return
                scopes.pop()

    @staticmethod
    def renamed(name, scopes):
        return next((scope[name] for scope in reversed(scopes) if name in scope), name)


def width(name):
    """The bits of the last type of an instruction."""
    return int(re.findall(r"\.[usb](\d+)", name)[-1])


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


class Segment:
    """The warps, with the lines, that read and wrote each byte between two barriers."""

    def __init__(self):
        self.read, self.written = defaultdict(set), defaultdict(set)

    def access(self, place, warp, line, write):
        """Returns the warp and line of an earlier access that conflicts. Warps that execute one store may store the same value."""
        if write:
            found = next(((other, at) for other, at in self.written[place] if other != warp and at != line), None)
            found = found or next((one for one in self.read[place] if one[0] != warp), None)
            self.written[place].add((warp, line))
        else:
            found = next((one for one in self.written[place] if one[0] != warp), None)
            self.read[place].add((warp, line))
        return found


class Run:
    """One run of a kernel. `conflicts` has the line of the later access and a text for each."""

    def __init__(self, kernel, value):
        self.kernel, self.value = kernel, value
        self.conflicts, self.segments, self.forgotten, self.steps = {}, [Segment()], 0, 0
        self.warps = [Warp(self, number) for number in range(kernel.warps)]
        while True:
            waiting = [warp.run() for warp in self.warps]
            if not any(waiting) or self.steps > MAX_STEPS:
                break
            if not all(waiting):
                raise Unsupported("a barrier that some warps do not reach")
            self.segments.append(Segment())
            self.forget()
        for warp in self.warps:
            warp.complete(0)

    def forget(self):
        """Empties the segments before the oldest copy that may be in flight."""
        pending = [first for warp in self.warps for group in (*warp.groups, warp.open) for _, _, first, _ in group]
        oldest = min(pending, default=len(self.segments) - 1)
        while self.forgotten < oldest:
            self.segments[self.forgotten] = None
            self.forgotten += 1

    def access(self, warp, line, address, size, write, segment=None):
        segment = self.segments[-1] if segment is None else segment
        granule = self.kernel.granule
        for place in range(address, address + size, granule):
            other = segment.access(place, warp.number, line, write)
            if other is not None:
                self.conflicts.setdefault(line, f"warp {warp.number} accesses byte {place}, and warp {other[0]} does in line {other[1]}")


class Warp:
    """The registers and program counters of 32 threads."""

    def __init__(self, run, number):
        self.owner, self.kernel, self.number = run, run.kernel, number
        self.registers = {"%tid.x": [32 * number + lane for lane in LANES], "%laneid": list(LANES)}
        self.at = [0] * 32
        self.open, self.groups = [], []

    def run(self):
        """Runs to the next barrier of the CTA. Returns whether there is one."""
        code, end = self.kernel.code, len(self.kernel.code)
        while True:
            place = min(self.at)
            if place >= end or self.owner.steps > MAX_STEPS + SPIN:
                return False
            self.owner.steps += 1
            one = code[place]
            lanes = [lane for lane in LANES if self.at[lane] == place]
            for lane in lanes:
                self.at[lane] = place + 1
            if one.guard:
                guard = self.get(one.guard)
                if any(guard[lane] is None for lane in lanes):
                    if one.name.startswith(("bra", "st.shared", "ld.shared", "bar", "cp.async", "atom.shared", "red.shared")):
                        raise Unsupported("a condition that is not known")
                lanes = [lane for lane in lanes if guard[lane] is not None and bool(guard[lane]) != one.negated]
            if re.match(r"bar(?:rier)?(?:\.cta)?\.sync", one.name):
                if len(lanes) != 32 or any(self.get(one.operands[0])[lane] != 0 for lane in lanes) or len(one.operands) > 1:
                    raise Unsupported("a barrier of some threads")
                return True
            if lanes:
                self.execute(one, lanes)

    def execute(self, one, lanes):
        name, operands = one.name, one.operands
        if name.startswith("bra"):
            for lane in lanes:
                self.at[lane] = self.kernel.labels[operands[0]]
        elif re.match(r"ret|exit|trap", name):
            for lane in lanes:
                self.at[lane] = len(self.kernel.code)
        elif re.search(r"\.shared\b", name) or re.match(r"cp\.async", name):
            self.share(one, lanes)
        elif IGNORED.match(name):
            pass
        elif re.match(r"ld\.param|ldu?\.param", name):
            self.put(operands[0], lanes, self.parameter(operands[1]))
        elif re.match(r"(?:ld|ldu|atom)\.", name) and "shared" not in name:
            self.load(name, operands, lanes)
        elif name.startswith("elect"):
            self.put(operands[0].split("|")[1], lanes, [lane == lanes[0] for lane in LANES])
            self.put(operands[0].split("|")[0], lanes, [lanes[0]] * 32)
        elif name.startswith("shfl"):
            self.put_all(operands[0].split("|")[0], lanes, self.shuffled(name, operands))
        elif UNKNOWN.match(name) and not name.startswith(("mov", "selp")):
            self.put_all(operands[0], lanes, [None] * 32)
        elif name.startswith("mov") and len(operands) == 2:
            self.move(name, operands, lanes)
        else:
            self.compute(name, operands, lanes)

    def get(self, operand):
        """The values of an operand in all lanes."""
        found = self.registers.get(operand)
        if found is not None:
            return found
        if re.fullmatch(r"-?(?:0[xX][0-9a-fA-F]+|\d+)U?", operand):
            return [int(operand.rstrip("U"), 0)] * 32
        if re.fullmatch(r"0[fFdD][0-9a-fA-F]+", operand):
            return [int(operand[2:], 16)] * 32
        if operand in self.kernel.shared:
            return [self.kernel.shared[operand]] * 32
        special = re.fullmatch(r"%(\w+)(?:\.[xyz])?", operand)
        if special and special[1] in SPECIAL:
            return [SPECIAL[special[1]]] * 32
        if special and special[1] == "ntid":
            return [32 * self.kernel.warps if operand.endswith("x") else 1] * 32
        return [None] * 32

    def put(self, name, lanes, values):
        kept = list(self.registers.get(name, [None] * 32))
        for lane in lanes:
            kept[lane] = values[lane]
        self.registers[name] = kept

    def put_all(self, operand, lanes, values):
        """Writes the values to each register of an operand, which may be a vector."""
        for name in re.findall(r"[%\w$@]+", operand):
            self.put(name, lanes, values)

    def parameter(self, operand):
        name = operand.strip("[] ")
        for number, parts in enumerate(self.kernel.parameters):
            if parts[-1] == name:
                is_pointer = ".ptr" in parts or any(part.endswith("64") for part in parts)
                return [(number + 1 << 40 if is_pointer else self.owner.value)] * 32
        return [None] * 32

    def load(self, name, operands, lanes):
        """Global memory. The results of atomic operations are 0."""
        size, pointer = width(name.replace(".f", ".b")) // 8, self.get(operands[1].strip("[] ").partition("+")[0].strip())
        for at, register in enumerate(re.findall(r"[%\w$@]+", operands[0])):
            numbers = [None if place is None else (place % (1 << 40)) // size + at for place in pointer]
            self.put(register, lanes, [0] * 32 if name.startswith("atom") else numbers)

    def shuffled(self, name, operands):
        mode, values = name.split(".")[2], self.get(operands[1])
        by, clamp = self.get(operands[2]), self.get(operands[3])
        result = []
        for lane in LANES:
            if by[lane] is None or clamp[lane] is None:
                result.append(None)
                continue
            mask, bound = clamp[lane] >> 8 & 31, clamp[lane] & 31
            last = lane & mask | bound & ~mask
            source = {"up": lane - by[lane], "down": lane + by[lane], "bfly": lane ^ by[lane], "idx": lane & mask | by[lane] & ~mask & 31}[mode]
            valid = source >= last if mode == "up" else source <= last
            result.append(values[source if valid else lane])
        return result

    def move(self, name, operands, lanes):
        bits = int(re.search(r"\.[usbf](\d+)", name)[1]) if re.search(r"\.[usbf]\d+", name) else 1
        parts = [part.strip() for part in operands[1].strip("{}").split(",")]
        each = bits // len(parts)
        columns = [self.get(part) for part in parts]
        values = [None if any(column[lane] is None for column in columns) else
                  sum((column[lane] & (1 << each) - 1) << each * at for at, column in enumerate(columns)) for lane in LANES]
        names = [part.strip() for part in operands[0].strip("{}").split(",")]
        each = bits // len(names)
        for at, register in enumerate(names):
            self.put(register, lanes, [value if value is None else value >> each * at & (1 << each) - 1 for value in values])

    def compute(self, name, operands, lanes):
        """Instructions on integers and predicates."""
        destinations = operands[0].split("|")
        columns = [self.get(operand.lstrip("!")) for operand in operands[1:]]
        inverted = [operand.startswith("!") for operand in operands[1:]]
        values = [None] * 32
        for lane in lanes:
            inputs = [(not column[lane] if negate else column[lane]) if column[lane] is not None else None for column, negate in zip(columns, inverted)]
            values[lane] = result(name, inputs)
        self.put(destinations[0], lanes, values)
        if len(destinations) > 1:
            self.put(destinations[1], lanes, [None if value is None else not value for value in values])

    def addresses(self, operand, lanes):
        """The address of each lane, by lane."""
        base, _, offset = operand.strip("[] ").partition("+")
        column = self.get(base.strip())
        if any(column[lane] is None for lane in lanes):
            raise Unsupported("an address that is not known")
        return {lane: (column[lane] + int(offset.strip() or "0", 0)) & 0xFFFFFFFF for lane in lanes}

    def share(self, one, lanes):
        """Instructions on shared memory."""
        name, operands = one.name, one.operands
        if name.startswith("cp.async.commit_group"):
            self.groups.append(self.open)
            self.open = []
        elif re.match(r"cp\.async\.wait", name):
            self.complete(0 if name.endswith("all") else self.get(operands[0])[lanes[0]], "all" in name)
        elif re.match(r"cp\.async\.c[ag]\.shared", name):
            size = self.get(operands[2])[lanes[0]]
            for address in self.addresses(operands[0], lanes).values():
                self.open.append((address, size, len(self.owner.segments) - 1, one.line))
                self.meets(one, address, size)
        elif re.match(r"(?:ld|st)matrix", name):
            rows = 8 * int(re.search(r"\.x(\d)", name)[1])
            if len(lanes) != 32:
                raise Unsupported("ldmatrix of some threads")
            for lane, address in self.addresses(operands[name.startswith("ld")], [lane for lane in LANES if lane < rows]).items():
                self.touch(one, address, 16, name.startswith("st"))
            if name.startswith("ld"):
                self.put_all(operands[0], lanes, [None] * 32)
        elif re.match(r"(?:ld|st)\.shared(?!::cluster)", name):
            count = int((re.search(r"\.v(\d)", name) or "01")[1])
            size = count * int(re.findall(r"\.[usbf](\d+)", name)[-1]) // 8
            store = name.startswith("st")
            for address in self.addresses(operands[not store], lanes).values():
                self.touch(one, address, size, store)
            if not store:
                self.put_all(operands[0], lanes, [None] * 32)
        elif re.match(r"(?:atom|red)\..*shared(?!::cluster)", name):
            self.addresses(operands[name.startswith("atom")], lanes)
            if name.startswith("atom"):
                self.put_all(operands[0], lanes, [None] * 32)
            raise Unsupported("atomic operations")
        else:
            raise Unsupported(name)

    def touch(self, one, address, size, write):
        self.owner.access(self, one.line, address, size, write)
        self.meets(one, address, size)

    def meets(self, one, address, size):
        """An access of the warp to what one of its own copies may still write."""
        for group in (*self.groups, self.open):
            for place, length, _, line in group:
                if place < address + size and address < place + length and (line, place) != (one.line, address):
                    self.owner.conflicts.setdefault(one.line, f"the copy in line {line} may be in flight at byte {address}")

    def complete(self, pending, also_open=False):
        """Waits for all but the newest groups."""
        done = self.groups[:len(self.groups) - pending] if pending else self.groups
        self.groups = self.groups[len(self.groups) - pending:] if pending else []
        if also_open or pending == 0:
            done = [*done, self.open]
            self.open = [] if also_open else self.open
        for address, size, first, line in (copy for group in done for copy in group):
            for segment in self.owner.segments[first:]:
                self.owner.access(self, line, address, size, True, segment)


def result(name, inputs):
    """The result of an instruction on integers in one thread; `None` if it is unknown."""
    op, parts = name.split(".")[0], name.split(".")
    if op in ("selp",):
        chosen, other, condition = inputs
        return None if condition is None else chosen if condition else other
    if op == "and" and 0 in inputs:
        return 0
    if any(value is None for value in inputs):
        return None
    if parts[-1] == "pred":
        first, second = (bool(inputs[0]), bool(inputs[-1]))
        return {"and": first and second, "or": first or second, "xor": first != second, "not": not first, "mov": first}[op]
    if op == "setp":
        bits, is_signed = width(name), ".s" in name
        first, second = (signed(value & (1 << bits) - 1, bits) if is_signed else value & (1 << bits) - 1 for value in inputs[:2])
        found = getattr(first, COMPARE[parts[1]])(second)
        combined = {"and": lambda more: found and more, "or": lambda more: found or more, "xor": lambda more: found != more}
        return combined[parts[2]](inputs[2]) if parts[2] in combined else found
    if op == "cvta":
        return inputs[0]
    bits = width(name)
    is_signed = bool(re.search(r"\.s\d+", name))
    value = integer(op, parts, [signed(value & (1 << bits) - 1, bits) if is_signed and op != "cvt" else value for value in inputs], bits, is_signed)
    return None if value is None else value & (1 << bits * (2 if "wide" in parts else 1)) - 1


def integer(op, parts, inputs, bits, is_signed):
    """The result, of more bits than it has."""
    full = (1 << bits) - 1
    whole = [value if is_signed else value & full for value in inputs]
    if op in ("mul", "mad"):
        product = whole[0] * whole[1] >> (bits if "hi" in parts else 0)
        return product + (inputs[2] if op == "mad" else 0)
    if op == "cvt":
        types = [part for part in parts if re.fullmatch(r"[usb]\d+", part)]
        if len(types) != 2 or "sat" in parts:
            return None
        source = int(types[1][1:])
        value = inputs[0] & (1 << source) - 1
        return (signed(value, source) if types[1][0] == "s" else value) & (1 << int(types[0][1:])) - 1
    if op in ("shl", "shr"):
        by = inputs[1] & 0xFFFFFFFF
        return (whole[0] << by if by < bits else 0) if op == "shl" else whole[0] >> min(by, bits)
    if op == "bfe":
        start, length = inputs[1] & 255, inputs[2] & 255
        field = (inputs[0] & full) >> start & (1 << length) - 1
        return signed(field, length) if is_signed and length else field
    if op == "bfi":
        start, length = inputs[2] & 255, inputs[3] & 255
        mask = ((1 << length) - 1 << start) & full
        return inputs[1] & ~mask | inputs[0] << start & mask
    if op == "prmt":
        octets = ((inputs[1] & 0xFFFFFFFF) << 32 | inputs[0] & 0xFFFFFFFF).to_bytes(8, "little")
        chosen = [(inputs[2] >> 4 * at) & 15 for at in range(4)]
        return int.from_bytes([octets[one & 7] if one < 8 else 255 * (octets[one & 7] >> 7) for one in chosen], "little")
    if op in ("div", "rem"):
        if whole[1] == 0:
            return 0
        quotient = abs(whole[0]) // abs(whole[1]) * (1 if (whole[0] < 0) == (whole[1] < 0) else -1)
        return quotient if op == "div" else whole[0] - quotient * whole[1]
    if op == "lop3":
        table = inputs[3]
        return sum(1 << at for at in range(bits) if table >> ((inputs[0] >> at & 1) << 2 | (inputs[1] >> at & 1) << 1 | inputs[2] >> at & 1) & 1)
    simple = {"add": lambda: inputs[0] + inputs[1], "sub": lambda: inputs[0] - inputs[1], "neg": lambda: -inputs[0], "abs": lambda: abs(inputs[0]),
              "and": lambda: inputs[0] & inputs[1], "or": lambda: inputs[0] | inputs[1], "xor": lambda: inputs[0] ^ inputs[1], "not": lambda: ~inputs[0],
              "min": lambda: min(whole), "max": lambda: max(whole), "popc": lambda: (inputs[0] & full).bit_count(), "mov": lambda: inputs[0]}
    if op not in simple:
        raise Unsupported(op)
    return simple[op]()


def conflicts(text, values=VALUES):
    """The conflicts of the first run that has some: the value of the arguments, a line, and a text. None if no run has any."""
    kernel = Kernel(text)
    for value in values:
        found = Run(kernel, value).conflicts
        if found:
            line = min(found)
            return value, line, found[line]
    return None


def main():
    if sys.argv[1] == "-":
        text = sys.stdin.read()
    else:
        with open(sys.argv[1], encoding="utf-8") as file:
            text = file.read()
    try:
        found = conflicts(text, [int(value) for value in sys.argv[2:]] or VALUES)
    except Unsupported as why:
        print(f"not executed: {why}")
        return 2
    if found:
        print(f"all integers are {found[0]}, line {found[1]}: {found[2]}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
