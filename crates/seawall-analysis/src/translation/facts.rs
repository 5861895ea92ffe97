//! What a path has ordered since an access at its start.

use seawall_model::Queue;

/// The largest number of mbarriers that are distinguished. Others share the last number.
pub(crate) const MAX_OBJECTS: usize = 64;

/// The largest number of states for one place.
const MAX_STATES: usize = 32;

/// The largest number of groups that is counted. Waits leave fewer in flight.
const MAX_GROUPS: u8 = 128;

/// The access at the start of the path is complete for its warp.
pub(crate) const DONE: u8 = 1;
/// All warps have met since the access was complete.
pub(crate) const BARRIER: u8 = 1 << 1;
/// All CTAs of the cluster have met. States count how often.
pub(crate) const CLUSTER: u8 = 1 << 2;
/// There was a proxy fence since the access was complete.
pub(crate) const FENCE: u8 = 1 << 3;
/// All warps have met since a proxy fence.
pub(crate) const FENCE_BARRIER: u8 = 1 << 4;
/// There was a fence for the initialization of mbarriers.
pub(crate) const INIT_FENCE: u8 = 1 << 5;

/// How an access completes: on a queue, and also by waits for reads if it only reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Completes {
    pub(crate) queue: Queue,
    pub(crate) only_reads: bool,
}

/// What a step does to the order of earlier accesses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Facts that it makes. `BARRIER` stands for a barrier of all warps.
    pub(crate) facts: u8,
    /// The queue of which it closes a group.
    pub(crate) commit: Option<Queue>,
    /// The queue that it waits for, and the number of groups that may still be in flight.
    pub(crate) wait: Option<(Queue, u32)>,
    /// Whether it waits only for reads of memory.
    pub(crate) for_reads: bool,
    /// The mbarriers that it waits for.
    pub(crate) waits: u64,
    /// The mbarriers at which it arrives.
    pub(crate) arrives: u64,
    /// The mbarriers at which it arrives and expects bytes.
    pub(crate) expects: u64,
}

/// How far the access at the start of a path is complete: the number of groups of its queue that
/// were closed since the access, less the number that a wait left in flight. From 1 on the access
/// is complete. A smaller number matters too: an access to another slot of a ring, which is as many
/// groups older, is complete.
type Progress = i16;

/// Nothing is known.
const NONE: Progress = Progress::MIN;
/// The access is complete.
const ALL: Progress = Progress::MAX;

/// What a path has ordered since an access. Also a set of such facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    /// Facts that are no numbers.
    others: u8,
    /// How often all CTAs of the cluster have met.
    clusters: u8,
    /// The groups of the access's queue that were closed since.
    groups: u8,
    /// How far the access is complete.
    done: Progress,
    /// How far it was complete when all warps met.
    met: Progress,
    /// How far it was complete at a proxy fence.
    fenced: Progress,
    /// How far it was complete at a proxy fence behind which all warps met.
    fenced_met: Progress,
    pub(crate) waits: u64,
    pub(crate) arrives: u64,
    pub(crate) expects: u64,
}

impl State {
    /// Only these facts.
    pub(crate) const fn of(facts: u8) -> State {
        State {
            others: facts & INIT_FENCE,
            clusters: if facts & CLUSTER != 0 { u8::MAX } else { 0 },
            groups: 0,
            done: if facts & DONE != 0 { ALL } else { NONE },
            met: if facts & BARRIER != 0 { ALL } else { NONE },
            fenced: if facts & FENCE != 0 { ALL } else { NONE },
            fenced_met: if facts & FENCE_BARRIER != 0 { ALL } else { NONE },
            waits: 0,
            arrives: 0,
            expects: 0,
        }
    }

    /// With the operations of all mbarriers.
    #[must_use]
    pub(crate) const fn and_mbarriers(self) -> State {
        State { waits: u64::MAX, arrives: u64::MAX, expects: u64::MAX, ..self }
    }

    /// Without arrivals that expect no bytes.
    #[must_use]
    pub(crate) const fn without_arrivals(self) -> State {
        State { arrives: 0, ..self }
    }

    /// Only these waits for mbarriers.
    pub(crate) const fn of_waits(waits: u64) -> State {
        State { waits, ..State::of(0) }
    }

