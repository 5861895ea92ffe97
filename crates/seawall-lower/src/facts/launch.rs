//! The launch facts of an upstream module: the GPU, the threads of a workgroup, the lanes of a
//! wave.
//!
//! They have several sources. Wave and IREE write `workgroup_size` and `subgroup_size` into a
//! function attribute. MLIR's GPU dialect has `known_block_size`, and ROCDL `reqd_work_group_size`.
//! Each use of a thread index may have an upper bound.

use seawall_base::Diagnostic;
use seawall_dialects::{GpuIndex, Meaning, is_of_triton};
use seawall_mlir::{AttrValue, Module, OpId};
use seawall_model::Target;

use crate::LowerOptions;
use crate::facts::Facts;

/// Whether a module uses workgroup memory as upstream MLIR does: with memrefs, and without Triton's
/// dialects.
pub(crate) fn is_upstream(module: &Module) -> bool {
    let mut uses = false;
    for op in module.walk() {
        let name = module.op_name(op);
        if is_of_triton(name) {
            return false;
        }
        uses |= ["gpu.", "nvgpu.", "nvvm.", "amdgpu.", "rocdl.", "memref."]
            .iter()
            .any(|dialect| name.starts_with(dialect));
    }
    uses
}

/// The GPU that the text of an upstream module names: `chip = "gfx942"` of a `#rocdl.target`, or
/// `arch = "gfx942"` of an IREE target. `None` if it names several.
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

/// Reads the launch facts of the functions, once for the module. If functions state different
/// sizes, none is used (see [`LowerOptions::only_size`]).
pub(crate) fn read(facts: &mut Facts<'_>) {
    let module = facts.module;
    let (mut size, mut lanes, mut several) = (None, None, false);
    for op in module.walk() {
        let Some(own) = stated_size(facts, op) else { continue };
        several |= size.is_some_and(|known| known != own.0);
        size = Some(own.0);
        lanes = lanes.or(own.1);
    }
    let stated = size.is_some();
    let by_target = facts.target.as_ref().map(Target::lanes);
    // A wave of 0 lanes is invalid: use the target's size.
    let lanes = lanes.filter(|&lanes| lanes > 0).or(by_target);
    facts.lanes = lanes;
    let whole_waves = |size: &[u32; 3]| lanes.is_some_and(|lanes| size[0].is_multiple_of(lanes));
    // Upper bounds do not cover unused axes, and so do not give the number of waves.
    let size = size.or_else(|| bounded_size(facts).filter(whole_waves));
    if size.is_none() {
        facts.assumed_threads = assumed(facts);
    }
    let Some(size) = size.filter(|_| !several) else { return };
    let threads = Threads { size, lanes: lanes.unwrap_or(64) };
    let count = threads.count();
    if count == 0 || count > MAX_THREADS {
        return;
    }
    facts.threads = Some(threads);
    facts.is_size_stated = stated;
    if stated {
        // Without a wave size, assume the smallest one, which gives the most waves.
        facts.warps = count.div_ceil(lanes.unwrap_or(32)).max(1);
    }
}

/// The largest workgroup of one dimension, for a module that states no size and whose ops name
/// threads along x only.
fn assumed(facts: &Facts<'_>) -> Option<Threads> {
    let module = facts.module;
    let mut indices = module.walk().filter_map(|op| Some((op, facts.knowledge.gpu_index(op)?)));
    let mut some = false;
    let is_along_x = indices.all(|(op, index)| match index {
        GpuIndex::Thread => {
            some = true;
            facts.knowledge.axis(op) == Some(0)
        }
        // Which thread has a lane of a wave is known with the lanes.
        GpuIndex::Lane | GpuIndex::Warp => {
            some |= facts.lanes.is_some();
            true
        }
        _ => true,
    });
    (some && is_along_x).then(|| Threads { size: [MAX_THREADS, 1, 1], lanes: facts.lanes.unwrap_or(32) })
}

/// An argument of the body of `gpu.launch`.
pub(crate) struct LaunchArgument {
    /// The op of a kernel that has the same result.
    pub(crate) op: Option<&'static str>,
    pub(crate) axis: &'static str,
    /// The operands of the launch, one of which it is if there is no op.
    pub(crate) group: &'static str,
    /// Whether only launches of clusters have it.
    pub(crate) is_of_clusters: bool,
}

const fn given(group: &'static str, axis: &'static str) -> LaunchArgument {
    LaunchArgument { op: None, axis, group, is_of_clusters: false }
}

const fn numbered(op: &'static str, axis: &'static str) -> LaunchArgument {
    LaunchArgument { op: Some(op), axis, group: "", is_of_clusters: false }
}

const fn of_clusters(argument: LaunchArgument) -> LaunchArgument {
    LaunchArgument { is_of_clusters: true, ..argument }
}

