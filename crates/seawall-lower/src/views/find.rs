//! The dataflow that finds views: its rules, and the buffers of allocations.
use std::cell::OnceCell;

use rustc_hash::FxHashMap;
use seawall_dialects::{Aref, Meaning, Regions, Space, View as ViewOp, WarpSpecialize};
use seawall_layout::View as Origin;
use seawall_mlir::{OpId, RegionId, ValueId};
use seawall_model::{Buffer, ByteSetId, FunctionId, Plan};
use smallvec::SmallVec;

use crate::draft::Draft;
use crate::facts::physical::{Desc, space};
use crate::facts::values::attributions;
use crate::facts::{Facts, functions};
use crate::structure::{Structure, creators};
use crate::views::joined::Allocation;
use crate::views::memrefs::Pending;
use crate::views::view_set::{MAX_VIEWS, View, Views, somewhere_in};
use crate::views::{Flow, ViewTable};

/// The dataflow in progress.
pub(crate) struct Finder<'d, 'm> {
    pub(crate) facts: &'m Facts<'m>,
    pub(crate) structure: &'m Structure<'m>,
    pub(crate) draft: &'d mut Draft<'m>,
    pub(crate) views: ViewTable<'m>,
    /// Allocations of memrefs in textual order, until they have buffers.
    pub(crate) pending: Vec<Pending>,
    /// Allocations of memdescs in textual order.
    pub(crate) allocations: Vec<Allocation>,
    /// The ops that use each memref; computed on first use.
    pub(crate) users: OnceCell<FxHashMap<ValueId, Vec<OpId>>>,
}

impl Finder<'_, '_> {
    pub(crate) fn find(&mut self) -> Vec<Flow> {
        let functions = &self.structure.functions;
        let mut flows = Vec::new();
        let live = functions::live_functions(self.facts, functions);
        for &(op, body) in functions.iter().filter(|f| live.contains(&f.0)) {
            let Some(function) = self.draft.function_id(op) else { continue };
            self.collect_flows(function, body, op, &mut flows);
        }
        self.place_memrefs(&flows);
        self.join_allocations(&flows);
        // Most definitions precede their uses: two rounds suffice without loops, and a few with
        // them.
        let mut changed = true;
        while changed {
            changed = false;
            for flow in &flows {
                changed |= self.step(flow);
            }
        }
        for &(op, _) in functions {
            self.localize(op);
        }
        flows
    }

    /// Makes storage of other functions unknown, since only the caller knows the places of its
    /// buffers.
    fn localize(&mut self, func: OpId) {
        let (module, function) = (self.facts.module, self.draft.function_id(func));
        let regions = |op: OpId| module.regions(op).iter().flat_map(|&r| module.region_blocks(r));
        for op in module.walk_op(func) {
            let args = regions(op).flat_map(|&b| module.block_args(b));
            for &value in module.results(op).iter().chain(args) {
                let Views::Known(views) = &self.views[value] else { continue };
                let own = |view: &View| Some(self.draft.program.buffers[view.buffer].function) == function;
                if !views.iter().all(own) {
                    let own: SmallVec<[View; 1]> = views.iter().filter(|v| own(v)).cloned().collect();
                    *self.views.entry(value) = Views::Unknown(Views::Known(own).buffers());
                }
            }
        }
    }

    fn collect_flows(&mut self, function: FunctionId, body: RegionId, func: OpId, flows: &mut Vec<Flow>) {
        let module = self.facts.module;
        // The calls of a private function decide its arguments.
        if let (false, Some(&entry)) = (self.facts.is_private(func), module.region_blocks(body).first()) {
            let args = module.block_args(entry);
            let (given, own) = args.split_at(attributions(self.facts, func, args));
            let has_memrefs = given.iter().any(|&arg| self.facts.is_shared_memref(arg));
            let is_apart = has_memrefs && !self.is_called(func);
            if is_apart {
                self.draft.warn(
                    "lower::unknown-memory",
                    func,
                    "this function has workgroup memory as an argument, and no caller".to_owned(),
                    "each argument is assumed to be memory of its own",
                );
            }
            for &arg in given {
                if is_apart && self.facts.is_shared_memref(arg) {
                    self.defer_memref(function, func, arg);
                } else if self.facts.is_memdesc(arg) {
                    *self.views.entry(arg) = Views::unknown();
                }
            }
            for &arg in own {
                if self.facts.is_shared_memref(arg) {
                    self.defer_memref(function, func, arg);
                }
            }
        }
        for op in module.walk_op(func) {
            for successor in module.successors(op) {
                let args = module.block_args(successor.block);
                copy_all(self.facts, module.successor_args(successor), args, flows);
            }
            match self.facts.meaning(op) {
                Meaning::Regions(regions) => region_flows(self.facts, op, regions, flows),
                Meaning::Call => call_flows(self.facts, op, flows),
                Meaning::WarpSpecialize(WarpSpecialize::Enter | WarpSpecialize::Group) => {
                    for (sources, targets) in self.facts.specialized(op) {
                        copy_all(self.facts, sources, targets, flows);
                    }
                }
                _ => {}
            }
            self.result_flows(function, op, flows);
        }
    }

