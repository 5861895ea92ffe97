//! Locations in the source of a kernel, from which a compiler made the IR.

/// A position in a source file of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Frame {
    /// The file as the IR names it.
    pub file: String,
    /// The line, from 1 (0: unknown).
    pub line: u32,
    /// The column in bytes, from 1 (0: unknown).
    pub column: u32,
}

/// Where an op comes from: a position, and the calls that were inlined on the way to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Location {
    /// The position in the innermost function, then the position of its call, and so on. Not empty.
    pub frames: Vec<Frame>,
    /// The innermost enclosing name, as in `loc("name"(...))`: the variable that gets the result.
    pub name: Option<String>,
}

/// The parts of paths below which the languages of Triton define their own functions. A kernel
/// author did not write them.
const LIBRARIES: [&str; 2] = ["triton/language/", "triton/experimental/gluon/"];

impl Location {
    /// The position in the innermost function that a kernel author wrote. The innermost position
    /// if all functions are of the languages of Triton.
    pub fn written(&self) -> usize {
        let is_library = |frame: &Frame| LIBRARIES.iter().any(|part| frame.file.contains(part));
        self.frames.iter().position(|frame| !is_library(frame)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn library_functions_are_skipped() {
        let frame = |file: &str| Frame { file: file.to_owned(), line: 1, column: 1 };
        let location =
            |files: &[&str]| Location { frames: files.iter().map(|file| frame(file)).collect(), name: None };
        let sum = ["/usr/lib/python3/site-packages/triton/language/standard.py", "k.py", "main.py"];
        assert_eq!(location(&sum).written(), 1);
        assert_eq!(location(&sum[..1]).written(), 0);
        assert_eq!(location(&["k.py", "main.py"]).written(), 0);
    }
}
