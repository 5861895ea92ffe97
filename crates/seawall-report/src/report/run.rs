//! What one run of the phase machine showed: coverage, lanes and slots.

use serde::Serialize;

/// Whether a writer comes after another user of its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderState {
    /// It does.
    Ordered,
    /// Nothing orders some executions of them: an edge is missing.
    Missing,
    /// A finding says that they are not ordered, though no edge between partitions is missing: warps of one partition, an engine.
    Race,
    /// Only the order in which one thread issues products keeps them apart, as a finding says.
    Issue,
    /// No run had the user before the writer.
    Never,
}

/// A writer to memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CoverageWriter {
    /// The physical buffer: `buffer.id = 8` or an address range.
    pub memory: String,
    /// The buffer that it names.
    pub owner: String,
    /// The op.
    pub op: String,
    /// Whose.
    pub partition: String,
    /// Where.
    pub line: u32,
    /// Loops around it.
    pub depth: u32,
    /// What it covers, in words.
    pub extent: String,
    /// Each other user of what it covers.
    pub rows: Vec<CoverageRow>,
}

/// A user of memory that a writer covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CoverageRow {
    /// The buffer.
    pub buffer: String,
    /// Where it lies.
    pub extent: String,
    /// The ops that use it.
    pub users: Vec<String>,
    /// Their lines.
    pub lines: Vec<u32>,
    /// Whose.
    pub partition: String,
    /// Loops around the innermost.
    pub depth: u32,
    /// The verdict.
    pub state: OrderState,
    /// What orders them, or where the edge belongs that is missing.
    pub why: String,
    /// Lines of the waits, or where one belongs.
    pub at: Vec<u32>,
}

/// The first iterations of one run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TimelineRows {
    /// One a partition.
    pub lanes: Vec<LaneRow>,
    /// When slots held data.
    pub occupancy: Vec<Occupancy>,
    /// Whether the run went on.
    pub cut: bool,
}

/// What one partition did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LaneRow {
    /// Whose.
    pub partition: String,
    /// In program order.
    pub steps: Vec<StepRow>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepRow {
    /// Position in time, the same count for all partitions.
    pub time: u32,
    /// The op, without dialect.
    pub op: String,
    /// Where.
    pub line: u32,
    /// Iteration of each loop around it.
    pub iterations: Vec<u32>,
    /// The object that it used, with its slot.
    pub object: Option<String>,
    /// Phases completed before.
    pub before: Option<u32>,
    /// Phases completed after.
    pub after: Option<u32>,
    /// Since when it waited, if it had to.
    pub blocked_from: Option<u32>,
    /// Lines of the arrivals that let it go on.
    pub released_by: Vec<u32>,
    /// `wait`, `arrive`, `copy`, `mma`, `access`, `other`: how it is drawn.
    pub class: String,
}

/// A slot that held data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Occupancy {
    /// The buffer.
    pub buffer: String,
    /// Its slot.
    pub slot: Option<u32>,
    /// When it was written.
    pub from: u32,
    /// When it was last read before the next write; `None` if it never was.
    pub to: Option<u32>,
    /// The write.
    pub written_at: u32,
    /// The last read.
    pub read_at: Option<u32>,
    /// Iterations of the write.
    pub iterations: Vec<u32>,
}
