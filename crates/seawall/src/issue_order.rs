//! Products on the tensor core that only the order of their issue keeps apart.
//!
//! PTX orders two `tcgen05.mma` of one thread if they have the same accumulator and shape (PTX ISA, *tcgen05 pipelined instructions*), which a
//! product that overwrites an operand of the one before it has not. The hardware that there is runs the products of a CTA in the order of their issue, and kernels of
//! attention rest on that: Triton's own put the next scores over the weights that the product before reads. So it is told, as a warning.
//! A product that reads what one in flight writes is not meant: where the operand is taken from is decided by data, not by who comes first.

use seawall_analysis::{Finding, FindingCode, HazardKind, Role};
use seawall_model::{Action, EventId, Footprint, PartitionId, Place, Program, Queue};

use crate::phases::pair;

/// Makes findings of a missing wait that are about such products what they are: [`FindingCode::IssueOrder`].
pub(crate) fn rely(program: &Program, findings: &mut [Finding]) {
    for finding in findings.iter_mut().filter(|finding| is_kept_by_issue(program, finding)) {
        finding.code = FindingCode::IssueOrder;
        finding.hazard = Some(HazardKind::War);
        finding.remedy = None;
    }
}

/// Whether both are products of one partition, and the earlier writes nothing that the later touches. Two of one partition are issued by one thread.
fn is_kept_by_issue(program: &Program, finding: &Finding) -> bool {
    let has_earlier = finding.related.iter().any(|related| related.0 == Role::Earlier);
    let (one, other) = pair(finding);
    let earlier = if one == finding.event { other } else { one };
    finding.code == FindingCode::MissingWait
        && has_earlier
        && finding.hazard.is_none_or(|hazard| hazard == HazardKind::War)
        && is_product(program, earlier)
        && is_product(program, finding.event)
        && partition_of(program, earlier) == partition_of(program, finding.event)
        && !writes_what_is_touched(program, earlier, finding.event)
}

fn is_product(program: &Program, event: EventId) -> bool {
    matches!(program.events[event].action, Action::Mma { queue: Queue::Tcgen05, .. })
}

/// Whether a byte that one event may write is one that the other may touch.
fn writes_what_is_touched(program: &Program, earlier: EventId, later: EventId) -> bool {
    let written = program.events[earlier].accesses.iter().filter(|access| access.mode.writes());
    let touched = || program.events[later].accesses.iter().flat_map(|access| &access.footprints);
    written
        .flat_map(|access| &access.footprints)
        .any(|write| touched().any(|touch| may_meet(program, write, touch)))
}

fn may_meet(program: &Program, one: &Footprint, other: &Footprint) -> bool {
    if let (Some(one), Some(other)) = (one.bytes, other.bytes) {
        return program.byte_sets.get(one).may_overlap(program.byte_sets.get(other));
    }
    let (Place::Buffer(one), Place::Buffer(other)) = (one.place, other.place) else { return true };
    let buffers = &program.buffers;
    let (ranges, others) = (buffers[one].ranges(0), buffers[other].ranges(0));
    let meet = |x: &(u64, u64)| others.iter().any(|y| x.0 < y.1 && y.0 < x.1);
    one == other || buffers[one].space == buffers[other].space && ranges.iter().any(meet)
}

fn partition_of(program: &Program, event: EventId) -> Option<PartitionId> {
    program.blocks.values().find(|block| block.events.contains(&event)).map(|block| block.partition)
}
