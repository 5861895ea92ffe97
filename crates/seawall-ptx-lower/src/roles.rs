//! Warps that take different paths: the roles of a warp-specialized kernel.
//!
//! A kernel is followed for each warp. Branches on the thread's index are decided for the warp, and
//! so are branches on bytes of shared memory that hold constants, such as the states of Triton's
//! worker loop. Warps with the same path are one role.
//!
//! Barriers of all threads divide the run into segments. Each warp passes the same number of them
//! on every path, so the bytes that a warp reads in a segment are those that were stored in the
//! segments before.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use seawall_ptx::InstructionId;
use seawall_ptx::table::{Access, Barrier, MBarrier, Meaning};

use crate::analysis::Analysis;
use crate::expr::{ExprId, Node, compare, evaluate, mask, signed};
use crate::flow::{BasicBlock, Exit, Flow};
use crate::levels::between;
use crate::opcodes::{StateSpace, state_space, width};
use crate::shapes::Shapes;
use crate::threads::LANES;
use crate::values::Value;

/// The largest number of segments, and of nodes of one warp.
const MOST_SEGMENTS: usize = 64;
const MOST_NODES: usize = 1 << 14;

/// Warps with the same path.
#[derive(Clone, Debug)]
pub(crate) struct Role {
    /// The warps.
    pub(crate) warps: Vec<usize>,
    /// Their control flow.
    pub(crate) flow: Flow,
    /// The segment of each block.
    pub(crate) segments: Vec<usize>,
    /// The number of the barrier of all threads with which each block ends, if it does.
    pub(crate) ends: Vec<Option<u64>>,
    /// The block that begins each segment.
    pub(crate) entries: Vec<usize>,
}

/// Why a kernel is not divided into roles, and where.
pub(crate) type NoRoles = (InstructionId, &'static str);

/// A part of a block, in a segment.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    block: usize,
    first: usize,
    end: usize,
    segment: usize,
    /// How it ends. Targets are numbers of parts.
    exit: Exit,
    /// The number of the barrier of all threads with which it ends, if it does.
    joins: Option<u64>,
}

/// A load of shared memory.
#[derive(Clone, Copy, Debug)]
struct Load {
    block: usize,
    step: usize,
    address: ExprId,
    bytes: u32,
    signed: bool,
}

/// Bytes with known values, by address. `None` if the value is not known.
type Bytes = BTreeMap<u32, Option<u8>>;

/// What is known of the warps.
struct Explorer<'a, 'm> {
    analysis: &'a mut Analysis<'m>,
    loads: FxHashMap<ExprId, Load>,
    /// The bytes at the start of each segment.
    memory: Vec<Bytes>,
    /// The addresses of bytes that decided a branch.
    used: BTreeSet<u32>,
    /// For each block, whether warps that it sends to different blocks wait before they meet again.
    /// Other branches divide no role.
    divides: Vec<bool>,
}

/// The path of one warp.
#[derive(Default)]
struct Path {
    parts: Vec<Part>,
    /// Stores of constants: segment, address and bytes.
    stores: Vec<(usize, u32, Vec<Option<u8>>)>,
    /// A branch on a value in shared memory that is not known.
    undecided: Option<InstructionId>,
}

