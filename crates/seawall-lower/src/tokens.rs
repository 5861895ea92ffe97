//! Waits that name tokens instead of a count: which copies they wait for, and how many newer copies by the same op may
//! still be in flight.
//!
//! A token operand is traced back through loops to the ops that make tokens. Each back edge of a loop on the way means
//! one more execution of a copy that stands directly in this loop; the copy of the current iteration counts only if it
//! may come before the wait. Queues are in order, so that of the tokens that a value may be all are complete once the
//! newest is. Possible wrong answers: too few tokens, and too large an age; never the reverse.

use seawall_base::EntityId;
use seawall_dialects::{Meaning, Regions};
use seawall_mlir::{BlockId, OpId, ValueDef, ValueId};
use seawall_model::{MAX_TOKENS, TokenId, WaitToken};
use smallvec::SmallVec;

use crate::cycles::Loop;
use crate::unit::Unit;

/// Values looked at for one wait. Real waits need a handful; beyond it nothing is said.
const MAX_TRACED: usize = 64;

/// Blocks that may be looked at for all waits of a module: so many for each block that it has, and so many at least.
/// Both waits and blocks can be as many as the input likes. Once this is used up, waits promise nothing.
const FUEL: (u32, u32) = (64, 1 << 20);

/// How many blocks may be looked at in a module with `blocks` blocks.
pub(crate) fn token_fuel(blocks: usize) -> u32 {
    u32::try_from(blocks).unwrap_or(u32::MAX).saturating_mul(FUEL.0).max(FUEL.1)
}

/// The type of a value that stands for asynchronous work.
const TOKEN_TYPE: &str = "!ttg.async.token";

/// A value that the token may be, and the way to it.
#[derive(Clone)]
struct Path {
    value: ValueId,
    /// Loops whose back edge was crossed, as often as it was.
    crossed: SmallVec<[Loop; 2]>,
    /// Loops that were entered from behind, through what they hand on.
    ended: SmallVec<[Loop; 1]>,
}

impl Path {
    fn to(&self, value: ValueId) -> Path {
        Path { value, ..self.clone() }
    }

    fn across(&self, value: ValueId, back: Loop) -> Path {
        let mut path = self.to(value);
        path.crossed.push(back);
        path
    }
}

