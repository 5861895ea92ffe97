//! Events that two processes execute for one partition.
//!
//! A caller may split a partition into two: some warps, and the others. Each op of the partition is
//! then an event of both. One execution of the op by all warps is an execution of either event. Its
//! stores do not conflict among themselves, because each warp stores its own part, but those of
//! different executions may. So executions are counted, and equal ones are exempt.
//!
//! A joint state covers another one only if both have the same differences between counts: between
//! the processes, and between a process and the accesses of it that are remembered.

use rustc_hash::FxHashMap;
use seawall_model::{EventId, PartitionId};

/// The events of a program that two processes execute for one partition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Twins(Option<([PartitionId; 2], FxHashMap<EventId, u32>)>);

/// An execution of an event with a twin: the number of the twins, and how often the process had
/// executed the event before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Turn {
    twins: u32,
    number: u32,
}

/// How often a process has executed each event that has a twin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Executed(Vec<(u32, u32)>);

impl Twins {
    /// The events of two partitions. Both events of a pair are one op.
    ///
    /// # Panics
    /// If there are more than 2^32 pairs.
    pub fn new(of: [PartitionId; 2], pairs: impl IntoIterator<Item = (EventId, EventId)>) -> Self {
        let mut numbers = FxHashMap::default();
        for (number, (one, other)) in pairs.into_iter().enumerate() {
            let number = u32::try_from(number).expect("as many as 32-bit ids");
            numbers.extend([(one, number), (other, number)]);
        }
        Twins(Some((of, numbers)))
    }

    /// Counts an execution of an event by a process, if the event has a twin.
    pub(crate) fn next_turn(&self, executed: &mut Executed, event: EventId) -> Option<Turn> {
        let (_, numbers) = self.0.as_ref()?;
        let &twins = numbers.get(&event)?;
        let number = executed.of(twins);
        match executed.0.iter_mut().find(|known| known.0 == twins) {
            Some(known) => known.1 = number.saturating_add(1),
            None => executed.0.push((twins, 1)),
        }
        Some(Turn { twins, number })
    }

    /// How far each of the two processes is behind the one that has executed an event with a twin
    /// most often. The processes are given with their partitions.
    pub(crate) fn behind<'e>(
        &self,
        processes: impl Iterator<Item = (PartitionId, &'e Executed)>,
    ) -> Vec<u64> {
        let Some((of, _)) = &self.0 else { return Vec::new() };
        let both: Vec<&Executed> = processes.filter(|by| of.contains(&by.0)).map(|by| by.1).collect();
        let mut twins: Vec<u32> = both.iter().flat_map(|by| &by.0).map(|known| known.0).collect();
        twins.sort_unstable();
        twins.dedup();
        let each = twins.into_iter().flat_map(|twins| {
            let most = both.iter().map(|by| by.of(twins)).max().unwrap_or(0);
            both.iter().map(move |by| u64::from(twins) << 32 | u64::from(most - by.of(twins)))
        });
        each.collect()
    }
}

impl Executed {
    fn of(&self, twins: u32) -> u32 {
        self.0.iter().find(|known| known.0 == twins).map_or(0, |known| known.1)
    }

    /// How many executions ago a turn was.
    pub(crate) fn age(&self, turn: Turn) -> u32 {
        self.of(turn.twins).wrapping_sub(turn.number)
    }
}
