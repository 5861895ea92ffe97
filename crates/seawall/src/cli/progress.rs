//! Progress of long work: a bar over many files, and a spinner if the amount of work is unknown.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// The time before anything is shown.
const TICK: Duration = Duration::from_millis(500);

/// A bar over `files` files, hidden if there are fewer than `from`. Visible on a terminal only.
pub(crate) fn progress(files: usize, from: usize) -> ProgressBar {
    if files < from {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} files, {eta} left") {
        Ok(style) => bar.with_style(style.progress_chars("=> ")),
        Err(_) => bar,
    }
}

/// Shows `what` and the elapsed time until the result is dropped. Visible on a terminal only.
pub(crate) fn working(what: &'static str) -> Working {
    let bar = ProgressBar::new_spinner();
    if bar.is_hidden() {
        return Working { bar, late: None };
    }
    let bar = match ProgressStyle::with_template("{msg} {elapsed}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    };
    let (done, is_done) = mpsc::channel();
    let shown = bar.clone();
    let show = move || {
        if is_done.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            shown.set_message(what);
            shown.enable_steady_tick(TICK);
        }
    };
    Working { bar, late: Some((done, thread::spawn(show))) }
}

/// Work in progress.
pub(crate) struct Working {
    bar: ProgressBar,
    /// The thread that shows the spinner unless it is notified in time that the work is done.
    late: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Drop for Working {
    fn drop(&mut self) {
        if let Some((done, show)) = self.late.take() {
            drop(done);
            // The thread cannot fail, and without it the spinner only stays hidden.
            let _ = show.join();
        }
        self.bar.finish_and_clear();
    }
}
