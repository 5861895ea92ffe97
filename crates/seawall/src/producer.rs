//! The compilers whose passes can be simulated, and which passes each has.

use std::fmt;
use std::str::FromStr;

use seawall_dialects::is_of_meta;
use seawall_mlir::{Module, OpId};
use seawall_model::{MBarrierOp, Target};
use seawall_place::{MembarRules, ProxyFences, TritonOptions};
use seawall_report::ProducerSource;

use crate::metadata::Metadata;
use crate::stage::Stage;

/// Attribute of every module for NVIDIA GPUs from Triton 3.9 on. Older releases add it when they
/// finish the module.
const SINCE_9: &str = "ttng.two-ctas";
/// The local part of a version of Meta's fork.
const LOCAL_OF_META: &str = "fb";
/// The newest release.
const NEWEST: u32 = 9;
/// The oldest release.
const OLDEST: u32 = 4;

/// A compiler with its version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Producer {
    /// Triton 3, with its minor version.
    Triton(u32),
    /// Meta's fork, version 3.7.
    Meta,
}

impl Producer {
    /// All compilers, in the order of their versions.
    pub const ALL: [Producer; 7] = [
        Producer::Triton(4),
        Producer::Triton(5),
        Producer::Triton(6),
        Producer::Triton(7),
        Producer::Triton(8),
        Producer::Triton(NEWEST),
        Producer::Meta,
    ];

    /// The newest release.
    pub const NEWEST: Producer = Producer::Triton(NEWEST);

    /// Returns the compiler of `module`: the one that the module shows, else that of the metadata
    /// beside it. A module shows Meta's fork by its attributes, and Triton 3.4 by the views that
    /// later releases renamed. Without metadata, a module that lacks an attribute of 3.9 is treated
    /// as one of 3.8.
    pub(crate) fn of(module: &Module, metadata: Option<&Metadata>) -> (Self, ProducerSource) {
        if is_of_meta(module) {
            return (Producer::Meta, ProducerSource::Module);
        }
        if module.walk().any(|op| module.op_name(op) == "ttg.memdesc_subview") {
            return (Producer::Triton(OLDEST), ProducerSource::Module);
        }
        let metadata = metadata.filter(|metadata| metadata.is_about(module));
        if let Some((nearest, is_exact)) = metadata.and_then(|metadata| Producer::nearest(&metadata.version))
        {
            let source = if is_exact { ProducerSource::Metadata } else { ProducerSource::NearestToMetadata };
            return (nearest, source);
        }
        let root = module.walk().find(|&op| module.op_name(op) == "builtin.module");
        match root {
            Some(root) if module.named_attr(root, SINCE_9).is_some() => {
                (Producer::NEWEST, ProducerSource::Inferred)
            }
            Some(root) if is_before_9(module, root) => {
                (Producer::Triton(NEWEST - 1), ProducerSource::Inferred)
            }
            _ => (Producer::NEWEST, ProducerSource::Assumed),
        }
    }

    /// Returns the compiler with the nearest release to `version`, as in `triton.__version__`, and
    /// whether it is that release. `None` for other versions than those of Triton 3.
    fn nearest(version: &str) -> Option<(Self, bool)> {
        let (release, local) = version.split_once('+').unwrap_or((version, ""));
        let minor = release.strip_prefix("3.")?.split('.').next()?.parse().ok()?;
        if local.starts_with(LOCAL_OF_META) {
            return Some((Producer::Meta, minor == Producer::Meta.minor()));
        }
        let nearest: u32 = u32::clamp(minor, OLDEST, NEWEST);
        Some((Producer::Triton(nearest), nearest == minor))
    }

    /// The minor version whose passes it has.
    fn minor(self) -> u32 {
        match self {
            Producer::Triton(minor) => minor,
            Producer::Meta => 7,
        }
    }

    /// Whether it has a pass that writes warp pipelines.
    pub(crate) fn has_warp_pipelines(self) -> bool {
        self.minor() >= 7
    }