/// The first arguments of the body of `gpu.launch`. Attributions of memory follow.
pub(crate) const LAUNCH_ARGUMENTS: [LaunchArgument; 18] = [
    numbered("gpu.block_id", "x"),
    numbered("gpu.block_id", "y"),
    numbered("gpu.block_id", "z"),
    numbered("gpu.thread_id", "x"),
    numbered("gpu.thread_id", "y"),
    numbered("gpu.thread_id", "z"),
    given("gridSizeX", "x"),
    given("gridSizeY", "y"),
    given("gridSizeZ", "z"),
    given("blockSizeX", "x"),
    given("blockSizeY", "y"),
    given("blockSizeZ", "z"),
    of_clusters(numbered("gpu.cluster_id", "x")),
    of_clusters(numbered("gpu.cluster_id", "y")),
    of_clusters(numbered("gpu.cluster_id", "z")),
    of_clusters(given("clusterSizeX", "x")),
    of_clusters(given("clusterSizeY", "y")),
    of_clusters(given("clusterSizeZ", "z")),
];

/// Whether the host launches the function.
pub(crate) fn is_kernel(module: &Module, function: OpId) -> bool {
    module.op_name(function) == "gpu.launch"
        || ["gpu.kernel", "nvvm.kernel", "rocdl.kernel"]
            .iter()
            .any(|key| module.attr(function, key).is_some())
}

/// The threads of a workgroup along x, y and z that a kernel states, if it does.
pub type WorkgroupSize = Option<[u32; 3]>;

/// The kernels of an upstream module and the launches with a body, with the sizes that they state.
pub(crate) fn kernel_sizes(facts: &Facts<'_>) -> Vec<(OpId, WorkgroupSize)> {
    let module = facts.module;
    let size = |op: OpId| stated_size(facts, op).map(|stated| stated.0);
    let mut kernels: Vec<(OpId, WorkgroupSize)> = module.walk().map(|op| (op, size(op))).collect();
    kernels.retain(|&(op, size)| match facts.meaning(op) {
        Meaning::Func => size.is_some() || is_kernel(module, op),
        _ => module.op_name(op) == "gpu.launch" && module.op(op).known,
    });
    kernels
}

/// The sizes of workgroups that the kernels of an upstream module state, each once, in the order of
/// the text. Empty for other modules, and if there are not several.
///
/// # Errors
///
/// As [`lower`](crate::lower).
pub fn workgroup_sizes(module: &Module, options: &LowerOptions) -> Result<Vec<WorkgroupSize>, Diagnostic> {
    if !is_upstream(module) {
        return Ok(Vec::new());
    }
    let facts = Facts::new(module, options)?;
    let mut sizes: Vec<WorkgroupSize> = Vec::new();
    for (_, size) in kernel_sizes(&facts) {
        if !sizes.contains(&size) {
            sizes.push(size);
        }
    }
    if sizes.len() < 2 {
        sizes.clear();
    }
    Ok(sizes)
}

/// The sizes that a function states: threads along x, y and z, and lanes of a wave.
pub(crate) fn stated_size(facts: &Facts<'_>, op: OpId) -> Option<([u32; 3], Option<u32>)> {
    let module = facts.module;
    if module.op_name(op) == "gpu.launch" {
        let threads = |group: &str| u32::try_from(facts.constant(facts.operand(op, group)?)?).ok();
        let size = [threads("blockSizeX")?, threads("blockSizeY")?, threads("blockSizeZ")?];
        return Some((size, None));
    }
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

/// The upper bounds of thread indices, if every axis in use has a single one. Nothing depends
/// on an unused axis.
fn bounded_size(facts: &Facts<'_>) -> Option<[u32; 3]> {
    let module = facts.module;
    let mut size: [Option<u32>; 3] = [None; 3];
    for op in module.walk().filter(|&op| facts.knowledge.gpu_index(op) == Some(GpuIndex::Thread)) {
        let bound = u32::try_from(facts.int_attr(op, "upper_bound")?).ok()?;
        let slot = size.get_mut(facts.knowledge.axis(op)?)?;
        if slot.is_some_and(|known| known != bound) {
            return None;
        }
        *slot = Some(bound);
    }
    size[0].map(|x| [x, size[1].unwrap_or(1), size[2].unwrap_or(1)])
}

impl Facts<'_> {
    /// Whether it is known which thread has a lane of a wave.
    pub(crate) fn has_wave_indices(&self) -> bool {
        self.threads.is_some() || self.assumed_threads.is_some() && self.lanes.is_some()
    }

    /// Whether the op returns the first lane's value to all lanes of a wave.
    pub(crate) fn is_first_lane(&self, op: OpId) -> bool {
        let by_name = matches!(self.module.op_name(op), "rocdl.readfirstlane" | "gpu.subgroup_uniform");
        by_name || self.knowledge.intrinsic(op) == Some("llvm.amdgcn.readfirstlane")
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

/// The most threads of a workgroup on AMD and NVIDIA GPUs.
pub(crate) const MAX_THREADS: u32 = 1024;

/// The threads of a workgroup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threads {
    /// Along x, y and z.
    pub(crate) size: [u32; 3],
    /// Lanes of a wave.
    pub(crate) lanes: u32,
}

impl Threads {
    pub(crate) fn count(&self) -> u32 {
        self.size.iter().fold(1, |n, &d| n.saturating_mul(d))
    }

    /// The index along an axis of the thread with this linear index.
    pub(crate) fn at(&self, linear: u32, axis: usize) -> i64 {
        let [x, y, _] = self.size.map(|d| d.max(1));
        i64::from(match axis {
            0 => linear % x,
            1 => linear / x % y,
            _ => linear / x / y,
        })
    }
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
