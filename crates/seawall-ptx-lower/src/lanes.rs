//! How lanes of a warp exchange values: votes, reductions and shuffles.

/// A vote or a reduction by all lanes of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum WarpOp {
    Any,
    All,
    /// Whether all lanes have one value.
    Uniform,
    /// One bit for each lane.
    Ballot,
    Min,
    Max,
}

impl WarpOp {
    /// The width of the result. `None` if it is that of the operand.
    pub(crate) fn width(self) -> Option<u8> {
        match self {
            WarpOp::Any | WarpOp::All | WarpOp::Uniform => Some(1),
            WarpOp::Ballot => Some(32),
            WarpOp::Min | WarpOp::Max => None,
        }
    }

    /// The result, from the values of the lanes.
    pub(crate) fn of(self, lanes: &[u64]) -> u64 {
        let holds = |lane: &u64| lane & 1 != 0;
        match self {
            WarpOp::Any => u64::from(lanes.iter().any(holds)),
            WarpOp::All => u64::from(lanes.iter().all(holds)),
            WarpOp::Uniform => u64::from(lanes.windows(2).all(|pair| pair[0] & 1 == pair[1] & 1)),
            WarpOp::Ballot => {
                lanes.iter().enumerate().fold(0, |all, (lane, value)| all | u64::from(holds(value)) << lane)
            }
            WarpOp::Min => lanes.iter().copied().min().unwrap_or(0),
            WarpOp::Max => lanes.iter().copied().max().unwrap_or(0),
        }
    }
}

/// From which lane each lane of a warp reads (PTX ISA, "shfl.sync").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shuffle {
    pub(crate) mode: ShuffleMode,
    /// The lane, or its distance.
    pub(crate) lane: u8,
    /// The last lane of a segment.
    pub(crate) clamp: u8,
    /// The bits of a lane that are those of its segment.
    pub(crate) segment: u8,
}

/// How the lane is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ShuffleMode {
    Up,
    Down,
    Butterfly,
    Index,
}

impl Shuffle {
    /// The lane whose value a lane gets. That is its own one if the other is in no segment.
    pub(crate) fn source(self, own: u8) -> u8 {
        let Shuffle { mode, lane, clamp, segment } = self;
        let (first, last) = (own & segment, own & segment | clamp & !segment);
        let (from, is_inside) = match mode {
            ShuffleMode::Up => (own.wrapping_sub(lane), i16::from(own) - i16::from(lane) >= i16::from(last)),
            ShuffleMode::Down => (own.wrapping_add(lane), own + lane <= last),
            ShuffleMode::Butterfly => (own ^ lane, own ^ lane <= last),
            ShuffleMode::Index => (first | lane & !segment, first | lane & !segment <= last),
        };
        if is_inside { from } else { own }
    }
}
