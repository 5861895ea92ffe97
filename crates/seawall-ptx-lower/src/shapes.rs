//! The bytes that each warp touches, as a function of a slot number.

use seawall_base::Runs;

use crate::expr::{ExprId, Level};
use crate::levels::Levels;
use crate::ranges::range;
use crate::sums::{Sum, Sums, wrap};
use crate::threads::{LANES, Threads};
use crate::values::Values;

/// The largest shared memory of a CTA with some room (CUDA C++ Programming Guide, "Compute
/// Capabilities").
const LARGEST_SHARED: i64 = 1 << 18;

/// The largest cluster (CUDA C++ Programming Guide, non-portable cluster size).
const MOST_CTAS: u32 = 16;

/// The largest number of slots of a ring.
const MOST_SLOTS: i64 = 64;

/// Addresses that repeat at equal distances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ring {
    /// The distance in bytes.
    pub(crate) stride: u32,
    /// How many there are.
    pub(crate) slots: u32,
    /// The value whose multiple of 2^`shift` chooses one.
    pub(crate) slot: ExprId,
    pub(crate) shift: u32,
}

/// The bytes of an access.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The bytes of each warp in slot 0.
    pub(crate) warps: Vec<Runs>,
    /// The slots. `None` if the bytes are always the same.
    pub(crate) ring: Option<Ring>,
    /// Whether each CTA touches only some of the bytes.
    pub(crate) is_bound: bool,
}

impl Shape {
    /// The bytes of both shapes. `None` if they have different slots.
    fn with(self, other: &Shape) -> Option<Shape> {
        if self.ring != other.ring {
            return None;
        }
        let is_bound = self.is_bound || self.warps != other.warps;
        let both = |(own, other): (&Runs, &Runs)| {
            Runs::from_ranges(own.as_slice().iter().chain(other.as_slice()).copied())
        };
        let warps = self.warps.iter().zip(&other.warps).map(both).collect();
        Some(Shape { warps, is_bound, ..self })
    }

    /// Whether two warps touch one byte of a slot.
    pub(crate) fn warps_overlap(&self) -> bool {
        let all = self.warps.iter().flat_map(|own| own.as_slice().iter().copied());
        Runs::from_ranges(all).count() != self.warps.iter().map(Runs::count).sum::<u64>()
    }
}

/// Why the bytes of an access are not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum NoShape {
    /// The address depends on a value that differs between threads and is not followed.
    ThreadValue,
    /// The address depends on a value without known bounds.
    Unbounded,
    /// The address depends on several values besides the thread.
    SeveralValues,
    /// The address is outside of shared memory.
    Outside,
    /// The number of bytes is not known.
    Size,
    /// The address is in another CTA, and comes from no `mapa`.
    Remote,
}

impl NoShape {
    pub(crate) fn reason(self) -> &'static str {
        match self {
            NoShape::ThreadValue => "its address depends on a value of each thread that is not known",
            NoShape::Unbounded => "its address depends on a value without known bounds",
            NoShape::SeveralValues => "its address depends on several values besides the thread",
            NoShape::Outside => "its address is outside of shared memory",
            NoShape::Size => "the number of its bytes is not known",
            NoShape::Remote => "its address in another CTA comes from no `mapa`",
        }
    }
}

/// Addresses by thread, in slot 0.
#[derive(Clone, Debug)]
pub(crate) struct Starts {
    pub(crate) starts: Vec<i64>,
    pub(crate) ring: Option<Ring>,
}

/// What a shape is computed from.
pub(crate) struct Shapes<'a, 'm> {
    pub(crate) values: &'a mut Values<'m>,
    pub(crate) levels: &'a mut Levels,
    pub(crate) sums: &'a Sums,
    pub(crate) threads: &'a mut Threads,
}

impl Shapes<'_, '_> {
    /// The bytes of accesses of `bytes` bytes at an address, by the threads that `makes` selects.
    pub(crate) fn of(&mut self, address: ExprId, bytes: u32, makes: &[bool]) -> Result<Shape, NoShape> {
        let sum = self.sums.of(address);
        self.of_sum(&sum, bytes, makes)
    }

