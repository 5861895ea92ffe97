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


@pytest.fixture
def racy():
    """A module in which a wave may read data before another wave has written it."""
    return (ROOT / "corpus" / "ir" / "gfx1201" / "atomics_broadcast.before.mlir").read_text()


@pytest.fixture
def gemm():
    """The trace of a GEMM without its barriers."""
    return (TRACES / "gfx942" / "gemm_none.json").read_text()
