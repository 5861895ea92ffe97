//! Writes results to standard output, or atomically to a file.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::input::reason;
use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Writes `text` to `path`, or to standard output if `path` is absent or `-`.
pub(crate) fn write(terminal: &Terminal, path: Option<&Path>, text: &str) -> Result<(), Problem> {
    match path.filter(|path| path.as_os_str() != "-") {
        Some(path) if terminal.host().write(path, text) => Ok(()),
        Some(path) => replace(path, text.as_bytes()).map_err(|error| unwritable(path, &error)),
        None => print(terminal, text),
    }
}

/// Whether [`write`] with this path goes to a file.
pub(crate) fn is_file(path: Option<&Path>) -> bool {
    path.is_some_and(|path| path.as_os_str() != "-")
}

/// Writes `text` to standard output.
pub(crate) fn print(terminal: &Terminal, text: &str) -> Result<(), Problem> {
    if let Some(mut memory) = terminal.host().memory() {
        memory.stdout.push_str(text);
        return Ok(());
    }
    let mut stdout = io::stdout().lock();
    let result = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    result.map_err(|error| Problem::stream("standard output", &error))
}

/// Writes `bytes` to a new file next to `path` and renames it, so that `path` always has either the
/// old or the new content. Keeps permissions and symbolic links. Writes to devices and pipes
/// directly.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = resolve(path)?;
    let old = match fs::metadata(&path) {
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        // This also fails for a read-only file, which a rename would replace.
        let mut file = OpenOptions::new().write(true).open(&path)?;
        if !old.is_file() {
            return file.write_all(bytes);
        }
    }
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let mut file = new_file(directory.unwrap_or(Path::new(".")))?;
    file.write_all(bytes)?;
    if let Some(old) = old {
        fs::set_permissions(file.path(), old.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(path).map(|_| ()).map_err(|error| error.error)
}

/// A file next to the one that it replaces, with the permissions of a file that `open` creates.
fn new_file(directory: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".seawall-").suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(directory)
}

/// The target of a symbolic link, which may not exist yet.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_symlink() => match fs::canonicalize(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let target = fs::read_link(path)?;
                Ok(path.parent().map_or(target.clone(), |parent| parent.join(target)))
            }
            resolved => resolved,
        },
        _ => Ok(path.to_owned()),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Problem {
    let help = match error.kind() {
        io::ErrorKind::BrokenPipe => return Problem::BrokenPipe,
        io::ErrorKind::IsADirectory => "give the name of a file in the directory",
        io::ErrorKind::NotFound => "create the directory first",
        io::ErrorKind::PermissionDenied => "check the permissions of the file and of its directory",
        io::ErrorKind::StorageFull => "free some space",
        _ => "give another file",
    };
    let message = format!("cannot write `{}`: {}", path.display(), reason(error));
    Problem::plain("output::unwritable", message, help)
}