/// The roles of a kernel. `None` if all warps have one path, or if none waits for others where
/// threads differ.
///
/// # Errors
///
/// Returns why the paths of the warps are not known.
pub(crate) fn roles(analysis: &mut Analysis<'_>) -> Result<Option<Vec<Role>>, NoRoles> {
    if !waits_where_threads_differ(analysis) {
        return Ok(None);
    }
    let loads = loads(analysis);
    let divides = divides(analysis);
    let mut explorer = Explorer { analysis, loads, memory: Vec::new(), used: BTreeSet::new(), divides };
    let warps = explorer.analysis.threads.warps();
    // Each round may decide the loads of one more segment.
    let mut paths = Vec::new();
    for _ in 0..MOST_SEGMENTS {
        paths = (0..warps).map(|warp| explorer.path(warp)).collect::<Result<Vec<Path>, NoRoles>>()?;
        let memory = memory(&paths);
        if memory == explorer.memory {
            break;
        }
        explorer.memory = memory;
    }
    let mut groups: Vec<(Vec<usize>, &Path)> = Vec::new();
    for (warp, path) in paths.iter().enumerate() {
        match groups.iter_mut().find(|(_, other)| other.parts == path.parts) {
            Some((warps, _)) => warps.push(warp),
            None => groups.push((vec![warp], path)),
        }
    }
    if groups.len() < 2 {
        return Ok(None);
    }
    if let Some(at) = groups.iter().find_map(|(_, path)| path.undecided) {
        return Err((at, "which path a warp takes is not known"));
    }
    explorer.check_stores(&paths)?;
    let flow = &explorer.analysis.flow;
    let roles = groups.into_iter().map(|(warps, path)| role(flow, warps, path));
    let roles = roles.collect::<Result<Vec<Role>, NoRoles>>()?;
    check_barriers(explorer.analysis, &roles)?;
    Ok(Some(roles))
}

/// Whether a step where threads differ waits for other threads.
fn waits_where_threads_differ(analysis: &Analysis<'_>) -> bool {
    let Analysis { flow, levels, .. } = analysis;
    flow.order.iter().any(|&block| levels.divergent[block] && waits(analysis, block))
}

/// Whether a block waits for other threads.
fn waits(analysis: &Analysis<'_>, block: usize) -> bool {
    let Analysis { flow, values, .. } = analysis;
    (flow.blocks[block].first..flow.blocks[block].end).any(|step| {
        let meaning = values.module.opcode_of(flow.steps[step].id).row.map(|row| row.meaning);
        matches!(meaning, Some(Meaning::Barrier(Barrier::Cta) | Meaning::MBarrier(MBarrier::Wait)))
    })
}

fn divides(analysis: &Analysis<'_>) -> Vec<bool> {
    let Analysis { flow, after, .. } = analysis;
    let mut divides = vec![false; flow.blocks.len()];
    for &block in &flow.order {
        if flow.blocks[block].exit.successors().len() > 1 {
            let inside = between(flow, block, after[block]);
            divides[block] = inside.into_iter().any(|inside| waits(analysis, inside));
        }
    }
    divides
}

/// The loads of shared memory, by their values.
fn loads(analysis: &Analysis<'_>) -> FxHashMap<ExprId, Load> {
    let Analysis { flow, values, .. } = analysis;
    let mut loads = FxHashMap::default();
    for &block in &flow.order {
        for step in flow.blocks[block].first..flow.blocks[block].end {
            let opcode = values.module.opcode_of(flow.steps[step].id);
            let is_load = opcode.row.map(|row| row.meaning) == Some(Meaning::Access(Access::Load))
                && state_space(opcode) == StateSpace::Shared;
            let value = values.results.get(&(step as u32, 0));
            let address = values.uses[step].operands.iter().find_map(Value::address);
            if let (true, Some(&value), Some(address), Some(bytes @ 1..=8)) =
                (is_load, value, address, width(opcode))
                && matches!(values.exprs.node(value), Node::Symbol(_))
            {
                let signed =
                    opcode.modifiers().any(|modifier| modifier.starts_with('s') && modifier.len() <= 3);
                loads.insert(value, Load { block, step, address, bytes, signed });
            }
        }
    }
    loads
}

