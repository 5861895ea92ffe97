//! Inlines stages into the code around them: keeps names distinct, and redirects uses of what a
//! stage yields.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_dialects::{Access, OpKnowledge};
use seawall_mlir::{Edits, Module, OpId, Rename, ValueId};

use crate::dropped::Dropped;
use crate::find::Pipeline;
use crate::lines::{FENCE, KEEP_ORDER};
use crate::marks;
use crate::tree::{ops_in, values};

/// The new names of values, for stages to be inlined.
pub(crate) struct Inliner<'m> {
    module: &'m Module,
    knowledge: OpKnowledge<'m>,
    rename: Rename,
    renamed: FxHashMap<ValueId, String>,
    inside: FxHashSet<OpId>,
    dropped: &'m Dropped,
    besides: Vec<OpId>,
}

impl<'m> Inliner<'m> {
    pub(crate) fn new(module: &'m Module, pipelines: &[Pipeline], dropped: &'m Dropped) -> Self {
        let stages: Vec<OpId> =
            pipelines.iter().flat_map(|pipeline| &pipeline.stages).map(|stage| stage.op).collect();
        let besides = dropped.besides(module, &stages.iter().copied().collect());
        let inside: FxHashSet<OpId> =
            stages.iter().chain(&besides).flat_map(|&stage| module.walk_op(stage)).collect();
        let mut inliner = Inliner {
            module,
            knowledge: OpKnowledge::new(module),
            rename: Rename::default(),
            renamed: FxHashMap::default(),
            inside,
            dropped,
            besides,
        };
        inliner.name_inner_values();
        stages.iter().for_each(|&stage| inliner.name_results(stage));
        let renamed = inliner.renamed.iter();
        inliner.rename =
            renamed.fold(Rename::default(), |rename, (&value, name)| rename.value(value, name.as_str()));
        inliner
    }

    /// Names the values of stages. A value keeps its name unless another one that stays visible has
    /// it.
    fn name_inner_values(&mut self) {
        let m = self.module;
        let group = |value: ValueId| {
            m.value_name(value).split('#').next().expect("a split text has a first part").to_string()
        };
        let owner = |value: ValueId| match m.value(value).def {
            seawall_mlir::ValueDef::OpResult { op, .. } => Some(op),
            seawall_mlir::ValueDef::BlockArg { block, .. } => {
                m.block(block).parent.map(|region| m.region(region).op)
            }
        };
        let is_inner = |value: &ValueId| owner(*value).is_some_and(|op| self.inside.contains(&op));
        let mut taken: FxHashSet<String> = values(m).filter(|value| !is_inner(value)).map(group).collect();
        let mut groups: FxHashMap<(u32, u32), String> = FxHashMap::default();
        let is_stage_result = |value: ValueId| m.defining_op(value).is_some_and(|op| marks::is_stage(m, op));
        for value in values(m).filter(is_inner).filter(|value| !is_stage_result(*value)) {
            let span = m.value(value).name;
            let old = group(value);
            if span.is_empty() {
                continue;
            }
            let new = groups.entry((span.start, span.end)).or_insert_with(|| fresh(&old, &mut taken));
            if *new != old {
                let part = m.value_name(value).split_once('#').map(|(_, part)| format!("#{part}"));
                self.renamed.insert(value, format!("{new}{}", part.unwrap_or_default()));
            }
        }
    }

    /// Gives the results of a stage the names of what it yields.
    fn name_results(&mut self, stage: OpId) {
        let m = self.module;
        let last =
            m.walk_op(stage).filter(|&op| marks::is_yield(m, op) && m.parent_op(op) == Some(stage)).last();
        let Some(end) = last else { return };
        for (&result, &value) in m.results(stage).iter().zip(m.operands(end)) {
            let name = self.renamed.get(&value).cloned().unwrap_or_else(|| m.value_name(value));
            self.renamed.insert(result, name);
        }
    }

    /// Writes the ops of a stage in its place, with a fence before each that is in `fenced`.
    pub(crate) fn dissolve(&self, stage: OpId, fenced: &[OpId], edits: &mut Edits<'_>) {
        let m = self.module;
        for op in ops_in(m, stage) {
            if marks::is_yield(m, op) || self.dropped.is_before_lines(op) {
                continue;
            }
            if fenced.contains(&op) {
                edits.insert_before(stage, FENCE);
            }
            edits.copy_before(op, stage, &m.clone_op(op, &self.rename));
            let touches = |effect: &seawall_dialects::EffectInstance| {
                matches!(effect.access, Access::Read | Access::Write)
            };
            if self.knowledge.instances(op).iter().any(touches) {
                edits.insert_before(stage, KEEP_ORDER);
            }
        }
        edits.erase(stage);
    }

    /// Removes dropped ops that are not part of a pipeline.
    pub(crate) fn erase_dropped(&self, edits: &mut Edits<'_>) {
        self.besides.iter().for_each(|&op| edits.erase(op));
    }

    /// Makes the remaining ops use what stages yield.
    pub(crate) fn rewire(&self, edits: &mut Edits<'_>) {
        let m = self.module;
        for op in m.walk().filter(|op| !self.inside.contains(op)) {
            for (value, &span) in m.operands(op).iter().zip(m.operand_spans(op)) {
                if let Some(name) = self.renamed.get(value) {
                    edits.replace(span, name.as_str());
                }
            }
        }
    }

    /// Returns the op with the new names of its operands.
    pub(crate) fn spelled(&self, op: OpId) -> String {
        self.module.clone_op(op, &self.rename)
    }
}

/// Returns `name`, or a similar name that is not taken, and takes it.
fn fresh(name: &str, taken: &mut FxHashSet<String>) -> String {
    if taken.insert(name.to_string()) {
        return name.to_string();
    }
    let base = name.trim_start_matches('%');
    let letter = if base.bytes().next().is_some_and(|byte| byte.is_ascii_digit()) { "v" } else { "" };
    let names = (1u32..).map(|number| format!("%{letter}{base}_{number}"));
    names.into_iter().find(|name| taken.insert(name.clone())).expect("a finite text leaves a number free")
}
