//! Replaces parameters that stand for one value after a region or a conditional: by what the region
//! yields, or by a select of two values by the condition.
//!
//! An analysis that follows integers over paths does not need this. But copies of accesses in
//! another place, such as those of the next round, need terms that have a meaning there. And only a
//! term shows whether a condition holds for the whole run.

use rustc_hash::FxHashMap;
use seawall_analysis::Cfg;
use seawall_model::{BlockId, Edge, FunctionId, Program, Slot, TermId, TermKind, Terminator, Terms};

use crate::terms::{Part, parts, rebuilt};

/// Replaces parameters in slots, conditions and edge arguments, where they stand for one value or
/// one of two.
pub(crate) fn replace_joined_params(program: &mut Program) {
    for function in program.functions.ids().collect::<Vec<_>>() {
        let known = known(program, function);
        if !known.is_empty() {
            rewrite(program, function, &known);
        }
    }
}

/// The terms that replace parameters.
pub(crate) type Known = FxHashMap<TermId, TermId>;

/// Returns the term for each parameter that stands for one. Blocks come after their predecessors,
/// except for back edges.
fn known(program: &mut Program, function: FunctionId) -> Known {
    let cfg = Cfg::new(program, function);
    let mut entered: FxHashMap<BlockId, Vec<(BlockId, Edge)>> = FxHashMap::default();
    for &block in cfg.blocks() {
        for edge in program.blocks[block].terminator.edges() {
            entered.entry(edge.target).or_default().push((block, edge.clone()));
        }
    }
    let entry = program.functions[function].entry;
    let mut known = Known::default();
    for &block in cfg.blocks() {
        let Some(incoming) = entered.get(&block).filter(|_| block != entry) else { continue };
        if incoming.iter().any(|&(from, _)| cfg.dominates(block, from)) {
            continue;
        }
        let arms = match incoming.as_slice() {
            [(_, only)] => (None, only, only),
            [one, two] => match choice(program, &cfg, &entered, one, two) {
                Some((condition, then, otherwise)) => (Some(condition), then, otherwise),
                None => continue,
            },
            _ => continue,
        };
        for (at, &param) in program.blocks[block].params.clone().iter().enumerate() {
            let (Some(&yes), Some(&no)) = (arms.1.args.get(at), arms.2.args.get(at)) else { continue };
            let terms = &mut program.terms;
            let (yes, no) = (rewritten(terms, yes, &known), rewritten(terms, no, &known));
            let term = match arms.0 {
                Some(condition) if yes != no => {
                    let condition = rewritten(terms, condition, &known);
                    terms.intern(TermKind::Select(condition, yes, no))
                }
                _ => yes,
            };
            if means_the_same(terms, term, block, &cfg) {
                known.insert(param, term);
            }
        }
    }
    known
}

/// Returns the condition that selects one of two paths to their join. The path on which it holds
/// comes first.
fn choice<'e>(
    program: &Program,
    cfg: &Cfg,
    entered: &FxHashMap<BlockId, Vec<(BlockId, Edge)>>,
    one: &'e (BlockId, Edge),
    two: &'e (BlockId, Edge),
) -> Option<(TermId, &'e Edge, &'e Edge)> {
    // A path begins with an edge if it is that edge. It also does if the edge is the only one to a
    // block that dominates the path.
    let begins = |from: BlockId, edge: &Edge, path: &(BlockId, Edge)| {
        let alone = entered.get(&edge.target).is_some_and(|incoming| incoming.len() == 1);
        (path.0 == from && path.1 == *edge) || (alone && cfg.dominates(edge.target, path.0))
    };
    let decides = |&block: &BlockId| {
        let Terminator::Branch { condition: Some(condition), then, otherwise } =
            &program.blocks[block].terminator
        else {
            return None;
        };
        if then == otherwise || program.blocks[block].divergent {
            return None;
        }
        match (begins(block, then, one), begins(block, otherwise, two)) {
            (true, true) => return Some((*condition, &one.1, &two.1)),
            _ if begins(block, then, two) && begins(block, otherwise, one) => {}
            _ => return None,
        }
        Some((*condition, &two.1, &one.1))
    };
    cfg.blocks().iter().find_map(decides)
}

/// Whether a term has one meaning from `block` on. It then consists of parameters of blocks that
/// dominate it, and of nothing that may differ each time it is computed.
fn means_the_same(terms: &Terms, term: TermId, block: BlockId, cfg: &Cfg) -> bool {
    parts(terms, term).iter().all(|&part| match terms.kind(part) {
        TermKind::Param { block: of, .. } => *of != block && cfg.dominates(*of, block),
        TermKind::Symbol { varying, .. } => !varying,
        _ => true,
    })
}

/// Returns the term with known terms in place of parameters.
pub(crate) fn rewritten(terms: &mut Terms, term: TermId, known: &Known) -> TermId {
    let found = rebuilt(terms, term, |terms, part, _| match terms.kind(part) {
        TermKind::Param { .. } => Part::Is(known.get(&part).copied().unwrap_or(part)),
        _ => Part::OfOperands,
    });
    found.expect("every part has a term")
}

fn rewrite(program: &mut Program, function: FunctionId, known: &Known) {
    let Program { functions, blocks, events, terms, .. } = program;
    for &block in &functions[function].blocks {
        for &event in &blocks[block].events {
            let accesses = events[event].accesses.iter_mut();
            for footprint in accesses.flat_map(|access| &mut access.footprints) {
                if let Slot::At(term) = &mut footprint.slot {
                    *term = rewritten(terms, *term, known);
                }
            }
        }
        let terminator = &mut blocks[block].terminator;
        if let Terminator::Branch { condition: Some(condition), .. } = terminator {
            *condition = rewritten(terms, *condition, known);
        }
        for arg in terminator.edges_mut().into_iter().flat_map(|edge| &mut edge.args) {
            *arg = rewritten(terms, *arg, known);
        }
    }
}
