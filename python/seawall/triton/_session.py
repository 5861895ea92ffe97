"""Enables Seawall in this process: settings, the hooks of Triton, and the reports."""

from __future__ import annotations

import hashlib
import os
import sys
import threading
import time
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple

from .._api import check
from .._command import reject
from .._results import SeawallWarning
from .._seawall import SeawallError, __version__
from . import _stage
from ._kernel import SHOWN_OPTIONS, KernelReport, Placed

#: The variable of the environment that switches Seawall on or off for a whole program.
VARIABLE = "SEAWALL"
#: How long a key for the cache holds before the configuration is read again.
FRESH_SECONDS = 0.1
#: The key of the metadata of a kernel with what `place` did.
METADATA = "seawall"

Listener = Callable[[KernelReport], None]


class FindingsError(RuntimeError):
    """A compiled kernel has errors or denied findings. `report` is its report."""

    def __init__(self, report: KernelReport) -> None:
        super().__init__(f"Seawall: {report.describe()}")
        self.report = report

    def __reduce__(self) -> Tuple[Any, ...]:
        """Pickles the error, so that it passes between processes that compile."""
        return type(self), (self.report,)


FindingsError.__module__ = "seawall.triton"


@dataclass(frozen=True)
class _Settings:
    place: Optional[str]
    on_error: str
    check: Mapping[str, Any]
    #: The last key, and when it was made.
    made: Dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def key(self) -> str:
        """The part of Triton's cache key. Placement changes the machine code, a check does not. Placement
        depends on what the check reports, and so on its options and configuration.
        """
        if not self.place:
            return ""
        now = time.monotonic()
        # Triton asks for it at each launch, which takes less time than to read the configuration.
        if now - self.made.get("time", -FRESH_SECONDS) >= FRESH_SECONDS:
            self.made.update(key=self._key(), time=now)
        return str(self.made["key"])

    def _key(self) -> str:
        options = repr(sorted((name, repr(value)) for name, value in self.check.items()))
        given = hashlib.sha256(options.encode() + _configuration(self.check)).hexdigest()[:16]
        return f"-seawall-{__version__}-place-{self.place}-{given}"


_WRITES = "writes files, which a compile does not; use `seawall check`"
_OF_COMMAND = "is for files and their output, not for compiles"
#: Options of `check` without a meaning in a compile, and why.
_REFUSED = {
    "as_is": "reports what the last passes of the compiler repair; a compile is judged with these passes",
    **dict.fromkeys(("fix", "diff", "write_baseline"), _WRITES),
    **dict.fromkeys(("format", "pass_", "jobs"), _OF_COMMAND),
}


def _configuration(options: Mapping[str, Any]) -> bytes:
    """Returns the text of the configuration and baseline that a check with these options reads, or of all
    that it may read.
    """
    files = [Path(options["baseline"])] if options.get("baseline") is not None else []
    if options.get("config") is not None:
        files.append(Path(options["config"]))
    elif not options.get("no_config"):
        here = _current()
        files += [folder / name for folder in (here, *here.parents) for name in ("seawall.toml", "pyproject.toml")]
    return b"\0".join(map(_content, files))


def _current() -> Path:
    try:
        return Path.cwd()
    except OSError:
        # Another program has deleted it.
        return Path()


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        # The check says why it cannot read a file. A missing one is usual.
        return b""


