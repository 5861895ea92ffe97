//! Waits that name tokens instead of a count: which copies they wait for, and how many newer copies by the same op may
//! still be in flight.
//!
//! A token operand is traced back through loops, and through conditionals that are executed once, to the ops that make
//! tokens. Each back edge of a loop on the way means one more execution of a copy that stands directly in this loop; the
//! copy of the current iteration counts only if it may come before the wait.
//!
//! A value carried around a loop is a different token in different iterations. A copy is waited for
//! only if it is complete whichever token the value is: because the queue is in order and the other
//! token is newer (`covers`), or because the copy cannot have been executed often enough when the
//! value is the other token (`Few`). The same holds where the value may be something else, such as
//! the poison that stands for no store. Errors are on the safe side: too few tokens, or too large an
//! age. `crate::counting` bounds the entries in flight over the same alternatives.

use seawall_base::EntityId;
use seawall_dialects::{Meaning, Regions};
use seawall_mlir::{BlockId, OpId, RegionId, ValueDef, ValueId};
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
    /// What the op that makes the token has to stand in: made elsewhere, the token is older than others that the value may be.
    inside: SmallVec<[Inside; 2]>,
    /// What has been executed if the value is the one at the end of this way.
    few: SmallVec<[Few; 2]>,
}

/// Where a token is to be made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Directly in the loop, in an iteration before, or the last.
    Loop(Loop),
    /// In the branch of a conditional whose result it is.
    Branch(RegionId),
}

/// How often copies can have been executed when a value is what it is.
#[derive(Clone, Copy)]
enum Few {
    /// The value is the one that the loop was entered with, and the back edge was taken so many times.
    Rounds(Loop, u32),
    /// The loop ran no iteration.
    NoRound(Loop),
    /// The conditional, executed once at most, went to this region and not to its others.
    Branch(OpId, RegionId),
}

/// A copy that the token may stand for: its op, and how many of its newest executions may be newer.
type Found = (OpId, u32);

