"""Shared test helpers: the paths of the corpora, and which compilers are installed."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TRACES = ROOT / "corpus" / "wave" / "traces"

HAS_WAVE = importlib.util.find_spec("wave_lang") is not None and importlib.util.find_spec("torch") is not None
needs_wave = pytest.mark.skipif(not HAS_WAVE, reason="wave-lang is not installed; peers/setup-wave.sh installs it")

HAS_TRITON = importlib.util.find_spec("triton") is not None
needs_triton = pytest.mark.skipif(not HAS_TRITON, reason="triton is not installed; peers/setup.sh installs it")


def trace_files():
    """Returns every committed trace, without the answer files."""
    return sorted(path for path in TRACES.glob("*/*.json") if not path.name.endswith(".answer.json"))


def racy_text():
    """Returns a module in which a wave may read data before another wave has written it."""
    lines = (ROOT / "corpus" / "ir" / "gfx1201" / "gather_rows_0.after.mlir").read_text().splitlines(True)
    barriers = [number for number, line in enumerate(lines) if "ttg.barrier" in line]
    # The other barrier shows that the compiler has placed barriers.
    del lines[barriers[-1]]
    return "".join(lines)


@pytest.fixture
def racy():
    return racy_text()


@pytest.fixture
def gemm():
    """The trace of a GEMM without its barriers."""
    return (TRACES / "gfx942" / "gemm_none.json").read_text()
