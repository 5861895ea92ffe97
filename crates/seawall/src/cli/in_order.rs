//! Works on many items with several threads, and passes on the results in the order of the items.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Builder};

/// The stack of a thread, as the main thread has it on most systems.
const STACK: usize = 8 << 20;
/// How many items beyond the first unfinished one the threads start, for each thread. It limits the
/// memory for results that wait for their turn.
const AHEAD: usize = 16;

/// The number of threads if the user does not state one.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Calls `work` for every item on up to `jobs` threads, and `each` with the results on this thread,
/// in the order of the items.
///
/// # Errors
///
/// The first error of `each`. The remaining items are dropped.
pub(crate) fn in_order<T: Sync, R: Send, E>(
    items: &[T],
    jobs: usize,
    work: impl Fn(&T) -> R + Sync,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let jobs = jobs.min(items.len());
    if jobs <= 1 {
        return items.iter().try_for_each(|item| each(work(item)));
    }
    let turns =
        Turns { state: Mutex::default(), changed: Condvar::new(), items: items.len(), ahead: jobs * AHEAD };
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        let mut started = 0;
        for _ in 0..jobs {
            let (sender, work, turns) = (sender.clone(), &work, &turns);
            let thread = move || {
                while let Some(at) = turns.next() {
                    // This fails only after an error.
                    if sender.send((at, work(&items[at]))).is_err() {
                        break;
                    }
                }
            };
            // Without some of the threads, the others do their work.
            started += usize::from(Builder::new().stack_size(STACK).spawn_scoped(scope, thread).is_ok());
        }
        drop(sender);
        if started == 0 {
            return items.iter().try_for_each(|item| each(work(item)));
        }
        let result = pass_on(results, &turns, each);
        turns.stop();
        result
    })
}

fn pass_on<R, E>(
    results: Receiver<(usize, R)>,
    turns: &Turns,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (at, result) in results {
        waiting.insert(at, result);
        while let Some(result) = waiting.remove(&next) {
            next += 1;
            turns.passed(next);
            each(result)?;
        }
    }
    Ok(())
}

/// Which items the threads take.
struct Turns {
    state: Mutex<State>,
    changed: Condvar,
    items: usize,
    ahead: usize,
}

#[derive(Default)]
struct State {
    /// The next item to work on.
    next: usize,
    /// The number of results that were passed on.
    passed: usize,
    stopped: bool,
}

impl Turns {
    fn state(&self) -> MutexGuard<'_, State> {
        // No thread panics with the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The position of an item that no other thread works on. Waits if the thread is too far ahead.
    fn next(&self) -> Option<usize> {
        let mut state = self.state();
        while !state.stopped && state.next < self.items && state.next >= state.passed + self.ahead {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let at = state.next;
        state.next += 1;
        (!state.stopped && at < self.items).then_some(at)
    }

    fn passed(&self, passed: usize) {
        self.state().passed = passed;
        self.changed.notify_all();
    }

    fn stop(&self) {
        self.state().stopped = true;
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..100).collect();
        for jobs in [1, 2, 7, 1000] {
            let mut seen = Vec::new();
            let work = |item: &u64| {
                thread::sleep(Duration::from_micros((item * 37) % 211));
                item * 2
            };
            let each = |result| {
                seen.push(result);
                Ok::<(), ()>(())
            };
            assert_eq!(in_order(&items, jobs, work, each), Ok(()));
            assert_eq!(seen, items.iter().map(|item| item * 2).collect::<Vec<_>>(), "{jobs} jobs");
        }
    }

    #[test]
    fn an_error_stops_the_threads() {
        let items: Vec<usize> = (0..10_000).collect();
        let worked = AtomicUsize::new(0);
        let work = |item: &usize| {
            worked.fetch_add(1, Ordering::Relaxed);
            *item
        };
        let each = |item| if item == 5 { Err(item) } else { Ok(()) };
        assert_eq!(in_order(&items, 4, work, each), Err(5));
        assert!(worked.load(Ordering::Relaxed) < 10 + 4 * AHEAD + 4, "{worked:?}");
    }

    #[test]
    fn threads_wait_for_a_slow_first_item() {
        let items: Vec<usize> = (0..1000).collect();
        let worked = AtomicUsize::new(0);
        let work = |item: &usize| {
            let before = worked.fetch_add(1, Ordering::Relaxed);
            if *item == 0 {
                thread::sleep(Duration::from_millis(100));
            }
            (*item, before)
        };
        let mut at_first = None;
        let each = |(item, _)| {
            at_first.get_or_insert_with(|| worked.load(Ordering::Relaxed));
            assert!(item < 1000);
            Ok::<(), ()>(())
        };
        assert_eq!(in_order(&items, 2, work, each), Ok(()));
        assert!(at_first.is_some_and(|started| started <= 2 * AHEAD + 2), "{at_first:?}");
    }
}
