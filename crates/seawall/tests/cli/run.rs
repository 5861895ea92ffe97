//! Runs the command.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// An empty directory in which the command runs.
pub(crate) struct Sandbox {
    directory: tempfile::TempDir,
}

impl Sandbox {
    /// An empty sandbox.
    pub(crate) fn new() -> Self {
        Sandbox { directory: tempfile::tempdir().expect("a temporary directory can be made") }
    }

    /// Adds a file, and the directories on its path.
    pub(crate) fn with(self, name: &str, content: impl AsRef<[u8]>) -> Self {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a file has a directory")).expect("a directory can be made");
        fs::File::create(&path)
            .and_then(|mut file| file.write_all(content.as_ref()))
            .expect("a file can be made");
        self
    }

    /// The path of a file.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// The content of a file.
    pub(crate) fn content(&self, name: &str) -> String {
        String::from_utf8(fs::read(self.path(name)).expect("the file is there")).expect("it is UTF-8")
    }

    /// The names of everything in the directory, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.directory.path()).expect("the directory is there");
        let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("it is listed").file_name();
        let mut names: Vec<String> = entries.map(|e| name(e).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// The command with arguments separated by spaces.
    pub(crate) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_seawall"));
        command.args(arguments.split_whitespace()).current_dir(self.directory.path());
        command.env_clear().env("COLUMNS", "100");
        command
    }

    /// Runs the command with nothing on standard input.
    pub(crate) fn run(&self, arguments: &str) -> Output {
        self.command(arguments).stdin(Stdio::null()).output().expect("the command starts")
    }

    /// Runs the command and shows its complete output.
    pub(crate) fn show(&self, arguments: &str) -> String {
        shown(arguments, &self.run(arguments))
    }

    /// Runs the command with `input` on standard input and shows its complete output.
    pub(crate) fn show_with_stdin(&self, arguments: &str, input: &[u8]) -> String {
        let mut command = self.command(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        let mut stdin = child.stdin.take().expect("it is piped");
        // A command that rejects its arguments does not read.
        let _ = stdin.write_all(input);
        drop(stdin);
        shown(arguments, &child.wait_with_output().expect("the command ends"))
    }
}

fn shown(arguments: &str, output: &Output) -> String {
    let mut text = format!("$ seawall {arguments}\n");
    let code = output.status.code().map_or("killed".to_owned(), |code| code.to_string());
    let _ = writeln!(text, "exit status: {code}");
    for (name, bytes) in [("stdout", &output.stdout), ("stderr", &output.stderr)] {
        let _ = write!(text, "----- {name} -----\n{}", String::from_utf8_lossy(bytes));
    }
    text
}
