//! What each code means, in a line and in a few sentences: for lists, and for the rules of a SARIF log.

use seawall_analysis::{FindingCode, FindingKind};

/// One line on what a code means, without a full stop.
pub fn code_summary(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite => "a read is not ordered after the write whose data it needs",
        FindingCode::RaceWriteAfterRead => "a write is not ordered after a read of the data that it replaces",
        FindingCode::RaceWriteAfterWrite => "two writes to the same memory are not ordered",
        FindingCode::MissingMemoryFence => "the barrier between two accesses orders execution, not memory",
        FindingCode::MissingProxyFence => {
            "generic and async accesses meet without a proxy fence between them"
        }
        FindingCode::RaceBetweenCtas => "two CTAs of a cluster access the same memory without order",
        FindingCode::MissingWait => "memory is reused while an asynchronous operation on it may be in flight",
        FindingCode::ReadInFlight => "memory is read while an asynchronous write to it may be in flight",
        FindingCode::IssueOrder => {
            "a product overwrites what the product issued before it may still read, in the order of issue alone"
        }
        FindingCode::Deadlock => "some warp waits for good",
        FindingCode::RedundantBarrier => "a barrier orders nothing",
        FindingCode::RedundantWait => "a wait never has to wait",
        FindingCode::WrongBytes => "an mbarrier phase expects other bytes than are copied",
        FindingCode::WrongArrivals => "the arrivals at an mbarrier do not match its count",
        FindingCode::MBarrierLifetime => {
            "an mbarrier is used, or its memory overwritten, at the wrong time of its life"
        }
        FindingCode::SplitBarrierMisuse => "the signals and waits of a split barrier do not match",
        FindingCode::EndedCta => "a CTA may end while another one still accesses its memory",
    }
}

const ISSUE_ORDER: &str = "A product on the tensor core writes tensor memory that the product before it may still read. Both are issued by one \
                           thread, and the hardware runs them in that order, but PTX promises it only of products with one accumulator \
                           and shape.";

/// What a code means, in sentences.
pub(crate) fn description(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite => {
            "One warp writes shared memory and another reads it, and nothing makes the read wait for the write."
        }
        FindingCode::RaceWriteAfterRead => {
            "One warp reads shared memory and another overwrites it, and nothing makes the write wait for the read."
        }
        FindingCode::RaceWriteAfterWrite => {
            "Two warps write the same shared memory, and nothing says which write comes last."
        }
        FindingCode::MissingMemoryFence => {
            "The warps meet at a barrier between the two accesses, but that barrier does not wait for memory: what was \
             written before it may not have arrived when another warp goes on."
        }
        FindingCode::MissingProxyFence => {
            "Memory written by ordinary stores is used by TMA or by a tensor core, and no proxy fence makes the \
             two paths to memory agree."
        }
        FindingCode::RaceBetweenCtas => {
            "One CTA of a cluster accesses memory of another one, which uses it too, and no cluster barrier or mbarrier orders \
             the two."
        }
        FindingCode::MissingWait => {
            "An asynchronous operation that still uses a piece of memory is not waited for before the memory is written, \
             or handed to another engine."
        }
        FindingCode::ReadInFlight => {
            "The data of an asynchronous copy is read before a wait has made sure that all of it is there."
        }
        FindingCode::IssueOrder => ISSUE_ORDER,
        FindingCode::Deadlock => {
            "There is a run in which some warp is blocked and nothing that could release it will ever happen."
        }
        FindingCode::RedundantBarrier => {
            "No pair of conflicting accesses needs this barrier: every path through it is ordered without it."
        }
        FindingCode::RedundantWait => {
            "In every run, what this waits for is over and known to be over when the wait is reached: an earlier wait has seen to it."
        }
        FindingCode::WrongBytes => {
            "The bytes that a phase of an mbarrier expects and the bytes that the copies deliver differ, so that the phase \
             never completes, or completes too early."
        }
        FindingCode::WrongArrivals => {
            "An mbarrier phase gets more arrivals than its count, or stays unfinished because arrivals are missing."
        }
        FindingCode::MBarrierLifetime => {
            "An mbarrier is used before its initialisation is visible or after its end, or its memory is given to something \
             else while it lives."
        }
        FindingCode::SplitBarrierMisuse => {
            "A warp waits at a split barrier that it has not signalled in this phase, or signals it twice."
        }
        FindingCode::EndedCta => {
            "A CTA of a cluster may come to its end, and its shared memory with it, while another one still accesses that \
             memory or is yet to do so."
        }
    }
}

/// What to do about a code when the finding itself knows no remedy.
pub(crate) fn advice(code: FindingCode) -> &'static str {
    match code {
        FindingCode::RaceReadAfterWrite
        | FindingCode::RaceWriteAfterRead
        | FindingCode::RaceWriteAfterWrite => "Put a barrier with a local fence between the two accesses.",
        FindingCode::MissingMemoryFence => {
            "Use a barrier that orders shared memory, such as `ttg.barrier local`."
        }
        FindingCode::MissingProxyFence => {
            "Put `ttng.fence_async_shared` behind the ordinary access, before the barrier."
        }
        FindingCode::RaceBetweenCtas => {
            "Put a cluster barrier between the two accesses, or hand the memory over by an mbarrier of each CTA."
        }
        FindingCode::MissingWait => {
            "Wait for the operation, then let the warps meet, before the memory is used again."
        }
        FindingCode::ReadInFlight => "Wait for the copy, then let the warps meet, before the data is read.",
        FindingCode::IssueOrder => {
            "Nothing, if you rely on the order of issue as Triton does; else wait for the first product before the second."
        }
        FindingCode::Deadlock => {
            "Look at the phases, the arrivals and the order in which the partitions wait."
        }
        FindingCode::RedundantBarrier => "Delete the barrier.",
        FindingCode::RedundantWait => "Leave it, or delete it: it is harmless, and no standstill.",
        FindingCode::WrongBytes => "Expect the sum of the bytes of all copies that arrive in the phase.",
        FindingCode::WrongArrivals => "Initialise the mbarrier with the number of arrivals of one phase.",
        FindingCode::MBarrierLifetime => {
            "Initialise, meet, use, meet, invalidate, and only then reuse the memory."
        }
        FindingCode::SplitBarrierMisuse => "Let every warp signal once and then wait once in each phase.",
        FindingCode::EndedCta => "Let the CTAs meet at a cluster barrier before they end.",
    }
}

/// `error` or `warning`, as SARIF, GitHub and JSON spell it.
pub(crate) fn level(kind: FindingKind) -> &'static str {
    if kind.is_error() { "error" } else { "warning" }
}
