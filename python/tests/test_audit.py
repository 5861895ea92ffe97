"""Tests `seawall.audit` with several engines."""

import importlib.util
import json
import os
from concurrent.futures import ProcessPoolExecutor

import pytest
import seawall
from conftest import ROOT
from seawall import _audit

FILES = [
    ROOT / "tests" / "litmus" / "bugs" / "b25-missing-proxy-fence.litmus",
    ROOT / "corpus" / "ir" / "sm_90" / "matmul_located.before.mlir",
    ROOT / "corpus" / "ir" / "sm_90" / "softmax.after.mlir",
]


def is_missing(package):
    return importlib.util.find_spec(package) is None


@pytest.fixture
def folder(tmp_path):
    """A folder with a broken file, a hidden file, and one that is no IR."""
    (tmp_path / "part").mkdir()
    for path in FILES:
        (tmp_path / "part" / path.name).write_bytes(path.read_bytes())
    (tmp_path / "broken.mlir").write_text("module {")
    (tmp_path / "binary.ttgir").write_bytes(b"\xff\xfe")
    (tmp_path / ".hidden.mlir").write_text("module {")
    (tmp_path / "notes.txt").write_text("no IR")
    return tmp_path


def facts(audited):
    return [{key: value for key, value in row.items() if key != "seconds"} for row in audited.rows]


def test_the_rows_are_those_of_single_checks(folder):
    audited = seawall.audit(folder, batch=2)
    assert [os.path.basename(row["file"]) for row in audited.rows] == ["binary.ttgir", "broken.mlir", *sorted(path.name for path in FILES)]
    for row in audited.rows[2:]:
        alone = seawall.check((folder / "part" / os.path.basename(row["file"])).read_text())
        assert (row["errors"], row["codes"]) == (len(alone.errors), sorted({f.code for f in alone}))
        assert (row["modules"], row["bound"], row["problem"]) == (1, alone.verdicts[0].bound, None)
    assert [bool(row["problem"]) for row in audited.rows] == [True, True, False, False, False]
    assert audited.errors > 0 and len(audited.problems) == 2
    assert repr(audited) == f"<Audit: files 5, errors {audited.errors}, problems 2>"


def test_the_log_is_that_of_one_run_of_the_command(folder):
    merged = seawall.audit([folder / "part"], batch=1).sarif["runs"][0]
    together = json.loads(seawall.check(folder / "part").render("sarif"))["runs"][0]
    codes = [rule["id"] for rule in merged["tool"]["driver"]["rules"]]
    assert codes == sorted(rule["id"] for rule in together["tool"]["driver"]["rules"])
    assert all(codes[result["ruleIndex"]] == result["ruleId"] for result in merged["results"])
    number = {result["ruleId"]: result["ruleIndex"] for result in merged["results"]}
    assert merged["results"] == [{**result, "ruleIndex": number[result["ruleId"]]} for result in together["results"]]
    assert merged["invocations"] == together["invocations"]
    assert seawall.audit(folder).sarif["runs"][0]["invocations"][0]["executionSuccessful"] is False


def test_an_executor_is_an_engine(folder):
    with ProcessPoolExecutor(2) as pool:
        assert facts(seawall.audit(folder, engine=pool, batch=1)) == facts(seawall.audit(folder))
    with pytest.raises(ValueError, match="unknown engine 'spark'"):
        seawall.audit(folder, engine="spark")


@pytest.mark.skipif(is_missing("ray"), reason="ray is not installed")
def test_ray_is_an_engine(folder):
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert facts(seawall.audit(folder, engine="ray", batch=2)) == facts(seawall.audit(folder))
    finally:
        ray.shutdown()


def test_the_ttir_beside_a_ttgir_is_left_out(folder):
    (folder / "binary.ttir").write_text("module {")
    (folder / "alone.ttir").write_text("module {")
    files = [os.path.basename(row["file"]) for row in seawall.audit(folder).rows]
    assert "binary.ttgir" in files and "binary.ttir" not in files and "alone.ttir" in files


def test_options_are_those_of_check(folder):
    assert seawall.audit(folder, ignore="race").errors == 0
    empty = folder / "empty"
    empty.mkdir()
    with pytest.raises(ValueError, match="no file that ends in"):
        seawall.audit(empty)
    with pytest.raises(TypeError, match=r"audit\(\) has no option `ignored`; did you mean `ignore`?"):
        seawall.audit(folder, ignored="race")
    with pytest.raises(ValueError, match="`diff` writes files or patches"):
        seawall.audit(folder, diff=True)
    with pytest.raises(ValueError, match="`batch` is at least 1, not 0"):
        seawall.audit(folder, batch=0)
    with pytest.raises(FileNotFoundError, match="none.mlir"):
        seawall.audit([folder, folder / "none.mlir"])
    with pytest.raises(seawall.SeawallError, match="SW999"):
        seawall.audit(folder, ignore="SW999")


def test_a_file_that_cannot_be_read_is_a_problem(folder, monkeypatch):
    monkeypatch.setattr(_audit.Path, "read_bytes", lambda path: open(path / "gone", "rb").read())
    audited = seawall.audit(folder)
    assert len(audited.rows) == len(FILES) + 2 and audited.problems == audited.rows
    assert audited.rows[0]["sha256"] is None and audited.rows[0]["problem"].endswith("binary.ttgir`: Not a directory")
    assert audited.sarif["runs"][0]["invocations"][0]["executionSuccessful"] is False


def test_ignored_findings_are_counted_apart(folder):
    before = seawall.audit(folder / "part")
    codes = ", ".join(f'"{code}"' for row in before.rows for code in row["codes"])
    (folder / "seawall.toml").write_text(f'[[ignore]]\ncodes = [{codes}]\nreason = "known"\n')
    after = seawall.audit(folder / "part")
    assert before.errors > 0 and after.errors == 0 and not any(row["codes"] for row in after.rows)
    count = lambda row: row["errors"] + row["warnings"]
    assert [row["ignored"] for row in after.rows] == [count(row) for row in before.rows]


def test_the_release_is_that_of_the_metadata_of_the_cache(folder):
    module = (ROOT / "corpus" / "ir" / "sm_90" / "matmul_located.cached.ttgir").read_text()
    (folder / "kernel.ttgir").write_text(module)
    (folder / "kernel.json").write_text('{"triton_version": "3.7.1", "target": {"backend": "cuda", "arch": 90}}')
    for engine in (None, ProcessPoolExecutor(1)):
        log = seawall.audit(folder / "kernel.ttgir", engine=engine).sarif["runs"][0]
        (note,) = log["invocations"][0]["toolExecutionNotifications"]
        assert note["properties"]["finish"]["compiler"] == "Triton 3.7"


def test_the_ptx_beside_a_ttgir_is_left_out(folder):
    (folder / "binary.ptx").write_text("")
    (folder / "alone.ptx").write_text("")
    files = [os.path.basename(row["file"]) for row in seawall.audit(folder).rows]
    assert "binary.ptx" not in files and "alone.ptx" in files


def test_the_summary_is_written(folder, tmp_path):
    audited = seawall.audit(folder, sarif=tmp_path / "out.sarif", summary=tmp_path / "out.jsonl")
    assert json.loads((tmp_path / "out.sarif").read_text()) == audited.sarif
    assert [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()] == audited.rows


@pytest.mark.skipif(is_missing("pyarrow"), reason="pyarrow is not installed")
def test_the_summary_may_be_parquet(folder, tmp_path):
    import pyarrow.parquet

    audited = seawall.audit(folder, summary=tmp_path / "out.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "out.parquet").to_pylist() == audited.rows
