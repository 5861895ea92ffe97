//! Decoding of the attribute's tree to an [`Encoding`], with the checks of Triton's verifiers.

use seawall_base::Span;

use super::fields::{Fields, Result, uint};
use super::text::{Entry, Node, Value, error};
use super::{
    AmdMfma, AmdWmma, Blocked, Cga, ColStride, DotOperand, Encoding, Linear, NvidiaMma, NvmmaShared, Padded,
    Partitioned, SharedLinear, Slice, Swizzled, TensorMemory, TensorMemoryScales,
};
use crate::limits::MAX_RANK;
use crate::linear::{Dim, LinearLayout};

/// Decodes the encoding in the tree. The nesting was limited when the tree was parsed.
pub(super) fn encoding(node: &Node<'_>) -> Result<Encoding> {
    let Value::Attr(full, entries) = &node.value else {
        return Err(error(node.span, "an encoding attribute, such as `#ttg.blocked<{...}>`"));
    };
    let (dialect, name) = full.rsplit_once('.').unwrap_or(("", full));
    let fields = Fields::new(node.span, entries);
    match (dialect, name) {
        // Meta's wrappers do not affect the layout.
        ("tlx", "user_layout" | "no_verify_layout") => match entries.as_slice() {
            [Entry { key: None, node }] => encoding(node),
            _ => Err(error(node.span, "one encoding inside the wrapper")),
        },
        ("ttg" | "triton_gpu", _) => gpu(name, node.span, entries, &fields),
        ("ttng" | "triton_nvidia_gpu", "tensor_memory_encoding") => tensor_memory(entries, &fields),
        ("ttng" | "triton_nvidia_gpu", "tensor_memory_scales_encoding") => {
            let k_then_mn =
                fields.find("blockRepOrder").is_some_and(|n| matches!(n.value, Value::Word("kThenMn")));
            Ok(Encoding::TensorMemoryScales(TensorMemoryScales { cga: fields.cga(2)?, k_then_mn }))
        }
        _ => Err(error(node.span, "the name of a known encoding")),
    }
}

