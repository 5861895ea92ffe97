//! How many waits of each process at each object are known to be done.

use crate::checker_state::{ObjectId, ProcessId, is_more};

/// Counts of waits, in one list, because they are joined and copied more often than anything else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Waits {
    /// The number of processes with a count for each object.
    processes: usize,
    counts: Vec<u32>,
}

impl Waits {
    fn at(&mut self, object: ObjectId, process: ProcessId) -> Option<&mut u32> {
        if process >= self.processes {
            return None;
        }
        self.counts.get_mut(object * self.processes + process)
    }

    pub(crate) fn get(&self, object: ObjectId, process: ProcessId) -> u32 {
        let known = self.counts.get(object * self.processes + process);
        known.filter(|_| process < self.processes).copied().unwrap_or(0)
    }

    /// Takes the greater count of both, for each wait.
    pub(crate) fn join(&mut self, other: &Waits) {
        self.processes = self.processes.max(other.processes);
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        self.counts.iter_mut().zip(&other.counts).for_each(|(own, more)| *own = (*own).max(*more));
    }

    /// Whether [`Self::join`] would add something. All lists have counts for the same number of
    /// processes, or are empty.
    pub(crate) fn learns_from(&self, other: &Waits) -> bool {
        is_more(&self.counts, &other.counts)
    }

    /// Limits the known waits of a process.
    pub(crate) fn forget(&mut self, object: ObjectId, process: ProcessId, waits: u32) {
        if let Some(count) = self.at(object, process) {
            *count = (*count).min(waits);
        }
    }

    /// Notes that so many waits of a process are done. The number of processes is the same in all
    /// counts.
    pub(crate) fn know(&mut self, object: ObjectId, process: ProcessId, processes: usize, waits: u32) {
        self.processes = processes;
        let all = (object + 1) * processes;
        if self.counts.len() < all {
            self.counts.resize(all, 0);
        }
        if let Some(count) = self.at(object, process) {
            *count = (*count).max(waits);
        }
    }
}