/// The bytes at the start of each segment. Bytes that are stored in a segment are not known in it.
fn memory(paths: &[Path]) -> Vec<Bytes> {
    let segments = paths.iter().flat_map(|path| &path.parts).map(|part| part.segment + 1).max().unwrap_or(0);
    let mut now = Bytes::new();
    let mut memory = Vec::new();
    for segment in 0..segments {
        let mut stored = Bytes::new();
        let stores = paths.iter().flat_map(|path| &path.stores).filter(|store| store.0 == segment);
        for (address, byte) in stores.flat_map(|(_, at, bytes)| (*at..).zip(bytes)) {
            let known = stored.entry(address).or_insert(*byte);
            if *known != *byte {
                *known = None;
            }
        }
        let mut during = now.clone();
        during.extend(stored.keys().map(|&address| (address, None)));
        memory.push(during);
        now.extend(stored);
    }
    memory
}

impl Explorer<'_, '_> {
    /// Whether a step is a barrier of all threads, at which they wait.
    fn is_barrier_of_all(&self, step: usize) -> bool {
        barrier_of_all(self.analysis, step).is_some()
    }

    /// Follows a warp.
    fn path(&mut self, warp: usize) -> Result<Path, NoRoles> {
        let mut path = Path::default();
        let mut numbers: FxHashMap<(usize, usize, usize), usize> = FxHashMap::default();
        let start = self.analysis.flow.blocks[0].first;
        let mut todo = vec![(0, start, 0)];
        numbers.insert((0, start, 0), 0);
        let mut at = 0;
        while let Some(&(block, first, segment)) = todo.get(at) {
            at += 1;
            let end = self.analysis.flow.blocks[block].end;
            let barrier = (first..end).find(|&step| self.is_barrier_of_all(step));
            let last = barrier.map_or(end, |step| step + 1);
            (first..last).for_each(|step| self.store(&mut path, step, segment));
            let exit = match barrier {
                Some(_) => Exit::Goto(block),
                None => self.exit(&mut path, warp, block, segment),
            };
            let mut number = |target: usize| {
                let key = match barrier {
                    Some(step) => (block, step + 1, segment + 1),
                    None => (target, self.analysis.flow.blocks[target].first, segment),
                };
                *numbers.entry(key).or_insert_with(|| {
                    todo.push(key);
                    todo.len() - 1
                })
            };
            let exit = exit.renamed(&mut number);
            let joins = barrier.and_then(|step| barrier_of_all(self.analysis, step));
            path.parts.push(Part { block, first, end: last, segment, exit, joins });
            if segment > MOST_SEGMENTS || todo.len() > MOST_NODES {
                let step = first.min(self.analysis.flow.steps.len() - 1);
                let id = self.analysis.flow.steps[step].id;
                return Err((id, "a barrier of all threads is in a loop of only some warps"));
            }
        }
        Ok(path)
    }

    /// Notes a store of constants to shared memory.
    fn store(&self, path: &mut Path, step: usize, segment: usize) {
        let Analysis { flow, values, .. } = &*self.analysis;
        let opcode = values.module.opcode_of(flow.steps[step].id);
        let is_store = opcode.row.map(|row| row.meaning) == Some(Meaning::Access(Access::Store))
            && state_space(opcode) == StateSpace::Shared;
        let uses = &values.uses[step];
        let constant = |expr: ExprId| values.exprs.as_const(expr);
        let address = uses.operands.first().and_then(Value::address).and_then(constant);
        let (true, Some(address), Some(bytes)) = (is_store, address, width(opcode)) else { return };
        let parts: Vec<Option<ExprId>> = match uses.operands.get(1) {
            Some(Value::One(value)) => vec![Some(*value)],
            Some(Value::Many(parts)) => parts.iter().map(Value::one).collect(),
            Some(Value::Address(..)) | None => vec![None],
        };
        let each = bytes / parts.len().max(1) as u32;
        let mut stored: Vec<Option<u8>> = Vec::new();
        for part in parts {
            let is_certain = uses.guard.is_none() || flow.steps[step].branched;
            let value = part.and_then(constant).filter(|_| is_certain);
            stored.extend(
                (0..each).map(|byte| Some((value? >> (8 * byte.min(7))) as u8).filter(|_| each <= 8)),
            );
        }
        path.stores.push((segment, address as u32, stored));
    }

