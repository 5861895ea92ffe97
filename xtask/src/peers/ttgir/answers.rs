//! The wheel's committed answers for cached `.ttgir` files (`corpus/README.md` explains the
//! fields).

use std::path::Path;

use serde::Deserialize;

use crate::error::{Error, Result};
use crate::repo::Repo;

/// The file of the answers.
const FILE: &str = "corpus/ttgir-answers.jsonl";

/// The wheel's answer for one file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    /// The path from the root.
    pub(super) file: String,
    /// Bytes of shared memory.
    pub(super) shared: u32,
    /// Columns of tensor memory.
    pub(super) tensor_memory_size: u32,
    #[serde(default)]
    pub(super) shared_offsets: Vec<SharedOffset>,
    #[serde(default)]
    pub(super) tensor_offsets: Vec<TensorOffset>,
    #[serde(default)]
    pub(super) inserted: Vec<Inserted>,
    /// Lines of the waits that synchronize only their warp group.
    #[serde(default)]
    pub(super) warp_group_local: Vec<usize>,
    /// Lines of ops that the wheel removes as dead.
    #[serde(default)]
    pub(super) dropped: Vec<usize>,
}

/// Line, op, `allocation.offset`, and `allocation.size` where the op has one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum SharedOffset {
    Sized(usize, String, Offset, u32),
    Unsized(usize, String, Offset),
}

/// One offset, or one for each partition of a partitioned buffer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum Offset {
    One(u32),
    Many(Vec<u32>),
}

/// Line, op, column, row.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct TensorOffset(pub(super) usize, pub(super) String, pub(super) u32, pub(super) u32);

/// A line that a pass inserts: the line after it, its text, the pass. `header` marks a position
/// between the compare and the branch of the loop at that line.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum Inserted {
    Header(usize, String, String, String),
    Before(usize, String, String),
}

impl Inserted {
    /// Line, text, pass, and whether the position is in the header of the loop at that line.
    pub(super) fn parts(&self) -> (usize, &str, &str, bool) {
        match self {
            Inserted::Header(line, text, pass, _) => (*line, text, pass, true),
            Inserted::Before(line, text, pass) => (*line, text, pass, false),
        }
    }
}

impl Row {
    /// The target's folder, or `hand`.
    pub(super) fn group(&self) -> String {
        let folder = Path::new(&self.file).parent().and_then(Path::file_name);
        folder.unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Whether the wheel first converts loops into pipelined stages. That inserts barriers, so
    /// membar runs on another program.
    pub(super) fn is_pipelined(&self) -> bool {
        self.inserted.iter().any(|entry| entry.parts().2 == "warp_pipeline")
    }

    /// Whether the file is hand-written in the state right before membar, so that it has offsets.
    pub(super) fn is_allocated(&self) -> bool {
        !self.file.ends_with(".ttgir")
    }
}

/// Every row, in the order of files.
pub(super) fn read(repo: &Repo) -> Result<Vec<Row>> {
    parse(&crate::repo::read_text(&repo.root.join(FILE))?)
}

fn parse(text: &str) -> Result<Vec<Row>> {
    let row = |(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| Error::new(format!("{FILE}:{}: {error}", number + 1)))
    };
    text.lines().enumerate().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = concat!(
        r#"{"file":"corpus/ir/sm_90/a.cached.ttgir","shared":16,"tensor_memory_size":0,"#,
        r#""shared_offsets":[[19,"tt.reduce",0,16],[20,"ttg.local_alloc",[0,64]]],"#,
        r#""inserted":[[19,"ttg.barrier local","membar"],[21,"x","membar","header"]]}"#
    );

    #[test]
    fn a_row_is_read_and_has_a_group() {
        let rows = parse(LINE).expect("a row");
        assert_eq!((rows[0].group().as_str(), rows[0].is_allocated()), ("sm_90", false));
        let two = SharedOffset::Unsized(20, "ttg.local_alloc".to_owned(), Offset::Many(vec![0, 64]));
        assert_eq!(rows[0].shared_offsets[1], two);
        assert_eq!(rows[0].inserted[0].parts(), (19, "ttg.barrier local", "membar", false));
        assert_eq!(rows[0].inserted[1].parts(), (21, "x", "membar", true));
    }

    #[test]
    fn an_unknown_field_is_an_error_with_its_line() {
        let error = parse("{\"file\":\"a\",\"surprise\":1}").expect_err("an error").to_string();
        assert!(error.contains(":1: ") && error.contains("surprise"), "{error}");
    }
}
