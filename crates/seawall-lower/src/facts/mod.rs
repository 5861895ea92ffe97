//! The immutable facts about a module that all passes of the lowering share: its ops and their
//! rows, its launch, its target, and the options of the lowering.

pub(crate) mod attributes;
pub(crate) mod casts;
pub(crate) mod forwarded;
pub(crate) mod functions;
pub(crate) mod iterations;
pub(crate) mod launch;
pub(crate) mod physical;
pub(crate) mod values;
pub(crate) mod varying;

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, SecondaryMap, Span};
use seawall_dialects::{Launch, MemRef, OpKnowledge};
use seawall_mlir::{BlockId, Module, OpId, TypeId, ValueId, symbols_of};
use seawall_model::Target;

use crate::facts::launch::{Threads, is_upstream, stated_chip};
use crate::facts::physical::Physical;
use crate::{LowerOptions, Places};

/// A module, with what it states about itself. Nothing changes after [`Facts::new`]; the cells hold
/// what is computed on first use.
pub(crate) struct Facts<'m> {
    pub(crate) module: &'m Module,
    pub(crate) knowledge: Rc<OpKnowledge<'m>>,
    pub(crate) options: LowerOptions,
    /// The GPU; `None` if neither the module nor the options name one.
    pub(crate) target: Option<Target>,
    /// The number of CTAs that the module's layouts are about: those of a cluster, or 1 if each CTA
    /// runs its own program.
    pub(crate) num_ctas: u32,
    /// The number of CTAs of a cluster.
    pub(crate) ctas: u32,
    /// The warps of a kernel.
    pub(crate) warps: u32,
    /// The threads of a warp, if the module or its target states them.
    pub(crate) lanes: Option<u32>,
    /// The threads of a workgroup, if an upstream module states them.
    pub(crate) threads: Option<Threads>,
    /// Whether `threads` is stated, and not a bound of thread indices.
    pub(crate) is_size_stated: bool,
    /// The most threads of a workgroup, if an upstream module does not state how many there are. It
    /// has one dimension.
    pub(crate) assumed_threads: Option<Threads>,
    /// The counters of loops that are one iteration of an unrolled loop.
    pub(crate) iterations: FxHashMap<OpId, i64>,
    /// Allocations that are copies of one op of the text, with that op.
    pub(crate) copied_allocations: FxHashMap<OpId, OpId>,
    /// Whether the module uses the workgroup memory of upstream MLIR; see `crate::upstream`.
    pub(crate) upstream: bool,
    /// LLVM pointers without an address space that may point to workgroup memory.
    pub(crate) local_pointers: FxHashSet<ValueId>,
    /// Whether ops of the module specialize warps.
    pub(crate) specialized: bool,
    pub(crate) physical: Physical<'m>,
    /// The function op of each symbol.
    pub(crate) symbols: FxHashMap<&'m str, OpId>,
    /// The decoded types of memrefs.
    pub(crate) memref_types: RefCell<FxHashMap<TypeId, Option<Rc<MemRef>>>>,
    /// The widths of integer types, by the types that were asked for.
    widths: RefCell<SecondaryMap<TypeId, Option<Option<u32>>>>,
    /// Blocks on cycles of branches; computed on first use.
    pub(crate) repeated: OnceCell<FxHashSet<BlockId>>,
    /// The branches to each block; computed on first use.
    pub(crate) branches: OnceCell<FxHashMap<BlockId, Vec<BlockId>>>,
    /// Values with a use; computed on first use.
    pub(crate) used: OnceCell<FxHashSet<ValueId>>,
    /// Whether tokens connect accesses of tensor memory; computed on first use.
    pub(crate) connects_tokens: OnceCell<bool>,
    /// Types of memdescs that are indexed; computed on first use.
    pub(crate) flat_arrays: OnceCell<FxHashSet<TypeId>>,
}

/// The target that a module states, as it spells it: `cuda:90`, `hip:gfx950`, or the chip of
/// upstream MLIR.
pub fn stated_target(module: &Module) -> Option<&str> {
    let root = module.walk().find(|&op| module.op_name(op) == "builtin.module");
    own_target(module, root, is_upstream(module)).map(|(name, _)| name)
}

/// The target that a module states, and its location.
fn own_target(module: &Module, root: Option<OpId>, upstream: bool) -> Option<(&str, Span)> {
    let stated = root.and_then(|op| module.named_attr(op, "ttg.target"));
    let own = stated.map(|attr| (module.attr_text(attr.value).trim_matches('"'), attr.span));
    let chip = || stated_chip(module.text()).map(|chip| (chip, Span::at(0)));
    own.or_else(|| if upstream { chip() } else { None })
}

