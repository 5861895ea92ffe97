//! Stage formation: turns borders in a loop or in straight-line code into one `scf.execute_region`
//! per stage.
//!
//! The rules are those of Triton 3.9's `tritonamdgpu-warp-pipeline`:
//!
//! - A border ends a stage. A stage without ops is an intended bubble.
//! - In a loop, the ops after the last border are a stage, too. In straight-line code they stay
//!   outside.
//! - Barriers and waits are between stages only, and no stage contains a loop.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Diagnostic, Span};
use seawall_dialects::OpKnowledge;
use seawall_mlir::{BlockId, Edits, Module, OpId, Rename, ValueId};

use crate::find::{End, nested_loop};
use crate::lines::WALL;
use crate::marks;
use crate::tree::{Uses, around, ops_in};

/// A stage to be formed.
struct Cluster {
    /// In their new order; empty for a bubble.
    ops: Vec<OpId>,
    /// The name, with quotes.
    label: String,
    priority: Option<i64>,
    /// Where the stage is written: in place of its border, or at the end of the loop's body.
    at: Place,
}

#[derive(Clone, Copy)]
enum Place {
    Border(OpId),
    End(End),
}

impl Place {
    fn op(self) -> OpId {
        match self {
            Place::Border(op) | Place::End(End::Before(op) | End::After(op)) => op,
        }
    }
}

/// A module with its stages to be formed.
pub(crate) struct Forming<'m> {
    module: &'m Module,
    pub(crate) edits: Edits<'m>,
    /// In textual order.
    clusters: Vec<Cluster>,
}

/// A module with formed stages.
pub(crate) struct Formed {
    pub(crate) module: Module,
    /// The op that each op was before. A stage was its border, or the op at the end of the body.
    before: FxHashMap<OpId, OpId>,
}

/// Returns `module` with its stages to be formed. `None` if it has no borders.
///
/// # Errors
///
/// Every region whose borders do not make a pipeline, with the op that prevents it.
pub(crate) fn form(module: &Module) -> Result<Option<Forming<'_>>, Vec<Diagnostic>> {
    let former = Former { module, knowledge: OpKnowledge::new(module), uses: Uses::new(module) };
    let mut forming = Forming { module, edits: Edits::new(module), clusters: Vec::new() };
    let mut errors = Vec::new();
    for (block, region) in module.walk().filter_map(|op| former.region_at(op)) {
        match former.clusters(block, region) {
            Ok(clusters) => {
                former.write(&clusters, &mut forming.edits);
                if let Region::Loop(op) = region {
                    forming.edits.set_attr(op, marks::PIPELINED, "unit");
                }
                forming.clusters.extend(clusters);
            }
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    forming.clusters.sort_by_key(|cluster| module.op(cluster.at.op()).span.start);
    Ok(Some(forming).filter(|forming| !forming.edits.is_empty()))
}

impl Forming<'_> {
    /// # Errors
    ///
    /// As for [`Edits::module`], which would be a defect.
    pub(crate) fn module(self) -> Result<Formed, Vec<Diagnostic>> {
        let formed = self.edits.module()?;
        let m = &formed.module;
        let mut before: FxHashMap<OpId, OpId> =
            m.walk().filter_map(|op| Some((op, formed.origin(op)?))).collect();
        let stages = m.walk().filter(|&op| formed.origin(op).is_none() && marks::is_stage(m, op));
        for (stage, cluster) in stages.zip(&self.clusters) {
            before.insert(stage, cluster.at.op());
            let ops = ops_in(m, stage).zip(&cluster.ops);
            let copied = ops.flat_map(|(op, &of)| m.walk_op(op).zip(self.module.walk_op(of)));
            before.extend(copied);
        }
        Ok(Formed { module: formed.module, before })
    }
}

