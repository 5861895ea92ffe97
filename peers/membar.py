#!/usr/bin/env python3
"""Run the wheel's own membar pass on modules in the state right before it.

    membar.py FILE... [--out DIR] [--json] [--repeat N] [--timeout S] [--from-cache]

Each FILE is one module with `allocation.offset` attributes. With `--from-cache` it is a module of
the compiler's cache. `pass_ms` is then the time of the passes that allocate memory, of those
between them and membar, and of membar. If the comment of a module has `also tmem barriers`, the
pass for these runs before membar, as in the compiler.

Standard output has one JSON object for each file:

    file, ok, target   the path, whether it succeeded, and the target
    parse_ms, pass_ms  medians over `--repeat`; each repetition reads the file again
    ops, barriers      the number of ops, and of barriers [before, after]
    inserted           0-based line numbers of the inserted lines in the output, with their text
    changed            lines that differ otherwise
    error              the error, if any

The pass may abort the process on unexpected input. A worker process handles the files and is
started again after an abort. The file then gets `"ok": false` and the end of the worker's log.
`--out` writes NAME.after.mlir (NAME is the file name without `.before.mlir` or `.mlir`). With
`--normalize` it also writes NAME.printed.mlir, the wheel's print of the input. Exit status: 0, or 1
if a file failed.
"""
import argparse
import json
import os
import select
import statistics
import subprocess
import sys
import tempfile
import time


def stem(path):
    name = os.path.basename(path)
    for suffix in (".before.mlir", ".mlir", ".ttgir"):
        if name.endswith(suffix):
            return name[: -len(suffix)]
    return name


BARRIERS = {"ttg.barrier local", "ttng.cluster_barrier", "ttng.cluster_barrier {relaxed = true}",
            "ttng.fence_mbarrier_init_release_cluster"}


def run_of_barriers(lines, at):
    """Returns the end of the run of barrier lines that starts at `at`."""
    while at < len(lines) and lines[at].strip() in BARRIERS:
        at += 1
    return at


def inserted_lines(before, after):
    """Returns the line numbers in `after` of the inserted barrier lines, and the other differing
    lines.

    Between two other lines, the barriers of `before` are a subsequence of those of `after`. If one
    of several equal neighbours is new, the last one counts as inserted.
    """
    a, b = before.splitlines(), after.splitlines()
    inserted, changed = [], []
    i = j = 0
    while i < len(a) or j < len(b):
        stop_a, stop_b = run_of_barriers(a, i), run_of_barriers(b, j)
        for k in range(j, stop_b):
            if i < stop_a and a[i] == b[k]:
                i += 1
            else:
                inserted.append([k, b[k].strip()])
        changed += [[stop_b, line.strip(), ""] for line in a[i:stop_a]]
        i, j = stop_a, stop_b
        old, new = a[i:i + 1], b[j:j + 1]
        if old != new:
            changed.append([j, "".join(old).strip(), "".join(new).strip()])
        i, j = i + 1, j + 1
    return inserted, changed


def measure(path, repeat, out, normalize, from_cache):
    import wheel
    text = open(path, encoding="utf-8").read()
    backend, arch = wheel.target_of(text)
    locations = "loc(" in text
    comment = " ".join(line.strip("/ ") for line in text.split("module", 1)[0].splitlines() if line.startswith("//"))
    parse_ms, pass_ms = [], []
    context = wheel.new_context()
    for _ in range(repeat):
        t = time.perf_counter()
        module = wheel.parse(path, context)
        parse_ms.append((time.perf_counter() - t) * 1e3)
        if from_cache:
            wheel.run(module, lambda pm: wheel.add_before_allocation(pm, backend, arch), "before allocation")
        if not pass_ms:
            ops = wheel.count_ops(module)
            before = wheel.text_of(module, locations)
        pm = wheel.ir.pass_manager(context)
        if from_cache:
            wheel.add_allocation(pm, backend, arch)
        elif "also tmem barriers" in comment:
            wheel.nvidia.passes.ttnvgpuir.add_tmem_barrier_insertion(pm)
        wheel.add_membar(pm, backend, arch)
        t = time.perf_counter()
        pm.run(module, "membar")
        pass_ms.append((time.perf_counter() - t) * 1e3)
    after = wheel.text_of(module, locations)
    if out:
        os.makedirs(out, exist_ok=True)
        with open(os.path.join(out, stem(path) + ".after.mlir"), "w", encoding="utf-8") as f:
            f.write(after)
        if normalize:
            with open(os.path.join(out, stem(path) + ".printed.mlir"), "w", encoding="utf-8") as f:
                f.write(before)
    inserted, changed = inserted_lines(before, after)
    return {"file": path, "ok": True, "target": f"{backend}:{arch}", "bytes": len(text.encode()),
            "parse_ms": round(statistics.median(parse_ms), 3), "pass_ms": round(statistics.median(pass_ms), 3),
            "ops": ops, "barriers": [wheel.barriers(before), wheel.barriers(after)],
            "inserted": inserted, "changed": changed}


def worker():
    """Writes one line of JSON for each line of JSON, until the end of standard input."""
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        task = json.loads(line)
        try:
            answer = measure(task["file"], task["repeat"], task["out"], task["normalize"], task["from_cache"])
        except Exception as error:
            answer = {"file": task["file"], "ok": False, "error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


class Worker:
    """A worker process. A task has an error if the process ends or exceeds the time limit."""

    def __init__(self):
        self.log = tempfile.TemporaryFile("w+", errors="replace")
        self.process = None

    def start(self):
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), "--worker"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=self.log, text=True)

    def ask(self, task, timeout):
        if self.process is None:
            self.start()
        at = self.log.seek(0, os.SEEK_END)
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], timeout)
        line = self.process.stdout.readline() if ready else ""
        if line:
            answer = json.loads(line)
            why = None
        else:
            if not ready:
                self.process.kill()
            status = self.process.wait()
            self.process = None
            why = f"timed out after {timeout} s" if not ready else f"the pass ended the process with status {status}"
            answer = {"file": task["file"], "ok": False, "error": why}
        if not answer["ok"]:
            self.log.seek(at)
            said = [s for s in self.log.read().splitlines() if s.strip()]
            answer["log"] = [s[:400] for s in said if "error:" in s or "Assertion" in s or "LLVM ERROR" in s][:4] or said[:3]
        return answer

    def close(self):
        if self.process is not None:
            self.process.stdin.close()
            self.process.wait()


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("files", nargs="*")
    ap.add_argument("--out", metavar="DIR")
    ap.add_argument("--normalize", action="store_true")
    ap.add_argument("--json", action="store_true", help="print one JSON array instead of a line for each file")
    ap.add_argument("--repeat", type=int, default=1)
    ap.add_argument("--timeout", type=float, default=600.0)
    ap.add_argument("--from-cache", action="store_true", help="the files are from the compiler's cache; also time allocation")
    ap.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    a = ap.parse_args()
    if a.worker:
        return worker()
    if not a.files:
        ap.error("no files")
    pool, answers = Worker(), []
    for path in a.files:
        task = {"file": path, "repeat": max(1, a.repeat), "out": a.out, "normalize": a.normalize, "from_cache": a.from_cache}
        answer = pool.ask(task, a.timeout)
        answers.append(answer)
        if not a.json:
            print(json.dumps(answer), flush=True)
    pool.close()
    if a.json:
        print(json.dumps(answers, indent=1))
    return 0 if all(x["ok"] for x in answers) else 1


if __name__ == "__main__":
    sys.exit(main())