/// Whether ops of the module specialize warps.
fn specializes(module: &Module) -> bool {
    let is_it = |name: &str| name.contains("warp_specialize");
    symbols_of(module).any(is_it) && module.walk().any(|op| is_it(module.op_name(op)))
}

/// The CTAs of a cluster. Triton's passes only know those that layouts are about.
fn cluster_ctas(launch: Option<&Launch>, options: &LowerOptions) -> u32 {
    match (launch, options.places) {
        (Some(launch), Places::Written | Places::Apart) => launch.cluster_ctas,
        _ => 1,
    }
}

impl<'m> Facts<'m> {
    /// Whether the module is for an AMD GPU.
    pub(crate) fn is_amd(&self) -> bool {
        self.target.as_ref().is_some_and(Target::is_amd)
    }

    /// Reads the facts that the module states about itself.
    ///
    /// # Errors
    ///
    /// If the target is unknown or of another vendor than the module's.
    pub(crate) fn new(module: &'m Module, options: &LowerOptions) -> Result<Self, Diagnostic> {
        let knowledge = Rc::new(OpKnowledge::new(module));
        let root = module.walk().find(|&op| module.op_name(op) == "builtin.module");
        let launch = root.map(|op| Launch::of(module, op));
        let upstream = is_upstream(module);
        let own = own_target(module, root, upstream);
        let target = target(options.target.as_ref(), own)?;
        let num_ctas = launch.as_ref().map_or(1, |l| l.num_ctas).max(1);
        let mut facts = Facts {
            module,
            knowledge,
            options: options.clone(),
            target,
            num_ctas,
            ctas: cluster_ctas(launch.as_ref(), options).max(num_ctas),
            warps: launch.as_ref().and_then(|l| l.num_warps).unwrap_or(4),
            lanes: launch.and_then(|l| l.threads_per_warp),
            threads: None,
            is_size_stated: false,
            assumed_threads: None,
            iterations: FxHashMap::default(),
            copied_allocations: FxHashMap::default(),
            upstream,
            local_pointers: FxHashSet::default(),
            specialized: specializes(module),
            physical: Physical::new(module),
            symbols: FxHashMap::default(),
            memref_types: RefCell::default(),
            widths: RefCell::default(),
            repeated: OnceCell::new(),
            branches: OnceCell::new(),
            used: OnceCell::new(),
            connects_tokens: OnceCell::new(),
            flat_arrays: OnceCell::new(),
        };
        facts.symbols = functions::symbols(&facts);
        if upstream {
            launch::read(&mut facts);
            let behind = casts::behind_casts(&facts);
            if !behind.memrefs.is_empty() {
                facts.knowledge = Rc::new(OpKnowledge::new(module).with_shared(behind.memrefs));
            }
            facts.local_pointers = behind.pointers;
        }
        Ok(facts)
    }

    /// A warning about `op`.
    pub(crate) fn warning(&self, code: &'static str, op: OpId, message: String, label: &str) -> Diagnostic {
        Diagnostic::warning(code, self.module.op(op).name_span, message).label(label)
    }
}

/// The target GPU: `asked`, or else the module's `own` (its name and location). Errors: the two are
/// of different vendors, since the ops of one vendor have no meaning on the other.
fn target(asked: Option<&Target>, own: Option<(&str, Span)>) -> Result<Option<Target>, Diagnostic> {
    let (asked, (name, span)) = match (asked, own) {
        (Some(asked), Some(own)) => (asked, own),
        (None, Some((name, span))) => return read_target(name, span).map(Some),
        (asked, None) => return Ok(asked.cloned()),
    };
    // The option also serves modules whose own target is unknown.
    match name.parse::<Target>() {
        Ok(own) if !own.is_same_vendor(asked) => {
            let message =
                format!("the module is for {own}, but `--target` names {asked}, a GPU of another vendor");
            let help = format!("omit `--target`, or pass a module that was compiled for {asked}");
            Err(Diagnostic::error("lower::other-vendor", span, message)
                .label(format!("compiled for {own}"))
                .help(help))
        }
        _ => Ok(Some(asked.clone())),
    }
}

fn read_target(name: &str, span: Span) -> Result<Target, Diagnostic> {
    name.parse().map_err(|error: seawall_model::TargetError| {
        Diagnostic::error("lower::unknown-target", span, error.to_string())
            .label("Seawall does not know this target")
            .help("name a supported GPU with `--target`, such as `--target sm_90` or `--target gfx950`")
    })
}
