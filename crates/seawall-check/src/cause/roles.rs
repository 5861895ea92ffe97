//! Roles of waits and partitions: which waits are for memory that may be overwritten, and which
//! partitions use the data that another one makes.

use std::collections::BTreeSet;

use seawall_model::{BufferId, EventId, PartitionId};

use super::sync_table::{Key, SyncTable, buffers_of};

impl SyncTable<'_> {
    /// Whether a wait is for memory that the partition then overwrites, rather than for data that
    /// it then reads. The first access behind the wait to data that the arriving partitions also
    /// use decides. `None` if there is no such access.
    pub(crate) fn is_acquire(&self, wait: EventId, key: Key) -> Option<bool> {
        match key {
            Key::Empty(_) => return Some(true),
            Key::Full(_) => return Some(false),
            Key::Named(_) => return None,
            Key::MBarrier(_) => {}
        }
        let own = self.partition(wait)?;
        let others = self.arrivals(key).map(|used| used.partition).filter(|&other| other != own);
        let others: BTreeSet<PartitionId> = others.collect();
        let shared: BTreeSet<BufferId> = others.iter().flat_map(|&other| self.buffers(other)).collect();
        let events = self.events(own).into_iter().filter(|&event| self.is_before(wait, event));
        for event in events {
            let accesses =
                self.data(event).filter(|access| buffers_of(access).any(|buffer| shared.contains(&buffer)));
            let modes: Vec<(bool, BTreeSet<BufferId>)> =
                accesses.map(|access| (access.mode.writes(), buffers_of(access).collect())).collect();
            let Some((_, first)) = modes.first() else { continue };
            let written: Vec<&BTreeSet<BufferId>> =
                modes.iter().filter(|(writes, _)| *writes).map(|(_, buffers)| buffers).collect();
            // An MMA reads and writes its accumulator. The arriving partition then decides.
            let read_there =
                |buffers: &&&BTreeSet<BufferId>| others.iter().any(|&other| self.reads(other, buffers));
            return Some(
                !written.is_empty()
                    && (written.iter().any(|buffers| read_there(&buffers)) || first.is_empty()),
            );
        }
        None
    }

    /// The other partitions that read what the partition of a wait writes next behind it.
    pub(crate) fn guarded_users(&self, wait: EventId) -> BTreeSet<PartitionId> {
        let Some(own) = self.partition(wait) else { return BTreeSet::new() };
        let written = |event: EventId| -> BTreeSet<BufferId> {
            self.data(event).filter(|access| access.mode.writes()).flat_map(buffers_of).collect()
        };
        let events = self.events(own).into_iter().filter(|&event| self.is_before(wait, event));
        let next = events.map(written).find(|buffers| !buffers.is_empty()).unwrap_or_default();
        let others = self.program.partitions.ids().filter(|&other| other != own);
        others.filter(|&other| self.reads(other, &next)).collect()
    }

    fn reads(&self, partition: PartitionId, buffers: &BTreeSet<BufferId>) -> bool {
        self.events(partition)
            .into_iter()
            .flat_map(|event| self.data(event))
            .any(|access| access.mode.reads() && buffers_of(access).any(|buffer| buffers.contains(&buffer)))
    }

    /// The partitions that wait for an object at which `partition` arrives.
    pub(crate) fn consumers(&self, partition: PartitionId) -> BTreeSet<PartitionId> {
        let keys: BTreeSet<Key> = self
            .uses
            .iter()
            .filter(|used| used.arrives() && used.partition == partition)
            .map(|used| used.key)
            .collect();
        let waits = self.uses.iter().filter(|used| used.waits() && keys.contains(&used.key));
        waits.map(|used| used.partition).filter(|&other| other != partition).collect()
    }

    /// The first event of a partition that accesses data which another partition also uses.
    pub(crate) fn first_shared(&self, partition: PartitionId, other: PartitionId) -> Option<EventId> {
        self.shared_events(partition, other).into_iter().next()
    }

    /// The last one.
    pub(crate) fn last_shared(&self, partition: PartitionId, other: PartitionId) -> Option<EventId> {
        self.shared_events(partition, other).into_iter().next_back()
    }

    fn shared_events(&self, partition: PartitionId, other: PartitionId) -> Vec<EventId> {
        let shared: BTreeSet<BufferId> = self.buffers(other).into_iter().collect();
        let shares =
            |event: &EventId| self.data(*event).flat_map(buffers_of).any(|buffer| shared.contains(&buffer));
        self.events(partition).into_iter().filter(shares).collect()
    }

    /// An arrival of `partition` for which `waiter` waits.
    pub(crate) fn arrives_for(&self, partition: PartitionId, waiter: PartitionId) -> bool {
        self.uses.iter().any(|used| {
            used.arrives()
                && used.partition == partition
                && self.waits(used.key).any(|wait| wait.partition == waiter)
        })
    }
}
