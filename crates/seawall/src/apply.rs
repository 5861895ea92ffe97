//! Applies a placement to the text: one inserted line for each barrier, and the attributes that
//! Triton's pass sets.

use seawall_base::{Diagnostic, Span};
use seawall_dialects::{Access, Meaning, OpKnowledge, Resource, SharedAccessKind, Traits};
use seawall_lower::Lowered;
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::{OriginId, Target};
use seawall_place::{Insertion, Placed, Placement, Point, TensorAccess, TensorInsertion, tensor_waits};
use seawall_report::Spelling;

use crate::failure::Failure;

/// The unit attribute of a wgmma wait whose CTA-wide barrier a later barrier makes redundant.
const WARP_GROUP_LOCAL: &str = "warpGroupLocal";
/// The attribute that Triton's AMD back end sets on loads before it places barriers.
const SYNCED_VIA_ASYNC_WAIT: &str = "ttg.amdg.syncedViaAsyncWait";

/// The text of `module` with `placement` applied. `lowered` is the model of `module`. With
/// `synced_loads`, loads also get the attribute that Triton's AMD back end sets on them.
///
/// # Errors
///
/// If an edit cannot be applied, for example because the placement is of another program.
pub fn apply(
    module: &Module,
    lowered: &Lowered,
    placement: &Placement,
    synced_loads: bool,
) -> Result<String, Failure> {
    let edits = edits_of(module, lowered, placement, synced_loads)?;
    edits.apply().map_err(|error| Failure { diagnostics: vec![error] })
}

/// The edits of [`apply`].
pub(crate) fn edits_of<'m>(
    module: &'m Module,
    lowered: &Lowered,
    placement: &Placement,
    synced_loads: bool,
) -> Result<Edits<'m>, Failure> {
    let mut edits = Edits::new(module);
    let mut inserter = Inserter::new(module, lowered);
    for placed in &placement.placed {
        inserter.insert(&mut edits, placed)?;
    }
    for removed in &placement.removed {
        edits.erase(op_of(lowered, removed.origin)?);
    }
    let records = if synced_loads { lowered.synced_loads.as_slice() } else { &[] };
    for &(load, synced) in records {
        edits.set_attr(load, SYNCED_VIA_ASYNC_WAIT, if synced { "true" } else { "false" });
    }
    Ok(edits)
}

/// The edits of a placement for NVIDIA, with the waits for tensor memory of the pass behind it.
pub(crate) fn edits_with_tensor_waits<'m>(
    module: &'m Module,
    lowered: &Lowered,
    placement: &Placement,
) -> Result<Edits<'m>, Failure> {
    let knowledge = OpKnowledge::new(module);
    let program = &lowered.program;
    let completes = |origin| op_of(lowered, origin).is_ok_and(|op| completes_accesses(&knowledge, op));
    let mut edits = Edits::new(module);
    let mut inserter = Inserter::new(module, lowered);
    for insertion in tensor_waits(program, &placement.placed, &completes) {
        let (point, text) = match insertion {
            TensorInsertion::Placed(index) => {
                inserter.insert(&mut edits, &placement.placed[index])?;
                continue;
            }
            TensorInsertion::Wait(point, TensorAccess::Load) => (point, "ttng.tmem_wait load"),
            TensorInsertion::Wait(point, TensorAccess::Store) => (point, "ttng.tmem_wait store"),
            TensorInsertion::Barrier(point) => (point, inserter.spelling.op(Insertion::LocalBarrier)),
        };
        let op = op_of(lowered, point.origin())?;
        insert_at(&mut edits, point, op, &with_location(module, op, text));
    }
    Ok(edits)
}

/// Whether Triton's pass completes the accesses of tensor memory before an op, because another
/// thread may react to it: operations of mbarriers and clusters, atomics that release, and effects
/// that may be anything.
fn completes_accesses(knowledge: &OpKnowledge<'_>, op: OpId) -> bool {
    let module = knowledge.module();
    // A volatile load declares a write, and accesses only global memory.
    if module.op_name(op) == "tt.load" {
        return false;
    }
    if matches!(knowledge.meaning(op), Meaning::MBarrier(_)) {
        return true;
    }
    if matches!(knowledge.meaning(op), Meaning::Barrier(_)) {
        let relaxed = module.attr(op, "relaxed").is_some_and(|attr| module.attr_text(attr) == "true");
        return module.op_name(op) == "ttng.cluster_barrier" && !relaxed;
    }
    let releases = |attr| matches!(module.attr_text(attr), "release" | "acq_rel" | "3 : i32" | "4 : i32");
    if knowledge.traits(op).has(Traits::ATOMIC) && module.attr(op, "sem").is_some_and(releases) {
        return true;
    }
    let effects = knowledge.effects(op);
    if effects.instances.is_empty() {
        return !effects.memory_effect_free;
    }
    effects.instances.iter().any(|effect| match effect.resource {
        Resource::Default => effect.value.is_none(),
        Resource::Shared(kind) => kind == SharedAccessKind::Barrier && effect.value.is_some(),
        Resource::Tensor => effect.access == Access::Free,
        Resource::Global | Resource::Cache => false,
    })
}

