//! Waits that name tokens instead of a count: the copies that they wait for, and how many newer
//! copies by the same op may still be in flight.
//!
//! A token operand is traced back through loops, and through conditionals that run once, to the ops
//! that create tokens. Each back edge on the path is one more execution of a copy that is directly
//! in that loop. The copy of the current iteration counts only if it may precede the wait.
//!
//! A loop-carried value is a different token in different iterations. The wait completes a copy
//! only if the copy is complete whichever token the value is. This holds if the queue is in order
//! and the other token is newer (`covers`). It also holds if the copy cannot have run often enough
//! when the value is the other token (`Few`). The same applies if the value may be something else,
//! such as the poison that stands for no store.
//!
//! Direction of error: too few tokens, or an age that is too large. `crate::counting` bounds the
//! entries in flight over the same alternatives.

use seawall_base::{EntityId, saturated};
use seawall_dialects::{Meaning, Regions};
use seawall_mlir::{BlockId, OpId, RegionId, ValueDef, ValueId};
use seawall_model::{MAX_TOKENS, TokenId, WaitToken};
use smallvec::SmallVec;

use crate::waits::Waits;
use crate::waits::cycles::Loop;

/// The most values visited for one wait. Real waits need a handful. Beyond it, the wait completes
/// nothing.
const MAX_TRACED: usize = 64;

/// The budget of visited blocks for all waits of a module: per block of the module, and the
/// minimum. Inputs may have any number of waits and blocks. Once the budget is spent, waits
/// complete nothing.
const FUEL: (u32, u32) = (64, 1 << 20);

/// The budget of visited blocks in a module with `blocks` blocks.
pub(crate) fn token_fuel(blocks: usize) -> u32 {
    saturated::<u32>(blocks).saturating_mul(FUEL.0).max(FUEL.1)
}

/// The type of a value that stands for asynchronous operations.
const TOKEN_TYPE: &str = "!ttg.async.token";

/// A value that the token may be, and the path to it.
#[derive(Clone)]
struct Path {
    value: ValueId,
    /// Loops whose back edge the path crossed, once per crossing.
    crossed: SmallVec<[Loop; 2]>,
    /// Loops that the path entered backward, through their results.
    ended: SmallVec<[Loop; 1]>,
    /// Where the op that creates the token must be. If it is elsewhere, the token is older than
    /// others that the value may be.
    inside: SmallVec<[Inside; 2]>,
    /// What has run if the value is the one at the end of this path.
    few: SmallVec<[Few; 2]>,
}

/// A place in which a token must be created.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Directly in the loop, in an earlier or the last iteration.
    Loop(Loop),
    /// In the branch of the conditional that returns it.
    Branch(RegionId),
}

/// How often copies can have run if a value is the one at the end of a path.
#[derive(Clone, Copy)]
enum Few {
    /// The value is the loop's initial one, and the back edge was taken this many times.
    Rounds(Loop, u32),
    /// The loop ran no iteration.
    NoRound(Loop),
    /// The conditional, which runs at most once, entered this region and not the others.
    Branch(OpId, RegionId),
}

/// A copy that the token may stand for: its op, and how many of its newest executions may be newer.
type Found = (OpId, u32);

/// The copy that a value is if it was created at the end of this path.
struct Alternative {
    copy: Found,
    path: Path,
}

impl Path {
    fn of(value: ValueId) -> Path {
        let (crossed, ended) = (SmallVec::new(), SmallVec::new());
        Path { value, crossed, ended, inside: SmallVec::new(), few: SmallVec::new() }
    }

    fn to(&self, value: ValueId) -> Path {
        Path { value, ..self.clone() }
    }

    fn with(&self, value: ValueId, few: Few) -> Path {
        let mut path = self.to(value);
        path.few.push(few);
        path
    }

    fn across(&self, value: ValueId, back: Loop) -> Path {
        let mut path = self.to(value);
        path.crossed.push(back);
        path.inside.push(Inside::Loop(back));
        path
    }

    /// The path from a loop result to the value that the last iteration yields.
    fn behind(&self, value: ValueId, ended: Loop) -> Path {
        let mut path = self.to(value);
        path.ended.push(ended);
        path.inside.push(Inside::Loop(ended));
        path
    }

    /// The path to the initial value of a loop; `always` if no iteration changes it.
    fn before(&self, value: ValueId, entered: Loop, always: bool) -> Path {
        let rounds = self.crossed.iter().filter(|&&crossed| crossed == entered).count() as u32;
        let mut path = self.to(value);
        path.inside.retain(|&mut inside| inside != Inside::Loop(entered));
        if !always {
            path.few.push(Few::Rounds(entered, rounds));
        }
        path
    }

    /// The path to the value that a branch of a conditional yields.
    fn in_branch(&self, value: ValueId, conditional: OpId, branch: RegionId) -> Path {
        let mut path = self.with(value, Few::Branch(conditional, branch));
        path.inside.push(Inside::Branch(branch));
        path
    }
}

