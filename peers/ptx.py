#!/usr/bin/env python3
"""Check the PTX of the corpus, and copies of it with one fault in the synchronization.

    ptx.py SEAWALL DIR [--mutants N] [--known FILE [--write]]
    ptx.py SEAWALL DIR --validate [--mutants N]

DIR has the files of `corpus/ptx.py --out DIR`, or is corpus/ptx. Prints the verdicts by target, and what keeps kernels
unresolved. For N random faults in kernels that are resolved and clean, it prints how many give an error: a
deleted barrier, wait, fence, commit or arrival, a wait for the other parity, and an mbarrier that expects an
arrival more. Those without an error are executed by tests/simulator/run_ptx.py: what conflicts in a run was missed.
It also makes the faults of the same kind in the finished TTGIR of these kernels, one at a time.
The tables in crates/seawall-ptx-lower/DESIGN.md have its figures.

`--validate` compares each file with the finished TTGIR of its kernel by `seawall validate` instead. It prints what was
compared, and how many of N random faults in kernels without an error give one. The rest is listed with the result of
`seawall check`, and of the same fault in TTGIR. N ops of the TTGIR are removed, one at a time: the PTX then has an
order that the TTGIR lacks. The tables in crates/seawall-analysis/TRANSLATION.md have its figures.

`--known` compares the verdict of each file with the one in a file, which `--write` replaces.

Exit status 1: a file has an error or could not be checked, a verdict is not the known one, or a fault was missed.
"""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time

# An instruction that is deleted, with its predicate.
DELETED = re.compile(
    r"^\s*(?:@!?%\w+\s+)?(bar(?:rier)?\.sync|cp\.async\.wait_group|cp\.async\.commit_group|cp\.async\.bulk\.wait_group|"
    r"wgmma\.wait_group|tcgen05\.wait::\w+|tcgen05\.commit|fence\.proxy\.async|mbarrier\.arrive|barrier\.cluster\.arrive|mbarrier\.try_wait)\b"
)
INIT = re.compile(r"(mbarrier\.init\.\S+\s+\[[^\]]+\],\s*)(%\w+|\d+);")
PARITY = re.compile(r"(mbarrier\.try_wait\S*\s+\S+,\s*\[[^\]]+\],\s*)(%\w+|\d+)(,[^;]*)?;")
# The same instructions in TTGIR, and what takes their effect: a wait for more groups than there are waits
# for nothing. A commit has a result, so it cannot be deleted alone.
IN_TTGIR = {
    "bar.sync": (re.compile(r"^\s*(?:ttg\.barrier|gpu\.barrier)\b.*"), ""),
    "fence.proxy.async": (re.compile(r"^\s*ttng\.fence_async_shared\b.*"), ""),
    "cp.async.wait_group": (re.compile(r"(?<=ttg\.async_wait )(.*)\{num = \d+"), r"\1{num = 63"),
    "cp.async.bulk.wait_group": (re.compile(r"(?<=ttng\.async_tma_store_wait )(.*)\{pendings = \d+"), r"\1{pendings = 63"),
    "wgmma.wait_group": (re.compile(r"(?<=ttng\.warp_group_dot_wait )(.*)\{pendings = \d+"), r"\1{pendings = 7"),
    "barrier.cluster.arrive": (re.compile(r"^\s*ttng\.cluster_barrier\b.*"), ""),
    "mbarrier.arrive": (re.compile(r"^\s*ttng\.arrive_barrier\b.*"), ""),
    "mbarrier.try_wait": (re.compile(r"^\s*ttng\.wait_barrier\b.*"), ""),
    "mbarrier.init count": (re.compile(r"(?<=ttng\.init_barrier )([^,]+), (\d+)"), lambda match: f"{match[1]}, {int(match[2]) + 1}"),
}
# States an assumption, and no unresolved case.
ASSUMED = "ptx::launch"
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Where the finished TTGIR of the corpus is.
TTGIR = os.path.join(ROOT, "corpus", "ir")


def answer(seawall, command, text):
    """Returns the JSON output of a command on a text, or None."""
    done = subprocess.run([seawall, command, "--all", "--format", "json", "-"], input=text, capture_output=True, text=True)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return None


