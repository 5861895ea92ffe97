//! Stores in which several threads write different values to the same bytes of a memref.
//!
//! Which value remains is not defined. The model treats the threads of one op as parts of one
//! operation, so it has no conflict of an op with itself in one execution.

use seawall_dialects::{Meaning, MemRefAccessKind, Traits};
use seawall_mlir::{OpId, TypeKind, ValueId};
use smallvec::SmallVec;

use crate::accesses::Accesses;
use crate::accesses::reach::Reach;
use crate::accesses::touched::{self, Piece};
use crate::facts::Facts;
use crate::facts::launch::Threads;
use crate::integers::formula_of;
use crate::integers::guards::{self, Conditions};
use crate::views::memrefs;

/// The most ops that compute one stored value.
const MAX_OPS: usize = 64;

/// What one thread stores: its bytes, and the values from which it computes what it stores.
type Store = (i64, i64, SmallVec<[i64; 4]>);

impl Accesses<'_, '_> {
    /// Whether threads of one execution of `op` store to the same bytes of the memref `value`, and
    /// compute the stored values from different numbers, or from elements at different indices.
    ///
    /// Unknown numbers, and results of other ops, count as equal in all threads.
    pub(crate) fn stores_differ(&mut self, op: OpId, value: ValueId) -> bool {
        let facts = self.facts;
        let Some(threads) = facts.threads.filter(|_| facts.upstream) else { return false };
        let Some((stored, memref)) = stored(facts, op).zip(facts.memref(value)) else { return false };
        let Some(leaves) = self.leaves(stored, threads) else { return false };
        // An element of a vector is at another position in a store that starts elsewhere.
        let differs_by_start = !has_one_element(facts, stored);
        if leaves.is_empty() && !differs_by_start {
            return false;
        }
        let Some(piece @ Piece::Elements(_)) = touched::piece(facts, op, &memref) else { return false };
        let Some(indices) = memrefs::index_values(facts, op, value) else { return false };
        let Some((constant, terms)) = touched::element_offset(facts, value) else { return false };
        let Some(reach) = Reach::new(&memref, &piece, &terms, constant, Some(threads)) else { return false };
        let mut values: Vec<ValueId> = indices.to_vec();
        values.extend(terms.iter().map(|term| term.1));
        let (first_leaf, first_guard) = (values.len(), values.len() + leaves.len());
        values.extend(leaves);
        let around = guards::around(facts, op);
        let conditions = Conditions::new(facts, &around, |_| true, &mut values);
        let formulas = formula_of::formulas(facts, &values);
        if !formulas.has_threads() || !self.may_evaluate(&formulas, threads) {
            return false;
        }
        let mut stores: Vec<Store> = Vec::new();
        formulas.each(threads, false, 1, |_, roots| {
            let (address, leaves) = (&roots[..first_leaf], &roots[first_leaf..first_guard]);
            let is_known = address.iter().all(|index| index.as_point().is_some());
            if !is_known || conditions.fail(roots) || conditions.are_open(roots) {
                return;
            }
            let numbers = leaves.iter().map(|leaf| leaf.as_point());
            let Some(numbers) = numbers.collect::<Option<SmallVec<_>>>() else { return };
            let mut ranges = Vec::new();
            reach.add(roots, &mut ranges);
            stores.extend(ranges.into_iter().map(|(start, end)| (start, end, numbers.clone())));
        });
        stores.sort_unstable();
        let differ = |one: &Store, other: &Store| one.2 != other.2 || differs_by_start && one.0 != other.0;
        // All stores of an op have one length, so that the next in order overlaps if any does.
        stores.windows(2).any(|pair| pair[1].0 < pair[0].1 && differ(&pair[0], &pair[1]))
    }
}

/// The value that a store writes to a memref.
fn stored(facts: &Facts<'_>, op: OpId) -> Option<ValueId> {
    let value = facts.knowledge.memref_access(op)?.kind.stored()?;
    facts.module.operand_group(op, value).first().copied()
}

/// Whether all elements of a stored value are equal.
fn has_one_element(facts: &Facts<'_>, stored: ValueId) -> bool {
    let module = facts.module;
    let is_vector = |value: ValueId| {
        matches!(module.type_kind(module.type_unaliased(module.ty(value))), TypeKind::Vector { .. })
    };
    if !is_vector(stored) {
        return true;
    }
    let Some(op) = module.defining_op(stored) else { return false };
    match facts.meaning(op) {
        Meaning::Constant => {
            module.attr(op, "value").is_some_and(|value| !module.attr_text(value).contains('['))
        }
        _ => {
            facts.knowledge.traits(op).has(Traits::SPLAT)
                && module.operands(op).first().is_some_and(|&source| !is_vector(source))
        }
    }
}

/// Whether an op computes its results from the values of its operands in the same thread alone.
fn is_function(facts: &Facts<'_>, op: OpId) -> bool {
    let dialect = facts.module.op_name(op).split_once('.').map(|(dialect, _)| dialect);
    let computes = matches!(dialect, Some("arith" | "math" | "index" | "complex" | "vector"));
    computes && facts.knowledge.is_pure(op)
}

impl Accesses<'_, '_> {
    /// The integers of a thread on which a stored value depends: thread indices, numbers computed
    /// from them, and indices of loaded elements. `None` if it depends on something else that may
    /// differ between threads.
    fn leaves(&mut self, stored: ValueId, threads: Threads) -> Option<SmallVec<[ValueId; 4]>> {
        let (facts, module) = (self.facts, self.facts.module);
        let (mut leaves, mut seen) = (SmallVec::new(), SmallVec::<[ValueId; 8]>::new());
        let mut todo = vec![stored];
        while let Some(value) = todo.pop() {
            if seen.contains(&value) || !self.structure.is_divergent(value) {
                continue;
            }
            seen.push(value);
            if seen.len() > MAX_OPS {
                return None;
            }
            if facts.bits(value).is_some() && self.is_of_thread(value, threads) {
                leaves.push(value);
                continue;
            }
            let op = module.defining_op(value)?;
            let access = facts.knowledge.memref_access(op);
            if access.is_some_and(|access| access.kind == MemRefAccessKind::Load) {
                todo.extend(memrefs::index_values(facts, op, *module.operands(op).first()?)?);
            } else if is_function(facts, op) {
                todo.extend(module.operands(op));
            } else {
                return None;
            }
        }
        Some(leaves)
    }

    /// Whether an integer is a known number in each thread.
    fn is_of_thread(&mut self, value: ValueId, threads: Threads) -> bool {
        let formulas = formula_of::formulas(self.facts, &[value]);
        if !formulas.has_threads() || !self.may_evaluate(&formulas, threads) {
            return false;
        }
        let mut is_known = true;
        formulas.each(threads, false, 1, |_, roots| is_known &= roots[0].as_point().is_some());
        is_known
    }
}
