//! The progress bar of commands that work on many files.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over `files` files, hidden if there are fewer than `from`. Shows itself on a terminal only.
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
