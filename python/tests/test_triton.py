"""Tests `seawall.triton` in compiles of the installed Triton, for GPUs that are not there."""

import json
import linecache
import os
import pickle
import re
import subprocess
import sys
import textwrap
import warnings
from pathlib import Path

import pytest
import seawall
import seawall.triton
from conftest import needs_triton
from seawall.triton import _marks, _session, _stage

pytestmark = needs_triton

TARGETS = [("cuda", 80, 32), ("cuda", 90, 32), ("cuda", 100, 32), ("hip", "gfx942", 64), ("hip", "gfx950", 64), ("hip", "gfx1201", 32)]


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch):
    """Gives each test a cache of its own, and disables Seawall after it."""
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", "1")
    monkeypatch.delenv("SEAWALL", raising=False)
    monkeypatch.setattr(_session, "_session", _session._Session())
    yield
    seawall.triton.disable()


def matmul(target, **options):
    """Compiles a matrix multiplication."""
    import triton
    from kernels import matmul as kernel
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    constexprs = {"BM": 64, "BN": 64, "BK": 32}
    signature = {"a": "*fp16", "b": "*fp16", "c": "*fp16", "N": "i32", "K": "i32", **dict.fromkeys(constexprs, "constexpr")}
    source = ASTSource(fn=kernel, signature=signature, constexprs=constexprs, attrs={(i,): [["tt.divisibility", 16]] for i in range(5)})
    return triton.compile(source, target=GPUTarget(*target), options={"num_warps": 4, "num_stages": 3, **options})


