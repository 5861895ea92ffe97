//! The bytes of a memref that an access touches: its indices, thread by thread, inside the extents
//! of the type.
//!
//! An index outside of the extents is a program error that this crate does not report; the access
//! is assumed to be inside. If the bytes cannot be computed, the access touches the whole memref.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::rc::Rc;

use seawall_base::{Runs, saturated};
use seawall_dialects::{MemRef, MemRefAccessKind, MemRefView};
use seawall_mlir::{AttrValue, OpId, TypeId, TypeKind, ValueId};
use seawall_model::{
    BufferId, ByteSet, ByteSetId, Footprint, FunctionId, Issuer, Place, Slot, Space, WarpMapId,
};
use smallvec::SmallVec;

use crate::accesses::narrow::{self};
use crate::accesses::owners::{self, Part};
use crate::accesses::parts::is_made_by_lanes;
use crate::accesses::reach::Reach;
use crate::accesses::{Accesses, touched, transfers};
use crate::facts::Facts;
use crate::facts::launch::Threads;
use crate::integers::formula::Formulas;
use crate::integers::formula_of;
use crate::integers::guards::{self, Around, Arounds, Conditions};
use crate::integers::interval::Interval;
use crate::views::memrefs;
use crate::views::slots::Extent;
use crate::views::view_set::{View, Views};

/// The bytes that an access touches, relative to the aligned pointer of a memref.
#[derive(Debug)]
pub(crate) struct Touched {
    /// Sorted.
    ranges: Vec<(u32, u32)>,
    /// The bytes of each thread, if they are known.
    threads: Option<Vec<Part>>,
    /// Whether the bytes depend on the thread and on unknown values.
    is_unknown: bool,
    /// Whether a thread touches other bytes each time.
    is_moved: bool,
}

/// Values, each with its factor.
type Factors = SmallVec<[(i64, ValueId); 2]>;

/// The inputs of the touched bytes: the type, the piece of each lane, the indices, the offset as
/// factors and a constant, and the conditions around the op.
pub(crate) type TouchedKey = (TypeId, Piece, SmallVec<[ValueId; 4]>, Factors, i64, Arounds);

/// What one lane accesses from its indices on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    /// This many elements along the last dimensions.
    Elements(SmallVec<[i64; 2]>),
    /// This many contiguous bytes for a wave, in lane order, at the indices of the first lane.
    Wave(i64),
}

/// The most steps of formulas that are evaluated thread by thread, some seconds of work. Later
/// indices are intervals.
pub(crate) const MAX_STEPS: u64 = 200_000_000;

const MAX_RUNS: usize = 4096;

/// The most combinations of numbers that are tried in one thread, and the most steps for them.
const MAX_CHOICES: u64 = 256;

const MAX_CHOICE_STEPS: u64 = 1 << 23;

/// The most ranges of bytes of threads that are kept.
const MAX_PARTS: usize = 1 << 16;

impl Accesses<'_, '_> {
    /// The bytes that an access of `op` to the memref `value` may touch.
    pub(crate) fn memref_footprints(&mut self, op: OpId, value: ValueId) -> SmallVec<[Footprint; 1]> {
        let mut footprints = self.footprints(value);
        let Views::Known(views) = &self.views[value] else { return footprints };
        let views = views.clone();
        let is_based = views.iter().all(|view| view.is_based);
        let touched = self.touched(op, value).filter(|_| is_based);
        let is_unknown = match &touched {
            Some(touched) => touched.is_unknown,
            None => self.has_unfollowed_index(op),
        };
        if !is_based || is_unknown {
            self.known.unknown_indices.push(op);
        }
        let bytes = touched.as_ref().and_then(|touched| self.touched_bytes(value, touched, &views));
        let slot = self.direct_slot(op, value);
        // Slots of a ring are terms that say when they are the same.
        if slot.is_none() && touched.as_ref().is_some_and(|touched| touched.is_moved) {
            self.known.moved_indices.push(op);
        }
        for footprint in &mut footprints {
            footprint.bytes = bytes.or(footprint.bytes);
            footprint.slot = slot.unwrap_or(footprint.slot);
        }
        footprints
    }

