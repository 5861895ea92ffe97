//! The ids of the IR's tables. Each prints similarly to the entity's name in the IR.

use seawall_base::define_id;

define_id!(
    /// An operation. Ids follow the text (pre-order): an op's id is smaller than those of the ops
    /// inside it.
    pub struct OpId,
    "op"
);
define_id!(
    /// A block of a region.
    pub struct BlockId,
    "^bb"
);
define_id!(
    /// A region of an operation. Ids follow the order in which regions open.
    pub struct RegionId,
    "region"
);
define_id!(
    /// An SSA value: a result of an operation or an argument of a block.
    pub struct ValueId,
    "%"
);
define_id!(
    /// A type as written. Two spellings of one type have two ids; see
    /// [`Module::same_type`](crate::Module::same_type).
    pub struct TypeId,
    "type"
);
define_id!(
    /// An attribute as written.
    pub struct AttrId,
    "attr"
);
define_id!(
    /// An interned string: an operation name or an attribute key.
    pub struct Symbol,
    "sym"
);
define_id!(
    /// The spelling of a value's name, while a text is read.
    pub(crate) struct NameId,
    "name"
);
