#!/usr/bin/env python3
"""Check the AMD machine code of the corpus, and copies of it with one fault in the synchronization.

    amdgcn.py SEAWALL DIR [--mutants N] [--write]

DIR has the files of `corpus/amdgcn.py --out DIR`. For N random faults it prints how many give an error: a
deleted wait, a count that is one too large, a deleted barrier. Those without an error are walked on random
paths by the second reader below, which shares no code with Seawall: a register that is used before its wait
was missed. The others are listed by what the wait completes in the unchanged text. `--write` replaces the
figure in docs/VERIFICATION.md.

Exit status 1: a kernel of the corpus has an error or could not be checked, or a fault was missed.
"""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import random
import re
import subprocess
import sys
import zlib

import figures

REGISTER = re.compile(r"(?<![\w@])([vas])(?:(\d+)(?:\.[lh])?(?![\w@])|\[(\d+)(?::(\d+))?\])|(?<!\w)(vcc|exec|m0)(?:_lo|_hi)?(?!\w)")
UPPER = re.compile(r"v(?:\d+|\[\d+:\d+\])(?:\.[lh])? /\*(v(?:\d+|\[\d+:\d+\]))(?:\.[lh])?\*/")
LABEL = re.compile(r"^([\w.$]+):")
COUNT = re.compile(r"(\b(?:vmcnt|lgkmcnt)\(|(?:s_wait_(?:load|store|ds|km|async|tensor|sample|bvh)cnt) )(0x[0-9a-f]+|\d+)")
COMBINED = re.compile(r"s_wait_(load|store)cnt_dscnt (0x[0-9a-f]+)")
# Random paths of a text, and their length in instructions.
PATHS, STEPS = 40, 4000


def registers(text):
    found = set()
    for file, one, first, last, name in REGISTER.findall(text):
        if name:
            found.add(name)
        else:
            start = int(one or first)
            found.update((file, number) for number in range(start, int(last or start) + 1))
    return found