impl Formed {
    /// Returns diagnostics about the formed module with their places in `original`.
    pub(crate) fn in_original(&self, mut diagnostics: Vec<Diagnostic>, original: &Module) -> Vec<Diagnostic> {
        let both = self.module.walk().filter_map(|op| Some((op, *self.before.get(&op)?)));
        let both = both.map(|(op, of)| (self.module.op(op), original.op(of)));
        let spans: Vec<(Span, Span)> =
            both.flat_map(|(op, of)| [(op.span, of.span), (op.name_span, of.name_span)]).collect();
        // A part of an op is shown as the op. What is about no op is about the module.
        let shown = |part: Span| {
            let contains = |(span, _): &&(Span, Span)| span.start <= part.start && part.end <= span.end;
            spans.iter().filter(contains).min_by_key(|(span, _)| span.len()).map(|(_, of)| *of)
        };
        for diagnostic in &mut diagnostics {
            let labels = std::iter::once(&mut diagnostic.primary).chain(&mut diagnostic.secondary);
            labels.for_each(|label| label.span = shown(label.span).unwrap_or_default());
        }
        diagnostics
    }
}

/// What may contain borders.
#[derive(Clone, Copy)]
enum Region {
    /// The body of this `scf.for`.
    Loop(OpId),
    /// A block of a function, and its first border.
    Flat(OpId),
}

struct Former<'m> {
    module: &'m Module,
    knowledge: OpKnowledge<'m>,
    uses: Uses,
}

