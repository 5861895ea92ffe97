//! Triton's encodings: the contents of attributes such as `#ttg.blocked<{...}>` as data.
//!
//! [`Encoding::parse`] parses attribute text with expanded aliases. [`Display`](std::fmt::Display)
//! prints the form of Triton 3.9. The conversions to linear layouts are in `convert`.

mod cga;
mod decode;
mod fields;
mod print;
mod text;

pub use cga::Cga;

use seawall_base::index_u32;

use crate::error::EncodingError;
use crate::linear::LinearLayout;

/// The layout of a tensor, or of a buffer in memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// `#ttg.blocked`
    Blocked(Blocked),
    /// `#ttg.slice`
    Slice(Box<Slice>),
    /// `#ttg.dot_op`
    DotOperand(Box<DotOperand>),
    /// `#ttg.nvidia_mma`
    NvidiaMma(NvidiaMma),
    /// `#ttg.amd_mfma`
    AmdMfma(AmdMfma),
    /// `#ttg.amd_wmma`
    AmdWmma(AmdWmma),
    /// `#ttg.linear` and `#ttg.generic_linear`
    Linear(Linear),
    /// `#ttg.swizzled_shared`
    SwizzledShared(Swizzled),
    /// `#ttg.amd_rotating_shared`
    RotatingShared(Swizzled),
    /// `#ttg.padded_shared`
    PaddedShared(Padded),
    /// `#ttg.shared_linear`
    SharedLinear(SharedLinear),
    /// `#ttg.partitioned_shared`
    PartitionedShared(Box<Partitioned>),
    /// `#ttg.nvmma_shared`
    NvmmaShared(NvmmaShared),
    /// `#ttng.tensor_memory_encoding`
    TensorMemory(TensorMemory),
    /// `#ttng.tensor_memory_scales_encoding`
    TensorMemoryScales(TensorMemoryScales),
}

/// `#ttg.blocked`: each thread holds a block of elements, each warp a block of threads, each CTA a
/// block of warps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Blocked {
    /// The elements of one thread, per dimension.
    pub size_per_thread: Vec<u32>,
    /// The threads of one warp, per dimension.
    pub threads_per_warp: Vec<u32>,
    /// The warps of one CTA, per dimension.
    pub warps_per_cta: Vec<u32>,
    /// The dimensions from fastest to slowest.
    pub order: Vec<u32>,
    /// How CTAs tile the tensor.
    pub cga: Cga,
}

/// `#ttg.slice`: the parent without one dimension. Threads along it hold replicas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Slice {
    /// The dimension of the parent that is removed.
    pub dim: u32,
    /// The encoding with one more dimension.
    pub parent: Encoding,
}

/// `#ttg.dot_op`: an operand of a dot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DotOperand {
    /// 0 for A, 1 for B.
    pub op_idx: u32,
    /// The encoding of the result.
    pub parent: Encoding,
    /// The consecutive elements along K in one thread; 0 for a blocked parent.
    pub k_width: u32,
}

/// `#ttg.nvidia_mma`: the result of an NVIDIA matrix instruction, version 2 (`mma.sync`) or 3
/// (`wgmma`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NvidiaMma {
    /// 2 for `mma.sync`, 3 for `wgmma`.
    pub version_major: u32,
    /// The variant within the version.
    pub version_minor: u32,
    /// The warps of one CTA, per dimension.
    pub warps_per_cta: Vec<u32>,
    /// How CTAs tile the tensor.
    pub cga: Cga,
    /// The shape of one instruction: (M, N) for version 2, (M, N, K) for version 3.
    pub instr_shape: Vec<u32>,
}

