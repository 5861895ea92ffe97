"""Tests the exporter and the replacement of the pass on live traces of the released Wave."""

import json
import sys

import pytest
import seawall
import seawall.wave
from conftest import ROOT, needs_wave

# Random programs use features that only some GPUs have.
pytestmark = [needs_wave, pytest.mark.filterwarnings("ignore::seawall.SeawallWarning")]

if needs_wave.args[0] is False:
    sys.path[:0] = [str(ROOT / "peers" / "wave"), str(ROOT / "corpus" / "wave")]


GPU_CODES = {
    f"wave::{code}"
    for code in (
        "barrier-between-halves barrier-number double-signal joined-barriers memory no-copies no-split-barriers no-tensor orphan-signal "
        "wait-before-signal"
    ).split()
}


@pytest.fixture
def program():
    import random_traces

    return lambda seed: random_traces.Random(seed, calm=True).trace()


def test_an_exported_program_reads_back(program):
    for seed in range(40):
        text = seawall.wave.dumps(seawall.wave.export(program(seed), name="random", target="gfx1250", waves=4))
        assert json.loads(text)["waves"] == 4
        # The trace is valid, even if the GPU cannot run it.
        try:
            seawall.wave.place(text, strategy="wave", respect_existing=False)
        except seawall.SeawallError as error:
            assert is_of_the_gpu(error), error


def is_of_the_gpu(error):
    """Returns whether the error is that the GPU cannot run the trace.

    Random programs use features that only some GPUs have, and unpaired signals and waits.
    """
    codes = {diagnostic["code"] for diagnostic in error.diagnostics}
    return codes <= GPU_CODES


def test_the_drop_in_edits_as_the_released_pass_does(program):
    import compare_random

    assert compare_random.traces(count=60, seed=100_000, only="") == 0


def test_strategies_agree_on_random_regions():
    import compare_random

    assert compare_random.regions(count=300, seed=100_000, only="") == 0


def test_a_trace_is_left_alone_if_the_pass_has_no_answer():
    import random_traces
    import wheel

    refused = 0
    for seed in range(200):
        trace = random_traces.Random(seed, calm=False).trace()
        before = wheel.live_nodes(trace)
        try:
            seawall.wave.add_shared_memory_barriers(trace, "gfx942")
        except seawall.SeawallError:
            refused += 1
            assert wheel.live_nodes(trace) == before
    assert refused > 0


def test_minimal_placement_in_a_live_trace_is_clean(program):
    clean = 0
    for seed in range(30):
        for gpu in ("gfx942", "gfx1200"):
            trace = program(seed)
            try:
                seawall.wave.add_shared_memory_barriers(trace, gpu, strategy="minimal")
            except seawall.wave.ExportError as error:
                assert "needs a" in str(error), "only a wait without an op in Wave is expected"
                continue
            except seawall.SeawallError as error:
                assert is_of_the_gpu(error), error
                continue
            clean += 1
            text = seawall.wave.dumps(seawall.wave.export(trace, target=gpu))
            assert list(seawall.check(text, name="trace.json").errors) == [], (seed, gpu)
    assert clean >= 20


def test_a_trace_that_stays_racy_is_left_alone(program):
    """All accesses are between a signal and its wait, so no other barrier may be placed.

    On the command line this is a warning. For a compilation it is an error.
    """
    import wheel
    from wave_lang.kernel.ops import wave_ops as ops

    trace = program(10)
    root = trace.get_root_graph()
    last = [node for node in root.nodes if isinstance(ops.get_custom(node), ops.Allocate)][-1]
    with root.inserting_after(last):
        ops.SharedMemoryBarrierSignal(-1).add_to_graph(root)
    with root.inserting_before(root.output_node()):
        ops.SharedMemoryBarrierWait(-1).add_to_graph(root)
    before = wheel.live_nodes(trace)
    with pytest.raises(seawall.SeawallError) as caught:
        seawall.wave.add_shared_memory_barriers(trace, "gfx1250", strategy="minimal")
    assert {d["code"] for d in caught.value.diagnostics} <= {"place::unordered", "place::not-certified"}
    assert wheel.live_nodes(trace) == before


def test_what_people_should_look_at_is_a_warning_of_python(program):
    """The released pass accepts unknown GPUs, so an unknown GPU is only a warning."""
    trace = program(3)
    with pytest.warns(seawall.SeawallWarning, match="gfx7777") as caught:
        seawall.wave.add_shared_memory_barriers(trace, "gfx7777")
    assert caught[0].filename == __file__


def test_writes_that_wave_splits_are_pieces_of_one_op():
    """On gfx12, a pass splits each write of a GEMM's tiles for the registers of its lanes.

    This pass does not note the op on the new nodes.
    """
    import compile as own
    import templates
    import wheel

    (name, compile_with), = templates.jobs("gfx1200/attention_bshd_none")
    seen = []

    def released(trace, target=""):
        wheel.RELEASED_PASS(trace, target=target)
        seen.append(seawall.wave.export(trace, target=target))

    try:
        compile_with(released)
    except Exception as error:
        assert seen, own.said(error)
    writes = [n for g in seen[0]["graphs"] for n in g["nodes"] if n["kind"] == "write" and n["space"] == "shared"]
    assert writes and all("piece" in node for node in writes), name


def test_wave_compiles_to_the_same_mlir():
    import compare_kernels

    assert compare_kernels.kernels(count=0, seed=0, only="gfx942/gemm_none") == 0


def test_an_op_on_shared_memory_that_nobody_knows_is_refused(program):
    import random_traces
    from wave_lang.kernel.ops import wave_ops as ops

    trace = program(1)
    root = trace.get_root_graph()
    memory = next(node for node in root.nodes if isinstance(ops.get_custom(node), ops.Allocate))
    with root.inserting_before(root.output_node()):
        ops.Extract(memory, [0]).add_to_graph(root, type=random_traces.VALUE)
    with pytest.raises(seawall.wave.ExportError, match="`Extract` on shared memory"):
        seawall.wave.export(trace)
