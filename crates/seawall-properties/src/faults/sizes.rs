//! Reduced sizes: values for the arguments of a kernel with which its loops run a few times, so
//! that the oracle can try all orders.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{BinaryOp, BlockId, Program, TermId, TermKind};
use seawall_oracle::{Limits, one_run};

use super::substitute::pinned;

/// Assignments that are tried.
const TRIES: u64 = 400;
/// Sizes of these that are kept.
const KEPT: usize = 12;
/// The most steps of a run that is small enough.
const STEPS: u64 = 40_000;

/// A program of one size.
pub(crate) struct Sized {
    /// The values of the arguments.
    values: FxHashMap<TermId, i64>,
    /// Steps of one run.
    steps: u64,
    /// Largest number of iterations of each loop.
    profile: BTreeMap<BlockId, u32>,
    /// Whether rings wrap around: the longest loop has more iterations than the deepest ring has
    /// slots, or no size is larger.
    pub(crate) wraps: bool,
}

impl Sized {
    /// Returns the program of this size.
    pub(crate) fn of(&self, program: &Program) -> Program {
        pinned(program, &self.values)
    }

    /// Returns the iterations of all loops together.
    pub(crate) fn iterations(&self) -> u32 {
        self.profile.values().sum()
    }
}

/// Returns sizes for `program`, the smallest first. If loops have the same numbers of iterations in
/// several sizes, the one with the shortest run counts. The last is the smallest in which every
/// loop that can runs often enough to pass the deepest ring twice.
pub(crate) fn sizes(program: &Program, limits: &Limits) -> Vec<Sized> {
    let symbols = symbols(program);
    let menu = menu(program);
    let mut best: BTreeMap<Vec<(BlockId, u32)>, Sized> = BTreeMap::new();
    let tries = if symbols.is_empty() { 1 } else { TRIES };
    let mut random = 1;
    for _ in 0..tries {
        let values = symbols.iter().map(|&symbol| (symbol, pick(&menu, &mut random))).collect();
        let sized = measure(program, values, limits);
        if sized.steps >= STEPS {
            continue;
        }
        let key = sized.profile.iter().map(|(block, count)| (*block, *count)).collect();
        let better = best.get(&key).is_none_or(|known| sized.steps < known.steps);
        if better {
            best.insert(key, sized);
        }
    }
    spread(program, best.into_values().collect())
}

/// Selects a few of many: for each target of iterations, the smallest in which all loops reach it.
fn spread(program: &Program, mut all: Vec<Sized>) -> Vec<Sized> {
    all.sort_by_key(|sized| sized.steps);
    let most: BTreeMap<BlockId, u32> =
        all.iter().flat_map(|sized| &sized.profile).fold(BTreeMap::new(), |mut most, (block, count)| {
            let known = most.entry(*block).or_insert(0);
            *known = (*known).max(*count);
            most
        });
    let slots = program.buffers.values().map(|buffer| buffer.slots).max().unwrap_or(1);
    let enough = slots.saturating_mul(2).saturating_add(2).min(10);
    let mut chosen: Vec<usize> = Vec::new();
    for target in [1, 2, 3, slots.saturating_add(1), slots.saturating_add(2), enough] {
        let reaches = |sized: &Sized| {
            most.iter().all(|(block, most)| sized.profile.get(block).is_some_and(|n| *n >= target.min(*most)))
        };
        chosen.extend(all.iter().position(reaches));
        // Iterations of nested loops multiply, so that one long loop suffices.
        let long = |sized: &Sized| {
            let most = sized.profile.values().max();
            most.is_some_and(|n| *n >= target)
                && sized.profile.values().filter(|n| **n > 1).count() * 2 >= sized.profile.len()
        };
        chosen.extend(all.iter().position(long));
    }
    // The shortest run, in which loops may not run at all.
    chosen.extend((!all.is_empty()).then_some(0));
    chosen.sort_unstable();
    chosen.dedup();
    chosen.truncate(KEPT);
    let mut at = 0;
    all.retain(|_| {
        at += 1;
        chosen.contains(&(at - 1))
    });
    let wraps = |sized: &Sized| sized.profile.values().max().is_some_and(|most| *most > slots);
    all.iter_mut().for_each(|sized| sized.wraps = wraps(sized));
    if let Some(last) = all.last_mut() {
        last.wraps = true;
    }
    all
}

