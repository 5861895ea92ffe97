//! The GPU properties that determine the size of scratch memory.

/// The lanes of one access that the memory serves in one round.
///
/// Triton 3.9 has one for each possible instruction (`LocalMemOpTile`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    /// The lane bits whose elements are contiguous, after those of the registers.
    pub(super) contiguous: &'static [usize],
    /// The lane numbers that, with all their sums over F2, are served in one round with one address
    /// each. An empty list means the lowest lanes.
    pub(super) address: &'static [u32],
}

impl Access {
    /// Consecutive lanes.
    pub(super) const SEQUENTIAL: Access = Access { contiguous: &[], address: &[] };
    /// `ld.shared.v4` and `st.shared.v4`: eight lanes of 16 bytes per round.
    pub(super) const VECTOR: Access = Access { contiguous: &[], address: &[1, 2, 4] };
    /// `ldmatrix.x4` and `stmatrix.x4`: four lanes share a row of 16 bytes.
    pub(super) const MATRIX: Access = Access { contiguous: &[0, 1], address: &[4, 8, 16] };
    /// `ldmatrix.x4.trans` and `stmatrix.x4.trans`, for elements of 16 bits.
    pub(super) const TRANSPOSED: Access = Access { contiguous: &[2, 3, 4], address: &[1, 2] };
}

/// The properties of a GPU that determine the size of scratch memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScratchTarget {
    pub(super) memory: Memory,
}

/// The kind of access to shared memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Memory {
    /// NVIDIA: 32 banks, and matrix instructions that move elements between lanes.
    Nvidia {
        /// Whether the GPU has `ldmatrix`.
        load_matrix: bool,
        /// Whether the GPU has `stmatrix`.
        store_matrix: bool,
    },
    /// AMD: the local data share (LDS).
    Amd {
        /// The number of 4-byte banks.
        banks: u32,
        /// The lanes that one round of `ds_read_b128` serves.
        wide_load: Access,
    },
}

impl ScratchTarget {
    /// Returns the target for an NVIDIA GPU by its compute capability times ten, such as 90 for
    /// `sm_90`.
    ///
    /// `ldmatrix` exists since 7.5, `stmatrix` since 9.0 (PTX ISA).
    pub const fn nvidia(capability: u32) -> ScratchTarget {
        ScratchTarget {
            memory: Memory::Nvidia { load_matrix: capability >= 75, store_matrix: capability >= 90 },
        }
    }

    /// Returns the target for an AMD GPU by its ISA name, such as `gfx950`; `None` if Triton 3.9
    /// has no family for it.
    ///
    /// Banks and the order in which lanes are served are those of `TargetInfo` in Triton 3.9. There
    /// are 64 banks on gfx950 and gfx125x, and 32 on all others. One round of `ds_read_b128` serves
    /// lanes 0 to 3 with 20 to 23 on gfx942 and gfx11. On gfx950 it also serves 12 to 15 and 24 to
    /// 27. Elsewhere it serves consecutive lanes.
    pub fn amd(isa: &str) -> Option<ScratchTarget> {
        let (major, minor, patch) = gfx(isa)?;
        let crossed = |address| Access { contiguous: &[], address };
        let (banks, wide_load) = match (major, minor, patch) {
            (9, 5, 0) => (64, crossed(&[1, 2, 12, 20])),
            (9, 4, 2) | (11, ..) => (32, crossed(&[1, 2, 20])),
            (12, 5, _) => (64, Access::SEQUENTIAL),
            (9, 0, 6 | 8 | 10) | (10, 1 | 3, _) | (12, 0, _) => (32, Access::SEQUENTIAL),
            _ => return None,
        };
        Some(ScratchTarget { memory: Memory::Amd { banks, wide_load } })
    }

    /// Whether the target is an NVIDIA GPU.
    pub(super) fn is_nvidia(self) -> bool {
        matches!(self.memory, Memory::Nvidia { .. })
    }
}

/// Returns major version, minor version and patch of an ISA name such as `gfx942`, `gfx90a` or
/// `gfx1250`.
///
/// The last character is the hexadecimal patch, the one before it the decimal minor version, and
/// the rest the major version.
fn gfx(isa: &str) -> Option<(u32, u32, u32)> {
    let mut digits: Vec<char> = isa.strip_prefix("gfx")?.chars().collect();
    let patch = digits.pop()?.to_digit(16)?;
    let minor = digits.pop()?.to_digit(10)?;
    let major: String = digits.into_iter().collect();
    let decimal = major.bytes().all(|byte| byte.is_ascii_digit());
    if decimal { Some((major.parse().ok()?, minor, patch)) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isas_are_read_as_llvm_names_them() {
        assert_eq!(gfx("gfx942"), Some((9, 4, 2)));
        assert_eq!(gfx("gfx90a"), Some((9, 0, 10)));
        assert_eq!(gfx("gfx1250"), Some((12, 5, 0)));
        assert_eq!((gfx("gfx"), gfx("sm_90"), gfx("gfx9"), gfx("gfx-942")), (None, None, None, None));
    }

    #[test]
    fn an_isa_without_a_family_is_not_guessed() {
        assert!(ScratchTarget::amd("gfx1201").is_some());
        assert_eq!(ScratchTarget::amd("gfx1301"), None);
    }
}