    /// Whether lowerings of ops contain fewer barriers than those of Triton 3.9, or others.
    pub(crate) fn lowers_to_few_barriers(self) -> bool {
        self.minor() < 9
    }

    /// Whether its lowering of an mbarrier operation begins with a barrier, as that of Triton 3.9
    /// does. This is what PTX of the wheels has.
    pub(crate) fn lowers_with_barrier(self, op: &MBarrierOp) -> bool {
        let (expects, arrives) =
            (matches!(op, MBarrierOp::Expect { .. }), matches!(op, MBarrierOp::Arrive { .. }));
        match self {
            Producer::Triton(..=7) => false,
            Producer::Triton(_) => expects || arrives,
            Producer::Meta => arrives,
        }
    }

    /// Whether it has a pass that inserts waits for tensor memory. The lowerings of older releases
    /// contain them.
    pub(crate) fn has_tensor_waits(self) -> bool {
        self.minor() >= 9
    }

    /// The rules of its pass for proxy fences, if it has one.
    pub(crate) fn proxy_fences(self) -> Option<ProxyFences> {
        match self {
            Producer::Meta => Some(ProxyFences::Meta),
            Producer::Triton(..=4) => None,
            Producer::Triton(5 | 6) => Some(ProxyFences::BeforeWrites),
            Producer::Triton(7 | 8) => Some(ProxyFences::Unscoped),
            Producer::Triton(_) => Some(ProxyFences::Scoped),
        }
    }

    /// The options of its placement. `fences`: its pass for proxy fences has not run yet.
    pub(crate) fn placement(self, fences: bool) -> TritonOptions {
        TritonOptions {
            proxy_fences: self.proxy_fences().filter(|_| fences),
            no_tensor_barriers: self.minor() < 8,
            membar: self.membar(),
            ..TritonOptions::default()
        }
    }

    /// The rules of its membar pass.
    fn membar(self) -> MembarRules {
        let is_meta = self == Producer::Meta;
        let (old, before_8) = (self.minor() < 9, self.minor() < 8);
        MembarRules {
            whole_buffers: old,
            scratch_barriers_only: old,
            exits_of_calls: old,
            no_clusters: before_8,
            next_op_only: before_8,
            no_commits: before_8,
            arrivals_access_all: before_8,
            ordered_mbarriers: self.minor() < 7,
            ordered_copies: is_meta || self.minor() == 8,
            constant_views: matches!(self, Producer::Triton(7 | 8)),
            mbarrier_starts: self == Producer::Triton(8),
            exits_if_pending: old,
            workers_apart: old,
            unordered_captures: self.minor() < 7,
            ordered_atomics: old,
        }
    }
}

/// Whether a release before 3.9 made this module, which has no addresses yet.
fn is_before_9(module: &Module, root: OpId) -> bool {
    let text = |key: &str| Some(module.attr_text(module.named_attr(root, key)?.value));
    let target = text("ttg.target").and_then(|target| target.trim_matches('"').parse().ok());
    let is_compiled = text("ttg.threads-per-warp").is_some() && text(SINCE_9).is_none();
    let is_nvidia = target.is_some_and(|target: Target| target.is_nvidia());
    is_nvidia && is_compiled && Stage::of(module, None) == Some(Stage::BeforeAllocation)
}

impl Producer {
    /// The name on the command line, such as `triton-3.6`.
    pub fn option(self) -> String {
        match self {
            Producer::Triton(minor) => format!("triton-3.{minor}"),
            Producer::Meta => "meta-3.7".to_owned(),
        }
    }
}

impl fmt::Display for Producer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Producer::Triton(minor) => write!(f, "Triton 3.{minor}"),
            Producer::Meta => f.write_str("Meta's Triton 3.7"),
        }
    }
}

