//! The state that all parts of the lowering share: the module, its resolved op tables, and the
//! program being built.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, SecondaryMap, Span};
use seawall_dialects::{Launch, Meaning, OpDef, OpKnowledge, Traits};
use seawall_mlir::{AttrValue, BlockId, Module, OpId, TypeId, TypeKind, ValueId};
use seawall_model::{
    Bare, BufferId, ByteSetId, DescriptorId, Event, EventId, FunctionId, Origin, OriginId, PartitionId,
    Program, Target, TermId, TokenId, WarpMapId,
};

use smallvec::SmallVec;

use crate::allocate::{Allocation, TensorPlace};
use crate::arefs::Arefs;
use crate::counters::Counters;
use crate::counting::{Back, Instructions};
use crate::footprints::AnyTensor;
use crate::functions::Functions;
use crate::parts::PartsKey;
use crate::physical::Physical;
use crate::rings::Ring;
use crate::slots::Extent;
use crate::tasks::Tasks;
use crate::tokens::token_fuel;
use crate::upstream::{self, Divergent, Incoming, Memrefs, Threads, is_upstream};
use crate::varying::Makings;
use crate::view_set::Views;
use crate::{LowerOptions, Lowered, Places, synced, uneven};

/// The lowering of one module.
pub(crate) struct ModuleLowering<'m> {
    pub(crate) module: &'m Module,
    pub(crate) knowledge: Rc<OpKnowledge<'m>>,
    pub(crate) program: Program,
    /// The number of CTAs that the module's layouts are about: those of a cluster, or 1 if each CTA
    /// runs its own program.
    pub(crate) num_ctas: u32,
    /// The MLIR op of each origin.
    pub(crate) ops: Vec<OpId>,
    pub(crate) views: SecondaryMap<ValueId, Views>,
    /// How much of a ring each memdesc value is; use [`ModuleLowering::extent`].
    pub(crate) extents: SecondaryMap<ValueId, Extent>,
    pub(crate) physical: Physical<'m>,
    /// The known terms of integers, and of slots of memdescs that are block parameters.
    pub(crate) terms: SecondaryMap<ValueId, Option<TermId>>,
    /// How often another op computed each term again.
    pub(crate) computed: FxHashMap<TermId, u32>,
    /// Symbols of values that are the same whichever op computes them.
    pub(crate) opaque: FxHashMap<Makings, TermId>,
    /// Blocks on cycles of branches; computed on first use.
    pub(crate) repeated: std::cell::OnceCell<FxHashSet<BlockId>>,
    pub(crate) descriptors: FxHashMap<ValueId, DescriptorId>,
    /// Unions of address sets, by their parts.
    pub(crate) unions: FxHashMap<SmallVec<[ByteSetId; 4]>, Option<ByteSetId>>,
    /// Warp maps, by types and views; see `parts`.
    pub(crate) parts: FxHashMap<PartsKey, Option<WarpMapId>>,
    /// The program's function for each function op.
    pub(crate) functions: FxHashMap<OpId, FunctionId>,
    pub(crate) symbols: FxHashMap<&'m str, OpId>,
    /// Whether an asynchronous wait synchronizes each load.
    pub(crate) synced: FxHashMap<OpId, bool>,
    /// The token of each copy that has one.
    pub(crate) tokens: FxHashMap<OpId, TokenId>,
    /// The backward control flow of the module; built when a wait first needs it.
    pub(crate) back: Option<Rc<Back<'m>>>,
    /// The instructions of copies; built when a wait first counts them.
    pub(crate) instructions: Option<Instructions<'m>>,
    /// The blocks that the search for awaited tokens may still visit; see `tokens`.
    pub(crate) token_fuel: std::cell::Cell<u32>,
    /// The branches to each block; computed on first use.
    pub(crate) branches: std::cell::OnceCell<FxHashMap<BlockId, Vec<BlockId>>>,
    /// Values with a use; computed on first use.
    used: std::cell::OnceCell<FxHashSet<ValueId>>,
    /// The warps of a kernel.
    pub(crate) warps: u32,
    /// The threads of a warp, if the module or its target states them.
    pub(crate) lanes: Option<u32>,
    /// [`LowerOptions::any_gpu_barrier`].
    pub(crate) any_gpu_barrier: bool,
    /// [`LowerOptions::declared_only`].
    pub(crate) declared_only: bool,
    /// `scf.for` gets a header block, as it has when Triton's membar pass runs.
    pub(crate) headed_loops: bool,
    /// Places in shared memory, if the module states none or they are ignored.
    pub(crate) allocation: Option<Allocation>,
    /// Places in tensor memory, if the module states none or they are ignored.
    pub(crate) tensor: Option<FxHashMap<OpId, TensorPlace>>,
    /// Sizes of scratch memory that the module does not state; see `scratch_size`.
    pub(crate) unstated_sizes: std::cell::OnceCell<FxHashMap<OpId, u32>>,
    pub(crate) any_tensor: AnyTensor,
    /// [`LowerOptions::any_warp`].
    pub(crate) any_warp: bool,
    /// [`LowerOptions::known_masks`].
    pub(crate) known_masks: bool,
    /// [`LowerOptions::count_ordinary`].
    pub(crate) count_ordinary: bool,
    /// Whether partitions run concurrently anywhere.
    pub(crate) specialized: bool,
    /// Whether the module uses the workgroup memory of upstream MLIR; see [`upstream`].
    pub(crate) upstream: bool,
    pub(crate) memrefs: Memrefs,
    /// The threads of a workgroup, if an upstream module states them.
    pub(crate) threads: Option<Threads>,
    pub(crate) divergent: Divergent,
    /// Conditional barriers whose condition cannot be followed.
    pub(crate) unresolved_conditions: Vec<OpId>,
    /// The sources of carried values of an upstream module.
    pub(crate) incoming: Incoming,
    /// Barriers that order memory only as far as earlier waits do.
    pub(crate) bare: Bare,
    /// Types of memdescs that are indexed; computed on first use.
    pub(crate) flat_arrays: Option<FxHashSet<TypeId>>,
    /// The mbarriers of each op that creates tokens or an aref.
    pub(crate) rings: FxHashMap<OpId, Ring>,
    /// All addresses of each such mbarrier array.
    pub(crate) ring_bytes: FxHashMap<BufferId, ByteSetId>,
    /// The address of the next such array.
    pub(crate) ring_end: Option<u32>,
    pub(crate) arefs: Arefs,
    pub(crate) counters: Counters,
    pub(crate) tasks: Tasks,
    pub(crate) warnings: Vec<Diagnostic>,
}

