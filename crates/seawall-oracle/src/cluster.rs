//! What CTAs of a cluster do to each other (section 5 of `docs/semantics.md`): which accesses reach into other CTAs, which
//! mbarriers several CTAs share, and that a CTA must not end while others may still touch its memory.

use seawall_base::EntityId;
use seawall_model::{Access, Action, BufferId, Event, FenceKind, MBarrierOp, Place, Program};

use crate::arguments::{Arguments, events_of};
use crate::conflict::{is_barrier, is_lifetime};
use crate::limits::Limits;
use crate::machine::{CarrierKey, Found, Machine, ObjectKey};
use crate::place::Touches;
use crate::report::Fault;
use crate::set::Set;
use crate::state::{Object, State, Status};
use crate::tables::near;
use crate::warps::WarpIndex;

/// CTAs that are simulated of a cluster unless the limits say otherwise.
const CTAS: u32 = 2;
/// No cluster is larger (CUDA C++ Programming Guide, non-portable cluster size).
const MOST_CTAS: u32 = 16;
/// Stands for all CTAs in the key of an mbarrier that they share.
pub(crate) const SHARED: u32 = u32::MAX;

/// Whether accesses of one CTA may touch the memory of another one. On AMD GPUs nothing reaches the LDS of another workgroup.
pub fn reaches_other_ctas(program: &Program) -> bool {
    let can = program.target.as_ref().is_none_or(|target| target.is_nvidia());
    let mut events = program.events.values();
    program.ctas > 1 && can && events.any(|event| event.accesses.iter().any(|a| crosses(event, a)))
}

/// How many CTAs are simulated.
pub(crate) fn simulated_ctas(program: &Program, limits: &Limits) -> u32 {
    let most = if reaches_other_ctas(program) { program.ctas.min(MOST_CTAS) } else { 1 };
    limits.ctas.unwrap_or(CTAS).min(most).max(1)
}

/// Whether an access reaches other CTAs: it says so, a copy arrives where it writes, or it starts the life of an mbarrier that
/// lives in one CTA for several.
fn crosses(event: &Event, access: &Access) -> bool {
    let copies = matches!(event.action, Action::Copy { .. }) && is_barrier(event, access);
    access.cross_cta || is_led(event) || copies && event.accesses.iter().any(|a| a.cross_cta)
}

/// Whether the event initialises an mbarrier that CTAs share because there are fewer of them than CTAs.
fn is_led(event: &Event) -> bool {
    matches!(&event.action, Action::MBarrier(m) if matches!(m.op, MBarrierOp::Init { cluster: true, .. }))
}

/// Which accesses matter between CTAs.
#[derive(Debug)]
pub(crate) struct Cluster {
    /// Per event, whether it may touch what another CTA touches.
    wide: Vec<bool>,
    /// Per buffer, whether arrivals of other CTAs reach mbarriers in it.
    shared: Vec<bool>,
    /// Per buffer, whether several CTAs share each of its mbarriers, so that every arrival reaches all of them.
    led: Vec<bool>,
    /// Whether the program has fences of mbarrier initialisations.
    init_fences: bool,
}

impl Cluster {
    /// Nothing is shared or reached if only one CTA is simulated.
    pub(crate) fn new(program: &Program, ctas: u32) -> Self {
        let mut cluster = Cluster {
            wide: vec![false; program.events.len()],
            shared: vec![false; program.buffers.len()],
            led: vec![false; program.buffers.len()],
            init_fences: program.events.values().any(|event| {
                matches!(&event.action, Action::Fence(fence) if fence.kind == FenceKind::MBarrierInit)
            }),
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
        let waits = matches!(&event.action, Action::MBarrier(m) if matches!(m.op, MBarrierOp::Wait { .. }));
        let arrives = is_barrier(event, access) && !is_lifetime(event) && !waits;
        let is_led = |place| match place {
            Place::Buffer(buffer) => self.is_led(buffer),
            Place::Parameter(_) | Place::Unknown => self.led.contains(&true),
        };
        arrives && access.footprints.iter().any(|footprint| is_led(footprint.place))
    }

    /// Whether other CTAs may touch what an event touches, or it may touch what is theirs.
    pub(crate) fn is_wide(&self, event: seawall_model::EventId) -> bool {
        self.wide.get(event.index()).copied().unwrap_or(false)
    }

    /// Whether arrivals of other CTAs reach the mbarriers of a buffer.
    pub(crate) fn is_shared(&self, buffer: BufferId) -> bool {
        self.shared.get(buffer.index()).copied().unwrap_or(false)
    }

    fn is_led(&self, buffer: BufferId) -> bool {
        self.led.get(buffer.index()).copied().unwrap_or(false)
    }
}

impl Machine<'_> {
    /// The number of an mbarrier as a warp sees it: its own CTA's, or the one that stands for those of all CTAs if arrivals
    /// of other CTAs reach them. `anew`: it is about to be initialised. An mbarrier that CTAs share has two numbers, which
    /// its initialisations take in turn, because another CTA may still be at its last life.
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

