//! The bytes of a view that each warp accesses when all warps together load or store a tensor.
//!
//! A load accesses the elements that the lanes of a warp hold afterwards, a store those that they
//! hold before. The layout of the tensor gives the elements of a warp as a subspace, shifted by the
//! warp's number. The inverse of the memory's layout maps it to offsets. Matrix loads and stores
//! (`ldmatrix`, `stmatrix`, `ds_read_tr`) exchange elements only between lanes of one warp, so they
//! do not change the bytes of a warp. They do change the bytes of a lane, so that an access has a
//! lane map only if its layout rules them out.
//!
//! In tensor memory, a warp reaches only a quarter of the rows (PTX ISA, "Tensor Memory Access").

use super::footprint::{Geometry, own_words, pack, word};
use super::padding::Padding;
use super::runs::Runs;
use super::subspace::Subspace;
use super::view::View;
use crate::error::LayoutError;
use crate::linear::{Dim, LinearLayout};

/// The maximum number of warps: twice the number in 1024 threads, with 32 threads per warp.
const MAX_WARPS: u64 = 64;

/// The rows of tensor memory that a warp reaches, which are its lanes.
pub(super) const WARP_ROWS: u32 = 32;

/// Warps reach the quarters of the rows in turn.
const QUARTERS: u32 = 4;

/// A map from threads to bytes in which no byte has two threads.
///
/// The elements of a thread are a coset of `own`. The map is linear in the number of the thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LaneMap {
    /// The elements of one thread, relative to its first one.
    own: Subspace,
    /// The first element of the first thread.
    first: u64,
    /// What each bit of the lane adds, reduced by `own`.
    lanes: Vec<u64>,
    /// What each bit of the warp adds, reduced by `own`.
    warps: Vec<u64>,
    /// The bytes by which every element is moved.
    low: u64,
    /// The bytes of an element.
    unit: u64,
    padding: Option<Padding>,
}

/// The bytes that two maps share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommonBytes {
    /// There are none.
    None,
    /// Both maps give each of them the same thread.
    OfSameThreads,
    /// Some have other threads, or that is not known, because the elements have different places.
    OfOtherThreads,
}

impl LaneMap {
    /// The bytes that the map shares with another one.
    pub fn common_bytes(&self, other: &LaneMap) -> CommonBytes {
        if (self.low, self.unit, &self.padding) != (other.low, other.unit, &other.padding) {
            return CommonBytes::OfOtherThreads;
        }
        // The elements of each map are a coset of a subspace: `first ^ span`.
        let (own, others) = (self.span(), other.span());
        let common = Intersection::of(own.vectors(), others.vectors());
        let Some(shift) = common.part_of_first(self.first ^ other.first) else { return CommonBytes::None };
        let element = self.first ^ shift;
        let is_same = own.thread(element ^ self.first) == others.thread(element ^ other.first)
            && common.vectors.iter().all(|&step| own.thread(step) == others.thread(step));
        if is_same { CommonBytes::OfSameThreads } else { CommonBytes::OfOtherThreads }
    }

    fn span(&self) -> Threads {
        let mut threads = Threads::default();
        self.own.basis().iter().for_each(|&vector| threads.insert(vector, 0));
        for (bits, shift) in [(&self.lanes, 0), (&self.warps, WARP_BITS)] {
            for (bit, &vector) in bits.iter().enumerate() {
                threads.insert(vector, 1 << (bit + shift));
            }
        }
        threads
    }
}

/// The lowest bit of the warp in the number of a thread. A lane has fewer bits.
const WARP_BITS: usize = 32;

/// The elements of the threads of one map, relative to the first, as a basis in echelon form. Each
/// vector has the number of the thread with the element.
#[derive(Default)]
struct Threads {
    basis: Vec<(u64, u64)>,
}

impl Threads {
    fn reduced(&self, vector: u64, thread: u64) -> (u64, u64) {
        self.basis.iter().fold((vector, thread), |(vector, thread), known| {
            let lead = 1 << known.0.ilog2();
            if vector & lead == 0 { (vector, thread) } else { (vector ^ known.0, thread ^ known.1) }
        })
    }

    fn insert(&mut self, vector: u64, thread: u64) {
        let rest = self.reduced(vector, thread);
        if rest.0 != 0 {
            let at = self.basis.partition_point(|known| known.0.ilog2() > rest.0.ilog2());
            self.basis.insert(at, rest);
        }
    }

    fn vectors(&self) -> impl Iterator<Item = u64> {
        self.basis.iter().map(|known| known.0)
    }

    /// The thread with an element of the span.
    fn thread(&self, element: u64) -> u64 {
        let (rest, thread) = self.reduced(element, 0);
        debug_assert_eq!(rest, 0, "the element is in the span");
        thread
    }
}

