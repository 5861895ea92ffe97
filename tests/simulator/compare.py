#!/usr/bin/env python3
"""Compares the second simulator with `seawall check` and `seawall place --strategy minimal` on random modules. See README.md."""
import argparse
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import interpret
import modules

TRIPS = (0, 1, 2, 3, 5, 8)
BATCH = 50


def runs(text):
    """Conflicts of each run of the kernel, with its arguments."""
    module = interpret.Module(text)
    names = [name for name, ty in module.arguments]
    # Once is the declaration of the argument.
    uses = {name: len(re.findall(rf"{name}\b", text)) > 1 for name in ("%n", "%m", "%p")}
    trips = TRIPS if uses["%n"] else (0,)
    outer = (0, 1, 2) if uses["%m"] else (0,)
    for n, m, p in itertools.product(trips, outer, (0, 1) if uses["%p"] else (0,)):
        values = dict.fromkeys(names)
        values.update({"%n": n, "%m": m, "%p": p})
        yield f"n = {n}, m = {m}, p = {p}", interpret.Run(module, values)


def conflict(text, barriers_everywhere=False):
    """The first run that conflicts, in words; `None` if none does."""
    for arguments, run in runs(text):
        found = run.conflicts(barriers_everywhere)
        if found:
            return f"{arguments}: {sorted(found)[0]}"
    return None


def seawall(binary, *arguments):
    run = subprocess.run([binary, *arguments], capture_output=True, text=True, timeout=600)
    if run.returncode not in (0, 1):
        sys.exit(f"seawall {' '.join(map(str, arguments))} failed:\n{run.stderr}")
    return run


def errors(binary, texts, folder):
    """For each module, the errors that `check` reports, and what occurs only in runs in which a loop has no iteration."""
    found, edges = [[] for _ in texts], [[] for _ in texts]
    for number, text in enumerate(texts):
        (folder / f"{number}.mlir").write_text(text)
    report = json.loads(seawall(binary, "check", "--as-is", "--format", "json", folder).stdout)
    for finding in report["findings"]:
        kept = {"error": found, "edge": edges}.get(finding["severity"])
        if kept is not None:
            kept[int(pathlib.Path(finding["file"]).stem)].append(f"{finding['code']} in line {finding['line']}")
    return zip(found, edges)


def without_barriers(text):
    return "\n".join(line for line in text.split("\n") if line.strip() != "ttg.barrier local")


class Tally:
    """What was compared and what differs."""

    def __init__(self):
        self.modules = self.conflicting = self.placed = 0
        self.clean_but_conflicting, self.false_alarms, self.racing_placements = [], [], []

    def judge(self, seed, text, found, edges):
        self.modules += 1
        seen = conflict(text)
        self.conflicting += seen is not None
        if seen and not found and not edges:
            self.clean_but_conflicting.append(f"{seed}: {seen}")
        if found and not seen:
            self.false_alarms.append(f"{seed}: {found[0]}")

    def place(self, binary, seed, text, folder):
        bare = without_barriers(text)
        if conflict(bare, barriers_everywhere=True):
            return
        path = folder / "bare.mlir"
        path.write_text(bare)
        run = seawall(binary, "place", "--strategy", "minimal", path)
        path.unlink()
        self.placed += 1
        seen = conflict(run.stdout)
        if seen:
            self.racing_placements.append(f"{seed}: {seen}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seawall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--false-alarms", type=float, default=0.02, help="share of modules with errors that no run shows")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the modules that differ")
    args = parser.parse_args()
    tally = Tally()
    for start in range(0, args.count, BATCH):
        seeds = [f"{args.seed}-{number}" for number in range(start, min(start + BATCH, args.count))]
        texts = [modules.module(seed) for seed in seeds]
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            found = errors(args.seawall, texts, folder)
            for seed, text, (codes, edges) in zip(seeds, texts, found):
                tally.judge(seed, text, codes, edges)
                tally.place(args.seawall, seed, text, folder)
    lists = {"clean, but a run conflicts": tally.clean_but_conflicting,
             "placed by minimal, and a run conflicts": tally.racing_placements,
             "reported, and no run conflicts": tally.false_alarms}
    for title, differing in lists.items():
        for line in differing[:20]:
            print(f"{title}: {line}")
            if args.keep:
                args.keep.mkdir(parents=True, exist_ok=True)
                seed = line.split(":")[0]
                (args.keep / f"{seed}.mlir").write_text(modules.module(seed))
    print(f"{tally.modules} modules, {tally.conflicting} with a conflict, {tally.placed} placed; "
          + ", ".join(f"{len(differing)} {title}" for title, differing in lists.items()))
    too_many = len(tally.false_alarms) > args.false_alarms * tally.modules
    sys.exit(bool(tally.clean_but_conflicting or tally.racing_placements or too_many))


if __name__ == "__main__":
    main()
