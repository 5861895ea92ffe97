//! Memory of upstream modules whose type has lost its memory space: memrefs and LLVM pointers of
//! the default space that a cast of workgroup memory made, and all values that carry them on,
//! through views, branches, regions, selections and calls.
//!
//! Such a value may name workgroup memory, so its accesses are in the model.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::EntityId;
use seawall_dialects::{Meaning, Traits, has_default_space};
use seawall_mlir::{OpId, TypeId, ValueId};
use smallvec::SmallVec;

use crate::facts::Facts;
use crate::facts::forwarded::Forwarded;

/// Values without a memory space that may name workgroup memory.
#[derive(Debug, Default)]
pub(crate) struct BehindCasts {
    pub(crate) memrefs: FxHashSet<ValueId>,
    pub(crate) pointers: FxHashSet<ValueId>,
}

/// The type of pointers to workgroup memory.
const LOCAL_POINTER: &str = "!llvm.ptr<3>";

/// Finds the values behind casts.
pub(crate) fn behind_casts(facts: &Facts<'_>) -> BehindCasts {
    let module = facts.module;
    let mut lost: FxHashMap<TypeId, bool> = FxHashMap::default();
    let mut found = BehindCasts::default();
    let mut carried: FxHashMap<ValueId, SmallVec<[ValueId; 2]>> = FxHashMap::default();
    let mut work: Vec<ValueId> = Vec::new();
    for (source, target) in module.walk().flat_map(|op| carried_by(facts, op)) {
        let ty = module.ty(target);
        if *lost.entry(ty).or_insert_with(|| has_default_space(module, ty)) {
            carried.entry(source).or_default().push(target);
        }
    }
    let mut roots: Vec<ValueId> = carried.keys().copied().filter(|&v| is_workgroup(facts, v)).collect();
    roots.sort_unstable_by_key(|value| value.index());
    work.extend(roots);
    while let Some(value) = work.pop() {
        for &target in carried.get(&value).into_iter().flatten() {
            let is_pointer = module.type_expanded(module.ty(target)) == "!llvm.ptr";
            let set = if is_pointer { &mut found.pointers } else { &mut found.memrefs };
            if set.insert(target) {
                work.push(target);
            }
        }
    }
    found
}

impl Facts<'_> {
    /// Whether an LLVM pointer may point to workgroup memory.
    pub(crate) fn is_local_pointer(&self, value: ValueId) -> bool {
        self.module.type_text(self.module.ty(value)) == LOCAL_POINTER || self.local_pointers.contains(&value)
    }
}

/// Whether the type of a value says that it names workgroup memory.
fn is_workgroup(facts: &Facts<'_>, value: ValueId) -> bool {
    facts.is_memdesc(value) || facts.module.type_text(facts.module.ty(value)) == LOCAL_POINTER
}

/// The pairs of a value and another that names the same memory because of `op`.
fn carried_by(facts: &Facts<'_>, op: OpId) -> Vec<(ValueId, ValueId)> {
    let module = facts.module;
    let (operands, results) = (module.operands(op), module.results(op));
    let mut passed: SmallVec<[Forwarded<'_>; 4]> = facts.passed_by(op);
    if let Some(callee) = matches!(facts.meaning(op), Meaning::Call).then(|| facts.callee(op)).flatten() {
        passed.push((operands, facts.entry_args(callee, 0)));
        let ends = module.walk_op(callee).filter(|&end| matches!(facts.meaning(end), Meaning::Return));
        passed.extend(ends.map(|end| (module.operands(end), results)));
    }
    match facts.meaning(op) {
        Meaning::View(_) => passed.push((operands.get(..1).unwrap_or(&[]), results)),
        Meaning::Select => {
            operands.iter().skip(1).for_each(|at| passed.push((std::slice::from_ref(at), results)))
        }
        _ if facts.knowledge.traits(op).has(Traits::KEEPS_MEMORY) => {
            passed.push((operands.get(..1).unwrap_or(&[]), results))
        }
        _ => {}
    }
    let pairs = passed.into_iter().flat_map(|(sources, targets)| sources.iter().zip(targets));
    pairs.map(|(&source, &target)| (source, target)).collect()
}
