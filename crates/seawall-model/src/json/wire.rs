//! The types of the JSON form, version 1.
//!
//! Ids are positions in the tables. Plain enumerations are the words of the text form. An absent
//! field means `null`, `false` or empty.

use std::fmt;
use std::marker::PhantomData;

use seawall_base::EntityId;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Direction, FenceKind};
use crate::barrier::BarrierOrigin;
use crate::buffer::Space;
use crate::event::Mode;
use crate::ids::{
    BlockId, BufferId, ByteSetId, DescriptorId, EventId, FunctionId, OriginId, PartitionId, TermId, TokenId,
    WarpMapId,
};
use crate::names::Named;
use crate::proxy::{Issuer, Proxy};
use crate::queue::Queue;
use crate::term::{BinaryOp, Predicate};

/// A variant of a plain enumeration, written as its word.
#[derive(Clone, Copy)]
pub(super) struct Word<V>(pub(super) V);

impl<V: Named> Serialize for Word<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de, V: Named> Deserialize<'de> for Word<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let found = V::from_name(&word).map(Word);
        found.ok_or_else(|| {
            D::Error::custom(format!("`{word}` is not {}, which is {}", V::WHAT, V::choices()))
        })
    }
}

impl<V: Named> schemars::JsonSchema for Word<V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Word".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let words: Vec<&str> = V::ALL.iter().map(|variant| variant.name()).collect();
        schemars::json_schema!({ "enum": words })
    }
}

/// An id, written as its position in the table.
#[derive(Clone, Copy)]
pub(super) struct Id<K>(pub(super) K);

impl<K: EntityId> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.0.index() as u64)
    }
}

/// Whether to omit the field.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the field by reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Whether to omit the field.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes the field by reference")]
fn is_zero(value: &u32) -> bool {
    *value == 0
}

struct IdVisitor<K>(PhantomData<K>);

impl<K: EntityId> Visitor<'_> for IdVisitor<K> {
    type Value = Id<K>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a position in a table")
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Id<K>, E> {
        // Tables have fewer than 2^32 - 1 entries.
        let index = u32::try_from(value).ok().filter(|index| *index < u32::MAX - 1);
        index
            .map(|index| Id(K::from_index(index as usize)))
            .ok_or_else(|| E::custom("the position is too large"))
    }
}

impl<K> schemars::JsonSchema for Id<K> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        u32::json_schema(generator)
    }
}