    fn touched_bytes(&mut self, value: ValueId, touched: &Touched, views: &[View]) -> Option<ByteSetId> {
        let narrow = narrow::narrow(self.facts, value);
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        let mut frame = None;
        for view in views {
            let bounds = self.draft.program.byte_sets.get(view.bytes?).bounds()?;
            let base = view.origin.storage_base;
            frame = Some(self.draft.program.buffers[view.buffer].function);
            for &(start, end) in &touched.ranges {
                let (start, end) = narrow.map_or((start, end), |narrow| narrow.around(start, end));
                let (start, end) =
                    (start.saturating_add(base).max(bounds.0), end.saturating_add(base).min(bounds.1));
                if start < end {
                    ranges.push((start, end));
                }
            }
        }
        let runs = Runs::from_ranges(ranges);
        if runs.is_empty() {
            return None;
        }
        let set = ByteSet { space: Space::Shared, frame: frame?, ctas: vec![(0, runs)] };
        Some(self.draft.program.byte_sets.intern(set))
    }

    /// Sets the warp maps of an access of `op`, in a block of `function` and of a partition of
    /// `warps` warps, to the memref `value`, where each thread's bytes are known.
    pub(crate) fn memref_parts(
        &mut self,
        (op, value): (OpId, ValueId),
        (function, warps): (FunctionId, u32),
        access: &mut seawall_model::Access,
    ) {
        // An unknown function returned it.
        if self.facts.upstream && matches!(self.views[value], Views::Unknown(_)) {
            self.known.unknown_indices.push(op);
        }
        let by_lanes = is_made_by_lanes(self.facts, access);
        let kernel = self.draft.program.functions[function].kernel;
        if self.facts.options.any_warp || !self.facts.upstream || !kernel || !by_lanes {
            return;
        }
        if access.issuer != Issuer::Warps || access.cross_cta || narrow::narrow(self.facts, value).is_some() {
            return;
        }
        let Views::Known(views) = &self.views[value] else { return };
        let views = views.clone();
        if !views.iter().all(|view| view.is_based) {
            return;
        }
        let Some(touched) = self.touched(op, value) else { return };
        let Some(parts) = &touched.threads else { return };
        // The lanes of a wave exchange what they load.
        let kind = self.facts.knowledge.memref_access(op).map(|access| access.kind);
        let exchanges = kind == Some(MemRefAccessKind::TransposeLoad);
        for footprint in &mut access.footprints {
            if let Place::Buffer(buffer) = footprint.place {
                footprint.warps = self.warps_of_parts((op, parts), buffer, &views, (warps, exchanges));
            }
        }
    }

    fn warps_of_parts(
        &mut self,
        (op, parts): (OpId, &[Part]),
        buffer: BufferId,
        views: &[View],
        (warps, exchanges): (u32, bool),
    ) -> Option<WarpMapId> {
        let own = self.parts_in(parts, buffer, views)?;
        let mut owner = || owners::number(&mut self.known.owners, buffer, &own);
        let lanes = if exchanges { None } else { owner() };
        let map = match self.facts.threads {
            Some(threads) => owners::map(&own, threads, lanes)?,
            None => {
                let map = owners::map_of_lanes(&own, warps, lanes?);
                self.warn_of_launch(op);
                map
            }
        };
        let whole = &self.draft.program.buffers[buffer];
        let is_known = usize::try_from(warps) == Ok(map.warps.len()) && whole.holds(&map);
        let restricts = warps > 1 || map.lanes.is_some();
        (is_known && restricts).then(|| self.draft.program.warp_maps.intern(map))
    }

