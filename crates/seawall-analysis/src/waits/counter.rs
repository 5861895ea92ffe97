//! The counters that waits name: what each counts on which GPU, its width, and which operations
//! complete in order.
//!
//! Widths and names on AMD GPUs are in `seawall_model`. Sources: LLVM's `SIInsertWaitcnts.cpp`
//! (operations per counter and their order) and the PTX ISA, "cp.async.wait_group",
//! "cp.async.bulk.wait_group", "wgmma.wait_group" (groups complete in the order of their commits).

use std::fmt;

use seawall_model::{Family, Target, WaveCounter};

/// A counter or a kind of group that a wait names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Counter {
    /// `vmcnt`: vector memory operations, including stores on gfx9.
    Vm,
    /// `vscnt`: vector memory stores of gfx10 and gfx11.
    Vs,
    /// `lgkmcnt`: LDS, scalar memory, messages.
    Lgkm,
    /// `expcnt`: exports.
    Exp,
    /// `loadcnt`: vector memory loads, from gfx12 on.
    Load,
    /// `storecnt`: vector memory stores from gfx12 on.
    Store,
    /// `dscnt`: LDS, from gfx12 on.
    Ds,
    /// `kmcnt`: scalar memory and messages, from gfx12 on.
    Km,
    /// `asynccnt`: asynchronous copies between global memory and LDS on gfx1250, in instructions.
    Async,
    /// `tensorcnt`: copies of the tensor data mover on gfx1250, in instructions.
    Tensor,
    /// Groups of asyncmarks on gfx942 and gfx950. LLVM lowers waits on them to `vmcnt`.
    AsyncMarks,
    /// Groups of `cp.async`.
    CpAsync,
    /// Groups of bulk copies out of shared memory.
    Bulk,
    /// Groups of `wgmma`.
    Wgmma,
}

/// The limit for counters without a hardware limit. A larger count has no use, and a smaller count
/// is always safe.
const UNLIMITED: u32 = 1023;

impl Counter {
    /// The largest count that a wait on `target` can name. `None` if the GPU has no such counter.
    /// The width of `tensorcnt` is not published, so its counts are not clamped.
    pub fn width(self, target: &Target) -> Option<u32> {
        let Some(gpu) = target.amd() else {
            let is_group = matches!(self, Counter::CpAsync | Counter::Bulk | Counter::Wgmma);
            return is_group.then_some(UNLIMITED);
        };
        match self {
            Counter::Tensor => gpu.tensor.then_some(UNLIMITED),
            Counter::AsyncMarks => (target.family() == Family::Gfx9).then_some(UNLIMITED),
            _ => gpu.limit(self.of_wave()?),
        }
    }

    /// The counter of a wave that this is. `None` for a kind of groups.
    pub fn of_wave(self) -> Option<WaveCounter> {
        match self {
            Counter::Vm => Some(WaveCounter::Vm),
            Counter::Vs => Some(WaveCounter::Vs),
            Counter::Lgkm => Some(WaveCounter::Lgkm),
            Counter::Exp => Some(WaveCounter::Exp),
            Counter::Load => Some(WaveCounter::Load),
            Counter::Store => Some(WaveCounter::Store),
            Counter::Ds => Some(WaveCounter::Ds),
            Counter::Km => Some(WaveCounter::Km),
            Counter::Async => Some(WaveCounter::Async),
            Counter::Tensor => Some(WaveCounter::Tensor),
            Counter::AsyncMarks | Counter::CpAsync | Counter::Bulk | Counter::Wgmma => None,
        }
    }

    /// The name in the ISA, or a description for groups.
    pub fn name(self) -> &'static str {
        match self {
            Counter::AsyncMarks => "asyncmark groups",
            Counter::CpAsync => "cp.async groups",
            Counter::Bulk => "bulk groups",
            Counter::Wgmma => "wgmma groups",
            _ => self.of_wave().map_or("", WaveCounter::name),
        }
    }
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind of counted operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A load from global memory into registers.
    GlobalLoad,
    /// A store or an atomic without result.
    GlobalStore,
    /// A copy from global memory to LDS on gfx9 (direct to LDS).
    LdsDma,
    /// An LDS load, store or atomic.
    Lds,
    /// An access with an unknown address space, which may go to LDS or to global memory.
    Flat,
    /// An asynchronous copy between global memory and LDS on gfx1250.
    AsyncCopy,
    /// A copy by the tensor data mover.
    Tensor,
}