    /// How a block ends for a warp. Targets are blocks.
    fn exit(&mut self, path: &mut Path, warp: usize, block: usize, segment: usize) -> Exit {
        let exit = self.analysis.flow.blocks[block].exit.clone();
        let (condition, targets) = match &exit {
            Exit::Branch { step, taken, otherwise } => {
                (self.analysis.values.uses[*step].guard, vec![*otherwise, *taken])
            }
            Exit::Switch(targets) => {
                let step = self.analysis.flow.blocks[block].end - 1;
                let index = self.analysis.values.uses[step].operands.first().and_then(Value::one);
                (index, targets.clone())
            }
            Exit::Goto(_) | Exit::Return | Exit::Unreachable => return exit,
        };
        let Some(condition) = condition else { return exit };
        let mut asked = Asked { warp, segment, block, known: FxHashMap::default(), state: false };
        let value = self.evaluate(&mut asked, condition);
        let uniform = value.and_then(|lanes| {
            let first = *lanes.first()?;
            lanes.iter().all(|&lane| lane == first).then_some(first)
        });
        match uniform.and_then(|value| targets.get(usize::try_from(value).ok()?)) {
            Some(_) if !asked.state && !self.divides[block] => exit,
            Some(&target) => Exit::Goto(target),
            None if asked.state => {
                let step = self.analysis.flow.blocks[block].end - 1;
                path.undecided = Some(self.analysis.flow.steps[step].id);
                Exit::Unreachable
            }
            None => exit,
        }
    }

    /// The value of an expression in the lanes of a warp.
    fn evaluate(&mut self, asked: &mut Asked, id: ExprId) -> Option<Vec<u64>> {
        if let Some(known) = asked.known.get(&id) {
            return known.clone();
        }
        // Expressions refer to earlier ones, except through phis.
        let value = self.evaluate_new(asked, id);
        asked.known.insert(id, value.clone());
        value
    }

    fn evaluate_new(&mut self, asked: &mut Asked, id: ExprId) -> Option<Vec<u64>> {
        if self.analysis.levels.is_of_thread(id) {
            let all = self.analysis.threads.of(&self.analysis.values.exprs, id);
            return Some(all.chunks(LANES).nth(asked.warp)?.to_vec());
        }
        if let Some(&load) = self.loads.get(&id) {
            return self.loaded(asked, load);
        }
        let node = self.analysis.values.exprs.node(id);
        let mut each = |a: ExprId, b: ExprId, of: &dyn Fn(u64, u64) -> Option<u64>| {
            let (a, b) = (self.evaluate(asked, a)?, self.evaluate(asked, b)?);
            a.iter().zip(&b).map(|(&a, &b)| of(a, b)).collect::<Option<Vec<u64>>>()
        };
        match node {
            Node::Binary { op, width, a, b } => each(a, b, &|a, b| evaluate(op, width, a, b)),
            Node::Compare { cmp, width, a, b } => {
                each(a, b, &|a, b| Some(u64::from(compare(cmp, width, a, b))))
            }
            Node::Extend { signed: is_signed, from, width, a } => each(a, a, &|a, _| {
                let low = a & mask(from);
                Some(if is_signed { signed(low, from).cast_unsigned() } else { low } & mask(width))
            }),
            Node::OfFirstLane(a) => {
                let lanes = self.evaluate(asked, a)?;
                Some(vec![*lanes.first()?; lanes.len()])
            }
            Node::OfWarp { op, a } => {
                let lanes = self.evaluate(asked, a)?;
                Some(vec![op.of(&lanes); lanes.len()])
            }
            Node::Select { .. }
            | Node::Const { .. }
            | Node::Tid(_)
            | Node::Elect
            | Node::Symbol(_)
            | Node::Phi(_)
            | Node::Iteration(_)
            | Node::Butterfly { .. }
            | Node::Shuffle { .. } => None,
        }
    }

