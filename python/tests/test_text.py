"""Tests `check`, `place` and `report` on MLIR and models."""

import json

import pytest
import seawall


def test_check_finds_a_race_and_says_where(racy):
    findings = seawall.check(racy, name="kernel.mlir")
    assert [f.code for f in findings] == ["SW102"]
    first = findings[0]
    assert (first.file, first.line, first.severity, first.is_error) == ("kernel.mlir", 20, "error", True)
    assert racy.splitlines()[first.line - 1].strip().split(" = ")[1].startswith(first.op)
    assert first.message in findings.text


def test_what_place_gives_is_clean(racy):
    placed = seawall.place(racy, explain=True)
    assert len(placed.barriers) == placed.text.count("gpu.barrier") + placed.text.count("ttg.barrier") - racy.count("barrier") > 0
    assert "certified" in placed.explanation
    assert list(seawall.check(placed.text).errors) == []


def test_strategies_of_triton_and_of_nobody(racy):
    assert seawall.place(racy, strategy="triton").document["strategy"] == "triton"
    with pytest.raises(seawall.SeawallError, match="invalid value 'best'"):
        seawall.place(racy, strategy="best")
    with pytest.raises(seawall.SeawallError, match="invalid value 'third'"):
        seawall.place(racy, barriers="third")


def test_a_text_that_cannot_be_read_raises_with_the_place():
    with pytest.raises(seawall.SeawallError) as caught:
        seawall.check("module {\n  x.y %0\n", name="bad.mlir")
    (first, *_) = caught.value.diagnostics
    assert first["severity"] == "error" and first["code"].startswith("parse::") and first["line"] >= 1
    assert "bad.mlir" in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_a_gpu_that_does_not_exist_raises(racy):
    with pytest.raises(seawall.SeawallError, match="voodoo2"):
        seawall.check(racy, target="voodoo2")


def test_a_report_is_that_of_the_command(racy):
    report = seawall.report(racy, name="kernel.mlir")
    assert "SW102" in report.markdown and "kernel.mlir" in report.markdown
    assert "SW102" in json.dumps(report.document)
    with pytest.raises(seawall.SeawallError, match="invalid value 'pdf'"):
        seawall.report(racy, format="pdf")


def test_work_is_done_without_the_lock_of_the_interpreter(racy):
    """Concurrent checks have the same results as a single one."""
    from concurrent.futures import ThreadPoolExecutor

    alone = seawall.check(racy).document
    with ThreadPoolExecutor(4) as pool:
        assert all(found.document == alone for found in pool.map(seawall.check, [racy] * 8))
