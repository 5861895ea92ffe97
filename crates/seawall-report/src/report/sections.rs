//! The rows of the five sections.

use schemars::JsonSchema;
use serde::Serialize;

use super::Remark;

/// Section 1: one partition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PartitionRow {
    /// `default`, `partition0`, …; `kernel` for code outside of partitions.
    pub name: String,
    /// The role, derived from its key ops.
    pub role: String,
    /// The compiler's name for the role (`ttg.partition.types`), if any.
    pub declared: Option<String>,
    /// The ops that distinguish it from other partitions.
    pub key_ops: Vec<KeyOp>,
    /// Number of warps.
    pub warps: Option<u32>,
    /// The registers of a thread, requested or assigned, in words.
    pub registers: Option<String>,
    /// The line where its code starts.
    pub line: u32,
    /// The line where its code ends.
    pub end: u32,
}

/// An op that characterizes a partition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KeyOp {
    /// The name without dialect.
    pub op: String,
    /// The number of occurrences in the text.
    pub count: u32,
    /// The line of the first occurrence.
    pub line: u32,
}

/// A place where an object is used.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Site {
    /// The line.
    pub line: u32,
    /// The name of the op, without dialect.
    pub op: String,
    /// The text of the op for quotation.
    pub text: String,
    /// The partition. Several partitions are joined with `+`.
    pub partition: String,
}

/// The direction of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum EdgeDirection {
    /// From a producer to a consumer: data flows.
    Forward,
    /// From a consumer to a producer: memory is released for reuse.
    Backward,
    /// The direction is unknown.
    Unknown,
}

/// Section 2: one edge of the dependency graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EdgeRow {
    /// The partition that arrives.
    pub from: String,
    /// The partition that waits.
    pub to: String,
    /// A name from the table of mechanisms.
    pub mechanism: String,
    /// The object: the name of a barrier of section 3, or the value of a tensor-memory token.
    pub through: String,
    /// The direction.
    pub direction: EdgeDirection,
    /// The data whose accesses it orders.
    pub data: Vec<String>,
    /// The arrivals.
    pub arrivals: Vec<Site>,
    /// The waits.
    pub waits: Vec<Site>,
    /// The smallest observed number of iterations between arrival and wait. It counts the innermost
    /// loop of both, within one iteration of the loops around it.
    pub distance: Option<i64>,
    /// Whether a run of the mbarrier model checker showed the edge. Otherwise it is derived from
    /// the structure of the text.
    pub observed: bool,
}

/// An expression with its users.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExpressionRow {
    /// For example `accumCnt % 3`.
    pub text: String,
    /// For example `wait in partition0`.
    pub whose: Vec<String>,
    /// The lines of the ops.
    pub lines: Vec<u32>,
}

/// One copy that completes on a barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BytesPart {
    /// The buffer that is filled.
    pub buffer: String,
    /// For example `128*64*2`.
    pub product: String,
    /// The value of the product.
    pub bytes: u64,
    /// The line of the copy.
    pub line: u32,
}

/// The bytes that a barrier expects and the bytes that are copied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BytesRow {
    /// The expected bytes.
    pub expected: u64,
    /// The copies.
    pub parts: Vec<BytesPart>,
    /// The sum of the copies.
    pub sum: u64,
    /// The line of the expectation.
    pub line: u32,
    /// Whether both are equal.
    pub matches: bool,
}

/// Section 3: one barrier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BarrierRow {
    /// `mbarrier_0`, `aref_1`, `named_barrier_1`, …
    pub name: String,
    /// Its SSA value, or its number.
    pub value: String,
    /// The kind: `mbarrier`, `token`, `aref`, `named barrier`.
    pub kind: String,
    /// The line of its creation.
    pub line: u32,
    /// The data that it protects, by the names of section 4.
    pub protects: Vec<String>,
    /// The `buffer.id` of the protected data, if the text has it.
    pub buffer_ids: Vec<String>,
    /// The number of slots.
    pub depth: Option<u32>,
    /// The arrival count of a phase, from the initialisation.
    pub count: Option<String>,
    /// The slot indices that ops compute.
    pub index: Vec<ExpressionRow>,
    /// The phases that waits compute.
    pub phase: Vec<ExpressionRow>,
    /// The slots of the protected data, if they differ from those of the barrier.
    pub stagger: Vec<ExpressionRow>,
    /// The definitions of the names in the expressions.
    pub legend: Vec<String>,
    /// The expected bytes.
    pub bytes: Vec<BytesRow>,
    /// The verdict on the barrier, in words.
    pub verdict: String,
    /// Whether no finding concerns the barrier.
    pub clean: bool,
    /// Remarks that need attention.
    pub remarks: Vec<Remark>,
}

/// Section 4: one buffer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DataGroup {
    /// A name for people, such as `A tile (%arg0)`.
    pub name: String,
    /// Its SSA value.
    pub value: String,
    /// `SMEM` or `TMEM`.
    pub memory: String,
    /// Its type.
    pub storage: String,
    /// The line of its creation.
    pub line: u32,
    /// Its address, if known.
    pub place: Option<String>,
    /// `buffer.id`.
    pub buffer_id: Option<String>,
    /// `buffer.copy`.
    pub copies: Option<String>,
    /// `buffer.offset`.
    pub offset: Option<String>,
    /// The writers.
    pub writers: Vec<Site>,
    /// The readers.
    pub readers: Vec<Site>,
    /// Barriers that protect it.
    pub barriers: Vec<String>,
    /// Aliases, merged barriers, data flow.
    pub notes: Vec<String>,
}

/// Section 5: one object with every value that refers to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AliasGroup {
    /// As in section 3.
    pub name: String,
    /// The kind of the object.
    pub kind: String,
    /// The `buffer.id` of the protected data.
    pub buffer_ids: Vec<String>,
    /// The values, the allocation first.
    pub values: Vec<AliasValue>,
    /// The uses, in the order of the text.
    pub uses: Vec<Site>,
}

/// One value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AliasValue {
    /// Its name.
    pub value: String,
    /// The defining op or construct, such as `ttg.local_alloc` or `block argument`.
    pub definition: String,
    /// How it refers to the object: `allocation`, `view of %14`, `captured from %26`.
    pub how: String,
    /// The line.
    pub line: u32,
}