    /// The value of a load, if constants were stored there before the segment.
    fn loaded(&mut self, asked: &mut Asked, load: Load) -> Option<Vec<u64>> {
        let addresses = self.evaluate(asked, load.address)?;
        let first = *addresses.first()?;
        if addresses.iter().any(|&address| address != first) || !self.is_of_segment(load, asked.block) {
            return None;
        }
        asked.state = true;
        let mut value = 0;
        for byte in 0..load.bytes {
            let address = (first as u32).checked_add(byte)?;
            let known = self.memory.get(asked.segment)?.get(&address).copied().flatten()?;
            self.used.insert(address);
            value |= u64::from(known) << (8 * byte);
        }
        let bits = (8 * load.bytes) as u8;
        let value = if load.signed { signed(value, bits).cast_unsigned() & mask(32) } else { value };
        Some(vec![value; addresses.len()])
    }

    /// Whether no barrier of all threads is between a load and the end of a block.
    fn is_of_segment(&self, load: Load, block: usize) -> bool {
        let flow = &self.analysis.flow;
        let mut at = block;
        for _ in 0..flow.blocks.len() {
            let first = if at == load.block { load.step } else { flow.blocks[at].first };
            if (first..flow.blocks[at].end).any(|step| self.is_barrier_of_all(step)) {
                return false;
            }
            match flow.predecessors[at][..] {
                _ if at == load.block => return true,
                [only] => at = only,
                _ => return false,
            }
        }
        false
    }

    /// Checks that only the stores of the paths write the bytes that decided branches.
    fn check_stores(&mut self, paths: &[Path]) -> Result<(), NoRoles> {
        let noted: BTreeSet<usize> =
            paths.iter().flat_map(|path| &path.parts).flat_map(|part| part.first..part.end).collect();
        let Analysis { flow, values, levels, sums, threads, .. } = &mut *self.analysis;
        for step in noted {
            let id = flow.steps[step].id;
            let opcode = values.module.opcode_of(id);
            let writes = matches!(
                opcode.row.map(|row| row.meaning),
                Some(Meaning::Access(
                    Access::Store
                        | Access::Atomic
                        | Access::Reduction
                        | Access::StoreMatrix
                        | Access::ReplaceTensorMap
                ))
            );
            let address = values.uses[step].operands.iter().find_map(Value::address);
            let (true, Some(address)) = (writes && state_space(opcode) == StateSpace::Shared, address) else {
                continue;
            };
            let bytes = width(opcode).unwrap_or(16);
            if values.exprs.as_const(address).is_some() {
                continue;
            }
            let mut makes = vec![true; threads.count];
            let guard = values.uses[step].guard.filter(|&guard| levels.is_of_thread(guard));
            if let Some(guard) = guard {
                let holds = threads.of(&values.exprs, guard);
                makes.iter_mut().zip(holds.iter()).for_each(|(makes, holds)| *makes = holds & 1 != 0);
            }
            let shape = Shapes { values, levels, sums, threads }.of(address, bytes, &makes);
            let Ok(shape) = shape else { continue };
            let reach = shape.ring.map_or(0, |ring| ring.stride * (ring.slots - 1));
            let mut runs = shape.warps.iter().flat_map(|own| own.as_slice().iter().copied());
            let touches = |&(start, end): &(u32, u32)| self.used.range(start..end + reach).next().is_some();
            if runs.any(|run| touches(&run)) {
                return Err((id, "it may change which path a warp takes"));
            }
        }
        Ok(())
    }
}

/// The question for the value of a branch.
struct Asked {
    warp: usize,
    segment: usize,
    block: usize,
    known: FxHashMap<ExprId, Option<Vec<u64>>>,
    /// Whether it depends on bytes of shared memory.
    state: bool,
}

