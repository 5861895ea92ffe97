//! Control flow: blocks of instructions and the edges between them.

use std::collections::{BTreeMap, BTreeSet};

use seawall_base::EntityId;

use crate::effect::{Effect, Part};
use crate::module::{InstructionId, Module};

/// Instructions that run one after the other.
#[derive(Debug)]
pub(crate) struct Block {
    /// The position of the first instruction.
    pub(crate) start: usize,
    /// The position behind the last one.
    pub(crate) end: usize,
    /// The blocks that may follow.
    pub(crate) next: Vec<usize>,
    /// Whether control runs behind the last instruction of the text, for example because the text
    /// is cut off.
    pub(crate) leaves_text: bool,
}

/// The blocks of a text.
#[derive(Debug)]
pub(crate) struct Flow {
    /// In the order of the text.
    pub(crate) blocks: Vec<Block>,
    /// Branches with a target that the text does not have.
    pub(crate) lost: Vec<InstructionId>,
}

impl Flow {
    pub(crate) fn new(module: &Module<'_>, effects: &[Effect]) -> Self {
        let mut lost = Vec::new();
        let mut targets: BTreeMap<usize, Option<usize>> = BTreeMap::new();
        let mut starts: BTreeSet<usize> =
            module.functions.iter().map(|function| function.first.index()).collect();
        for (at, effect) in effects.iter().enumerate() {
            let is_last = match effect {
                Effect::Branch { .. } => {
                    let id = InstructionId::from_index(at);
                    let operand = module.instructions[id].operands.len().saturating_sub(1);
                    let target = module.labels.get(module.operand(id, operand).trim_matches('"')).copied();
                    if target.is_none() {
                        lost.push(id);
                    }
                    let target = target.flatten().map(EntityId::index);
                    starts.extend(target);
                    targets.insert(at, target);
                    true
                }
                Effect::Jump | Effect::End => true,
                _ => false,
            };
            if is_last {
                starts.insert(at + 1);
            }
        }
        starts.insert(0);
        starts.retain(|&start| start < effects.len());
        let starts: Vec<usize> = starts.into_iter().collect();
        let ends = starts.iter().skip(1).copied().chain([effects.len()]);
        let block_at = |at: usize| starts.binary_search(&at).ok();
        let blocks = starts.iter().zip(ends).map(|(&start, end)| {
            let follows = match effects.get(end - 1) {
                Some(Effect::Branch { conditional }) => *conditional,
                Some(Effect::Jump | Effect::End) | None => false,
                Some(_) => true,
            };
            let target = targets.get(&(end - 1)).copied().flatten().and_then(block_at);
            let behind = follows.then(|| block_at(end)).flatten();
            let leaves_text = follows && behind.is_none();
            let mut next: Vec<usize> = target.into_iter().chain(behind).collect();
            next.dedup();
            Block { start, end, next, leaves_text }
        });
        Flow { blocks: blocks.collect(), lost }
    }

    /// The branches around a barrier and no other memory instruction, each with the position of
    /// the barrier.
    pub(crate) fn shifts(&self, effects: &[Effect]) -> Vec<(usize, usize)> {
        let shift = |(at, block): (usize, &Block)| {
            let inner = self.blocks.get(at + 1)?;
            let is_around =
                block.next.contains(&(at + 1)) && block.next.contains(&(at + 2)) && inner.next == [at + 2];
            let mut barriers = (inner.start..inner.end).filter(|&at| effects[at] != Effect::Plain);
            let barrier = barriers.next().filter(|_| is_around && barriers.next().is_none())?;
            (effects[barrier] == Effect::Barrier(Part::Both)).then_some((block.end - 1, barrier))
        };
        self.blocks.iter().enumerate().filter_map(shift).collect()
    }

    /// The block that begins at an instruction.
    pub(crate) fn block_at(&self, at: usize) -> Option<usize> {
        self.blocks.binary_search_by_key(&at, |block| block.start).ok()
    }
}
