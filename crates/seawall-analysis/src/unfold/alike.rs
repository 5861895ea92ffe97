//! Counters of one loop that advance by the same steps. Their difference is the same constant in
//! every iteration, so that one of them can stand for all.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use seawall_model::{BlockId, Program, Sum, TermId};

use crate::cfg::Cfg;

/// A header with more parameters than this is not analyzed, because all pairs are compared.
const MAX_PARAMS: usize = 64;

/// Counters of a loop, as another counter of the loop plus a constant.
#[derive(Debug, Default)]
pub(super) struct Alike {
    known: FxHashMap<TermId, (TermId, i64)>,
}

impl Alike {
    pub(super) fn new(program: &Program, cfg: &Cfg) -> Self {
        let mut passed: BTreeMap<BlockId, Vec<Vec<Option<Sum>>>> = BTreeMap::new();
        let is_counting = |block: BlockId| {
            cfg.loop_depth(block) > 0 && (2..=MAX_PARAMS).contains(&program.blocks[block].params.len())
        };
        for &block in cfg.blocks() {
            for edge in program.blocks[block].terminator.edges() {
                if is_counting(edge.target) {
                    let sums = edge.args.iter().map(|&arg| Sum::of(&program.terms, arg)).collect();
                    passed.entry(edge.target).or_default().push(sums);
                }
            }
        }
        let mut alike = Alike::default();
        for (header, edges) in &passed {
            let params = &program.blocks[*header].params;
            for (later, &param) in params.iter().enumerate().skip(1) {
                let offset = |first: usize| constant_offset(edges, (first, params[first]), (later, param));
                if let Some((first, offset)) = (0..later).find_map(|first| Some((first, offset(first)?))) {
                    alike.known.insert(param, (params[first], offset));
                }
            }
        }
        alike
    }

    /// Writes a sum with the first of the counters that advance alike. `None` if it overflows.
    pub(super) fn replace(&self, sum: &Sum) -> Option<Sum> {
        let mut replaced = sum.clone();
        for (term, factor) in sum.terms().map(|term| (term, sum.factor(term))) {
            if let Some(&(first, offset)) = self.known.get(&term) {
                replaced.add(term, factor.checked_neg()?)?;
                replaced.add(first, factor)?;
                replaced.constant = replaced.constant.checked_add(offset.checked_mul(factor)?)?;
            }
        }
        Some(replaced)
    }
}

/// The constant by which the parameter `later` exceeds `first`, if every edge to the block keeps or
/// sets that distance: back edges add the same constant to both, other edges pass both.
fn constant_offset(
    edges: &[Vec<Option<Sum>>],
    first: (usize, TermId),
    later: (usize, TermId),
) -> Option<i64> {
    let mut offset = None;
    for passed in edges {
        let of = |at: usize| passed.get(at)?.as_ref();
        let (of_first, of_later) = (of(first.0)?, of(later.0)?);
        let step = of_first.minus(&Sum::variable(first.1))?;
        if step.is_constant() && step == of_later.minus(&Sum::variable(later.1))? {
            continue;
        }
        let distance = of_later.minus(of_first)?;
        if !distance.is_constant() || offset.is_some_and(|known| known != distance.constant) {
            return None;
        }
        offset = Some(distance.constant);
    }
    offset
}
