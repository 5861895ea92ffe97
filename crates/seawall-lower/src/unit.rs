//! What all parts of the lowering share: the module, what is known of its ops, and the program being built.

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
pub(crate) struct Unit<'m> {
    pub(crate) module: &'m Module,
    pub(crate) knowledge: Rc<OpKnowledge<'m>>,
    pub(crate) program: Program,
    /// CTAs that the layouts of the module are about: those of a cluster, or 1 where each CTA has a program of its own.
    pub(crate) num_ctas: u32,
    /// MLIR op of each origin.
    pub(crate) ops: Vec<OpId>,
    pub(crate) views: SecondaryMap<ValueId, Views>,
    /// How much of a ring each memdesc value is; ask [`Unit::extent`].
    pub(crate) extents: SecondaryMap<ValueId, Extent>,
    pub(crate) physical: Physical<'m>,
    /// Terms of integers, and slots of memdescs that a block parameter stands for, that are known so far.
    pub(crate) terms: SecondaryMap<ValueId, Option<TermId>>,
    /// How often each term was computed again by another op.
    pub(crate) computed: FxHashMap<TermId, u32>,
    /// Symbols of values that are the same whichever op computes them.
    pub(crate) opaque: FxHashMap<Makings, TermId>,
    /// Blocks that branches lead back to; found when first asked for.
    pub(crate) repeated: std::cell::OnceCell<FxHashSet<BlockId>>,
    pub(crate) descriptors: FxHashMap<ValueId, DescriptorId>,
    /// Unions of address sets that are known so far, by their parts.
    pub(crate) unions: FxHashMap<SmallVec<[ByteSetId; 4]>, Option<ByteSetId>>,
    /// Which warp touches which bytes, by types and views; see `parts`.
    pub(crate) parts: FxHashMap<PartsKey, Option<WarpMapId>>,
    /// The program function of each function op.
    pub(crate) functions: FxHashMap<OpId, FunctionId>,
    pub(crate) symbols: FxHashMap<&'m str, OpId>,
    /// Loads that an asynchronous wait synchronizes, by op.
    pub(crate) synced: FxHashMap<OpId, bool>,
    /// The token of each copy that has one.
    pub(crate) tokens: FxHashMap<OpId, TokenId>,
    /// The control flow of the module backwards; built when a wait first needs it.
    pub(crate) back: Option<Rc<Back<'m>>>,
    /// The instructions of copies; built when a wait first counts them.
    pub(crate) instructions: Option<Instructions<'m>>,
    /// Blocks that the search for waited tokens may still look at; see `tokens`.
    pub(crate) token_fuel: std::cell::Cell<u32>,
    /// The branches that lead to each block; found when first asked for.
    pub(crate) branches: std::cell::OnceCell<FxHashMap<BlockId, Vec<BlockId>>>,
    /// Values that some op uses; found when first asked for.
    used: std::cell::OnceCell<FxHashSet<ValueId>>,
    /// Warps of a whole kernel.
    pub(crate) warps: u32,
    /// Threads of a warp, if the module or its target says.
    pub(crate) lanes: Option<u32>,
    /// [`LowerOptions::any_gpu_barrier`].
    pub(crate) any_gpu_barrier: bool,
    /// [`LowerOptions::declared_only`].
    pub(crate) declared_only: bool,
    /// `scf.for` gets a header block, as it has by the time that Triton's membar pass sees it.
    pub(crate) headed_loops: bool,
    /// Where buffers lie, if the module does not say it or is not believed.
    pub(crate) allocation: Option<Allocation>,
    /// Where buffers lie in tensor memory, if the module does not say it or is not believed.
    pub(crate) tensor: Option<FxHashMap<OpId, TensorPlace>>,
    pub(crate) any_tensor: AnyTensor,
    /// [`LowerOptions::any_warp`].
    pub(crate) any_warp: bool,
    /// [`LowerOptions::known_masks`].
    pub(crate) known_masks: bool,
    /// [`LowerOptions::count_ordinary`].
    pub(crate) count_ordinary: bool,
    /// Whether partitions run at the same time anywhere.
    pub(crate) specialized: bool,
    /// Whether workgroup memory is that of upstream MLIR; see [`upstream`].
    pub(crate) upstream: bool,
    pub(crate) memrefs: Memrefs,
    /// The threads of a workgroup, if an upstream module says.
    pub(crate) threads: Option<Threads>,
    pub(crate) divergent: Divergent,
    /// Conditional barriers of which it is not followed who takes part in them.
    pub(crate) unfollowed: Vec<OpId>,
    /// Where carried values of an upstream module come from.
    pub(crate) incoming: Incoming,
    /// Barriers that order memory only as far as the wave has waited before.
    pub(crate) bare: Bare,
    /// Types of memdescs that are indexed; found when first asked for.
    pub(crate) flat_arrays: Option<FxHashSet<TypeId>>,
    /// The mbarriers of each op that creates tokens or an aref.
    pub(crate) rings: FxHashMap<OpId, Ring>,
    /// All addresses of each such array of mbarriers.
    pub(crate) ring_bytes: FxHashMap<BufferId, ByteSetId>,
    /// Where the next one goes.
    pub(crate) ring_end: Option<u32>,
    pub(crate) arefs: Arefs,
    pub(crate) counters: Counters,
    pub(crate) tasks: Tasks,
    pub(crate) warnings: Vec<Diagnostic>,
}

