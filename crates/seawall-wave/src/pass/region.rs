//! Regions that need synchronization: what the analysis finds and the strategies choose from.

use crate::trace::NodeId;

/// From the last producer of a window to its first consumer: somewhere after the one and before the other, all waves must
/// meet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SyncRegion {
    /// The memory.
    pub resource: NodeId,
    /// All producers of the window.
    pub producers: Vec<NodeId>,
    /// All consumers of the window.
    pub consumers: Vec<NodeId>,
    /// The consumer is one of the next iteration: it stands before the producer.
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