def reasons(result):
    """Returns the codes of what a check did not resolve in PTX."""
    notes = (note for verdict in result["verdicts"] for note in verdict["notes"])
    return {note["code"] for note in notes if note["code"].startswith("ptx::") and note["code"] != ASSUMED}


def judged(result):
    """Returns what a check says: `error`, `finding`, `unresolved`, a bound, or `unreadable`."""
    if result is None:
        return "unreadable"
    if any(finding["severity"] == "error" for finding in result["findings"]):
        return "error"
    if reasons(result):
        return "unresolved"
    if result["findings"]:
        return "finding"
    bounds = {verdict["bound"] for verdict in result["verdicts"]}
    return bounds.pop() if len(bounds) == 1 else "some-runs"


def verdict(result):
    """Returns the verdict of a file in short: what a check says, with the codes of findings or unresolved cases."""
    if result is None:
        return "unreadable"
    found = collections.Counter(finding["code"] for finding in result["findings"] if finding["severity"] == "error")
    codes = [f"{number} {code}" for code, number in sorted(found.items())] or sorted(reasons(result))
    bounds = sorted({verdict["bound"] for verdict in result["verdicts"]})
    return ", ".join([" and ".join(bounds)] + codes)


def compare(known, files, results, folder, write):
    """Compares verdicts with those in a file. Returns whether they differ."""
    now = {os.path.relpath(path, folder): verdict(full) for path, (full, _) in zip(files, results)}
    if write:
        with open(known, "w", encoding="utf-8") as file:
            file.write(json.dumps(now, indent=1) + "\n")
        return False
    before = json.loads(read(known))
    differing = sorted(path for path in before.keys() | now.keys() if before.get(path) != now.get(path))
    for path in differing:
        print(f"{path}: {now.get(path, 'no file')}; known: {before.get(path, 'nothing')}")
    kernels = sum(len(full["verdicts"]) for full, _ in results if full)
    print(f"{kernels} kernels, {len(differing)} verdicts not as known")
    return bool(differing)


def checked(seawall, text):
    return judged(answer(seawall, "check", text))


def in_ttgir(seawall, path, kind):
    """Returns how many instructions of a kind the TTGIR of a PTX file has, and how many deletions are found."""
    path = ttgir_of(path)
    if kind not in IN_TTGIR or not os.path.exists(path):
        return None
    pattern, new = IN_TTGIR[kind]
    lines = read(path).split("\n")
    at = [number for number, line in enumerate(lines) if pattern.search(line)]
    texts = ("\n".join(lines[:n] + [pattern.sub(new, lines[n])] + lines[n + 1:]) for n in at)
    return len(at), sum(checked(seawall, text) == "error" for text in texts)


def executed(text):
    """Returns whether a run of the kernel conflicts, in words."""
    done = subprocess.run([sys.executable, os.path.join(ROOT, "tests", "simulator", "run_ptx.py"), "-"], input=text, capture_output=True, text=True)
    if done.returncode == 1 and done.stdout:
        return "missed"
    return {0: "conflicts in no run", 2: "not executed"}.get(done.returncode, "not executed: the interpreter failed")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def timed(seawall, path):
    start = time.monotonic()
    result = answer(seawall, "check", read(path))
    return result, time.monotonic() - start


def without(lines, deleted):
    return "\n".join(("//" if at in deleted else "") + line for at, line in enumerate(lines))