def early(kernel=None):
    """Compiles a Gluon kernel that lacks a wait."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.experimental.gluon._runtime import GluonASTSource

    if kernel is None:
        from gluon_kernels import early as kernel
    attrs = {(i,): [["tt.divisibility", 16]] for i in range(2)}
    source = GluonASTSource(fn=kernel, signature={"x": "*fp32", "y": "*fp32", "SIZE": "constexpr"}, constexprs={"SIZE": 512}, attrs=attrs)
    triton.compile(source, target=GPUTarget("cuda", 80, 32), options={"num_warps": 4})


def lacks_fence(target):
    """Triton 3.6 emits no proxy fence between `cp.async` and the MMAs of Hopper and Blackwell."""
    return _session._version().startswith("3.6.") and target[1] in (90, 100)


def machine_code(kernel):
    return kernel.asm["ptx" if "ptx" in kernel.asm else "amdgcn"]


def made_wrong(monkeypatch, finding):
    """Lets every check of a kernel have one error."""
    fields = {"findings": [finding], "verdicts": [{"bound": "all-paths"}], "text": finding["message"]}
    monkeypatch.setattr(_session, "check_file", lambda path, options: fields)


ERROR = {"code": "SW101", "severity": "error", "message": "planted"}


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: str(target[1]))
def test_every_compile_is_checked(target):
    seawall.triton.enable(on_error="ignore" if lacks_fence(target) else "raise")
    matmul(target)
    (report,) = seawall.triton.reports()
    assert (report.kernel, report.bound) == ("matmul", "all-paths")
    assert {error["code"] for error in report.errors} == ({"SW105"} if lacks_fence(target) else set())
    assert report.target == (f"sm_{target[1]}" if target[0] == "cuda" else target[1])
    assert dict(report.constexprs) == {"BM": 64, "BN": 64, "BK": 32} and report.options["num_stages"] == 3
    assert report.added_seconds > 0 and report.compile_seconds > 0


def test_a_kernel_from_the_cache_is_checked():
    matmul(TARGETS[0])
    seawall.triton.enable()
    matmul(TARGETS[0])
    (report,) = seawall.triton.reports()
    assert report.cache_hit and report.verdict == "clean" and os.path.exists(report.path)


def test_a_check_does_not_change_the_kernel():
    alone = matmul(TARGETS[0])
    seawall.triton.enable()
    checked = matmul(TARGETS[0])
    assert checked.hash == alone.hash and machine_code(checked) == machine_code(alone)


def test_errors_warn_or_raise(monkeypatch):
    made_wrong(monkeypatch, ERROR)
    seawall.triton.enable(on_error="raise")
    with pytest.raises(seawall.triton.FindingsError, match=r"`matmul` \(sm_80, num_warps=4.*BM=64.*1 error.*\nplanted"):
        matmul(TARGETS[0])
    seawall.triton.enable(on_error="warn")
    with pytest.warns(seawall.SeawallWarning, match="1 error") as caught:
        matmul(TARGETS[0])
    # The line that starts the compile, and not one of Triton.
    assert [Path(warning.filename).parent for warning in caught] == [Path(__file__).parent]
    seawall.triton.enable(on_error="ignore")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        matmul(TARGETS[0])
    assert [report.verdict for report in seawall.triton.reports()] == ["1 error"] * 3


def test_a_finding_names_the_line_of_the_kernel():
    path = Path(__file__).parent / "gluon_kernels.py"
    line = 1 + next(at for at, text in enumerate(path.read_text().splitlines()) if "buffer.load" in text)
    seawall.triton.enable(on_error="raise")
    with pytest.raises(seawall.triton.FindingsError, match=rf"(?s)`early` \(sm_80.*SIZE=512.*SW202.*gluon_kernels.py:{line}") as caught:
        early()
    (error,) = caught.value.report.errors
    assert (Path(error["source"]["file"]).name, error["source"]["line"]) == (path.name, line)
    assert "SW401" not in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) and again.report.errors == [error]


def cell(text, name):
    """Runs a cell as a notebook does, and returns its names."""
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    names = {"__name__": "__main__"}
    exec(compile(text, name, "exec"), names)
    return names


@pytest.mark.parametrize("name", ["<ipython-input-3-abcdef>", "/none/ipykernel_123/456.py"])
def test_a_finding_shows_the_line_of_a_notebook(name, monkeypatch):
    text = (Path(__file__).parent / "gluon_kernels.py").read_text()
    monkeypatch.setattr(linecache, "cache", dict(linecache.cache))
    seawall.triton.enable(on_error="raise")
    with pytest.raises(seawall.triton.FindingsError, match=r"(?s)--> " + re.escape(name) + r":\d+:\d+\n.*\d+ \|     value = buffer.load") as caught:
        early(cell(text, name)["early"])
    shown = str(seawall.check(Path(caught.value.report.path)))
    assert "value = buffer.load" in shown and "value = buffer.load" in str(seawall.check(Path(caught.value.report.path).read_text()))
    early(cell(text.replace("buffer.load(registers)", "buffer.load(registers)  # seawall: ignore[SW202] known"), name)["early"])
    assert [row["code"] for row in seawall.triton.reports()[-1].suppressed] == ["SW202"]


def test_a_wrong_kernel_is_not_placed():
    seawall.triton.enable(place="minimal", on_error="ignore")
    with pytest.warns(seawall.SeawallWarning, match="keeps the barriers of the compiler in `early`"):
        early()
    (report,) = seawall.triton.reports()
    assert report.placed is None and report.kept and [row["code"] for row in report.errors] == ["SW202"]


def test_a_fault_of_seawall_does_not_break_a_compile(monkeypatch):
    def broken(path, options):
        raise KeyError("planted")

    monkeypatch.setattr(_session, "check_file", broken)
    seawall.triton.enable(on_error="raise")
    with pytest.warns(seawall.SeawallWarning, match="`matmul` .*: not checked: KeyError: 'planted'"):
        assert matmul(TARGETS[0]).asm["ptx"]
    (report,) = seawall.triton.reports()
    assert report.verdict == "not checked" and report.target == "sm_80"


def test_a_kernel_that_is_not_checked_is_not_clean():
    why = "not checked: line 12: `bar.sync` is not resolved"
    report = seawall.triton.KernelReport(kernel="k", target="sm_90", verdicts=[{"bound": "unchecked", "reach": why}])
    assert (report.verdict, report.failed) == ("not checked", False) and report.describe().endswith(why)


def test_options_are_those_of_check():
    with pytest.raises(TypeError, match=r"enable\(\) has no option `ignored`; did you mean `ignore`?"):
        seawall.triton.enable(ignored=["SW401"])
    with pytest.raises(TypeError, match=r"enable\(\) has no option `bogus`; `help\(seawall.check\)` lists the options"):
        seawall.triton.enable(bogus="module {}")
    with pytest.raises(TypeError, match="`ignore` is a text or a list of texts, not 3"):
        seawall.triton.enable(ignore=3)
    with pytest.raises(seawall.SeawallError, match="SW999"):
        seawall.triton.enable(ignore=["SW999"])
    with pytest.raises(ValueError, match="unknown placement `maximal`"):
        seawall.triton.enable(place="maximal")
    assert not seawall.triton.is_enabled()


def test_the_release_decides_which_passes_are_simulated():
    known = {"3.6.0": "triton-3.6", "3.9.0+git1234": "triton-3.9", "3.7.4+fb": "meta-3.7", "3.10.0": None, "4.0.0": None}
    assert {version: _session.producer_of(version) for version in known} == known
    seawall.triton.enable()
    matmul(TARGETS[1])
    installed = _session.producer_of(_session._version())
    assert _session._session.settings.check.get("producer") == installed


def test_other_hooks_are_called_and_come_back():
    from triton import knobs

    seen = []
    listener = lambda **facts: seen.append(facts["cache_hit"])
    knobs.compilation.listener = listener
    try:
        seawall.triton.enable()
        matmul(TARGETS[0])
        seawall.triton.disable()
        assert knobs.compilation.listener is listener and seen == [False]
        assert len(seawall.triton.reports()) == 1
    finally:
        knobs.compilation.listener = None


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: str(target[1]))
def test_the_divided_stage_compiles_to_the_same_bytes(target, monkeypatch):
    """The module goes through text, and keeps the barriers of the compiler, or gets equal ones."""
    alone = machine_code(matmul(target))
    calls = []
    if not _stage.has_pass():
        producer = _session.producer_of(_session._version())
        placed = lambda module, name, options, **_: (seawall.place(str(module), strategy="triton", producer=producer).text, {})
        monkeypatch.setattr(_stage, "_place", placed)
        seawall.triton.enable(place="minimal")
        assert machine_code(matmul(target)) == alone and matmul(target).metadata.seawall.get("kept") is None
        return

    def unchanged(divided, module, metadata, *, with_barriers):
        calls.append(with_barriers)
        return whole(divided, module, metadata, with_barriers=True)

    whole = _stage._Divided.from_barriers
    monkeypatch.setattr(_stage._Divided, "from_barriers", unchanged)
    monkeypatch.setattr(_stage, "_place", lambda module, name, options, **_: (str(module), {}))
    seawall.triton.enable(place="minimal")
    assert machine_code(matmul(target)) == alone and calls == [False]


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: str(target[1]))
def test_the_fewest_barriers_replace_those_of_the_compiler(target):
    if lacks_fence(target):
        pytest.skip("the compiler keeps its barriers in a kernel with errors")
    seawall.triton.enable(place="minimal", on_error="raise")
    with warnings.catch_warnings():
        warnings.simplefilter("error", seawall.SeawallWarning)
        kernel = matmul(target)
    (report,) = seawall.triton.reports()
    assert report.kept is None and report.verdict == "clean" and report.placed is not None
    assert kernel.metadata.seawall["placed"] == [list(report.placed.barriers), list(report.placed.compiler_barriers)]


def test_a_placed_kernel_has_its_own_place_in_the_cache():
    alone = matmul(TARGETS[1])
    seawall.triton.enable(place="minimal")
    placed, again = matmul(TARGETS[1]), matmul(TARGETS[1])
    assert placed.hash != alone.hash and again.hash == placed.hash
    first, second = seawall.triton.reports()
    assert (first.cache_hit, second.cache_hit) == (False, True) and first.placed == second.placed
    seawall.triton.enable()
    assert matmul(TARGETS[1]).hash == alone.hash


def test_options_and_configuration_have_their_own_place_in_the_cache(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    seawall.triton.enable(place="minimal")
    first = matmul(TARGETS[1]).hash
    (tmp_path / "seawall.toml").write_text('[[ignore]]\ncodes = ["SW202"]\nreason = "known"\n')
    second = matmul(TARGETS[1]).hash
    seawall.triton.enable(place="minimal", ignore=["SW202"])
    third = matmul(TARGETS[1]).hash
    assert len({first, second, third}) == 3


def test_a_deleted_directory_breaks_no_compile(tmp_path, monkeypatch):
    (tmp_path / "here").mkdir()
    seawall.triton.enable(place="minimal", on_error="raise")
    monkeypatch.chdir(tmp_path / "here")
    (tmp_path / "here").rmdir()
    assert matmul(TARGETS[0]).asm["ptx"]
    assert repr(seawall.triton.reports()) == "[<KernelReport of `matmul` (sm_80, num_warps=4, num_stages=3, num_ctas=1, BM=64, BN=64, BK=32): clean>]"


def test_a_launch_does_not_read_the_configuration(monkeypatch):
    from triton import knobs

    reads = []
    monkeypatch.setattr(_session, "_configuration", lambda options: reads.append(options) or b"")
    seawall.triton.enable(place="minimal")
    keys = {knobs.runtime.add_stages_inspection_hook() for _launch in range(1000)}
    assert len(keys) == 1 and len(reads) < 100


@pytest.mark.parametrize(
    "option, why",
    [
        ("fix", "writes files"),
        ("diff", "writes files"),
        ("write_baseline", "writes files"),
        ("as_is", "reports what the last passes of the compiler repair"),
        ("format", "is for files and their output"),
    ],
)
def test_options_without_a_meaning_in_a_compile_are_refused(option, why):
    with pytest.raises(ValueError, match=f"`{option}` {why}"):
        seawall.triton.enable(**{option: "json" if option == "format" else True})
    assert not seawall.triton.is_enabled()
    seawall.triton.enable(**{option: None if option == "format" else False})


def test_ignored_findings_are_counted(tmp_path, monkeypatch):
    (tmp_path / "seawall.toml").write_text('[[ignore]]\ncodes = ["SW202"]\nreason = "known"\n')
    monkeypatch.chdir(tmp_path)
    seawall.triton.enable(on_error="raise")
    early()
    (report,) = seawall.triton.reports()
    assert report.verdict == "clean" and [row["code"] for row in report.suppressed] == ["SW202"]
    assert report.describe().endswith("clean, 1 ignored; checked for every run")
    again = seawall.triton.KernelReport.from_row(report.to_row())
    assert "  2         clean, 2 ignored  every run  " in seawall.triton.summary([report, again])[1]


@pytest.mark.parametrize("place", [None, "minimal"])
def test_an_ignore_may_name_the_file_of_the_cache(place, tmp_path, monkeypatch):
    (tmp_path / "seawall.toml").write_text('[[ignore]]\ncodes = ["SW202"]\npath = "early.ttgir"\nreason = "known"\n')
    monkeypatch.chdir(tmp_path)
    seawall.triton.enable(on_error="raise", place=place)
    early()
    (report,) = seawall.triton.reports()
    assert (report.verdict, len(report.suppressed), report.kept) == ("clean", 1, None)


def test_denied_findings_are_no_success(tmp_path, monkeypatch):
    (tmp_path / "seawall.toml").write_text('deny = "warnings"\n[severity]\nSW202 = "warning"\n')
    monkeypatch.chdir(tmp_path)
    seawall.triton.enable(on_error="raise")
    with pytest.raises(seawall.triton.FindingsError, match=r"(?s)denied findings.*warning\[SW202\].*buffer.load"):
        early()
    seawall.triton.enable(on_error="ignore", place="minimal")
    with pytest.warns(seawall.SeawallWarning, match=r"the kernel has denied findings \(SW202\)"):
        early()
    assert [(report.failed, report.errors, report.verdict) for report in seawall.triton.reports()] == [(True, [], "denied findings")] * 2
    (tmp_path / "seawall.toml").write_text('[severity]\nSW202 = "warning"\n')
    early()
    assert not seawall.triton.reports()[-1].failed


@pytest.mark.filterwarnings("ignore:.*not checked")
@pytest.mark.parametrize("cause", ["saved", "temporary"])
def test_a_placement_that_failed_outside_of_the_kernel_is_tried_again(cause, tmp_path, monkeypatch):
    """The failure is not kept in Triton's cache."""
    options = {"place": "minimal", "on_error": "ignore", "cache": str(tmp_path / "saved")}
    seawall.triton.enable(**options)
    with monkeypatch.context() as broken:
        if cause == "saved":
            (tmp_path / "saved").rename(tmp_path / "elsewhere")
            (tmp_path / "saved").write_text("no directory")
        else:
            broken.setattr(_stage, "_parse", lambda *args: open(tmp_path / "none" / "file"))
        with pytest.warns(seawall.SeawallWarning, match="keeps the barriers of the compiler in `matmul`"):
            matmul(TARGETS[0])
    if cause == "saved":
        (tmp_path / "saved").unlink()
        (tmp_path / "elsewhere").rename(tmp_path / "saved")
    matmul(TARGETS[0])
    first, second = seawall.triton.reports()
    assert (first.placed, second.kept) == (None, None) and second.placed is not None


