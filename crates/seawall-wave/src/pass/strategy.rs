//! The two strategies, on plain positions. They choose the windows that need a separate barrier,
//! and the places of signals.
//!
//! They do not use traces, so tests can compare them with other implementations on windows of
//! numbers.

use std::fmt;

/// A window between two positions of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Position of the producer.
    pub prod_location: i64,
    /// Position of the consumer.
    pub cons_location: i64,
    /// Whether the consumer is in the next iteration.
    pub cross_iter: bool,
    /// The first and last position of the loop body. Needed if `cross_iter`.
    pub graph: Option<(i64, i64)>,
}

/// The reason why a set of windows has no placement. The number is the position of the window in
/// the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrategyError {
    /// The window crosses iterations, and its loop body is unknown.
    NoLoop(usize),
    /// The window crosses iterations, and its producer is not after its consumer.
    NotCrossing(usize),
    /// The loop body of the window does not end after its beginning.
    EmptyLoop(usize),
}

impl StrategyError {
    /// The position of the window in the set.
    pub const fn window(self) -> usize {
        match self {
            StrategyError::NoLoop(window)
            | StrategyError::NotCrossing(window)
            | StrategyError::EmptyLoop(window) => window,
        }
    }
}

impl fmt::Display for StrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StrategyError::NoLoop(_) => "crosses iterations of a loop that the pass does not track",
            StrategyError::NotCrossing(_) => "crosses iterations, and its producer is not after its consumer",
            StrategyError::EmptyLoop(_) => "crosses iterations of a loop whose body has fewer than two nodes",
        })
    }
}

impl std::error::Error for StrategyError {}

/// Returns the windows that get a barrier before their consumers, in the order in which they are
/// chosen.
///
/// The first sweep is over windows within an iteration, by consumer and then by producer. A window
/// is covered if the last chosen barrier is in `(producer, consumer]`. The second sweep is over
/// windows that cross iterations, in the same order. Such a window is covered if any chosen barrier
/// is in `[producer, end of the body]` or `[beginning of the body, consumer]`.
///
/// The time is O(n log n).
///
/// # Errors
///
/// Returns an error if a window that crosses iterations is inconsistent.
pub fn minimize_placement_strategy(windows: &[Window]) -> Result<Vec<usize>, StrategyError> {
    let mut order: Vec<usize> = (0..windows.len()).collect();
    order.sort_by_key(|&at| (windows[at].cons_location, windows[at].prod_location));
    let mut chosen = Vec::new();
    // Both lists ascend, because windows are visited in the order of their consumers.
    let (mut forward, mut crossing): (Vec<i64>, Vec<i64>) = (Vec::new(), Vec::new());
    let mut last = -1;
    for &at in order.iter().filter(|&&at| !windows[at].cross_iter) {
        let Window { prod_location: start, cons_location: end, .. } = windows[at];
        if !(start < last && last <= end) {
            chosen.push(at);
            forward.push(end);
            last = end;
        }
    }
    for &at in order.iter().filter(|&&at| windows[at].cross_iter) {
        let Window { prod_location: start, cons_location: end, graph, .. } = windows[at];
        let (first, last) = graph.ok_or(StrategyError::NoLoop(at))?;
        if start <= end {
            return Err(StrategyError::NotCrossing(at));
        }
        if first >= last {
            return Err(StrategyError::EmptyLoop(at));
        }
        let is_guarded = |lo, hi| in_range(&forward, lo, hi) || in_range(&crossing, lo, hi);
        if !is_guarded(start, last) && !is_guarded(first, end) {
            chosen.push(at);
            crossing.push(end);
        }
    }
    Ok(chosen)
}

/// Returns whether one of the ascending `positions` is in `lo..=hi`.
fn in_range(positions: &[i64], lo: i64, hi: i64) -> bool {
    let at = positions.partition_point(|&position| position < lo);
    positions.get(at).is_some_and(|&position| position <= hi)
}

/// A window that gets a wait before its consumer, and the place of its signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The window whose consumer the wait precedes.
    pub wait: usize,
    /// The window whose producer the signal follows. `None` means right before the wait.
    pub signal: Option<usize>,
}

