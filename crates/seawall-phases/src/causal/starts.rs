//! Inner loops whose starting value depends on the outer iteration, such as the diagonal of a
//! causal mask.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{Action, BlockId, TermId, Terminator};

use super::Bounds;
use crate::graph::deciding;

/// A new starting value: the block, the number of its edge, the number of the argument, and the
/// term.
pub(super) type Start = (BlockId, usize, usize, TermId);

impl Bounds<'_> {
    /// Returns the starting values of the inner loops of an outermost one, with symbols for
    /// counters. Empty if such a value may be used after its iteration, because the symbol has a
    /// meaning only there.
    pub(super) fn starts(
        &mut self,
        header: BlockId,
        blocks: &[BlockId],
        by: &FxHashMap<TermId, TermId>,
    ) -> Vec<Start> {
        let program = self.program;
        let mut starts = Vec::new();
        let mut set = FxHashSet::default();
        for &block in blocks {
            for (number, edge) in program.blocks[block].terminator.edges().into_iter().enumerate() {
                let begins = self.graph.is_header(edge.target)
                    && edge.target != header
                    && !self.graph.loops(block).contains(&edge.target);
                for (at, &argument) in edge.args.iter().enumerate().filter(|_| begins) {
                    if let Some(freed) = self.freed_term(argument, by) {
                        starts.push((block, number, at, freed));
                        set.extend(program.blocks[edge.target].params.get(at));
                    }
                }
            }
        }
        let stays = !starts.is_empty() && self.stay_inside(header, blocks, set);
        if stays { starts } else { Vec::new() }
    }

    /// Whether values made from some parameters are used in one iteration of the outermost loop
    /// only, and do not decide whether it ends.
    fn stay_inside(&self, header: BlockId, blocks: &[BlockId], mut made: FxHashSet<TermId>) -> bool {
        let program = self.program;
        let is_made = |term: TermId, made: &FxHashSet<TermId>| {
            self.parts(term).is_none_or(|parts| parts.iter().any(|part| made.contains(part)))
        };
        loop {
            let before = made.len();
            for edge in program.blocks.values().flat_map(|block| block.terminator.edges()) {
                for (&param, &argument) in program.blocks[edge.target].params.iter().zip(&edge.args) {
                    if is_made(argument, &made) {
                        made.insert(param);
                    }
                }
            }
            if made.len() == before {
                break;
            }
        }
        let calls = |block: BlockId| {
            let mut events = program.blocks[block].events.iter().map(|event| &program.events[*event]);
            events.any(|event| matches!(event.action, Action::Call(_)))
        };
        let asks = |block: BlockId| {
            let data = &program.blocks[block];
            let condition = match data.terminator {
                Terminator::Branch { condition, .. } => condition,
                _ => None,
            };
            let terms = data.events.iter().flat_map(|event| deciding(&program.events[*event]));
            terms.chain(condition).any(|term| is_made(term, &made))
        };
        program.blocks.iter().all(|(id, block)| {
            let is_given = block.params.iter().any(|param| made.contains(param));
            let is_inside = blocks.contains(&id);
            if is_inside && (calls(id) || id == header && is_given) || !is_inside && is_given {
                return false;
            }
            is_inside && self.stays(id) || !asks(id)
        })
    }
}
