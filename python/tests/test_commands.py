"""Tests that each command is a function with the same options and the same output."""

import inspect
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
import seawall
from conftest import ROOT
from seawall import _api, _seawall
from seawall._command import commands

KERNEL = ROOT / "corpus" / "ir" / "sm_90" / "matmul_located.before.mlir"
SPLIT = ROOT / "corpus" / "ir" / "gfx950" / "matmul-s2.before.mlir"
PIPELINED = ROOT / "corpus" / "ir" / "pipelined" / "stored_1-gfx950.converted.mlir"


def command_line(*arguments, status=0):
    """Runs the installed command, and returns its standard output."""
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    done = subprocess.run([sys.executable, "-m", "seawall", *map(str, arguments)], capture_output=True, text=True, env=environment)
    assert done.returncode == status, done.stderr
    return done.stdout


def test_every_command_has_a_function_of_the_package():
    functions = set(commands()) - set(_api.SHELL_ONLY)
    assert functions <= set(seawall.__all__) and functions == set(_api.RESULTS)


@pytest.mark.parametrize("name", sorted(set(commands()) - set(_api.SHELL_ONLY)))
def test_a_function_has_the_options_of_the_command(name):
    options = {argument.name for argument in commands()[name].arguments if argument.option not in (None, "output")}
    parameters = set(inspect.signature(getattr(seawall, name)).parameters)
    assert parameters - {"text", "name", "code", "line", "after"} == options
    for option in options:
        assert f"\n    {option}: " in getattr(seawall, name).__doc__