class _Session:
    """The state of this process. Triton may compile in several threads."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.settings: Optional[_Settings] = None
        self.reports: List[KernelReport] = []
        self.listeners: List[Listener] = []
        self.warned: set = set()
        self.previous: Dict[str, Any] = {}

    def is_new(self, message: str) -> bool:
        """Returns whether this is the first call with the message."""
        with self.lock:
            known = message in self.warned
            self.warned.add(message)
            return not known

    def warn_once(self, message: str) -> None:
        """Warns of what keeps Seawall from its work. It breaks no compile, even if filters make warnings errors."""
        if not self.is_new(message):
            return
        try:
            _warn(message)
        except SeawallWarning:
            print(f"warning: {message}", file=sys.stderr)


_session = _Session()


def enable(*, place: Optional[str] = None, on_error: str = "warn", **options: Any) -> None:
    """Checks every kernel that Triton compiles from now on in this process.

    Args:
        place: ``"minimal"`` also replaces the barriers of the compiler by the fewest that an
            independent checker certifies. If it does not certify them, or anything fails, the
            compiler's own barriers are used, and a warning gives the reason.
        on_error: ``"warn"`` warns about a kernel with errors, or with findings that `deny` names.
            ``"raise"`` raises `FindingsError` in the compile. ``"ignore"`` only keeps the report.
        options: options of `seawall.check`, such as `ignore=["SW401"]`.

    Raises:
        ImportError: Triton is not installed.
        RuntimeError: the release of Triton is older than 3.6.
        TypeError: there is no option of this name, or its value has a wrong type.
        ValueError: a value is unknown, or the option has no meaning in a compile.

    >>> seawall.triton.enable(on_error="raise", ignore=["redundant"])
    """
    if place not in (None, "minimal"):
        raise ValueError(f"unknown placement `{place}`; use `minimal` or None")
    if on_error not in ("warn", "raise", "ignore"):
        raise ValueError(f"unknown value `{on_error}` of `on_error`; use `warn`, `raise` or `ignore`")
    reject(options, "enable", _REFUSED)
    if os.environ.get(VARIABLE) == "off":
        return
    knobs = _knobs()
    producer = producer_of(_version())
    if producer is not None:
        options.setdefault("producer", producer)
    # Reports unknown values now, and not in a compile.
    check("module {}", **options)
    disable()
    _session.settings = _Settings(place, on_error, options)
    _session.previous = {"listener": knobs.compilation.listener}
    knobs.compilation.listener = _listen
    if place is None:
        return
    why_not = _stage.unsupported()
    if why_not is not None:
        _session.warn_once(f"Seawall checks, but does not place barriers: {why_not}")
        return
    _session.previous["stages"] = knobs.runtime.add_stages_inspection_hook
    _session.previous["key"] = _stage.add_to_cache_key(lambda: _session.settings.key if _session.settings else "")
    knobs.runtime.add_stages_inspection_hook = _inspect_stages


def producer_of(version: str) -> Optional[str]:
    """Returns the compiler whose passes `check` simulates for a release of Triton, if it knows that release.

    >>> producer_of("3.7.1")
    'triton-3.7'
    """
    release, _, local = version.partition("+")
    major, minor = release.split(".")[:2]
    if major != "3" or not minor.isdigit() or not 4 <= int(minor) <= 9:
        return None
    return "meta-3.7" if local.startswith("fb") else f"triton-3.{minor}"


def _version() -> str:
    import triton

    return str(triton.__version__)


def _knobs() -> Any:
    import triton

    knobs = getattr(triton, "knobs", None)
    if knobs is None or not hasattr(knobs.compilation, "listener") or not hasattr(knobs.runtime, "add_stages_inspection_hook"):
        raise RuntimeError(f"Seawall needs Triton 3.6 or newer, and this is {_version()}")
    return knobs


def disable() -> None:
    """Stops checking and placing. Kernels that are already compiled stay as they are."""
    if _session.settings is None:
        return
    knobs = _knobs()
    if knobs.compilation.listener is _listen:
        knobs.compilation.listener = _session.previous["listener"]
    if knobs.runtime.add_stages_inspection_hook is _inspect_stages:
        knobs.runtime.add_stages_inspection_hook = _session.previous["stages"]
    _session.previous.pop("key", lambda: None)()
    _session.settings = None


def is_enabled() -> bool:
    """Returns whether compiles are checked."""
    return _session.settings is not None


def is_listening() -> bool:
    """Returns whether the hooks of Triton are those of this module. A program may have replaced them."""
    settings = _session.settings
    if settings is None:
        return False
    knobs = _knobs()
    places = "stages" in _session.previous
    return knobs.compilation.listener is _listen and (not places or knobs.runtime.add_stages_inspection_hook is _inspect_stages)


def reports() -> List[KernelReport]:
    """Returns the reports of all compiles since the start of the process, in their order."""
    with _session.lock:
        return list(_session.reports)


def add_listener(listener: Listener) -> None:
    """Calls `listener` with the report of each compile from now on."""
    with _session.lock:
        _session.listeners.append(listener)


def remove_listener(listener: Listener) -> None:
    """Undoes `add_listener`."""
    with _session.lock:
        _session.listeners.remove(listener)


def _listen(*, src: Any, metadata: Mapping[str, Any], metadata_group: Mapping[str, str], times: Any, cache_hit: bool) -> None:
    """The listener of Triton, which it calls after each compile."""
    previous, settings = _session.previous.get("listener"), _session.settings
    if previous is not None:
        previous(src=src, metadata=metadata, metadata_group=metadata_group, times=times, cache_hit=cache_hit)
    if settings is None:
        return
    try:
        report = _report(settings, src, metadata, metadata_group, times, cache_hit)
    except Exception as error:  # a compile never breaks because of Seawall
        _session.warn_once(f"Seawall could not check `{getattr(src, 'name', '?')}`: {type(error).__name__}: {error}")
        return
    with _session.lock:
        _session.reports.append(report)
        listeners = list(_session.listeners)
    for listener in listeners:
        listener(report)
    if report.kept is not None and cache_hit:
        _session.warn_once(f"Seawall keeps the barriers of the compiler in `{report.kernel}`: {report.kept}")
    if report.kept is not None and not cache_hit and metadata[METADATA].get("again"):
        _forget(metadata_group)
    if report.verdict == "not checked":
        _session.warn_once(f"Seawall: {report.describe()}")
    elif report.failed and settings.on_error == "raise":
        raise FindingsError(report)
    elif report.failed and settings.on_error == "warn" and _session.is_new(report.describe()):
        _warn(f"Seawall: {report.describe()}")


def _warn(message: str) -> None:
    """Warns at the line of the program that compiles, not at one of Triton or of this package."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("seawall", "triton"):
        frame, level = frame.f_back, level + 1
    warnings.warn(message, SeawallWarning, stacklevel=level)


