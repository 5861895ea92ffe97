//! The target and launch parameters of a module (`ttg.target`, warps, CTAs, lanes), and the warps
//! that execute an op.

use seawall_mlir::{AttrId, AttrValue, Module, NamedAttr, OpId, RegionId};

use crate::custom::PARTITION_WARPS;

/// The GPU that a module is compiled for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// `cuda:90`: the compute capability times ten.
    Cuda {
        /// 80, 90, 100, ...
        capability: u32,
    },
    /// `hip:gfx942`.
    Hip {
        /// The architecture, such as `gfx942`, including feature suffixes.
        arch: String,
    },
}

impl Target {
    /// Parses `cuda:90`, `hip:gfx942`, or plain `sm_90` and `gfx942`.
    pub fn parse(text: &str) -> Option<Target> {
        let capability = text.strip_prefix("cuda:").or_else(|| text.strip_prefix("sm_"));
        if let Some(number) = capability {
            // Architecture-specific variants such as `sm_90a` have the same synchronization.
            let number = number.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            return number.parse().ok().map(|capability| Target::Cuda { capability });
        }
        let arch = text.strip_prefix("hip:").unwrap_or(text);
        arch.starts_with("gfx").then(|| Target::Hip { arch: arch.to_string() })
    }

    /// Returns the number of lanes of a warp or wave.
    pub fn threads_per_warp(&self) -> u32 {
        match self {
            Target::Cuda { .. } => 32,
            Target::Hip { arch } if arch.starts_with("gfx9") => 64,
            Target::Hip { .. } => 32,
        }
    }
}

/// The attributes of a module op that concern synchronization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// `ttg.target`.
    pub target: Option<Target>,
    /// `ttg.num-warps`: the warps of the default partition.
    pub num_warps: Option<u32>,
    /// `ttg.num-ctas`: the CTAs that the module's layouts distribute over; 1 if absent.
    pub num_ctas: u32,
    /// The CTAs of a cluster.
    ///
    /// This is `num_ctas`, or the product of `ttg.cluster-dim-x`, `-y` and `-z` if each CTA runs a
    /// separate program.
    pub cluster_ctas: u32,
    /// `ttg.threads-per-warp`.
    pub threads_per_warp: Option<u32>,
    /// `ttg.total-num-warps`: the warps of all partitions.
    pub total_num_warps: Option<u32>,
    /// `ttg.shared`: the bytes of shared memory after allocation.
    pub shared_bytes: Option<u32>,
    /// `ttg.tensor_memory_size`: the columns of tensor memory after allocation.
    pub tensor_columns: Option<u32>,
}

impl Launch {
    /// Decodes the attributes of `module`, a `builtin.module` op.
    pub fn of(m: &Module, module: OpId) -> Launch {
        let text = |key: &str| match m.attr(module, key).map(|a| m.attr_value(a)) {
            Some(AttrValue::Str(text)) => Target::parse(&text),
            _ => None,
        };
        let num_ctas = either(m, module, "num-ctas").unwrap_or(1);
        let dims = ["cluster-dim-x", "cluster-dim-y", "cluster-dim-z"];
        let dims = dims.map(|key| either(m, module, key).unwrap_or(1));
        Launch {
            target: text("ttg.target").or_else(|| text("triton_gpu.target")),
            num_warps: either(m, module, "num-warps"),
            num_ctas,
            cluster_ctas: dims.into_iter().fold(1, u32::saturating_mul).max(num_ctas),
            threads_per_warp: either(m, module, "threads-per-warp"),
            total_num_warps: either(m, module, "total-num-warps"),
            shared_bytes: either(m, module, "shared"),
            tensor_columns: either(m, module, "tensor_memory_size"),
        }
    }
}

/// Returns an attribute of the `ttg` dialect under its current or former name.
pub(crate) fn either(m: &Module, op: OpId, key: &str) -> Option<u32> {
    ["ttg.", "triton_gpu."].iter().find_map(|dialect| {
        let is_it = |attr: &&NamedAttr| {
            let name = m.symbol(attr.key);
            name.len() == dialect.len() + key.len() && name.starts_with(dialect) && name.ends_with(key)
        };
        unsigned(m, m.attrs(op).iter().find(is_it)?.value)
    })
}

fn unsigned(m: &Module, attr: AttrId) -> Option<u32> {
    // Most are decimal numbers of this type, which need no decoding.
    let plain = m.attr_text(attr).strip_suffix(" : i32").filter(|number| number.len() < 10);
    if let Some(Ok(value)) = plain.map(str::parse) {
        return Some(value);
    }
    match m.attr_value(attr) {
        AttrValue::Int { value, .. } => u32::try_from(value).ok(),
        _ => None,
    }
}

/// One partition of a warp-specialized region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    /// The region with its code.
    pub region: RegionId,
    /// The number of warps, if the op states it.
    pub num_warps: Option<u32>,
}

/// Returns the partitions of a `ttg.warp_specialize` or `nvws.warp_group` in either form, without
/// the default region.
pub fn partitions_of(m: &Module, op: OpId) -> Vec<Partition> {
    let regions = match m.op_name(op) {
        "ttg.warp_specialize" => match holder(m, op) {
            Some(holder) => m.regions(holder),
            None => m.regions(op).get(1..).unwrap_or(&[]),
        },
        "nvws.warp_group" => m.regions(op),
        _ => &[],
    };
    let warps = |index| partition_warps(m, op, index);
    regions.iter().enumerate().map(|(i, &region)| Partition { region, num_warps: warps(i) }).collect()
}

/// Returns the values that the partitions of a `ttg.warp_specialize` capture.
///
/// They are operands of the op, or in the generic form of the op that contains the partitions.
pub fn captures_of(m: &Module, op: OpId) -> &[seawall_mlir::ValueId] {
    match holder(m, op) {
        Some(holder) if m.operands(op).is_empty() => m.operands(holder),
        _ => m.operands(op),
    }
}

