//! Decides which warps share bytes of two overlapping accesses, from warp maps and from accesses of
//! the first thread only.
//!
//! If a map has no address for the comparison, the result may claim shared bytes that do not exist,
//! but never the reverse.

use rustc_hash::FxHashMap;
use seawall_base::Runs;
use seawall_model::{Program, WarpMap, WarpMapId};

use super::class::Class;

/// How warps share bytes of two accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shared {
    /// One warp touches a byte in both accesses.
    pub(crate) by_one: bool,
    /// Two different warps touch the same byte, one in each access.
    pub(crate) by_two: bool,
    /// Each byte has one thread, which touches it in both accesses.
    pub(crate) by_thread: bool,
}

impl Shared {
    /// Of accesses in which several threads may touch a byte.
    pub(crate) fn of_warps(by_one: bool, by_two: bool) -> Self {
        Shared { by_one, by_two, by_thread: false }
    }

    /// Whether any byte is touched in both.
    pub(crate) fn any(self) -> bool {
        self.by_one || self.by_two
    }
}

/// The warps that make an access.
enum Makers {
    /// Any warp may touch any byte.
    All,
    /// The first warp.
    First,
    /// Each warp touches the bytes of this map, relative to an address.
    Parts(WarpMapId, u32),
}

impl Makers {
    /// With `relative`, the bytes are compared with others of the same buffer.
    fn of(program: &Program, class: &Class, relative: bool) -> Self {
        if class.elected {
            return Makers::First;
        }
        let Some(map) = class.warps else { return Makers::All };
        let offsets = class.buffer.map_or(&[][..], |(buffer, _)| program.buffers[buffer].offsets.as_slice());
        match offsets {
            _ if relative => Makers::Parts(map, 0),
            &[offset] => Makers::Parts(map, offset),
            _ => Makers::All,
        }
    }
}

/// Cached results for two maps at two addresses, relative to the lower one.
pub(crate) type KnownParts = FxHashMap<(WarpMapId, u32, WarpMapId, u32), Shared>;

/// How the warps of a partition share bytes of two of its accesses, which may overlap as a whole.
pub(crate) fn shared(program: &Program, a: &Class, b: &Class, known: &mut KnownParts) -> Shared {
    let relative = a.buffer.is_some() && a.buffer.map(|of| of.0) == b.buffer.map(|of| of.0);
    let of = |map: WarpMapId| program.warp_maps.get(map).warps.as_slice();
    let has = |own: &Runs| !own.is_empty();
    match (Makers::of(program, a, relative), Makers::of(program, b, relative)) {
        (Makers::First, Makers::First) => Shared::of_warps(true, false),
        (Makers::All | Makers::First, Makers::All | Makers::First) => Shared::of_warps(true, true),
        (Makers::Parts(map, _), Makers::All) | (Makers::All, Makers::Parts(map, _)) => {
            let some = of(map).iter().any(has);
            Shared::of_warps(some, some)
        }
        (Makers::Parts(map, _), Makers::First) | (Makers::First, Makers::Parts(map, _)) => {
            Shared::of_warps(of(map).first().is_some_and(has), of(map).iter().skip(1).any(has))
        }
        (Makers::Parts(x, at_x), Makers::Parts(y, at_y)) => {
            let low = at_x.min(at_y);
            let (at_x, at_y) = (at_x - low, at_y - low);
            *known
                .entry((x, at_x, y, at_y))
                .or_insert_with(|| of_maps(program.warp_maps.get(x), at_x, program.warp_maps.get(y), at_y))
        }
    }
}

/// Whether warps of two groups share bytes of two accesses, which may overlap as a whole. A group
/// has one bit for each warp.
pub(super) fn are_shared_by_groups(program: &Program, a: &Class, b: &Class, groups: &[u64]) -> bool {
    let relative = a.buffer.is_some() && a.buffer.map(|of| of.0) == b.buffer.map(|of| of.0);
    let of = |makers: &Makers, other: &Makers| match (makers, other) {
        (Makers::Parts(map, at), Makers::Parts(..)) => stretches_of(program, *map, *at),
        (Makers::Parts(map, _), _) => {
            // A map has at most 64 warps.
            let warps = (0_u32..).zip(&program.warp_maps.get(*map).warps);
            let has = warps.filter(|(_, own)| !own.is_empty());
            vec![(0, 1, has.fold(0, |warps, (warp, _)| warps | 1_u64 << warp))]
        }
        (Makers::First, _) => vec![(0, 1, 1)],
        (Makers::All, _) => vec![(0, 1, u64::MAX)],
    };
    let (x, y) = (Makers::of(program, a, relative), Makers::of(program, b, relative));
    if let (&Makers::Parts(map, at), &Makers::Parts(other, other_at)) = (&x, &y)
        && program.warp_maps.get(map).is_of_same_threads(at, program.warp_maps.get(other), other_at)
    {
        return false;
    }
    let mut differ = false;
    sweep(&of(&x, &y), &of(&y, &x), |first, second| {
        differ |= groups.iter().any(|group| first & group != 0 && second & !group != 0);
        differ
    });
    differ
}

fn stretches_of(program: &Program, map: WarpMapId, address: u32) -> Vec<Stretch> {
    let map = program.warp_maps.get(map);
    stretches(map, &map.starts, address)
}