/// Returns waits where [`minimize_placement_strategy`] places barriers. The signal of each is after
/// the last producer of any window that precedes the wait.
///
/// The signal is right before the wait in two cases: if no producer precedes the wait, and if that
/// producer is in another graph than the consumer. `same_graph(signal, wait)` compares the graphs
/// of two windows.
///
/// The time is O(n log n).
///
/// # Errors
///
/// Returns the errors of [`minimize_placement_strategy`].
pub fn find_disjoint_interval_strategy(
    windows: &[Window],
    same_graph: impl Fn(usize, usize) -> bool,
) -> Result<Vec<Pair>, StrategyError> {
    let chosen = minimize_placement_strategy(windows)?;
    let mut producers: Vec<usize> = (0..windows.len()).collect();
    producers.sort_by_key(|&at| (windows[at].prod_location, windows[at].cons_location));
    let pair = |wait: usize| {
        let before = |&at: &usize| windows[at].prod_location < windows[wait].cons_location;
        let closest = producers.partition_point(before).checked_sub(1).map(|at| producers[at]);
        Pair { wait, signal: closest.filter(|&signal| same_graph(signal, wait)) }
    };
    Ok(chosen.into_iter().map(pair).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forward(prod_location: i64, cons_location: i64) -> Window {
        Window { prod_location, cons_location, cross_iter: false, graph: None }
    }

    fn crossing(prod_location: i64, cons_location: i64, graph: (i64, i64)) -> Window {
        Window { prod_location, cons_location, cross_iter: true, graph: Some(graph) }
    }

    #[test]
    fn one_barrier_covers_the_windows_that_it_lies_in() {
        let windows = [forward(1, 5), forward(3, 8), forward(5, 9), forward(9, 12)];
        assert_eq!(minimize_placement_strategy(&windows), Ok(vec![0, 2, 3]), "5 is not in (5, 9]");
    }

    #[test]
    fn equal_windows_keep_their_order() {
        assert_eq!(minimize_placement_strategy(&[forward(2, 4), forward(1, 4), forward(1, 4)]), Ok(vec![1]));
    }

    #[test]
    fn a_window_around_the_loop_is_covered_from_either_end() {
        for covering in [forward(4, 6), forward(1, 2)] {
            let windows = [crossing(6, 3, (0, 9)), covering];
            assert_eq!(minimize_placement_strategy(&windows), Ok(vec![1]));
        }
        let windows = [crossing(6, 3, (0, 9)), forward(4, 5), crossing(7, 2, (0, 9))];
        assert_eq!(minimize_placement_strategy(&windows), Ok(vec![1, 2]), "2 covers [0, 3] too");
    }

    #[test]
    fn windows_that_contradict_themselves_are_refused() {
        let lost = Window { graph: None, ..crossing(6, 3, (0, 9)) };
        assert_eq!(minimize_placement_strategy(&[forward(0, 1), lost]), Err(StrategyError::NoLoop(1)));
        assert_eq!(
            minimize_placement_strategy(&[crossing(3, 6, (0, 9))]),
            Err(StrategyError::NotCrossing(0))
        );
        assert_eq!(minimize_placement_strategy(&[crossing(6, 3, (9, 9))]), Err(StrategyError::EmptyLoop(0)));
    }

    #[test]
    fn a_signal_goes_after_the_last_producer_before_the_wait() {
        let windows = [forward(1, 9), forward(3, 10)];
        let pairs = find_disjoint_interval_strategy(&windows, |_, _| true);
        assert_eq!(pairs, Ok(vec![Pair { wait: 0, signal: Some(1) }]));
    }

    #[test]
    fn a_signal_falls_back_to_right_before_the_wait() {
        let only_crossing = [crossing(6, 3, (0, 9))];
        let pairs = find_disjoint_interval_strategy(&only_crossing, |_, _| true);
        assert_eq!(pairs, Ok(vec![Pair { wait: 0, signal: None }]), "no producer is before the wait");
        let pairs = find_disjoint_interval_strategy(&[forward(1, 9)], |_, _| false);
        assert_eq!(pairs, Ok(vec![Pair { wait: 0, signal: None }]), "the producer is in another graph");
    }

    /// A linear search through the ranges, as the definition of the strategy states it.
    fn plain(windows: &[Window]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..windows.len()).collect();
        order.sort_by_key(|&at| (windows[at].cons_location, windows[at].prod_location));
        let (mut chosen, mut positions, mut last) = (Vec::new(), Vec::<i64>::new(), -1);
        for &at in order.iter().filter(|&&at| !windows[at].cross_iter) {
            let window = windows[at];
            if !(last > window.prod_location && last <= window.cons_location) {
                last = window.cons_location;
                positions.push(last);
                chosen.push(at);
            }
        }
        for &at in order.iter().filter(|&&at| windows[at].cross_iter) {
            let window = windows[at];
            let (first, end) = window.graph.unwrap();
            let guards = |p: &i64| {
                (window.prod_location..=end).contains(p) || (first..=window.cons_location).contains(p)
            };
            if !positions.iter().any(guards) {
                positions.push(window.cons_location);
                chosen.push(at);
            }
        }
        chosen
    }

    #[test]
    fn ranges_are_searched_as_if_looked_through_one_by_one() {
        arbtest::arbtest(|u| {
            let mut windows = Vec::new();
            for _ in 0..u.int_in_range(0..=12)? {
                let (a, b): (i64, i64) = (u.int_in_range(0..=20)?, u.int_in_range(0..=20)?);
                let first = u.int_in_range(0..=10)?;
                let graph = (first, u.int_in_range(first + 1..=21)?);
                windows.push(if a > b { crossing(a, b, graph) } else { forward(a, b) });
            }
            assert_eq!(minimize_placement_strategy(&windows), Ok(plain(&windows)), "{windows:?}");
            Ok(())
        });
    }
}
