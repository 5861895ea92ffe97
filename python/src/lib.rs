//! The extension module `seawall._seawall`: Seawall's facade for Python. Text goes in, text and JSON documents come out; the
//! Python files beside it make objects of them. Work is done without the interpreter's lock.
//!
//! Deliberately absent: any knowledge of torch, FX graphs or Wave's classes, which is in `seawall/wave/`.

mod check;
mod error;
mod place;
mod waits;
mod wave;

use pyo3::prelude::*;

/// Seawall's facade for Python; `seawall/_seawall.pyi` has the signatures.
#[pymodule]
mod _seawall {
    use super::{Bound, PyModule, PyResult};
    use pyo3::types::PyModuleMethods;

    #[pymodule_export]
    use super::check::check;
    #[pymodule_export]
    use super::error::SeawallError;
    #[pymodule_export]
    use super::place::place;
    #[pymodule_export]
    use super::waits::waits;
    #[pymodule_export]
    use super::wave::{wave_minimal, wave_place, wave_strategy, wave_time};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
