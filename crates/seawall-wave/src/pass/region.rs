//! Regions that need synchronization. The analysis finds them, and the strategies choose from them.

use crate::trace::NodeId;

/// The region from the last producer of a window to its first consumer. It needs a barrier of all
/// waves after the producer and before the consumer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SyncRegion {
    /// The memory.
    pub resource: NodeId,
    /// All producers of the window.
    pub producers: Vec<NodeId>,
    /// All consumers of the window.
    pub consumers: Vec<NodeId>,
    /// Whether the consumer is in the next iteration, so it precedes the producer in the program.
    pub cross_iter: bool,
    /// The last producer.
    pub producer: NodeId,
    /// The first consumer.
    pub consumer: NodeId,
    /// Position of the producer in pre-order.
    pub prod_location: u32,
    /// Position of the consumer in pre-order.
    pub cons_location: u32,
    /// First and last node of the loop body in which an access of the window was last seen.
    pub graph: Option<(NodeId, NodeId)>,
}
