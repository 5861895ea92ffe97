//! Reports a panic as a defect of Seawall, with the version, the input and what to do. Shows a
//! backtrace only if `SEAWALL_BACKTRACE` is set, because `RUST_BACKTRACE` may be set for the whole
//! machine.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

use crate::cli::problem::Problem;

thread_local! {
    /// The place and message of the last panic of this thread.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Whether this thread is in [`guarded`].
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Stops panics in [`guarded`] from being printed, once for the process.
pub(crate) fn quiet_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(install);
}

fn install() {
    let default = panic::take_hook();
    let asked_for = std::env::var_os("SEAWALL_BACKTRACE").is_some_and(|value| value != "0");
    panic::set_hook(Box::new(move |info| {
        let place = info.location().map_or(String::new(), |at| format!("{}:{}: ", at.file(), at.line()));
        let payload = info.payload();
        let owned = payload.downcast_ref::<String>().map(String::as_str);
        let payload = payload.downcast_ref::<&str>().copied().or(owned).unwrap_or("unknown panic");
        LAST.with_borrow_mut(|last| *last = Some(format!("{place}{payload}")));
        if asked_for || !GUARDED.get() {
            default(info);
        }
    }));
}

/// Runs `work` on the input called `name`. A panic becomes a problem.
pub(crate) fn guarded<T>(name: &str, work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    // The state that `work` leaves behind is not used again.
    let outer = GUARDED.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(defect(name)));
    GUARDED.set(outer);
    result
}

fn defect(name: &str) -> Problem {
    let what = LAST.with_borrow_mut(Option::take).unwrap_or_else(|| "unknown panic".to_owned());
    let version = env!("SEAWALL_VERSION");
    let message =
        format!("internal error while working on `{name}`; this is a bug in seawall {version}\n{what}");
    let help = "please report it with the input; `SEAWALL_BACKTRACE=1 RUST_BACKTRACE=1` shows more";
    Problem::plain("internal::panic", message, help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_problem_that_names_the_input() {
        quiet_panics();
        let empty: [u32; 0] = [];
        let result = guarded("k.mlir", || Ok(empty[std::hint::black_box(3)]));
        match result {
            Err(Problem::Plain { code, message, .. }) => {
                assert_eq!(code, "internal::panic");
                assert!(message.contains("k.mlir") && message.contains("guard.rs"), "{message}");
            }
            other => assert!(other.is_err(), "{other:?}"),
        }
    }
}
