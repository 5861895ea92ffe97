//! Programs whose unknown values are fixed.
//!
//! Partitions that load a trip count anew may load equal values or different ones. A fault that
//! occurs for every combination of a few values does not depend on how the values are related.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ids::{BlockId, TermId};
use crate::program::{Program, Terminator};
use crate::term::{TermKind, Terms};

/// The values of each unknown value. A loop whose step is at most the largest one is entered.
const VALUES: [i64; 4] = [1, 2, 3, 64];

/// The most unknown values that are fixed.
const MOST: usize = 3;

/// The programs in which the varying symbols that decide conditions are constants, one for each
/// combination of a few values. Their terms, blocks and events have the same ids. Empty if no such
/// symbol decides anything, or too many do.
pub fn pinned(program: &Program) -> impl Iterator<Item = Program> + '_ {
    let symbols = deciding(program);
    let count = if (1..=MOST).contains(&symbols.len()) { VALUES.len().pow(symbols.len() as u32) } else { 0 };
    (0..count).map(move |number| {
        let digit = |at: usize| VALUES[number / VALUES.len().pow(at as u32) % VALUES.len()];
        let values = symbols.iter().enumerate().map(|(at, symbol)| (*symbol, digit(at))).collect();
        Program { terms: program.terms.with_constants(&values), ..program.clone() }
    })
}

/// The varying symbols on which conditions of branches depend, in order.
fn deciding(program: &Program) -> Vec<TermId> {
    let conditions = program.blocks.values().filter_map(|block| match block.terminator {
        Terminator::Branch { condition, .. } => condition,
        Terminator::Goto(_)
        | Terminator::Switch(_)
        | Terminator::Fork(_)
        | Terminator::Join(_)
        | Terminator::Return
        | Terminator::Unreachable => None,
    });
    let (mut seen, mut open, mut found) = (FxHashSet::default(), conditions.collect::<Vec<_>>(), Vec::new());
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match program.terms.kind(term) {
            TermKind::Symbol { varying: true, .. } => found.push(term),
            TermKind::Param { block, index } => open.extend(passed(program, *block, *index)),
            kind => open.extend(kind.operands()),
        }
    }
    found.sort_unstable();
    found
}

/// The terms that edges pass to a parameter of a block.
fn passed(program: &Program, block: BlockId, index: u32) -> impl Iterator<Item = TermId> + '_ {
    let edges = program.blocks.values().flat_map(|from| from.terminator.edges());
    edges
        .filter(move |edge| edge.target == block)
        .filter_map(move |edge| edge.args.get(index as usize).copied())
}

impl Terms {
    /// The same table with constants in place of some terms. Ids do not change, so that several may
    /// be one constant.
    pub fn with_constants(&self, values: &FxHashMap<TermId, i64>) -> Terms {
        let mut terms = Terms::new();
        for (id, kind) in self.iter() {
            terms.append(values.get(&id).map_or_else(|| kind.clone(), |value| TermKind::Const(*value)));
        }
        terms
    }
}