    /// Only arrivals at these mbarriers.
    pub(crate) const fn of_arrivals(arrives: u64, expects: u64) -> State {
        State { arrives, expects, ..State::of(0) }
    }

    /// Only this number of closed groups.
    pub(crate) const fn of_groups(groups: u8) -> State {
        State { groups, ..State::of(0) }
    }

    /// The number of groups of the access's queue that were closed since.
    pub(crate) fn groups(&self) -> u8 {
        self.groups
    }

    /// With these waits for mbarriers.
    #[must_use]
    pub(crate) const fn and_waits(self, waits: u64) -> State {
        State { waits, ..self }
    }

    /// The facts as bits. Those with progress stand for any.
    pub(crate) fn facts(&self) -> u8 {
        let done = if self.done > NONE { DONE } else { 0 };
        let met = if self.met > NONE { BARRIER } else { 0 };
        let fenced = if self.fenced > NONE { FENCE } else { 0 };
        let fenced_met = if self.fenced_met > NONE { FENCE_BARRIER } else { 0 };
        let clusters = if self.clusters > 0 { CLUSTER } else { 0 };
        self.others | clusters | done | met | fenced | fenced_met
    }

    /// With only these of its facts, and without mbarriers.
    #[must_use]
    pub(crate) fn only(&self, facts: u8) -> State {
        State { groups: 0, ..self.and(&State::of(facts)) }
    }

    /// The state behind an access that completes on `queue`.
    pub(crate) fn after(completes: Option<Completes>, effect: &Effect) -> State {
        let queue = completes.map(|completes| completes.queue);
        let counts = queue.is_some_and(|queue| queue.groups_by_commit() || queue.groups_each_operation());
        State::of(if counts { 0 } else { DONE }).then(completes, effect)
    }

    /// The state behind a step.
    #[must_use]
    pub(crate) fn then(mut self, completes: Option<Completes>, effect: &Effect) -> State {
        let queue = completes.map(|completes| completes.queue);
        if effect.commit.is_some() && effect.commit == queue {
            self.groups = (self.groups + 1).min(MAX_GROUPS);
        }
        if let Some((of, pending)) = effect.wait
            && Some(of) == queue
            && (!effect.for_reads || completes.is_some_and(|completes| completes.only_reads))
        {
            let pending = Progress::try_from(pending).unwrap_or(ALL);
            let progress = Progress::from(self.groups) - pending;
            self.done = self.done.max(if progress > 0 { ALL } else { progress });
        }
        self.others |= effect.facts & INIT_FENCE;
        if effect.facts & CLUSTER != 0 {
            self.clusters = self.clusters.saturating_add(1);
        }
        if effect.facts & FENCE != 0 {
            self.fenced = self.fenced.max(self.done);
        }
        if effect.facts & BARRIER != 0 {
            self.met = self.met.max(self.done);
            self.fenced_met = self.fenced_met.max(self.fenced);
        }
        self.waits |= effect.waits;
        self.arrives |= effect.arrives;
        self.expects |= effect.expects;
        self
    }

    /// Whether the other state has all that this one has.
    fn is_within(&self, other: &State) -> bool {
        self.without(other).is_empty()
    }

    /// The facts that the other state lacks.
    #[must_use]
    pub(crate) fn without(&self, other: &State) -> State {
        State {
            others: self.others & !other.others,
            clusters: if self.clusters > other.clusters { self.clusters } else { 0 },
            groups: if self.groups > other.groups { self.groups } else { 0 },
            done: if self.done > other.done { self.done } else { NONE },
            met: if self.met > other.met { self.met } else { NONE },
            fenced: if self.fenced > other.fenced { self.fenced } else { NONE },
            fenced_met: if self.fenced_met > other.fenced_met { self.fenced_met } else { NONE },
            waits: self.waits & !other.waits,
            arrives: self.arrives & !other.arrives,
            expects: self.expects & !other.expects,
        }
    }

