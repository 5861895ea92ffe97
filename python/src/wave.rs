//! `seawall.wave`: Wave's barrier pass on traces.

use pyo3::prelude::*;

/// placeholder
#[pyfunction]
pub(crate) fn wave_place() {}
/// placeholder
#[pyfunction]
pub(crate) fn wave_regions() {}
/// placeholder
#[pyfunction]
pub(crate) fn wave_strategy() {}
