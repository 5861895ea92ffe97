//! Tensor memory of NVIDIA GPUs from capability 100 on: the rows and columns that Triton 3.9
//! assigns to each `ttng.tmem_alloc`, and the columns that the kernel requests.
//!
//! The rule is a scan over the allocations in the order of the ops. It releases allocations that
//! are dead by then, and gives the new one the first free columns.
//!
//! - `flat`: the order of ops after structured control flow is lowered to branches.
//! - `lifetime`: the life of each allocation.
//! - `rows`: allocations that must be in the same rows.
//! - `room`: the memory.
//!
//! The result has the errors of the compiler, whose lifetimes do not follow a buffer through block
//! arguments. What Seawall cannot resolve is an error.

mod lifetime;
mod planned;
mod room;
mod roots;
mod rows;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_dialects::{Meaning, OpKnowledge, Space, meaning_of};
use seawall_layout::TmemSize;
use seawall_mlir::{AttrValue, Module, OpId, ValueId};

use super::flat::{Area, Flat};
use super::liveness::Interval;
use super::refusal::{Fuel, Refusal};
use crate::facts::physical::Physical;
use lifetime::Lifetimes;
pub(crate) use planned::{planned_tensor_memory, separate_tensor_memory};
use room::{Chunk, Room};
use rows::SameRows;

/// The numbers of columns that a kernel may request: powers of two (`tcgen05.alloc` of the PTX ISA)
/// and 576, which Rubin has. If a kernel uses more, Triton 3.9 requests that number, and the launch
/// fails.
const SIZES: [u32; 7] = [0, 32, 64, 128, 256, 512, 576];

/// The place of an allocation in the tensor memory of its CTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorPlace {
    /// The first column, in 32-bit words: `tensor_memory_col_offset`.
    pub column: u32,
    /// The first lane: 0, or 16 for the upper half of each warp's lanes
    /// (`tensor_memory_row_offset`).
    pub row: u32,
}

/// The tensor memory of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TensorAllocation {
    /// Each `ttng.tmem_alloc` with its place, in textual order.
    pub places: Vec<(OpId, TensorPlace)>,
    /// The columns of 32-bit words that the kernel requests: `ttg.tensor_memory_size`. A kernel
    /// that requests any needs 4 bytes of shared memory, through which it receives the first
    /// column.
    pub columns: u32,
}

/// Bound on the work for one module, in blocks and allocations visited. Real kernels take a few
/// hundred.
const MAX_WORK: u64 = 1 << 24;

/// Gives every `ttng.tmem_alloc` of `module` the place that Triton 3.9's pass gives it, whatever
/// its attributes are. The module may have structured control flow, as the `.ttgir` of the
/// compiler's cache has, or blocks with branches.
///
/// # Errors
///
/// A diagnostic `lower::tensor-allocation` at the op that prevents it: an unknown type or control
/// flow, a call that the compiler inlines first, row constraints that no place satisfies, or more
/// than 2^32 columns.
pub fn allocate_tensor_memory(module: &Module) -> Result<TensorAllocation, Diagnostic> {
    allocate(module).map_err(|refusal| {
        refusal.diagnostic(module, "lower::tensor-allocation", "tensor memory cannot be allocated")
    })
}

fn is_allocation(module: &Module, op: OpId) -> bool {
    meaning_of(module, op) == Meaning::Alloc(Space::Tensor)
}

