//! Interaction of the CTAs of a cluster (section 5 of `docs/semantics.md`).
//!
//! This module decides which accesses reach other CTAs and which mbarriers are shared between CTAs.
//! It also checks that a CTA does not end while other CTAs may still access its memory.

use seawall_base::EntityId;
use seawall_model::{Access, Action, BufferId, Event, FenceKind, MBarrierEffect, Place, Program};

use crate::arguments::{Arguments, events_of};
use crate::conflict::is_barrier;
use crate::limits::Limits;
use crate::place::Touches;
use crate::report::Fault;
use crate::run_state::{Object, State, Status};
use crate::set::Set;
use crate::simulator::{CarrierKey, Found, ObjectKey, Simulator};
use crate::tables::near;
use crate::warps::WarpIndex;

/// The default number of simulated CTAs of a cluster.
const CTAS: u32 = 2;
/// The largest cluster (CUDA C++ Programming Guide, non-portable cluster size).
const MOST_CTAS: u32 = 16;
/// Represents all CTAs in the key of an mbarrier that they share.
pub(crate) const SHARED: u32 = u32::MAX;

/// Whether accesses of one CTA may touch the memory of another one. On AMD GPUs, no access reaches
/// the LDS of another workgroup.
pub fn reaches_other_ctas(program: &Program) -> bool {
    let can = program.target.as_ref().is_none_or(|target| target.is_nvidia());
    let mut events = program.events.values();
    program.ctas > 1 && can && events.any(|event| event.accesses.iter().any(|a| crosses(event, a)))
}

/// The number of simulated CTAs.
pub(crate) fn simulated_ctas(program: &Program, limits: &Limits) -> u32 {
    let most = if reaches_other_ctas(program) { program.ctas.min(MOST_CTAS) } else { 1 };
    limits.ctas.unwrap_or(CTAS).min(most).max(1)
}

/// Whether an access reaches other CTAs. That is so in three cases: it is marked so, it is the
/// arrival of a copy that writes to other CTAs, or it initializes an mbarrier that is in one CTA
/// for several.
fn crosses(event: &Event, access: &Access) -> bool {
    let copies = matches!(event.action, Action::Copy { .. }) && is_barrier(event, access);
    access.cross_cta || is_led(event) || copies && event.accesses.iter().any(|a| a.cross_cta)
}

/// Whether the event initializes an mbarrier that is in one CTA for several.
fn is_led(event: &Event) -> bool {
    matches!(event.action.mbarrier_effect(), Some(MBarrierEffect::Init { cluster: true, .. }))
}

/// Which accesses matter between CTAs.
#[derive(Debug)]
pub(crate) struct Cluster {
    /// Per event, whether CTAs may conflict through its accesses.
    wide: Vec<bool>,
    /// Per buffer, whether arrivals of other CTAs reach mbarriers in it.
    shared: Vec<bool>,
    /// Per buffer, whether each of its mbarriers is in one CTA for several. Every arrival then
    /// reaches all of them.
    led: Vec<bool>,
    /// Whether the program has fences of mbarrier initializations.
    init_fences: bool,
}

impl Cluster {
    /// Computes the tables. With a single simulated CTA, nothing is shared or reached.
    pub(crate) fn new(program: &Program, ctas: u32) -> Self {
        let mut cluster = Cluster {
            wide: vec![false; program.events.len()],
            shared: vec![false; program.buffers.len()],
            led: vec![false; program.buffers.len()],
            init_fences: program.events.values().any(|event| event.action.is_fence(FenceKind::MBarrierInit)),
        };
        if ctas <= 1 {
            return cluster;
        }
        let arguments = Arguments::new(program);
        for (function, event) in events_of(program) {
            let reaching = event.accesses.iter().filter(|a| is_barrier(event, a) && crosses(event, a));
            for buffer in
                reaching.flat_map(|a| &a.footprints).flat_map(|f| arguments.buffers(function, f.place))
            {
                mark(&mut cluster.shared, buffer);
                if is_led(event) {
                    mark(&mut cluster.led, buffer);
                }
            }
        }
        let crossing: Vec<&Access> = program
            .events
            .values()
            .flat_map(|e| e.accesses.iter().filter(|a| cluster.reaches(e, a)))
            .collect();
        let meets = |access: &Access| {
            let near = |a| crossing.iter().any(|other| other.footprints.iter().any(|b| near(program, a, b)));
            access.footprints.iter().any(near)
        };
        cluster.wide = program.events.values().map(|e| e.accesses.iter().any(meets)).collect();
        cluster
    }

