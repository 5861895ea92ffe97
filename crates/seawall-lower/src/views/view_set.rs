//! The parts of allocations that a value may name: the lattice of the dataflow in `views`.
//!
//! Per value: *unseen* (nothing flows here yet), a set of [`View`]s (the value is one of them), or
//! *unknown* (anything). The join is union, and *unknown* absorbs. A value of more than
//! [`MAX_VIEWS`] views is *unknown*.

use seawall_layout::View as Origin;
use seawall_mlir::OpId;
use seawall_model::{BufferId, ByteSetId};
use smallvec::SmallVec;

/// The most views of a value; with more it may name anything. Real kernels have a handful. Sets
/// that grow with the program would make the analysis quadratic.
pub(crate) const MAX_VIEWS: usize = 128;

/// The most buffers recorded for an unknown value. They are hints, so any may be omitted.
const MAX_BUFFERS: usize = 64;

/// A part of one allocation.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct View {
    pub(crate) buffer: BufferId,
    /// The start of the part, in the form in which views compose.
    pub(crate) origin: Origin,
    /// The addresses, if known.
    pub(crate) bytes: Option<ByteSetId>,
    /// Whether `origin` is the start; for memrefs, whether it is the aligned pointer.
    pub(crate) is_based: bool,
    /// How many slots the slices since the last index skip. The layout combines offsets by `xor`,
    /// which is their sum only if they have no common bit. Other dimensions are powers of two, so
    /// that offsets in them have none. -1 if any offset may have common bits with the skipped ones.
    pub(crate) sliced: i64,
    /// The op that names the CTA whose memory it is; without one it is the own CTA.
    pub(crate) mapped_by: Option<OpId>,
}

impl View {
    /// Some part of the same buffer.
    pub(crate) fn without_start(&self) -> Self {
        let (buffer, mapped_by) = (self.buffer, self.mapped_by);
        View { buffer, origin: Origin::default(), bytes: None, is_based: false, sliced: 0, mapped_by }
    }
}

/// What a value may name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Views {
    /// Nothing flows here yet.
    #[default]
    Unseen,
    /// One of these, ascending, at least one.
    Known(SmallVec<[View; 1]>),
    /// Anything, among it parts of these buffers, ascending.
    Unknown(SmallVec<[BufferId; 1]>),
}

impl Views {
    /// Anything, without hints.
    pub(crate) fn unknown() -> Self {
        Views::Unknown(SmallVec::new())
    }

    /// The buffers that the value is known to name among others, ascending.
    pub(crate) fn buffers(&self) -> SmallVec<[BufferId; 1]> {
        match self {
            Views::Unseen => SmallVec::new(),
            Views::Unknown(buffers) => buffers.clone(),
            Views::Known(views) => {
                let mut buffers: SmallVec<[BufferId; 1]> = views.iter().map(|v| v.buffer).collect();
                buffers.dedup();
                buffers.truncate(MAX_BUFFERS);
                buffers
            }
        }
    }

    pub(crate) fn one(view: View) -> Self {
        Views::Known(SmallVec::from_iter([view]))
    }

    pub(crate) fn of(mut views: SmallVec<[View; 1]>) -> Self {
        views.sort_unstable();
        views.dedup();
        if views.is_empty() { Views::Unseen } else { Views::Known(views).bounded() }
    }

    /// The same set, or *unknown* if it has too many views.
    fn bounded(self) -> Self {
        match &self {
            Views::Known(views) if views.len() > MAX_VIEWS => Views::Unknown(self.buffers()),
            _ => self,
        }
    }

    /// Adds what `other` may name; returns whether anything changed.
    pub(crate) fn join(&mut self, other: &Views) -> bool {
        match (&mut *self, other) {
            (_, Views::Unseen) => false,
            (Views::Unseen, _) => {
                *self = other.clone();
                true
            }
            (mine, theirs) if matches!(mine, Views::Unknown(_)) || matches!(theirs, Views::Unknown(_)) => {
                let mut buffers = mine.buffers();
                buffers.extend(theirs.buffers());
                buffers.sort_unstable();
                buffers.dedup();
                buffers.truncate(MAX_BUFFERS);
                let joined = Views::Unknown(buffers);
                let changed = *mine != joined;
                *mine = joined;
                changed
            }
            (Views::Known(mine), Views::Known(theirs)) => {
                let before = mine.len();
                for view in theirs {
                    if let Err(at) = mine.binary_search(view) {
                        mine.insert(at, view.clone());
                    }
                }
                let changed = mine.len() != before;
                if mine.len() > MAX_VIEWS {
                    *self = std::mem::take(self).bounded();
                }
                changed
            }
            (Views::Known(_) | Views::Unknown(_), _) => false,
        }
    }
}

/// Some parts of the same buffers.
pub(crate) fn somewhere_in(views: &[View]) -> Views {
    Views::of(views.iter().map(View::without_start).collect())
}
