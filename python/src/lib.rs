//! The extension module `seawall._seawall`, the interface of Seawall for Python. Functions take
//! text and return text and JSON documents. The Python files beside it convert these to objects.
//! Work is done without the lock of the interpreter.
//!
//! The module has no knowledge of torch, FX graphs or Wave's classes; `seawall/wave/` has it.

mod command;
mod error;
mod wave;

use pyo3::prelude::*;

/// The interface of Seawall for Python. `seawall/_seawall.pyi` has the signatures.
#[pymodule]
mod _seawall {
    use super::{Bound, PyModule, PyResult};
    use pyo3::types::PyModuleMethods;

    #[pymodule_export]
    use super::command::{description, main, run};
    #[pymodule_export]
    use super::error::SeawallError;
    #[pymodule_export]
    use super::wave::{is_trace, wave_insertions, wave_minimal, wave_place, wave_strategy, wave_time};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