    /// The bytes of accesses at an address that is a sum. If they depend on the rank of the CTA,
    /// the bytes of all CTAs.
    pub(crate) fn of_sum(&mut self, sum: &Sum, bytes: u32, makes: &[bool]) -> Result<Shape, NoShape> {
        let depends = sum.terms.iter().any(|&(value, _)| self.values.depends_on_rank(value));
        let ranks = if depends { self.values.ctas.min(MOST_CTAS) } else { 1 };
        let mut all: Option<Shape> = None;
        for rank in 0..ranks {
            let own = if ranks > 1 { self.at_rank(sum, rank) } else { sum.clone() };
            let Starts { starts, ring } = self.starts_of(&own)?;
            let blocks = starts.iter().map(|&start| vec![(start, start + i64::from(bytes))]).collect();
            let own = self.shape(blocks, ring, makes)?;
            all = Some(match all {
                Some(all) => all.with(&own).ok_or(NoShape::SeveralValues)?,
                None => own,
            });
        }
        all.ok_or(NoShape::SeveralValues)
    }

    /// The value of a sum in the CTA with a rank.
    fn at_rank(&mut self, sum: &Sum, rank: u32) -> Sum {
        let mut own = Sum::constant(sum.constant);
        for &(value, factor) in &sum.terms {
            let value = self.values.at_rank(value, rank);
            own = match self.values.exprs.as_const(value) {
                Some(constant) => own.plus(&Sum::constant(constant.cast_signed()), factor),
                None => own.plus(&Sum::of(value), factor),
            };
        }
        self.levels.update(self.values);
        own
    }

    /// The value of an address in each thread and in slot 0.
    pub(crate) fn starts(&mut self, address: ExprId) -> Result<Starts, NoShape> {
        let sum = self.sums.of(address);
        self.starts_of(&sum)
    }

    fn starts_of(&mut self, sum: &Sum) -> Result<Starts, NoShape> {
        let sum = sum.with_remainders(self.values, self.sums);
        self.levels.update(self.values);
        let mut starts = vec![sum.constant; self.threads.count];
        let mut others: Vec<(ExprId, i64)> = Vec::new();
        for &(value, factor) in &sum.terms {
            if self.levels.is_of_thread(value) {
                let by_thread = self.threads.of(&self.values.exprs, value);
                for (start, &own) in starts.iter_mut().zip(by_thread.iter()) {
                    *start = wrap(start.wrapping_add(own.cast_signed().wrapping_mul(factor)));
                }
            } else if self.levels.of(value) == Level::Cta {
                others.push((value, factor));
            } else {
                return Err(NoShape::ThreadValue);
            }
        }
        let ring = match others.as_slice() {
            [] => None,
            &[(value, factor)] => Some(self.ring(value, factor).ok_or(NoShape::Unbounded)?),
            _ => return Err(NoShape::SeveralValues),
        };
        Ok(Starts { starts, ring })
    }

    /// The shape of accesses to ranges of addresses in each thread.
    pub(crate) fn shape(
        &self,
        blocks: Vec<Vec<(i64, i64)>>,
        ring: Option<Ring>,
        makes: &[bool],
    ) -> Result<Shape, NoShape> {
        let mut ranges: Vec<Vec<(u32, u32)>> = vec![Vec::new(); self.threads.warps()];
        let reach = ring.map_or(0, |ring| i64::from(ring.stride) * i64::from(ring.slots - 1));
        for (thread, blocks) in blocks.into_iter().enumerate() {
            for (start, end) in blocks.into_iter().filter(|_| makes.get(thread) == Some(&true)) {
                if start < 0 || end + reach > LARGEST_SHARED {
                    return Err(NoShape::Outside);
                }
                ranges[thread / LANES].push((start as u32, end as u32));
            }
        }
        Ok(Shape { warps: ranges.into_iter().map(Runs::from_ranges).collect(), ring, is_bound: false })
    }

    /// The slots of a value times a factor.
    fn ring(&mut self, value: ExprId, factor: i64) -> Option<Ring> {
        let (least, most) = range(self.values, self.sums, value)?;
        let shift = self.sums.bits.of(value).trailing_zeros().min(31);
        let slots = (most >> shift) + 1;
        let stride = factor.checked_shl(shift)?;
        (least >= 0 && (1..=MOST_SLOTS).contains(&slots) && (1..=LARGEST_SHARED).contains(&stride))
            .then_some(Ring { stride: stride as u32, slots: slots as u32, slot: value, shift })
    }
}
