//! The counters of memory instructions in flight on AMD GPUs: which counters each kind of
//! instruction uses on which GPU, and which instructions complete in the order of their issue.
//!
//! An instruction increments its counters when it issues and decrements them when it completes. A
//! wait blocks until a counter is at most a number. An instruction that would exceed the largest
//! count stalls, so no more instructions than that are in flight.
//!
//! Sources: AMD's ISA guides of CDNA3, CDNA4, RDNA2 to RDNA4 ("Data dependency resolution",
//! `S_WAITCNT`), and LLVM's AMDGPU target for gfx1250 and for the encoding of immediates.

use crate::amd::Amd;
use crate::target::{Family, Target};

/// A counter of a wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum WaveCounter {
    /// `vmcnt`.
    Vm,
    /// `vscnt`.
    Vs,
    /// `lgkmcnt`.
    Lgkm,
    /// `expcnt`.
    Exp,
    /// `loadcnt`.
    Load,
    /// `samplecnt`.
    Sample,
    /// `bvhcnt`.
    Bvh,
    /// `storecnt`.
    Store,
    /// `dscnt`.
    Ds,
    /// `kmcnt`.
    Km,
    /// `asynccnt`.
    Async,
    /// `tensorcnt`.
    Tensor,
    /// `xcnt`: address translations that may be repeated.
    X,
}

/// A kind of memory instruction, by the counters that it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MemoryKind {
    /// A load of global or scratch memory or of an image into vector registers, an atomic that
    /// returns a value, or a load into LDS that `vmcnt` counts.
    VectorLoad,
    /// A store to global or scratch memory or to an image, or an atomic that returns nothing.
    VectorStore,
    /// An image load through a sampler.
    Sample,
    /// A ray intersection.
    Intersect,
    /// An LDS instruction.
    Lds,
    /// A scalar memory instruction, or a message that returns a value.
    Scalar,
    /// A load through a flat address, which may be in global memory or in LDS.
    FlatLoad,
    /// A store through a flat address.
    FlatStore,
    /// An asynchronous copy between global memory and LDS (gfx1250).
    AsyncCopy,
    /// A copy of the tensor data mover.
    TensorCopy,
}

/// Instructions that complete in the order of their issue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum InOrder {
    /// Vector memory instructions: loads, and stores where one counter has both.
    Vector,
    /// Stores where they have their own counter.
    Stores,
    /// Image loads through a sampler.
    Samples,
    /// Ray intersections.
    Intersections,
    /// LDS instructions.
    Lds,
    /// Asynchronous copies.
    AsyncCopies,
    /// Copies of the tensor data mover.
    TensorCopies,
}

impl WaveCounter {
    /// All counters in the order of their declaration.
    pub const ALL: [WaveCounter; 13] = [
        WaveCounter::Vm,
        WaveCounter::Vs,
        WaveCounter::Lgkm,
        WaveCounter::Exp,
        WaveCounter::Load,
        WaveCounter::Sample,
        WaveCounter::Bvh,
        WaveCounter::Store,
        WaveCounter::Ds,
        WaveCounter::Km,
        WaveCounter::Async,
        WaveCounter::Tensor,
        WaveCounter::X,
    ];

    /// The name in the ISA.
    pub fn name(self) -> &'static str {
        match self {
            WaveCounter::Vm => "vmcnt",
            WaveCounter::Vs => "vscnt",
            WaveCounter::Lgkm => "lgkmcnt",
            WaveCounter::Exp => "expcnt",
            WaveCounter::Load => "loadcnt",
            WaveCounter::Sample => "samplecnt",
            WaveCounter::Bvh => "bvhcnt",
            WaveCounter::Store => "storecnt",
            WaveCounter::Ds => "dscnt",
            WaveCounter::Km => "kmcnt",
            WaveCounter::Async => "asynccnt",
            WaveCounter::Tensor => "tensorcnt",
            WaveCounter::X => "xcnt",
        }
    }

    /// The instruction that waits until at most `count` instructions are in flight.
    pub fn wait(self, count: u32) -> String {
        match self {
            WaveCounter::Vm | WaveCounter::Lgkm => format!("s_waitcnt {}({count})", self.name()),
            WaveCounter::Vs => format!("s_waitcnt_vscnt null, {count:#x}"),
            // `expcnt` exists with both forms of waits. The older one is that of more GPUs.
            WaveCounter::Exp => format!("s_waitcnt expcnt({count})"),
            _ => format!("s_wait_{} {count:#x}", self.name()),
        }
    }
}

impl Target {
    /// Whether one counter holds vector loads and stores (`vmcnt` of gfx9).
    pub fn counts_stores_with_loads(&self) -> bool {
        self.amd().is_some_and(|gpu| gpu.counters(MemoryKind::VectorStore).contains(&WaveCounter::Vm))
    }
}

