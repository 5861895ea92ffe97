//! Results of checks in a directory, by what they depend on: the text, the options of the check,
//! and this program. Configurations, baselines, comments and source files take effect after the
//! check, so a result does not depend on them.
//!
//! An entry that is incomplete, changed or of another program is not used. Entries are written
//! under another name and then renamed, so several runs can share a directory.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::UNIX_EPOCH;

use seawall::{CheckOptions, CheckedText, Failure, check_text};
use sha2::{Digest, Sha256};

use crate::cli::input::reason;
use crate::cli::problem::Problem;

/// The first line of an entry has this, the key, and the hash of the other lines.
const MARK: &str = "seawall-check-1";

/// A directory with results.
#[derive(Debug)]
pub(crate) struct Cache {
    directory: PathBuf,
    /// What tells this program from others.
    program: String,
    /// Why an entry could not be written.
    failed: Mutex<Option<String>>,
}

impl Cache {
    /// The cache in `directory`, which is made if it does not exist.
    pub(crate) fn open(directory: &Path) -> Result<Cache, Problem> {
        fs::create_dir_all(directory).map_err(|error| {
            let message = format!("cannot make the directory `{}`: {}", directory.display(), reason(&error));
            Problem::plain("cache::directory", message, "give another directory with `--cache`")
        })?;
        Ok(Cache { directory: directory.to_owned(), program: program(), failed: Mutex::new(None) })
    }

    /// [`check_text`], or its result from an earlier run.
    pub(crate) fn check(&self, text: &str, options: &CheckOptions) -> Result<CheckedText, Failure> {
        let key = self.key(text, options);
        if let Some(checked) = self.read(&key) {
            return Ok(checked);
        }
        let checked = check_text(text, options)?;
        if let Some(saved) = checked.saved()
            && let Err(error) = self.write(&key, &saved)
        {
            let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
            failed.get_or_insert_with(|| reason(&error));
        }
        Ok(checked)
    }

    /// A note if results could not be written.
    pub(crate) fn note(&self) -> String {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        let note =
            |why: &String| format!("note: cannot write to the cache `{}`: {why}\n", self.directory.display());
        failed.as_ref().map(note).unwrap_or_default()
    }

    fn key(&self, text: &str, options: &CheckOptions) -> String {
        let mut hash = Sha256::new();
        for part in [MARK, &self.program, &format!("{options:?}"), text] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hex(hash)
    }

    fn path(&self, key: &str) -> PathBuf {
        let (first, rest) = key.split_at(2);
        self.directory.join(first).join(rest)
    }

    fn read(&self, key: &str) -> Option<CheckedText> {
        let entry = fs::read(self.path(key)).ok()?;
        let entry = String::from_utf8(entry).ok()?;
        let (head, saved) = entry.split_once('\n')?;
        if head != first_line(key, saved) {
            return None;
        }
        CheckedText::restored(saved)
    }

    fn write(&self, key: &str, saved: &str) -> std::io::Result<()> {
        let path = self.path(key);
        let directory = path.parent().unwrap_or(&self.directory);
        fs::create_dir_all(directory)?;
        let mut file = tempfile::Builder::new().prefix(".new-").tempfile_in(directory)?;
        writeln!(file, "{}", first_line(key, saved))?;
        file.write_all(saved.as_bytes())?;
        file.persist(path).map(|_| ()).map_err(|error| error.error)
    }
}

fn first_line(key: &str, saved: &str) -> String {
    format!("{MARK} {key} {}", hex(Sha256::new().chain_update(saved)))
}

fn hex(hash: Sha256) -> String {
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The version and the commit. Builds of a commit may differ, so also size and time of the file.
fn program() -> String {
    let file = std::env::current_exe().and_then(fs::metadata).ok();
    let built = file.and_then(|file| {
        let time = file.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some((file.len(), time.as_nanos()))
    });
    format!("{} {built:?}", env!("SEAWALL_VERSION"))
}