def test_a_kernel_from_the_cache_that_is_not_placed_warns(monkeypatch):
    for _process in range(2):
        monkeypatch.setattr(_session, "_session", _session._Session())
        seawall.triton.enable(place="minimal", on_error="ignore")
        with pytest.warns(seawall.SeawallWarning, match="keeps the barriers of the compiler in `early`"):
            early()
        seawall.triton.disable()
    (report,) = seawall.triton.reports()
    assert report.cache_hit and report.kept


def test_the_baseline_is_part_of_the_key(tmp_path):
    baseline = tmp_path / "baseline.json"
    hashes = set()
    for count in (1, 2):
        row = {"file": "early.ttgir", "code": "SW202", "fingerprint": "d0813dc67f4e092a", "count": count}
        baseline.write_text(json.dumps({"version": 1, "findings": [row]}))
        seawall.triton.enable(place="minimal", on_error="ignore", baseline=baseline)
        hashes.add(matmul(TARGETS[0]).hash)
    assert len(hashes) == 2


def test_a_warning_about_seawall_breaks_no_compile(monkeypatch, capsys):
    monkeypatch.setattr(_stage, "place", lambda *args, **options: 1 / 0)
    seawall.triton.enable(place="minimal", on_error="ignore")
    with warnings.catch_warnings():
        warnings.simplefilter("error", seawall.SeawallWarning)
        matmul(TARGETS[0])
    assert "keeps the barriers of the compiler in `matmul`: ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize("fault", ["place", "parse", "lower"])
