//! Slots that a condition decides. The certifier treats such a slot as any slot; here the outcomes
//! of the condition are distinguished.
//!
//! A condition with one value for the whole run either holds or does not. Each case is a program by
//! itself, and a race in either program is a race. If a condition may change in an unknown way,
//! both slots are possible. Conditions that count iterations are left to the certifier.

use rustc_hash::FxHashSet;
use seawall_analysis::Cfg;
use seawall_model::{
    Block, BlockId, Edge, EventId, Footprint, Program, Slot, TermId, TermKind, Terminator, Terms,
};

use crate::terms::{Part, parts, rebuilt};

/// The most conditions that are distinguished. Each doubles the number of programs.
const MOST_CONDITIONS: usize = 2;

/// Returns programs that together have all runs of `program`. Events keep their numbers.
pub(crate) fn condition_cases(program: &Program) -> Vec<Program> {
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

/// Returns the blocks whose parameters are arguments of the kernel.
fn arguments(program: &Program) -> FxHashSet<BlockId> {
    let edges = program.blocks.values().flat_map(|block| block.terminator.edges());
    let again: FxHashSet<BlockId> = edges.map(|edge| edge.target).collect();
    let kernels = program.functions.values().filter(|function| function.kernel);
    kernels.map(|function| function.entry).filter(|entry| !again.contains(entry)).collect()
}

/// Returns the conditions of slots that have one value for the whole run, up to the limit.
fn conditions(program: &Program, given: &FxHashSet<BlockId>) -> Vec<TermId> {
    let accesses = program.events.values().flat_map(|event| &event.accesses);
    let mut found = Vec::new();
    for footprint in accesses.flat_map(|access| &access.footprints) {
        let Slot::At(slot) = footprint.slot else { continue };
        for part in parts(&program.terms, slot) {
            if let TermKind::Select(condition, ..) = *program.terms.kind(part)
                && !found.contains(&condition)
                && is_fixed(&program.terms, condition, given)
                && is_unknown(&program.terms, condition, given)
            {
                found.push(condition);
            }
        }
    }
    found.truncate(MOST_CONDITIONS);
    found
}

/// Whether the term has one value for the whole run, the same in all warps.
fn is_fixed(terms: &Terms, term: TermId, given: &FxHashSet<BlockId>) -> bool {
    parts(terms, term).iter().all(|&part| match terms.kind(part) {
        TermKind::Param { block, .. } => given.contains(block),
        TermKind::Tid => false,
        TermKind::Symbol { varying, .. } => !varying,
        _ => true,
    })
}

/// Whether the term contains a value that the certifier cannot count.
fn is_unknown(terms: &Terms, term: TermId, given: &FxHashSet<BlockId>) -> bool {
    parts(terms, term).iter().any(|&part| match terms.kind(part) {
        TermKind::Param { block, .. } => given.contains(block),
        TermKind::Symbol { .. } | TermKind::Tid => true,
        _ => false,
    })
}

/// Whether the term has the same value in all warps in the same round.
fn is_shared(terms: &Terms, term: TermId) -> bool {
    parts(terms, term).iter().all(|&part| match terms.kind(part) {
        TermKind::Tid => false,
        TermKind::Symbol { varying, .. } => !varying,
        _ => true,
    })
}

/// Returns the footprint with its slot decided: several footprints if several slots are possible.
fn decided(
    terms: &mut Terms,
    footprint: Footprint,
    given: &FxHashSet<BlockId>,
    holds: &impl Fn(TermId) -> Option<bool>,
) -> Vec<Footprint> {
    let Slot::At(slot) = footprint.slot else { return vec![footprint] };
    let slot = chosen(terms, slot, holds);
    let slots = either(terms, slot, given, MOST_CONDITIONS);
    let several = slots.len() > 1;
    let with = |slot| {
        let mut footprint = Footprint { slot: Slot::At(slot), ..footprint.clone() };
        if several {
            footprint.descriptor.index = None;
        }
        footprint
    };
    slots.into_iter().map(with).collect()
}

/// Returns what the term is for each outcome of the unknown conditions in it, for at most so many
/// of them.
fn either(terms: &mut Terms, term: TermId, given: &FxHashSet<BlockId>, most: usize) -> Vec<TermId> {
    let Some(condition) = open(terms, term, given).filter(|_| most > 0) else { return vec![term] };
    let [yes, no] = [true, false].map(|holds| {
        let holds = |of: TermId| (of == condition).then_some(holds);
        let term = chosen(terms, term, &holds);
        either(terms, term, given, most - 1)
    });
    if yes == no { yes } else { [yes, no].concat() }
}

/// Returns an unknown condition that decides what the term is.
fn open(terms: &Terms, term: TermId, given: &FxHashSet<BlockId>) -> Option<TermId> {
    parts(terms, term).into_iter().rev().find_map(|part| match *terms.kind(part) {
        TermKind::Select(condition, ..) if is_unknown(terms, condition, given) => Some(condition),
        _ => None,
    })
}

/// Splits each back edge of a loop whose arguments depend on an unknown condition into one edge per
/// outcome. A counter that advances in some rounds only then has one value or the other, which is
/// more precise than what both have in common.
pub(crate) fn with_split_back_edges(program: &Program) -> Program {
    let mut program = program.clone();
    let given = arguments(&program);
    for function in program.functions.ids().collect::<Vec<_>>() {
        let cfg = Cfg::new(&program, function);
        for &block in cfg.blocks() {
            let edges = program.blocks[block].terminator.edges();
            let edges: Vec<Edge> = edges.into_iter().cloned().collect();
            for (at, edge) in edges.into_iter().enumerate() {
                if cfg.dominates(edge.target, block) {
                    let edge = apart(&mut program, block, edge, &given, MOST_CONDITIONS);
                    replace_edge(&mut program.blocks[block].terminator, at, edge);
                }
            }
        }
    }
    program
}

/// Returns an edge with the target of `edge` through a new block that decides, if there is
/// something to decide.
fn apart(program: &mut Program, from: BlockId, edge: Edge, given: &FxHashSet<BlockId>, most: usize) -> Edge {
    let condition = edge.args.iter().find_map(|&arg| open(&program.terms, arg, given));
    // A varying value may differ between the groups, which would then take different paths.
    let condition = condition.filter(|&condition| is_shared(&program.terms, condition));
    let Some(condition) = condition.filter(|_| most > 0) else { return edge };
    let [then, otherwise] = [true, false].map(|holds| {
        let holds = |of: TermId| (of == condition).then_some(holds);
        let args = edge.args.iter().map(|&arg| chosen(&mut program.terms, arg, &holds)).collect();
        apart(program, from, Edge { target: edge.target, args }, given, most - 1)
    });
    let terminator = Terminator::Branch { condition: Some(condition), then, otherwise };
    Edge::to(beside(program, from, Vec::new(), terminator))
}

/// Adds a block to the function of `like`, reached by the same threads.
pub(crate) fn beside(
    program: &mut Program,
    like: BlockId,
    events: Vec<EventId>,
    terminator: Terminator,
) -> BlockId {
    let like = program.blocks[like].clone();
    let function = like.function;
    let block = program.blocks.push(Block {
        params: Default::default(),
        events: events.into(),
        terminator,
        terminator_origin: None,
        ..like
    });
    program.functions[function].blocks.push(block);
    block
}

fn replace_edge(terminator: &mut Terminator, at: usize, edge: Edge) {
    let place = match (terminator, at) {
        (Terminator::Goto(edge) | Terminator::Join(edge) | Terminator::Branch { then: edge, .. }, 0) => {
            Some(edge)
        }
        (Terminator::Branch { otherwise, .. }, 1) => Some(otherwise),
        (Terminator::Switch(edges) | Terminator::Fork(edges), at) => edges.get_mut(at),
        _ => None,
    };
    if let Some(place) = place {
        *place = edge;
    }
}

/// Returns the term with its selects replaced by the operands that `holds` chooses.
fn chosen(terms: &mut Terms, term: TermId, holds: &impl Fn(TermId) -> Option<bool>) -> TermId {
    let found = rebuilt(terms, term, |terms, part, now| match *terms.kind(part) {
        TermKind::Select(condition, yes, no) => match holds(condition) {
            Some(holds) => Part::Is(now[if holds { &yes } else { &no }]),
            None => Part::OfOperands,
        },
        _ => Part::OfOperands,
    });
    found.expect("every part has a term")
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