def _forget(group: Mapping[str, str]) -> None:
    """Removes a kernel from Triton's cache, so that the next process compiles it again. The cause of a
    failure outside of the kernel, such as a full disk, may then be gone.
    """
    for name, path in group.items():
        if name.endswith(".json"):
            # The file that lists the files of the kernel. They stay, because Triton reads them now.
            Path(path).with_name(f"__grp__{name}").unlink(missing_ok=True)


def _report(
    settings: _Settings, src: Any, metadata: Mapping[str, Any], group: Mapping[str, str], times: Any, cache_hit: bool
) -> KernelReport:
    start = time.perf_counter()
    done = metadata.get(METADATA) or {}
    path = next((path for name, path in group.items() if name.endswith(".ttgir")), None)
    checked: Dict[str, Any] = {}
    if "checked" in done:
        # The placed module, which is not in the cache, was checked before it was compiled.
        checked = done["checked"]
    elif path is None:
        checked = {"problem": "the cache has no TTGIR of it; unset TRITON_STORE_BINARY_ONLY"}
    else:
        try:
            checked = check_file(path, settings.check)
        except Exception as error:  # a compile never breaks because of Seawall
            checked = {"problem": f"{type(error).__name__}: {error}"}
    placed = Placed(*(tuple(counts) for counts in done["placed"])) if done.get("placed") else None
    return KernelReport(
        kernel=str(metadata.get("name") or getattr(src, "name", "?")),
        target=_target(metadata["target"]),
        constexprs=_constexprs(src),
        options={name: metadata[name] for name in SHOWN_OPTIONS if name in metadata},
        path=path or "",
        placed=placed,
        kept=done.get("kept"),
        compile_seconds=0.0 if cache_hit else times.total / 1e6 - done.get("seconds", 0.0),
        added_seconds=time.perf_counter() - start + (0.0 if cache_hit else done.get("seconds", 0.0)),
        cache_hit=cache_hit,
        **checked,
    )


def check_file(path: str, options: Mapping[str, Any]) -> Dict[str, Any]:
    """Checks the module of a file, and returns the fields of a report that describe the result."""
    try:
        # The cache has the module in front of the passes that insert barriers: `check` simulates them.
        return _checked(Path(path), options)
    except SeawallError as error:
        return {"problem": str(error)}


def check_text(text: str, name: str, options: Mapping[str, Any]) -> Dict[str, Any]:
    """Checks a module as it stands, and returns the fields of a report that describe the result."""
    return _checked(text, {**options, "as_is": True, "name": name})


def _checked(text: Any, options: Mapping[str, Any]) -> Dict[str, Any]:
    found = check(text, **options)
    shown, denied = "", found.status != 0 and not found.errors
    if found.status != 0:
        # Redundant barriers are those of the compiler, which the author of the kernel cannot delete.
        ignored = options.get("ignore", ())
        ignored = [ignored] if isinstance(ignored, str) else list(ignored)
        rest = check(text, **{**options, "ignore": [*ignored, "redundant"]})
        if denied and options.get("as_is"):
            denied = rest.status != 0
        shown = found.text if denied else rest.text if found.errors else ""
    return {**{part: found.document[part] for part in ("findings", "verdicts", "suppressed")}, "denied": denied, "text": shown}


def _target(target: Any) -> str:
    """Returns the name of a `GPUTarget` in the form of `--target`."""
    backend, arch = (target["backend"], target["arch"]) if isinstance(target, dict) else (target.backend, target.arch)
    return f"sm_{arch}" if backend == "cuda" else str(arch)


def _constexprs(src: Any) -> Dict[str, Any]:
    """Returns the compile-time arguments of a kernel by name. A module from a file has none."""
    names = getattr(getattr(src, "fn", None), "arg_names", [])
    constants = getattr(src, "constants", {})
    return {names[at[0]]: value for at, value in sorted(constants.items()) if len(at) == 1 and at[0] < len(names)}


def _inspect_stages(backend: Any = None, stages: Any = None, options: Any = None, language: Any = None, capability: Any = None) -> Any:
    """The hook of Triton for its stages: without arguments the part of the cache key, else the stages."""
    previous, settings = _session.previous.get("stages"), _session.settings
    key = settings.key if settings is not None else ""
    if backend is None:
        before = previous() if previous is not None else ("", "")
        return before[0] + key, before[1] + key
    if previous is not None:
        previous(backend, stages, options, language, capability)
    if settings is not None and settings.place is not None and "llir" in stages:
        stages["llir"] = _stage.placing(backend, stages["llir"], options, capability, settings.check, _session.warn_once)
    return None