    fn is_called(&self, function: OpId) -> bool {
        let mut calls =
            self.facts.module.walk().filter(|&op| matches!(self.facts.meaning(op), Meaning::Call));
        calls.any(|op| self.facts.callee(op) == Some(function))
    }

    fn result_flows(&mut self, function: FunctionId, op: OpId, flows: &mut Vec<Flow>) {
        let module = self.facts.module;
        let results: SmallVec<[ValueId; 2]> =
            module.results(op).iter().copied().filter(|&r| self.facts.is_memdesc(r)).collect();
        if results.is_empty() {
            return;
        }
        match self.facts.meaning(op) {
            Meaning::Alloc(_) if self.facts.is_shared_memref(results[0]) => {
                self.defer_memref(function, op, results[0])
            }
            Meaning::Alloc(_) => self.allocate(function, op, results[0]),
            Meaning::View(_) => {
                if let Some(&source) = module.operands(op).first() {
                    self.require_slot(op, source);
                    flows.push(Flow::Apply { op, source, result: results[0] });
                }
            }
            Meaning::Aref(Aref::PutEnter | Aref::GetEnter | Aref::Buffer) => {
                let creator =
                    self.facts.operand(op, "aref").and_then(|aref| creators::creator(self.facts, aref));
                let buffers = creator.map_or(&[][..], |creator| module.operands(creator));
                if buffers.len() < results.len() {
                    return results.iter().for_each(|&result| *self.views.entry(result) = Views::unknown());
                }
                let pairs = buffers.iter().zip(&results);
                flows.extend(pairs.map(|(&source, &result)| Flow::Apply { op, source, result }));
            }
            Meaning::Select => {
                for &source in module.operands(op).iter().skip(1) {
                    flows.push(Flow::Copy { source, target: results[0] });
                }
            }
            Meaning::Wait(wait) if wait.passes.is_some() => {
                let passed = module.operand_group(op, wait.passes.unwrap_or(""));
                for (&source, &target) in passed.iter().zip(module.results(op)) {
                    if self.facts.is_memdesc(target) {
                        flows.push(Flow::Copy { source, target });
                    }
                }
            }
            Meaning::Poison | Meaning::Regions(_) | Meaning::WarpSpecialize(_) => {}
            Meaning::Call if callee_body(self.facts, op).is_some() => {}
            _ => results.iter().for_each(|&result| *self.views.entry(result) = Views::unknown()),
        }
    }

    /// Warns of a constant index that is no slot of `source`.
    fn require_slot(&mut self, op: OpId, source: ValueId) {
        let Some(ViewOp::Index { index }) = self.facts.view_kind(op) else { return };
        let index = self.facts.operand(op, index).and_then(|index| self.facts.constant(index));
        let slots = self.facts.desc(source).and_then(|ring| ring.text.shape.first().copied());
        if let Some((index, slots)) = index.zip(slots)
            && !(0..slots).contains(&index)
        {
            let message = format!("index {index} is outside of the {slots} slots of this buffer");
            let label = "names memory behind the buffer, so this kernel is not checked";
            let warning = self.facts.warning("lower::slot-outside-ring", op, message, label);
            self.draft.warnings.push(warning.preventing_check());
        }
    }

    fn step(&mut self, flow: &Flow) -> bool {
        match *flow {
            Flow::Copy { source, target } => {
                let incoming = self.views[source].clone();
                self.views.entry(target).join(&incoming)
            }
            Flow::Apply { op, source, result } => {
                let incoming = self.views[source].clone();
                let mapped = self.apply_view(op, source, result, incoming);
                self.views.entry(result).join(&mapped)
            }
        }
    }