    /// Whether an access may touch the memory of every CTA of the cluster.
    pub(crate) fn reaches(&self, event: &Event, access: &Access) -> bool {
        if crosses(event, access) && !is_led(event) {
            return true;
        }
        let action = &event.action;
        let waits = action.mbarrier_wait().is_some();
        let arrives = is_barrier(event, access) && !action.bounds_mbarrier_lifetime() && !waits;
        let is_led = |place| match place {
            Place::Buffer(buffer) => self.is_led(buffer),
            Place::Parameter(_) | Place::Unknown => self.led.contains(&true),
        };
        arrives && access.footprints.iter().any(|footprint| is_led(footprint.place))
    }

    /// Whether an event may touch memory that another CTA touches.
    pub(crate) fn is_wide(&self, event: seawall_model::EventId) -> bool {
        self.wide[event.index()]
    }

    /// Whether arrivals of other CTAs reach the mbarriers of a buffer.
    pub(crate) fn is_shared(&self, buffer: BufferId) -> bool {
        self.shared[buffer.index()]
    }

    fn is_led(&self, buffer: BufferId) -> bool {
        self.led[buffer.index()]
    }
}

impl Simulator<'_> {
    /// Returns the number of an mbarrier as a warp sees it. If arrivals of other CTAs reach the
    /// mbarrier, one number represents it in all CTAs.
    ///
    /// `anew` means that the caller is about to initialize it. A shared mbarrier has two numbers,
    /// and its initializations alternate between them: another CTA may still use the previous
    /// lifetime.
    pub(crate) fn mbarrier_of(
        &mut self,
        state: &State,
        warp: WarpIndex,
        (buffer, slot): (BufferId, i64),
        anew: bool,
    ) -> u32 {
        let cta = self.tables.warps.cta(warp);
        if !self.tables.cluster.is_shared(buffer) {
            return self.object(ObjectKey::MBarrier { buffer, slot, cta, life: 0 });
        }
        let inits = state.counted(self.tables.warps.first_of(cta), life_key(buffer, slot));
        let life = u8::from(inits.wrapping_add(u32::from(anew)) % 2 == 0);
        self.object(ObjectKey::MBarrier { buffer, slot, cta: SHARED, life })
    }

    /// Whether the mbarrier to be initialized, or another one in its memory, is still alive in the
    /// CTA of the warp. On NVIDIA GPUs an initialization without an invalidation is then undefined.
    /// gfx1250 has no invalidation.
    pub(crate) fn lives_on(&mut self, state: &State, warp: WarpIndex, at: usize, touches: &Touches) -> bool {
        if !self.tables.proxies {
            return false;
        }
        let key = |object: &Object| self.object_keys.get(object.number as usize).copied();
        let own = key(&state.objects[at]);
        let same = |object: &Object| match (key(object), own) {
            // A shared mbarrier alternates between two numbers.
            (
                Some(ObjectKey::MBarrier { buffer, slot, cta, .. }),
                Some(ObjectKey::MBarrier { buffer: own, slot: at, cta: of, .. }),
            ) => (buffer, slot, cta) == (own, at, of),
            _ => false,
        };
        let own: Vec<bool> = state.objects.iter().map(same).collect();
        state.objects.iter().zip(own).any(|(object, same)| {
            // If the access may be to several places, it is unknown which one the other mbarrier is
            // in.
            if same {
                self.is_alive(object, warp)
            } else {
                touches.len() == 1 && self.is_reached(object, warp, touches, false)
            }
        })
    }

    /// Counts an initialization of a shared mbarrier.
    pub(crate) fn begin_life(&mut self, state: &mut State, warp: WarpIndex, object: u32) {
        if let Some(&ObjectKey::MBarrier { buffer, slot, cta: SHARED, .. }) =
            self.object_keys.get(object as usize)
        {
            let first = self.tables.warps.first_of(self.tables.warps.cta(warp));
            state.count(first, life_key(buffer, slot));
        }
    }

    /// How many CTAs share an object.
    pub(crate) fn sharers(&self, object: u32) -> u32 {
        match self.object_keys.get(object as usize) {
            Some(ObjectKey::MBarrier { cta: SHARED, .. }) => self.tables.warps.ctas,
            _ => 1,
        }
    }

    /// Whether an object is a token or an mbarrier that is alive in the CTA of the warp.
    pub(crate) fn is_alive(&self, object: &Object, warp: WarpIndex) -> bool {
        object.alive >> self.tables.warps.cta(warp) & 1 == 1
    }

    /// The part of an object at which the CTA of the warp waits.
    pub(crate) fn own_part(&self, object: u32, warp: WarpIndex) -> u32 {
        if self.sharers(object) > 1 { self.tables.warps.cta(warp) } else { 0 }
    }

    /// The carriers of what an arrival publishes: the open phase in the warp's CTA, or in all CTAs
    /// that the arrival reaches.
    pub(crate) fn built_by(&mut self, object: u32, warp: WarpIndex, reaches: bool) -> Set {
        let own = self.own_part(object, warp);
        let mut parts = Set::default();
        for part in 0..self.sharers(object) {
            if reaches || part == own {
                parts.insert(self.carrier(CarrierKey::Building(object, part)));
            }
        }
        parts
    }

    /// Executes `fence.mbarrier_init.release.cluster`. The initializations that the warp knows are
    /// published at its next cluster barrier, relaxed or not (PTX ISA, "Parallel Synchronization
    /// and Communication Instructions: membar/fence"). So are the invalidations before them, whose
    /// bytes they write again.
    pub(crate) fn fence_inits(&mut self, state: &mut State, warp: WarpIndex) {
        let carrier = self.carrier(CarrierKey::Inits(warp));
        let mut inits: Vec<Touches> = Vec::new();
        for record in state.records.iter_mut().rev().filter(|record| record.known.has(warp)) {
            let is_published = match self.program.events[record.event].action.mbarrier_effect() {
                Some(MBarrierEffect::Init { .. }) => {
                    inits.push(record.touches.clone());
                    true
                }
                Some(MBarrierEffect::Invalidate) => {
                    inits.iter().any(|init| self.places.overlap(init, &record.touches))
                }
                _ => false,
            };
            if is_published {
                record.known.insert(carrier);
            }
        }
    }

    /// The carriers of the initializations that the warps at a cluster barrier have fenced.
    pub(crate) fn fenced_inits(&mut self, members: &[WarpIndex]) -> Set {
        let mut carriers = Set::default();
        if self.tables.cluster.init_fences {
            members.iter().for_each(|&at| carriers.insert(self.carrier(CarrierKey::Inits(at))));
        }
        carriers
    }

    /// Reports an access that reaches a CTA that has ended.
    pub(crate) fn reach(&mut self, state: &State, warp: WarpIndex, id: seawall_model::EventId) {
        let warps = &self.tables.warps;
        let own = warps.cta(warp);
        if (0..warps.ctas).any(|cta| cta != own && self.has_ended(state, cta, None)) {
            self.ended_too_early(state, id, true);
        }
    }

    /// Called when the last warp of a CTA ends. Reports accesses to this CTA that none of its warps
    /// knows: those of other CTAs, and those of engines, which outlive the warps.
    pub(crate) fn leave(&mut self, state: &State, warp: WarpIndex) {
        let cta = self.tables.warps.cta(warp);
        if !self.has_ended(state, cta, Some(warp)) {
            return;
        }
        let own = self.tables.warps.of_cta(cta);
        for arrival in &state.arrivals {
            if arrival.reaches && self.tables.warps.cta(arrival.warp) != cta {
                self.ended_too_early(state, arrival.event, true);
            }
        }
        for record in &state.records {
            let event = &self.program.events[record.event];
            let Some(access) = event.accesses.get(usize::from(record.access)) else { continue };
            let of_other = self.tables.warps.cta(record.warp) != cta;
            let goes_on = if of_other {
                self.tables.cluster.reaches(event, access)
            } else {
                record.queue.is_some_and(|queue| event.outlives_warp(queue))
            };
            if goes_on && !record.known.intersects(&own) {
                self.ended_too_early(state, record.event, of_other);
            }
        }
    }

    fn ended_too_early(&mut self, state: &State, event: seawall_model::EventId, between_ctas: bool) {
        let fault = Fault::EndedCta;
        let found = Found { earlier: None, event, fault, in_flight_read: false, between_ctas };
        self.fault(state, found);
    }

    /// Whether all warps of a CTA, except `last`, have ended.
    fn has_ended(&self, state: &State, cta: u32, last: Option<WarpIndex>) -> bool {
        let own = |at: &WarpIndex| self.tables.warps.cta(*at) == cta && Some(*at) != last;
        let mut of_cta = (0..state.warps.len()).filter(own).map(|at| state.warps[at].status);
        let over = |status| matches!(status, Status::Ended | Status::Dormant);
        of_cta.clone().all(over) && (last.is_some() || of_cta.any(|status| status == Status::Ended))
    }

    /// Whether an ordinary access touches the memory of an object.
    pub(crate) fn is_reached(
        &mut self,
        object: &Object,
        warp: WarpIndex,
        touches: &Touches,
        reaches: bool,
    ) -> bool {
        let live = if reaches { object.alive != 0 } else { self.is_alive(object, warp) };
        live && !object.touches.is_empty() && self.places.overlap(&object.touches, touches)
    }
}

fn mark(marks: &mut [bool], buffer: BufferId) {
    if let Some(mark) = marks.get_mut(buffer.index()) {
        *mark = true;
    }
}

/// The counter of the initializations of a shared mbarrier.
fn life_key(buffer: BufferId, slot: i64) -> u64 {
    5 << 40 | (buffer.index() as u64) << 16 | slot.cast_unsigned() & 0xffff
}
