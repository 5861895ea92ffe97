//! Printing of encodings in the form of Triton 3.9.

use std::fmt::{self, Write};

use super::{Cga, ColStride, Encoding, NvmmaShared, Padded, SharedLinear, Swizzled, TensorMemory};
use crate::linear::{Dim, LinearLayout};

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Encoding::Blocked(e) => {
                write!(f, "#ttg.blocked<{{sizePerThread = {}", list(&e.size_per_thread))?;
                write!(f, ", threadsPerWarp = {}", list(&e.threads_per_warp))?;
                write!(f, ", warpsPerCTA = {}, order = {}", list(&e.warps_per_cta), list(&e.order))?;
                write!(f, "{}}}>", Cluster(&e.cga))
            }
            Encoding::Slice(e) => write!(f, "#ttg.slice<{{dim = {}, parent = {}}}>", e.dim, e.parent),
            Encoding::DotOperand(e) => {
                write!(f, "#ttg.dot_op<{{opIdx = {}, parent = {}", e.op_idx, e.parent)?;
                if e.k_width != 0 {
                    write!(f, ", kWidth = {}", e.k_width)?;
                }
                f.write_str("}>")
            }
            Encoding::NvidiaMma(e) => {
                write!(
                    f,
                    "#ttg.nvidia_mma<{{versionMajor = {}, versionMinor = {}",
                    e.version_major, e.version_minor
                )?;
                write!(f, ", warpsPerCTA = {}{}", list(&e.warps_per_cta), Cluster(&e.cga))?;
                write!(f, ", instrShape = {}}}>", list(&e.instr_shape))
            }
            Encoding::AmdMfma(e) => {
                write!(
                    f,
                    "#ttg.amd_mfma<{{version = {}, warpsPerCTA = {}",
                    e.version,
                    list(&e.warps_per_cta)
                )?;
                write!(f, ", instrShape = {}, isTransposed = {}", list(&e.instr_shape), e.is_transposed)?;
                write!(f, "{}", Cluster(&e.cga))?;
                if e.tiles_per_warp.iter().any(|&tiles| tiles != 1) {
                    write!(f, ", tilesPerWarp = {}", list(&e.tiles_per_warp))?;
                }
                if e.element_bits != 32 {
                    write!(f, ", elementBitWidth = {}", e.element_bits)?;
                }
                f.write_str("}>")
            }
            Encoding::AmdWmma(e) => {
                write!(f, "#ttg.amd_wmma<{{version = {}, isTranspose = {}", e.version, e.is_transposed)?;
                write!(f, ", ctaLayout = {{{}}}{}", bases(&e.cta_layout, true), Cluster(&e.cga))?;
                if e.instr_shape != [16, 16, 16] {
                    write!(f, ", instrShape = {}", list(&e.instr_shape))?;
                }
                f.write_str("}>")
            }
            Encoding::Linear(e) => {
                let name = if e.generic { "generic_linear" } else { "linear" };
                write!(f, "#ttg.{name}<{{{}}}>", bases(&e.layout, false))
            }
            Encoding::SwizzledShared(e) => swizzled(f, "swizzled_shared", e),
            Encoding::RotatingShared(e) => swizzled(f, "amd_rotating_shared", e),
            Encoding::PaddedShared(e) => padded(f, e),
            Encoding::SharedLinear(e) => shared_linear(f, e),
            Encoding::PartitionedShared(e) => {
                write!(f, "#ttg.partitioned_shared<{{numPartitions = {}", e.num_partitions)?;
                write!(f, ", numGroups = {}, partitionDim = {}", e.num_groups, e.dim)?;
                write!(f, ", partitionLayout = {}}}>", e.piece)
            }
            Encoding::NvmmaShared(e) => nvmma(f, e),
            Encoding::TensorMemory(e) => tensor_memory(f, e),
            Encoding::TensorMemoryScales(e) => {
                let mut parts = Vec::new();
                if !e.cga.is_single() {
                    parts.push(format!("CGALayout = {}", cga_bases(&e.cga)));
                }
                if e.k_then_mn {
                    parts.push("blockRepOrder = kThenMn".to_owned());
                }
                write!(f, "#ttng.tensor_memory_scales_encoding<{}>", parts.join(", "))
            }
        }
    }
}

/// Prints `, CGALayout = [...]`, or nothing for one CTA.
struct Cluster<'a>(&'a Cga);

