"""The exporter and the drop-in on live traces of the released Wave."""

import json
import sys

import pytest
import seawall
import seawall.wave
from conftest import ROOT, needs_wave

pytestmark = needs_wave

if needs_wave.args[0] is False:
    sys.path[:0] = [str(ROOT / "peers" / "wave"), str(ROOT / "corpus" / "wave")]


@pytest.fixture
def program():
    import random_traces

    return lambda seed: random_traces.Random(seed, calm=True).trace()


def test_an_exported_program_reads_back(program):
    for seed in range(40):
        text = seawall.wave.dumps(seawall.wave.export(program(seed), name="random", target="gfx1200", waves=4))
        assert json.loads(text)["waves"] == 4
        # Whatever the pass thinks of it, the trace hangs together.
        seawall.wave.place(text, strategy="wave", respect_existing=False)


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
            except (seawall.wave.ExportError, seawall.SeawallError) as error:
                # Halves of barriers where there are none, and waits that Wave has no op for.
                assert "half of a barrier" in str(error) or "needs a" in str(error), error
                continue
            clean += 1
            text = seawall.wave.dumps(seawall.wave.export(trace, target=gpu))
            assert list(seawall.check(text, name="trace.json").errors) == [], (seed, gpu)
    assert clean >= 20


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
