//! Options of a check.

use seawall_lower::{WorkgroupSize, stated_target, workgroup_sizes};
use seawall_mlir::Module;
use seawall_model::Target;

use crate::metadata::Metadata;
use crate::model::SourceKind;
use crate::pick::PassFilter;
use crate::producer::Producer;
use crate::read;

/// Options of a check.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// The kind of the text.
    pub kind: SourceKind,
    /// The GPU, if it differs from that of the input.
    pub target: Option<Target>,
    /// The GPU of inputs that name none.
    pub default_target: Option<Target>,
    /// The dumps of a log to read. The last state of each kernel if `None`.
    pub pass: Option<PassFilter>,
    /// Treat every allocation of a module as separate memory. Otherwise buffers are placed where
    /// the module says, or where Triton's allocation pass would place them.
    pub logical: bool,
    /// Ignore warp locality: treat every warp as accessing every byte of an access.
    pub any_warp: bool,
    /// Let integer arguments of kernels be negative.
    pub any_sign: bool,
    /// Let a wait that counts direct-to-LDS loads also count ordinary loads and stores of global
    /// memory, if they are instructions for certain. In a trace each of them is one instruction.
    /// This assumes that the compiler does not move them across a wait.
    pub count_ordinary: bool,
    /// Finish each module as its compiler would before it makes machine code, and check the result.
    /// Otherwise modules are checked as they stand.
    pub finish: bool,
    /// The compiler that finishes modules. If `None`, each module shows it, or `metadata` states
    /// it, or it is the newest.
    pub producer: Option<Producer>,
    /// The metadata beside the text in Triton's cache.
    pub metadata: Option<Metadata>,
    /// Only the kernels of an upstream module that state this size of a workgroup, or none if that
    /// is `None`.
    pub only_size: Option<WorkgroupSize>,
}

impl CheckOptions {
    /// The default options for a kind of text. Modules are checked as they stand.
    pub fn new(kind: SourceKind) -> Self {
        CheckOptions {
            kind,
            target: None,
            default_target: None,
            pass: None,
            logical: false,
            any_warp: false,
            any_sign: false,
            count_ordinary: false,
            finish: false,
            producer: None,
            metadata: None,
            only_size: None,
        }
    }

    /// The GPU of an input. `names_target` is whether the input names one.
    pub(super) fn target_of(&self, names_target: impl FnOnce() -> bool) -> Option<Target> {
        read::target_of(self.target.as_ref(), self.default_target.as_ref(), names_target)
    }

    /// The options for a module.
    pub(crate) fn for_module(&self, module: &Module) -> CheckOptions {
        let target = self.target_of(|| stated_target(module).is_some());
        CheckOptions { target, ..self.clone() }
    }

    /// The options for each part of a module that is checked by itself: one for each size of a
    /// workgroup that its kernels state, because a program has one number of warps.
    pub(crate) fn of_sizes(&self, module: &Module) -> Vec<CheckOptions> {
        // A module that cannot be lowered has no sizes, and gets its error when it is lowered.
        let lower_options = read::lower_options(self.target.clone(), self.logical);
        let sizes = workgroup_sizes(module, &lower_options).unwrap_or_default();
        if sizes.is_empty() {
            return vec![self.clone()];
        }
        sizes.into_iter().map(|size| CheckOptions { only_size: Some(size), ..self.clone() }).collect()
    }
}