fn allocate(module: &Module) -> Result<TensorAllocation, Refusal> {
    if !module.walk().any(|op| is_allocation(module, op)) {
        return Ok(TensorAllocation::default());
    }
    let knowledge = OpKnowledge::new(module);
    let physical = Physical::new(module);
    let flat = Flat::new(&knowledge, false)?;
    let mut fuel = Fuel::new(MAX_WORK);
    refuse_inlined(&knowledge)?;
    let same_rows = SameRows::find(&knowledge, &physical, &mut fuel)?;
    let mut lifetimes = Lifetimes::new(&knowledge, &flat, Fuel::new(MAX_WORK));
    let mut allocs: Vec<OpId> = module.walk().filter(|&op| is_allocation(module, op)).collect();
    allocs.sort_by_key(|&op| flat.position(op));
    let mut scan = Scan { flat: &flat, same_rows, room: Room::default(), placed: FxHashMap::default() };
    let (mut places, mut used) = (Vec::with_capacity(allocs.len()), 0u32);
    for op in allocs {
        let at_alloc = |refusal: Refusal| refusal.at_op(op);
        let not_understood = Refusal::new(Some(op), "its type is not supported");
        let &result = module.results(op).first().ok_or(not_understood)?;
        let desc = physical.desc(module.ty(result));
        let size = desc.and_then(|desc| desc.tensor_size()).ok_or(not_understood)?;
        let life = lifetimes.of(op).map_err(at_alloc)?;
        let chunk = scan.place(op, life, size, &mut fuel).map_err(at_alloc)?;
        used = used.max(chunk.end);
        places.push((op, TensorPlace { column: chunk.start, row: chunk.first_row() * 16 }));
    }
    places.sort_unstable();
    let columns = SIZES.into_iter().find(|&size| used <= size).unwrap_or(used);
    Ok(TensorAllocation { places, columns })
}

/// Refuses a call whose body uses tensor memory. Before it allocates, the compiler inlines every
/// function that is not `noinline`; Seawall does not.
fn refuse_inlined(knowledge: &OpKnowledge<'_>) -> Result<(), Refusal> {
    let module = knowledge.module();
    let mut calls = module.walk().filter(|&op| knowledge.meaning(op) == Meaning::Call).peekable();
    if calls.peek().is_none() {
        return Ok(());
    }
    let in_tensor_memory = |&value: &ValueId| knowledge.space(value) == Some(Space::Tensor);
    let touches = |op: OpId| module.results(op).iter().chain(module.operands(op)).any(in_tensor_memory);
    let moves = |function: &OpId| {
        let stays = module.attr(*function, "noinline").map(|attr| module.attr_value(attr));
        stays != Some(AttrValue::Bool(true)) && module.walk_op(*function).any(touches)
    };
    let functions = module.walk().filter(|&op| knowledge.meaning(op) == Meaning::Func).filter(moves);
    let moving: FxHashSet<&str> = functions.filter_map(|op| module.symbol_name(op)).collect();
    let callee = |op: &OpId| {
        let name = module.attr(*op, "callee").map(|attr| module.attr_text(attr));
        name.is_some_and(|name| moving.contains(name.trim_start_matches('@').trim_matches('"')))
    };
    match calls.find(callee) {
        Some(op) => Err(Refusal::new(
            Some(op),
            "the compiler inlines this call before it allocates; pass the module after inlining",
        )),
        None => Ok(()),
    }
}

/// The scan over the allocations, in the order of the ops.
struct Scan<'f> {
    flat: &'f Flat,
    same_rows: SameRows,
    room: Room,
    /// The chunks inside each `ttg.warp_specialize`, with their areas.
    placed: FxHashMap<OpId, Vec<(Area, Chunk)>>,
}

impl Scan<'_> {
    fn place(&mut self, op: OpId, life: Interval, size: TmemSize, fuel: &mut Fuel) -> Result<Chunk, Refusal> {
        let area = self.flat.area(op);
        let partitioned = self.flat.specialize_around(op);
        // Other partitions may use their chunks at any time while this one runs.
        let at_once = partitioned.and_then(|specialize| self.placed.get(&specialize));
        let at_once: Vec<Chunk> =
            at_once.into_iter().flatten().filter(|other| other.0 != area).map(|other| other.1).collect();
        fuel.spend(self.room.len() + at_once.len())?;
        self.room.release(life.start);
        let rows = self.same_rows.row_of(op);
        let place = self.room.first_fit(size, rows, &at_once);
        let chunk = place.ok_or(Refusal::new(Some(op), "no place satisfies the constraint on its rows"))?;
        self.room.take(chunk, life.end);
        self.same_rows.settle(op, chunk.first_row());
        if let Some(specialize) = partitioned {
            self.placed.entry(specialize).or_default().push((area, chunk));
        }
        Ok(chunk)
    }
}