def test_a_failed_placement_keeps_the_barriers_of_the_compiler(fault, monkeypatch):
    alone = machine_code(matmul(TARGETS[0]))

    def broken(*args, **kwargs):
        raise RuntimeError("planted")

    if fault == "place":
        monkeypatch.setattr(_stage, "place", broken)
    elif fault == "parse":
        monkeypatch.setattr(_stage, "_parse", broken)
    else:
        whole = _stage._Divided.from_barriers
        monkeypatch.setattr(
            _stage._Divided, "from_barriers", lambda self, *args, with_barriers: whole(self, *args, with_barriers=True) if with_barriers else broken()
        )
    seawall.triton.enable(place="minimal")
    with pytest.warns(seawall.SeawallWarning, match="keeps the barriers of the compiler in `matmul`: RuntimeError: planted"):
        kernel = matmul(TARGETS[0])
    assert machine_code(kernel) == alone
    (report,) = seawall.triton.reports()
    assert report.placed is None and report.kept == "RuntimeError: planted" and report.verdict == "clean"


def test_an_uncertified_placement_keeps_the_barriers_of_the_compiler(monkeypatch):
    alone = machine_code(matmul(TARGETS[0]))
    monkeypatch.setattr(seawall.Placement, "is_certified", False)
    seawall.triton.enable(place="minimal")
    with pytest.warns(seawall.SeawallWarning, match="does not certify"):
        assert machine_code(matmul(TARGETS[0])) == alone