/// Adds the changes of a placement to the edits of a module.
pub(crate) struct Inserter<'m, 'l> {
    module: &'m Module,
    lowered: &'l Lowered,
    pub(crate) spelling: Spelling,
    /// The prefix of the number of a split barrier; computed on first use.
    id_key: Option<&'static str>,
    lanes: LaneMasks,
}

impl<'m, 'l> Inserter<'m, 'l> {
    pub(crate) fn new(module: &'m Module, lowered: &'l Lowered) -> Self {
        let spelling = Spelling::of(&lowered.program);
        Inserter { module, lowered, spelling, id_key: None, lanes: LaneMasks::default() }
    }

    /// Adds one change.
    pub(crate) fn insert(&mut self, edits: &mut Edits<'m>, placed: &Placed) -> Result<(), Failure> {
        let module = self.module;
        let op = op_of(self.lowered, placed.point.origin())?;
        let lines = match placed.insertion {
            Insertion::WarpBarrier => self.warp_barrier(op),
            // A signal does not order memory, so a wait for the warp's shared-memory accesses
            // comes first.
            Insertion::Signal { id } => {
                let signal = format!("rocdl.s.barrier.signal {}{id}", self.id_key());
                ["rocdl.s.wait.dscnt 0", &signal].map(|line| with_location(module, op, line)).join("\n")
            }
            Insertion::Wait { id } => {
                with_location(module, op, &format!("rocdl.s.barrier.wait {}{id}", self.id_key()))
            }
            Insertion::WarpGroupLocal => {
                edits.set_attr(op, WARP_GROUP_LOCAL, "unit");
                return Ok(());
            }
            Insertion::LocalBarrier
            | Insertion::ClusterBarrier { .. }
            | Insertion::MBarrierInitFence
            | Insertion::ProxyFence { .. } => with_location(module, op, self.spelling.op(placed.insertion)),
        };
        insert_at(edits, placed.point, op, &lines);
        Ok(())
    }

    /// The prefix of the number of a split barrier. The MLIR releases of Wave and IREE print the
    /// number alone.
    fn id_key(&mut self) -> &'static str {
        let (module, spelling) = (self.module, self.spelling);
        self.id_key.get_or_insert_with(|| {
            let bare = spelling.op(Insertion::LocalBarrier) == "amdgpu.lds_barrier";
            if bare && !module.text().contains("rocdl.s.barrier.signal id") { "" } else { "id = " }
        })
    }

    fn warp_barrier(&mut self, op: OpId) -> String {
        let module = self.module;
        let barrier = self.spelling.op(Insertion::WarpBarrier);
        if !self.lowered.program.target.as_ref().is_some_and(Target::is_nvidia) {
            return with_location(module, op, barrier);
        }
        let mask = self.lanes.next(module);
        let constant = with_location(module, op, &format!("{mask} = arith.constant -1 : i32"));
        let barrier = with_location(module, op, &format!("{barrier} {mask} : i32"));
        format!("{constant}\n{barrier}")
    }
}

fn insert_at(edits: &mut Edits<'_>, point: Point, op: OpId, lines: &str) {
    match point {
        Point::Before(_) => edits.insert_before(op, lines),
        Point::After(_) => edits.insert_after(op, lines),
    }
}

pub(crate) fn op_of(lowered: &Lowered, origin: OriginId) -> Result<OpId, Failure> {
    let origin = lowered.program.origins.get(origin);
    let op = origin.and_then(|origin| lowered.ops.get(origin.index as usize).copied());
    op.ok_or_else(|| {
        let message = "the placement refers to an op that is not in this module";
        Failure { diagnostics: vec![Diagnostic::error("place::foreign-origin", Span::at(0), message)] }
    })
}

/// The values that name all lanes of a warp for warp barriers of NVIDIA, one for each.
#[derive(Default)]
struct LaneMasks {
    /// The prefix of their names, which is not the prefix of any name in the module.
    prefix: Option<String>,
    count: u32,
}

impl LaneMasks {
    fn next(&mut self, module: &Module) -> String {
        let prefix = self.prefix.get_or_insert_with(|| {
            let mut prefix = "%lanes".to_owned();
            while module.text().contains(&prefix) {
                prefix.push('_');
            }
            prefix
        });
        let mask = format!("{prefix}{}", self.count);
        self.count += 1;
        mask
    }
}

/// The inserted line, with the location of the op at the insertion point if it has one.
pub(crate) fn with_location(module: &Module, op: OpId, line: &str) -> String {
    match module.loc(op) {
        Some(span) => format!("{line} {}", span.of(module.text())),
        None => line.to_owned(),
    }
}
