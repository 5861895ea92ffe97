//! The ids of a program's tables. Each is printed in the spelling of the text form.

use seawall_base::define_id;

define_id!(/// A [`Buffer`](crate::Buffer).
    pub struct BufferId, "buf");
define_id!(/// A [`Block`](crate::Block).
    pub struct BlockId, "^bb");
define_id!(/// An [`Event`](crate::Event).
    pub struct EventId, "e");
define_id!(/// A [`Function`](crate::Function).
    pub struct FunctionId, "fn");
define_id!(/// A [`Partition`](crate::Partition).
    pub struct PartitionId, "part");
define_id!(/// A hash-consed integer term.
    pub struct TermId, "t");
define_id!(/// An interned set of physical addresses.
    pub struct ByteSetId, "bytes");
define_id!(/// An interned map from warps to bytes.
    pub struct WarpMapId, "map");
define_id!(/// The op that an event comes from.
    pub struct OriginId, "op");
define_id!(/// A descriptor value that indices and boxes are relative to.
    pub struct DescriptorId, "desc");
define_id!(/// An asynchronous token.
    pub struct TokenId, "tok");