fn of_maps(x: &WarpMap, at_x: u32, y: &WarpMap, at_y: u32) -> Shared {
    let shared = by_warps(x, at_x, y, at_y);
    let by_thread = x.is_of_same_threads(at_x, y, at_y);
    Shared { by_two: shared.by_two && !by_thread, by_thread, ..shared }
}

fn by_warps(x: &WarpMap, at_x: u32, y: &WarpMap, at_y: u32) -> Shared {
    // If copies start at the same places and do not extend into the next copy, one copy suffices.
    let gap = x.starts.windows(2).map(|pair| pair[1] - pair[0]).min().unwrap_or(u32::MAX);
    let ends = x.warps.iter().chain(&y.warps).filter_map(Runs::bounds).map(|bounds| bounds.1);
    if x.starts == y.starts && at_x == at_y && ends.max().unwrap_or(0) <= gap {
        return parts(&stretches(x, &[0], 0), &stretches(y, &[0], 0));
    }
    parts(&stretches(x, &x.starts, at_x), &stretches(y, &y.starts, at_y))
}

/// A range of bytes and a bit mask of the warps that touch it.
type Stretch = (u32, u32, u64);

/// The bytes of the copies of a map at an address, ascending, split where the set of warps changes.
fn stretches(map: &WarpMap, starts: &[u32], address: u32) -> Vec<Stretch> {
    let mut ends: Vec<(u32, u32, bool)> = Vec::new();
    for (warp, own) in (0u32..).zip(&map.warps) {
        for &start in starts {
            let base = address.saturating_add(start);
            for &(from, to) in own.as_slice() {
                ends.push((base.saturating_add(from), warp, true));
                ends.push((base.saturating_add(to), warp, false));
            }
        }
    }
    // If a run of a warp ends where its next run begins, the begin is processed first.
    ends.sort_unstable_by_key(|&(at, warp, begins)| (at, warp, !begins));
    let mut all: Vec<Stretch> = Vec::with_capacity(ends.len());
    // Copies of a map may overlap, so a warp may be in several runs at once.
    let mut inside = [0u32; 64];
    let (mut warps, mut last) = (0u64, 0);
    for (at, warp, begins) in ends {
        if warps != 0 && last < at {
            all.push((last, at, warps));
        }
        last = at;
        let Some(count) = inside.get_mut(warp as usize) else { continue };
        *count = if begins { *count + 1 } else { count.saturating_sub(1) };
        let bit = 1u64 << warp;
        warps = if *count > 0 { warps | bit } else { warps & !bit };
    }
    all
}

/// How the warps of two lists of ranges share bytes.
fn parts(a: &[Stretch], b: &[Stretch]) -> Shared {
    let mut shared = Shared::of_warps(false, false);
    sweep(a, b, |first, second| {
        shared.by_one |= first & second != 0;
        // No two warps share the byte only if the same single warp touches it on both sides.
        shared.by_two |= first != second || !first.is_power_of_two();
        shared.by_one && shared.by_two
    });
    shared
}

/// Passes the warps of each overlap of two lists of ranges to `visit`, until it returns true.
fn sweep(a: &[Stretch], b: &[Stretch], mut visit: impl FnMut(u64, u64) -> bool) {
    let (mut i, mut j) = (0, 0);
    while let (Some(&(from, to, first)), Some(&(other_from, other_to, second))) = (a.get(i), b.get(j)) {
        if from < other_to && other_from < to && visit(first, second) {
            break;
        }
        if to <= other_to { i += 1 } else { j += 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reference implementation that compares every byte.
    fn slowly(x: &WarpMap, y: &WarpMap) -> (bool, bool) {
        let meets = |i: usize, j: usize| x.bytes(i).intersects(&y.bytes(j));
        let pairs = || (0..x.warps.len()).flat_map(|i| (0..y.warps.len()).map(move |j| (i, j)));
        (pairs().any(|(i, j)| i == j && meets(i, j)), pairs().any(|(i, j)| i != j && meets(i, j)))
    }

    /// A stream of small pseudorandom numbers (Knuth's linear congruential generator, MMIX).
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, end: u32) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 33) % u64::from(end)) as u32
        }

        fn map(&mut self) -> WarpMap {
            let mut warps = Vec::new();
            for warp in 0..=self.below(4) {
                let mut runs = if self.below(3) > 0 { vec![(warp * 4, warp * 4 + 4)] } else { Vec::new() };
                for _ in 0..self.below(2) {
                    let start = self.below(20);
                    runs.push((start, start + self.below(4)));
                }
                warps.push(Runs::from_ranges(runs));
            }
            let starts = if self.below(2) == 0 { vec![0] } else { vec![0, 1 + self.below(24)] };
            WarpMap { starts, warps, lanes: None }
        }
    }

    #[test]
    fn sweeping_says_what_looking_at_every_pair_says() {
        let mut numbers = Numbers(7);
        let mut seen = [0; 4];
        for _ in 0..4000 {
            let (x, y) = (numbers.map(), numbers.map());
            let Shared { by_one, by_two, .. } = of_maps(&x, 0, &y, 0);
            assert_eq!((by_one, by_two), slowly(&x, &y), "{x:?} {y:?}");
            seen[usize::from(by_one) + 2 * usize::from(by_two)] += 1;
        }
        assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
    }
}
