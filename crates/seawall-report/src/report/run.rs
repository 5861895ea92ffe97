//! The rows of one run of the mbarrier model checker: coverage, lanes and slots.

use schemars::JsonSchema;
use serde::Serialize;

/// Whether a writer is ordered after another user of its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OrderState {
    /// The writer is ordered after the user.
    Ordered,
    /// Some executions are not ordered: an edge between partitions is missing.
    Missing,
    /// A finding reports a race although no edge between partitions is missing: warps of one
    /// partition, or an engine.
    Race,
    /// A finding reports one of the accesses as unordered after another access. Whether this pair
    /// is ordered was not decided.
    Unresolved,
    /// Only the order in which one thread issues MMAs orders them, as a finding reports.
    Issue,
    /// In no run did the user precede the writer.
    Never,
}

/// A writer to memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CoverageWriter {
    /// The physical buffer: `buffer.id = 8` or an address range.
    pub memory: String,
    /// The buffer that the writer names.
    pub owner: String,
    /// The op.
    pub op: String,
    /// Its partition.
    pub partition: String,
    /// Its line.
    pub line: u32,
    /// The number of loops around it.
    pub depth: u32,
    /// The memory that it covers, in words.
    pub extent: String,
    /// Each other user of this memory.
    pub rows: Vec<CoverageRow>,
}

/// A user of memory that a writer covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CoverageRow {
    /// The buffer.
    pub buffer: String,
    /// The range of the buffer.
    pub extent: String,
    /// The ops that use the buffer.
    pub users: Vec<String>,
    /// Their lines.
    pub lines: Vec<u32>,
    /// Their partition.
    pub partition: String,
    /// The number of loops around the innermost op.
    pub depth: u32,
    /// The state of the pair.
    pub state: OrderState,
    /// What orders the pair, or where the missing edge belongs.
    pub why: String,
    /// The lines of the waits, or the line where a wait belongs.
    pub at: Vec<u32>,
}

/// A part of one run: its first steps, or the last ones before a deadlock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TimelineRows {
    /// One lane for each partition.
    pub lanes: Vec<LaneRow>,
    /// When slots held data.
    pub occupancy: Vec<Occupancy>,
    /// Whether the run has steps before the first one.
    pub omitted: bool,
    /// Whether the run continues.
    pub cut: bool,
    /// The deadlock in which the run ends.
    pub deadlock: Option<DeadlockRow>,
}

/// A deadlock of partitions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DeadlockRow {
    /// The cause, as a sentence.
    pub cause: String,
    /// The line of the wait that is reported.
    pub line: u32,
    /// The waits that never pass. Those of a cycle come first, in its order.
    pub waits: Vec<BlockedRow>,
    /// The number of waits that are a cycle: each needs an arrival of the partition of the next
    /// one, and the last one needs an arrival of the first partition.
    pub cycle: u32,
    /// What makes a phase wrong, if known.
    pub because: Option<String>,
}

/// A wait that never passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BlockedRow {
    /// The partition that waits.
    pub partition: String,
    /// The op.
    pub op: String,
    /// Its line.
    pub line: u32,
    /// The iteration of each loop around it.
    pub iterations: Vec<u32>,
    /// The object that it waits for, with its slot.
    pub object: String,
    /// The parity that it needs, for an mbarrier or a token.
    pub parity: Option<u8>,
    /// The number of phases that have completed.
    pub completed: u32,
    /// The arrivals that the open phase still needs.
    pub arrivals: i64,
    /// The bytes that the open phase still needs.
    pub bytes: i64,
    /// The line of the last arrival.
    pub last_arrival: Option<u32>,
    /// The arrival that would release it, if it is in a cycle.
    pub needs: Option<ArrivalRow>,
}

/// An arrival that does not happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ArrivalRow {
    /// The partition that would arrive.
    pub partition: String,
    /// The op.
    pub op: String,
    /// Its line.
    pub line: u32,
}

/// The steps of one partition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LaneRow {
    /// The name of the partition.
    pub partition: String,
    /// The steps in program order.
    pub steps: Vec<StepRow>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StepRow {
    /// The position in time, on a scale that all partitions share.
    pub time: u32,
    /// The op, without dialect.
    pub op: String,
    /// The line of the op.
    pub line: u32,
    /// The iteration of each loop around it.
    pub iterations: Vec<u32>,
    /// The object that it uses, with its slot.
    pub object: Option<String>,
    /// The number of phases completed before the step.
    pub before: Option<u32>,
    /// The number of phases completed after the step.
    pub after: Option<u32>,
    /// The time from which the step was blocked, if it was.
    pub blocked_from: Option<u32>,
    /// The lines of the arrivals that released it.
    pub released_by: Vec<u32>,
    /// Whether it is a wait that never passes.
    pub stuck: bool,
    /// How the step is drawn: `wait`, `arrive`, `copy`, `mma`, `access`, `other`.
    pub class: String,
}

/// A slot that held data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Occupancy {
    /// The buffer.
    pub buffer: String,
    /// Its slot.
    pub slot: Option<u32>,
    /// The time of the write.
    pub from: u32,
    /// The time of the last read before the next write. `None` if the data was never read.
    pub to: Option<u32>,
    /// The line of the write.
    pub written_at: u32,
    /// The line of the last read.
    pub read_at: Option<u32>,
    /// The iterations of the write.
    pub iterations: Vec<u32>,
}
