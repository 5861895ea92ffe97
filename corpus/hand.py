#!/usr/bin/env python3
"""Ask the wheel what membar does on the hand-written modules: corpus/hand/NAME.mlir to corpus/hand/NAME.after.mlir.

    hand.py [NAME...]

NAME.mlir opens with comment lines that say what it probes. The module below them is given its shared-memory and
tensor-memory offsets by the wheel's own allocation passes and printed by the wheel, so that NAME.mlir and
NAME.after.mlir differ in the inserted lines only. A file whose comment says `offsets as written` keeps the offsets
that it has. Before membar, one whose comment says `also tmem barriers` gets the pass for tensor memory, which the back end
runs there. corpus/hand/answers.json gets one row a file; a module that the wheel refuses, or on which the pass
aborts, stays as it is and has `error` there instead of an `.after.mlir`.
"""
import glob
import json
import os
import pickle
import re
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path.insert(0, os.path.join(ROOT, "peers"))

import wheel  # noqa: E402


def split_comment(text):
    """The comment lines at the top, and the rest."""
    lines = text.splitlines(True)
    n = next((i for i, line in enumerate(lines) if not line.startswith("//")), len(lines))
    return "".join(lines[:n]), "".join(lines[n:])


def allocate(pm, backend, arch):
    """The back end's shared-memory allocation, and tensor memory where it has any."""
    if backend == "cuda":
        wheel.nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, wheel.ptx_version(arch))
        if arch >= 100:
            wheel.nvidia.passes.ttnvgpuir.add_allocate_tensor_memory(pm)
    else:
        wheel.amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)


def ask(body, keep, tensor):
    """The module before and after the pass, as the wheel prints it."""
    backend, arch = wheel.target_of(body)
    with tempfile.NamedTemporaryFile("w", suffix=".mlir", dir=".") as f:
        f.write(body)
        f.flush()
        module = wheel.parse(os.path.basename(f.name), wheel.new_context())
    if not keep:
        wheel.run(module, lambda pm: allocate(pm, backend, arch), "allocate")
    before = module.str_nodebug()
    if tensor:
        wheel.run(module, wheel.nvidia.passes.ttnvgpuir.add_tmem_barrier_insertion, "tensor memory")
    wheel.run(module, lambda pm: wheel.add_membar(pm, backend, arch), "membar")
    return before, module.str_nodebug()


def in_child(body, keep, tensor):
    """`ask` in a forked process, because the pass may abort; gives (answer, None) or (None, what it said)."""
    reader, writer = os.pipe()
    with tempfile.TemporaryFile("w+", errors="replace") as log:
        pid = os.fork()
        if pid == 0:
            os.dup2(log.fileno(), 2)
            try:
                answer = (ask(body, keep, tensor), None)
            except RuntimeError as error:
                answer = (None, str(error))
            with os.fdopen(writer, "wb") as f:
                pickle.dump(answer, f)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as f:
            data = f.read()
        status = os.waitpid(pid, 0)[1]
        answer, why = pickle.loads(data) if data else (None, f"aborted with status {status}")
        if why:
            log.seek(0)
            said = [s for s in log.read().splitlines() if "error:" in s or "Assertion" in s or "LLVM ERROR" in s]
            said = [re.sub(r'loc\("[^"]*":', 'loc("":', re.sub(r"^.*?/(\w+\.cpp)", r"\1", s)) for s in said[:2]]
            why = ": ".join([why] + said)
        return answer, why


def main():
    names = sys.argv[1:] or sorted(os.path.basename(p)[:-5] for p in glob.glob("corpus/hand/*.mlir") if not p.endswith(".after.mlir"))
    rows = {}
    if sys.argv[1:] and os.path.exists("corpus/hand/answers.json"):
        rows = {r["name"]: r for r in json.load(open("corpus/hand/answers.json", encoding="utf-8"))}
    for name in names:
        path = f"corpus/hand/{name}"
        comment, body = split_comment(open(path + ".mlir", encoding="utf-8").read())
        probes = " ".join(s.strip("/ \n") for s in comment.splitlines())
        keep = "offsets as written" in probes
        tensor = "also tmem barriers" in probes
        answer, why = in_child(body, keep, tensor)
        row = {"name": name, "probes": probes}
        if keep:
            row["offsets_as_written"] = True
        if tensor:
            row["tmem_barriers"] = True
        if why:
            row["error"] = why
            print(name, why)
            if os.path.exists(path + ".after.mlir"):
                os.remove(path + ".after.mlir")
        else:
            row["barriers"] = [wheel.barriers(t) for t in answer]
            for suffix, text in zip((".mlir", ".after.mlir"), answer):
                with open(path + suffix, "w", encoding="utf-8") as f:
                    f.write(comment + text)
        rows[name] = row
    with open("corpus/hand/answers.json", "w", encoding="utf-8") as f:
        f.write(json.dumps([rows[k] for k in sorted(rows)], indent=1) + "\n")
    print(f"{len(names)} asked, {sum('error' in rows[n] for n in names)} refused")
    return 0


if __name__ == "__main__":
    sys.exit(main())