impl Unit<'_> {
    /// The token of the copy that `op` makes, if its result stands for one.
    pub(crate) fn copy_token(&mut self, op: OpId) -> Option<TokenId> {
        let module = self.module;
        let is_token = |&&value: &&ValueId| module.type_text(module.ty(value)) == TOKEN_TYPE;
        module.results(op).iter().find(is_token)?;
        if let Some(&known) = self.tokens.get(&op) {
            return Some(known);
        }
        if self.tokens.len() >= MAX_TOKENS as usize {
            return None;
        }
        let token = TokenId::from_index(self.tokens.len());
        self.tokens.insert(op, token);
        Some(token)
    }

    /// What `wait` waits for by its operands of `group`.
    pub(crate) fn waited_tokens(&mut self, wait: OpId, group: &str) -> Vec<WaitToken> {
        let operands = self.module.operand_group(wait, group);
        let mut copies = self.waited_copies(wait, operands).unwrap_or_default();
        if self.token_fuel.get() == 0 {
            return Vec::new();
        }
        copies.sort_unstable();
        let mut tokens: Vec<WaitToken> = Vec::new();
        for (copy, age) in copies {
            let Some(token) = self.copy_token(copy) else { continue };
            match tokens.iter_mut().find(|known| known.token == token) {
                Some(known) => known.age = known.age.max(age),
                None => tokens.push(WaitToken { token, age }),
            }
        }
        tokens
    }

    /// The copies with their ages; `None` if there are too many ways to follow.
    fn waited_copies(&self, wait: OpId, operands: &[ValueId]) -> Option<Vec<(OpId, u32)>> {
        let start = |&value: &ValueId| Path { value, crossed: SmallVec::new(), ended: SmallVec::new() };
        let mut copies = Vec::new();
        // Each operand is waited for, whatever the others are.
        for path in operands.iter().map(start) {
            let mut work = vec![path];
            let mut found: Vec<(OpId, u32, bool)> = Vec::new();
            let mut complete = true;
            let mut traced = 0;
            while let Some(path) = work.pop() {
                traced += 1;
                if traced > MAX_TRACED {
                    return None;
                }
                complete &= self.trace(wait, &path, &mut work, &mut found);
            }
            // Where the value may be something else, such as no token at all in the first iteration, a copy counts only
            // if none of its executions can be older than that.
            found.retain(|&(_, _, is_fresh)| complete || is_fresh);
            copies.extend(found.into_iter().map(|(copy, age, _)| (copy, age)));
        }
        Some(copies)
    }

    /// Follows one value; whether all that it may be is in `work` and `found` now.
    fn trace(
        &self,
        wait: OpId,
        path: &Path,
        work: &mut Vec<Path>,
        found: &mut Vec<(OpId, u32, bool)>,
    ) -> bool {
        let module = self.module;
        match module.value(path.value).def {
            ValueDef::OpResult { op, index } => match self.meaning(op) {
                Meaning::AsyncCopy(_) => {
                    let copy = self.age(op, wait, path);
                    found.extend(copy.map(|(age, is_fresh)| (op, age, is_fresh)));
                    copy.is_some()
                }
                Meaning::CommitGroup(_) => {
                    work.extend(module.operands(op).iter().map(|&operand| path.to(operand)));
                    true
                }
                Meaning::Regions(Regions::For) => {
                    let init = module.operand_group(op, "initArgs").get(index as usize);
                    let Some((&init, yielded)) = init.zip(self.yielded(op, index as usize)) else {
                        return false;
                    };
                    let mut last = path.to(yielded);
                    last.ended.push(Loop::For(op));
                    work.extend([path.to(init), last]);
                    true
                }
                // A token that merges through an `if`, that is nothing, or that other warps made.
                _ => false,
            },
            ValueDef::BlockArg { block, index } => {
                let Some((first, back)) = self.incoming_of(block, index as usize) else { return false };
                work.push(path.to(first));
                work.extend(back.into_iter().map(|(value, crossed)| path.across(value, crossed)));
                true
            }
        }
    }

    /// What a loop-carried value is at first and in later iterations; `None` if it merges otherwise.
    fn incoming_of(&self, block: BlockId, index: usize) -> Option<(ValueId, Vec<(ValueId, Loop)>)> {
        let module = self.module;
        let region = module.block(block).parent?;
        let owner = module.region(region).op;
        let &own = module.block_args(block).get(index)?;
        let (first, mut back) = if module.region_blocks(region).first() != Some(&block) {
            self.branched_to(block, index)?
        } else if matches!(self.meaning(owner), Meaning::Regions(Regions::For)) {
            let carried = index.checked_sub(1)?;
            let &init = module.operand_group(owner, "initArgs").get(carried)?;
            (init, vec![(self.yielded(owner, carried)?, Loop::For(owner))])
        } else {
            return None;
        };
        // Kept as it is on one way round and made anew on another, a token can be of any age.
        let kept = back.iter().filter(|(value, _)| *value == own).count();
        if kept > 0 && kept < back.len() {
            return None;
        }
        back.retain(|(value, _)| *value != own);
        Some((first, back))
    }

    /// As `incoming_of` for a block that branches lead to.
    fn branched_to(&self, block: BlockId, index: usize) -> Option<(ValueId, Vec<(ValueId, Loop)>)> {
        let module = self.module;
        let mut first = None;
        let mut back = Vec::new();
        for &other in self.predecessors(block) {
            let Some(&last) = module.block_ops(other).last() else { continue };
            for successor in module.successors(last).iter().filter(|s| s.block == block) {
                let &value = module.successor_args(successor).get(index)?;
                if self.dominates(block, other) {
                    back.push((value, Loop::Block(block)));
                } else if first.replace(value).is_some() {
                    return None;
                }
            }
        }
        Some((first?, back))
    }

    fn yielded(&self, op: OpId, index: usize) -> Option<ValueId> {
        let module = self.module;
        let &[block] = module.region_blocks(*module.regions(op).first()?) else { return None };
        let &last = module.block_ops(block).last()?;
        matches!(self.meaning(last), Meaning::Yield).then(|| module.operands(last).get(index).copied())?
    }

    /// How many executions of `copy` may be newer than the one that `path` leads to, and whether none is older than the
    /// loop that carries its token. `None` if the number is not bounded.
    fn age(&self, copy: OpId, wait: OpId, path: &Path) -> Option<(u32, bool)> {
        let (mut age, mut is_fresh) = (0, false);
        for (position, &around) in path.crossed.iter().enumerate() {
            if path.crossed[..position].contains(&around) || !self.stands_directly_in(copy, around)? {
                continue;
            }
            let times = path.crossed.iter().filter(|&&other| other == around).count() as u32;
            let may_precede = path.ended.contains(&around) || self.may_precede(copy, wait, around);
            age += times - 1 + u32::from(may_precede);
            is_fresh |= !self.is_entered_again(around);
        }
        for &around in &path.ended {
            is_fresh |= self.stands_directly_in(copy, around)? && !self.is_entered_again(around);
        }
        Some((age, is_fresh))
    }
}