def test_the_declarations_are_current():
    done = subprocess.run([sys.executable, "-I", str(ROOT / "python" / "declare.py"), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "name, path, formats",
    [
        ("check", KERNEL, ["text", "json", "sarif", "github"]),
        ("place", KERNEL, ["mlir", "json", "diff"]),
        ("report", KERNEL, ["markdown", "text", "json", "html"]),
        ("simulate", KERNEL, ["text", "json", "html"]),
        ("allocate", KERNEL, ["text", "mlir", "json"]),
        ("model", KERNEL, ["text", "json"]),
        ("waits", SPLIT, ["mlir", "json"]),
    ],
)
def test_a_function_returns_what_the_command_prints(name, path, formats):
    result = getattr(seawall, name)(path)
    for format in formats:
        assert result.render(format) == command_line(name, path, "--format", format, status=result.status)
    assert str(result) == command_line(name, path, status=result.status)
    assert str(getattr(seawall, name)(path, format=formats[-1])) == result.render(formats[-1])


def test_a_function_takes_a_text_with_a_name(racy):
    race = "program race target sm_90 {\n  smem A : 1024\n  warps 4\n  store: write A\n  load: read A\n}\n"
    assert [f.code for f in seawall.check(race, name="race.litmus")] == ["SW101"]
    assert seawall.check(racy, name="-k.mlir")[0].file == "-k.mlir"


def test_a_function_takes_paths_and_directories(racy, tmp_path):
    (tmp_path / "a.mlir").write_text(racy)
    (tmp_path / "b.mlir").write_text(racy)
    assert {Path(f.file).name for f in seawall.check(tmp_path)} == {"a.mlir", "b.mlir"}
    assert len(seawall.check([tmp_path / "a.mlir", tmp_path / "b.mlir"]).verdicts) == 2
    with pytest.raises(TypeError, match="a text, a path or a list of paths, not int"):
        seawall.check(3)


def test_options_have_the_names_of_the_command(racy):
    assert seawall.check(racy, ignore="race") == [] or len(seawall.check(racy, ignore="race")) == 0
    assert len(seawall.check(racy, select=["deadlock", "race"])) == 1
    assert seawall.check(racy, deny="warnings").status == 1
    with pytest.raises(TypeError, match="warp_locality"):
        seawall.check(racy, warp_locality=False)
    with pytest.raises(TypeError, match="`logical` is True or False"):
        seawall.check(racy, logical=2)


def test_a_wrong_option_raises_with_a_diagnostic(racy):
    with pytest.raises(seawall.SeawallError, match="invalid value 'best' for '--strategy") as caught:
        seawall.place(racy, strategy="best")
    assert [row["code"] for row in caught.value.diagnostics] == ["usage::arguments"]
    with pytest.raises(seawall.SeawallError, match="option of another strategy") as caught:
        seawall.place(racy, strategy="triton", remove_redundant=True)
    assert caught.value.diagnostics[0]["help"] == "use `--strategy minimal`"


def test_readable_inputs_are_checked_beside_unreadable_ones(racy, tmp_path):
    (tmp_path / "a.mlir").write_text(racy)
    (tmp_path / "b.mlir").write_text("module {")
    with pytest.raises(seawall.SeawallError) as caught:
        seawall.check(tmp_path)
    assert {Path(row["file"]).name for row in caught.value.diagnostics} == {"b.mlir"}
    assert [row["code"] for row in json.loads(caught.value.output.stdout)["findings"]] == ["SW102"]


UNRESOLVED = """.version 8.4
.target sm_90a
.address_size 64
.visible .entry some_threads_meet()
.reqntid 128
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	mov.u32 %r1, %tid.x;
	setp.lt.u32 %p1, %r1, 70;
	@%p1 bra $end;
	bar.sync 0;
$end:
	ret;
}
"""


def test_a_kernel_with_unresolved_synchronization_is_not_checked(tmp_path):
    path = tmp_path / "kernel.ptx"
    path.write_text(UNRESOLVED)
    findings = seawall.check(path)
    (verdict,) = findings.verdicts
    assert (len(findings), verdict.bound, verdict.is_checked) == (0, "unchecked", False)
    assert "line 12: `bar.sync` is not resolved" in verdict.reach
    assert [row["bound"] for row in seawall.audit(path).rows] == ["unchecked"]


def test_results_are_typed(racy):
    findings = seawall.check(racy)
    (verdict,) = findings.verdicts
    assert isinstance(verdict, seawall.Verdict) and verdict.bound in ("all-paths", "some-runs") and verdict.line == 1
    assert isinstance(findings[0].related[0], seawall.Related) and findings[0].data["code"] == "SW102"
    witness = findings[0].witness
    assert findings[0].reach == "run" and isinstance(witness, seawall.Witness) and witness.steps > 0 and not witness.assumes
    assert all(isinstance(own, seawall.WitnessLoop) and own.iterations > 0 for own in witness.loops)
    (fault,) = seawall.simulate(racy, witness=findings[0].id).faults
    assert fault["fault"] == "race"
    placed = seawall.place(racy)
    assert placed.is_certified and "certified" in placed.explanation and placed.warnings == ""
    assert not seawall.place(racy, strategy="triton").is_certified
    faults = seawall.simulate(racy).faults
    assert {fault["fault"] for fault in faults} == {"race"}
    assert seawall.allocate(racy).modules[0]["shared"] > 0
    assert json.loads(seawall.model(racy, format="json").to_json()) == seawall.model(racy).document


def test_why_answers_for_a_line(racy):
    placed = seawall.place(racy).text
    line = 1 + next(number for number, text in enumerate(placed.splitlines()) if "ttg.barrier local" in text)
    answers = seawall.why(placed, line)
    (op,) = answers.ops
    assert op["op"] == "ttg.barrier" and op["without"]["need"] == "necessary" and op["without"]["orders"]
    assert "is necessary" in str(answers)
    with pytest.raises(seawall.SeawallError) as caught:
        seawall.why(placed, "other.py:1")
    assert caught.value.diagnostics[0]["code"] == "why::no-operation"


def test_results_can_be_pickled(racy):
    findings = pickle.loads(pickle.dumps(seawall.check(racy, name="k.mlir")))
    assert findings[0].code == "SW102" and "k.mlir" in findings.text


def test_notebooks_show_findings_and_pages(racy):
    hostile = racy.replace("@", "@a", 1)
    shown = seawall.check(hostile, name="<script>.mlir")._repr_html_()
    assert "SW102" in shown and "<script>" not in shown and "&lt;script&gt;.mlir:20" in shown
    assert "No findings" in seawall.check(seawall.place(racy).text)._repr_html_()
    page = seawall.report(racy)._repr_html_()
    assert page.startswith("<iframe srcdoc=") and "&lt;!DOCTYPE html&gt;" in page[:60].replace("doctype", "DOCTYPE")
    assert seawall.place(racy)._repr_html_().startswith("<pre>")


def test_the_remaining_commands():
    assert "SW101" in str(seawall.explain()) and "SW101" in str(seawall.explain("SW101"))
    assert seawall.fmt(KERNEL).text == KERNEL.read_text()
    assert seawall.fmt(KERNEL, check=True).status == 0
    assert seawall.timeline(PIPELINED).document["kernels"]
    assert seawall.pipeline(PIPELINED).text
    trace = (ROOT / "tests" / "wave" / "unsound" / "double-buffer.json").read_text()
    assert json.loads(seawall.deps(trace, name="trace.json").text) and seawall.deps(trace, name="trace.json").explanation


def test_ttgir_is_compared_with_its_ptx():
    ptx = ROOT / "corpus" / "ptx" / "triton" / "sm_80" / "softmax.ptx"
    compared = seawall.validate(ROOT / "corpus" / "ir" / "sm_80" / "softmax.after.mlir", ptx)
    assert compared.kernels[0]["verdict"] == "validated" and compared.kernels[0]["coverage"]["ordered_pairs"] > 0


def test_run_is_for_a_shell():
    status, _, stderr, _, _ = _seawall.run(["seawall", "run", "script.py"], [])
    assert status == 2 and "seawall.triton.enable()" in stderr


def test_the_command_is_installed():
    assert command_line("--version").startswith("seawall ")
    assert command_line("check", KERNEL, "--as-is", "--select", "SW101", status=1).startswith("error[SW101]")
