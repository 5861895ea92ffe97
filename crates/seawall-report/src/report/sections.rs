//! The rows of the five sections.

use serde::Serialize;

use super::Remark;

/// Section 1: one partition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartitionRow {
    /// `default`, `partition0`, …; `kernel` for what runs outside of partitions.
    pub name: String,
    /// What it is for, told from its key ops.
    pub role: String,
    /// What the compiler calls it (`ttg.partition.types`), if it does.
    pub declared: Option<String>,
    /// The ops that tell it from the others.
    pub key_ops: Vec<KeyOp>,
    /// Number of warps.
    pub warps: Option<u32>,
    /// Registers of a thread, requested or given, in words.
    pub registers: Option<String>,
    /// Where its code starts.
    pub line: u32,
    /// Where its code ends.
    pub end: u32,
}

/// An op that tells what a partition does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeyOp {
    /// Name without dialect.
    pub op: String,
    /// How often it stands there.
    pub count: u32,
    /// The first.
    pub line: u32,
}

/// A place where an object is used.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Site {
    /// Where.
    pub line: u32,
    /// Name of the op, without dialect.
    pub op: String,
    /// The op as one quotes it.
    pub text: String,
    /// Whose; several are joined with `+`.
    pub partition: String,
}

/// Which way an edge goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EdgeDirection {
    /// From a producer to a consumer: data flows.
    Forward,
    /// From a consumer to a producer: memory may be used again.
    Backward,
    /// It could not be told.
    Unknown,
}

/// Section 2: one edge of the dependency graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EdgeRow {
    /// The partition that arrives.
    pub from: String,
    /// The partition that waits.
    pub to: String,
    /// As in the table of mechanisms.
    pub mechanism: String,
    /// The object: name of a barrier of section 3, or the value of a token of tensor memory.
    pub through: String,
    /// Which way.
    pub direction: EdgeDirection,
    /// What it orders accesses to.
    pub data: Vec<String>,
    /// Who arrives.
    pub arrivals: Vec<Site>,
    /// Who waits.
    pub waits: Vec<Site>,
    /// The fewest iterations between arrival and wait, of the innermost loop of both and within one iteration of those around, if that was
    /// observed.
    pub distance: Option<i64>,
    /// Seen in a run of the phase machine, rather than told from the structure of the text.
    pub observed: bool,
}

/// An expression with those who use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExpressionRow {
    /// Such as `accumCnt % 3`.
    pub text: String,
    /// Such as `wait in partition0`.
    pub whose: Vec<String>,
    /// Lines of the ops.
    pub lines: Vec<u32>,
}

/// One copy that completes on a barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BytesPart {
    /// What is filled.
    pub buffer: String,
    /// Such as `128*64*2`.
    pub product: String,
    /// Its value.
    pub bytes: u64,
    /// The copy.
    pub line: u32,
}

/// What a barrier expects against what is copied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BytesRow {
    /// Bytes expected.
    pub expected: u64,
    /// What is copied.
    pub parts: Vec<BytesPart>,
    /// Sum of the copies.
    pub sum: u64,
    /// The expectation.
    pub line: u32,
    /// Whether they are equal.
    pub matches: bool,
}

/// Section 3: one barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BarrierRow {
    /// `mbarrier_0`, `aref_1`, `named_barrier_1`, …
    pub name: String,
    /// Its SSA value, or its number.
    pub value: String,
    /// What it is: `mbarrier`, `token`, `aref`, `named barrier`.
    pub kind: String,
    /// Where it is made.
    pub line: u32,
    /// What it protects, by the names of section 4.
    pub protects: Vec<String>,
    /// `buffer.id` of what it protects, where the text has it.
    pub buffer_ids: Vec<String>,
    /// Number of slots.
    pub depth: Option<u32>,
    /// Arrivals of a phase, from the initialisation.
    pub count: Option<String>,
    /// Slots as ops compute them.
    pub index: Vec<ExpressionRow>,
    /// Phases as waits compute them.
    pub phase: Vec<ExpressionRow>,
    /// Slots of what it protects, where they are not the barrier's own.
    pub stagger: Vec<ExpressionRow>,
    /// What the names in the expressions stand for.
    pub legend: Vec<String>,
    /// Expected bytes.
    pub bytes: Vec<BytesRow>,
    /// Whether anything was found to be wrong with it, in words.
    pub verdict: String,
    /// Whether nothing was.
    pub clean: bool,
    /// What deserves a look.
    pub remarks: Vec<Remark>,
}

/// Section 4: one buffer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DataGroup {
    /// For people: `A tile (%arg0)`.
    pub name: String,
    /// Its SSA value.
    pub value: String,
    /// `SMEM` or `TMEM`.
    pub memory: String,
    /// Its type.
    pub storage: String,
    /// Where it is made.
    pub line: u32,
    /// Where it lies, if that is known.
    pub place: Option<String>,
    /// `buffer.id`.
    pub buffer_id: Option<String>,
    /// `buffer.copy`.
    pub copies: Option<String>,
    /// `buffer.offset`.
    pub offset: Option<String>,
    /// Who writes.
    pub writers: Vec<Site>,
    /// Who reads.
    pub readers: Vec<Site>,
    /// Barriers that protect it.
    pub barriers: Vec<String>,
    /// Aliases, merged barriers, flows.
    pub notes: Vec<String>,
}

/// Section 5: one object with every value that refers to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AliasGroup {
    /// As in section 3.
    pub name: String,
    /// What it is.
    pub kind: String,
    /// `buffer.id` of what it protects.
    pub buffer_ids: Vec<String>,
    /// The allocation first.
    pub values: Vec<AliasValue>,
    /// In the order of the text.
    pub uses: Vec<Site>,
}

/// One value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AliasValue {
    /// Its name.
    pub value: String,
    /// What defines it: `ttg.local_alloc`, `block argument`.
    pub definition: String,
    /// How it comes to refer to the object: `allocation`, `view of %14`, `captured from %26`.
    pub how: String,
    /// Where.
    pub line: u32,
}