def test_an_unknown_compiler_is_only_checked(monkeypatch):
    alone = matmul(TARGETS[0])
    monkeypatch.setattr(_stage, "_pass", lambda backend: None)
    with pytest.warns(seawall.SeawallWarning, match="checks, but does not place barriers: the back ends of Triton"):
        seawall.triton.enable(place="minimal")
    assert matmul(TARGETS[0]).hash == alone.hash and len(seawall.triton.reports()) == 1


MARKED = """\
module {
  tt.func @f(%p: !tt.ptr<f32>) {
    %c = arith.constant 0 : i32
    %x = tt.load %p : !tt.ptr<f32>
    %y = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      tt.reduce.return %s : f32
    }) : (tensor<32xf32>) -> f32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    tt.return
  }
}
"""


def test_marks_are_around_ops_that_may_access_memory():
    mark = 'ttg.barrier local loc("seawall.mark")'
    lines = _marks.inserted(MARKED, "triton-3.8").splitlines()
    behind = [lines[at + 1].split()[0] for at, line in enumerate(lines) if line == mark]
    assert behind == ["%x", "%y", "cf.br", "tt.return"]
    assert "ttg.local_barrier loc" in _marks.inserted(MARKED, "triton-3.6")


def test_only_marks_are_erased():
    lowered = 'module {\n  nvvm.barrier0 loc(#loc2)\n  nvvm.barrier0 loc(#loc3)\n}\n#loc2 = loc("seawall.mark")\n#loc3 = loc("kernel.py":1:2)'
    assert _marks.erased(lowered).splitlines()[1:3] == ["  nvvm.barrier0 loc(#loc3)", "}"]
    with pytest.raises(ValueError, match="makes `%0 = llvm.add"):
        _marks.erased(lowered.replace("nvvm.barrier0 loc(#loc2)", "%0 = llvm.add %1, %1 : i32 loc(#loc2)"))