/// The target that a module states, and its location.
fn own_target(module: &Module, root: Option<OpId>, upstream: bool) -> Option<(&str, Span)> {
    let stated = root.and_then(|op| module.named_attr(op, "ttg.target"));
    let own = stated.map(|attr| (module.attr_text(attr.value).trim_matches('"'), attr.span));
    let chip = || upstream::stated_chip(module.text()).map(|chip| (chip, Span::at(0)));
    own.or_else(|| if upstream { chip() } else { None })
}

/// The CTAs of a cluster. Triton's passes only know those that layouts are about.
fn cluster_ctas(launch: Option<&Launch>, options: &LowerOptions) -> u32 {
    match (launch, options.places) {
        (Some(launch), Places::Written | Places::Apart) => launch.cluster_ctas,
        _ => 1,
    }
}

impl<'m> ModuleLowering<'m> {
    /// Reads the facts that the module states about itself.
    pub(crate) fn new(module: &'m Module, options: &LowerOptions) -> Result<Self, Diagnostic> {
        let root = module.walk().find(|&op| module.op_name(op) == "builtin.module");
        let launch = root.map(|op| Launch::of(module, op));
        let upstream = is_upstream(module);
        let own = own_target(module, root, upstream);
        let mut program = Program::new("module", target(options.target.as_ref(), own)?);
        let num_ctas = launch.as_ref().map_or(1, |l| l.num_ctas).max(1);
        program.ctas = cluster_ctas(launch.as_ref(), options).max(num_ctas);
        Ok(ModuleLowering {
            module,
            knowledge: Rc::new(OpKnowledge::new(module)),
            program,
            num_ctas,
            ops: Vec::new(),
            views: SecondaryMap::new(),
            extents: SecondaryMap::new(),
            physical: Physical::new(module),
            terms: SecondaryMap::new(),
            computed: FxHashMap::default(),
            opaque: FxHashMap::default(),
            repeated: std::cell::OnceCell::new(),
            descriptors: FxHashMap::default(),
            unions: FxHashMap::default(),
            parts: FxHashMap::default(),
            functions: FxHashMap::default(),
            symbols: FxHashMap::default(),
            synced: FxHashMap::default(),
            tokens: FxHashMap::default(),
            back: None,
            instructions: None,
            token_fuel: std::cell::Cell::new(token_fuel(module.block_count())),
            branches: std::cell::OnceCell::new(),
            used: std::cell::OnceCell::new(),
            warps: launch.as_ref().and_then(|l| l.num_warps).unwrap_or(4),
            lanes: launch.and_then(|l| l.threads_per_warp),
            any_gpu_barrier: options.any_gpu_barrier,
            declared_only: options.declared_only,
            headed_loops: false,
            allocation: None,
            tensor: None,
            unstated_sizes: std::cell::OnceCell::new(),
            any_tensor: AnyTensor::default(),
            any_warp: options.any_warp,
            known_masks: options.known_masks,
            count_ordinary: options.count_ordinary,
            specialized: module.walk().any(|op| module.op_name(op).contains("warp_specialize")),
            upstream,
            memrefs: Memrefs::new(),
            threads: None,
            divergent: Divergent::default(),
            unresolved_conditions: Vec::new(),
            incoming: Incoming::default(),
            bare: Bare::default(),
            flat_arrays: None,
            rings: FxHashMap::default(),
            ring_bytes: FxHashMap::default(),
            ring_end: None,
            arefs: Arefs::default(),
            counters: Counters::default(),
            tasks: Tasks::default(),
            warnings: Vec::new(),
        })
    }

