"""Checks many files, with an engine that the caller has."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ._api import check
from ._command import call, commands, reject
from ._seawall import SeawallError

#: The files of a directory that `seawall check` reads.
ENDINGS = (".mlir", ".ttir", ".ttgir", ".ptx", ".litmus")
#: Options of `check` without a meaning in an audit, and why.
_REFUSED = {
    **dict.fromkeys(("fix", "diff", "write_baseline"), "writes files or patches, which an audit does not; use `seawall check`"),
    "format": "has no effect: the results of an audit are SARIF and rows",
    "jobs": "has no effect: the engine decides how many files are checked at the same time",
}
#: Bounds from strong to weak, by their beginning.
BOUNDS = ("all-paths", "iterations", "some-runs", "unchecked")

Paths = Union[str, "os.PathLike[str]", Iterable[Union[str, "os.PathLike[str]"]]]
#: A file in a batch: its name, its text or why it has none, and the text of Triton's metadata beside it.
_File = Tuple[str, Union[bytes, str], Optional[str]]
#: Larger files are no metadata.
_METADATA_LIMIT = 1 << 20


@dataclass(frozen=True, repr=False)
class Audit:
    """The result of `seawall.audit`.

    Attributes:
        rows: one for each file, in the order of the files: `file`, `sha256` (None if it cannot be read),
            `modules`, `bound` (the weakest of the modules; `unchecked` if one was not checked; None if there is no module), `errors`,
            `warnings`, `codes`, `ignored` (the number of findings that the configuration, a comment or
            the baseline ignores), `seconds`, and `problem` (None if the file was checked).
        sarif: one SARIF 2.1.0 log of all files. It is not `executionSuccessful` if there is a problem.
    """

    rows: List[Dict[str, Any]]
    sarif: Dict[str, Any]

    def __repr__(self) -> str:
        return f"<Audit: files {len(self.rows)}, errors {self.errors}, problems {len(self.problems)}>"

    @property
    def errors(self) -> int:
        """The number of findings of severity `"error"`."""
        return sum(row["errors"] for row in self.rows)

    @property
    def problems(self) -> List[Dict[str, Any]]:
        """The rows of files that could not be checked."""
        return [row for row in self.rows if row["problem"] is not None]


def audit(
    paths: Paths,
    *,
    engine: Any = None,
    sarif: Optional["os.PathLike[str]"] = None,
    summary: Optional["os.PathLike[str]"] = None,
    batch: int = 16,
    **options: Any,
) -> Audit:
    """Checks many files on an engine, and returns one SARIF log and one summary.

    Args:
        paths: a directory, a file, or a list of them. Directories are searched as by `check`.
        engine: where to check. The default is all cores of this machine. ``"ray"`` is a Ray cluster,
            which is started on this machine if the program has not connected to one. Otherwise an
            object with `map(function, items)`, such as an `Executor` or a `Pool`. Workers need the
            package, and no access to the files.
        sarif: also write the log to this file.
        summary: also write the rows to this file, as Parquet (`.parquet`, needs pyarrow) or JSONL.
        batch: the number of files of a task.
        options: options of `seawall.check`, such as `ignore="redundant"`.

    Raises:
        SeawallError: an option has an unknown value.
        FileNotFoundError: a path of `paths` does not exist. Files that cannot be read are `problems`.
        TypeError: there is no option of this name.
        ValueError: there is no file, the engine is unknown, or an option has no meaning in an audit.
        ImportError: the engine, or pyarrow, is not installed.

    >>> seawall.audit("dumps", sarif=Path("dumps.sarif"), summary=Path("dumps.jsonl")).errors
    """
    if batch < 1:
        raise ValueError(f"`batch` is at least 1, not {batch}")
    # Reports wrong options now, and not for each file.
    reject(options, "audit", _REFUSED)
    check("module {}", **options)
    files = list(_files(paths))
    if not files:
        raise ValueError(f"no file that ends in {', '.join(ENDINGS)} in {paths}")
    if summary is not None and Path(summary).suffix == ".parquet":
        # Reports that it is missing before the work.
        import_module("pyarrow.parquet")
    batches = [files[at : at + batch] for at in range(0, len(files), batch)]
    tasks = (([(str(path), _content(path), _metadata(path)) for path in chunk], options) for chunk in batches)
    done = [result for results in _map(engine, tasks) for result in results]
    rows = [row for row, _ in done]
    audited = Audit(rows, _merged([log for _, log in done if log is not None], all(row["problem"] is None for row in rows)))
    if sarif is not None:
        Path(sarif).write_text(json.dumps(audited.sarif, indent=2) + "\n", encoding="utf-8")
    if summary is not None:
        _write(Path(summary), audited.rows)
    return audited


def _files(paths: Paths) -> Iterator[Path]:
    """Yields the files once each, those of a directory sorted by path and without hidden ones."""
    seen = set()
    given = [paths] if isinstance(paths, (str, os.PathLike)) else paths
    for path in map(Path, given):
        if not path.exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        below = sorted(one for one in path.rglob("*") if _is_wanted(one, path)) if path.is_dir() else [path]
        for one in below:
            if os.path.abspath(one) not in seen:
                seen.add(os.path.abspath(one))
                yield one


def _content(path: Path) -> Union[bytes, str]:
    """Returns the content of a file, or why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        return f"cannot read `{path}`: {error.strerror}"


