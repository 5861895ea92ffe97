//! What is left to follow of all runs of one schedule, and how far they got.

use crate::lin::Range;
use crate::state::State;
use crate::visited::Visited;

/// How far all runs got.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explored {
    /// Every run ended, or came to a state that was there before.
    pub(crate) complete: bool,
    pub(crate) prefix: u32,
    pub(crate) period: u32,
    /// Some run came to a state that was there before.
    pub(crate) repeated: bool,
    /// Most iterations of a loop in any run.
    pub(crate) iterations: u32,
    /// Of the runs that were left before their end, the least number of iterations that each of them has: all shorter ones were followed.
    pub(crate) left: Option<u32>,
    /// Runs that came to an end.
    pub(crate) ended: Vec<Ended>,
    /// The shortest run, at an end or not, in which a wait or an arrival may be of another phase in another order.
    pub(crate) ambiguous: Option<Ended>,
}

/// A run that came to its end, or is left, by its choices.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Its length.
    pub(crate) rounds: u32,
    pub(crate) ranges: Vec<Range>,
    /// Whether something went wrong in it, or may in another order.
    pub(crate) is_doubtful: bool,
}

impl Explored {
    /// A run is left here, with so many iterations behind it, and more to come.
    pub(crate) fn leave(&mut self, behind: u32) {
        self.complete = false;
        self.left = Some(self.left.map_or(behind, |least| least.min(behind)));
    }

    /// A run is at its end, or left.
    pub(crate) fn passed(&mut self, state: &State) {
        if state.ambiguous && self.ambiguous.as_ref().is_none_or(|known| state.rounds < known.rounds) {
            let (rounds, ranges) = (state.rounds, state.ranges.clone());
            self.ambiguous = Some(Ended { rounds, ranges, is_doubtful: true });
        }
    }

    /// Every run in which no loop of unknown length has more iterations was followed.
    pub(crate) fn covered(&self) -> u32 {
        self.left.map_or(self.iterations, |least| least.saturating_sub(1).min(self.iterations))
    }
}

/// A search that can be gone on with under other limits.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) visited: Visited,
    /// States from which has to be gone on.
    pub(crate) open: Vec<State>,
    /// Whether states in which a run became longer than is followed are kept, to go on from there later; and those states.
    parks: bool,
    parked: Vec<State>,
    /// Choices that were begun with.
    pub(crate) choices: u32,
    pub(crate) explored: Explored,
}

impl Search {
    /// All runs from a state.
    pub(crate) fn new(start: State) -> Self {
        let explored = Explored { complete: true, ..Explored::default() };
        Search {
            visited: Visited::default(),
            open: vec![start],
            parks: false,
            parked: Vec::new(),
            choices: 0,
            explored,
        }
    }

    /// A state at which a limit was reached.
    pub(crate) fn put_back(&mut self, state: State) {
        self.choices = self.choices.saturating_sub(1);
        self.open.push(state);
    }

    /// A state in which a run became too long.
    pub(crate) fn park(&mut self, state: State) {
        if self.parks {
            self.parked.push(state);
        } else {
            self.explored.leave(state.longest);
        }
    }

    /// Those that were too long are followed up to so many iterations, too.
    pub(crate) fn resume(&mut self, iterations: u32) {
        (self.parks, self.choices) = (true, 0);
        for state in std::mem::take(&mut self.parked) {
            if state.longest > iterations {
                self.parked.push(state);
            } else {
                self.explored.iterations = self.explored.iterations.max(state.longest);
                self.open.push(state);
            }
        }
    }

    /// How far all runs have got; those that have not come to their end were left.
    pub(crate) fn explored(&self) -> Explored {
        let mut explored = self.explored.clone();
        self.open.iter().chain(&self.parked).for_each(|state| explored.leave(state.longest));
        explored
    }
}
