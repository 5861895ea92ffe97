//! Values that differ between the threads of a workgroup: a forward closure from thread, lane and
//! wave indices.
//!
//! Two sets differ in their sources. *Thread-dependent* values derive from an index of the thread,
//! lane or warp, which is a column of the op tables ([`Traits::THREAD_INDEX`]). *Divergent* values
//! also derive from results that nothing proves to be uniform: those of ops without a row, of
//! external functions and of scalar assembly. A scalar from a tensor is uniform in modules with
//! Triton's dialects if the tensor's sources are. Arguments and results of the module's functions
//! are joined over all calls.
//!
//! Lattice per value: *uniform* below *divergent*. A value is divergent if an operand of its op is,
//! or if its op is a source. It is also divergent if control reaches it through a conditional or
//! loop where threads diverge. An expression of the thread index and constants is uniform if it has
//! the same value in all threads (`tid < 512` with 512 threads).
//!
//! Slots of divergent values may be any slot. Branches on thread-dependent values are taken both
//! ways at the same time. Branches on other divergent values are unresolved cases.
//!
//! Direction of error: divergent instead of uniform. One exception, in modules without Triton's
//! dialects: a value that an intrinsic without operands derives from the thread counts as uniform.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Access, EffectInstance, GpuIndex, Meaning, Regions, Resource, Traits, View};
use seawall_mlir::{BlockId, OpId, RegionId, ValueId};

use crate::facts::Facts;
use crate::facts::functions::Functions;
use crate::integers::formula_of;
use crate::integers::number::{self, Known};
use crate::structure::Structure;
use crate::structure::paths::{join_block, reach, targets};
use crate::structure::uneven::barriers_of;

/// Parts of the names of intrinsics, assembly registers and ops without a row whose results depend
/// on the thread.
const THREAD_NAMES: [&str; 22] = [
    "thread_id",
    "lane_id",
    "subgroup_id",
    "global_id",
    "workitem.id",
    "mbcnt",
    "wave.id",
    "laneid",
    "lanemask",
    "sreg.tid",
    "sreg.warpid",
    "sreg.clock",
    "globaltimer",
    "s.memtime",
    "s.memrealtime",
    "readcyclecounter",
    "readsteadycounter",
    "elect.sync",
    "%tid",
    "%warpid",
    "%lane",
    "%clock",
];

/// Prefixes of the names of device libraries, whose pure functions compute on numbers alone.
const MATH_LIBRARIES: [&str; 2] = ["__nv_", "__ocml_"];

/// Which values differ between threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Source {
    /// The same for all threads if the operands are.
    Uniform,
    /// Nothing proves that it is the same.
    Unproved,
    /// Known to differ.
    Thread,
}

/// The values that differ between threads.
#[derive(Debug, Default)]
pub(crate) struct Divergence {
    /// Values that may differ: the others are proved to be uniform.
    pub(crate) divergent: FxHashSet<ValueId>,
    /// Values that derive from an index of the thread.
    pub(crate) by_thread: FxHashSet<ValueId>,
    /// Values that may differ between the CTAs of a cluster.
    pub(crate) by_cta: FxHashSet<ValueId>,
}

impl Divergence {
    pub(crate) fn new(facts: &Facts<'_>, functions: &Functions) -> Self {
        let least = facts.module.walk().map(|op| source(facts, op)).max();
        let of = |from| match least {
            Some(most) if facts.upstream || most >= from => {
                values(facts, functions, &|op| source(facts, op) >= from, true)
            }
            _ => FxHashSet::default(),
        };
        let by_thread = of(Source::Thread);
        // Ops of unknown kinds are rare.
        let divergent = if least == Some(Source::Uniform) { by_thread.clone() } else { of(Source::Unproved) };
        let by_cta = match facts.ctas {
            1 => FxHashSet::default(),
            _ => values(facts, functions, &|op| differs_between_ctas(facts, op), false),
        };
        Divergence { divergent, by_thread, by_cta }
    }
}