    /// The part in `buffer` of bytes that threads touch through some views, as offsets in it.
    fn parts_in(&self, parts: &[Part], buffer: BufferId, views: &[View]) -> Option<Vec<Part>> {
        let whole = &self.draft.program.buffers[buffer];
        let &[origin] = whole.offsets.as_slice() else { return None };
        let mut own: Vec<Part> = Vec::new();
        for view in views.iter().filter(|view| view.buffer == buffer) {
            let bounds = self.draft.program.byte_sets.get(view.bytes?).bounds()?;
            let base = view.origin.storage_base;
            for &(start, end, thread) in parts {
                let start = start.saturating_add(base).max(bounds.0);
                let end = end.saturating_add(base).min(bounds.1);
                if start < end {
                    own.push((start.checked_sub(origin)?, end.checked_sub(origin)?, thread));
                }
            }
            if own.len() > MAX_PARTS {
                return None;
            }
        }
        Some(own)
    }

    /// Numbers the maps from bytes to threads of all ops, those of the most bytes first. In another
    /// order, a small one could be joined with one that contradicts a larger one with the same
    /// threads.
    pub(crate) fn number_owners(&mut self) {
        if !self.facts.upstream || self.facts.options.any_warp {
            return;
        }
        let mut all: BTreeSet<(Reverse<u64>, BufferId, Vec<Part>)> = BTreeSet::new();
        for op in self.facts.module.walk() {
            let &[value] = self.shared_memrefs(op).as_slice() else { continue };
            let Views::Known(views) = &self.views[value] else { continue };
            let views = views.clone();
            if !views.iter().all(|view| view.is_based) {
                continue;
            }
            let Some(touched) = self.touched(op, value) else { continue };
            let Some(parts) = &touched.threads else { continue };
            let buffers: BTreeSet<BufferId> = views.iter().map(|view| view.buffer).collect();
            for buffer in buffers {
                let Some(own) = self.parts_in(parts, buffer, &views) else { continue };
                let bytes = own.iter().map(|part| u64::from(part.1 - part.0)).sum();
                all.insert((Reverse(bytes), buffer, own));
            }
        }
        for (_, buffer, parts) in &all {
            owners::number(&mut self.known.owners, *buffer, parts);
        }
    }

    /// Warns once that the module does not state the threads of a workgroup.
    fn warn_of_launch(&mut self, op: OpId) {
        if !std::mem::replace(&mut self.known.is_launch_assumed, true) {
            let message = "the module does not state the size of a workgroup (`known_block_size`)".to_owned();
            let label = "assumed to be one-dimensional, because no op names a thread along y or z";
            self.draft.warn("lower::launch", op, message, label);
        }
    }

    fn touched(&mut self, op: OpId, value: ValueId) -> Option<Rc<Touched>> {
        let indices: SmallVec<[ValueId; 4]> =
            memrefs::index_values(self.facts, op, value)?.iter().copied().collect();
        let memref = self.facts.memref(value)?;
        if indices.len() != memref.shape.len() {
            return None;
        }
        let piece = piece(self.facts, op, &memref)?;
        let (constant, terms) = element_offset(self.facts, value)?;
        let around = guards::around(self.facts, op);
        let key = (self.facts.module.ty(value), piece, indices, terms, constant, around);
        if let Some(known) = self.known.touched.get(&key) {
            return known.clone();
        }
        let made = self.evaluate(&memref, &key).map(Rc::new);
        self.known.touched.insert(key, made.clone());
        made
    }

