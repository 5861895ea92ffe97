//! The repository: its root and its files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, Result};

/// Endings of the files whose text the rules read. Of other files, only the path is read.
const TEXT_ENDINGS: &[&str] = &[
    ".rs", ".md", ".py", ".toml", ".lock", ".json", ".mlir", ".ttgir", ".ttir", ".litmus", ".sh", ".txt",
    ".yml", ".yaml", ".snap", ".html", ".ci/run", "LICENSE",
];

/// A checkout.
#[derive(Debug)]
pub(crate) struct Repo {
    pub(crate) root: PathBuf,
}

/// One text file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourceFile {
    /// Relative to the root, with `/` as separator.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The files that are in version control, and new files that it does not ignore.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    /// The text files, sorted by path.
    pub(crate) files: Vec<SourceFile>,
    /// Every file and every folder, without a trailing `/`.
    pub(crate) paths: BTreeSet<String>,
}

/// Reads a text file.
///
/// Errors: the file does not exist, or is not UTF-8.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).map_err(Error::io("read", path))?;
    String::from_utf8(bytes).map_err(|_| Error::new(format!("{} is not UTF-8", path.display())))
}

impl Repo {
    /// Returns the checkout that contains the working directory.
    pub(crate) fn find() -> Result<Self> {
        let out = git(Path::new("."), &["rev-parse", "--show-toplevel"])?;
        Ok(Repo { root: PathBuf::from(out.trim_end()) })
    }

    /// Reads the tree.
    pub(crate) fn tree(&self) -> Result<Tree> {
        let listed = git(&self.root, &["ls-files", "-z", "--cached", "--others", "--exclude-standard"])?;
        let mut tree = Tree::default();
        for path in listed.split('\0').filter(|path| !path.is_empty()) {
            let full = self.root.join(path);
            if !full.is_file() {
                continue; // Deleted, but not committed.
            }
            let text = if TEXT_ENDINGS.iter().any(|ending| path.ends_with(ending)) {
                Some(std::fs::read(&full).map_err(Error::io("read", &full))?)
            } else {
                None
            };
            // Test inputs may be deliberately malformed text.
            tree.insert(path, text.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()));
        }
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    /// The folder of build results.
    pub(crate) fn target(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| self.root.join("target"), |dir| self.root.join(dir))
    }
}

impl Tree {
    /// Adds a file and the folders above it.
    pub(crate) fn insert(&mut self, path: &str, text: Option<String>) {
        let mut folder = path;
        self.paths.insert(path.to_owned());
        while let Some((parent, _)) = folder.rsplit_once('/') {
            self.paths.insert(parent.to_owned());
            folder = parent;
        }
        if let Some(text) = text {
            self.files.push(SourceFile { path: path.to_owned(), text });
        }
    }

    /// The text of a file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// The text files whose path ends in one of `endings`.
    pub(crate) fn ending<'t>(&'t self, endings: &'t [&str]) -> impl Iterator<Item = &'t SourceFile> {
        self.files.iter().filter(move |file| endings.iter().any(|ending| file.path.ends_with(ending)))
    }

    /// Returns a tree of these files, for tests.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let mut tree = Tree::default();
        for (path, text) in files {
            tree.insert(path, Some((*text).to_owned()));
        }
        tree
    }
}

fn git(dir: &Path, args: &[&str]) -> Result<String> {
    let out = Command::new("git")
        .current_dir(dir)
        .args(args)
        .output()
        .map_err(Error::io("run", Path::new("git")))?;
    if !out.status.success() {
        let message = String::from_utf8_lossy(&out.stderr);
        return Err(Error::new(format!("git {} failed: {}", args.join(" "), message.trim())));
    }
    String::from_utf8(out.stdout).map_err(|_| Error::new(format!("git {}: not UTF-8", args.join(" "))))
}
