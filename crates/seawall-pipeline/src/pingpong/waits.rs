//! Recounts how many groups of copies each wait leaves in flight after ops were moved, and joins
//! neighbouring waits.
//!
//! Source: `updateWaits`, `minNumInterleavedCommitOps` and `combineRedundantWaitOps` of Triton
//! 3.9's software pipeliner.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::SecondaryMap;
use seawall_dialects::{Meaning, Regions, meaning_of};
use seawall_mlir::{AttrValue, BlockId, Edits, Module, OpId, RegionId, ValueDef, ValueId};

use crate::tree::Uses;
use crate::{lines, marks, tree};

/// Returns `m` with all its waits recounted and joined, as edits. `None` if that changes nothing.
pub(crate) fn recounted(m: &Module) -> Option<Edits<'_>> {
    let waits: Vec<OpId> = m.walk().filter(|&op| marks::is_group_wait(m, op)).collect();
    let commits = Commits::new(m);
    let counts: Vec<u32> = waits.iter().map(|&wait| in_flight(m, wait, &commits)).collect();
    let count = |wait: OpId| counts[waits.binary_search(&wait).expect("all waits are counted")];
    let uses = Uses::new(m);
    let mut edits = Edits::new(m);
    let suffix = m.fresh_suffix("_pw");
    let mut joined: FxHashSet<OpId> = FxHashSet::default();
    for &wait in &waits {
        if joined.contains(&wait) {
            continue;
        }
        let group = group(m, wait);
        joined.extend(&group);
        if group.len() == 1 || !is_joinable(m, &group) {
            group.iter().for_each(|&wait| set_count(m, wait, count(wait), &mut edits));
            continue;
        }
        let least = group.iter().map(|&wait| count(wait)).min().expect("a group has its first wait");
        let name = format!("%waited{}{suffix}", joined.len());
        let tokens: Vec<String> =
            group.iter().flat_map(|&wait| m.operands(wait)).map(|&token| m.value_name(token)).collect();
        edits.insert_before(wait, &lines::group_wait(&name, &tokens, least));
        for &wait in &group {
            edits.erase(wait);
            m.results(wait).iter().for_each(|&token| uses.respell(token, &name, |_| true, (m, &mut edits)));
        }
    }
    Some(edits).filter(|edits| !edits.is_empty())
}

fn set_count(m: &Module, wait: OpId, count: u32, edits: &mut Edits<'_>) {
    let written = m.attr(wait, "num").map(|attr| m.attr_value(attr));
    if !matches!(written, Some(AttrValue::Int { value, .. }) if value == i128::from(count)) {
        edits.set_attr(wait, "num", &format!("{count} : i32"));
    }
}

/// Returns the wait and those after it in its block, up to the next commit, loop or branch.
fn group(m: &Module, wait: OpId) -> Vec<OpId> {
    let ends = |op: OpId| marks::is_commit(m, op) || !m.regions(op).is_empty() && may_branch(m, op);
    let next = behind(m, wait).iter().take_while(|&&op| !ends(op));
    std::iter::once(wait).chain(next.copied().filter(|&op| marks::is_group_wait(m, op))).collect()
}

/// Whether control flow enters the op's regions, other than for the scalar code of a reduction or a
/// map.
fn may_branch(m: &Module, op: OpId) -> bool {
    use Regions::{For, If, Once, Switch, While};
    match meaning_of(m, op) {
        Meaning::Regions(regions) => matches!(regions, For | While | If | Switch | Once),
        Meaning::WarpSpecialize(_) => true,
        _ => false,
    }
}

/// Whether the waits can be joined. A wait that uses what another one of the group waited for
/// cannot.
fn is_joinable(m: &Module, group: &[OpId]) -> bool {
    let mut tokens = group.iter().flat_map(|&wait| m.operands(wait));
    tokens
        .all(|&token| !m.defining_op(token).is_some_and(|by| group.contains(&by) || !is_before(m, by, group)))
}

/// Whether the op is before the group, or in another block.
fn is_before(m: &Module, op: OpId, group: &[OpId]) -> bool {
    group.first().is_none_or(|&first| m.op(op).parent != m.op(first).parent || op < first)
}