/// Returns the `ttg.warp_specialize.partitions` op, which the generic form has in region 1.
fn holder(m: &Module, op: OpId) -> Option<OpId> {
    let &[_, region] = m.regions(op) else { return None };
    let &block = m.region_blocks(region).first()?;
    let &inner = m.block_ops(block).first()?;
    (m.op_name(inner) == "ttg.warp_specialize.partitions").then_some(inner)
}

fn partition_warps(m: &Module, op: OpId, index: usize) -> Option<u32> {
    let own = m.attr(op, &format!("{PARTITION_WARPS}.{index}"));
    if let Some(warps) = own.and_then(|attr| unsigned(m, attr)) {
        return Some(warps);
    }
    let array = m.attr(op, PARTITION_WARPS).or_else(|| m.attr(op, "numWarps"))?;
    match m.attr_value(array) {
        AttrValue::DenseArray { values, .. } => values.get(index).and_then(|&w| u32::try_from(w).ok()),
        _ => None,
    }
}

/// Returns the number of warps that execute `op`.
///
/// It is that of the enclosing partition, or the nearest `ttg.num-warps` of a function or module.
pub fn num_warps_at(m: &Module, op: OpId) -> Option<u32> {
    let mut here = op;
    loop {
        if let Some(warps) = either(m, here, "num-warps") {
            return Some(warps);
        }
        let region = m.block(m.op(here).parent?).parent?;
        let parent = m.region(region).op;
        let owner = match m.op_name(parent) {
            "ttg.warp_specialize.partitions" => m.parent_op(parent),
            "ttg.warp_specialize" | "nvws.warp_group" => Some(parent),
            _ => None,
        };
        let own = |op| partitions_of(m, op).into_iter().find(|p| p.region == region);
        if let Some(Partition { num_warps: Some(warps), .. }) = owner.and_then(own) {
            return Some(warps);
        }
        here = parent;
    }
}

/// Returns the number of threads of a warp, if the module of `op` states it.
pub(crate) fn threads_per_warp_at(m: &Module, op: OpId) -> Option<u32> {
    let mut here = op;
    loop {
        if let Some(threads) = either(m, here, "threads-per-warp") {
            return Some(threads);
        }
        here = m.region(m.block(m.op(here).parent?).parent?).op;
    }
}

/// The address spaces that a `ttg.barrier` orders, as a bit set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct AddressSpaces(u32);

impl AddressSpaces {
    /// No memory.
    pub const NONE: AddressSpaces = AddressSpaces(0);
    /// Shared memory.
    pub const LOCAL: AddressSpaces = AddressSpaces(1);
    /// Reads of global memory.
    pub const GLOBAL_READ: AddressSpaces = AddressSpaces(2);
    /// Writes of global memory.
    pub const GLOBAL_WRITE: AddressSpaces = AddressSpaces(4);
    /// Reads of tensor memory.
    pub const TENSOR_READ: AddressSpaces = AddressSpaces(8);
    /// Writes of tensor memory.
    pub const TENSOR_WRITE: AddressSpaces = AddressSpaces(16);
    /// All memory.
    pub const ALL: AddressSpaces = AddressSpaces(31);

    /// Whether the set contains every space of `other`.
    pub const fn has(self, other: AddressSpaces) -> bool {
        self.0 & other.0 == other.0
    }

    /// Parses the words of the pretty form (`local|global_read`) or the number of the generic form.
    pub fn parse(text: &str) -> Option<AddressSpaces> {
        if let Ok(bits) = text.split(':').next().unwrap_or("").trim().parse() {
            return Some(AddressSpaces(bits));
        }
        let word = |word: &str| match word.trim().trim_matches('"') {
            "none" => Some(AddressSpaces::NONE),
            "local" => Some(AddressSpaces::LOCAL),
            "global_read" => Some(AddressSpaces::GLOBAL_READ),
            "global_write" => Some(AddressSpaces::GLOBAL_WRITE),
            "tensor_read" => Some(AddressSpaces::TENSOR_READ),
            "tensor_write" => Some(AddressSpaces::TENSOR_WRITE),
            "all" => Some(AddressSpaces::ALL),
            _ => None,
        };
        text.split('|').try_fold(AddressSpaces::NONE, |all, w| Some(AddressSpaces(all.0 | word(w)?.0)))
    }

    /// Returns the spaces of a `ttg.barrier`, or `None` if its attribute is malformed.
    pub fn of_barrier(m: &Module, op: OpId) -> Option<AddressSpaces> {
        AddressSpaces::parse(m.attr_text(m.attr(op, "addrSpace")?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_in_both_spellings() {
        assert_eq!(Target::parse("cuda:90"), Target::parse("sm_90a"));
        assert_eq!(Target::parse("hip:gfx942"), Target::parse("gfx942"));
        assert_eq!(Target::parse("xpu"), None);
    }

    #[test]
    fn only_gfx9_has_waves_of_64() {
        let lanes = ["gfx942", "gfx950", "gfx1201", "gfx1250", "cuda:100"]
            .map(|t| Target::parse(t).map(|t| t.threads_per_warp()));
        assert_eq!(lanes, [Some(64), Some(64), Some(32), Some(32), Some(32)]);
    }

    #[test]
    fn address_spaces_are_words_or_a_number() {
        assert_eq!(AddressSpaces::parse("local|global_read"), AddressSpaces::parse("3 : i32"));
        assert!(AddressSpaces::parse("all").is_some_and(|s| s.has(AddressSpaces::LOCAL)));
        assert_eq!(AddressSpaces::parse("elsewhere"), None);
    }
}
