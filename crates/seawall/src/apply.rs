//! A placement as edits of the text: one inserted line per barrier, attributes where Triton's pass
//! sets them, nothing else.

use seawall_base::{Diagnostic, Span};
use seawall_lower::Lowered;
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::{OriginId, Target};
use seawall_place::{Insertion, Placement, Point};

use crate::failure::Failure;

/// Unit attribute on a wgmma wait whose rendezvous a later one makes CTA-wide.
const WARP_GROUP_LOCAL: &str = "warpGroupLocal";
/// What Triton's AMD back end records on loads before it places barriers.
const SYNCED_VIA_ASYNC_WAIT: &str = "ttg.amdg.syncedViaAsyncWait";

/// The text of `module`, from which `lowered` was made, with `placement` carried out.
///
/// # Errors
///
/// If an edit cannot be carried out, such as a placement that is of another program.
pub fn apply(module: &Module, lowered: &Lowered, placement: &Placement) -> Result<String, Failure> {
    let mut edits = Edits::new(module);
    let mut warps = WarpBarriers::default();
    for placed in &placement.placed {
        let op = op_of(lowered, placed.point.origin())?;
        let lines = match placed.insertion {
            Insertion::WarpBarrier => warps.lines(module, op, lowered.program.target.as_ref()),
            // A signal orders no memory by itself: the warp's accesses to shared memory are waited for first.
            Insertion::Signal { id } => {
                let signal = format!("rocdl.s.barrier.signal id = {id}");
                ["rocdl.s.wait.dscnt 0", &signal].map(|line| with_location(module, op, line)).join("\n")
            }
            Insertion::Wait { id } => with_location(module, op, &format!("rocdl.s.barrier.wait id = {id}")),
            insertion => match line(insertion) {
                Some(line) => with_location(module, op, line),
                None => {
                    edits.set_attr(op, WARP_GROUP_LOCAL, "unit");
                    continue;
                }
            },
        };
        match placed.point {
            Point::Before(_) => edits.insert_before(op, &lines),
            Point::After(_) => edits.insert_after(op, &lines),
        }
    }
    for removed in &placement.removed {
        edits.erase(op_of(lowered, removed.origin)?);
    }
    // What the pass of Triton records beside its barriers is no business of the other strategies.
    let records = if placement.strategy == "triton" { lowered.synced_loads.as_slice() } else { &[] };
    for &(load, synced) in records {
        edits.set_attr(load, SYNCED_VIA_ASYNC_WAIT, if synced { "true" } else { "false" });
    }
    edits.apply().map_err(|error| Failure { diagnostics: vec![error] })
}

fn op_of(lowered: &Lowered, origin: OriginId) -> Result<OpId, Failure> {
    let origin = lowered.program.origins.get(origin);
    let op = origin.and_then(|origin| lowered.ops.get(origin.index as usize).copied());
    op.ok_or_else(|| {
        let message = "the placement names an op that is not in this module";
        Failure { diagnostics: vec![Diagnostic::error("place::foreign-origin", Span::at(0), message)] }
    })
}

/// The op that is inserted; `None` for an annotation.
fn line(insertion: Insertion) -> Option<&'static str> {
    match insertion {
        Insertion::LocalBarrier => Some("ttg.barrier local"),
        Insertion::ClusterBarrier { relaxed: false } => Some("ttng.cluster_barrier"),
        Insertion::ClusterBarrier { relaxed: true } => Some("ttng.cluster_barrier {relaxed = true}"),
        Insertion::MBarrierInitFence => Some("ttng.fence_mbarrier_init_release_cluster"),
        Insertion::WarpBarrier
        | Insertion::WarpGroupLocal
        | Insertion::Signal { .. }
        | Insertion::Wait { .. } => None,
    }
}

/// Barriers of warps. On NVIDIA each names the lanes that meet, all of them, by a value of its own.
#[derive(Default)]
struct WarpBarriers {
    /// What names of these values begin with; no name of the module does.
    prefix: Option<String>,
    count: u32,
}

impl WarpBarriers {
    fn lines(&mut self, module: &Module, op: OpId, target: Option<&Target>) -> String {
        if !target.is_some_and(Target::is_nvidia) {
            return with_location(module, op, "rocdl.wave.barrier");
        }
        let prefix = self.prefix.get_or_insert_with(|| {
            let mut prefix = "%lanes".to_owned();
            while module.text().contains(&prefix) {
                prefix.push('_');
            }
            prefix
        });
        let mask = format!("{prefix}{}", self.count);
        self.count += 1;
        let constant = with_location(module, op, &format!("{mask} = arith.constant -1 : i32"));
        let barrier = with_location(module, op, &format!("nvvm.bar.warp.sync {mask} : i32"));
        format!("{constant}\n{barrier}")
    }
}

/// The inserted line, with the location of the op that it is placed at if that has one.
fn with_location(module: &Module, op: OpId, line: &str) -> String {
    match module.loc(op) {
        Some(span) => format!("{line} {}", span.of(module.text())),
        None => line.to_owned(),
    }
}