    /// Whether the mbarrier that is about to be initialised in the CTA of a warp lives there yet, or another one in its memory: without an
    /// invalidation that has no defined effect on NVIDIA GPUs. gfx1250 has none.
    pub(crate) fn lives_on(&mut self, state: &State, warp: WarpIndex, at: usize, touches: &Touches) -> bool {
        if !self.tables.proxies {
            return false;
        }
        let key = |object: &Object| self.object_keys.get(object.number as usize).copied();
        let own = key(&state.objects[at]);
        let same = |object: &Object| match (key(object), own) {
            // Shared ones take turns of two.
            (
                Some(ObjectKey::MBarrier { buffer, slot, cta, .. }),
                Some(ObjectKey::MBarrier { buffer: own, slot: at, cta: of, .. }),
            ) => (buffer, slot, cta) == (own, at, of),
            _ => false,
        };
        let own: Vec<bool> = state.objects.iter().map(same).collect();
        state.objects.iter().zip(own).any(|(object, same)| {
            // Of several places that are meant nobody knows which the other one is in.
            if same {
                self.is_alive(object, warp)
            } else {
                touches.len() == 1 && self.is_reached(object, warp, touches, false)
            }
        })
    }

    /// Takes note of an initialisation.
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

    /// Whether an object is a live mbarrier, or a token's, of the CTA of a warp.
    pub(crate) fn is_alive(&self, object: &Object, warp: WarpIndex) -> bool {
        object.alive >> self.tables.warps.cta(warp) & 1 == 1
    }

    /// The part of an object that the CTA of a warp waits at.
    pub(crate) fn own_part(&self, object: u32, warp: WarpIndex) -> u32 {
        if self.sharers(object) > 1 { self.tables.warps.cta(warp) } else { 0 }
    }

    /// What carries what an arrival publishes: the phase that is being built in the warp's CTA, or in all that it reaches.
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

    /// `fence.mbarrier_init.release.cluster`: the initialisations that the warp knows are published at its next cluster
    /// barrier, relaxed or not (PTX ISA, "Parallel Synchronization and Communication Instructions: membar/fence").
    pub(crate) fn fence_inits(&mut self, state: &mut State, warp: WarpIndex) {
        let carrier = self.carrier(CarrierKey::Inits(warp));
        for record in state.records.iter_mut().filter(|record| record.known.has(warp)) {
            let action = &self.program.events[record.event].action;
            if matches!(action, Action::MBarrier(m) if matches!(m.op, MBarrierOp::Init { .. })) {
                record.known.insert(carrier);
            }
        }
    }

    /// What carries the initialisations that the warps at a cluster barrier have fenced.
    pub(crate) fn fenced_inits(&mut self, members: &[WarpIndex]) -> Set {
        let mut carriers = Set::default();
        if self.tables.cluster.init_fences {
            members.iter().for_each(|&at| carriers.insert(self.carrier(CarrierKey::Inits(at))));
        }
        carriers
    }

    /// An access that reaches into a CTA that has ended is an error.
    pub(crate) fn reach(&mut self, state: &State, warp: WarpIndex, id: seawall_model::EventId) {
        let warps = &self.tables.warps;
        let own = warps.cta(warp);
        if (0..warps.ctas).any(|cta| cta != own && self.has_ended(state, cta, None)) {
            self.ended_too_early(state, id);
        }
    }

    /// The last warp of a CTA ends: accesses of other CTAs that it does not know may still be under way.
    pub(crate) fn leave(&mut self, state: &State, warp: WarpIndex) {
        let cta = self.tables.warps.cta(warp);
        if self.tables.warps.ctas == 1 || !self.has_ended(state, cta, Some(warp)) {
            return;
        }
        let own = self.tables.warps.of_cta(cta);
        for arrival in &state.arrivals {
            if arrival.reaches && self.tables.warps.cta(arrival.warp) != cta {
                self.ended_too_early(state, arrival.event);
            }
        }
        for record in &state.records {
            let event = &self.program.events[record.event];
            let Some(access) = event.accesses.get(usize::from(record.access)) else { continue };
            let of_other = self.tables.warps.cta(record.warp) != cta;
            if of_other && self.tables.cluster.reaches(event, access) && !record.known.meets(&own) {
                self.ended_too_early(state, record.event);
            }
        }
    }

    fn ended_too_early(&mut self, state: &State, event: seawall_model::EventId) {
        let fault = Fault::EndedCta;
        let found = Found { earlier: None, event, fault, in_flight_read: false, between_ctas: true };
        self.fault(state, found);
    }

    /// Whether no warp of a CTA runs any more, apart from `last`.
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

/// The counter of how often a CTA has initialised an mbarrier that it shares.
fn life_key(buffer: BufferId, slot: i64) -> u64 {
    5 << 40 | (buffer.index() as u64) << 16 | slot.cast_unsigned() & 0xffff
}
