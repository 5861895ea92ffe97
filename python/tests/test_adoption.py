"""Tests the wheel in an empty environment, the GitHub action, the pre-commit hook and the agent skill."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, racy_text

CACHED = ROOT / "corpus" / "ir" / "sm_90" / "dropout_residual.cached.ttgir"

WHEEL = os.environ.get("SEAWALL_WHEEL", "")
needs_wheel = pytest.mark.skipif(not WHEEL, reason="SEAWALL_WHEEL does not name a wheel; .ci/run sets it")


def shell(command, cwd, **variables):
    """Runs a command with the package of the tests, and returns what it did."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SEAWALL")}
    path = os.pathsep.join([str(cwd / "bin"), os.environ["PATH"]])
    return subprocess.run(command, cwd=cwd, env={**environment, "PATH": path, **variables}, capture_output=True, text=True)


@pytest.fixture
def folder(tmp_path):
    """A folder with the command on the path."""
    (tmp_path / "bin").mkdir()
    command = tmp_path / "bin" / "seawall"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m seawall "$@"\n')
    command.chmod(0o755)
    return tmp_path


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    """An environment with the wheel and nothing else."""
    place = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", place], check=True)
    pip = [place / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check"]
    subprocess.run([*pip, WHEEL], check=True)
    return place


@needs_wheel
def test_the_wheel_has_the_command(empty, tmp_path):
    cache = tmp_path / "cache" / "KERNEL"
    cache.mkdir(parents=True)
    shutil.copy(CACHED, cache / "kernel.ttgir")
    options = ["--format", "sarif", "-o", "seawall.sarif"]
    done = shell([empty / "bin" / "seawall", "check", "cache", *options], tmp_path)
    assert done.returncode == 0 and (tmp_path / "seawall.sarif").exists(), done.stderr
    (tmp_path / "wrong.mlir").write_text(racy_text())
    done = shell([empty / "bin" / "python", "-m", "seawall", "check", "wrong.mlir"], tmp_path)
    assert done.returncode == 1 and "SW102" in done.stdout


@needs_wheel
@pytest.mark.parametrize("mode, listens", [("check", True), ("off", False), ("", False)])
def test_the_variable_of_the_environment_enables_the_installed_package(empty, tmp_path, mode, listens):
    (tmp_path / "triton.py").write_text(
        "from types import SimpleNamespace as N\n__version__ = '3.9.0'\n"
        "knobs = N(compilation=N(listener=None), runtime=N(add_stages_inspection_hook=None))\n"
    )
    # Libraries such as torch look for Triton before they import it.
    code = "from importlib.util import find_spec; find_spec('triton'); import triton; print(triton.knobs.compilation.listener is not None)"
    done = shell([empty / "bin" / "python", "-c", code], tmp_path, SEAWALL=mode)
    assert (done.stdout, done.stderr) == (f"{listens}\n", "")


@needs_wheel
def test_the_variable_does_not_import_the_package_without_triton(empty, tmp_path):
    code = "import sys; print([name for name in sys.modules if name.startswith('seawall.')], 'seawall' in sys.modules)"
    done = shell([empty / "bin" / "python", "-c", code], tmp_path, SEAWALL="check")
    assert (done.stdout, done.stderr) == ("[] False\n", "")


@needs_wheel
def test_the_wheel_has_the_pytest_plugin(empty, tmp_path):
    (tmp_path / "test_small.py").write_text("def test_small():\n    pass\n")
    own = Path(pytest.__file__).parent.parent
    done = shell([empty / "bin" / "python", "-m", "pytest", "--seawall"], tmp_path, PYTHONPATH=str(own))
    assert done.returncode == 0 and "no kernel was compiled" in done.stdout, done.stdout + done.stderr


@needs_wheel
def test_the_action_annotates_and_fails(tmp_path):
    (tmp_path / "wrong.mlir").write_text(racy_text())
    variables = {"PACKAGE": WHEEL, "RUNNER_TEMP": str(tmp_path), "PIP_NO_INDEX": "1", "SARIF": "out.sarif"}
    done = shell([ROOT / ".github" / "check.sh"], tmp_path, PATHS="wrong.mlir", **variables)
    assert done.returncode == 1 and done.stdout.startswith("::error file=wrong.mlir,line=20"), done.stderr
    assert '"SW102"' in (tmp_path / "out.sarif").read_text()
    done = shell([ROOT / ".github" / "check.sh"], tmp_path, PATHS="wrong.mlir", OPTIONS="--ignore race", **variables)
    assert done.returncode == 0, done.stderr


def test_the_action_passes_every_input():
    action = (ROOT / "action.yml").read_text()
    script = (ROOT / ".github" / "check.sh").read_text()
    for name in re.findall(r"^        ([A-Z]+): \$\{\{ inputs\.", action, re.M):
        assert f"${{{name}:-" in script
    assert len(re.findall(r"^  (\w+):\n    description", action, re.M)) == action.count("${{ inputs.")


def test_the_hook_runs(folder):
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text()
    entry = re.search(r"^  entry: (.*)$", hooks, re.M)[1].split()
    files = re.search(r"^  files: (.*)$", hooks, re.M)[1]
    names = ["a.mlir", "b.ttgir", "c.litmus", "d.ttir", "e.py"]
    assert [name for name in names if re.search(files, name)] == ["a.mlir", "b.ttgir", "c.litmus"]
    (folder / "wrong.mlir").write_text(racy_text())
    done = shell([*entry, "wrong.mlir", str(CACHED)], folder)
    assert done.returncode == 1 and "SW102" in done.stdout, done.stderr


def test_the_commands_of_the_skill_work(folder):
    skill = (ROOT / ".github" / "skills" / "seawall" / "SKILL.md").read_text()
    blocks = re.findall(r"^( *)```sh\n(.*?)^ *```", skill, re.M | re.S)
    lines = [line.strip() for _, block in blocks for line in block.splitlines()]
    commands = [line.split() for line in lines if line.startswith("seawall ") and not line.startswith("seawall run")]
    assert len(commands) >= 4
    shutil.copy(ROOT / "corpus" / "ir" / "sm_90" / "matmul_located.cached.ttgir", folder / "kernel.ttgir")
    shutil.copy(ROOT / "corpus" / "ir" / "sm_90" / "matmul_located.before.mlir", folder / "kernel.before.mlir")
    for command in commands:
        done = shell(command, folder)
        assert done.returncode in ((0, 1) if command[1] == "check" else (0,)), done.stderr