impl Waits<'_> {
    /// The token of the copy `op`, if one of its results is a token.
    pub(crate) fn copy_token(&mut self, op: OpId) -> Option<TokenId> {
        let module = self.facts.module;
        let is_token = |&&value: &&ValueId| module.type_text(module.ty(value)) == TOKEN_TYPE;
        module.results(op).iter().find(is_token)?;
        if let Some(&known) = self.ids.get(&op) {
            return Some(known);
        }
        if self.ids.len() >= MAX_TOKENS as usize {
            return None;
        }
        let token = TokenId::from_index(self.ids.len());
        self.ids.insert(op, token);
        Some(token)
    }

    /// The tokens that `wait` completes by its operands of `group`.
    pub(crate) fn waited_tokens(&mut self, wait: OpId, group: &str) -> Vec<WaitToken> {
        let operands = self.facts.module.operand_group(wait, group);
        let mut copies = self.waited_copies(wait, operands).unwrap_or_default();
        if self.fuel.get() == 0 {
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

    /// The copies with their ages; `None` if there are too many paths.
    fn waited_copies(&self, wait: OpId, operands: &[ValueId]) -> Option<Vec<Found>> {
        let mut copies = Vec::new();
        // Each operand is waited for, whatever the others are.
        for &value in operands {
            let mut work = vec![Path::of(value)];
            let mut found: Vec<Alternative> = Vec::new();
            let mut gaps: Vec<Path> = Vec::new();
            let mut traced = 0;
            while let Some(path) = work.pop() {
                traced += 1;
                if traced > MAX_TRACED {
                    return None;
                }
                if self.trace(wait, &path, &mut work, &mut found).is_none() {
                    gaps.push(path);
                }
            }
            let is_certain = |found: &&Alternative, others: &[Alternative]| {
                let copy = found.copy;
                gaps.iter().all(|gap| self.is_too_early(copy, wait, gap))
                    && others.iter().all(|other| {
                        self.covers(other, copy, wait) || self.is_too_early(copy, wait, &other.path)
                    })
            };
            copies.extend(found.iter().filter(|one| is_certain(one, &found)).map(|one| one.copy));
        }
        Some(copies)
    }

    /// Follows one value; the values that it may be go to `work` and `found`. `None` if it may be
    /// anything else.
    fn trace(
        &self,
        wait: OpId,
        path: &Path,
        work: &mut Vec<Path>,
        found: &mut Vec<Alternative>,
    ) -> Option<()> {
        let module = self.facts.module;
        match module.value(path.value).def {
            ValueDef::OpResult { op, index } => match self.facts.meaning(op) {
                Meaning::AsyncCopy(_) if self.is_made_inside(op, path) => {
                    found.push(Alternative { copy: (op, self.age(op, wait, path)?), path: path.clone() });
                }
                Meaning::CommitGroup(_) if self.is_made_inside(op, path) => {
                    let group = Path { inside: SmallVec::new(), ..path.clone() };
                    work.extend(module.operands(op).iter().map(|&operand| group.to(operand)));
                }
                Meaning::Regions(Regions::For) => {
                    let &init = module.operand_group(op, "initArgs").get(index as usize)?;
                    let &[body, ..] = module.regions(op) else { return None };
                    let last = path.behind(self.yielded(body, index as usize)?, Loop::For(op));
                    work.extend([path.with(init, Few::NoRound(Loop::For(op))), last]);
                }
                // A conditional that runs again may leave a token of an older execution beside
                // copies of newer ones.
                Meaning::Regions(Regions::If) if !self.is_executed_again(op) => {
                    for &branch in module.regions(op) {
                        let value = self.yielded(branch, index as usize)?;
                        work.push(path.in_branch(value, op, branch));
                    }
                }
                // The token is null, chosen by another op, or created by other warps.
                _ => return None,
            },
            ValueDef::BlockArg { block, index } => {
                let (first, back, around) = self.incoming_of(block, index as usize)?;
                work.push(path.before(first, around, back.is_none()));
                work.extend(back.map(|value| path.across(value, around)));
            }
        }
        Some(())
    }

    /// Whether `op` is where a value of this path must be created.
    fn is_made_inside(&self, op: OpId, path: &Path) -> bool {
        path.inside.iter().all(|&inside| match inside {
            Inside::Loop(around) => self.stands_directly_in(op, around) == Some(true),
            Inside::Branch(region) => self.is_in_region(op, region),
        })
    }

    /// Whether a wait for `newer` completes `copy`, whose `age` newest executions do not count. It
    /// does if no other execution of `copy` is newer than the awaited execution of `newer`.
    fn covers(&self, newer: &Alternative, (copy, age): Found, wait: OpId) -> bool {
        let (other, other_age) = newer.copy;
        if other == copy {
            return other_age <= age;
        }
        let Some((first, second)) = self.common_region(copy, other) else { return false };
        let module = self.facts.module;
        let (block, of_other) = (module.op(first).parent, module.op(second).parent);
        let (Some(block), Some(of_other)) = (block, of_other) else { return false };
        if block != of_other {
            return self.dominates(block, of_other) && !self.is_executed_again(copy);
        }
        let position = |op: OpId| module.block_ops(block).iter().position(|&sibling| sibling == op);
        if (first, second) != (copy, other) {
            // Without a back edge around both, the execution of `other` is in the same run of the
            // block as the newest execution of `copy` in an earlier op.
            let repeats = |&around: &Loop| {
                [copy, other].iter().all(|&op| self.stands_directly_in(op, around) != Some(false))
            };
            return position(first) < position(second) && !newer.path.crossed.iter().any(repeats);
        }
        // Both ops are directly in one block: one may have run once more than the other at the
        // wait.
        let region = module.block(block).parent;
        let at = region.and_then(|region| self.ancestor_in(wait, region)).and_then(position);
        let between = |first: OpId, second: OpId| {
            at.is_some_and(|at| position(first) < Some(at) && Some(at) <= position(second))
        };
        if position(copy) < position(other) {
            other_age + u32::from(between(copy, other)) <= age
        } else {
            other_age + 1 - u32::from(between(other, copy)) <= age
        }
    }

    /// The ops of the innermost common region that each of the two ops is, or is in.
    fn common_region(&self, a: OpId, b: OpId) -> Option<(OpId, OpId)> {
        let module = self.facts.module;
        let mut first = a;
        loop {
            let region = module.block(module.op(first).parent?).parent?;
            if let Some(second) = self.ancestor_in(b, region) {
                return Some((first, second));
            }
            first = module.parent_op(first)?;
        }
    }

    /// Whether `age` covers all executions of a copy that can precede `wait` if the token is the
    /// value at the end of `gap`.
    fn is_too_early(&self, (copy, age): Found, wait: OpId, gap: &Path) -> bool {
        let once_in = |around: Loop| {
            self.stands_directly_in(copy, around) == Some(true) && !self.is_entered_again(around)
        };
        gap.few.iter().any(|&few| match few {
            Few::Rounds(around, rounds) => {
                let may_precede = gap.ended.contains(&around) || self.may_precede(copy, wait, around);
                rounds + u32::from(may_precede) <= age && once_in(around)
            }
            Few::NoRound(around) => once_in(around),
            Few::Branch(conditional, taken) => {
                let others = self.facts.module.regions(conditional).iter().filter(|&&region| region != taken);
                others.into_iter().any(|&region| self.is_in_region(copy, region))
            }
        })
    }

    /// The initial value of a loop-carried value, its value in later iterations if it changes, and
    /// the loop; `None` if it merges otherwise.
    fn incoming_of(&self, block: BlockId, index: usize) -> Option<(ValueId, Option<ValueId>, Loop)> {
        let module = self.facts.module;
        let region = module.block(block).parent?;
        let owner = module.region(region).op;
        let &own = module.block_args(block).get(index)?;
        let (first, back, around) = if module.region_blocks(region).first() != Some(&block) {
            let (first, back) = self.branched_to(block, index)?;
            (first, back, Loop::Block(block))
        } else if matches!(self.facts.meaning(owner), Meaning::Regions(Regions::For)) {
            let carried = index.checked_sub(1)?;
            let &init = module.operand_group(owner, "initArgs").get(carried)?;
            (init, vec![self.yielded(region, carried)?], Loop::For(owner))
        } else {
            return None;
        };
        match *back {
            [value] => Some((first, Some(value).filter(|&value| value != own), around)),
            // A token that one back edge keeps and another replaces can be of any age.
            _ => back.iter().all(|&value| value == own).then_some((first, None, around)),
        }
    }

    /// As `incoming_of`, for a block that branches lead to, with the value of each back edge.
    fn branched_to(&self, block: BlockId, index: usize) -> Option<(ValueId, Vec<ValueId>)> {
        let module = self.facts.module;
        let mut first = None;
        let mut back = Vec::new();
        for &other in self.facts.predecessors(block) {
            let Some(&last) = module.block_ops(other).last() else { continue };
            for successor in module.successors(last).iter().filter(|s| s.block == block) {
                let &value = module.successor_args(successor).get(index)?;
                if self.dominates(block, other) {
                    back.push(value);
                } else if first.replace(value).is_some() {
                    return None;
                }
            }
        }
        Some((first?, back))
    }

    fn yielded(&self, region: RegionId, index: usize) -> Option<ValueId> {
        let module = self.facts.module;
        let &[block] = module.region_blocks(region) else { return None };
        let &last = module.block_ops(block).last()?;
        matches!(self.facts.meaning(last), Meaning::Yield)
            .then(|| module.operands(last).get(index).copied())?
    }

    /// How many executions of `copy` may be newer than the one that `path` leads to; `None` if
    /// there is no bound.
    fn age(&self, copy: OpId, wait: OpId, path: &Path) -> Option<u32> {
        let mut age = 0;
        for (position, &around) in path.crossed.iter().enumerate() {
            if path.crossed[..position].contains(&around) || !self.stands_directly_in(copy, around)? {
                continue;
            }
            let times = path.crossed.iter().filter(|&&other| other == around).count() as u32;
            let may_precede = path.ended.contains(&around) || self.may_precede(copy, wait, around);
            age += times - 1 + u32::from(may_precede);
        }
        for &around in &path.ended {
            self.stands_directly_in(copy, around)?;
        }
        Some(age)
    }
}
