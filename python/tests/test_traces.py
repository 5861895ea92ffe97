"""Tests Wave traces in their JSON form. These tests do not need Wave."""

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
    """A barrier in a loop runs in every iteration, so counts are compared by loop depth, innermost
    first.

    The total must not be larger, either.
    """
    text = path.read_text()
    placed = seawall.wave.place(text, strategy="minimal")
    assert errors(placed.text) == []
    try:
        released = seawall.wave.place(text, respect_existing=False)
    except seawall.SeawallError:
        return
    if not errors(released.text):
        ours, theirs = by_depth(text, placed.insertions), by_depth(text, released.insertions)
        assert ours <= theirs and sum(ours) <= sum(theirs)


def test_barriers_are_told_apart_by_loops():
    """Tests the comparison of the test above: one barrier outside the loop, and two inside."""
    rows = [{"action": "barrier", "node": node} for node in (4, 6, 7)] + [{"action": "signal", "node": 7}]
    assert by_depth(LOOP, rows) == [2, 1]
    assert [0, 5] < [1, 0] < [1, 1], "fewer barriers in the loop are better, for any number outside"


def errors(text):
    return list(seawall.check(text, name="trace.json").errors)


def by_depth(text, insertions):
    """Returns the number of barriers at each loop depth, innermost first.

    A split barrier counts as its wait.
    """
    graphs = {graph["name"]: graph["nodes"] for graph in json.loads(text)["graphs"]}
    owners = {node["graph"]: (name, node["kind"] == "iterate") for name, nodes in graphs.items() for node in nodes if "graph" in node}

    def depth(graph):
        around, is_loop = owners.get(graph, (None, False))
        return 0 if around is None else depth(around) + is_loop

    depths = {node["id"]: depth(name) for name, nodes in graphs.items() for node in nodes}
    counts = [0] * (1 + max(depths.values()))
    for row in insertions:
        if row["action"] in ("barrier", "wait"):
            counts[-1 - depths[row["node"]]] += 1
    return counts


KEYS = {"barrier": ("wait_async", "tensor_wait"), "signal": ("barrier", "tensor_wait"), "wait": ("barrier",)}


def counted(rows):
    """Returns the kinds of barriers with their flags, sorted."""
    return sorted((row["action"], *(row[key] for key in KEYS[row["action"]])) for row in rows)


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
    with pytest.raises(ValueError, match="unknown value `third`"):
        seawall.wave.place(gemm, strategy="minimal", barriers="third")


def test_what_takes_texts_takes_traces(gemm):
    placed = seawall.place(gemm, explain=True)
    assert len(placed.barriers) == 2 and "certified" in placed.explanation
    assert placed.text == seawall.wave.place(gemm, strategy="minimal").text
    with pytest.raises(seawall.SeawallError, match="`triton` requires MLIR"):
        seawall.place(gemm, strategy="triton")


def test_minimal_placement_explains_itself(gemm):
    assert "certified" in seawall.wave.place(gemm, strategy="minimal").explanation


def test_a_written_trace_has_a_line_for_each_node(gemm):
    assert seawall.wave.dumps(json.loads(gemm)) == gemm


LOOP = """{"seawall_wave_trace": 1, "target": "gfx950", "root": "root", "graphs": [{"name": "root", "nodes": [
  {"id": 0, "name": "a", "kind": "allocate", "bytes": 4096},
  {"id": 4, "name": "loop", "kind": "iterate", "graph": "body", "init_args": [], "captures": [0], "trips": 4},
  {"id": 8, "name": "output", "kind": "output", "values": []}]},
 {"name": "body", "nodes": [
  {"id": 5, "name": "a_1", "kind": "placeholder", "captures": 0},
  {"id": 6, "name": "write", "kind": "write", "memory": 5, "space": "shared"},
  {"id": 7, "name": "use", "kind": "read", "memory": 5, "space": "shared"},
  {"id": 9, "name": "output", "kind": "output", "values": []}]}]}"""