    /// Lowers all functions, callees first.
    pub(crate) fn lower(mut self, options: &LowerOptions) -> Result<Lowered, Vec<Diagnostic>> {
        let order = self.order_functions();
        if self.upstream {
            self.read_launch();
            self.find_incoming(&order);
        }
        self.find_divergent(&order);
        self.find_tasks(&order);
        self.place_buffers(&order, options.places).map_err(|error| vec![error])?;
        for (op, body) in &order {
            self.declare_function(*op, *body);
        }
        self.find_views(&order);
        let synced_loads = synced::find(&mut self, &order, options.assert_by_token);
        for (op, body) in &order {
            self.lower_function(*op, *body).map_err(|error| vec![error])?;
        }
        self.warn_about_arithmetic();
        let uneven = self.uneven_events(&order);
        let divergent_ops = uneven::divergent_ops(&self, &order);
        self.bare.counted = self.counted_lds();
        self.bare.publish(&mut self.program);
        let ModuleLowering { program, ops, bare, warnings, .. } = self;
        Ok(Lowered { program, ops, bare, synced_loads, uneven, divergent_ops, warnings })
    }

    /// The events of barriers that threads reach unequally often.
    fn uneven_events(&self, order: &Functions) -> Vec<EventId> {
        let ops = uneven::find(self, order);
        let of = |op: OpId| {
            let mut events = self.program.events.iter();
            let is_it = |event: &Event| {
                let origin = &self.program.origins[event.origin];
                self.ops.get(origin.index as usize) == Some(&op)
            };
            events.find(|(_, event)| is_it(event)).map(|(id, _)| id)
        };
        ops.into_iter().filter_map(of).collect()
    }

