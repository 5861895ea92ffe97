//! The least that paths order between two steps.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::facts::{Completes, Overflow, State, States};
use super::graph::{Graph, StepNumber};

/// Follows all paths from a step, and calls `each` with each step that touches memory and a state
/// in which a path reaches it. A state comes at most once for an entry of a block.
pub(crate) fn walk(
    graph: &Graph,
    from: StepNumber,
    queue: Option<Completes>,
    overflow: Overflow,
    each: &mut dyn FnMut(StepNumber, State),
) {
    let start = graph.block_of(from);
    let mut entries: FxHashMap<usize, States> = FxHashMap::default();
    let mut open = VecDeque::new();
    let first = State::after(queue, &graph.step(from).effect);
    let skipped = (from - graph.blocks[start].first) as usize + 1;
    open.push_back((start, skipped, first));
    while let Some((at, skipped, mut state)) = open.pop_front() {
        let block = &graph.blocks[at];
        // A lower state may have come since.
        if skipped == 0 && !entries.get(&at).is_some_and(|states| states.all.contains(&state)) {
            continue;
        }
        for (position, step) in block.steps.iter().enumerate().skip(skipped) {
            if !step.touches.is_empty() {
                each(block.first + position as StepNumber, state);
            }
            state = state.then(queue, &step.effect);
        }
        for &next in &block.next {
            let states = entries.entry(next).or_default();
            if states.add(state, overflow) {
                // `add` may have replaced the state by what all have.
                let added = *states.all.last().expect("a set to which a state was added is not empty");
                open.push_back((next, 0, added));
            }
        }
    }
}

/// The steps of a shortest path between two steps, without both.
pub(crate) fn shortest(graph: &Graph, from: StepNumber, to: StepNumber) -> Vec<StepNumber> {
    let (start, goal) = (graph.block_of(from), graph.block_of(to));
    let numbers = |block: usize| {
        let first = graph.blocks[block].first;
        first..first + graph.blocks[block].steps.len() as StepNumber
    };
    if start == goal && from < to {
        return (from + 1..to).collect();
    }
    let mut came_from: FxHashMap<usize, usize> = FxHashMap::default();
    let mut open = VecDeque::from([start]);
    while let Some(block) = open.pop_front() {
        for &next in &graph.blocks[block].next {
            if came_from.contains_key(&next) {
                continue;
            }
            came_from.insert(next, block);
            open.push_back(next);
        }
        if came_from.contains_key(&goal) {
            break;
        }
    }
    let mut path: Vec<StepNumber> = numbers(goal).take_while(|&number| number < to).collect();
    let mut block = goal;
    while let Some(&before) = came_from.get(&block) {
        let steps = numbers(before).filter(|&number| before != start || number > from);
        path.splice(0..0, steps);
        if before == start {
            return path;
        }
        block = before;
    }
    Vec::new()
}