/// The values that derive from the results of sources. With `of_threads`, also by control flow, and
/// without values that are the same in all threads. Otherwise by data alone, because the model has
/// one path for all CTAs.
fn values(
    facts: &Facts<'_>,
    functions: &Functions,
    is_source: &dyn Fn(OpId) -> bool,
    of_threads: bool,
) -> FxHashSet<ValueId> {
    let mut edges: FxHashMap<ValueId, Vec<ValueId>> = FxHashMap::default();
    let mut branches: FxHashMap<ValueId, Vec<OpId>> = FxHashMap::default();
    let mut work: Vec<ValueId> = Vec::new();
    for &(func, _) in functions {
        if of_threads && facts.upstream && facts.is_private(func) {
            work.extend(facts.entry_args(func, 0));
        }
        for op in facts.module.walk_op(func) {
            if is_source(op) {
                work.extend(facts.module.results(op));
            }
            divergence_of(facts, op, of_threads, &mut edges);
            let condition = facts.module.operands(op).first();
            if let Some(&condition) =
                condition.filter(|_| of_threads && facts.module.successors(op).len() > 1)
            {
                branches.entry(condition).or_default().push(op);
            }
        }
    }
    let mut values: FxHashSet<ValueId> = FxHashSet::default();
    let (mut same, mut ends) = (FxHashSet::default(), [Known::default(), Known::default()]);
    while let Some(value) = work.pop() {
        if same.contains(&value)
            || !values.contains(&value)
                && of_threads
                && !facts.specialized
                && number::is_same_for_all(facts, value, &mut ends)
        {
            same.insert(value);
        } else if values.insert(value) {
            work.extend(edges.get(&value).into_iter().flatten());
            for &branch in branches.get(&value).into_iter().flatten() {
                merged(facts, branch, &mut work);
            }
        }
    }
    values
}