    /// The views of a view op's result.
    fn apply_view(&mut self, op: OpId, source: ValueId, result: ValueId, incoming: Views) -> Views {
        let Views::Known(views) = incoming else { return incoming };
        let Some(kind) = self.facts.view_kind(op) else { return Views::unknown() };
        if self.facts.is_shared_memref(result) {
            return self.apply_memref_view(op, result, &views);
        }
        let Some(target) = self.facts.desc(result) else { return Views::unknown() };
        let Some(from) = self.facts.desc(source) else { return Views::unknown() };
        match kind {
            ViewOp::Transpose { .. } | ViewOp::Reshape | ViewOp::Alias => Views::Known(views),
            ViewOp::Reinterpret => {
                let views: SmallVec<[View; 1]> = views.into_iter().map(reinterpreted).collect();
                self.map_views(&views, &target, |view| Some(view.clone()))
            }
            ViewOp::Index { index } => {
                let index = self.facts.operand(op, index).and_then(|index| self.facts.constant(index));
                self.apply_index(index, &views, &from, &target)
            }
            ViewOp::Subslice { offsets } => {
                let Some(offsets) = self.facts.int_list(op, offsets) else { return Views::unknown() };
                self.map_views(&views, &target, |view| sliced(view, &from, &offsets))
            }
            ViewOp::TensorSubslice { offset, old_offset } => {
                let column = self.facts.int_attr(op, offset).or_else(|| self.facts.int_attr(op, old_offset));
                let dim = self.facts.int_attr(op, "dim").unwrap_or(from.text.shape.len() as i64 - 1);
                let (Some(column), Ok(dim)) =
                    (column.and_then(|c| u32::try_from(c).ok()), u32::try_from(dim))
                else {
                    return Views::unknown();
                };
                self.map_views(&views, &target, |view: &View| {
                    let origin = from.tensor_subslice(&view.origin, column, dim)?;
                    Some(View { origin, ..view.clone() })
                })
            }
            ViewOp::DynamicSubslice { offsets } => {
                let operands = self.facts.module.operand_group(op, offsets).iter();
                let offsets: Option<Vec<i64>> = operands.map(|&offset| self.facts.constant(offset)).collect();
                match offsets.filter(|_| from.text.shape.len() == target.text.shape.len()) {
                    Some(offsets) => self.map_views(&views, &target, |view| sliced(view, &from, &offsets)),
                    None => somewhere_in(&views),
                }
            }
            ViewOp::RemoteMap { .. } => Views::of(
                views.into_iter().map(|view| View { bytes: None, mapped_by: Some(op), ..view }).collect(),
            ),
        }
    }

    /// The slot at `index` of views of a ring, or any slot if the index is no constant.
    fn apply_index(&mut self, index: Option<i64>, views: &[View], ring: &Desc, slot: &Desc) -> Views {
        let slots = ring.text.shape.first().copied().unwrap_or(1).max(0);
        let range = match index {
            Some(at) if (0..slots).contains(&at) => at..at + 1,
            Some(_) => return Views::unknown(),
            None if slots > MAX_VIEWS as i64 => return somewhere_in(views),
            None => 0..slots,
        };
        let mut all = SmallVec::new();
        for at in range {
            let step = |view: &View| {
                let origin = slot.index(&view.origin, at as u32)?;
                Some(View { origin, sliced: 0, ..view.clone() })
            };
            match self.map_views(views, slot, step) {
                Views::Known(mapped) => all.extend(mapped),
                _ => return Views::unknown(),
            }
        }
        Views::of(all)
    }

    /// The views of type `target` that `step` makes of `views`; `step` gives `None` if the start is
    /// unknown. What starts at an unknown place has unknown bytes, also through later views.
    fn map_views(&mut self, views: &[View], target: &Desc, step: impl Fn(&View) -> Option<View>) -> Views {
        let mut mapped = SmallVec::new();
        for view in views {
            mapped.push(match step(view).filter(|view| view.is_based) {
                Some(moved) => {
                    let function = self.draft.program.buffers[view.buffer].function;
                    View { bytes: self.bytes_of(target, &moved.origin, function), ..moved }
                }
                None => view.without_start(),
            });
        }
        Views::of(mapped)
    }

    /// Creates the buffer of an allocation.
    fn allocate(&mut self, function: FunctionId, op: OpId, result: ValueId) {
        let Some(desc) = self.facts.desc(result) else {
            *self.views.entry(result) = Views::unknown();
            return;
        };
        let offsets = self.allocation_offsets(op, desc.text.space);
        let size = desc.allocation_size();
        if size.is_none() {
            let message = format!("the layout of this allocation is not supported: {}", desc.text.encoding);
            self.draft.warn(
                "lower::unknown-layout",
                op,
                message,
                "assumed to be anywhere in its memory, so reported races may not exist",
            );
        }
        let slots = match desc.text.shape.first() {
            Some(&slots) if desc.slot_dimensions() > 0 || self.facts.is_flat_array(result) => {
                slots.clamp(1, i64::from(u32::MAX)) as u32
            }
            _ => 1,
        };
        let known = size.is_some();
        let origin = self.draft.origin(op);
        let buffer = self.draft.program.buffers.push(Buffer {
            name: self.facts.module.value_name(result),
            space: space(desc.text.space),
            function,
            offsets: if known { offsets.clone() } else { SmallVec::new() },
            slots,
            size: size.unwrap_or(0),
            scratch: false,
            origin,
            plan: plan_of(self.facts, op),
        });
        let start = Origin::of_allocation(&offsets);
        let bytes = if known && !offsets.is_empty() { self.bytes_of(&desc, &start, function) } else { None };
        let whole = View { buffer, origin: start, bytes, is_based: true, sliced: 0, mapped_by: None };
        *self.views.entry(result) = Views::one(whole);
        self.allocations.push(Allocation { function, value: result });
    }