PARTS = """{"seawall_wave_trace": 1, "target": "gfx950", "root": "root", "graphs": [{"name": "root", "nodes": [
  {"id": 0, "name": "whole", "kind": "allocate", "bytes": 4096},
  {"id": 1, "name": "a", "kind": "allocate", "parent": 0, "offset": 0, "bytes": 4096},
  {"id": 2, "name": "b", "kind": "allocate", "parent": 0, "offset": 2048, "bytes": 2048},
  {"id": 3, "name": "write", "kind": "write", "memory": 1, "space": "shared"},
  {"id": 4, "name": "use", "kind": "read", "memory": 2, "space": "shared"},
  {"id": 5, "name": "output", "kind": "output", "values": []}]}]}"""


def test_placement_in_a_loop_is_compared_by_depth():
    placed = seawall.wave.place(LOOP, strategy="minimal")
    assert by_depth(LOOP, placed.insertions) == [2, 0] and placed.regions == []


def test_what_the_pass_does_not_see_is_a_warning():
    placed = seawall.wave.place(PARTS, strategy="wave", name="parts.json")
    assert "may share bytes" in placed.warnings and "parts.json:4" in placed.warnings
    assert "may share bytes" in seawall.place(PARTS, strategy="wave", name="parts.json").warnings


def test_every_strategy_explains_itself(gemm):
    assert "barrier 1: before" in seawall.wave.place(gemm, strategy="wave").explanation
    assert "signal 1: " in seawall.place(gemm, strategy="split", target="gfx1200").explanation


def test_a_gpu_that_cannot_run_the_trace_is_refused_with_the_line():
    with pytest.raises(seawall.SeawallError, match="gfx1200") as caught:
        seawall.wave.place(COPIES, strategy="wave", target="gfx1200", name="copies.json")
    (first, *_) = caught.value.diagnostics
    assert first["line"] == 4 and "copies.json:4" in str(caught.value)


HALVES = """{"seawall_wave_trace": 1, "target": "gfx1200", "root": "root", "graphs": [{"name": "root", "nodes": [
  {"id": 0, "name": "a", "kind": "allocate", "bytes": 4096},
  {"id": 1, "name": "signal", "kind": "signal", "barrier": -1},
  {"id": 2, "name": "write", "kind": "write", "memory": 0, "space": "shared"},
  {"id": 3, "name": "use", "kind": "read", "memory": 0, "space": "shared"},
  {"id": 4, "name": "wait", "kind": "wait", "barrier": -1},
  {"id": 5, "name": "output", "kind": "output", "values": []}]}]}"""


def test_what_no_barrier_orders_is_a_warning_or_an_error_for_who_compiles_at_once():
    """No barrier may be between a signal and its wait."""
    from seawall import _seawall

    assert "place::unordered" in seawall.wave.place(HALVES, strategy="minimal").warnings
    with pytest.raises(seawall.SeawallError) as caught:
        _seawall.wave_minimal(HALVES, name="halves.json", strict=True)
    (first, *_) = caught.value.diagnostics
    assert (first["code"], first["severity"], first["line"]) == ("place::unordered", "error", 5)


def test_the_document_is_that_of_the_command_line(gemm):
    """Tests the keys for traces. The tests of the command line compare the text."""
    waits = seawall.place(COPIES.replace('"wait_async": true', '"wait_async": false')).document
    assert {"version", "strategy", "certified", "insertions"} == set(waits)
    rows = {row["action"]: row for row in waits["insertions"]}
    assert rows["counter_wait"]["counters"] == {"load": 0}
    released = seawall.place(gemm, strategy="wave")
    assert {"version", "strategy", "insertions", "regions", "guarded"} == set(released.document)
    assert all(row["reason"] in released.document["regions"] for row in released.barriers)


def test_options_for_mlir_are_refused_for_traces(gemm):
    for options in ({"logical": True}, {"remove_redundant": True}, {"no_warp_locality": True}, {"synced_loads": True}):
        with pytest.raises(seawall.SeawallError, match="requires MLIR"):
            seawall.place(gemm, **options)
    with pytest.raises(seawall.SeawallError, match="option of another strategy"):
        seawall.place(gemm, strategy="wave", barriers="split")


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