fn measure(program: &Program, values: FxHashMap<TermId, i64>, limits: &Limits) -> Sized {
    let pinned = pinned(program, &values);
    let limits = Limits { steps: STEPS, ..limits.clone() };
    let (report, schedule) = one_run(&pinned, &limits, 1);
    let mut profile = BTreeMap::new();
    for (block, count) in schedule.steps.iter().flat_map(|step| &step.iterations) {
        let known = profile.entry(*block).or_insert(0);
        *known = (*known).max(count.saturating_add(1));
    }
    Sized { values, steps: report.explored.steps, profile, wraps: false }
}

/// Returns the arguments of a kernel: symbols with one value, and parameters of its entry block.
fn symbols(program: &Program) -> Vec<TermId> {
    let targets: FxHashSet<BlockId> = program
        .blocks
        .values()
        .flat_map(|block| block.terminator.edges().into_iter().map(|edge| edge.target))
        .collect();
    let is_given = |kind: &TermKind| match kind {
        TermKind::Symbol { varying, .. } => !varying,
        TermKind::Param { block, .. } => {
            let of = program.blocks.get(*block);
            !targets.contains(block) && of.is_some_and(|b| program.functions[b.function].kernel)
        }
        _ => false,
    };
    program.terms.iter().filter(|(_, kind)| is_given(kind)).map(|(id, _)| id).collect()
}

/// Returns values worth trying: small ones, and small multiples of what the program divides by,
/// multiplies by or adds.
fn menu(program: &Program) -> Vec<i64> {
    let mut units = vec![1];
    for (_, kind) in program.terms.iter() {
        let constant = |id| program.terms.as_const(id);
        let unit = match *kind {
            TermKind::Binary(
                BinaryOp::DivS | BinaryOp::DivU | BinaryOp::FloorDivS | BinaryOp::Mul | BinaryOp::Add,
                _,
                b,
            ) => constant(b),
            _ => None,
        };
        units.extend(unit.filter(|unit| (2..=4096).contains(unit)));
    }
    units.sort_unstable();
    units.dedup();
    let mut menu = vec![0, 0, 1, 1, 1];
    for unit in units {
        menu.extend((1..=10).map(|times: i64| unit.saturating_mul(times)));
        menu.extend((1..=3).map(|times: i64| unit.saturating_mul(times)));
    }
    menu
}

fn pick(menu: &[i64], random: &mut u64) -> i64 {
    let number = crate::random(random) % (menu.len().max(1) as u64);
    usize::try_from(number).ok().and_then(|number| menu.get(number)).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::judge::{ORACLE_STEPS, limits};
    use crate::faults::ring;

    #[test]
    fn sizes_go_from_no_iteration_to_twice_around_the_ring() {
        let sizes = sizes(&ring(), &limits(ORACLE_STEPS));
        let loops: Vec<u32> =
            sizes.iter().map(|sized| sized.profile.values().copied().max().unwrap_or(0)).collect();
        assert!(sizes.is_sorted_by_key(|sized| sized.steps), "{loops:?}");
        assert_eq!(sizes.first().map(Sized::iterations), Some(0));
        assert!(
            sizes.last().is_some_and(|sized| sized.wraps && sized.iterations() >= 2 * 2 * 3),
            "{loops:?}"
        );
        for sized in sizes.iter().rev().skip(1) {
            assert_eq!(sized.wraps, sized.profile.values().any(|count| *count > 3), "{:?}", sized.profile);
        }
    }

    #[test]
    fn a_program_without_arguments_has_one_size() {
        let text = "program fixed target sm_90 {\n smem A : 64\n warps 1\n loop i to 2 { write A }\n}";
        let program = seawall_model::text::parse(text).unwrap_or_else(|errors| panic!("{errors:?}"));
        let sizes = sizes(&program, &limits(ORACLE_STEPS));
        assert_eq!(sizes.len(), 1);
        assert!(sizes[0].wraps && sizes[0].values.is_empty());
        assert_eq!(sizes[0].of(&program), pinned(&program, &FxHashMap::default()));
    }
}
