//! Slots that a condition decides, which the certifier takes for any slot: told apart by what the condition is.
//!
//! A condition that is one value for the whole run either holds or does not, so that each is a program of its own, and a race is one of either
//! program. Where it may change and nobody knows how, both slots may be meant. Conditions that count iterations are for the certifier.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{BlockId, Footprint, Program, Slot, TermId, TermKind, Terms};

use crate::merged::parts;

/// Conditions that are told apart: each doubles what is asked.
const MOST_CONDITIONS: usize = 2;

/// What `program` does, as programs of which each run is one of some program's; events keep their numbers.
pub(crate) fn worlds(program: &Program) -> Vec<Program> {
    let given = arguments(program);
    let conditions = conditions(program, &given);
    let world = |holding: usize| {
        let holds = |condition: TermId| {
            let at = conditions.iter().position(|&of| of == condition)?;
            Some(holding >> at & 1 == 1)
        };
        let mut world = program.clone();
        let Program { events, terms, .. } = &mut world;
        for access in events.values_mut().flat_map(|event| &mut event.accesses) {
            let footprints = std::mem::take(&mut access.footprints);
            access.footprints = footprints
                .into_iter()
                .flat_map(|footprint| decided(terms, footprint, &given, &holds))
                .collect();
        }
        world
    };
    (0..1 << conditions.len()).map(world).collect()
}

/// The blocks whose parameters are arguments of the kernel.
fn arguments(program: &Program) -> FxHashSet<BlockId> {
    let edges = program.blocks.values().flat_map(|block| block.terminator.edges());
    let again: FxHashSet<BlockId> = edges.map(|edge| edge.target).collect();
    let kernels = program.functions.values().filter(|function| function.kernel);
    kernels.map(|function| function.entry).filter(|entry| !again.contains(entry)).collect()
}

/// The conditions of slots that are one value for the whole run, the first ones of them.
fn conditions(program: &Program, given: &FxHashSet<BlockId>) -> Vec<TermId> {
    let accesses = program.events.values().flat_map(|event| &event.accesses);
    let mut found = Vec::new();
    for footprint in accesses.flat_map(|access| &access.footprints) {
        let Slot::At(slot) = footprint.slot else { continue };
        for part in parts(&program.terms, slot) {
            if let TermKind::Select(condition, ..) = *program.terms.kind(part)
                && !found.contains(&condition)
                && is_fixed(&program.terms, condition, given)
            {
                found.push(condition);
            }
        }
    }
    found.truncate(MOST_CONDITIONS);
    found
}

/// Whether the term is one value for the whole run, and the same for all warps.
fn is_fixed(terms: &Terms, term: TermId, given: &FxHashSet<BlockId>) -> bool {
    parts(terms, term).iter().all(|&part| match terms.kind(part) {
        TermKind::Param { block, .. } => given.contains(block),
        TermKind::Tid => false,
        TermKind::Symbol { varying, .. } => !varying,
        _ => true,
    })
}

/// Whether the term is made of anything that the certifier cannot count.
fn is_unknown(terms: &Terms, term: TermId, given: &FxHashSet<BlockId>) -> bool {
    parts(terms, term).iter().any(|&part| match terms.kind(part) {
        TermKind::Param { block, .. } => given.contains(block),
        TermKind::Symbol { .. } | TermKind::Tid => true,
        _ => false,
    })
}

/// The footprint with its slot decided; two of them if either of two slots may be meant.
fn decided(
    terms: &mut Terms,
    footprint: Footprint,
    given: &FxHashSet<BlockId>,
    holds: &impl Fn(TermId) -> Option<bool>,
) -> Vec<Footprint> {
    let Slot::At(slot) = footprint.slot else { return vec![footprint] };
    let slot = chosen(terms, slot, holds);
    let footprint = Footprint { slot: Slot::At(slot), ..footprint };
    let TermKind::Select(condition, yes, no) = *terms.kind(slot) else { return vec![footprint] };
    let are_slots = terms.as_const(yes).is_some() && terms.as_const(no).is_some();
    if !are_slots || !is_unknown(terms, condition, given) {
        return vec![footprint];
    }
    let either = |arm| {
        let mut footprint = Footprint { slot: Slot::At(arm), ..footprint.clone() };
        footprint.descriptor.index = None;
        footprint
    };
    vec![either(yes), either(no)]
}

/// The term with the arms that `holds` tells in place of its selects.
fn chosen(terms: &mut Terms, term: TermId, holds: &impl Fn(TermId) -> Option<bool>) -> TermId {
    let mut now: FxHashMap<TermId, TermId> = FxHashMap::default();
    for part in parts(terms, term) {
        let of = |part: TermId| now.get(&part).copied().unwrap_or(part);
        let kind = match terms.kind(part).clone() {
            TermKind::Select(condition, yes, no) => match holds(condition) {
                Some(holds) => {
                    now.insert(part, of(if holds { yes } else { no }));
                    continue;
                }
                None => TermKind::Select(of(condition), of(yes), of(no)),
            },
            TermKind::Binary(op, a, b) => TermKind::Binary(op, of(a), of(b)),
            TermKind::Compare(predicate, a, b) => TermKind::Compare(predicate, of(a), of(b)),
            TermKind::Again { term, number } => TermKind::Again { term: of(term), number },
            other => other,
        };
        let new = terms.intern(kind);
        now.insert(part, new);
    }
    now.get(&term).copied().unwrap_or(term)
}

#[cfg(test)]
mod tests {
    use seawall_model::Predicate;

    use super::*;

    #[test]
    fn a_fixed_condition_is_two_programs_and_each_decides_all_of_its_selects() {
        let mut terms = Terms::default();
        let [zero, one, two] = [0, 1, 2].map(|value| terms.intern(TermKind::Const(value)));
        let name = "q".to_string();
        let fixed = terms.intern(TermKind::Symbol { number: 0, name, varying: false, least: None });
        let condition = terms.intern(TermKind::Compare(Predicate::Eq, fixed, zero));
        assert!(is_fixed(&terms, condition, &FxHashSet::default()));
        let inner = terms.intern(TermKind::Select(condition, one, zero));
        let outer = terms.intern(TermKind::Select(condition, inner, two));
        assert_eq!(chosen(&mut terms, outer, &|_| Some(true)), one);
        assert_eq!(chosen(&mut terms, outer, &|_| Some(false)), two);
        assert_eq!(chosen(&mut terms, outer, &|_| None), outer);
    }
}