impl Structure<'_> {
    /// Whether a value may differ between threads.
    pub(crate) fn is_divergent(&self, value: ValueId) -> bool {
        self.divergence.divergent.contains(&value) && !self.is_one_number(value)
    }

    /// Whether a value may differ between the CTAs of a cluster.
    pub(crate) fn differs_between_ctas(&self, value: ValueId) -> bool {
        self.divergence.by_cta.contains(&value)
    }

    /// Whether a value derives from an index of the thread.
    pub(crate) fn depends_on_thread(&self, value: ValueId) -> bool {
        self.divergence.by_thread.contains(&value) && !self.is_one_number(value)
    }

    fn is_one_number(&self, value: ValueId) -> bool {
        formula_of::interval(self.facts, value).as_point().is_some()
    }

    /// Whether threads may diverge in the regions of an op, so that their parts may run at the same
    /// time. In a module with Triton's dialects, this holds for conditionals without
    /// synchronization, or with the same barriers in each part. The parts of others are not
    /// compared, see [`Structure::is_unresolved_branch`].
    pub(crate) fn is_divergent_branch(&self, op: OpId) -> bool {
        self.diverges(op) && (self.facts.upstream || self.steps_of(op).is_some())
    }

    /// The number of barriers in each part of a conditional of a module with Triton's dialects, if
    /// the parts contain no other synchronization. All warps then meet at each barrier, whichever
    /// part they take.
    pub(crate) fn steps_of(&self, op: OpId) -> Option<usize> {
        let (facts, module) = (self.facts, self.facts.module);
        if !matches!(facts.meaning(op), Meaning::Regions(Regions::If | Regions::Switch)) {
            return None;
        }
        if !module.walk_op(op).any(|inner| self.may_synchronize(inner)) {
            return Some(0);
        }
        let texts = |&region: &RegionId| {
            let &[block] = module.region_blocks(region) else { return None };
            let mut texts = Vec::new();
            for &inner in module.block_ops(block) {
                let is_barrier = matches!(facts.meaning(inner), Meaning::Barrier(_));
                if is_barrier && barriers_of(&self.placed, inner).is_some_and(|(kind, _)| kind == (0, 0)) {
                    texts.push(module.op(inner).span.of(module.text()));
                } else if module.walk_op(inner).any(|op| self.may_synchronize(op)) {
                    return None;
                }
            }
            Some(texts)
        };
        let regions = module.regions(op);
        let first = texts(regions.first()?)?;
        let is_same =
            regions.len() > 1 && regions.iter().all(|region| texts(region).as_ref() == Some(&first));
        is_same.then_some(first.len())
    }

    /// Whether threads may take different parts of a conditional at the same time, so that accesses
    /// in one part may race with those in another, but the parts are lowered as alternatives.
    pub(crate) fn is_unresolved_branch(&self, op: OpId) -> bool {
        let (facts, module) = (self.facts, self.facts.module);
        let accesses = |blocks: &[BlockId]| {
            blocks.iter().any(|&block| module.walk_block(block).any(|op| self.op_may_access(op)))
        };
        match facts.meaning(op) {
            Meaning::Regions(Regions::If | Regions::Switch) => {
                let parts = module.regions(op).iter().map(|&region| module.region_blocks(region));
                self.may_diverge(op)
                    && !self.is_divergent_branch(op)
                    && parts.filter(|part| accesses(part)).count() > 1
            }
            _ => self.jump_paths(op).iter().filter(|path| accesses(path)).count() > 1,
        }
    }

    /// Whether nothing proves that all threads take the same path at a conditional, loop or branch,
    /// although there is a barrier on one. Threads that are known to diverge are counted instead.
    pub(crate) fn is_unproved_path(&self, op: OpId) -> bool {
        let module = self.facts.module;
        if self.facts.upstream || self.divergence.divergent.is_empty() {
            return false;
        }
        if self.facts.has(op, Traits::REGION_BRANCH) {
            return self.may_diverge(op)
                && !self.diverges(op)
                && module.walk_op(op).any(|inner| self.may_synchronize(inner));
        }
        let is_known = module.operands(op).first().is_some_and(|&value| self.depends_on_thread(value));
        let meets = |&block: &BlockId| module.walk_block(block).any(|op| self.may_synchronize(op));
        !is_known && self.jump_paths(op).iter().any(|path| path.iter().any(meets))
    }

    /// The blocks on each path from a branch between blocks to where the paths join, if threads may
    /// diverge there.
    fn jump_paths(&self, op: OpId) -> Vec<Vec<BlockId>> {
        let (facts, module) = (self.facts, self.facts.module);
        let condition = module.operands(op).first();
        let may_diverge = condition.is_some_and(|&condition| self.is_divergent(condition));
        let block = module.op(op).parent.filter(|_| may_diverge && module.successors(op).len() > 1);
        let Some(block) = block else { return Vec::new() };
        let Some(region) = module.block(block).parent else { return Vec::new() };
        let targets = targets(facts, block);
        let join = join_block(facts, module.region_blocks(region), &targets);
        targets.iter().map(|&target| reach(facts, &[target], join).into_iter().collect()).collect()
    }

    fn op_may_access(&self, op: OpId) -> bool {
        let is_access = |effect: &EffectInstance| {
            matches!(effect.resource, Resource::Shared(_) | Resource::Tensor)
                && matches!(effect.access, Access::Read | Access::Write)
        };
        matches!(self.facts.meaning(op), Meaning::Call | Meaning::Scratch(_))
            || self.facts.knowledge.instances(op).iter().any(is_access)
    }

    /// Whether an op or a function that it calls synchronizes.
    fn may_synchronize(&self, op: OpId) -> bool {
        let meets = self.facts.def(op).is_some_and(|def| def.synchronizes());
        let calls = || {
            matches!(self.facts.meaning(op), Meaning::Call)
                && self.facts.callee(op).is_none_or(|callee| !self.quiet.contains(&callee))
        };
        meets || barriers_of(&self.placed, op).is_some() || calls()
    }

    /// The functions, callees first, that contain no synchronization. Only calls ask for them.
    pub(crate) fn find_quiet(&mut self) {
        if !self.facts.has_calls() {
            return;
        }
        for position in 0..self.functions.len() {
            let (function, _) = self.functions[position];
            if !self.facts.module.walk_op(function).any(|op| self.may_synchronize(op)) {
                self.quiet.insert(function);
            }
        }
    }

    /// Whether threads are known to diverge in the regions of an op.
    pub(crate) fn diverges(&self, op: OpId) -> bool {
        self.deciding(op).into_iter().any(|value| self.depends_on_thread(value))
    }

    /// Whether nothing proves that all threads take the same path through the regions of an op.
    pub(crate) fn may_diverge(&self, op: OpId) -> bool {
        self.deciding(op).into_iter().any(|value| self.is_divergent(value))
    }

    /// The values that decide the path through the regions of an op.
    fn deciding(&self, op: OpId) -> Vec<ValueId> {
        if !self.facts.has(op, Traits::REGION_BRANCH) {
            return Vec::new();
        }
        match self.facts.meaning(op) {
            Meaning::Regions(Regions::For) => bounds_of(self.facts, op),
            Meaning::Regions(Regions::While) => while_condition(self.facts, op),
            Meaning::Regions(Regions::If | Regions::Switch) => self.facts.module.operands(op).to_vec(),
            _ => Vec::new(),
        }
    }

    /// Whether an op is in a conditional or loop in which threads diverge.
    pub(crate) fn is_in_divergent_flow(&self, op: OpId) -> bool {
        let mut at = op;
        // The reader bounds the nesting.
        while let Some(outer) = self.facts.module.parent_op(at) {
            if self.is_divergent_branch(outer) {
                return true;
            }
            at = outer;
        }
        false
    }
}