fn gpu(name: &str, span: Span, entries: &[Entry<'_>], fields: &Fields<'_, '_>) -> Result<Encoding> {
    match name {
        "blocked" => blocked(fields),
        "slice" => {
            let parent = encoding(fields.get("parent")?)?;
            let dim = fields.uint("dim")?;
            if parent.is_distributed() && parent.rank() >= 2 && dim < parent.rank() {
                Ok(Encoding::Slice(Box::new(Slice { dim, parent })))
            } else {
                Err(error(span, "a distributed parent of rank 2 or more, and one of its dimensions"))
            }
        }
        "dot_op" => {
            let (op_idx, parent) = (fields.uint("opIdx")?, encoding(fields.get("parent")?)?);
            let k_width = fields.uint_or("kWidth", 0)?;
            if op_idx < 2 && parent.is_distributed() && parent.rank() >= 2 {
                Ok(Encoding::DotOperand(Box::new(DotOperand { op_idx, parent, k_width })))
            } else {
                Err(error(span, "operand 0 or 1 of a distributed parent of rank 2 or more"))
            }
        }
        "nvidia_mma" => nvidia_mma(span, fields),
        "amd_mfma" => amd_mfma(span, fields),
        "amd_wmma" => amd_wmma(span, fields),
        "linear" | "generic_linear" => {
            let layout = fields.layout(&[Dim::Register, Dim::Lane, Dim::Warp, Dim::Block], None)?;
            Ok(Encoding::Linear(Linear { layout, generic: name == "generic_linear" }))
        }
        "swizzled_shared" | "shared" => Ok(Encoding::SwizzledShared(swizzled(fields)?)),
        "amd_rotating_shared" => Ok(Encoding::RotatingShared(swizzled(fields)?)),
        "padded_shared" => padded(span, entries),
        "shared_linear" => {
            let alignment = match entries {
                [_, Entry { key: Some("alignment"), node }] => uint(node)?,
                _ => return Err(error(Span::at(span.end), "`alignment = N` after the bases")),
            };
            let layout = fields.layout(&[Dim::Offset, Dim::Block], None)?;
            Ok(Encoding::SharedLinear(SharedLinear { layout, alignment }))
        }
        "partitioned_shared" => partitioned(span, fields),
        "nvmma_shared" => nvmma_shared(span, fields),
        _ => Err(error(span, "the name of a known encoding")),
    }
}

fn blocked(fields: &Fields<'_, '_>) -> Result<Encoding> {
    let order = fields.order()?;
    let rank = order.len();
    Ok(Encoding::Blocked(Blocked {
        size_per_thread: fields.sizes("sizePerThread", rank)?,
        threads_per_warp: fields.sizes("threadsPerWarp", rank)?,
        warps_per_cta: fields.sizes("warpsPerCTA", rank)?,
        cga: fields.cga(rank)?,
        order,
    }))
}

fn nvidia_mma(span: Span, fields: &Fields<'_, '_>) -> Result<Encoding> {
    let version_major = fields.uint("versionMajor")?;
    let warps_per_cta = fields.sizes_any("warpsPerCTA")?;
    let rank = warps_per_cta.len();
    let instr_shape = fields.uints("instrShape")?;
    // Version 2 has the tile of the result; versions 3 and 5 have (M, N, K).
    let enough = if version_major == 2 { instr_shape.len() == rank } else { instr_shape.len() >= 2 };
    if rank < 2 || !enough {
        return Err(error(span, "an instruction shape with the rank of warpsPerCTA"));
    }
    let (cga, version_minor) = (fields.cga(rank)?, fields.uint_or("versionMinor", 0)?);
    Ok(Encoding::NvidiaMma(NvidiaMma { version_major, version_minor, warps_per_cta, cga, instr_shape }))
}

fn amd_mfma(span: Span, fields: &Fields<'_, '_>) -> Result<Encoding> {
    let warps_per_cta = fields.sizes_any("warpsPerCTA")?;
    let rank = warps_per_cta.len();
    let instr_shape = fields.uints("instrShape")?;
    let known = matches!(
        instr_shape.as_slice(),
        [32, 32, ..] | [16, 16, ..] | [64, 4, ..] | [4, 64, ..] | [4, 4, ..]
    );
    let element_bits = fields.uint_or("elementBitWidth", 32)?;
    if !(2..=3).contains(&rank) || !known || !matches!(element_bits, 32 | 64) {
        return Err(error(span, "warpsPerCTA of rank 2 or 3 and an MFMA instruction shape"));
    }
    let tiles_per_warp = match fields.find("tilesPerWarp") {
        Some(_) => fields.sizes("tilesPerWarp", rank)?,
        None => vec![1; rank],
    };
    Ok(Encoding::AmdMfma(AmdMfma {
        version: fields.uint_any(&["version", "versionMajor"])?.unwrap_or(0),
        cga: fields.cga(rank)?,
        is_transposed: fields.flag_or("isTransposed", false)?,
        warps_per_cta,
        instr_shape,
        tiles_per_warp,
        element_bits,
    }))
}

fn amd_wmma(span: Span, fields: &Fields<'_, '_>) -> Result<Encoding> {
    let instr_shape = match fields.find("instrShape") {
        Some(_) => fields.uints("instrShape")?,
        None => vec![16, 16, 16],
    };
    let (cta_layout, rank) = match fields.find("ctaLayout") {
        Some(Node { value: Value::Dict(entries), span }) => {
            let rank = fields.uint_or("rank", 2)? as usize;
            let layout = Fields::new(*span, entries).layout(&[Dim::Register, Dim::Warp], Some(rank))?;
            let rank = layout.out_dims().len();
            (layout, rank)
        }
        Some(node) => return Err(error(node.span, "the bases of `warp` in braces")),
        // Up to Triton 3.5: the number of warps along each dimension.
        None => {
            let warps = fields.sizes_any("warpsPerCTA")?;
            let layout = wmma_cta_layout(&warps).map_err(|_| error(span, "a smaller layout"))?;
            (layout, warps.len())
        }
    };
    let version = fields.uint("version")?;
    if !(1..=3).contains(&version) || instr_shape.len() != 3 || !(2..=3).contains(&rank) {
        return Err(error(span, "WMMA version 1 to 3 of rank 2 or 3, and (M, N, K)"));
    }
    let is_transposed = match fields.find("isTranspose") {
        Some(_) => fields.flag("isTranspose")?,
        None => fields.flag_or("isTransposed", false)?,
    };
    Ok(Encoding::AmdWmma(AmdWmma { version, is_transposed, cta_layout, cga: fields.cga(rank)?, instr_shape }))
}

fn wmma_cta_layout(warps: &[u32]) -> std::result::Result<LinearLayout, crate::LayoutError> {
    let axes = Dim::axes(warps.len());
    let mut layout = LinearLayout::new(&[(Dim::Register, Vec::new()), (Dim::Warp, Vec::new())], &[])?;
    for (&dim, &count) in axes.iter().zip(warps).rev() {
        layout.multiply(&LinearLayout::identity_1d(count.into(), Dim::Warp, dim)?)?;
    }
    layout.transpose_outs(&axes)
}

fn swizzled(fields: &Fields<'_, '_>) -> Result<Swizzled> {
    let order = fields.order()?;
    let cga = fields.cga(order.len())?;
    let (vec, per_phase) = (fields.power("vec")?, fields.power("perPhase")?);
    Ok(Swizzled { vec, per_phase, max_phase: fields.power("maxPhase")?, order, cga })
}

fn padded(span: Span, entries: &[Entry<'_>]) -> Result<Encoding> {
    let [Entry { node: Node { value: Value::List(items), .. }, .. }, Entry { node: body, .. }] = entries
    else {
        return Err(error(span, "`[interval:+padding, ...]` and the linear part in braces"));
    };
    let mut pads = Vec::with_capacity(items.len());
    for item in items {
        match item.value {
            Value::Pad(interval, padding) if interval.is_power_of_two() && padding.is_power_of_two() => {
                pads.push((interval, padding));
            }
            _ => return Err(error(item.span, "`interval:+padding`, both powers of two")),
        }
    }
    let Value::Dict(body_entries) = &body.value else {
        return Err(error(body.span, "the linear part in braces"));
    };
    let fields = Fields::new(body.span, body_entries);
    let layout = if fields.find("order").is_some() {
        let order = fields.order()?;
        let shape: Vec<u64> = fields.sizes("shape", order.len())?.into_iter().map(u64::from).collect();
        let block = LinearLayout::new(&[(Dim::Block, Vec::new())], &[]);
        LinearLayout::identity_nd(Dim::Offset, &shape, &order)
            .and_then(|layout| layout.product(&block?)?.transpose_outs(&Dim::axes(order.len())))
            .map_err(|_| error(body.span, "a smaller layout"))?
    } else {
        fields.layout(&[Dim::Offset, Dim::Block], None)?
    };
    if pads.is_empty() {
        Err(error(span, "at least one padding"))
    } else {
        Ok(Encoding::PaddedShared(Padded { pads, layout }))
    }
}

fn partitioned(span: Span, fields: &Fields<'_, '_>) -> Result<Encoding> {
    let piece = encoding(fields.get("partitionLayout")?)?;
    let dim = fields.uint("partitionDim")?;
    let (num_partitions, num_groups) = (fields.power("numPartitions")?, fields.power("numGroups")?);
    let nested = matches!(piece, Encoding::PartitionedShared(_));
    if num_partitions < 2 || !piece.is_shared() || nested || dim >= piece.rank() {
        return Err(error(span, "2 or more partitions of a shared encoding, along one of its dimensions"));
    }
    Ok(Encoding::PartitionedShared(Box::new(Partitioned { num_partitions, num_groups, dim, piece })))
}

fn nvmma_shared(span: Span, fields: &Fields<'_, '_>) -> Result<Encoding> {
    let rank = match (fields.find("rank"), fields.find("CGALayout").map(|node| &node.value)) {
        (Some(node), _) => uint(node)? as usize,
        (None, Some(Value::List(rows))) => match rows.first().map(|row| &row.value) {
            Some(Value::List(row)) => row.len(),
            _ => 2,
        },
        _ => fields.find("CTAOrder").map_or(Ok(2), |_| fields.uints("CTAOrder").map(|order| order.len()))?,
    };
    let (swizzling_byte_width, element_bits) =
        (fields.uint("swizzlingByteWidth")?, fields.power("elementBitWidth")?);
    if !matches!(swizzling_byte_width, 0 | 32 | 64 | 128)
        || element_bits > 128
        || rank == 0
        || rank > MAX_RANK
    {
        return Err(error(span, "swizzlingByteWidth 0, 32, 64 or 128, and elements of at most 128 bits"));
    }
    Ok(Encoding::NvmmaShared(NvmmaShared {
        swizzling_byte_width,
        transposed: fields.flag_or("transposed", false)?,
        element_bits,
        fp4_padded: fields.flag_or("fp4Padded", false)?,
        cga: fields.cga(rank)?,
    }))
}

fn tensor_memory(entries: &[Entry<'_>], fields: &Fields<'_, '_>) -> Result<Encoding> {
    // `<128, 64, 1>`: positional parameters.
    let positional = |at: usize, key| match entries.get(at) {
        Some(Entry { key: None, node }) => uint(node),
        _ => fields.uint(key),
    };
    let unpacked = fields.find("unpacked").is_some();
    let col_stride = match unpacked {
        true if fields.flag("unpacked")? => ColStride::Unpacked,
        true => ColStride::Elements(1),
        false => ColStride::Elements(positional(2, "colStride")?),
    };
    let cga = if fields.find("CTASplitM").is_some() || fields.find("CTASplitN").is_some() {
        let split = [fields.uint_or("CTASplitM", 1)?, fields.uint_or("CTASplitN", 1)?];
        Cga::from_split(&split, &split, &[0, 1])
            .map_err(|_| error(fields.span, "CTA splits that are powers of two"))?
    } else {
        fields.cga(2)?
    };
    let paired =
        fields.find("ctaMode").is_some_and(|n| matches!(n.value, Value::Word(word) if word != "default"));
    let bare =
        entries.iter().any(|entry| entry.key.is_none() && matches!(entry.node.value, Value::Word("twoCTAs")));
    let (block_m, block_n) = (positional(0, "blockM")?, positional(1, "blockN")?);
    let stride_fits = !matches!(col_stride, ColStride::Elements(stride) if !stride.is_power_of_two());
    if !matches!(block_m, 64 | 128) || !block_n.is_power_of_two() || !stride_fits {
        return Err(error(fields.span, "blocks of 64 or 128 rows, and powers of two for the other sizes"));
    }
    Ok(Encoding::TensorMemory(TensorMemory {
        block_m,
        block_n,
        col_stride,
        cga,
        two_ctas: paired || bare || fields.flag_or("twoCTAs", false)?,
        fp4_padded: fields.flag_or("fp4Padded", false)?,
    }))
}