    fn evaluate(&mut self, memref: &MemRef, key: &TouchedKey) -> Option<Touched> {
        let (_, piece, indices, terms, constant, around) = key;
        let reach = Reach::new(memref, piece, terms, *constant, self.facts.threads)?;
        let mut values: Vec<ValueId> = indices.to_vec();
        values.extend(terms.iter().map(|term| term.1));
        let count = values.len();
        let waves = matches!(piece, Piece::Wave(_));
        let by_thread = |around| self.differs_by_thread(around);
        let conditions = Conditions::new(self.facts, around, by_thread, &mut values);
        let formulas = formula_of::formulas(self.facts, &values);
        let mut reached = Reached::default();
        let is_stated = self.facts.threads.is_some();
        let assumed = self.facts.assumed_threads.filter(|_| !waves);
        let threads = self.facts.threads.or(assumed);
        match threads.filter(|threads| formulas.has_threads() && self.may_evaluate(&formulas, *threads)) {
            Some(threads) => {
                let each = (formulas.size() as u64).saturating_mul(u64::from(threads.count())).max(1);
                let choices = if waves { 1 } else { (MAX_CHOICE_STEPS / each).clamp(1, MAX_CHOICES) };
                formulas.each(threads, waves, choices, |thread, roots| {
                    // A thread that is assumed, and whose index is outside, does not exist.
                    if !is_stated && !waves && reach.is_outside(roots) {
                        return;
                    }
                    // The first lane of a wave stands for all of its lanes.
                    if !waves && conditions.fail(roots) {
                        return reached.skip(thread);
                    }
                    let is_unknown = is_stated && has_unknown(roots, count);
                    reached.is_unknown |= is_unknown || !waves && conditions.are_open(roots);
                    reached.add(thread, |ranges| reach.add(roots, ranges));
                });
            }
            None => {
                let roots = formulas.anywhere(self.facts.threads);
                let is_of_thread = !formulas.has_threads()
                    && indices.iter().any(|&value| self.structure.depends_on_thread(value));
                reached.is_reached = true;
                reached.is_moved = has_unknown(&roots, count);
                reached.is_unknown = is_of_thread || !waves && conditions.are_open(&roots);
                reach.add(&roots, &mut reached.ranges);
            }
        }
        reached.touched(waves)
    }

    /// Whether threads may differ in whether a condition holds.
    fn differs_by_thread(&self, around: Around) -> bool {
        match around {
            Around::Condition(condition, _) => self.structure.depends_on_thread(condition),
            Around::Loop(lower, upper) => {
                self.structure.depends_on_thread(lower) || self.structure.depends_on_thread(upper)
            }
        }
    }

    /// Whether `op` accesses an element at indices that are not followed and depend on the thread.
    fn has_unfollowed_index(&self, op: OpId) -> bool {
        let operands = self.facts.module.operands(op).iter();
        let is_index = |&&value: &&ValueId| self.facts.bits(value).is_some();
        operands.filter(is_index).any(|&value| self.structure.depends_on_thread(value))
    }

    /// Whether formulas may be evaluated in each thread, within the limit on such work.
    pub(crate) fn may_evaluate(&mut self, formulas: &Formulas, threads: Threads) -> bool {
        let cost = (formulas.size() as u64).saturating_mul(u64::from(threads.count()));
        let left = self.known.fuel;
        self.known.fuel = left.saturating_sub(cost);
        cost <= left
    }

    /// The slot that an index selects in a memref that is a whole ring.
    pub(crate) fn direct_slot(&mut self, op: OpId, value: ValueId) -> Option<Slot> {
        if self.slots.extent(value) != Extent::Ring {
            return None;
        }
        let dim = self.slots.ring_dim(value);
        let index = *memrefs::index_values(self.facts, op, value)?.get(dim)?;
        if !stays_in_slot(self.facts, op, value, dim).unwrap_or(false) {
            return Some(Slot::Any);
        }
        Some(if self.structure.is_divergent(index) { Slot::Any } else { Slot::At(self.terms.term(index)) })
    }
}

/// The bytes that threads reach, one thread after the other, each with several numbers of loops.
#[derive(Debug, Default)]
struct Reached {
    ranges: Vec<(i64, i64)>,
    /// The end of the ranges of each time, with the thread.
    ends: Vec<(usize, u32)>,
    /// The last thread that does not reach the op with some numbers.
    skipped: Option<u32>,
    is_reached: bool,
    is_unknown: bool,
    is_moved: bool,
}

impl Reached {
    /// Other numbers of loops may decide that the thread reaches the op.
    fn skip(&mut self, thread: u32) {
        self.is_moved |= self.ends.last().is_some_and(|last| last.1 == thread);
        self.skipped = Some(thread);
    }

    fn add(&mut self, thread: u32, add: impl FnOnce(&mut Vec<(i64, i64)>)) {
        self.is_moved |= self.skipped == Some(thread);
        self.is_reached = true;
        add(&mut self.ranges);
        self.ends.push((self.ranges.len(), thread));
    }

