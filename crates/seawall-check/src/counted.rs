//! Loops that continue at an unknown condition, as loops that count to an unknown bound.
//!
//! `scf.while` over tiles continues as long as a loaded value says so. The model checker has no run
//! in which two partitions enter such loops, because their values may be related. A loop that
//! counts has runs like it: those that leave after the same number of iterations at each entry.

use std::borrow::Cow;

use rustc_hash::FxHashSet;
use seawall_analysis::Cfg;
use seawall_base::{EntityId, index_u32};
use seawall_model::{BinaryOp, BlockId, Predicate, Program, TermId, TermKind, Terminator};

/// The exit of a loop at an unknown condition.
struct Exit {
    /// The block that decides, and whether its first edge continues the loop.
    block: BlockId,
    continues: bool,
    header: BlockId,
    /// The sources of edges that begin another iteration.
    latches: FxHashSet<BlockId>,
}

/// The program in which each loop with one exit at an unknown condition counts its iterations up to
/// a varying symbol. Blocks, events and known terms keep their ids.
pub(crate) fn with_counted_loops(program: &Program) -> Cow<'_, Program> {
    let mut exits: Vec<Exit> = Vec::new();
    for function in program.functions.ids() {
        let cfg = Cfg::new(program, function);
        let all = cfg.blocks().iter().filter_map(|&block| exit(program, &cfg, block));
        for exit in all {
            if exits.iter().all(|known| known.header != exit.header) {
                exits.push(exit);
            }
        }
    }
    let mut program = Cow::Borrowed(program);
    for exit in exits {
        count(program.to_mut(), &exit);
    }
    program
}

/// The loop that a block continues or leaves at an unknown condition.
fn exit(program: &Program, cfg: &Cfg, block: BlockId) -> Option<Exit> {
    let Terminator::Branch { condition: Some(condition), then, otherwise } =
        &program.blocks[block].terminator
    else {
        return None;
    };
    if !is_unknown(program, *condition) {
        return None;
    }
    let header = cfg.blocks().iter().rev().copied().find(|&header| {
        let is_inside = |target| target == header || cfg.is_in_loop(program, header, target);
        cfg.dominates(header, block)
            && cfg.is_in_loop(program, header, block)
            && is_inside(then.target) != is_inside(otherwise.target)
    })?;
    let is_latch = |&from: &BlockId| {
        let edges = program.blocks[from].terminator.edges();
        cfg.dominates(header, from) && edges.into_iter().any(|edge| edge.target == header)
    };
    let latches = cfg.blocks().iter().copied().filter(is_latch).collect();
    let continues = then.target == header || cfg.is_in_loop(program, header, then.target);
    Some(Exit { block, continues, header, latches })
}

/// Whether a condition depends on a varying symbol, and is no comparison of a counter with a bound.
fn is_unknown(program: &Program, condition: TermId) -> bool {
    let is_counter = |term: TermId| {
        let kind = program.terms.kind(term);
        let sum = matches!(kind, TermKind::Binary(BinaryOp::Add | BinaryOp::Sub, ..));
        sum || matches!(kind, TermKind::Param { .. })
    };
    if let TermKind::Compare(predicate, a, b) = *program.terms.kind(condition)
        && predicate.is_order()
        && (is_counter(a) || is_counter(b))
        && program.terms.as_const(a).is_none()
        && program.terms.as_const(b).is_none()
    {
        return false;
    }
    let (mut open, mut seen) = (vec![condition], FxHashSet::default());
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match *program.terms.kind(term) {
            TermKind::Symbol { varying: true, .. } => return true,
            TermKind::Param { block, index } => {
                let edges = program.blocks.values().flat_map(|from| from.terminator.edges());
                let passed = edges.filter(|edge| edge.target == block);
                open.extend(passed.filter_map(|edge| edge.args.get(index as usize).copied()));
            }
            ref kind => open.extend(kind.operands()),
        }
    }
    false
}

/// Counts the iterations of a loop, and leaves the loop when their number is a new symbol.
fn count(program: &mut Program, exit: &Exit) {
    let index = index_u32(program.blocks[exit.header].params.len());
    let counter = program.terms.intern(TermKind::Param { block: exit.header, index });
    let one = program.terms.constant(1);
    let (first, next) = (program.terms.constant(0), program.terms.binary(BinaryOp::Add, counter, one));
    let number = index_u32(program.terms.len());
    let name = format!("iterations{}", exit.header.index());
    let bound = program.terms.intern(TermKind::Symbol { number, name, varying: true, least: None });
    let predicate = if exit.continues { Predicate::Slt } else { Predicate::Sge };
    // A branch at the end of the loop comes behind the first iteration.
    let is_at_end = exit.block != exit.header || exit.latches.contains(&exit.header);
    let begun = if is_at_end { next } else { counter };
    let decides = program.terms.intern(TermKind::Compare(predicate, begun, bound));
    program.blocks[exit.header].params.push(counter);
    let blocks: Vec<BlockId> = program.blocks.ids().collect();
    for block in blocks {
        let passed = if exit.latches.contains(&block) { next } else { first };
        let edges = program.blocks[block].terminator.edges_mut();
        for edge in edges.into_iter().filter(|edge| edge.target == exit.header) {
            edge.args.push(passed);
        }
    }
    if let Terminator::Branch { condition, .. } = &mut program.blocks[exit.block].terminator {
        *condition = Some(decides);
    }
}

#[cfg(test)]
mod tests {
    use seawall_model::{pinned, text};

    use super::*;

    /// The number of programs with fixed trip counts.
    fn combinations(condition: &str) -> usize {
        let source = format!(
            "program p target sm_90 {{
  symbols n
  varying m
  smem A : 64
  warps 1
  kernel main {{
  ^bb0:
    goto ^bb1(0)
  ^bb1(i):
    branch {condition} then ^bb2 else ^bb3
  ^bb2:
    read A
    goto ^bb1(i + 1)
  ^bb3:
    return
  }}
}}
"
        );
        let program = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}"));
        let counted = with_counted_loops(&program);
        assert_eq!(counted.validate(), Ok(()));
        pinned(&counted).count()
    }

    #[test]
    fn a_loop_until_an_unknown_value_counts() {
        assert_eq!(combinations("m == 1"), 4);
        assert_eq!(combinations("m > i * 2"), 4);
        assert_eq!(combinations("i < m"), 4);
        assert_eq!(combinations("i == n"), 0, "nothing varies");
    }
}