/// `#ttg.amd_mfma`: the result of an AMD MFMA instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AmdMfma {
    /// The generation, 0 to 4.
    pub version: u32,
    /// The warps of one CTA, per dimension.
    pub warps_per_cta: Vec<u32>,
    /// (M, N, K) of one instruction.
    pub instr_shape: Vec<u32>,
    /// Whether rows and columns of the result are swapped.
    pub is_transposed: bool,
    /// How CTAs tile the tensor.
    pub cga: Cga,
    /// The adjacent instructions that one warp issues, per dimension.
    pub tiles_per_warp: Vec<u32>,
    /// 32, or 64 for f64 results.
    pub element_bits: u32,
}

/// `#ttg.amd_wmma`: the result of an AMD WMMA instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AmdWmma {
    /// The generation, 1 to 3.
    pub version: u32,
    /// Whether rows and columns of the result are swapped.
    pub is_transposed: bool,
    /// The layout from registers and warps to tiles of one CTA.
    pub cta_layout: LinearLayout,
    /// How CTAs tile the tensor.
    pub cga: Cga,
    /// (M, N, K) of one instruction.
    pub instr_shape: Vec<u32>,
}

/// A distributed layout given by its bases.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Linear {
    /// The layout from register, lane, warp and block to the tensor's dimensions.
    pub layout: LinearLayout,
    /// Whether it is spelled `generic_linear`: a warp basis may then move in several dimensions.
    pub generic: bool,
}

/// Rows whose groups of `vec` elements are permuted by the row number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Swizzled {
    /// The elements of a group.
    pub vec: u32,
    /// The consecutive rows that share a permutation.
    pub per_phase: u32,
    /// The number of permutations.
    pub max_phase: u32,
    /// The dimensions from fastest to slowest.
    pub order: Vec<u32>,
    /// How CTAs tile the buffer.
    pub cga: Cga,
}

/// A linear layout with unused elements inserted at regular intervals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Padded {
    /// (interval, padding): after every `interval` elements, `padding` unused elements. Both are
    /// powers of two.
    pub pads: Vec<(u32, u32)>,
    /// The layout from offset and block to the tensor's dimensions, before padding.
    pub layout: LinearLayout,
}

/// A shared-memory layout given by its bases.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SharedLinear {
    /// The layout from offset and block to the tensor's dimensions.
    pub layout: LinearLayout,
    /// The alignment of the allocation in bytes.
    pub alignment: u32,
}

/// A buffer that is split along one dimension into physical buffers in different partitions of
/// shared memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Partitioned {
    /// The number of physical buffers.
    pub num_partitions: u32,
    /// The number of pieces in each physical buffer.
    pub num_groups: u32,
    /// The dimension that is split.
    pub dim: u32,
    /// The layout of one piece.
    pub piece: Encoding,
}

/// The layout that TMA writes and the tensor cores read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NvmmaShared {
    /// 0, 32, 64 or 128.
    pub swizzling_byte_width: u32,
    /// Whether dimension 0 is contiguous.
    pub transposed: bool,
    /// The bits of an element.
    pub element_bits: u32,
    /// Whether 8 bytes of padding follow each 8 bytes of packed fp4.
    pub fp4_padded: bool,
    /// How CTAs tile the buffer.
    pub cga: Cga,
}

/// Blocks of tensor memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TensorMemory {
    /// The rows of a block: 64 or 128.
    pub block_m: u32,
    /// The columns of a block, in elements.
    pub block_n: u32,
    /// The distance between neighbouring elements of a row.
    pub col_stride: ColStride,
    /// How CTAs tile the tensor.
    pub cga: Cga,
    /// Whether the block is laid out for a pair of CTAs.
    pub two_ctas: bool,
    /// Whether every second column is padding.
    pub fp4_padded: bool,
}

/// The distance between neighbouring elements of a tensor-memory row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColStride {
    /// The distance in elements, a power of two.
    Elements(u32),
    /// One element per 32-bit cell (`unpacked = true` in older versions). The distance in elements
    /// follows from the element's width.
    Unpacked,
}

/// Scale factors of a block-scaled MMA, replicated for four warps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TensorMemoryScales {
    /// How CTAs tile the tensor.
    pub cga: Cga,
    /// Whether blocks repeat along K before they repeat along M (or N): `kThenMn`.
    pub k_then_mn: bool,
}