    fn touched(self, waves: bool) -> Option<Touched> {
        let Reached { ranges, ends, is_reached, is_unknown, is_moved, .. } = self;
        let at = |byte: i64| saturated::<u32>(byte.max(0));
        let inside = |&(start, end): &(i64, i64)| (at(start), at(end));
        let runs = Runs::from_ranges(ranges.iter().map(inside));
        if runs.is_empty() && !is_reached {
            return Some(Touched { ranges: Vec::new(), threads: Some(Vec::new()), is_unknown, is_moved });
        }
        let is_moved = is_moved || is_moved_in(&ends, &ranges);
        let (first, last) = runs.bounds()?;
        let is_short = runs.as_slice().len() <= MAX_RUNS;
        let mut from = 0;
        let parts = ends.iter().flat_map(|&(end, thread)| {
            let own = &ranges[from..end];
            from = end;
            own.iter().map(inside).map(move |(start, end)| (start, end, thread))
        });
        let has_threads = !waves && is_short && !ends.is_empty() && ranges.len() <= MAX_PARTS;
        let threads = has_threads.then(|| parts.filter(|part| part.0 < part.1).collect());
        let ranges = if is_short { runs.as_slice().to_vec() } else { vec![(first, last)] };
        Some(Touched { ranges, threads, is_unknown, is_moved })
    }
}

/// Whether one of the first `count` roots is not a number.
fn has_unknown(roots: &[Interval], count: usize) -> bool {
    roots.iter().take(count).any(|root| root.as_point().is_none())
}

/// Whether a thread touches other bytes each time. `ends` has the end of the ranges of each time,
/// with the thread.
fn is_moved_in(ends: &[(usize, u32)], ranges: &[(i64, i64)]) -> bool {
    let starts = std::iter::once(0).chain(ends.iter().map(|end| end.0));
    let times: Vec<(u32, &[(i64, i64)])> =
        starts.zip(ends).map(|(start, &(end, thread))| (thread, &ranges[start..end])).collect();
    times.windows(2).any(|two| two[0].0 == two[1].0 && two[0].1 != two[1].1)
}

/// The elements from the aligned pointer of a memref to its element at indices 0: a constant,
/// and values with factors.
pub(crate) fn element_offset(facts: &Facts<'_>, value: ValueId) -> Option<(i64, Factors)> {
    let module = facts.module;
    let (mut constant, mut terms, mut at) = (0_i64, SmallVec::new(), value);
    for _ in 0..64 {
        if let Some(offset) = facts.memref(at)?.offset {
            return Some((constant.checked_add(offset)?, terms));
        }
        let op = module.defining_op(at)?;
        let source = *module.operands(op).first()?;
        match facts.knowledge.memref_view(op)? {
            MemRefView::Subview => {
                let strides = facts.memref(source)?.strides.clone()?;
                let mut dynamic = module.operand_group(op, "offsets").iter();
                for (offset, stride) in facts.static_list(op, "static_offsets")?.into_iter().zip(strides) {
                    match offset {
                        Some(0) => {}
                        Some(offset) => constant = constant.checked_add(offset.checked_mul(stride?)?)?,
                        None => terms.push((stride?, *dynamic.next()?)),
                    }
                }
                at = source;
            }
            MemRefView::Cast | MemRefView::Reshape => at = source,
            MemRefView::Anew => {
                let offset = *module.operand_group(op, "offsets").first()?;
                terms.push((1, offset));
                return Some((constant, terms));
            }
            MemRefView::Shift => return None,
        }
        if terms.len() > 16 {
            return None;
        }
    }
    None
}