impl Amd {
    /// The largest count of a counter. `None` if the GPU has no such counter, or if its width is
    /// not published.
    pub fn limit(&self, counter: WaveCounter) -> Option<u32> {
        let is_gfx12 = self.load.is_some();
        match counter {
            WaveCounter::Vm => self.vm,
            WaveCounter::Vs => self.vs,
            WaveCounter::Lgkm => self.lgkm,
            WaveCounter::Exp => self.exp,
            WaveCounter::Load => self.load,
            WaveCounter::Sample => is_gfx12.then_some(63),
            WaveCounter::Bvh => is_gfx12.then_some(7),
            WaveCounter::Store => self.store,
            WaveCounter::Ds => self.ds,
            WaveCounter::Km => self.km,
            WaveCounter::Async => self.asynchronous,
            WaveCounter::Tensor => None,
            WaveCounter::X => (self.family == Family::Gfx1250).then_some(63),
        }
    }

    /// Whether waves of the GPU have a counter.
    pub fn has(&self, counter: WaveCounter) -> bool {
        self.limit(counter).is_some() || counter == WaveCounter::Tensor && self.tensor
    }

    /// The counters that an instruction uses. One with a flat address has completed when it has
    /// decremented the counter of the memory that the address is in. Empty if the GPU has no such
    /// instruction.
    pub fn counters(&self, kind: MemoryKind) -> &'static [WaveCounter] {
        use WaveCounter::{Async, Bvh, Ds, Km, Lgkm, Load, Sample, Store, Tensor, Vm, Vs};
        let is_gfx12 = self.load.is_some();
        let has_vs = self.vs.is_some();
        match kind {
            MemoryKind::VectorLoad if is_gfx12 => &[Load],
            MemoryKind::Sample if is_gfx12 => &[Sample],
            MemoryKind::Intersect if is_gfx12 => &[Bvh],
            MemoryKind::VectorLoad | MemoryKind::Sample | MemoryKind::Intersect => &[Vm],
            MemoryKind::VectorStore if is_gfx12 => &[Store],
            MemoryKind::VectorStore if has_vs => &[Vs],
            MemoryKind::VectorStore => &[Vm],
            MemoryKind::Lds if is_gfx12 => &[Ds],
            MemoryKind::Scalar if is_gfx12 => &[Km],
            MemoryKind::Lds | MemoryKind::Scalar => &[Lgkm],
            MemoryKind::FlatLoad if is_gfx12 => &[Load, Ds],
            MemoryKind::FlatLoad => &[Vm, Lgkm],
            MemoryKind::FlatStore if is_gfx12 => &[Store, Ds],
            MemoryKind::FlatStore if has_vs => &[Vs, Lgkm],
            MemoryKind::FlatStore => &[Vm, Lgkm],
            MemoryKind::AsyncCopy if self.asynchronous.is_some() => &[Async],
            MemoryKind::TensorCopy if self.tensor => &[Tensor],
            MemoryKind::AsyncCopy | MemoryKind::TensorCopy => &[],
        }
    }

    /// The instructions in whose order one of this kind decrements a counter. `None` if it may do
    /// so before an earlier one, or after a later one: scalar loads, and instructions with flat
    /// addresses on gfx9. Then only a wait for 0 proves that it has completed.
    pub fn in_order(&self, kind: MemoryKind, counter: WaveCounter) -> Option<InOrder> {
        let is_gfx9 = self.family == Family::Gfx9;
        let is_of_lds = matches!(counter, WaveCounter::Lgkm | WaveCounter::Ds);
        match kind {
            MemoryKind::Scalar => None,
            MemoryKind::FlatLoad | MemoryKind::FlatStore if is_gfx9 => None,
            MemoryKind::FlatLoad | MemoryKind::FlatStore if is_of_lds => Some(InOrder::Lds),
            MemoryKind::VectorLoad | MemoryKind::FlatLoad => Some(InOrder::Vector),
            MemoryKind::VectorStore | MemoryKind::Sample | MemoryKind::Intersect if is_gfx9 => {
                Some(InOrder::Vector)
            }
            MemoryKind::VectorStore | MemoryKind::FlatStore => Some(InOrder::Stores),
            MemoryKind::Sample => Some(InOrder::Samples),
            MemoryKind::Intersect => Some(InOrder::Intersections),
            MemoryKind::Lds => Some(InOrder::Lds),
            MemoryKind::AsyncCopy => Some(InOrder::AsyncCopies),
            MemoryKind::TensorCopy => Some(InOrder::TensorCopies),
        }
    }

    /// The bits of a count in the immediate of `s_waitcnt`: parts of the count from its lowest bit
    /// on, each as the first bit and the number of bits. `None` if the immediate has no such count.
    pub fn bits_of_immediate(&self, counter: WaveCounter) -> Option<&'static [(u32, u32)]> {
        // gfx11 moved the counts; its `lgkmcnt` has the full six bits in the table.
        let is_gfx11 = self.family == Family::Gfx10 && self.lgkm == Some(63);
        match (counter, self.family) {
            (_, Family::Nvidia | Family::Gfx12 | Family::Gfx1250) => None,
            (WaveCounter::Vm, _) if is_gfx11 => Some(&[(10, 6)]),
            (WaveCounter::Exp, _) if is_gfx11 => Some(&[(0, 3)]),
            (WaveCounter::Lgkm, _) if is_gfx11 => Some(&[(4, 6)]),
            (WaveCounter::Vm, _) => Some(&[(0, 4), (14, 2)]),
            (WaveCounter::Exp, _) => Some(&[(4, 3)]),
            (WaveCounter::Lgkm, Family::Gfx10) => Some(&[(8, 6)]),
            (WaveCounter::Lgkm, Family::Gfx9) => Some(&[(8, 4)]),
            _ => None,
        }
    }

    /// The counts in the immediate of `s_waitcnt`. A count with all bits set waits for nothing and
    /// is left out. `None` on GPUs without that instruction.
    pub fn counts_of_immediate(&self, immediate: u32) -> Option<Vec<(WaveCounter, u32)>> {
        self.bits_of_immediate(WaveCounter::Vm)?;
        let count = |counter| {
            let (mut count, mut width) = (0, 0);
            for &(first, bits) in self.bits_of_immediate(counter)? {
                count |= (immediate >> first & ((1 << bits) - 1)) << width;
                width += bits;
            }
            (count != (1 << width) - 1).then_some((counter, count))
        };
        Some(WaveCounter::ALL.into_iter().filter_map(count).collect())
    }

    /// The immediate of `s_waitcnt` with another count. `None` if it has no such count.
    pub fn with_count(&self, mut immediate: u32, counter: WaveCounter, mut count: u32) -> Option<u32> {
        for &(first, bits) in self.bits_of_immediate(counter)? {
            let mask = (1 << bits) - 1;
            immediate = immediate & !(mask << first) | (count & mask) << first;
            count >>= bits;
        }
        Some(immediate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [MemoryKind; 10] = [
        MemoryKind::VectorLoad,
        MemoryKind::VectorStore,
        MemoryKind::Sample,
        MemoryKind::Intersect,
        MemoryKind::Lds,
        MemoryKind::Scalar,
        MemoryKind::FlatLoad,
        MemoryKind::FlatStore,
        MemoryKind::AsyncCopy,
        MemoryKind::TensorCopy,
    ];

    #[test]
    fn each_instruction_uses_counters_that_its_gpu_has() {
        for gpu in Amd::all() {
            for kind in KINDS {
                for &counter in gpu.counters(kind) {
                    assert!(gpu.has(counter), "{:?} {kind:?} {}", gpu.names, counter.name());
                }
            }
            let counters = |kind| gpu.counters(kind);
            assert!(counters(MemoryKind::Lds).len() == 1 && counters(MemoryKind::FlatLoad).len() == 2);
            assert_eq!(counters(MemoryKind::AsyncCopy).is_empty(), gpu.asynchronous.is_none());
        }
    }

    #[test]
    fn counts_in_an_immediate_are_those_of_the_family() {
        use WaveCounter::{Ds, Lgkm, Vm};
        let gpu = |isa: &str| Amd::named(isa).unwrap();
        // The immediates that wait for `lgkmcnt(0)` alone: all bits of the other counts are set.
        for (isa, immediate) in [("gfx942", 0xc07f), ("gfx1030", 0xc07f), ("gfx1100", 0xfc07)] {
            assert_eq!(gpu(isa).counts_of_immediate(immediate), Some(vec![(Lgkm, 0)]), "{isa}");
        }
        assert_eq!(gpu("gfx942").counts_of_immediate(0x4f71), Some(vec![(Vm, 17)]));
        assert_eq!(gpu("gfx1201").counts_of_immediate(0), None);
        assert_eq!(gpu("gfx942").with_count(0, Ds, 1), None);
        for isa in ["gfx90a", "gfx1012", "gfx1151"] {
            for count in 0..15 {
                let both = gpu(isa).with_count(u32::MAX, Vm, 4 * count).unwrap();
                let both = gpu(isa).with_count(both, Lgkm, count).unwrap();
                assert_eq!(gpu(isa).counts_of_immediate(both), Some(vec![(Vm, 4 * count), (Lgkm, count)]));
            }
        }
    }

    #[test]
    fn waits_are_spelled_as_the_isa_does() {
        let spelled = |counter: WaveCounter| counter.wait(3);
        assert_eq!(spelled(WaveCounter::Vm), "s_waitcnt vmcnt(3)");
        assert_eq!(spelled(WaveCounter::Vs), "s_waitcnt_vscnt null, 0x3");
        assert_eq!(spelled(WaveCounter::Ds), "s_wait_dscnt 0x3");
        let names: std::collections::BTreeSet<_> = WaveCounter::ALL.map(WaveCounter::name).into();
        assert_eq!(names.len(), WaveCounter::ALL.len());
    }
}