/// The copy that a value is if it was made at the end of this path.
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

    /// From what a loop hands on to what its last iteration leaves.
    fn behind(&self, value: ValueId, ended: Loop) -> Path {
        let mut path = self.to(value);
        path.ended.push(ended);
        path.inside.push(Inside::Loop(ended));
        path
    }

    /// To what a loop is entered with; `always` if it is that in every iteration.
    fn before(&self, value: ValueId, entered: Loop, always: bool) -> Path {
        let rounds = self.crossed.iter().filter(|&&crossed| crossed == entered).count() as u32;
        let mut path = self.to(value);
        path.inside.retain(|&mut inside| inside != Inside::Loop(entered));
        if !always {
            path.few.push(Few::Rounds(entered, rounds));
        }
        path
    }

    /// To what a branch of a conditional yields.
    fn in_branch(&self, value: ValueId, conditional: OpId, branch: RegionId) -> Path {
        let mut path = self.with(value, Few::Branch(conditional, branch));
        path.inside.push(Inside::Branch(branch));
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

    /// Follows one value: what it may be is in `work` and `found` now. `None` if it may be something else.
    fn trace(
        &self,
        wait: OpId,
        path: &Path,
        work: &mut Vec<Path>,
        found: &mut Vec<Alternative>,
    ) -> Option<()> {
        let module = self.module;
        match module.value(path.value).def {
            ValueDef::OpResult { op, index } => match self.meaning(op) {
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
                // Executed again, a conditional may leave a token of an older execution beside copies of newer ones.
                Meaning::Regions(Regions::If) if !self.is_executed_again(op) => {
                    for &branch in module.regions(op) {
                        let value = self.yielded(branch, index as usize)?;
                        work.push(path.in_branch(value, op, branch));
                    }
                }
                // A token that is nothing, that is chosen otherwise, or that other warps made.
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

    /// Whether `op` stands where a value of this way has to be made.
    fn is_made_inside(&self, op: OpId, path: &Path) -> bool {
        path.inside.iter().all(|&inside| match inside {
            Inside::Loop(around) => self.stands_directly_in(op, around) == Some(true),
            Inside::Branch(region) => self.is_in_region(op, region),
        })
    }

    /// Whether a wait for `newer` completes `copy`, of which the `age` newest executions do not count:
    /// no other execution of `copy` is newer than the one of `newer` that is waited for.
    fn covers(&self, newer: &Alternative, (copy, age): Found, wait: OpId) -> bool {
        let (other, other_age) = newer.copy;
        if other == copy {
            return other_age <= age;
        }
        let Some((first, second)) = self.common_region(copy, other) else { return false };
        let module = self.module;
        let (block, of_other) = (module.op(first).parent, module.op(second).parent);
        let (Some(block), Some(of_other)) = (block, of_other) else { return false };
        if block != of_other {
            return self.dominates(block, of_other) && !self.is_executed_again(copy);
        }
        let position = |op: OpId| module.block_ops(block).iter().position(|&sibling| sibling == op);
        if (first, second) != (copy, other) {
            // Without a back edge around both, the execution of `other` is in the same run of the
            // block as the newest one of `copy` that is in an earlier op.
            let repeats = |&around: &Loop| {
                [copy, other].iter().all(|&op| self.stands_directly_in(op, around) != Some(false))
            };
            return position(first) < position(second) && !newer.path.crossed.iter().any(repeats);
        }
        // Side by side: one of them may have been executed once more than the other at the wait.
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

    /// The ops of the innermost region with both that each of two ops is or is in.
    fn common_region(&self, a: OpId, b: OpId) -> Option<(OpId, OpId)> {
        let module = self.module;
        let mut first = a;
        loop {
            let region = module.block(module.op(first).parent?).parent?;
            if let Some(second) = self.ancestor_in(b, region) {
                return Some((first, second));
            }
            first = module.parent_op(first)?;
        }
    }

    /// Whether all executions of a copy that can have been before `wait`, when the token is the value at the end of `gap`, are
    /// among those that its age leaves out.
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
                let others = self.module.regions(conditional).iter().filter(|&&region| region != taken);
                others.into_iter().any(|&region| self.is_in_region(copy, region))
            }
        })
    }

    /// What a loop-carried value is at first and in later iterations, if it changes, and the loop; `None` if it merges otherwise.
    fn incoming_of(&self, block: BlockId, index: usize) -> Option<(ValueId, Option<ValueId>, Loop)> {
        let module = self.module;
        let region = module.block(block).parent?;
        let owner = module.region(region).op;
        let &own = module.block_args(block).get(index)?;
        let (first, back, around) = if module.region_blocks(region).first() != Some(&block) {
            let (first, back) = self.branched_to(block, index)?;
            (first, back, Loop::Block(block))
        } else if matches!(self.meaning(owner), Meaning::Regions(Regions::For)) {
            let carried = index.checked_sub(1)?;
            let &init = module.operand_group(owner, "initArgs").get(carried)?;
            (init, vec![self.yielded(region, carried)?], Loop::For(owner))
        } else {
            return None;
        };
        match *back {
            [value] => Some((first, Some(value).filter(|&value| value != own), around)),
            // Kept as it is, or an older one, on one way round and made anew on another, a token can be of any age.
            _ => back.iter().all(|&value| value == own).then_some((first, None, around)),
        }
    }

    /// As `incoming_of` for a block that branches lead to, with the value of each branch back.
    fn branched_to(&self, block: BlockId, index: usize) -> Option<(ValueId, Vec<ValueId>)> {
        let module = self.module;
        let mut first = None;
        let mut back = Vec::new();
        for &other in self.predecessors(block) {
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
        let module = self.module;
        let &[block] = module.region_blocks(region) else { return None };
        let &last = module.block_ops(block).last()?;
        matches!(self.meaning(last), Meaning::Yield).then(|| module.operands(last).get(index).copied())?
    }

    /// How many executions of `copy` may be newer than the one that `path` leads to. `None` if the number is not bounded.
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
