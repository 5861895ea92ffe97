//! The meaning of each code, as one line and as a few sentences: for lists, and for the rules of a
//! SARIF log.

use seawall_analysis::{FindingCode, FindingKind};

/// One line on the meaning of a code, without a full stop.
pub fn code_summary(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite => "a read is not ordered after the write of its data",
        FindingCode::RaceWriteAfterRead => {
            "a write is not ordered after a read of the data that it \
                                            overwrites"
        }
        FindingCode::RaceWriteAfterWrite => "two writes to the same memory are not ordered",
        FindingCode::MissingMemoryFence => "the barrier between two accesses orders execution, not memory",
        FindingCode::MissingProxyFence => {
            "generic and async accesses conflict without a proxy fence between them"
        }
        FindingCode::RaceBetweenCtas => "two CTAs of a cluster access the same memory without ordering",
        FindingCode::MissingWait => "memory is reused while an asynchronous operation on it may be in flight",
        FindingCode::ReadInFlight => "memory is read while an asynchronous write to it may be in flight",
        FindingCode::IssueOrder => {
            "only issue order keeps an MMA from overwriting what an earlier MMA still reads"
        }
        FindingCode::Deadlock => "some warp waits forever",
        FindingCode::RedundantBarrier => "all accesses are ordered without a barrier",
        FindingCode::RedundantWait => "what a wait waits for has always completed",
        FindingCode::WrongBytes => {
            "an mbarrier phase expects a different number of bytes than the copies \
                                    transfer"
        }
        FindingCode::WrongArrivals => "the arrivals at an mbarrier do not match its arrival count",
        FindingCode::MBarrierLifetime => {
            "an mbarrier is used, or its memory is overwritten, outside of its lifetime"
        }
        FindingCode::SplitBarrierMisuse => "the signals and waits of a split barrier do not match",
        FindingCode::EndedCta => "a CTA may end while its memory is still accessed",
    }
}

const ISSUE_ORDER: &str = "A tensor-core MMA writes tensor memory that an earlier MMA may still read. One \
                           thread issues both, and the hardware runs them in issue order. PTX guarantees \
                           this order only for MMAs with the same accumulator and shape.";

/// The meaning of a code, in sentences.
pub(crate) fn description(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite => {
            "One warp writes shared memory and another warp reads it. No synchronization orders the read \
             after the write."
        }
        FindingCode::RaceWriteAfterRead => {
            "One warp reads shared memory and another warp overwrites it. No synchronization orders the \
             write after the read."
        }
        FindingCode::RaceWriteAfterWrite => {
            "Two warps write the same shared memory. No synchronization determines which write is last."
        }
        FindingCode::MissingMemoryFence => {
            "The warps synchronize at a barrier between the two accesses, but that barrier does not order \
             memory. A write before it may not be visible when another warp continues."
        }
        FindingCode::MissingProxyFence => {
            "Ordinary stores write memory that TMA or a tensor core then uses. No proxy fence makes the \
             stores visible to the async proxy."
        }
        FindingCode::RaceBetweenCtas => {
            "A CTA of a cluster accesses memory of another CTA, which uses the same memory. No cluster \
             barrier or mbarrier orders the two accesses."
        }
        FindingCode::MissingWait => {
            "Memory is written, or passed to another engine, before a wait for an asynchronous operation \
             that still uses it."
        }
        FindingCode::ReadInFlight => {
            "The data of an asynchronous copy is read before a wait has guaranteed that the copy is complete."
        }
        FindingCode::IssueOrder => ISSUE_ORDER,
        FindingCode::Deadlock => {
            "There is a run in which some warp is blocked and no other warp can release it."
        }
        FindingCode::RedundantBarrier => {
            "No pair of conflicting accesses needs this barrier: every path through it is ordered without it."
        }
        FindingCode::RedundantWait => {
            "In every run, the phase or slot of this wait has completed when the wait is reached, and an \
             earlier wait has observed it."
        }
        FindingCode::WrongBytes => {
            "The bytes that an mbarrier phase expects differ from the bytes that the copies transfer. The \
             phase then never completes, or completes too early."
        }
        FindingCode::WrongArrivals => {
            "An mbarrier phase gets more arrivals than its count, or never completes because arrivals are \
             missing."
        }
        FindingCode::MBarrierLifetime => {
            "An mbarrier is used before its initialisation is visible or after its invalidation, or its \
             memory is reused during its lifetime."
        }
        FindingCode::SplitBarrierMisuse => {
            "A warp waits at a split barrier that it has not signalled in this phase, or signals it twice."
        }
        FindingCode::EndedCta => {
            "A CTA may end, and release its shared memory, while an asynchronous operation or another CTA \
             of the cluster still accesses that memory."
        }
    }
}

/// The advice for a code, for findings without a specific remedy.
pub(crate) fn advice(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite
        | FindingCode::RaceWriteAfterRead
        | FindingCode::RaceWriteAfterWrite => "Insert a barrier with a local fence between the two accesses.",
        FindingCode::MissingMemoryFence => {
            "Use a barrier that orders shared memory, such as `ttg.barrier local`."
        }
        FindingCode::MissingProxyFence => {
            "Insert `ttng.fence_async_shared` after the ordinary access, before the barrier."
        }
        FindingCode::RaceBetweenCtas => {
            "Insert a cluster barrier between the two accesses, or order them with an mbarrier of each CTA."
        }
        FindingCode::MissingWait => {
            "Wait for the operation, then synchronize the warps, before the memory is used again."
        }
        FindingCode::ReadInFlight => {
            "Wait for the copy, then synchronize the warps, before the data is read."
        }
        FindingCode::IssueOrder => {
            "No change is needed if you rely on issue order as Triton does. Otherwise wait for the first MMA \
             before the second."
        }
        FindingCode::Deadlock => {
            "Check the phases, the arrival counts and the order in which the partitions wait."
        }
        FindingCode::RedundantBarrier => "Delete the barrier.",
        FindingCode::RedundantWait => "Keep the wait or delete it: it is harmless and cannot deadlock.",
        FindingCode::WrongBytes => "Expect the sum of the bytes of all copies that complete in the phase.",
        FindingCode::WrongArrivals => "Initialise the mbarrier with the number of arrivals in one phase.",
        FindingCode::MBarrierLifetime => {
            "Initialise, synchronize, use, synchronize, invalidate, and only then reuse the memory."
        }
        FindingCode::SplitBarrierMisuse => "Let every warp signal once and then wait once in each phase.",
        FindingCode::EndedCta => {
            "Wait for asynchronous operations, and synchronize CTAs with a cluster barrier, before the \
             kernel returns."
        }
    }
}

/// `error` or `warning`, as SARIF, GitHub and JSON spell it.
pub(crate) fn level(kind: FindingKind) -> &'static str {
    if kind.is_error() { "error" } else { "warning" }
}