def faults(lines):
    """Returns the faults that can be made in a text: kind, line, and a function that makes it."""
    made = []
    for at, line in enumerate(lines):
        if match := INIT.search(line):
            more = str(int(match[2]) + 1) if match[2].isdigit() else "seawall_count"
            new = INIT.sub(rf"\g<1>{more};", line)
            if not match[2].isdigit():
                new = f"{{ .reg .b32 seawall_count; add.s32 seawall_count, {match[2]}, 1; {new} }}"
            made.append(("mbarrier.init count", at, lambda at=at, new=new: "\n".join(lines[:at] + [new] + lines[at + 1:])))
        if not (match := DELETED.match(line)):
            continue
        deleted = {at}
        if match[1] == "barrier.cluster.arrive":
            deleted.add(next(n for n in range(at, len(lines)) if "barrier.cluster.wait" in lines[n]))
        if match[1] == "mbarrier.try_wait":
            branches = [n for n in range(at + 1, at + 4) if re.match(r"\s*@!?\w+ bra|\s*@!?%\w+ bra", lines[n])]
            label = next((n for n in range(at - 1, at - 4, -1) if re.match(r"\s*\S+:", lines[n])), None)
            if not branches or label is None:
                continue
            deleted.add(branches[0])
            # The wait may leave the loop by one branch and go back by another.
            back = re.match(r"\s*bra\S*\s+(\S+?)\s*;", lines[branches[0] + 1])
            if back and back[1] == lines[label].strip().rstrip(":"):
                deleted.add(branches[0] + 1)
            operand = PARITY.search(line)
            if operand:
                flipped = PARITY.sub(r"\1seawall_parity\3;", line)
                new = ["{", ".reg .b32 seawall_parity;", f"xor.b32 seawall_parity, {operand[2]}, 1;"]
                text = lines[:label] + new + lines[label:at] + [flipped] + lines[at + 1:max(deleted) + 1] + ["}"] + lines[max(deleted) + 1:]
                made.append(("mbarrier.try_wait parity", at, lambda text=text: "\n".join(text)))
        made.append((match[1], at, lambda deleted=deleted: without(lines, deleted)))
    return made


def ttgir_of(path):
    """Returns the path of the finished TTGIR of a PTX file."""
    return os.path.join(TTGIR, *path.split(os.sep)[-2:])[:-len("ptx")] + "after.mlir"