/// The intersection of two subspaces of F2^64, by the algorithm of Zassenhaus.
struct Intersection {
    /// A basis of the sum in echelon form. Each vector has its part in the first subspace.
    sum: Vec<(u64, u64)>,
    /// Vectors that span the intersection.
    vectors: Vec<u64>,
}

impl Intersection {
    fn of(first: impl Iterator<Item = u64>, second: impl Iterator<Item = u64>) -> Self {
        let mut found = Intersection { sum: Vec::new(), vectors: Vec::new() };
        for (vector, part) in first.map(|vector| (vector, vector)).chain(second.map(|vector| (vector, 0))) {
            let (rest, part) = found.reduced(vector, part);
            if rest != 0 {
                let at = found.sum.partition_point(|known| known.0.ilog2() > rest.ilog2());
                found.sum.insert(at, (rest, part));
            } else if part != 0 {
                found.vectors.push(part);
            }
        }
        found
    }

    fn reduced(&self, vector: u64, part: u64) -> (u64, u64) {
        self.sum.iter().fold((vector, part), |(vector, part), known| {
            let lead = 1 << known.0.ilog2();
            if vector & lead == 0 { (vector, part) } else { (vector ^ known.0, part ^ known.1) }
        })
    }

    /// The part in the first subspace of a vector of the sum. `None` for other vectors.
    fn part_of_first(&self, vector: u64) -> Option<u64> {
        let (rest, part) = self.reduced(vector, 0);
        (rest == 0).then_some(part)
    }
}

/// Instructions with which a lane accesses elements that other lanes hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exchange {
    /// None: each lane accesses what it holds.
    Nothing,
    /// `ldmatrix` or `stmatrix` of NVIDIA GPUs. Lane *i* holds 4 bytes of row *i* / 4, or with
    /// `.trans` elements of column *i* / 4 (PTX ISA, "ldmatrix").
    Matrix,
    /// `ds_read_tr` of AMD GPUs: consecutive lanes hold consecutive elements of at most 16 bits of
    /// a row of at least 8 bytes.
    Transposed,
}

impl Exchange {
    /// Whether lanes may hold what such an instruction gives them. `lanes` is what each bit of the
    /// lane adds to the element, and `unit` the bytes of an element.
    fn is_possible(self, lanes: &[u64], unit: u64) -> bool {
        let adds = |bit: usize, element: u64| lanes.get(bit) == Some(&element);
        match self {
            Exchange::Nothing => false,
            Exchange::Matrix => {
                let is_word = |bit, bytes: u64| unit <= bytes && adds(bit, bytes / unit);
                let is_column = adds(2, 1) && adds(3, 2) && adds(4, 4);
                is_word(0, 4) && is_word(1, 8) || unit <= 2 && is_column
            }
            Exchange::Transposed => unit <= 2 && lanes.iter().any(|element| element * unit < 8),
        }
    }
}

impl Geometry {
    /// Returns the bytes of a one-stage view that each warp accesses to load or store a tensor of
    /// layout `tensor`.
    ///
    /// The bytes are relative to the view's `storage_base`; words in tensor memory. Each of several
    /// warps that hold an element accesses it.
    ///
    /// # Errors
    ///
    /// - The view is in several partitions or in several CTAs.
    /// - The memory layout has an element at several offsets, or in the rows of several warps.
    /// - The shapes of view and tensor differ.
    /// - All warps together have more than `max_runs` runs.
    pub fn warp_runs(
        &self,
        view: &View,
        tensor: &LinearLayout,
        max_runs: u64,
    ) -> Result<Vec<Runs>, LayoutError> {
        let rows = self.only_rows(view);
        let inverse = rows.map_or_else(|| self.only_inverse(view), |(inverse, _)| Ok(inverse))?;
        let warps = self.fitting_warps(tensor)?;
        let places = |dim| places(inverse, rows.map(|rows| rows.1), tensor, dim);
        let words = rows.into_iter().flat_map(|&(_, bits)| own_words(bits));
        let own = Subspace::of(places(Dim::Register)?.into_iter().chain(places(Dim::Lane)?).chain(words));
        if own.blocks().saturating_mul(warps) > max_runs {
            return Err(LayoutError::TooManyRuns);
        }
        let steps = places(Dim::Warp)?;
        let start = |warp: u64| {
            let set = steps.iter().enumerate().filter(|(bit, _)| warp >> bit & 1 != 0);
            set.fold(0, |start, (_, step)| start ^ step)
        };
        let all: Vec<Runs> =
            (0..warps).map(|warp| self.page(&own, view, start(warp))).collect::<Result<_, _>>()?;
        // Padding can split blocks.
        let count: u64 = all.iter().map(|runs| runs.as_slice().len() as u64).sum();
        if count > max_runs { Err(LayoutError::TooManyRuns) } else { Ok(all) }
    }