impl fmt::Display for Cluster<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_single() { Ok(()) } else { write!(f, ", CGALayout = {}", cga_bases(self.0)) }
    }
}

fn swizzled(f: &mut fmt::Formatter<'_>, name: &str, e: &Swizzled) -> fmt::Result {
    write!(f, "#ttg.{name}<{{vec = {}, perPhase = {}, maxPhase = {}", e.vec, e.per_phase, e.max_phase)?;
    write!(f, ", order = {}{}}}>", list(&e.order), Cluster(&e.cga))
}

fn padded(f: &mut fmt::Formatter<'_>, e: &Padded) -> fmt::Result {
    let pads: Vec<String> =
        e.pads.iter().map(|(interval, padding)| format!("{interval}:+{padding}")).collect();
    write!(f, "#ttg.padded_shared<[{}] {{", pads.join(", "))?;
    // The short form stands for an identity in some order of dimensions, and one CTA.
    match e.short_form() {
        Some((order, shape)) => write!(f, "order = {}, shape = {}}}>", list(&order), list(&shape)),
        None => write!(f, "{}}}>", bases(&e.layout, false)),
    }
}

impl Padded {
    /// Returns the order and the shape, if the layout is the identity in this order of dimensions.
    fn short_form(&self) -> Option<(Vec<u32>, Vec<u64>)> {
        if self.layout.in_size(Dim::Block) != Some(1) {
            return None;
        }
        let order = super::super::convert::order_per_dim(&self.layout, Dim::Offset);
        let axes: Vec<Dim> = self.layout.out_dims().collect();
        let shape: Vec<u64> = axes.iter().filter_map(|&dim| self.layout.out_size(dim)).collect();
        let identity =
            LinearLayout::identity_nd(Dim::Offset, &shape, &order).ok()?.transpose_outs(&axes).ok()?;
        (self.layout.sublayout(&[Dim::Offset], &axes).ok()? == identity).then_some((order, shape))
    }
}

fn shared_linear(f: &mut fmt::Formatter<'_>, e: &SharedLinear) -> fmt::Result {
    let skip = e.layout.in_size(Dim::Block) == Some(1);
    let text =
        if skip { format!("offset = {}", rows(&e.layout, Dim::Offset)) } else { bases(&e.layout, false) };
    write!(f, "#ttg.shared_linear<{{{text}}}, alignment = {}>", e.alignment)
}

fn nvmma(f: &mut fmt::Formatter<'_>, e: &NvmmaShared) -> fmt::Result {
    write!(f, "#ttg.nvmma_shared<{{swizzlingByteWidth = {}", e.swizzling_byte_width)?;
    write!(f, ", transposed = {}, elementBitWidth = {}", e.transposed, e.element_bits)?;
    if e.fp4_padded {
        f.write_str(", fp4Padded = true")?;
    }
    if e.cga.is_single() && e.cga.rank() != 2 {
        write!(f, ", rank = {}}}>", e.cga.rank())
    } else {
        write!(f, "{}}}>", Cluster(&e.cga))
    }
}

fn tensor_memory(f: &mut fmt::Formatter<'_>, e: &TensorMemory) -> fmt::Result {
    write!(f, "#ttng.tensor_memory_encoding<blockM = {}, blockN = {}", e.block_m, e.block_n)?;
    match e.col_stride {
        ColStride::Elements(stride) => write!(f, ", colStride = {stride}")?,
        ColStride::Unpacked => f.write_str(", unpacked = true")?,
    }
    write!(f, "{}", Cluster(&e.cga))?;
    if e.two_ctas {
        f.write_str(", twoCTAs = true")?;
    }
    if e.fp4_padded {
        f.write_str(", fp4Padded = true")?;
    }
    f.write_char('>')
}

fn list<T: fmt::Display>(values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    format!("[{}]", values.join(", "))
}

fn rows(layout: &LinearLayout, dim: Dim) -> String {
    let rows: Vec<String> = layout.bases(dim).iter().map(|basis| list(basis)).collect();
    list(&rows)
}

fn cga_bases(cga: &Cga) -> String {
    rows(cga.layout(), Dim::Block)
}

fn bases(layout: &LinearLayout, skip_empty: bool) -> String {
    let dims = layout.in_dims().filter(|&dim| !skip_empty || layout.in_size(dim) != Some(1));
    let parts: Vec<String> = dims.map(|dim| format!("{dim} = {}", rows(layout, dim))).collect();
    parts.join(", ")
}