/// Adds the values that depend on the path from a branch: arguments of blocks up to and
/// including the one where the paths join. If they leave the region instead, adds the results of
/// its op, or of the calls of its function. For a loop that threads leave at different times, adds
/// everything in it.
fn merged(facts: &Facts<'_>, branch: OpId, work: &mut Vec<ValueId>) {
    let module = facts.module;
    let Some(block) = module.op(branch).parent else { return };
    let Some(region) = module.block(block).parent else { return };
    let targets = targets(facts, block);
    let join = join_block(facts, module.region_blocks(region), &targets);
    let reached = reach(facts, &targets, join);
    for &at in reached.iter().chain(&join) {
        work.extend(module.block_args(at));
    }
    if join.is_none()
        && let Some(parent) = module.parent_op(branch)
    {
        let calls =
            |&op: &OpId| matches!(facts.meaning(op), Meaning::Call) && facts.callee(op) == Some(parent);
        work.extend(module.results(parent));
        if facts.has_calls() {
            work.extend(module.walk().filter(calls).flat_map(|op| module.results(op)));
        }
    }
    if reached.contains(&block) {
        let ops = reached.iter().flat_map(|&at| module.block_ops(at));
        work.extend(ops.flat_map(|&op| module.results(op)));
    }
}

/// How divergence propagates through an op. With `by_control`, also from the values that decide
/// which regions run.
fn divergence_of(
    facts: &Facts<'_>,
    op: OpId,
    by_control: bool,
    edges: &mut FxHashMap<ValueId, Vec<ValueId>>,
) {
    let module = facts.module;
    let results = module.results(op);
    let mut pass = |from: &[ValueId], to: &[ValueId]| {
        for &source in from {
            edges.entry(source).or_default().extend_from_slice(to);
        }
    };
    let mut by_position = |(from, to): (&[ValueId], &[ValueId])| {
        from.iter().zip(to).for_each(|(&source, &target)| pass(&[source], &[target]));
    };
    facts.passed_by(op).into_iter().for_each(&mut by_position);
    if let Some(callee) = matches!(facts.meaning(op), Meaning::Call).then(|| facts.callee(op)).flatten() {
        by_position((module.operands(op), facts.entry_args(callee, 0)));
        let ends = module.walk_op(callee).filter(|&end| matches!(facts.meaning(end), Meaning::Return));
        ends.for_each(|end| by_position((module.operands(end), results)));
    }
    let Meaning::Regions(regions) = facts.meaning(op) else {
        // A mapped view is at the same place of another CTA's memory.
        let is_mapped = !by_control && matches!(facts.view_kind(op), Some(View::RemoteMap { .. }));
        let from = if is_mapped { module.operands(op).get(..1) } else { Some(module.operands(op)) };
        return pass(from.unwrap_or(&[]), results);
    };
    match regions {
        Regions::For if !by_control => {
            let counter = facts.entry_args(op, 0).get(..1).unwrap_or(&[]);
            for group in ["lowerBound", "step"] {
                pass(module.operand_group(op, group), counter);
            }
        }
        _ if !by_control => {}
        Regions::For => {
            let bounds = bounds_of(facts, op);
            let args = facts.entry_args(op, 0);
            pass(&bounds, args.get(..1).unwrap_or(&[]));
            // An argument that every iteration gives on is the same in all of them.
            let ends = ends_of(facts, op);
            for (at, (&arg, &result)) in args.iter().skip(1).zip(results).enumerate() {
                if !ends.iter().all(|&end| module.operands(end).get(at) == Some(&arg)) {
                    pass(&bounds, &[arg, result]);
                }
            }
        }
        Regions::While => {
            let conditions = while_condition(facts, op);
            pass(&conditions, facts.entry_args(op, 0));
            pass(&conditions, facts.entry_args(op, 1));
            pass(&conditions, results);
        }
        _ => {
            pass(module.operands(op), results);
        }
    }
}

