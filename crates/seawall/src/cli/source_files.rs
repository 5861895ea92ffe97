//! Reads the source files of a kernel, which the locations of its IR name.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use seawall_report::{SourceFile, SourceFiles, SourceMap};

use crate::cli::host::Host;

/// Larger files are not shown.
const SIZE_LIMIT: u64 = 8 << 20;
/// The file extensions of sources. An input cannot make Seawall show other files.
const SOURCES: [&str; 4] = ["py", "mlir", "ttir", "ttgir"];

#[derive(Debug, Default, Args)]
pub(crate) struct SourceRoot {
    /// Root of the kernel sources, such as the checkout. The Python files that the IR names are
    /// read from here, from the directory of the IR, or from the current directory. Output names
    /// files below it relative to it
    #[arg(long, value_name = "DIR")]
    pub(crate) source_root: Option<PathBuf>,
}

impl SourceRoot {
    /// The files that `maps` of the input `ir` name, as far as they can be read. Those that the
    /// caller of a run in memory gave, such as cells of a notebook, come first.
    pub(crate) fn files<'m>(
        &self,
        host: &Host,
        ir: &str,
        maps: impl Iterator<Item = &'m SourceMap>,
    ) -> SourceFiles {
        let mut files = SourceFiles::default();
        let directory = Path::new(ir).parent().unwrap_or(Path::new(""));
        for map in maps {
            for file in map.files() {
                if !files.contains(file) {
                    files.add(file, self.find(host, file, directory));
                }
            }
        }
        files
    }

    /// A file that the input `ir` names.
    pub(crate) fn file(&self, host: &Host, file: &str, ir: &str) -> SourceFile {
        self.find(host, file, Path::new(ir).parent().unwrap_or(Path::new("")))
    }

    fn find(&self, host: &Host, file: &str, directory: &Path) -> SourceFile {
        let named = Path::new(file);
        if let Some(text) = host.file(named) {
            return SourceFile { name: file.to_owned(), in_root: false, text: Some(text) };
        }
        let found = self.candidates(named, directory).into_iter().find_map(|path| {
            let text = read(&path)?;
            Some((path, text))
        });
        let (path, text) = match found {
            Some((path, text)) => (path, Some(text)),
            None => (named.to_owned(), None),
        };
        match self.relative(&path) {
            Some(name) => SourceFile { name, in_root: true, text },
            None => SourceFile { name: path.display().to_string(), in_root: false, text },
        }
    }

    /// Where a file may be, the best place first. The IR may come from another machine, so below
    /// the root any end of an absolute path counts.
    fn candidates(&self, file: &Path, directory: &Path) -> Vec<PathBuf> {
        let mut paths = Vec::new();
        if let Some(root) = &self.source_root {
            if file.is_absolute() {
                let parts: Vec<_> = file.components().skip(1).collect();
                paths.extend(
                    (0..parts.len()).map(|skipped| root.join(parts[skipped..].iter().collect::<PathBuf>())),
                );
            } else {
                paths.push(root.join(file));
            }
        }
        if file.is_absolute() {
            paths.push(file.to_owned());
            paths.extend(file.file_name().map(|name| directory.join(name)));
        } else {
            paths.extend([directory.join(file), file.to_owned()]);
        }
        paths
    }

    /// The path relative to the root, with `/`, if it is below the root.
    fn relative(&self, path: &Path) -> Option<String> {
        let root = self.source_root.as_deref()?;
        let inside = match (fs::canonicalize(root), fs::canonicalize(path)) {
            (Ok(root), Ok(path)) => path.strip_prefix(root).ok()?.to_owned(),
            _ => path.strip_prefix(root).ok()?.to_owned(),
        };
        let parts: Vec<_> = inside.components().map(|part| part.as_os_str().to_string_lossy()).collect();
        Some(parts.join("/"))
    }
}

fn read(path: &Path) -> Option<String> {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let metadata = ending.filter(|ending| SOURCES.contains(ending)).and_then(|_| fs::metadata(path).ok())?;
    let is_text = metadata.is_file() && metadata.len() <= SIZE_LIMIT;
    let bytes = is_text.then(|| fs::read(path).ok())?;
    String::from_utf8(bytes?).ok()
}
