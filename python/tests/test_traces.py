"""Wave traces that are written down; none of this needs Wave."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import seawall
import seawall.wave
from conftest import trace_files


def test_the_package_imports_neither_torch_nor_wave():
    code = "import sys, seawall, seawall.wave; sys.exit(any(m.split('.')[0] in ('torch', 'wave_lang') for m in sys.modules))"
    path = str(Path(seawall.__file__).parent.parent)
    assert subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": path}, check=False).returncode == 0


def test_there_are_traces():
    assert len(trace_files()) >= 50


@pytest.mark.parametrize("path", trace_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_pass_adds_what_the_released_one_adds(path):
    answer = json.loads(path.with_suffix(".answer.json").read_text())
    if "error" in answer:
        with pytest.raises(seawall.SeawallError):
            seawall.wave.place(path.read_text(), respect_existing=False)
        return
    placed = seawall.wave.place(path.read_text(), respect_existing=False)
    bare = [{key: value for key, value in row.items() if value is not None} for row in placed.regions]
    assert bare == answer["regions"]
    assert counted(placed.insertions) == counted(answer["insertions"])


@pytest.mark.parametrize("path", trace_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_minimal_placement_is_clean_and_never_has_more(path):
    """A barrier in a loop counts for every turn of it, so the numbers are compared loop by loop, innermost first."""
    text = path.read_text()
    placed = seawall.wave.place(text, strategy="minimal")
    assert list(seawall.check(placed.text, name="trace.json").errors) == []
    answer = json.loads(path.with_suffix(".answer.json").read_text())
    if "error" not in answer:
        waits = [row for row in answer["insertions"] if row["action"] != "signal"]
        ours = [row for row in placed.insertions if row["action"] in ("barrier", "wait")]
        assert len(ours) <= len(waits) or was_unsound(text)


def was_unsound(text):
    """Whether what the released pass gives still has races."""
    released = seawall.wave.place(text, respect_existing=False).text
    return bool(seawall.check(released, name="trace.json").errors)


def counted(rows):
    """Kinds of barriers with their flags, sorted."""
    keys = ("action", "wait_async", "tensor_wait", "barrier")
    return sorted(tuple((key, row[key]) for key in keys if key in row) for row in rows)


def test_check_finds_the_races_of_a_trace_without_barriers(gemm):
    assert {finding.code for finding in seawall.check(gemm, name="gemm.json").errors} == {"SW101", "SW103"}


def test_a_trace_that_does_not_hang_together_raises_and_names_the_node(gemm):
    broken = json.loads(gemm)
    reads = [node for graph in broken["graphs"] for node in graph["nodes"] if node["kind"] == "read"]
    reads[0]["memory"] = 9999
    with pytest.raises(seawall.SeawallError) as caught:
        seawall.wave.place(json.dumps(broken))
    assert reads[0]["name"] in str(caught.value) and "9999" in str(caught.value)


def test_split_barriers_need_a_gpu_that_has_them(gemm):
    with pytest.raises(seawall.SeawallError, match="no split barriers"):
        seawall.wave.place(gemm, strategy="split")
    assert {row["action"] for row in seawall.wave.place(gemm, strategy="split", target="gfx1200").insertions} == {"signal", "wait"}


def test_options_of_another_strategy_are_refused(gemm):
    with pytest.raises(ValueError, match="option of the strategy `minimal`"):
        seawall.wave.place(gemm, strategy="wave", barriers="whole")
    with pytest.raises(ValueError, match="no `third` barriers"):
        seawall.wave.place(gemm, strategy="minimal", barriers="third")


def test_what_takes_texts_takes_traces(gemm):
    placed = seawall.place(gemm, explain=True)
    assert len(placed.barriers) == 2 and "certified" in placed.explanation
    assert placed.text == seawall.wave.place(gemm, strategy="minimal").text
    assert "SW101" in seawall.report(gemm, name="gemm.json")
    with pytest.raises(seawall.SeawallError, match="`triton` is no strategy of Wave's pass"):
        seawall.place(gemm, strategy="triton")


def test_minimal_placement_explains_itself(gemm):
    assert "certified" in seawall.wave.place(gemm, strategy="minimal").explanation


def test_a_written_trace_has_a_line_for_each_node(gemm):
    assert seawall.wave.dumps(json.loads(gemm)) == gemm


COPIES = """{"seawall_wave_trace": 1, "target": "gfx950", "root": "root", "graphs": [{"name": "root", "nodes": [
  {"id": 0, "name": "a", "kind": "allocate", "bytes": 4096},
  {"id": 1, "name": "b", "kind": "allocate", "bytes": 4096},
  {"id": 2, "name": "first", "kind": "gather_to_lds", "memory": 0},
  {"id": 3, "name": "second", "kind": "gather_to_lds", "memory": 1},
  {"id": 4, "name": "barrier", "kind": "barrier", "wait_async": true},
  {"id": 5, "name": "use", "kind": "read", "memory": 0, "space": "shared"},
  {"id": 6, "name": "output", "kind": "output", "values": []}]}]}"""


def test_waits_of_a_trace_get_the_largest_safe_counts():
    counted = seawall.waits(COPIES)
    assert [(w["node"], w["counter"], w["old"], w["new"]) for w in counted.waits] == [(4, "vmcnt", 0, 1)]
    nodes = json.loads(counted.text)["graphs"][0]["nodes"]
    assert [node.get("load") for node in nodes if node["kind"] == "counter_wait"] == [1]
    assert "vmcnt 0 -> 1" in counted.explanation and counted.warnings == ""
    with pytest.raises(seawall.SeawallError, match="gfx1200"):
        seawall.waits(COPIES, target="gfx1200")
