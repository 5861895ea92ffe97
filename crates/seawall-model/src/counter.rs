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
use crate::target::Family;

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

    /// The counters that an instruction uses. It has completed when it has decremented all of
    /// them. Empty if the GPU has no such instruction.
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

    /// The instructions in whose order one of this kind completes. `None` if it may complete before
    /// an earlier one, or after a later one: scalar loads, and instructions with flat addresses.
    /// Then only a wait for 0 proves that it has completed.
    pub fn in_order(&self, kind: MemoryKind) -> Option<InOrder> {
        let is_gfx9 = self.family == Family::Gfx9;
        match kind {
            MemoryKind::VectorLoad => Some(InOrder::Vector),
            MemoryKind::VectorStore | MemoryKind::Sample | MemoryKind::Intersect if is_gfx9 => {
                Some(InOrder::Vector)
            }
            MemoryKind::VectorStore => Some(InOrder::Stores),
            MemoryKind::Sample => Some(InOrder::Samples),
            MemoryKind::Intersect => Some(InOrder::Intersections),
            MemoryKind::Lds => Some(InOrder::Lds),
            MemoryKind::AsyncCopy => Some(InOrder::AsyncCopies),
            MemoryKind::TensorCopy => Some(InOrder::TensorCopies),
            MemoryKind::Scalar | MemoryKind::FlatLoad | MemoryKind::FlatStore => None,
        }
    }

    /// The counts in the immediate of `s_waitcnt`. Empty on GPUs without that instruction.
    pub fn counts_of_immediate(&self, bits: u32) -> Vec<(WaveCounter, u32)> {
        let (vm, exp, lgkm) = match self.family {
            // gfx11 moved the fields; its `lgkmcnt` has the full six bits in the table.
            Family::Gfx10 if self.lgkm == Some(63) => (bits >> 10 & 63, bits & 7, bits >> 4 & 63),
            Family::Gfx10 => (bits & 15 | bits >> 10 & 48, bits >> 4 & 7, bits >> 8 & 63),
            Family::Gfx9 => (bits & 15 | bits >> 10 & 48, bits >> 4 & 7, bits >> 8 & 15),
            Family::Nvidia | Family::Gfx12 | Family::Gfx1250 => return Vec::new(),
        };
        vec![(WaveCounter::Vm, vm), (WaveCounter::Exp, exp), (WaveCounter::Lgkm, lgkm)]
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
    fn counters_in_an_immediate_are_those_of_the_family() {
        use WaveCounter::{Exp, Lgkm, Vm};
        let counts = |isa: &str, bits| Amd::named(isa).unwrap().counts_of_immediate(bits);
        // The immediates that wait for `lgkmcnt(0)` alone: all bits of the other fields are set.
        assert_eq!(counts("gfx942", 0xc07f), [(Vm, 63), (Exp, 7), (Lgkm, 0)]);
        assert_eq!(counts("gfx1030", 0xc07f), [(Vm, 63), (Exp, 7), (Lgkm, 0)]);
        assert_eq!(counts("gfx1100", 0xfc07), [(Vm, 63), (Exp, 7), (Lgkm, 0)]);
        assert_eq!(counts("gfx942", 0x0f70), [(Vm, 0), (Exp, 7), (Lgkm, 15)]);
        assert_eq!(counts("gfx1201", 0), []);
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