class Instruction:
    """What a line does, by its own tables."""

    def __init__(self, line, gfx12, gfx9):
        code = UPPER.sub(r"\1", line.split(";")[0].split("//")[0]).strip()
        self.name, _, rest = code.partition(" ") if " " in code else code.partition("\t")
        self.operands = [part.strip() for part in re.split(r",(?![^\[]*\])", rest)]
        self.text, self.waits, self.kind, self.result = rest, [], None, set()
        if self.name.startswith(("s_wait", "s_waitcnt")):
            self.read_waits(code)
        self.classify(gfx12, gfx9)
        used = registers(rest)
        if self.name.startswith("s_cbranch_vcc") or self.name.startswith("v_div_fmas"):
            used.add("vcc")
        self.used = used - self.result if self.result else used
        if self.result and len(self.operands) > 1:
            self.used |= registers(",".join(self.operands[1:]))
        if "cmpswap" in self.name and self.name.startswith("buffer") and self.result:
            self.used |= self.result
            self.result = set(sorted(self.result)[:len(self.result) // 2])

    def read_waits(self, code):
        if match := COMBINED.search(code):
            bits = int(match[2], 16)
            self.waits = [(match[1], bits >> 8), ("ds", bits & 63)]
        for head, count in COUNT.findall(code):
            name = re.sub(r"s_wait_|cnt.*", "", head.strip())
            self.waits.append(({"vm": "load", "lgkm": "ds"}.get(name, name), int(count, 0)))

    def classify(self, gfx12, gfx9):
        """Sets `kind`, the counters, the order in which it completes, and the registers that it writes late.

        Counters have their names on gfx12. On gfx9 scalar loads use the counter of LDS, and stores that of loads.
        """
        name, first = self.name, registers(self.operands[0])
        self.counters, self.order = [], None
        if name.startswith("ds_") and name != "ds_nop":
            self.kind, self.counters, self.order = "store to LDS", ["ds"], "ds"
            if re.match(r"ds_(read|load|bpermute|permute|swizzle|consume|append)|.*_rtn", name):
                self.kind, self.result = "result", first
        elif re.match(r"s_(buffer_)?load_|s_mem(real)?time|s_get_barrier_state|s_sendmsg_rtn", name):
            self.kind, self.counters, self.result = "result", ["km" if gfx12 else "ds"], first
        elif re.match(r"tensor_(load|store)", name):
            self.kind, self.counters, self.order = "copy", ["tensor"], "tensor"
        elif re.match(r"\w+_(load|store)_async_", name):
            self.kind, self.counters, self.order = "copy", ["async"], "async"
        elif re.match(r"(global|buffer|tbuffer|scratch)_", name) and not re.match(r"\w+?_(inv|prefetch)", name):
            returns = re.search(r"\bsc0\b|\bglc\b|TH_ATOMIC_\w*RETURN", self.text)
            is_load = "_load" in name or "_atomic" in name and returns
            self.kind = "result" if is_load else "store"
            if "_load" in name and ("_lds" in name or re.search(r"\blds\b", self.text)):
                self.kind = "copy"
            elif is_load:
                self.result = first
            in_load = is_load or gfx9
            self.counters, self.order = (["load"], "vector") if in_load else (["store"], "store")
        elif name.startswith("flat_") and "prefetch" not in name:
            self.kind, self.counters = "result" if "load" in name else "store", ["load", "ds"]
            self.result = first if "load" in name else set()


class Text:
    """A text with its instructions, and the line after each."""

    def __init__(self, text, isa):
        self.lines = text.split("\n")
        self.labels, self.at = {}, {}
        gfx12, gfx9 = isa.startswith("gfx12"), isa.startswith("gfx9")
        self.limits = dict.fromkeys(("load", "store", "ds", "km", "async", "tensor"), 63)
        self.limits.update({"ds": 15} if gfx9 else {"km": 31})
        for number, line in enumerate(self.lines):
            if match := LABEL.match(line):
                self.labels[match[1]] = number
            elif re.match(r"\t[a-z]", line):
                self.at[number] = Instruction(line, gfx12, gfx9)
        kernel = re.search(r"\.amdhsa_kernel (\S+)", text)
        self.start = self.labels[kernel[1]]

    def walk(self, seed, watched=None):
        """Walks random paths. Returns the line of a use before its wait, and what the watched wait completes."""
        completed = set()
        for path in range(PATHS):
            choose, flights, number = random.Random(seed * 1000 + path), [], self.start
            for _ in range(STEPS):
                own = self.at.get(number)
                if own is None:
                    number += 1
                    if number >= len(self.lines):
                        break
                    continue
                hit = [flight for flight in flights if flight.result & own.used
                       or flight.result & own.result and not (own.order and own.order == flight.order)]
                if hit:
                    return number, completed
                for counter, count in own.waits:
                    done = complete(flights, counter, count)
                    if number == watched:
                        completed |= {flight.kind for flight in done}
                if own.counters:
                    # A full counter stalls the instruction.
                    for counter in own.counters:
                        complete(flights, counter, self.limits[counter] - 1)
                    flights.append(Flight(own))
                number = self.next(number, own, flights, choose)
                if number is None:
                    break
        return None, completed

    def next(self, number, own, flights, choose):
        if own.name.startswith(("s_endpgm", "s_setpc", "s_set_pc")):
            return None
        if own.name.startswith(("s_swap", "s_call")):
            flights.clear()
        if own.name == "s_branch" or own.name.startswith("s_cbranch") and choose.random() < 0.5:
            return self.labels[own.operands[-1]]
        return number + 1


class Flight:
    """An instruction in flight."""

    def __init__(self, own):
        self.kind, self.order, self.result, self.open = own.kind, own.order, set(own.result), list(own.counters)


def complete(flights, counter, count):
    """Removes what a wait completes: all but the last `count` of an order, and what has no order at 0."""
    done, newer = [], collections.Counter()
    for flight in reversed(flights):
        if counter in flight.open:
            if newer[flight.order] >= count if flight.order else count == 0:
                flight.open.remove(counter)
                if not flight.open:
                    done.append(flight)
            newer[flight.order] += 1
    for flight in done:
        flights.remove(flight)
    return done


def faults(lines):
    """Returns the faults that can be made in a text: kind, line, and the changed lines."""
    made = []
    for at, line in enumerate(lines):
        code = line.split(";")[0]
        if re.match(r"\ts_barrier(_signal -1)?\s*$", code):
            deleted = {at: ""}
            if "signal" in code:
                wait = next((n for n in range(at, len(lines)) if re.match(r"\ts_barrier_wait -1", lines[n])), None)
                deleted[wait] = ""
            made.append(("barrier deleted", at, deleted))
        if not re.match(r"\ts_wait(cnt|_\w+cnt)\b", code) or not (COUNT.search(code) or COMBINED.search(code)):
            continue
        made.append(("wait deleted", at, {at: ""}))
        for match in COUNT.finditer(code):
            raised = code[:match.start(2)] + str(int(match[2], 0) + 1) + code[match.end(2):]
            made.append(("count raised", at, {at: raised}))
        if match := COMBINED.search(code):
            for step in (1, 256):
                made.append(("count raised", at, {at: code[:match.start(2)] + hex(int(match[2], 16) + step)}))
    return made


def changed(lines, new):
    return "\n".join(new.get(at, line) for at, line in enumerate(lines))


def answer(seawall, text):
    """Returns `error`, the codes of the unresolved cases, or None for an unreadable text."""
    done = subprocess.run([seawall, "check", "--all", "--format", "json", "-"], input=text, capture_output=True, text=True)
    try:
        result = json.loads(done.stdout)
    except ValueError:
        return None
    if any(finding["severity"] == "error" for finding in result["findings"]):
        return "error"
    if not result["verdicts"]:
        return None
    return sorted({note["code"] for verdict in result["verdicts"] for note in verdict["notes"]} - {"amdgcn::lds"})


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def reason(path, kind, at, new, notes):
    """Returns why a fault gives no error, or `missed`."""
    isa, text = os.path.basename(os.path.dirname(path)), read(path)
    seed = zlib.crc32(f"{path}:{at}".encode())
    if kind == "barrier deleted":
        return "addresses of LDS are not followed"
    if Text(changed(text.split("\n"), new), isa).walk(seed)[0] is not None:
        return "missed"
    if "amdgcn::barrier" in notes:
        return "unresolved by amdgcn::barrier"
    completed = Text(text, isa).walk(seed, at)[1]
    if "copy" in completed:
        return "completes copies into LDS, whose addresses are not followed"
    if "result" in completed:
        return "completes results that another wait completes before their use"
    return "completes stores, which no register needs" if completed else "completes nothing"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", metavar="SEAWALL")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--mutants", type=int, default=0, metavar="N")
    parser.add_argument("--write", action="store_true", help="replace the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    files = sorted(glob.glob(os.path.join(args.folder, "*", "*.amdgcn")))
    if not files:
        parser.error(f"there are no files in {args.folder}; `corpus/amdgcn.py --out {args.folder}` makes them")
    counts, mutants, errors = collections.Counter(), [], 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, result in zip(files, pool.map(lambda path: answer(args.seawall, read(path)), files)):
            is_wrong = result is None or result == "error"
            errors += is_wrong
            counts[os.path.basename(os.path.dirname(path)), "wrong" if is_wrong else ", ".join(result) or "clean"] += 1
            if is_wrong or result:
                print(f"{path}: {result or 'unreadable'}")
            mutants += [(path, *fault) for fault in faults(read(path).split("\n"))]
        for (target, result), number in sorted(counts.items()):
            print(f"{target}: {number} {result}")
        random.Random(1).shuffle(mutants)
        mutants = mutants[:args.mutants]
        answers = list(pool.map(lambda mutant: answer(args.seawall, changed(read(mutant[0]).split("\n"), mutant[3])), mutants))
    silent = [(*mutant, result or []) for mutant, result in zip(mutants, answers) if result != "error"]
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        reasons = list(pool.map(reason, *zip(*silent))) if silent else []
    found = collections.Counter(mutant[1] for mutant, result in zip(mutants, answers) if result == "error")
    for kind, number in sorted(collections.Counter(mutant[1] for mutant in mutants).items()):
        print(f"{kind}: {found[kind]} of {number} give an error")
    for (kind, why), number in sorted(collections.Counter((mutant[1], why) for mutant, why in zip(silent, reasons)).items()):
        print(f"{kind}, no error: {number} {why}")
    missed = [mutant for mutant, why in zip(silent, reasons) if why == "missed"]
    for path, kind, at, *_ in missed:
        print(f"{path}:{at + 1}: missed, {kind}")
    if args.write:
        waits = [mutant for mutant in mutants if mutant[1] != "barrier deleted"]
        seen = sum(found[kind] for kind in found if kind != "barrier deleted")
        figures.write(f"{len(files)} kernels, {errors} errors; {len(waits)} faults of waits: {seen} found, {len(missed)} missed")
    return 1 if errors or missed else 0


if __name__ == "__main__":
    sys.exit(main())
