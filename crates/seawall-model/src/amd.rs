//! A table of AMD GPUs: their barriers, copies into LDS, counters and LDS size.
//!
//! Sources:
//! - LLVM's AMDGPU target: names of ISAs, widths of counters (`AMDGPUBaseInfo.cpp`).
//! - AMD's ISA guides: split barriers of RDNA4 and gfx1250, `s_barrier_join`.
//! - MLIR's AMDGPU dialect: `gather_to_lds` on gfx9 and gfx10, which lowers to `buffer_load ...
//!   lds`.
//! - Triton's `TargetInfo.cpp`: LDS of a workgroup.

use crate::target::Family;

/// The properties of a GPU on which synchronization depends. A counter field is the largest count
/// that a wait can name, or `None` if the GPU has no such counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amd {
    /// Names of the ISAs that this row describes.
    pub names: &'static [&'static str],
    /// The family.
    pub family: Family,
    /// Bytes of LDS available to a workgroup.
    pub shared_bytes: u64,
    /// Whether it has `s_barrier_signal` and `s_barrier_wait`.
    pub split_barriers: bool,
    /// How many barriers, numbered from 1, waves must join before they use them.
    pub joined_barriers: u32,
    /// Whether it has a cluster barrier (number -3).
    pub cluster_barrier: bool,
    /// Whether it can copy from global memory to LDS without a register.
    pub copies: bool,
    /// Whether it has loads from LDS that exchange elements between lanes (`ds_read_tr`).
    pub lds_transpose: bool,
    /// Whether it has the tensor data mover. The width of its counter is not published.
    pub tensor: bool,
    /// `vmcnt`: vector-memory instructions, including stores if there is no `vscnt`.
    pub vm: Option<u32>,
    /// `vscnt`.
    pub vs: Option<u32>,
    /// `lgkmcnt`.
    pub lgkm: Option<u32>,
    /// `expcnt`.
    pub exp: Option<u32>,
    /// `loadcnt`.
    pub load: Option<u32>,
    /// `storecnt`.
    pub store: Option<u32>,
    /// `dscnt`.
    pub ds: Option<u32>,
    /// `kmcnt`.
    pub km: Option<u32>,
    /// `asynccnt`.
    pub asynchronous: Option<u32>,
}

const SIX_BITS: Option<u32> = Some(63);

const GFX9: Amd = Amd {
    names: &["gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90a", "gfx90c"],
    family: Family::Gfx9,
    shared_bytes: 65_536,
    split_barriers: false,
    joined_barriers: 0,
    cluster_barrier: false,
    copies: true,
    lds_transpose: false,
    tensor: false,
    vm: SIX_BITS,
    vs: None,
    lgkm: Some(15),
    exp: Some(7),
    load: None,
    store: None,
    ds: None,
    km: None,
    asynchronous: None,
};

/// One document gives `lgkmcnt` of gfx10 four bits. The table has the smaller width, which is the
/// safe one.
const GFX10: Amd = Amd {
    names: &[
        "gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034",
        "gfx1035", "gfx1036",
    ],
    family: Family::Gfx10,
    vs: SIX_BITS,
    ..GFX9
};

const GFX12: Amd = Amd {
    names: &["gfx1200", "gfx1201"],
    family: Family::Gfx12,
    split_barriers: true,
    copies: false,
    vm: None,
    lgkm: None,
    load: SIX_BITS,
    store: SIX_BITS,
    ds: SIX_BITS,
    km: Some(31),
    ..GFX9
};

/// Each GPU once. The first row of a family also describes the GPUs of the family that have no row.
const TABLE: [Amd; 7] = [
    GFX9,
    Amd { names: &["gfx940", "gfx941", "gfx942"], ..GFX9 },
    Amd { names: &["gfx950"], shared_bytes: 163_840, lds_transpose: true, ..GFX9 },
    GFX10,
    Amd {
        names: &[
            "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153",
            "gfx1170", "gfx1171", "gfx1172",
        ],
        copies: false,
        lgkm: SIX_BITS,
        ..GFX10
    },
    GFX12,
    Amd {
        names: &["gfx1250", "gfx1251"],
        family: Family::Gfx1250,
        shared_bytes: 327_680,
        joined_barriers: 16,
        cluster_barrier: true,
        copies: true,
        lds_transpose: true,
        tensor: true,
        asynchronous: SIX_BITS,
        ..GFX12
    },
];

impl Amd {
    /// All rows of the table.
    pub fn all() -> impl Iterator<Item = &'static Amd> {
        TABLE.iter()
    }

    /// Returns the row of an ISA.
    pub fn named(isa: &str) -> Option<&'static Amd> {
        TABLE.iter().find(|gpu| gpu.names.contains(&isa))
    }

    /// Returns the first row of a family, or that of gfx9 if the family has none.
    pub(crate) fn first_of(family: Family) -> &'static Amd {
        const FALLBACK: &Amd = &GFX9;
        TABLE.iter().find(|gpu| gpu.family == family).unwrap_or(FALLBACK)
    }

    /// Whether a kernel may signal the barrier with this number (`s_barrier_signal`).
    ///
    /// Kernels may use the barrier of the workgroup (-1), the one of the cluster (-3) and those
    /// that waves join. Barrier 0 is a no-op. Numbers -2 and -4 are reserved for trap handlers.
    pub fn has_barrier(&self, number: i32) -> bool {
        match number {
            -1 => self.split_barriers,
            -3 => self.cluster_barrier,
            number => number >= 1 && u32::try_from(number).is_ok_and(|number| number <= self.joined_barriers),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Target;

    #[test]
    fn every_name_is_in_one_row_and_of_its_family() {
        let mut names: Vec<&str> = TABLE.iter().flat_map(|gpu| gpu.names).copied().collect();
        for gpu in Amd::all() {
            for &name in gpu.names {
                let target: Target = name.parse().unwrap();
                assert_eq!((target.family(), target.amd()), (gpu.family, Some(gpu)), "{name}");
            }
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn numbers_of_barriers_are_those_of_the_isa() {
        let numbers = |name: &str| -> Vec<i32> {
            let gpu = Amd::named(name).unwrap();
            (-5..20).filter(|&number| gpu.has_barrier(number)).collect()
        };
        assert_eq!(numbers("gfx942"), [0; 0]);
        assert_eq!(numbers("gfx1201"), [-1]);
        let gfx1250: Vec<i32> = [-3, -1].into_iter().chain(1..=16).collect();
        assert_eq!(numbers("gfx1250"), gfx1250);
    }

    #[test]
    fn a_gpu_that_does_not_exist_is_unknown() {
        for (name, known) in [("gfx942", true), ("gfx99999", false), ("gfx1252", false), ("sm_90", true)] {
            assert_eq!(name.parse::<Target>().unwrap().is_known(), known, "{name}");
        }
    }
}
