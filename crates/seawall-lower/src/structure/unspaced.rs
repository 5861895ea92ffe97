//! Memory without a memory space in upstream modules: memrefs and LLVM pointers of the default
//! space, which may be workgroup memory that a caller cast. The model does not contain their
//! accesses, so a barrier that may order them is not redundant.
//!
//! A value is not workgroup memory if every value that it may come from is one of these:
//!
//! - an allocation or a global variable of the default space, or a binding of a runtime
//! - an argument of a kernel, which the host passes
//! - a value with a memory space; the model has its accesses if it is workgroup memory
//! - the global side of a copy to workgroup memory, since such copies read global memory alone
//!
//! Direction of error: too many barriers are kept.

use rustc_hash::FxHashSet;
use seawall_dialects::{Access, Meaning, Traits, has_default_space};
use seawall_mlir::{BlockId, OpId, ValueDef, ValueId};

use crate::facts::Facts;
use crate::facts::forwarded::Sources;
use crate::facts::functions::Functions;
use crate::facts::launch::is_kernel;

/// The most values visited for one module; more count as workgroup memory.
const MAX_STEPS: usize = 1 << 16;

/// Ops whose results are global memory, whatever their operands are.
const GLOBAL: [&str; 4] =
    ["hal.interface.binding.subspan", "stream.binding.subspan", "llvm.mlir.addressof", "llvm.alloca"];

/// Whether an op of the module writes memory without a memory space that may be workgroup memory.
pub(crate) fn may_write_workgroup_memory(facts: &Facts<'_>, functions: &Functions) -> bool {
    if !facts.upstream {
        return false;
    }
    let ops = || functions.iter().flat_map(|&(function, _)| facts.module.walk_op(function));
    let written: Vec<ValueId> = ops().flat_map(|op| written_by(facts, op)).collect();
    if written.is_empty() {
        return false;
    }
    let sources = facts.sources_with_calls();
    let mut origins = Origins { facts, sources: &sources, steps: 0 };
    let mut global = FxHashSet::default();
    for value in ops().filter_map(|op| copied_from(facts, op)) {
        global.extend(origins.of(value).unwrap_or_default());
    }
    written.into_iter().any(|value| match origins.of(value) {
        Some(found) => found.iter().any(|origin| !global.contains(origin)),
        None => true,
    })
}

/// The values without a memory space whose memory `op` may write.
fn written_by(facts: &Facts<'_>, op: OpId) -> Vec<ValueId> {
    let module = facts.module;
    let may_be = |&value: &ValueId| has_default_space(module, module.ty(value));
    let writes_any = match facts.meaning(op) {
        Meaning::Call => facts.callee(op).is_none(),
        _ => !facts.knowledge.is_known(op),
    };
    if writes_any {
        return module.operands(op).iter().copied().filter(may_be).collect();
    }
    let effects = facts.knowledge.instances(op);
    let written = effects.iter().filter(|effect| effect.access == Access::Write);
    written.filter_map(|effect| effect.value).filter(may_be).collect()
}

/// The source of an asynchronous copy to workgroup memory.
fn copied_from(facts: &Facts<'_>, op: OpId) -> Option<ValueId> {
    let Meaning::AsyncCopy(copy) = facts.meaning(op) else { return None };
    facts.operand(op, copy.source).filter(|&source| !facts.is_memdesc(source))
}

/// The search for what a value may come from.
struct Origins<'f, 'm> {
    facts: &'f Facts<'m>,
    sources: &'f Sources,
    steps: usize,
}

impl Origins<'_, '_> {
    /// The origins of `value` that may be workgroup memory; `None` if the search is too long.
    fn of(&mut self, value: ValueId) -> Option<Vec<ValueId>> {
        let (module, facts) = (self.facts.module, self.facts);
        let (mut seen, mut work, mut found) = (FxHashSet::default(), vec![value], Vec::new());
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            // The model has the accesses to workgroup memory that was cast.
            if !has_default_space(module, module.ty(value)) {
                continue;
            }
            self.steps += 1;
            if self.steps > MAX_STEPS {
                return None;
            }
            if let Some(sources) = self.sources.get(&value) {
                work.extend(sources);
                continue;
            }
            match module.value(value).def {
                ValueDef::BlockArg { block, .. } if is_of_kernel(facts, block) => {}
                ValueDef::BlockArg { .. } => found.push(value),
                ValueDef::OpResult { op, .. } => match facts.meaning(op) {
                    Meaning::Alloc(_) => {}
                    Meaning::View(_) => work.extend(module.operands(op).first()),
                    Meaning::Select => work.extend(module.operands(op).iter().skip(1)),
                    _ if GLOBAL.contains(&module.op_name(op)) => {}
                    _ if facts.knowledge.traits(op).has(Traits::KEEPS_MEMORY) => {
                        work.extend(module.operands(op).first())
                    }
                    _ => found.push(value),
                },
            }
        }
        Some(found)
    }
}

/// Whether the block is one of a function that the host calls. The host cannot pass workgroup
/// memory.
fn is_of_kernel(facts: &Facts<'_>, block: BlockId) -> bool {
    let module = facts.module;
    let Some(region) = module.block(block).parent else { return false };
    is_kernel(module, module.region(region).op)
}