SCRIPT = """
import sys
import triton
sys.path.insert(0, {tests!r})
import test_triton
test_triton.matmul(test_triton.TARGETS[0])
print("arguments", sys.argv[1:], __name__)
sys.exit(int(sys.argv[1]))
"""


def run(tmp_path, *arguments, **variables):
    """Runs a program with the variables of the environment."""
    script = tmp_path / "script.py"
    script.write_text(textwrap.dedent(SCRIPT).format(tests=os.path.dirname(__file__)))
    environment = {**os.environ, **variables}
    return subprocess.run([sys.executable, *arguments[0], str(script), *arguments[1:]], capture_output=True, text=True, env=environment)


def test_run_checks_the_kernels_of_a_program(tmp_path):
    done = run(tmp_path, ["-m", "seawall", "run", "--on-error", "raise"], "0", "-x")
    assert done.returncode == 0 and "arguments ['0', '-x'] __main__" in done.stdout, done.stderr
    lines = done.stderr[done.stderr.index("seawall: kernels of this run") :].splitlines()
    assert lines[1].split()[:3] == ["kernel", "target", "compiles"]
    assert lines[2].split()[:5] == ["matmul", "sm_80", "1", "clean", "every"]
    assert run(tmp_path, ["-m", "seawall", "run"], "7").returncode == 7


@pytest.mark.parametrize(
    "program, message",
    [
        (["nofile.py"], "error: cannot run `nofile.py`: No such file or directory"),
        (["-m", "nomodule"], "error: cannot run `nomodule`: No module named nomodule"),
        (["folder"], "error: cannot run `folder`: can't find '__main__' module in 'folder'"),
    ],
)
def test_run_of_no_program_is_a_usage_error(tmp_path, program, message):
    (tmp_path / "folder").mkdir()
    done = subprocess.run([sys.executable, "-m", "seawall", "run", *program], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, message + "\n")


PLACES = """
import pickle, sys, __main__
class Own: pass
own = pickle.loads(pickle.dumps(Own())).__class__ is Own
print(sys.path, sys.argv[1:], __name__, __file__, __main__.__file__, bool(__spec__), Own.__init__.__class__, own)
print((lambda: 0).__code__.co_filename)
"""


@pytest.mark.parametrize("program", [["sub/script.py"], ["-m", "sub.script"], ["sub/folder"]])
def test_a_program_finds_what_it_finds_without_seawall(tmp_path, program):
    (tmp_path / "sub" / "folder").mkdir(parents=True)
    for name in ("script.py", "folder/__main__.py"):
        (tmp_path / "sub" / name).write_text(PLACES)
    commands = ([sys.executable], [sys.executable, "-m", "seawall", "run"])
    alone, run = (subprocess.run([*start, *program, "-x"], cwd=tmp_path, capture_output=True, text=True, check=True) for start in commands)
    assert run.stdout == alone.stdout and "sub" in run.stdout