/// Whether threads get different results even from uniform operands.
fn source(facts: &Facts<'_>, op: OpId) -> Source {
    let (module, name) = (facts.module, facts.module.op_name(op));
    if module.results(op).is_empty() {
        return Source::Uniform;
    }
    if is_thread_index(facts, op) {
        return Source::Thread;
    }
    // Results on tensor elements depend on the element, not on the thread.
    let is_scalar = |&value: &ValueId| !module.type_text(module.ty(value)).starts_with("tensor<");
    let gives_scalars = || module.results(op).iter().all(is_scalar);
    match name {
        "llvm.inline_asm" => return of_assembly(facts, op),
        "tt.elementwise_inline_asm" | "ttg.inline_asm" if gives_scalars() => return of_assembly(facts, op),
        "tt.extern_elementwise" if gives_scalars() && !is_math(facts, op) => return Source::Unproved,
        _ => {}
    }
    if !facts.upstream {
        let is_external = matches!(facts.meaning(op), Meaning::Call)
            && facts.callee(op).is_none_or(|callee| {
                module.regions(callee).iter().all(|&region| module.region_blocks(region).is_empty())
            });
        let is_uniform = || facts.knowledge.is_known(op) || facts.is_first_lane(op);
        let gives_integer =
            || module.results(op).iter().any(|&value| facts.is_scalar_integer(module.ty(value)));
        let is_proved = !is_external && is_uniform() || !gives_integer();
        return if is_proved { Source::Uniform } else { Source::Unproved };
    }
    let traits = facts.knowledge.traits(op);
    let private = match name {
        "llvm.atomicrmw" => true,
        _ if matches!(facts.meaning(op), Meaning::Call) => true,
        _ if traits.has(Traits::ATOMIC) => true,
        _ if traits.has(Traits::CALLS_INTRINSIC) => facts.intrinsic(op).is_none(),
        // Private memory holds values of its thread.
        _ => facts.knowledge.instances(op).iter().any(|effect| {
            effect.access == Access::Read && effect.value.is_some_and(|value| is_private(facts, value))
        }),
    };
    if private { Source::Thread } else { Source::Uniform }
}