impl<'de, K: EntityId> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u64(IdVisitor(PhantomData))
    }
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Partition {
    pub(super) name: String,
    pub(super) warps: u32,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Origin {
    pub(super) op: String,
    /// Start and end (exclusive) in the source, in bytes.
    pub(super) span: (u32, u32),
    pub(super) index: u32,
    /// Innermost call first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) calls: Vec<(u32, u32)>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Function {
    pub(super) name: String,
    #[serde(default)]
    pub(super) kernel: bool,
    #[serde(default)]
    pub(super) arguments: u32,
    /// Entry block first.
    pub(super) blocks: Vec<Id<BlockId>>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Block {
    pub(super) function: Id<FunctionId>,
    pub(super) partition: Id<PartitionId>,
    #[serde(default)]
    pub(super) params: Vec<Id<TermId>>,
    #[serde(default)]
    pub(super) events: Vec<Id<EventId>>,
    pub(super) terminator: Terminator,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) terminator_origin: Option<Id<OriginId>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) divergent: bool,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Edge {
    pub(super) target: Id<BlockId>,
    #[serde(default)]
    pub(super) args: Vec<Id<TermId>>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Terminator {
    Goto { to: Edge },
    Branch { condition: Option<Id<TermId>>, then: Edge, otherwise: Edge },
    Switch { to: Vec<Edge> },
    Fork { to: Vec<Edge> },
    Join { to: Edge },
    Return {},
    Unreachable {},
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Event {
    pub(super) origin: Id<OriginId>,
    pub(super) action: Action,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) accesses: Vec<Access>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Access {
    pub(super) mode: Word<Mode>,
    pub(super) proxy: Word<Proxy>,
    pub(super) issuer: Word<Issuer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) queue: Option<Word<Queue>>,
    pub(super) footprints: Vec<Footprint>,
    #[serde(default)]
    pub(super) scratch: bool,
    #[serde(default)]
    pub(super) cross_cta: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) token: Option<Id<TokenId>>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Footprint {
    pub(super) place: Place,
    pub(super) slot: Slot,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bytes: Option<Id<ByteSetId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) warps: Option<Id<WarpMapId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) index: Option<(Id<DescriptorId>, Id<TermId>)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) part: Option<Part>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    pub(super) of: Id<DescriptorId>,
    pub(super) offsets: Vec<i64>,
    pub(super) shape: Vec<i64>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Place {
    Buffer(Id<BufferId>),
    Parameter(u32),
    Unknown,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Slot {
    Whole,
    At(Id<TermId>),
    Any,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Action {
    Touch {
        #[serde(default)]
        asserted: bool,
    },
    Atomic {
        #[serde(default)]
        commutes: Option<String>,
    },
    Copy {
        queue: Word<Queue>,
        direction: Word<Direction>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        predicate: Option<Id<TermId>>,
    },
    Mma {
        queue: Word<Queue>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        predicate: Option<Id<TermId>>,
    },
    Commit {
        queue: Word<Queue>,
    },
    Wait {
        queue: Word<Queue>,
        pending: Option<u32>,
        #[serde(default)]
        tokens: Vec<WaitToken>,
        #[serde(default)]
        read_only: bool,
        #[serde(default)]
        trailing_barrier: bool,
    },
    Barrier {
        barrier: BarrierKind,
        local_fence: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        other_memory: bool,
        origin: Word<BarrierOrigin>,
    },
    Mbarrier {
        op: MBarrierOp,
        #[serde(default)]
        predicate: Option<Id<TermId>>,
    },
    Token {
        op: TokenOp,
    },
    Fence {
        fence: Word<FenceKind>,
        #[serde(default)]
        cluster: bool,
    },
    Hint {},
    Call {
        callee: Option<Id<FunctionId>>,
        frame_offset: u32,
        #[serde(default)]
        arguments: Vec<Vec<Footprint>>,
    },
    Other {},
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WaitToken {
    pub(super) token: Id<TokenId>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) age: u32,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum BarrierKind {
    Cta {},
    Cluster { relaxed: bool },
    Signal { id: i32 },
    WaitSignal { id: i32 },
    Named { id: Option<Id<TermId>>, threads: Option<Id<TermId>>, arrive_only: bool },
    Conditional { condition: Id<TermId> },
    Partitions {},
    Warp {},
    WarpGroup {},
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum MBarrierOp {
    Init {
        count: u32,
        cluster: bool,
    },
    Invalidate {},
    Expect {
        bytes: u32,
    },
    Arrive {
        count: u32,
        per_thread: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        per_warp: bool,
    },
    Wait {
        phase: Id<TermId>,
    },
    Commit {
        queue: Word<Queue>,
        inc: bool,
    },
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum TokenOp {
    Acquire { token: Id<TokenId>, slot: Option<Id<TermId>>, phase: Option<Id<TermId>> },
    Commit { token: Id<TokenId>, slot: Option<Id<TermId>> },
    Wait { token: Id<TokenId>, slot: Option<Id<TermId>>, phase: Option<Id<TermId>> },
    Release { token: Id<TokenId>, slot: Option<Id<TermId>> },
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Term {
    Const {
        value: i64,
    },
    Param {
        block: Id<BlockId>,
        index: u32,
    },
    Symbol {
        number: u32,
        name: String,
        #[serde(default, skip_serializing_if = "is_false")]
        varying: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        least: Option<i64>,
    },
    Tid {},
    Binary {
        op: Word<BinaryOp>,
        a: Id<TermId>,
        b: Id<TermId>,
    },
    Compare {
        predicate: Word<Predicate>,
        a: Id<TermId>,
        b: Id<TermId>,
    },
    Select {
        condition: Id<TermId>,
        a: Id<TermId>,
        b: Id<TermId>,
    },
    Again {
        term: Id<TermId>,
        number: u32,
    },
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ByteSet {
    pub(super) space: Word<Space>,
    pub(super) frame: Id<FunctionId>,
    pub(super) ctas: Vec<Cta>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Cta {
    pub(super) rank: u32,
    /// Start and end (exclusive) of each run, ascending.
    pub(super) runs: Vec<(u32, u32)>,
}

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WarpMap {
    pub(super) starts: Vec<u32>,
    /// The runs of each warp, written as those of a byte set.
    pub(super) warps: Vec<Vec<(u32, u32)>>,
    /// If each byte has one thread, the number of the map from bytes to threads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) lanes: Option<u32>,
}

/// A value that an event loads.
#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Loaded {
    pub(super) event: Id<EventId>,
    pub(super) term: Id<TermId>,
}

/// A symbol that stands for data that the kernel loads.
#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    pub(super) symbol: Id<TermId>,
    /// Whether each iteration of the outermost loop around the load reads another address.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) each: bool,
}