def _metadata(path: Path) -> Optional[str]:
    """Returns the file in which Triton's cache states the release that compiled a kernel."""
    beside = path.with_suffix(".json")
    try:
        return beside.read_text(encoding="utf-8") if beside.stat().st_size <= _METADATA_LIMIT else None
    except (OSError, UnicodeDecodeError):
        return None


def _is_wanted(path: Path, root: Path) -> bool:
    hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
    # As in Triton's cache, where the `.ttir` and the `.ptx` are other states of the same kernel.
    is_other = path.suffix in (".ttir", ".ptx") and path.with_suffix(".ttgir").is_file()
    return path.suffix in ENDINGS and not hidden and not is_other and path.is_file()


def _map(engine: Any, tasks: Iterable[Tuple[List[_File], Mapping[str, Any]]]) -> List[Any]:
    if engine is None:
        # The work is done without the lock of the interpreter.
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(_check_batch, tasks))
    if engine == "ray":
        import ray

        if not ray.is_initialized():
            ray.init()
        remote = ray.remote(_check_batch)
        return ray.get([remote.remote(task) for task in tasks])
    if not hasattr(engine, "map"):
        raise ValueError(f"unknown engine {engine!r}; use None, `ray`, or an object with `map`")
    return list(engine.map(_check_batch, tasks))


def _check_batch(task: Tuple[Sequence[_File], Mapping[str, Any]]) -> List[Tuple[Dict[str, Any], Optional[Dict[str, Any]]]]:
    """Checks the files of a task. Returns the row and the SARIF log of each."""
    files, options = task
    return [_check(*file, options) for file in files]


def _check(
    name: str, content: Union[bytes, str], metadata: Optional[str], options: Mapping[str, Any]
) -> Tuple[Dict[str, Any], Optional[Dict[str, Any]]]:
    start, problem, log = time.perf_counter(), None, ""
    try:
        if isinstance(content, str):
            problem = content
        else:
            beside = () if metadata is None else ((os.fspath(Path(name).with_suffix(".json")), metadata),)
            log = call(commands()["check"], content.decode("utf-8"), name, options, beside).output("sarif").stdout
    except UnicodeDecodeError as error:
        problem = f"not UTF-8: {error}"
    except SeawallError as error:
        problem, log = str(error), error.output.stdout
    parsed = json.loads(log) if log else None
    every = parsed["runs"][0]["results"] if parsed else []
    results = [result for result in every if not result.get("suppressions")]
    row = {
        "file": name,
        "sha256": None if isinstance(content, str) else hashlib.sha256(content).hexdigest(),
        **_reach(parsed),
        "errors": sum(result["level"] == "error" for result in results),
        "warnings": sum(result["level"] == "warning" for result in results),
        "codes": sorted({result["ruleId"] for result in results}),
        "ignored": len(every) - len(results),
        "seconds": round(time.perf_counter() - start, 6),
        "problem": problem,
    }
    return row, parsed


def _reach(log: Optional[Dict[str, Any]]) -> Dict[str, Any]:
    notifications = log["runs"][0]["invocations"][0]["toolExecutionNotifications"] if log else []
    bounds = [note["properties"]["bound"] for note in notifications if "bound" in note.get("properties", {})]
    weakest = max(bounds, key=lambda bound: (BOUNDS.index(bound.split(":")[0]), bound), default=None)
    return {"modules": len(bounds), "bound": weakest}


def _merged(logs: List[Dict[str, Any]], successful: bool) -> Dict[str, Any]:
    """Returns one log with the results of all. `successful` is whether every file was checked. The rules of each log are numbered on their own."""
    first: Dict[str, Any] = logs[0] if logs else {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "seawall", "rules": []}}}]}
    rules: Dict[str, Dict[str, Any]] = {}
    results: List[Dict[str, Any]] = []
    notifications: List[Dict[str, Any]] = []
    for run in (log["runs"][0] for log in logs):
        rules.update((rule["id"], rule) for rule in run["tool"]["driver"]["rules"])
        results += run["results"]
        (invocation,) = run["invocations"]
        notifications += invocation["toolExecutionNotifications"]
        successful = successful and invocation["executionSuccessful"]
    number = {code: at for at, code in enumerate(sorted(rules))}
    driver = {**first["runs"][0]["tool"]["driver"], "rules": [rules[code] for code in number]}
    results = [{**result, "ruleIndex": number[result["ruleId"]]} for result in results]
    invocations = [{"executionSuccessful": successful, "toolExecutionNotifications": notifications}]
    run = {**first["runs"][0], "tool": {"driver": driver}, "invocations": invocations, "results": results}
    return {**first, "runs": [run]}


def _write(path: Path, rows: List[Dict[str, Any]]) -> None:
    if path.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    else:
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