    /// The row of `op`.
    pub(crate) fn def(&self, op: OpId) -> Option<&'static OpDef> {
        self.knowledge.def(op)
    }

    /// The meaning of `op`; `Meaning::None` for an op without a row.
    pub(crate) fn meaning(&self, op: OpId) -> Meaning {
        self.def(op).map_or(Meaning::None, |def| def.meaning)
    }

    /// Whether `op` has all of `traits`.
    pub(crate) fn has(&self, op: OpId, traits: Traits) -> bool {
        self.def(op).is_some_and(|def| def.traits.has(traits))
    }

    /// Creates an origin for `op`. Callers create one per op.
    pub(crate) fn origin(&mut self, op: OpId) -> OriginId {
        let index = self.ops.len() as u32;
        self.ops.push(op);
        let name = self.module.op_name(op).to_owned();
        self.program.origins.push(Origin {
            op: name,
            span: self.module.op(op).span,
            index,
            calls: Vec::new(),
        })
    }

    /// An integer attribute.
    pub(crate) fn int_attr(&self, op: OpId, key: &str) -> Option<i64> {
        match self.module.attr_value(self.module.attr(op, key)?) {
            AttrValue::Int { value, .. } => i64::try_from(value).ok(),
            AttrValue::Bool(value) => Some(i64::from(value)),
            _ => None,
        }
    }

    /// Whether a unit or boolean attribute is set.
    pub(crate) fn flag(&self, op: OpId, key: &str) -> bool {
        self.module.attr(op, key).is_some_and(|attr| match self.module.attr_value(attr) {
            AttrValue::Unit => true,
            AttrValue::Bool(value) => value,
            AttrValue::Int { value, .. } => value != 0,
            _ => false,
        })
    }

    /// A list of integers: `[0 : i32, 8 : i32]`, `array<i32: 0, 8>`, or the bare `0, 8` of an op's
    /// own assembly. A single integer is a list of one.
    pub(crate) fn int_list(&self, op: OpId, key: &str) -> Option<Vec<i64>> {
        let int = |value: i128| i64::try_from(value).ok();
        let text = self.module.attr_text(self.module.attr(op, key)?);
        if text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b',' | b' ' | b'-')) {
            return text.split(',').map(|item| item.trim().parse().ok()).collect();
        }
        match self.module.attr_value(self.module.attr(op, key)?) {
            AttrValue::Int { value, .. } => int(value).map(|v| vec![v]),
            AttrValue::DenseArray { values, .. } => values.into_iter().map(int).collect(),
            AttrValue::Array(items) => items
                .into_iter()
                .map(|item| match self.module.attr_value(item) {
                    AttrValue::Int { value, .. } => int(value),
                    _ => None,
                })
                .collect(),
            _ => None,
        }
    }

    /// Whether some op uses `value`.
    pub(crate) fn is_used(&self, value: ValueId) -> bool {
        let module = self.module;
        let uses = |op| {
            let passed = module.successors(op).iter().flat_map(|s| module.successor_args(s));
            module.operands(op).iter().chain(passed).copied()
        };
        self.used.get_or_init(|| module.walk().flat_map(uses).collect()).contains(&value)
    }

    /// The single operand of a group.
    pub(crate) fn operand(&self, op: OpId, name: &str) -> Option<ValueId> {
        self.module.operand_group(op, name).first().copied()
    }

    /// Whether `ty` is a signless integer or `index`.
    pub(crate) fn is_scalar_integer(&self, ty: TypeId) -> bool {
        matches!(self.module.type_kind(ty), TypeKind::Integer { .. } | TypeKind::Index)
    }

    /// Adds a warning about `op`.
    pub(crate) fn warn(&mut self, code: &'static str, op: OpId, message: String, label: &str) {
        let span = self.module.op(op).name_span;
        self.warnings.push(Diagnostic::warning(code, span, message).label(label));
    }

    /// The number of warps that run blocks of `partition`.
    pub(crate) fn warps_of(&self, partition: PartitionId) -> u32 {
        self.program.partitions[partition].warps
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