def validated(seawall, path, text):
    """Returns what `validate` says of PTX and the TTGIR of the file `path`: a verdict, and the JSON output."""
    command = [seawall, "validate", "--format", "json", ttgir_of(path), "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    try:
        result = json.loads(done.stdout)
    except ValueError:
        return "unreadable", None
    verdicts = {kernel["verdict"] for kernel in result["kernels"]}
    return next(verdict for verdict in ("weaker", "undecided", "partial", "validated") if verdict in verdicts), result


def added_orders(seawall, mutant):
    """Returns what `validate` says of PTX and its TTGIR without one op: whether the PTX has an order that this lacks."""
    _, path, text = mutant
    done = subprocess.run([seawall, "validate", "--format", "json", "-", path], input=text, capture_output=True, text=True)
    try:
        kernels = json.loads(done.stdout)["kernels"]
    except ValueError:
        return "unreadable"
    if any(kernel["added"] is None for kernel in kernels):
        return "not compared"
    return "found" if any(kernel["added"] for kernel in kernels) else "not found"


def added(args, files):
    """Removes ops of the TTGIR one at a time, and counts how often `validate` reports that the PTX has more."""
    mutants = []
    for path in files:
        lines = read(ttgir_of(path)).split("\n")
        for kind in ("bar.sync", "fence.proxy.async", "cp.async.wait_group", "cp.async.bulk.wait_group", "barrier.cluster.arrive"):
            pattern, new = IN_TTGIR[kind]
            for at, line in enumerate(lines):
                if pattern.search(line):
                    mutants.append((kind, path, "\n".join(lines[:at] + [pattern.sub(new, line)] + lines[at + 1:])))
    random.Random(1).shuffle(mutants)
    mutants = mutants[:args.mutants]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = list(pool.map(lambda mutant: added_orders(args.seawall, mutant), mutants))
    for (kind, found), number in sorted(collections.Counter((m[0], found) for m, found in zip(mutants, answers)).items()):
        print(f"{kind} only in PTX: {number} {found}")


def validate(args, files):
    """Compares all files with their TTGIR, and copies with a fault. Returns whether a file has an error."""
    files = [path for path in files if os.path.exists(ttgir_of(path))]
    counts, compared, mutants, failed = collections.Counter(), collections.Counter(), [], False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: validated(args.seawall, path, read(path)), files))
        for path, (verdict, result) in zip(files, results):
            target = os.path.relpath(os.path.dirname(path), args.folder)
            counts[target, verdict] += 1
            if verdict in ("weaker", "unreadable"):
                failed = True
                print(f"{path}: {verdict}")
            for kernel in result["kernels"] if result else ():
                counts[target, "not compared with TTGIR"] += kernel["added"] is None
                for order in kernel["added"] or ():
                    print(f"{path}:{order['line']}: {order['message']}")
                for key, value in (kernel["coverage"] or {}).items():
                    compared[target, key] += len(value) if isinstance(value, list) else value
            if verdict in ("validated", "partial"):
                mutants += [(kind, at, make, path) for kind, at, make in faults(read(path).split("\n"))]
        for (target, verdict), number in sorted(counts.items()):
            print(f"{target}: {number} {verdict}")
        for (target, key), number in sorted(compared.items()):
            print(f"{target}: {number} {key}")
        random.Random(1).shuffle(mutants)
        mutants = mutants[:args.mutants]
        answers = list(pool.map(lambda mutant: validated(args.seawall, mutant[3], mutant[2]())[0], mutants))
        made = collections.Counter((kind, found) for (kind, _, _, _), found in zip(mutants, answers))
        for (kind, found), number in sorted(made.items()):
            print(f"{kind}: {number} {found}")
        silent = [mutant for mutant, found in zip(mutants, answers) if found != "weaker"]
        checks = pool.map(lambda mutant: checked(args.seawall, mutant[2]()), silent)
        same = pool.map(lambda mutant: in_ttgir(args.seawall, mutant[3], mutant[0]), silent)
        for (kind, at, _, path), check, found in zip(silent, checks, same):
            of_ttgir = "no such fault in TTGIR" if found is None else f"in TTGIR, {found[1]} of {found[0]} are found"
            print(f"{path}:{at + 1}: {kind} not found; check: {check}; {of_ttgir}")
    added(args, files)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", metavar="SEAWALL")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--mutants", type=int, default=0, metavar="N")
    parser.add_argument("--validate", action="store_true")
    parser.add_argument("--known", metavar="FILE")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    files = sorted(glob.glob(os.path.join(args.folder, "**", "*.ptx"), recursive=True))
    if not files:
        parser.error(f"there are no files in {args.folder}; `corpus/ptx.py --out {args.folder}` makes them")
    if args.validate:
        return 1 if validate(args, files) else 0
    counts = collections.Counter()
    mutants, failed = [], False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: timed(args.seawall, path), files))
        if args.known:
            failed = compare(args.known, files, results, args.folder, args.write)
        why, alone = collections.Counter(), collections.Counter()
        for path, (full, _) in zip(files, results):
            result = judged(full)
            counts[os.path.relpath(os.path.dirname(path), args.folder), result] += 1
            if result in ("error", "unreadable") and not args.known:
                failed = True
                print(f"{path}: {result}")
            if result == "unresolved":
                codes = reasons(full)
                why.update(codes)
                alone.update(codes if len(codes) == 1 else ())
            if result not in ("error", "unreadable", "unresolved"):
                mutants += [(kind, at, make, path) for kind, at, make in faults(read(path).split("\n"))]
        for (target, result), number in sorted(counts.items()):
            print(f"{target}: {number} {result}")
        for code, number in why.most_common():
            print(f"unresolved by {code}: {number}, {alone[code]} by nothing else")
        times = [seconds for _, seconds in results]
        print(f"time: {statistics.median(times) * 1e3:.0f} ms in the median, {max(times):.2f} s at most")
        random.Random(1).shuffle(mutants)
        mutants = mutants[:args.mutants]
        answers = list(pool.map(lambda mutant: checked(args.seawall, mutant[2]()), mutants))
        made = collections.Counter((kind, found) for (kind, _, _, _), found in zip(mutants, answers))
        for (kind, found), number in sorted(made.items()):
            print(f"{kind}: {number} {found}")
        silent = [mutant for mutant, found in zip(mutants, answers) if found != "error"]
        runs = list(pool.map(lambda mutant: executed(mutant[2]()), silent))
        for ((kind, run), number) in sorted(collections.Counter((kind, run) for (kind, _, _, _), run in zip(silent, runs)).items()):
            print(f"{kind} without an error: {number} {run}")
        for (kind, at, _, path), run in zip(silent, runs):
            if run == "missed":
                failed = True
                print(f"{path}:{at + 1}: missed, {kind}")
        pairs = sorted({(path, kind) for kind, _, _, path in silent})
        for (path, kind), found in zip(pairs, pool.map(lambda pair: in_ttgir(args.seawall, *pair), pairs)):
            places = [str(at + 1) for of, at, _, own in silent if (path, kind) == (own, of)]
            same = "no such fault in TTGIR" if found is None else f"in TTGIR, {found[1]} of {found[0]} are found"
            print(f"{path}:{','.join(places)}: {len(places)} {kind} not found; {same}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