def test_run_uses_its_own_interpreter(tmp_path):
    (tmp_path / "script.py").write_text("import sys; print(sys.executable)")
    command = [sys.executable, "-m", "seawall", "run", "script.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env={**os.environ, "SEAWALL_PYTHON": "of-another-environment"})
    assert done.stdout == f"{sys.executable}\n", done.stderr


def test_run_shows_the_exception_of_the_program_alone(tmp_path):
    (tmp_path / "wrong.py").write_text("import nothing_of_this_name\n")
    done = subprocess.run([sys.executable, "-m", "seawall", "run", "wrong.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1 and "wrong.py" in done.stderr and "_run.py" not in done.stderr


PROCESSES = """
import multiprocessing, os, sys, threading, time
sys.path.insert(0, {tests!r})
import test_triton

def child():
    test_triton.early()

def late():
    time.sleep(0.5)
    test_triton.matmul(test_triton.TARGETS[0])

if __name__ == "__main__":
    process = multiprocessing.get_context(sys.argv[1]).Process(target=child)
    process.start()
    process.join()
    if os.fork() == 0:
        sys.exit(0)
    threading.Thread(target=late).start()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the program forks")
@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_run_counts_the_kernels_of_processes_and_threads(tmp_path, start):
    (tmp_path / "script.py").write_text(PROCESSES.format(tests=os.path.dirname(__file__)))
    # Of an installed package, `seawall_environment.pth` starts it in each process.
    (tmp_path / "sitecustomize.py").write_text("import seawall._environment as e; e.start()")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "seawall", "run", "--on-error", "ignore", "script.py", start]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment)
    lines = done.stderr[done.stderr.index("seawall: kernels of this run") :].splitlines()
    rows = sorted(" ".join(line.split()[:5]) for line in lines[2:])
    assert done.returncode == 1 and rows == ["early sm_80 1 1 error", "matmul sm_80 1 clean every"]


def test_run_with_a_wrong_configuration_starts_no_program(tmp_path):
    (tmp_path / "seawall.toml").write_text("wrong = [")
    (tmp_path / "script.py").write_text("print('started')")
    done = subprocess.run([sys.executable, "-m", "seawall", "run", "script.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("error[config::invalid]") and done.stdout == ""


@pytest.mark.parametrize("variables", [{"SEAWALL": "chekc"}, {"SEAWALL": "check", "SEAWALL_ON_ERROR": ""}, {"SEAWALL": "place", "SEAWALL_ON_ERROR": "rise"}])
def test_a_wrong_variable_ends_the_program(tmp_path, variables):
    (wrong,) = [name for name, value in variables.items() if value not in ("check", "place")]
    done = run(tmp_path, ["-c", "import runpy, sys, seawall._environment as e; e.start(); sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0])"], "0", **variables)
    message = f"error: unknown value `{variables[wrong]}` of the variable {wrong}; use one of"
    assert done.returncode == 2 and message in done.stderr and "arguments" not in done.stdout


def test_run_with_a_kernel_that_is_not_checked_is_no_success(tmp_path):
    done = run(tmp_path, ["-m", "seawall", "run"], "0", TRITON_STORE_BINARY_ONLY="1")
    assert done.returncode == 2 and "not checked" in done.stderr.splitlines()[-1]
    assert run(tmp_path, ["-m", "seawall", "run"], "7", TRITON_STORE_BINARY_ONLY="1").returncode == 7


def test_run_of_a_release_without_hooks_is_an_error(tmp_path):
    (tmp_path / "triton.py").write_text("__version__ = '3.1.0'")
    (tmp_path / "script.py").write_text("import triton; print('went on')")
    done = subprocess.run([sys.executable, "-m", "seawall", "run", "script.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2 and "error: Seawall needs Triton 3.6 or newer, and this is 3.1.0" in done.stderr and done.stdout == ""


@pytest.mark.parametrize("mode, checked", [("check", 1), ("place", 1), ("off", 0)])
def test_the_environment_enables_seawall(tmp_path, mode, checked):
    """The file `seawall_environment.pth` does, which only an installed package has."""
    code = f"import atexit, seawall.triton as s; atexit.register(lambda: print('reports', len(s.reports()), {mode!r}))"
    done = run(tmp_path, ["-c", f"import seawall._environment as e; e.start()\n{code}\nimport runpy, sys; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')"], "0", SEAWALL=mode)
    assert f"reports {checked} {mode}" in done.stdout, done.stderr


def test_off_wins_over_the_program(monkeypatch):
    monkeypatch.setenv("SEAWALL", "off")
    seawall.triton.enable()
    assert not seawall.triton.is_enabled()


def test_off_wins_over_run(tmp_path):
    done = run(tmp_path, ["-m", "seawall", "run", "--place", "minimal"], "0", SEAWALL="off")
    assert done.returncode == 0 and done.stderr.endswith("seawall: SEAWALL is `off`: kernels were not checked\n")