/// Whether a value is a memref in private memory.
fn is_private(facts: &Facts<'_>, value: ValueId) -> bool {
    let module = facts.module;
    let text = module.type_text(module.ty(value));
    let local = ["address_space<private>", ", 5>", ", 5 : i32>"].iter().any(|space| text.contains(space));
    let by_alloca = module.defining_op(value).is_some_and(|op| module.op_name(op) == "memref.alloca");
    text.starts_with("memref<") && (local || by_alloca)
}

/// Whether CTAs of a cluster get different results even from equal operands. The CTAs of Triton's
/// own clusters share a program.
fn differs_between_ctas(facts: &Facts<'_>, op: OpId) -> bool {
    match facts.knowledge.gpu_index(op) {
        Some(GpuIndex::Rank | GpuIndex::CtaInCluster | GpuIndex::Cta) => true,
        Some(GpuIndex::Program) => facts.num_ctas == 1,
        _ => false,
    }
}

/// Whether the op returns an index of the thread.
fn is_thread_index(facts: &Facts<'_>, op: OpId) -> bool {
    let name = match facts.def(op) {
        Some(def) if def.traits.has(Traits::CALLS_INTRINSIC) => facts.intrinsic(op).unwrap_or_default(),
        Some(def) => return def.traits.has(Traits::THREAD_INDEX),
        None => facts.module.op_name(op),
    };
    THREAD_NAMES.iter().any(|part| name.contains(part))
}

/// Assembly that names a register of the thread depends on it. Other assembly may.
fn of_assembly(facts: &Facts<'_>, op: OpId) -> Source {
    let text = facts.module.attr(op, "asm_string").map_or("", |attr| facts.module.attr_text(attr));
    let is_amd = facts.is_amd();
    let names_thread =
        THREAD_NAMES.iter().any(|part| text.contains(part)) || is_amd && names_vector_register(text);
    // Upstream modules use assembly for indices only.
    if names_thread || facts.upstream { Source::Thread } else { Source::Unproved }
}

/// Whether AMD assembly names a vector register, such as `v0`. These hold one value a lane.
/// Operands are written as `$0`.
fn names_vector_register(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter_map(|word| word.strip_prefix('v')).any(|number| number.parse::<u16>().is_ok())
}

/// Whether the op calls a function of a device library that computes on its operands alone.
fn is_math(facts: &Facts<'_>, op: OpId) -> bool {
    let text = |key: &str| facts.module.attr(op, key).map_or("", |attr| facts.module.attr_text(attr));
    let symbol = text("symbol").trim_matches('"');
    text("pure") != "false" && MATH_LIBRARIES.iter().any(|library| symbol.starts_with(library))
}

/// The last ops of the blocks in the body of a loop.
fn ends_of(facts: &Facts<'_>, op: OpId) -> Vec<OpId> {
    let module = facts.module;
    let blocks = module.regions(op).iter().flat_map(|&region| module.region_blocks(region));
    blocks.filter_map(|&block| module.block_ops(block).last().copied()).collect()
}

/// The values that decide the number of iterations of a loop.
fn bounds_of(facts: &Facts<'_>, op: OpId) -> Vec<ValueId> {
    let groups = ["lowerBound", "upperBound", "step"];
    groups.iter().flat_map(|group| facts.module.operand_group(op, group)).copied().collect()
}

fn while_condition(facts: &Facts<'_>, op: OpId) -> Vec<ValueId> {
    let module = facts.module;
    let Some(&region) = module.regions(op).first() else { return Vec::new() };
    let ends = module.region_blocks(region).iter().filter_map(|&block| module.block_ops(block).last());
    ends.filter_map(|&last| module.operands(last).first().copied()).collect()
}
