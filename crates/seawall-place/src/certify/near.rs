//! Which accesses may need an order with an access, whatever lies between them. A walk compares
//! its access with these only. It finds them by address, so that a function whose accesses need no
//! order takes time in proportion to its length.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_base::{PrimaryMap, SecondaryMap, define_id};
use seawall_model::{BufferId, Program};

use super::own::Side;
use super::place::{Places, Reach};
use super::touch::{self, Touch, TouchId, Touches};

define_id!(/// A site in a [`Sites`] table.
    pub(super) struct SiteId, "site");

/// The part of an access that decides whether it can conflict with another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Site {
    side: Side,
    writes: bool,
    /// Whether it is an operation on an mbarrier that needs no order with other operations.
    is_mbarrier_operation: bool,
}

/// An interval of addresses that contains the place of a site.
#[derive(Clone, Copy, Debug)]
struct Extent {
    start: u32,
    end: u32,
    site: SiteId,
}

/// The sites of a function's accesses.
#[derive(Default)]
pub(super) struct Sites {
    table: PrimaryMap<SiteId, Site>,
    ids: FxHashMap<Site, SiteId>,
    of: SecondaryMap<TouchId, Option<SiteId>>,
    /// Sites by start of their interval.
    by_address: Vec<Extent>,
    /// The length of the longest interval.
    longest: u32,
    /// Sites in buffers without addresses.
    by_buffer: FxHashMap<BufferId, Vec<SiteId>>,
    /// Sites that may be anywhere.
    anywhere: Vec<SiteId>,
    /// The sites that may need an order, by site and whether one warp matters.
    near: FxHashMap<(SiteId, bool), Rc<[SiteId]>>,
}

impl Sites {
    /// The sites of all accesses so far.
    pub(super) fn new(program: &Program, touches: &Touches, places: &Places) -> Self {
        let mut sites = Sites::default();
        for (id, touch) in touches.iter() {
            let site = Site {
                side: touch.side(),
                writes: touch.mode.writes(),
                is_mbarrier_operation: touch::is_mbarrier_operation(program, touch),
            };
            let known = *sites.ids.entry(site).or_insert_with(|| sites.table.push(site));
            *sites.of.entry(id) = Some(known);
        }
        for (id, site) in sites.table.iter() {
            match places.reach(site.side.place) {
                Reach::Interval { start, end } => {
                    sites.longest = sites.longest.max(end.saturating_sub(start));
                    sites.by_address.push(Extent { start, end, site: id });
                }
                Reach::Buffer(buffer) => sites.by_buffer.entry(buffer).or_default().push(id),
                Reach::Anywhere => sites.anywhere.push(id),
            }
        }
        sites.by_address.sort_unstable_by_key(|extent| (extent.start, extent.site));
        sites
    }

    /// The site of an access.
    pub(super) fn of(&self, touch: TouchId) -> SiteId {
        self.of[touch].expect("an access has a site")
    }

    /// The sites that may need an order with an access, sorted. A synchronous access needs none
    /// with accesses of its own warp, except for a proxy fence.
    pub(super) fn near(
        &mut self,
        program: &Program,
        places: &mut Places,
        id: TouchId,
        touch: &Touch,
    ) -> Rc<[SiteId]> {
        let site = self.of(id);
        let in_one_warp = touch.queue.is_some() || touch::needs_fence(places, touch);
        if let Some(known) = self.near.get(&(site, in_one_warp)) {
            return Rc::clone(known);
        }
        let candidates: Vec<SiteId> = match places.reach(self.table[site].side.place) {
            Reach::Interval { start, end } => {
                let low = start.saturating_sub(self.longest);
                let first = self.by_address.partition_point(|extent| extent.start < low);
                let placed = self.by_address[first..].iter().take_while(|extent| extent.start < end);
                let placed = placed.filter(|extent| extent.end > start).map(|extent| extent.site);
                placed.chain(self.anywhere.iter().copied()).collect()
            }
            Reach::Buffer(buffer) => {
                let own = self.by_buffer.get(&buffer).into_iter().flatten();
                own.chain(&self.anywhere).copied().collect()
            }
            Reach::Anywhere => self.table.ids().collect(),
        };
        let a = self.table[site];
        let may_conflict = |&other: &SiteId| {
            let b = self.table[other];
            let shared = places.shared_bytes(program, a.side, b.side);
            (a.writes || b.writes)
                && !(a.is_mbarrier_operation && b.is_mbarrier_operation)
                && (shared.two_warps || in_one_warp && shared.same_warp)
                && places.overlap(a.side.place, b.side.place)
        };
        let mut near: Vec<SiteId> = candidates.into_iter().filter(may_conflict).collect();
        near.sort_unstable();
        let near: Rc<[SiteId]> = near.into();
        self.near.insert((site, in_one_warp), Rc::clone(&near));
        near
    }
}
