//! The GPU that a program is for: the properties on which synchronization depends.

use std::fmt;
use std::str::FromStr;

use crate::amd::Amd;

/// An NVIDIA compute capability (`sm_90`) or an AMD ISA (`gfx950`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// Compute capability times ten, such as 90 for `sm_90`.
    Nvidia(u32),
    /// The ISA's name, such as `gfx1250`.
    Amd(String),
}

/// GPU families, distinguished by their barriers and counters (AMD's ISA guides).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// NVIDIA.
    Nvidia,
    /// gfx9: CDNA and older, 64 lanes a wave.
    Gfx9,
    /// gfx10 and gfx11: RDNA, 32 lanes a wave.
    Gfx10,
    /// gfx120x: split barriers.
    Gfx12,
    /// gfx1250: split, named and cluster barriers, TDM, LDS mbarriers.
    Gfx1250,
}

/// The compute capabilities of NVIDIA GPUs since Turing, times ten (CUDA C++ Programming Guide).
const CAPABILITIES: [u32; 13] = [75, 80, 86, 87, 88, 89, 90, 100, 101, 103, 110, 120, 121];

/// The error for an unknown target name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetError {
    name: String,
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown target `{}`: expected `sm_90`, `cuda:90`, `gfx950` or `hip:gfx950`", self.name)
    }
}

impl std::error::Error for TargetError {}

impl Target {
    /// The family.
    pub fn family(&self) -> Family {
        match self {
            Target::Nvidia(_) => Family::Nvidia,
            Target::Amd(isa) if isa.starts_with("gfx125") => Family::Gfx1250,
            Target::Amd(isa) if isa.starts_with("gfx12") => Family::Gfx12,
            Target::Amd(isa) if isa.starts_with("gfx10") || isa.starts_with("gfx11") => Family::Gfx10,
            Target::Amd(_) => Family::Gfx9,
        }
    }

    /// Threads of a warp: 64 on gfx9 (AMD's ISA guides of CDNA), 32 elsewhere.
    pub fn lanes(&self) -> u32 {
        match self.family() {
            Family::Gfx9 => 64,
            Family::Nvidia | Family::Gfx10 | Family::Gfx12 | Family::Gfx1250 => 32,
        }
    }

    /// Whether it is an NVIDIA GPU.
    pub fn is_nvidia(&self) -> bool {
        matches!(self, Target::Nvidia(_))
    }

    /// Whether it is an AMD GPU.
    pub fn is_amd(&self) -> bool {
        matches!(self, Target::Amd(_))
    }

    /// Whether copies of global memory to LDS are asynchronous instructions with a counter of their
    /// own (`asynccnt`), rather than loads.
    pub fn copies_asynchronously(&self) -> bool {
        self.amd().is_some_and(|gpu| gpu.asynchronous.is_some())
    }

    /// Returns the table row of an AMD GPU, or `None` for an NVIDIA GPU. A GPU that is not in the
    /// table gets the first row of its family.
    pub fn amd(&self) -> Option<&'static Amd> {
        match self {
            Target::Nvidia(_) => None,
            Target::Amd(isa) => Some(Amd::named(isa).unwrap_or_else(|| Amd::first_of(self.family()))),
        }
    }

    /// Whether Seawall knows the target: NVIDIA compute capabilities from 75 on, and the AMD GPUs
    /// in the table.
    pub fn is_known(&self) -> bool {
        match self {
            Target::Nvidia(capability) => CAPABILITIES.contains(capability),
            Target::Amd(isa) => Amd::named(isa).is_some(),
        }
    }

    /// Returns the compute capability with the nearest number if no GPU has this one, otherwise
    /// `None`.
    pub fn nearest_capability(&self) -> Option<Target> {
        let Target::Nvidia(own) = self else { return None };
        let nearest = CAPABILITIES.into_iter().min_by_key(|known| known.abs_diff(*own))?;
        (nearest != *own).then_some(Target::Nvidia(nearest))
    }

    /// Whether the barrier of a workgroup is split into a signal and a wait (AMD ISA guides of
    /// RDNA4 and gfx1250).
    pub fn has_split_barriers(&self) -> bool {
        self.amd().is_some_and(|gpu| gpu.split_barriers)
    }

    /// Whether the number is a barrier that waves join before they use it (AMD ISA guide of
    /// gfx1250, `s_barrier_join`). A wave has joined at most one, and a wait for any of them waits
    /// for that one.
    pub fn is_joined_barrier(&self, id: i32) -> bool {
        let joined = self.amd().map_or(0, |gpu| gpu.joined_barriers);
        id >= 1 && u32::try_from(id).is_ok_and(|id| id <= joined)
    }

    /// Whether both are GPUs of one vendor, so that a kernel compiled for one can be analyzed as
    /// one for the other.
    pub fn is_same_vendor(&self, other: &Target) -> bool {
        self.is_nvidia() == other.is_nvidia()
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Nvidia(capability) => write!(f, "sm_{capability}"),
            Target::Amd(isa) => f.write_str(isa),
        }
    }
}

impl FromStr for Target {
    type Err = TargetError;

    /// Parses `sm_90`, `sm90`, `sm_90a`, `cuda:90`, `gfx950` or `hip:gfx950`, in upper or lower
    /// case. Features such as `:sramecc+` are ignored.
    fn from_str(name: &str) -> Result<Self, TargetError> {
        let error = || TargetError { name: name.to_owned() };
        let name = name.to_ascii_lowercase();
        let name = name.as_str();
        let digits = ["cuda:", "sm_", "sm"].into_iter().find_map(|prefix| name.strip_prefix(prefix));
        if let Some(digits) = digits {
            let digits = digits.trim_end_matches(['a', 'f']);
            return digits.parse().map(Target::Nvidia).map_err(|_| error());
        }
        let isa = name.strip_prefix("hip:").unwrap_or(name);
        let isa = isa.split(':').next().unwrap_or(isa);
        let digits = isa.strip_prefix("gfx").ok_or_else(error)?;
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(error());
        }
        Ok(Target::Amd(isa.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_both_vendors_are_read() {
        for (name, shown, family) in [
            ("cuda:90", "sm_90", Family::Nvidia),
            ("sm_100a", "sm_100", Family::Nvidia),
            ("sm90", "sm_90", Family::Nvidia),
            ("SM_90", "sm_90", Family::Nvidia),
            ("GFX950", "gfx950", Family::Gfx9),
            ("hip:gfx942", "gfx942", Family::Gfx9),
            ("gfx1201", "gfx1201", Family::Gfx12),
            ("gfx1250", "gfx1250", Family::Gfx1250),
            ("gfx90a:sramecc+:xnack-", "gfx90a", Family::Gfx9),
        ] {
            let target: Target = name.parse().unwrap();
            assert_eq!((target.to_string().as_str(), target.family()), (shown, family));
        }
        let target = |name: &str| name.parse::<Target>().unwrap();
        assert!(target("sm_80").is_same_vendor(&target("cuda:90")));
        assert!(!target("sm_80").is_same_vendor(&target("gfx950")));
        for (name, split) in [("gfx1100", false), ("gfx1200", true), ("gfx1250", true), ("sm_90", false)] {
            assert_eq!(target(name).has_split_barriers(), split, "{name}");
        }
        for (name, id, joined) in
            [("gfx1250", 1, true), ("gfx1250", 16, true), ("gfx1250", -1, false), ("gfx1201", 1, false)]
        {
            assert_eq!(target(name).is_joined_barrier(id), joined, "{name} {id}");
        }
        assert!("xe:1".parse::<Target>().is_err());
        assert!("sm_".parse::<Target>().is_err());
    }
}