fn behind(m: &Module, op: OpId) -> &[OpId] {
    let ops = m.op(op).parent.map(|block| m.block_ops(block)).unwrap_or_default();
    let at = ops.partition_point(|&other| other <= op);
    ops.get(at..).unwrap_or_default()
}

/// The most paths that are followed. Beyond that, the wait waits for everything.
const MOST_PATHS: usize = 100_000;

/// Returns the fewest groups committed between the copies that a wait is for and the wait, on any
/// path.
fn in_flight(m: &Module, wait: OpId, commits: &Commits) -> u32 {
    let mut least = u32::MAX;
    let mut is_lost = m.operands(wait).is_empty();
    let mut seen: FxHashSet<(ValueId, OpId, u32)> = FxHashSet::default();
    for &token in m.operands(wait) {
        let mut todo = vec![(token, around(m, wait, token), 0u32)];
        while let Some((token, sink, sum)) = todo.pop() {
            if !seen.insert((token, sink, sum)) {
                continue;
            }
            let (block, index) = match m.value(token).def {
                ValueDef::OpResult { op, .. } => {
                    least = least.min(sum.saturating_add(commits.behind(m, op, sink)));
                    continue;
                }
                ValueDef::BlockArg { block, index } => (block, index as usize),
            };
            let owner = m.block(block).parent.map(|region| m.region(region).op);
            let owner = owner.filter(|&owner| marks::is_for(m, owner) && seen.len() < MOST_PATHS);
            let paths = owner.zip(m.block_ops(block).last().copied()).and_then(|(owner, end)| {
                let at = index.checked_sub(1)?;
                Some([
                    (*m.operands(end).get(at)?, end),
                    (*m.operand_group(owner, "initArgs").get(at)?, owner),
                ])
            });
            let Some(paths) = paths else {
                is_lost = true;
                continue;
            };
            let sum = sum.saturating_add(commits.before[sink]);
            if sum < least {
                // The path from outside, which is the last, is followed first.
                todo.extend(paths.map(|(token, sink)| (token, sink, sum)));
            }
        }
    }
    if is_lost { 0 } else { least.min(i32::MAX as u32) }
}

/// Groups committed in each block, without those inside of other ops.
struct Commits {
    /// Before each op.
    before: SecondaryMap<OpId, u32>,
    whole: FxHashMap<BlockId, u32>,
}

impl Commits {
    fn new(m: &Module) -> Self {
        let mut commits =
            Commits { before: SecondaryMap::with_capacity(0, m.op_count()), whole: FxHashMap::default() };
        for op in m.walk() {
            let Some(block) = m.op(op).parent else { continue };
            let count = commits.whole.entry(block).or_default();
            *commits.before.entry(op) = *count;
            *count += u32::from(marks::is_commit(m, op));
        }
        commits
    }

    /// Returns the groups between the op and `sink`, or the end of the block if `sink` is
    /// elsewhere.
    fn behind(&self, m: &Module, op: OpId, sink: OpId) -> u32 {
        let block = m.op(op).parent;
        let end = if m.op(sink).parent == block {
            self.before[sink]
        } else {
            block.and_then(|block| self.whole.get(&block)).copied().unwrap_or(0)
        };
        end.saturating_sub(self.before[op] + u32::from(marks::is_commit(m, op)))
    }
}

/// Returns the wait, or the op around it that is in the region of the value.
fn around(m: &Module, wait: OpId, token: ValueId) -> OpId {
    let of_value = region_of(m, token);
    let own = |op: OpId| m.op(op).parent.and_then(|block| m.block(block).parent);
    tree::around(m, wait).find(|&op| own(op) == of_value).unwrap_or(wait)
}

fn region_of(m: &Module, value: ValueId) -> Option<RegionId> {
    let block = match m.value(value).def {
        ValueDef::OpResult { op, .. } => m.op(op).parent,
        ValueDef::BlockArg { block, .. } => Some(block),
    };
    block.and_then(|block| m.block(block).parent)
}
