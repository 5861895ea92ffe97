//! The metadata that Triton's cache has in a `.json` file beside a compiled kernel.

use seawall_mlir::Module;
use seawall_model::Target;
use serde::Deserialize;

/// What Triton's cache states about the compile of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Metadata {
    /// The version of Triton, such as `3.7.1`, or `3.7.4+fb` for Meta's fork.
    pub(crate) version: String,
    target: Target,
}

#[derive(Deserialize)]
struct Wire {
    triton_version: String,
    target: TargetWire,
}

#[derive(Deserialize)]
struct TargetWire {
    backend: String,
    arch: Arch,
}

/// CUDA has a number, and HIP a name.
#[derive(Deserialize)]
#[serde(untagged)]
enum Arch {
    Number(u32),
    Name(String),
}

impl Metadata {
    /// Reads the text of the file. `None` for any other JSON.
    pub fn parse(text: &str) -> Option<Self> {
        let Wire { triton_version, target } = serde_json::from_str(text).ok()?;
        let arch = match target.arch {
            Arch::Number(number) => number.to_string(),
            Arch::Name(name) => name,
        };
        let target = format!("{}:{arch}", target.backend).parse().ok()?;
        Some(Metadata { version: triton_version, target })
    }

    /// Whether it can be about `module`: both name the same GPU.
    pub(crate) fn is_about(&self, module: &Module) -> bool {
        seawall_lower::stated_target(module).and_then(|name| name.parse().ok()).as_ref() == Some(&self.target)
    }
}