/// What a module says that it is for, and where.
fn own_target(module: &Module, root: Option<OpId>, upstream: bool) -> Option<(&str, Span)> {
    let stated = root.and_then(|op| module.named_attr(op, "ttg.target"));
    let own = stated.map(|attr| (module.attr_text(attr.value).trim_matches('"'), attr.span));
    let chip = || upstream::stated_chip(module.text()).map(|chip| (chip, Span::at(0)));
    own.or_else(|| if upstream { chip() } else { None })
}

/// CTAs of a cluster; Triton's passes know of those only that layouts are about.
fn cluster_ctas(launch: Option<&Launch>, options: &LowerOptions) -> u32 {
    match (launch, options.places) {
        (Some(launch), Places::Written | Places::Apart) => launch.cluster_ctas,
        _ => 1,
    }
}

impl<'m> Unit<'m> {
    /// Reads the facts that the module states about itself.
    pub(crate) fn new(module: &'m Module, options: &LowerOptions) -> Result<Self, Diagnostic> {
        let root = module.walk().find(|&op| module.op_name(op) == "builtin.module");
        let launch = root.map(|op| Launch::of(module, op));
        let upstream = is_upstream(module);
        let own = own_target(module, root, upstream);
        let mut program = Program::new("module", target(options.target.as_ref(), own)?);
        let num_ctas = launch.as_ref().map_or(1, |l| l.num_ctas).max(1);
        program.ctas = cluster_ctas(launch.as_ref(), options).max(num_ctas);
        Ok(Unit {
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
            any_tensor: AnyTensor::default(),
            any_warp: options.any_warp,
            known_masks: options.known_masks,
            count_ordinary: options.count_ordinary,
            specialized: module.walk().any(|op| module.op_name(op).contains("warp_specialize")),
            upstream,
            memrefs: Memrefs::new(),
            threads: None,
            divergent: Divergent::default(),
            unfollowed: Vec::new(),
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
        self.tell_of_arithmetic();
        let uneven = self.uneven_events(&order);
        let apart = uneven::apart(&self, &order);
        self.bare.counted = self.counted_lds();
        self.bare.publish(&mut self.program);
        let Unit { program, ops, bare, warnings, .. } = self;
        Ok(Lowered { program, ops, bare, synced_loads, uneven, apart, warnings })
    }

    /// The events of barriers to which threads come unequally often.
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

    /// What the tables say of `op`.
    pub(crate) fn def(&self, op: OpId) -> Option<&'static OpDef> {
        self.knowledge.def(op)
    }

    /// The meaning of `op`; none for an op that no table has.
    pub(crate) fn meaning(&self, op: OpId) -> Meaning {
        self.def(op).map_or(Meaning::None, |def| def.meaning)
    }

    /// Whether `op` has all of `traits`.
    pub(crate) fn has(&self, op: OpId, traits: Traits) -> bool {
        self.def(op).is_some_and(|def| def.traits.has(traits))
    }

    /// The origin of `op`, a new one at each call: callers make one per op.
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

    /// A list of integers: `[0 : i32, 8 : i32]`, `array<i32: 0, 8>` or the bare `0, 8` of an op's own assembly; a
    /// single integer is a list of one.
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

    /// The one operand of a group.
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

/// The GPU that is meant: the one that is `asked` for, or else the module's `own` (its name and where that stands). A kernel of
/// one vendor has ops that mean nothing on a GPU of another.
fn target(asked: Option<&Target>, own: Option<(&str, Span)>) -> Result<Option<Target>, Diagnostic> {
    let (asked, (name, span)) = match (asked, own) {
        (Some(asked), Some(own)) => (asked, own),
        (None, Some((name, span))) => return read_target(name, span).map(Some),
        (asked, None) => return Ok(asked.cloned()),
    };
    // A target that we do not know is what the option is for.
    match name.parse::<Target>() {
        Ok(own) if !own.is_same_vendor(asked) => {
            let message = format!("the module is for {own}, and {asked} is of another vendor");
            let help = format!("leave `--target` out, or give a module that was compiled for {asked}");
            Err(Diagnostic::error("lower::other-vendor", span, message)
                .label(format!("for {own}"))
                .help(help))
        }
        _ => Ok(Some(asked.clone())),
    }
}

fn read_target(name: &str, span: Span) -> Result<Target, Diagnostic> {
    name.parse().map_err(|error: seawall_model::TargetError| {
        Diagnostic::error("lower::unknown-target", span, error.to_string())
            .label("this target is not known")
            .help("name one with `--target`, such as `--target sm_90` or `--target gfx950`")
    })
}