    /// Returns the map from threads to bytes of a one-stage view in shared memory, if each thread
    /// accesses the elements of `tensor` that it holds, and no other thread accesses them.
    /// `exchange` are the instructions that the compiler may choose.
    ///
    /// # Errors
    ///
    /// - Those of [`warp_runs`](Self::warp_runs), except the number of runs.
    /// - Several threads hold an element.
    /// - An instruction may exchange elements between lanes.
    pub fn lane_map(
        &self,
        view: &View,
        tensor: &LinearLayout,
        exchange: Exchange,
    ) -> Result<LaneMap, LayoutError> {
        let inverse = self.only_inverse(view)?;
        self.fitting_warps(tensor)?;
        let (first, low, unit, padding) =
            self.first(view).ok_or(LayoutError::Unsupported("tensor memory has no lane maps"))?;
        let of = |dim| places(inverse, None, tensor, dim);
        let own = Subspace::of(of(Dim::Register)?);
        let (lanes, warps) = (of(Dim::Lane)?, of(Dim::Warp)?);
        let all = Subspace::of(own.basis().iter().chain(&lanes).chain(&warps).copied());
        if all.rank() != own.rank() + lanes.len() + warps.len() {
            return Err(LayoutError::Unsupported("several threads hold an element"));
        }
        let reduced =
            |all: Vec<u64>| -> Vec<u64> { all.into_iter().map(|place| own.reduce(place)).collect() };
        let (lanes, warps) = (reduced(lanes), reduced(warps));
        if exchange.is_possible(&lanes, unit) {
            return Err(LayoutError::Unsupported("an instruction may exchange elements between lanes"));
        }
        Ok(LaneMap { first: own.reduce(first), own, lanes, warps, low, unit, padding: padding.cloned() })
    }

    /// Returns the number of warps of a tensor with the shape of one stage, in one CTA.
    fn fitting_warps(&self, tensor: &LinearLayout) -> Result<u64, LayoutError> {
        let warps = tensor.in_size(Dim::Warp).ok_or(LayoutError::MissingDim(Dim::Warp))?;
        if tensor.in_size(Dim::Block).unwrap_or(1) != 1 || warps > MAX_WARPS {
            return Err(LayoutError::Unsupported("the warps are in several CTAs"));
        }
        let is_same = |dim: Dim| tensor.out_size(dim) == self.extent(dim);
        if !tensor.out_dims().all(is_same) || tensor.out_dims().len() != self.rank() {
            return Err(LayoutError::ShapeDoesNotFit("the tensor and the view have different shapes"));
        }
        Ok(warps)
    }
}

/// Returns the rows of the part of a tensor-memory view that the lanes of each of `warps` warps can
/// reach, whatever layout the tensor has. The runs are those of the view, `None` if the number of
/// warps is not a multiple of 4.
pub fn reachable_rows(view: &Runs, warps: u32) -> Option<Vec<Runs>> {
    let quarter = |address: u32| (address >> 16) / WARP_ROWS;
    let of_warp = |warp: u32| {
        let mut runs = Runs::new();
        for run in view.as_slice().iter().filter(|run| quarter(run.start) == warp % QUARTERS) {
            runs.append_wide(run.start.into(), run.end.into()).ok()?;
        }
        Some(runs)
    };
    // A run is within one row.
    let is_apart = view.as_slice().iter().all(|run| run.start >> 16 == (run.end - 1) >> 16);
    (is_apart && warps.is_multiple_of(QUARTERS)).then(|| (0..warps).map(of_warp).collect())?
}

/// Returns the place of the element for each bit of an input dimension of a tensor.
fn places(
    inverse: &LinearLayout,
    bits: Option<u32>,
    tensor: &LinearLayout,
    dim: Dim,
) -> Result<Vec<u64>, LayoutError> {
    let count = tensor.in_size(dim).unwrap_or(1).ilog2();
    (0..count).map(|bit| place(inverse, bits, tensor, (dim, bit))).collect()
}

/// Returns the place of the element for one bit of an input dimension of a tensor. In tensor
/// memory, elements have `bits` bits.
fn place(
    inverse: &LinearLayout,
    bits: Option<u32>,
    tensor: &LinearLayout,
    (dim, bit): (Dim, u32),
) -> Result<u64, LayoutError> {
    let point: Vec<(Dim, u64)> = inverse.in_dims().map(|axis| (axis, tensor.basis(dim, bit, axis))).collect();
    let mapped = inverse.apply(&point)?;
    let of = |dim| mapped.iter().find(|(other, _)| *other == dim).map_or(0, |(_, value)| *value);
    let (place, of_cta) = match bits {
        Some(bits) => (word(bits, of)?, of(Dim::Block) == 0),
        None => {
            let place = pack(of(Dim::Offset), of(Dim::Partition), of(Dim::Block))?;
            (place, place == of(Dim::Offset))
        }
    };
    if of_cta { Ok(place) } else { Err(LayoutError::Unsupported("the elements are in other CTAs")) }
}