/// The reason why the operations of a counter may complete out of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mixed {
    /// Scalar loads complete in any order. The compiler inserts some that no IR shows.
    Scalar,
    /// A flat access counts in two counters and completes with either.
    Flat,
    /// Operations of two kinds.
    Kinds(Kind, Kind),
}

impl fmt::Display for Mixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mixed::Scalar => f.write_str("scalar loads use the same counter and complete in any order"),
            Mixed::Flat => f.write_str("a flat access may be pending, and it completes in any order"),
            Mixed::Kinds(a, b) => write!(f, "operations of two kinds may be pending ({a:?} and {b:?})"),
        }
    }
}

/// Why only a wait for 0 is useful if operations of `kinds` may be pending in `counter`. `None` if
/// they complete in order. On gfx9, vector loads, stores and direct copies to LDS are in order with
/// each other. Otherwise two kinds never are.
pub fn mixed(counter: Counter, target: &Target, kinds: &[Kind]) -> Option<Mixed> {
    if matches!(counter, Counter::Lgkm | Counter::Km) {
        return Some(Mixed::Scalar);
    }
    if kinds.contains(&Kind::Flat) {
        return Some(Mixed::Flat);
    }
    let vector = |kind: &Kind| matches!(kind, Kind::GlobalLoad | Kind::GlobalStore | Kind::LdsDma);
    if target.family() == Family::Gfx9 && kinds.iter().all(vector) {
        return None;
    }
    let &first = kinds.first()?;
    let &other = kinds.iter().find(|&&kind| kind != first)?;
    Some(Mixed::Kinds(first.min(other), first.max(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(name: &str) -> Target {
        name.parse().expect("a target")
    }

    #[test]
    fn widths_are_those_of_the_isa() {
        let width = |counter: Counter, name| counter.width(&target(name));
        assert_eq!(width(Counter::Vm, "gfx942"), Some(63));
        assert_eq!(width(Counter::Lgkm, "gfx942"), Some(15));
        assert_eq!(width(Counter::Lgkm, "gfx1100"), Some(63));
        assert_eq!(width(Counter::Lgkm, "gfx1030"), Some(15));
        assert_eq!(width(Counter::Vm, "gfx1201"), None);
        assert_eq!(width(Counter::Ds, "gfx1201"), Some(63));
        assert_eq!(width(Counter::Km, "gfx1250"), Some(31));
        assert_eq!(width(Counter::Async, "gfx1201"), None);
        assert_eq!(width(Counter::Async, "gfx1250"), Some(63));
        assert_eq!(width(Counter::CpAsync, "gfx950"), None);
        assert_eq!(width(Counter::CpAsync, "sm_80"), Some(UNLIMITED));
    }

    #[test]
    fn two_kinds_in_one_counter_are_out_of_order() {
        let kinds = [Kind::GlobalLoad, Kind::LdsDma, Kind::GlobalStore];
        assert_eq!(mixed(Counter::Vm, &target("gfx950"), &kinds), None);
        assert_eq!(
            mixed(Counter::Vm, &target("gfx1100"), &kinds),
            Some(Mixed::Kinds(Kind::GlobalLoad, Kind::LdsDma))
        );
        assert_eq!(mixed(Counter::Vm, &target("gfx950"), &[Kind::LdsDma, Kind::Flat]), Some(Mixed::Flat));
        assert_eq!(mixed(Counter::Lgkm, &target("gfx950"), &[Kind::Lds]), Some(Mixed::Scalar));
        assert_eq!(mixed(Counter::Ds, &target("gfx1250"), &[Kind::Lds]), None);
        assert_eq!(mixed(Counter::Async, &target("gfx1250"), &[]), None);
    }
}