impl FromStr for Producer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let minor = text.strip_prefix("triton-3.").and_then(|minor| minor.parse().ok());
        match (text, minor) {
            ("meta-3.7", _) => Ok(Producer::Meta),
            (_, Some(minor @ OLDEST..=NEWEST)) => Ok(Producer::Triton(minor)),
            _ => Err(format!("expected `triton-3.{OLDEST}` to `triton-3.{NEWEST}`, or `meta-3.7`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Producer {
        let module = seawall_mlir::parse(text, seawall_dialects::registry()).expect("the text is valid");
        Producer::of(&module, None).0
    }

    #[test]
    fn a_module_shows_its_compiler() {
        assert_eq!(of("module attributes {tlx.has_tlx_ops = true} {\n}\n"), Producer::Meta);
        assert_eq!(of("module attributes {ttg.min_reg_auto_ws = 24 : i32} {\n}\n"), Producer::Meta);
        assert_eq!(of("module attributes {ttg.target = \"cuda:90\"} {\n}\n"), Producer::NEWEST);
        let compiled = |attrs: &str| {
            format!(
                "module attributes {{ttg.target = \"cuda:90\", \"ttg.threads-per-warp\" = 32 : i32{attrs}}} {{\n  \
                 tt.func @f() {{\n    tt.return\n  }}\n}}\n"
            )
        };
        assert_eq!(of(&compiled("")), Producer::Triton(8));
        assert_eq!(of(&compiled(", \"ttng.two-ctas\" = false")), Producer::NEWEST);
        assert_eq!(of(&compiled(", ttg.shared = 0 : i32")), Producer::NEWEST);
    }

    #[test]
    fn metadata_names_the_release_of_a_module_for_its_gpu() {
        let module = "module attributes {ttg.target = \"hip:gfx950\"} {\n}\n";
        let of = |version: &str, arch: &str| {
            let target = format!("{{\"backend\": \"hip\", \"arch\": {arch}}}");
            let metadata = format!("{{\"triton_version\": \"{version}\", \"target\": {target}}}");
            let module = seawall_mlir::parse(module, seawall_dialects::registry()).expect("it is valid");
            Producer::of(&module, Metadata::parse(&metadata).as_ref())
        };
        let (exact, nearest) = (ProducerSource::Metadata, ProducerSource::NearestToMetadata);
        for (version, producer, source) in [
            ("3.6.0", Producer::Triton(6), exact),
            ("3.7.1+git1234", Producer::Triton(7), exact),
            ("3.7.4+fb", Producer::Meta, exact),
            ("3.6.0+fb.beta", Producer::Meta, nearest),
            ("3.10.0", Producer::NEWEST, nearest),
            ("3.2.0", Producer::Triton(4), nearest),
        ] {
            assert_eq!(of(version, "\"gfx950\""), (producer, source), "{version}");
        }
        let assumed = (Producer::NEWEST, ProducerSource::Assumed);
        for version in ["", "3", "4.0.0", "3.x"] {
            assert_eq!(of(version, "\"gfx950\""), assumed, "{version}");
        }
        assert_eq!(of("3.6.0", "\"gfx942\""), assumed);
        assert_eq!(of("3.6.0", "{}"), assumed);
    }

    #[test]
    fn names_are_read_and_have_passes() {
        let named = |name: &str| name.parse::<Producer>().expect("it is known");
        assert_eq!(named("triton-3.4").proxy_fences(), None);
        assert_eq!(named("triton-3.6").proxy_fences(), Some(ProxyFences::BeforeWrites));
        assert_eq!(named("meta-3.7").proxy_fences(), Some(ProxyFences::Meta));
        assert_eq!(named("triton-3.9"), Producer::NEWEST);
        assert!(named("triton-3.7").placement(true).no_tensor_barriers);
        assert!(!named("triton-3.6").has_warp_pipelines());
        for unknown in ["triton-3.3", "triton-3.10", "meta-3.9", "triton"] {
            assert!(unknown.parse::<Producer>().is_err(), "{unknown}");
        }
    }
}
