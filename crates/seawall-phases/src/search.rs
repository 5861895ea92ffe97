//! The open states of a search over all runs in one order of partitions, and how far it got.

use crate::checker_state::State;
use crate::lin::Range;
use crate::phases::{Incomplete, Reason};
use crate::record::Record;
use crate::visited::Visited;

/// How far all runs got.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explored {
    /// Every run ended, or reached a state that an older one covers.
    pub(crate) complete: bool,
    pub(crate) prefix: u32,
    pub(crate) period: u32,
    /// Some run reached a state that an older one covers.
    pub(crate) repeated: bool,
    /// Most iterations of a loop in any run.
    pub(crate) iterations: u32,
    /// The least number of iterations of the runs that were abandoned. All shorter ones were
    /// explored.
    pub(crate) left: Option<u32>,
    /// Runs that ended.
    pub(crate) ended: Vec<Ended>,
    /// The shortest run, finished or not, in which a wait or an arrival may fall in another phase
    /// in another order.
    pub(crate) ambiguous: Option<Ended>,
}

/// A run that ended or was abandoned, by its choices.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// Its length.
    pub(crate) rounds: u32,
    pub(crate) ranges: Vec<Range>,
    /// Whether something went wrong in it, or may in another order.
    pub(crate) is_doubtful: bool,
    /// Whether it is the first run that led to a deadlock.
    pub(crate) deadlocks: bool,
}

impl Explored {
    /// Records that a run is abandoned, after so many iterations.
    pub(crate) fn leave(&mut self, behind: u32) {
        self.complete = false;
        self.left = Some(self.left.map_or(behind, |least| least.min(behind)));
    }

    /// Records a run that ended or was abandoned.
    pub(crate) fn passed(&mut self, state: &State) {
        if state.ambiguous && self.ambiguous.as_ref().is_none_or(|known| state.rounds < known.rounds) {
            let (rounds, ranges) = (state.rounds, state.ranges.clone());
            self.ambiguous = Some(Ended { rounds, ranges, is_doubtful: true, deadlocks: false });
        }
    }

    /// Returns the iterations up to which every run was explored, counted in loops of unknown
    /// length.
    pub(crate) fn covered(&self) -> u32 {
        self.left.map_or(self.iterations, |least| least.saturating_sub(1).min(self.iterations))
    }
}

/// A search that can be continued under other limits.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) visited: Visited,
    /// States from which the search continues.
    pub(crate) open: Vec<State>,
    /// Whether states in which a run gets too long are kept in `parked`, to continue from there
    /// later.
    parks: bool,
    parked: Vec<State>,
    /// Choices that were started.
    pub(crate) choices: u32,
    pub(crate) explored: Explored,
}

impl Search {
    /// A search of all runs from a state.
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

    /// Abandons the runs that may not exist and have an error that no run that exists has.
    pub(crate) fn leave_doubtful(&mut self, record: &mut Record) {
        for (event, behind) in record.take_doubtful() {
            record.incomplete.insert(Incomplete { reason: Reason::UnknownCondition, event: Some(event) });
            self.explored.leave(behind);
        }
    }

    /// Puts back a state at which a limit was reached.
    pub(crate) fn put_back(&mut self, state: State) {
        self.choices = self.choices.saturating_sub(1);
        self.open.push(state);
    }

    /// Keeps a state in which a run got too long, or abandons the run.
    pub(crate) fn park(&mut self, state: State) {
        if self.parks {
            self.parked.push(state);
        } else {
            self.explored.leave(state.longest);
        }
    }

    /// Continues runs that were too long, up to so many iterations.
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

    /// Returns how far all runs have got. Those that have not ended count as abandoned.
    pub(crate) fn explored(&self) -> Explored {
        let mut explored = self.explored.clone();
        self.open.iter().chain(&self.parked).for_each(|state| explored.leave(state.longest));
        explored
    }
}