/// What one lane accesses.
pub(crate) fn piece(facts: &Facts<'_>, op: OpId, memref: &MemRef) -> Option<Piece> {
    let module = facts.module;
    let elements = |ty: TypeId| -> Option<SmallVec<[i64; 2]>> {
        let TypeKind::Vector { shape, elem } = module.type_kind(module.type_unaliased(ty)) else {
            return Some(SmallVec::new());
        };
        let bits = seawall_dialects::element_bits(module.type_text(module.type_unaliased(elem)))?;
        let count = shape.iter().try_fold(1_i64, |n, extent| n.checked_mul((*extent)?))?;
        let bytes = count.checked_mul(i64::from(bits))? / 8;
        // The element of the memref is a vector.
        let is_narrow = memref.narrow_bits.is_some();
        if !is_narrow && bytes == i64::from(memref.element_bytes?) && bits / 8 != memref.element_bytes? {
            return Some(SmallVec::new());
        }
        shape.iter().copied().collect()
    };
    let loaded = || module.results(op).first().copied();
    let stored = |value: &str| module.operand_group(op, value).first().copied();
    match facts.knowledge.memref_access(op)?.kind {
        MemRefAccessKind::Atomic => Some(Piece::Elements(SmallVec::new())),
        MemRefAccessKind::CopyTo { elements, .. } => {
            let count = facts.int_attr(op, elements).filter(|&count| count > 0)?;
            Some(Piece::Elements(SmallVec::from_iter([count])))
        }
        MemRefAccessKind::Load | MemRefAccessKind::MaskedLoad | MemRefAccessKind::TransposeLoad => {
            elements(module.ty(loaded()?)).map(Piece::Elements)
        }
        MemRefAccessKind::Store { value } | MemRefAccessKind::MaskedStore { value } => {
            elements(module.ty(stored(value)?)).map(Piece::Elements)
        }
        MemRefAccessKind::TransferWrite { value } => {
            transfers::transferred(facts, op, memref, stored(value)?)
        }
        MemRefAccessKind::TransferRead => transfers::transferred(facts, op, memref, loaded()?),
        MemRefAccessKind::WaveCopyTo { piece, .. } => {
            let AttrValue::Type(ty) = module.attr_value(module.attr(op, piece)?) else {
                return None;
            };
            let bytes = match module.type_kind(module.type_unaliased(ty)) {
                TypeKind::Vector { shape, elem } => {
                    let bits = seawall_dialects::element_bits(module.type_text(module.type_unaliased(elem)))?;
                    let count = shape.iter().try_fold(1_i64, |n, extent| n.checked_mul((*extent)?))?;
                    count.checked_mul(i64::from(bits))? / 8
                }
                _ => {
                    i64::from(seawall_dialects::element_bits(module.type_text(module.type_unaliased(ty)))?)
                        / 8
                }
            };
            // Narrower elements are extended to 4 bytes, 12 bytes to 16.
            let padded = if bytes == 12 { 16 } else { bytes.max(4) };
            Some(Piece::Wave(padded.checked_mul(i64::from(facts.lanes.unwrap_or(64)))?))
        }
    }
}

/// Whether an access ends in the slot in which it begins. A vector may have more rows, or be
/// longer, than the memref's rows. A wave's copy is contiguous.
fn stays_in_slot(facts: &Facts<'_>, op: OpId, value: ValueId, dim: usize) -> Option<bool> {
    let memref = facts.memref(value)?;
    match touched::piece(facts, op, &memref)? {
        Piece::Elements(shape) => {
            let rank = memref.shape.len();
            let fits = |(behind, piece): (usize, &i64)| {
                let at = rank.checked_sub(behind + 1);
                let extent = at.and_then(|at| memref.shape.get(at).copied().flatten());
                at.is_some_and(|at| at != dim || *piece == 1) && extent.is_some_and(|n| *piece <= n)
            };
            Some(shape.iter().rev().enumerate().all(fits))
        }
        Piece::Wave(bytes) => {
            let strides = memref.strides.as_ref()?.get(dim..)?;
            let (slot, strides) = strides.split_first()?;
            let indices = memrefs::index_values(facts, op, value)?.get(dim + 1..)?;
            let mut last = 0_i64;
            for (&index, stride) in indices.iter().zip(strides) {
                let index = formula_of::interval(facts, index);
                if index.lo < 0 {
                    return Some(false);
                }
                last = last.checked_add(index.hi.checked_mul((*stride)?)?)?;
            }
            let element = i64::from(memref.element_bytes?);
            let end = last.checked_mul(element)?.checked_add(bytes)?;
            Some(end <= (*slot)?.checked_mul(element)?)
        }
    }
}
