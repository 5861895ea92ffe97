//! What an upstream module says about its launch: the GPU, the threads of a workgroup, the lanes of a wave.
//!
//! There is no one place: Wave and IREE write `workgroup_size` and `subgroup_size` into a function attribute, MLIR's GPU dialect
//! has `known_block_size`, ROCDL `reqd_work_group_size`, and each use of a thread number may carry its upper bound.

use seawall_mlir::{AttrValue, Module, OpId};
use seawall_model::{Family, Target};

use super::formula::{MAX_THREADS, Threads};
use crate::unit::Unit;

/// Dialects of Triton: modules with ops of these follow its rules, not upstream ones.
const TRITON: [&str; 7] = ["ttg.", "tt.", "ttng.", "amdg.", "nvws.", "tlx.", "triton_gpu."];

/// Whether a module uses workgroup memory as upstream MLIR does: memrefs, and none of Triton's dialects.
pub(crate) fn is_upstream(module: &Module) -> bool {
    let mut uses = false;
    for op in module.walk() {
        let name = module.op_name(op);
        if TRITON.iter().any(|dialect| name.starts_with(dialect)) {
            return false;
        }
        uses |= ["gpu.", "nvgpu.", "nvvm.", "amdgpu.", "rocdl.", "memref."]
            .iter()
            .any(|dialect| name.starts_with(dialect));
    }
    uses
}

/// The GPU that an upstream module names, as its text has it: `chip = "gfx942"` of a `#rocdl.target`, `arch = "gfx942"` of an
/// IREE target. None where it names several.
pub fn stated_chip(text: &str) -> Option<&str> {
    let mut found: Option<&str> = None;
    for key in ["chip = \"", "arch = \""] {
        for (at, _) in text.match_indices(key) {
            let rest = text.get(at + key.len()..).unwrap_or("");
            let name = rest.split('"').next().unwrap_or("");
            if name.parse::<Target>().is_err() || found == Some(name) {
                continue;
            }
            if found.is_some() {
                return None;
            }
            found = Some(name);
        }
    }
    found
}

impl Unit<'_> {
    /// Reads what the functions say of their launch, once for the module: all of it is one kernel in practice, and of
    /// several sizes the largest holds what the others do.
    pub(crate) fn read_launch(&mut self) {
        let module = self.module;
        let (mut size, mut lanes, mut several) = (None, None, false);
        for op in module.walk() {
            let Some(own) = self.stated_size(op) else { continue };
            several |= size.is_some_and(|known| known != own.0);
            size = Some(own.0);
            lanes = lanes.or(own.1);
        }
        let stated = size.is_some();
        let by_target = self.program.target.as_ref().map(|target| match target.family() {
            Family::Gfx9 => 64,
            _ => 32,
        });
        // A wave of no lanes is a mistake of the module: what the target has then counts.
        let lanes = lanes.filter(|&lanes| lanes > 0).or(by_target);
        self.lanes = lanes;
        let whole_waves = |size: &[u32; 3]| lanes.is_some_and(|lanes| size[0].is_multiple_of(lanes));
        // Bounds say nothing of axes that nobody asks for, and so not how many waves there are.
        let size = size.or_else(|| self.bounded_size().filter(whole_waves));
        let Some(size) = size.filter(|_| !several) else { return };
        let threads = Threads { size, lanes: lanes.unwrap_or(64) };
        let count = threads.count();
        if count == 0 || count > MAX_THREADS {
            return;
        }
        self.threads = Some(threads);
        if stated {
            // Without a wave size there may be many: of the smallest that there is.
            self.warps = count.div_ceil(lanes.unwrap_or(32)).max(1);
        }
    }

    /// Sizes that a function states: threads along x, y, z, and lanes of a wave.
    fn stated_size(&self, op: OpId) -> Option<([u32; 3], Option<u32>)> {
        let module = self.module;
        if let Some(attr) = module.attr(op, "translation_info") {
            let text = module.attr_expanded(attr);
            let size = list_after(&text, "workgroup_size = [")?;
            let lanes = text.split_once("subgroup_size = ").map(|(_, rest)| digits(rest));
            return Some((size, lanes.and_then(|digits| digits.parse().ok())));
        }
        let keys = ["known_block_size", "gpu.known_block_size", "rocdl.reqd_work_group_size"];
        let attr = keys.into_iter().find_map(|key| module.attr(op, key))?;
        let AttrValue::DenseArray { values, .. } = module.attr_value(attr) else { return None };
        let mut size = [1; 3];
        for (slot, value) in size.iter_mut().zip(values) {
            *slot = u32::try_from(value).ok()?;
        }
        Some((size, None))
    }

    /// The upper bounds of thread numbers, if every axis that is used has one, always the same: that an axis is not used says
    /// that nothing depends on it.
    fn bounded_size(&self) -> Option<[u32; 3]> {
        let module = self.module;
        let mut size: [Option<u32>; 3] = [None; 3];
        for op in module.walk().filter(|&op| module.op_name(op) == "gpu.thread_id") {
            let bound = u32::try_from(self.int_attr(op, "upper_bound")?).ok()?;
            let slot = size.get_mut(self.axis(op)?)?;
            if slot.is_some_and(|known| known != bound) {
                return None;
            }
            *slot = Some(bound);
        }
        size[0].map(|x| [x, size[1].unwrap_or(1), size[2].unwrap_or(1)])
    }

    /// The axis that a number of a thread or workgroup is along.
    pub(crate) fn axis(&self, op: OpId) -> Option<usize> {
        let name = self.module.op_name(op);
        let by_name =
            ["x", "y", "z"].iter().position(|axis| name.strip_suffix(axis).is_some_and(|n| n.ends_with('.')));
        if by_name.is_some() {
            return by_name;
        }
        let text = self.module.attr_text(self.module.attr(op, "dimension")?);
        let text = text.trim_start_matches("#gpu<dim").trim_end_matches('>').trim();
        ["x", "y", "z"].iter().position(|&axis| axis == text)
    }

    /// Whether the op gives all lanes of a wave the value of the first one.
    pub(crate) fn is_first_lane(&self, op: OpId) -> bool {
        match self.module.op_name(op) {
            "rocdl.readfirstlane" | "gpu.subgroup_uniform" => true,
            "llvm.call_intrinsic" => self.intrinsic(op) == Some("llvm.amdgcn.readfirstlane"),
            _ => false,
        }
    }

    /// The name of the intrinsic that an op calls.
    pub(crate) fn intrinsic(&self, op: OpId) -> Option<&str> {
        Some(self.module.attr_text(self.module.attr(op, "intrin")?).trim_matches('"'))
    }
}

fn list_after(text: &str, key: &str) -> Option<[u32; 3]> {
    let (_, rest) = text.split_once(key)?;
    let (list, _) = rest.split_once(']')?;
    let mut size = [1; 3];
    for (slot, number) in size.iter_mut().zip(list.split(',')) {
        *slot = number.trim().parse().ok()?;
    }
    Some(size)
}

fn digits(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::stated_chip;

    #[test]
    fn the_gpu_is_read_from_target_attributes() {
        assert_eq!(stated_chip("gpu.module @m [#rocdl.target<chip = \"gfx942\">] {}"), Some("gfx942"));
        let iree = "#t = #iree_gpu.target<arch = \"gfx950\", features = \"\">";
        assert_eq!(stated_chip(iree), Some("gfx950"));
        assert_eq!(stated_chip("a = #x<chip = \"gfx942\">\nb = #x<chip = \"gfx950\">"), None);
        assert_eq!(stated_chip("#x<chip = \"znver4\">"), None);
    }
}