    /// The offsets of an allocation; empty if it has none yet.
    fn allocation_offsets(&self, op: OpId, space: Space) -> SmallVec<[u32; 1]> {
        match space {
            Space::Tensor => self.structure.placed.tensor_offset(op).into_iter().collect(),
            Space::Shared | Space::SharedCluster => self.structure.placed.shared_offsets(op),
        }
    }

    /// The addresses of a view of type `desc` at `origin`.
    fn bytes_of(&mut self, desc: &Desc, origin: &Origin, function: FunctionId) -> Option<ByteSetId> {
        let set = desc.addresses(origin, function)?;
        Some(self.draft.program.byte_sets.intern(set))
    }
}

/// Values that structured control flow forwards between regions.
pub(crate) fn region_flows(facts: &Facts<'_>, op: OpId, regions: Regions, flows: &mut Vec<Flow>) {
    if regions == Regions::Opaque {
        return hidden_body_flows(facts, op, flows);
    }
    for (sources, targets) in facts.forwarded(op, regions) {
        copy_all(facts, sources, targets, flows);
    }
}

/// Joins the operands of all calls into the arguments of a function, and its returned values
/// into the results of the calls.
fn call_flows(facts: &Facts<'_>, op: OpId, flows: &mut Vec<Flow>) {
    let module = facts.module;
    let Some(body) = callee_body(facts, op) else { return };
    let blocks = module.region_blocks(body);
    if let Some(&entry) = blocks.first() {
        copy_all(facts, module.operands(op), module.block_args(entry), flows);
    }
    for &block in blocks {
        let Some(&last) = module.block_ops(block).last() else { continue };
        if matches!(facts.meaning(last), Meaning::Return) {
            copy_all(facts, module.operands(last), module.results(op), flows);
        }
    }
}

fn callee_body(facts: &Facts<'_>, call: OpId) -> Option<RegionId> {
    let body = *facts.module.regions(facts.callee(call)?).first()?;
    (!facts.module.region_blocks(body).is_empty()).then_some(body)
}

pub(crate) fn copy_all(facts: &Facts<'_>, sources: &[ValueId], targets: &[ValueId], flows: &mut Vec<Flow>) {
    for (&source, &target) in sources.iter().zip(targets) {
        if facts.is_memdesc(source) && facts.is_memdesc(target) {
            flows.push(Flow::Copy { source, target });
        }
    }
}

/// The planning attributes of an allocation.
fn plan_of(facts: &Facts<'_>, op: OpId) -> Plan {
    let number = |key: &str| facts.int_attr(op, key).and_then(|value| u32::try_from(value).ok());
    let module = facts.module;
    Plan {
        group: number("buffer.id"),
        column: number("buffer.offset"),
        copies: number("buffer.copy"),
        label: module.location(op).and_then(|location| location.name),
    }
}

/// Lets a block argument of a body that runs once per tile name any operand of its type.
pub(crate) fn hidden_body_flows(facts: &Facts<'_>, op: OpId, flows: &mut Vec<Flow>) {
    let module = facts.module;
    for (position, &region) in module.regions(op).iter().enumerate() {
        let entry = module.region_blocks(region).first();
        let args = entry.map_or(&[][..], |&block| module.block_args(block));
        for &target in args.iter().filter(|&&arg| facts.is_memdesc(arg)) {
            let same = module.operands(op).iter().filter(|&&v| module.ty(v) == module.ty(target));
            flows.extend(same.map(|&source| Flow::Copy { source, target }));
        }
        for yielded in facts.all_yielded(op, position) {
            copy_all(facts, yielded, module.results(op), flows);
        }
    }
}

/// The slice at `offsets` of a view of type `from`. `None` if its start is unknown.
fn sliced(view: &View, from: &Desc, offsets: &[i64]) -> Option<View> {
    let origin = from.subslice(&view.origin, offsets)?;
    let skipped = offsets.first().copied().filter(|_| from.slot_dimensions() > 0).unwrap_or(0);
    (view.sliced & skipped == 0).then(|| View { origin, sliced: view.sliced | skipped, ..view.clone() })
}

/// The view under another type, whose slots need not be those of `view`.
fn reinterpreted(view: View) -> View {
    let sliced = if view.origin.affine_offset == 0 { 0 } else { -1 };
    View { sliced, ..view }
}