/// The number of a barrier of all threads at which they wait.
fn barrier_of_all(analysis: &Analysis<'_>, step: usize) -> Option<u64> {
    let Analysis { flow, values, threads, .. } = analysis;
    let opcode = values.module.opcode_of(flow.steps[step].id);
    let is_barrier = opcode.row.map(|row| row.meaning) == Some(Meaning::Barrier(Barrier::Cta));
    if !is_barrier
        || opcode.has("arrive")
        || opcode.name.contains("red")
        || values.uses[step].guard.is_some() && !flow.steps[step].branched
    {
        return None;
    }
    let operand = |at: usize| values.uses[step].operands.get(at).and_then(Value::one);
    let number = values.exprs.as_const(operand(0)?)?;
    if analysis.values.arrived.contains(&number) {
        return None;
    }
    match operand(1) {
        Some(count) if values.exprs.as_const(count) != Some(threads.count as u64) => None,
        _ => Some(number),
    }
}

/// The control flow of a path.
fn role(flow: &Flow, warps: Vec<usize>, path: &Path) -> Result<Role, NoRoles> {
    let mut own = Flow::default();
    let segments = path.parts.iter().map(|part| part.segment + 1).max().unwrap_or(0);
    let mut entries: Vec<Option<usize>> = vec![None; segments];
    entries[0] = Some(0);
    for part in &path.parts {
        let first = own.steps.len();
        own.steps.extend(&flow.steps[part.first..part.end]);
        let end = own.steps.len();
        let exit = match part.exit {
            Exit::Branch { step, taken, otherwise } if step < part.end => {
                Exit::Branch { step: end - 1, taken, otherwise }
            }
            ref exit => exit.clone(),
        };
        if let (Some(_), Exit::Goto(next)) = (part.joins, &exit) {
            let id = flow.steps[part.end - 1].id;
            let entry = entries[part.segment + 1].get_or_insert(*next);
            if entry != next {
                return Err((id, "several barriers of all threads stand for one"));
            }
        }
        if part.exit == Exit::Return && part.segment + 1 != segments {
            let step = flow.steps[part.first.min(flow.steps.len() - 1)];
            return Err((step.id, "a warp ends before a barrier of all threads"));
        }
        own.blocks.push(BasicBlock { first, end, exit });
    }
    own.branch_on_next_blocks(|block| match path.parts[block].exit {
        Exit::Branch { step, .. } => step >= path.parts[block].end,
        Exit::Goto(_) | Exit::Switch(_) | Exit::Return | Exit::Unreachable => false,
    });
    own.finish();
    let id = flow.steps[0].id;
    let entries = entries.into_iter().collect::<Option<Vec<usize>>>();
    Ok(Role {
        warps,
        flow: own,
        segments: path.parts.iter().map(|part| part.segment).collect(),
        ends: path.parts.iter().map(|part| part.joins).collect(),
        entries: entries.ok_or((id, "a barrier of all threads is not followed"))?,
    })
}

/// Checks that all roles meet at the same barriers.
fn check_barriers(analysis: &Analysis<'_>, roles: &[Role]) -> Result<(), NoRoles> {
    let Some(first) = roles.first() else { return Ok(()) };
    let mut numbers: BTreeMap<usize, u64> = BTreeMap::new();
    for role in roles {
        let last = role.flow.steps.last().map(|step| step.id);
        if role.entries.len() != first.entries.len() {
            let id = last.unwrap_or(analysis.flow.steps[0].id);
            return Err((id, "the warps pass different numbers of barriers of all threads"));
        }
        for (block, &ends) in role.ends.iter().enumerate() {
            let Some(number) = ends else { continue };
            let id = role.flow.steps[role.flow.blocks[block].end - 1].id;
            if *numbers.entry(role.segments[block]).or_insert(number) != number {
                return Err((id, "the warps meet at barriers of different numbers"));
            }
        }
    }
    Ok(())
}
