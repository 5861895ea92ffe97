//! Runs one process with a time limit.

use std::io::Read;
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use super::commands::Command;
use crate::error::{Error, Result};

/// How a process ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Ended(Ended),
    TimedOut,
}

/// The output of a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ended {
    /// `None` after a signal.
    pub(super) status: Option<i32>,
    pub(super) stdout: String,
    pub(super) stderr: String,
}

/// Runs `binary` with `command` on the file `path` below `root`.
pub(super) fn run(
    binary: &Path,
    command: &Command,
    root: &Path,
    path: &str,
    timeout: Duration,
) -> Result<Outcome> {
    let mut process = Process::new(binary);
    process.args(command.arguments).arg(path).current_dir(root);
    execute(&mut process, timeout).map_err(Error::io("run", binary))
}

fn execute(process: &mut Process, timeout: Duration) -> std::io::Result<Outcome> {
    let mut child = process.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let pipes: [Option<Box<dyn Read + Send>>; 2] = [
        child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
        child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
    ];
    // Both pipes are read to their end, so that the process never waits for a full pipe.
    let (sender, receiver) = mpsc::channel();
    for (index, pipe) in pipes.into_iter().enumerate() {
        let sender = sender.clone();
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let read = pipe.map_or(Ok(0), |mut pipe| pipe.read_to_end(&mut bytes));
            // The receiver is gone after a timeout.
            let _ = sender.send((index, read.map(|_| bytes)));
        });
    }
    let deadline = std::time::Instant::now() + timeout;
    let mut outputs = [String::new(), String::new()];
    for _ in 0..outputs.len() {
        let left = deadline.saturating_duration_since(std::time::Instant::now());
        let Ok((index, bytes)) = receiver.recv_timeout(left) else {
            child.kill()?;
            child.wait()?;
            return Ok(Outcome::TimedOut);
        };
        outputs[index] = String::from_utf8_lossy(&bytes?).into_owned();
    }
    let [stdout, stderr] = outputs;
    Ok(Outcome::Ended(Ended { status: child.wait()?.code(), stdout, stderr }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, timeout: Duration) -> Outcome {
        execute(Process::new("sh").args(["-c", script]), timeout).unwrap()
    }

    #[test]
    fn outputs_and_status_are_read() {
        let ended = Ended { status: Some(3), stdout: "a\n".to_owned(), stderr: "b\n".to_owned() };
        assert_eq!(shell("echo a; echo b >&2; exit 3", Duration::from_secs(60)), Outcome::Ended(ended));
    }

    #[test]
    fn a_slow_process_is_stopped() {
        assert_eq!(shell("exec sleep 600", Duration::from_millis(50)), Outcome::TimedOut);
    }
}