impl Former<'_> {
    /// Returns the block around `op` and its kind, if `op` is the first border in it. Borders
    /// outside of loops and of the blocks of functions are ignored, as in the released pass.
    fn region_at(&self, op: OpId) -> Option<(BlockId, Region)> {
        let m = self.module;
        if !marks::is_border(m, op) {
            return None;
        }
        let block = m.op(op).parent?;
        let first = m.block_ops(block).iter().find(|&&op| marks::is_border(m, op));
        if first != Some(&op) {
            return None;
        }
        let owner = m.parent_op(op)?;
        match () {
            () if marks::is_for(m, owner) => Some((block, Region::Loop(owner))),
            () if marks::is_function(m, owner) => Some((block, Region::Flat(op))),
            () => None,
        }
    }

    fn clusters(&self, block: BlockId, region: Region) -> Result<Vec<Cluster>, Diagnostic> {
        let m = self.module;
        let ops = match region {
            Region::Loop(_) => self.with_scalars_sunk(m.block_ops(block)),
            Region::Flat(_) => self.flat_range(m.block_ops(block))?,
        };
        let mut clusters: Vec<Cluster> = Vec::new();
        let mut open: Vec<OpId> = Vec::new();
        for &op in &ops {
            if marks::is_border(m, op) {
                clusters.push(Cluster {
                    ops: std::mem::take(&mut open),
                    label: marks::label(m, op, marks::BORDER).to_string(),
                    priority: self.priority(op)?,
                    at: Place::Border(op),
                });
            } else if marks::sits_between(m, op) {
                if let Some(&first) = open.first() {
                    return Err(inside(m, op, first));
                }
            } else if let Some(inner) = self.loop_in(op) {
                return Err(nested_loop(m, inner));
            } else if !marks::is_yield(m, op) {
                open.push(op);
            }
        }
        // In straight-line code the last op is a border.
        if let (false, Some(&last)) = (open.is_empty(), m.block_ops(block).last()) {
            let end = if marks::is_yield(m, last) { End::Before(last) } else { End::After(last) };
            let label = format!("\"{}\"", marks::LAST);
            clusters.push(Cluster { ops: open, label, priority: None, at: Place::End(end) });
        }
        match region {
            _ if clusters.len() >= 2 => Ok(clusters),
            Region::Loop(op) | Region::Flat(op) => Err(too_few(m, op)),
        }
    }

    /// Returns the loop that no stage may contain: the op itself, or one in a region of it that
    /// becomes a pipeline, too.
    fn loop_in(&self, op: OpId) -> Option<OpId> {
        let m = self.module;
        let has_stages = |&inner: &OpId| {
            marks::is_pipelined_loop(m, inner)
                || marks::is_for(m, inner) && ops_in(m, inner).any(|op| marks::is_border(m, op))
        };
        if marks::is_loop(m, op) { Some(op) } else { m.walk_op(op).find(has_stages) }
    }

    fn priority(&self, border: OpId) -> Result<Option<i64>, Diagnostic> {
        // -1 stands for no priority.
        let none = marks::priority(self.module, border) == Some(-1);
        if none { Ok(None) } else { marks::checked_priority(self.module, border) }
    }

    /// Returns the straight-line code of a pipeline: from the first border back to an op that ends
    /// it, and on to the last border.
    fn flat_range(&self, ops: &[OpId]) -> Result<Vec<OpId>, Diagnostic> {
        let m = self.module;
        let borders: Vec<usize> =
            ops.iter().enumerate().filter(|(_, op)| marks::is_border(m, **op)).map(|(at, _)| at).collect();
        let (Some(&first), Some(&last)) = (borders.first(), borders.last()) else { return Ok(Vec::new()) };
        if first == last {
            return Err(Diagnostic::error(
                "pipeline::one-border",
                m.op(ops[first]).span,
                "a pipeline in straight-line code needs at least two borders",
            )
            .label("the only border of this block")
            .help("end a second stage with another `warp_pipeline_stage`, or remove this one"));
        }
        let ends = |op: OpId| {
            marks::is_loop(m, op) || marks::is_conditional_barrier(m, op) || marks::sits_between(m, op)
        };
        let start = ops[..first].iter().rposition(|&op| ends(op)).map_or(0, |at| at + 1);
        Ok(ops[start..=last].to_vec())
    }

    /// Moves scalar arithmetic directly before barriers and waits into the stage after these,
    /// unless one of them needs a result.
    fn with_scalars_sunk(&self, ops: &[OpId]) -> Vec<OpId> {
        let m = self.module;
        let mut sunk = Vec::with_capacity(ops.len());
        let mut pending: Vec<OpId> = Vec::new();
        let mut rest = ops;
        while let Some((&op, tail)) = rest.split_first() {
            if marks::is_pure_scalar(&self.knowledge, op) {
                pending.push(op);
                rest = tail;
                continue;
            }
            let between = rest.iter().take_while(|op| marks::sits_between(m, **op)).count();
            let (run, tail) = rest.split_at(between.max(1));
            let needed = |op: &OpId| {
                m.operands(*op)
                    .iter()
                    .any(|value| m.defining_op(*value).is_some_and(|by| pending.contains(&by)))
            };
            if between > 0 && !run.iter().any(needed) {
                sunk.extend(run);
                sunk.append(&mut pending);
            } else {
                sunk.append(&mut pending);
                sunk.extend(run);
            }
            rest = tail;
        }
        sunk.append(&mut pending);
        sunk
    }

    /// Writes each stage in place of its border.
    fn write(&self, clusters: &[Cluster], edits: &mut Edits<'_>) {
        let m = self.module;
        // A result that shares its name with others needs its own name outside.
        let shared = |value: &ValueId| m.value_name(*value).contains('#');
        let results: Vec<Vec<ValueId>> =
            clusters.iter().map(|cluster| self.used_outside(&cluster.ops)).collect();
        let suffix = m.fresh_suffix("_r");
        let renamed: FxHashMap<ValueId, String> = results
            .iter()
            .flatten()
            .filter(|value| shared(value))
            .map(|&value| (value, m.value_name(value).replace('#', &suffix)))
            .map(|(value, name)| (value, after_letter(&name)))
            .collect();
        for (cluster, results) in clusters.iter().zip(&results) {
            let text = self.text(cluster, results, &renamed);
            cluster.ops.iter().for_each(|&op| edits.erase(op));
            match cluster.at {
                Place::Border(border) => {
                    edits.insert_before(border, &text);
                    edits.erase(border);
                }
                Place::End(end) => end.add(&text, edits),
            }
        }
        let moved: FxHashSet<OpId> = clusters.iter().flat_map(|cluster| &cluster.ops).copied().collect();
        let stays = |user: OpId| !around(m, user).any(|op| moved.contains(&op));
        for &value in results.iter().flatten() {
            if let Some(name) = renamed.get(&value) {
                self.uses.respell(value, name, stays, (m, edits));
            }
        }
    }

    /// Returns the text of a stage. Its ops keep their names inside, and the results that others
    /// use have the same names outside.
    fn text(&self, cluster: &Cluster, results: &[ValueId], renamed: &FxHashMap<ValueId, String>) -> String {
        let m = self.module;
        let inner: Vec<String> = results.iter().map(|&value| m.value_name(value)).collect();
        let outer =
            results.iter().zip(&inner).map(|(value, inner)| renamed.get(value).unwrap_or(inner).as_str());
        let types: Vec<&str> = results.iter().map(|&value| m.type_text(m.ty(value))).collect();
        let others = renamed.iter().filter(|(value, _)| !results.contains(value));
        let rename =
            others.fold(Rename::default(), |rename, (&value, name)| rename.value(value, name.as_str()));
        let mut text = String::new();
        if !inner.is_empty() {
            text.push_str(&format!("{} = ", outer.collect::<Vec<_>>().join(", ")));
        }
        text.push_str("scf.execute_region");
        match types.as_slice() {
            [] => {}
            [one] => text.push_str(&format!(" -> {one}")),
            several => text.push_str(&format!(" -> ({})", several.join(", "))),
        }
        text.push_str(" no_inline {\n");
        let mut add = |inner: &str| inner.lines().for_each(|line| text.push_str(&format!("  {line}\n")));
        if cluster.ops.is_empty() {
            add(&format!("{WALL} {{{}}}", marks::EMPTY));
        }
        cluster.ops.iter().for_each(|&op| add(&m.clone_op(op, &rename)));
        match inner.as_slice() {
            [] => add("scf.yield"),
            inner => add(&format!("scf.yield {} : {}", inner.join(", "), types.join(", "))),
        }
        let priority = cluster.priority.map(|priority| format!("{} = {priority} : i32, ", marks::PRIORITY));
        text.push_str(&format!(
            "}} {{{}{} = {}}}",
            priority.unwrap_or_default(),
            marks::STAGE,
            cluster.label
        ));
        text
    }

    /// Returns the results that an op outside of the list uses, in the order of the ops.
    fn used_outside(&self, ops: &[OpId]) -> Vec<ValueId> {
        let own: FxHashSet<OpId> = ops.iter().copied().collect();
        let used = |value: &ValueId| self.uses.of(*value).iter().any(|user| !own.contains(user));
        ops.iter().flat_map(|&op| self.module.results(op)).copied().filter(used).collect()
    }
}

/// Turns a name that may start with digits and continue with letters into one that MLIR reads.
fn after_letter(name: &str) -> String {
    let base = name.trim_start_matches('%');
    let starts_with_digit = base.bytes().next().is_some_and(|byte| byte.is_ascii_digit());
    if starts_with_digit { format!("%v{base}") } else { format!("%{base}") }
}

fn inside(m: &Module, op: OpId, first: OpId) -> Diagnostic {
    Diagnostic::error(
        "pipeline::barrier-in-stage",
        m.op(op).span,
        "a stage of a warp pipeline contains a barrier or wait",
    )
    .label("the two groups of warps would synchronize here while in different stages")
    .also(m.op(first).span, "the stage starts with this op")
    .help("end the stage before it, or move it between two stages")
}

fn too_few(m: &Module, op: OpId) -> Diagnostic {
    Diagnostic::error("pipeline::one-stage", m.op(op).name_span, "the borders make fewer than two stages")
        .label(
            "a warp pipeline needs at least two stages, so that the groups of warps can be in different ones",
        )
        .help("end another stage with `warp_pipeline_stage`, or remove the border")
}
