//! Programs whose unknown values are fixed.
//!
//! Partitions that load a trip count anew may load equal values or different ones. A fault that
//! occurs for every combination of a few values does not depend on how the values are related.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::block::Terminator;
use crate::ids::TermId;
use crate::program::Program;
use crate::term::{BinaryOp, TermKind, Terms};

/// The values of each unknown value. A loop whose step is at most the largest one is entered.
const VALUES: [i64; 4] = [64, 1, 3, 2];

/// The most combinations. Of many unknown values, fewer are combined.
const MOST: usize = 64;

/// The programs in which the varying symbols that bound loops are constants, one for each
/// combination of a few values. Their terms, blocks and events have the same ids. Empty if no such
/// symbol decides anything, if too many do, or if one decides other than as the bound of a counter:
/// another condition may hold for none of the few values, but for others. Data
/// ([`crate::Program::data`]) may decide otherwise and stays as it is.
pub fn pinned(program: &Program) -> impl Iterator<Item = Program> + '_ {
    let symbols = deciding(program).unwrap_or_default();
    let count = |values: usize| values.checked_pow(symbols.len() as u32).filter(|&count| count <= MOST);
    let values = (2..=VALUES.len()).rev().find(|&values| !symbols.is_empty() && count(values).is_some());
    let (values, count) = values.and_then(|values| Some((values, count(values)?))).unwrap_or((1, 0));
    (0..count).map(move |number| {
        let digit = |at: usize| VALUES[number / values.pow(at as u32) % values];
        let values = symbols.iter().enumerate().map(|(at, symbol)| (*symbol, digit(at))).collect();
        Program { terms: program.terms.with_constants(&values), ..program.clone() }
    })
}

/// The varying symbols on which conditions of branches depend, in order. `None` if one decides
/// other than as the bound of a counter.
fn deciding(program: &Program) -> Option<BTreeSet<TermId>> {
    let conditions: Vec<TermId> =
        program.blocks.values().filter_map(|block| block.terminator.condition()).collect();
    let bounds: BTreeSet<(TermId, TermId)> =
        conditions.iter().filter_map(|&condition| counted(program, condition)).collect();
    // Whether a loop has a first iteration, which its bound decides.
    let enters: FxHashSet<TermId> =
        program.blocks.values().filter_map(|block| entered(program, &block.terminator, &bounds)).collect();
    let (mut seen, mut open, mut found) = (enters, conditions, BTreeSet::new());
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        match program.terms.kind(term) {
            // The model checker knows which runs at data exist.
            TermKind::Symbol { varying: true, .. } if program.data_of(term).is_some() => {}
            TermKind::Symbol { varying: true, .. } => return None,
            TermKind::Param { block, index } => open.extend(program.passed(*block, *index)),
            kind => match counted(program, term) {
                Some((counter, symbol)) => {
                    found.insert(symbol);
                    open.push(counter);
                }
                None => open.extend(kind.operands()),
            },
        }
    }
    Some(found)
}

/// The counter and the varying symbol that a condition compares.
fn counted(program: &Program, condition: TermId) -> Option<(TermId, TermId)> {
    let TermKind::Compare(predicate, left, right) = *program.terms.kind(condition) else { return None };
    if !predicate.is_order() {
        return None;
    }
    match (bound(program, left), bound(program, right)) {
        (Some(symbol), None) if is_counter(program, right) => Some((right, symbol)),
        (None, Some(symbol)) if is_counter(program, left) => Some((left, symbol)),
        _ => None,
    }
}

/// The condition of a branch that compares the first value of a counter with its bound.
fn entered(
    program: &Program,
    terminator: &Terminator,
    bounds: &BTreeSet<(TermId, TermId)>,
) -> Option<TermId> {
    let condition = terminator.condition()?;
    let TermKind::Compare(predicate, left, right) = *program.terms.kind(condition) else { return None };
    let (first, symbol) = match (bound(program, left), bound(program, right)) {
        (Some(symbol), None) => (right, symbol),
        (None, Some(symbol)) => (left, symbol),
        _ => return None,
    };
    let counts = |&(counter, of): &(TermId, TermId)| {
        let TermKind::Param { block, index } = *program.terms.kind(without_constant(program, counter)) else {
            return false;
        };
        let edges = terminator.edges();
        let mut into = edges.into_iter().filter(|edge| edge.target == block);
        of == symbol && into.any(|edge| edge.args.get(index as usize) == Some(&first))
    };
    (predicate.is_order() && program.terms.as_const(first).is_some() && bounds.iter().any(counts))
        .then_some(condition)
}

/// The varying symbol that a term is, apart from a constant that is added.
fn bound(program: &Program, term: TermId) -> Option<TermId> {
    let term = without_constant(program, term);
    match program.terms.kind(term) {
        TermKind::Symbol { varying: true, .. } => Some(term),
        TermKind::Param { block, index } => {
            let mut values: BTreeSet<TermId> = program.passed(*block, *index).collect();
            values.remove(&term);
            let only = values.pop_first().filter(|_| values.is_empty())?;
            let is_symbol = matches!(program.terms.kind(only), TermKind::Symbol { varying: true, .. });
            is_symbol.then_some(only)
        }
        _ => None,
    }
}

/// Whether a term is a value that a loop carries, apart from a constant that is added.
fn is_counter(program: &Program, term: TermId) -> bool {
    matches!(program.terms.kind(without_constant(program, term)), TermKind::Param { .. })
}

fn without_constant(program: &Program, mut term: TermId) -> TermId {
    let is_constant = |term: TermId| program.terms.kind(term).as_const().is_some();
    loop {
        term = match program.terms.kind(term) {
            TermKind::Binary(BinaryOp::Add | BinaryOp::Sub, inner, constant) if is_constant(*constant) => {
                *inner
            }
            TermKind::Again { term, .. } => *term,
            _ => return term,
        };
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of programs for a kernel with the varying values `m` and `l`.
    fn count(body: &str) -> usize {
        let source = format!(
            "program p target sm_90 {{
  smem A : 64
  warps 1
  symbols n
  varying m, l
  {body}
}}
"
        );
        let program = crate::text::parse(&source).unwrap_or_else(|error| panic!("{body}: {error:?}"));
        pinned(&program).count()
    }

    #[test]
    fn bounds_of_loops_have_a_few_values() {
        assert_eq!(count("loop i to m { read A }"), 4);
        assert_eq!(count("loop i to n { loop k to m { read A } loop k to l { read A } }"), 16);
        assert_eq!(count("loop i to n { loop k to m { loop j to l { read A } } }"), 16);
        assert_eq!(count("loop i to n { read A }"), 0, "nothing varies");
    }

    /// A condition may hold for none of the values that are tried, but for others.
    #[test]
    fn other_conditions_have_none() {
        for condition in ["m == 7", "m / 32 == 7", "100 < m", "m < l"] {
            assert_eq!(count(&format!("if {condition} {{ read A }}")), 0, "{condition}");
            assert_eq!(count(&format!("loop i to l {{ if {condition} {{ read A }} }}")), 0, "{condition}");
        }
        assert_eq!(count("loop i to m / 32 { read A }"), 0);
    }
}
