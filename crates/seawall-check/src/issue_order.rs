//! Tensor-core MMAs that only issue order separates.
//!
//! PTX orders two `tcgen05.mma` of one thread if they have the same accumulator and shape (PTX ISA,
//! *tcgen05 pipelined instructions*). An MMA that overwrites an operand of the previous one has a
//! different accumulator. Current hardware executes the MMAs of a CTA in issue order. Attention
//! kernels rely on that: Triton's kernels write the next scores over the weights that the previous
//! MMA reads. Such a pair is therefore a warning.
//!
//! An MMA that reads the result of an MMA in flight is not such a pair, because it needs the data
//! and not just the order.

use seawall_analysis::{Finding, FindingCode, HazardKind, Role};
use seawall_model::{EventId, Footprint, Place, Program};

use crate::facts::Facts;
use crate::translation::pair;

/// Changes the code of missing-wait findings about such MMAs to [`FindingCode::IssueOrder`].
pub(crate) fn rely(facts: &Facts<'_>, findings: &mut [Finding]) {
    for finding in findings.iter_mut().filter(|finding| is_kept_by_issue(facts, finding)) {
        finding.code = FindingCode::IssueOrder;
        finding.hazard = Some(HazardKind::War);
        finding.remedy = None;
    }
}

/// Whether both events are MMAs of one partition, and the earlier one writes nothing that the later
/// one accesses. One thread issues the MMAs of a partition.
fn is_kept_by_issue(facts: &Facts<'_>, finding: &Finding) -> bool {
    let program = facts.program;
    let has_earlier = finding.related.iter().any(|related| related.0 == Role::Earlier);
    let (one, other) = pair(finding);
    let earlier = if one == finding.event { other } else { one };
    finding.code == FindingCode::MissingWait
        && has_earlier
        && finding.hazard.is_none_or(|hazard| hazard == HazardKind::War)
        && is_mma(program, earlier)
        && is_mma(program, finding.event)
        && facts.partition_of(earlier) == facts.partition_of(finding.event)
        && !writes_accessed_bytes(program, earlier, finding.event)
}

fn is_mma(program: &Program, event: EventId) -> bool {
    program.events[event].action.operates_on_tensor_memory()
}

/// Whether the two events may access a common byte that the earlier one writes.
fn writes_accessed_bytes(program: &Program, earlier: EventId, later: EventId) -> bool {
    let written = program.events[earlier].accesses.iter().filter(|access| access.mode.writes());
    let touched = || program.events[later].accesses.iter().flat_map(|access| &access.footprints);
    written
        .flat_map(|access| &access.footprints)
        .any(|write| touched().any(|touch| footprints_overlap(program, write, touch)))
}

pub(crate) fn footprints_overlap(program: &Program, one: &Footprint, other: &Footprint) -> bool {
    if let (Some(one), Some(other)) = (one.bytes, other.bytes) {
        return program.byte_sets.get(one).may_overlap(program.byte_sets.get(other));
    }
    let (Place::Buffer(one), Place::Buffer(other)) = (one.place, other.place) else { return true };
    one == other || program.buffers[one].may_share(&program.buffers[other])
}