    /// The facts that both have.
    #[must_use]
    pub(crate) fn and(&self, other: &State) -> State {
        State {
            others: self.others & other.others,
            clusters: self.clusters.min(other.clusters),
            groups: self.groups.min(other.groups),
            done: self.done.min(other.done),
            met: self.met.min(other.met),
            fenced: self.fenced.min(other.fenced),
            fenced_met: self.fenced_met.min(other.fenced_met),
            waits: self.waits & other.waits,
            arrives: self.arrives & other.arrives,
            expects: self.expects & other.expects,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The number of facts.
    pub(crate) fn count(&self) -> u32 {
        let masks = self.waits.count_ones() + self.arrives.count_ones() + self.expects.count_ones();
        self.facts().count_ones() + u32::from(self.groups > 0) + masks
    }
}

/// What becomes of a place with too many states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overflow {
    /// One state with what all have. It demands less than each.
    Meet,
    /// Further states are left out. Fewer paths are compared.
    Drop,
}

/// The states of a place of which none has all that another has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct States {
    pub(crate) all: Vec<State>,
}

impl States {
    /// Adds a state. Returns whether the set changed.
    pub(crate) fn add(&mut self, state: State, overflow: Overflow) -> bool {
        if self.all.iter().any(|own| own.is_within(&state)) {
            return false;
        }
        if self.all.len() >= MAX_STATES {
            return match overflow {
                Overflow::Drop => false,
                Overflow::Meet => {
                    let met = self.all.iter().fold(state, |met, own| met.and(own));
                    self.all = vec![met];
                    true
                }
            };
        }
        self.all.retain(|own| !state.is_within(own));
        self.all.push(state);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMMIT: Effect = Effect {
        facts: 0,
        commit: Some(Queue::CpAsync),
        wait: None,
        for_reads: false,
        waits: 0,
        arrives: 0,
        expects: 0,
    };

    const fn on(queue: Queue) -> Option<Completes> {
        Some(Completes { queue, only_reads: false })
    }

    fn wait(pending: u32) -> Effect {
        Effect { wait: Some((Queue::CpAsync, pending)), ..Effect::default() }
    }

    #[test]
    fn a_wait_completes_only_groups_that_are_closed_and_old_enough() {
        let queue = on(Queue::CpAsync);
        let copied = State::after(queue, &Effect::default());
        let complete = |state: State| State::of(DONE).without(&state).is_empty();
        assert!(!complete(copied.then(queue, &wait(0))), "no group is closed");
        let closed = copied.then(queue, &COMMIT);
        assert!(!complete(closed.then(queue, &wait(1))), "it may be the newest group");
        assert!(complete(closed.then(queue, &wait(0))));
        assert!(complete(closed.then(queue, &COMMIT).then(queue, &wait(1))));
    }

    #[test]
    fn a_wait_that_does_not_reach_the_access_counts() {
        let queue = on(Queue::CpAsync);
        let closed = State::after(queue, &COMMIT);
        let one = closed.then(queue, &wait(1));
        assert!(closed.then(queue, &wait(2)).without(&one).is_empty());
        assert_eq!(one.without(&closed.then(queue, &wait(2))).facts(), DONE);
        assert_eq!(one.without(&closed).facts(), DONE);
    }

    #[test]
    fn a_barrier_orders_what_is_complete_before_it() {
        let queue = on(Queue::CpAsync);
        let barrier = Effect { facts: BARRIER, ..Effect::default() };
        let closed = State::after(queue, &COMMIT);
        assert_eq!(closed.then(queue, &barrier).then(queue, &wait(0)).facts(), DONE);
        assert_eq!(closed.then(queue, &wait(0)).then(queue, &barrier).facts(), DONE | BARRIER);
    }

    #[test]
    fn a_wait_for_reads_completes_no_write() {
        let queue = Queue::TmemAccess;
        let wait = Effect { wait: Some((queue, 0)), for_reads: true, ..Effect::default() };
        let own = Effect { commit: Some(queue), ..Effect::default() };
        let is_done = |only_reads: bool| {
            let completes = Some(Completes { queue, only_reads });
            State::after(completes, &own).then(completes, &wait).facts() & DONE != 0
        };
        assert!(is_done(true));
        assert!(!is_done(false));
    }

    #[test]
    fn only_the_least_states_are_kept() {
        let mut states = States::default();
        let state = State::of;
        assert!(states.add(state(DONE | FENCE), Overflow::Drop));
        assert!(!states.add(state(DONE | FENCE | BARRIER), Overflow::Drop));
        assert!(states.add(state(FENCE), Overflow::Drop));
        assert!(states.add(state(CLUSTER), Overflow::Drop));
        assert_eq!(states.all, [state(FENCE), state(CLUSTER)]);
    }
}