impl Encoding {
    /// Parses an encoding from attribute text with all aliases expanded.
    ///
    /// It accepts the spellings of Triton 3.4 to 3.9 (`CGALayout`, or `CTAsPerCGA`, `CTASplitNum`
    /// and `CTAOrder`) and Meta's transparent wrappers (`#tlx.user_layout<...>`).
    ///
    /// # Errors
    ///
    /// The text is not an encoding. The error states what was expected where.
    ///
    /// ```
    /// use seawall_layout::Encoding;
    /// let text = "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>";
    /// assert_eq!(Encoding::parse(text)?.to_string(), text);
    /// # Ok::<(), seawall_layout::EncodingError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Encoding, EncodingError> {
        decode::encoding(&text::read(text)?)
    }

    /// Returns the number of tensor dimensions in the encoding. A buffer may have one more, for its
    /// stages.
    pub fn rank(&self) -> u32 {
        let count = match self {
            Encoding::Blocked(e) => e.order.len(),
            Encoding::Slice(e) => (e.parent.rank() as usize).saturating_sub(1),
            Encoding::DotOperand(e) => e.parent.rank() as usize,
            Encoding::NvidiaMma(e) => e.warps_per_cta.len(),
            Encoding::AmdMfma(e) => e.warps_per_cta.len(),
            Encoding::AmdWmma(e) => e.cta_layout.out_dims().len(),
            Encoding::Linear(e) => e.layout.out_dims().len(),
            Encoding::SwizzledShared(e) | Encoding::RotatingShared(e) => e.order.len(),
            Encoding::PaddedShared(e) => e.layout.out_dims().len(),
            Encoding::SharedLinear(e) => e.layout.out_dims().len(),
            Encoding::PartitionedShared(e) => e.piece.rank() as usize,
            Encoding::NvmmaShared(e) => e.cga.rank() as usize,
            Encoding::TensorMemory(_) | Encoding::TensorMemoryScales(_) => 2,
        };
        index_u32(count)
    }

    /// Returns how the CTAs of a cluster tile a shared-memory tensor, for encodings that state it
    /// separately.
    pub fn shared_cga(&self) -> Option<&Cga> {
        match self {
            Encoding::SwizzledShared(e) | Encoding::RotatingShared(e) => Some(&e.cga),
            Encoding::NvmmaShared(e) => Some(&e.cga),
            _ => None,
        }
    }

    /// Whether the encoding is for shared memory.
    pub fn is_shared(&self) -> bool {
        matches!(
            self,
            Encoding::SwizzledShared(_)
                | Encoding::RotatingShared(_)
                | Encoding::PaddedShared(_)
                | Encoding::SharedLinear(_)
                | Encoding::PartitionedShared(_)
                | Encoding::NvmmaShared(_)
        )
    }

    /// Whether the encoding is for tensor memory.
    pub fn is_tensor_memory(&self) -> bool {
        matches!(self, Encoding::TensorMemory(_) | Encoding::TensorMemoryScales(_))
    }

    /// Whether the encoding distributes a tensor over the registers of threads.
    pub fn is_distributed(&self) -> bool {
        !self.is_shared() && !self.is_tensor_memory()
    }

    /// Returns the padding of a padded layout, also inside a partitioned one.
    pub fn padding(&self) -> Option<&Padded> {
        match self {
            Encoding::PaddedShared(padded) => Some(padded),
            Encoding::PartitionedShared(partitioned) => match &partitioned.piece {
                Encoding::PaddedShared(padded) => Some(padded),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the number of physical buffers of one allocation; more than 1 only for a partitioned
    /// layout.
    pub fn num_partitions(&self) -> u32 {
        match self {
            Encoding::PartitionedShared(partitioned) => partitioned.num_partitions,
            _ => 1,
        }
    }
}
