//! The result of a record: whether anything is wrong, and all findings.

use std::collections::{BTreeMap, BTreeSet};

use seawall_model::EventId;

use super::Record;
use crate::finding::Finding;

impl Record {
    /// Whether nothing is wrong.
    pub(crate) fn is_clean(&self) -> bool {
        self.races.is_empty()
            && self.deadlocks.is_empty()
            && self.arrivals.is_empty()
            && self.bytes.is_empty()
            && self.lifetimes.is_empty()
            && self.in_flight_at_end.is_empty()
    }

    /// Whether nothing is wrong except that engines arrive too late. That does not change what else
    /// happens.
    pub(crate) fn is_clean_but_for_late(&self) -> bool {
        self.races.is_empty()
            && self.deadlocks.is_empty()
            && self.arrivals.is_empty()
            && self.bytes.is_empty()
            && self.in_flight_at_end.is_empty()
            && self.lifetimes.keys().all(|(event, _)| self.late.contains(event))
    }

    /// Adds what other runs found, with its arguments.
    pub(crate) fn add_findings(&mut self, other: &Record) {
        fn add<K: Ord + Clone, V: Clone>(own: &mut BTreeMap<K, V>, other: &BTreeMap<K, V>) {
            for (key, value) in other {
                own.entry(key.clone()).or_insert_with(|| value.clone());
            }
        }
        add(&mut self.races, &other.races);
        add(&mut self.deadlocks, &other.deadlocks);
        add(&mut self.lapped, &other.lapped);
        add(&mut self.arrivals, &other.arrivals);
        add(&mut self.bytes, &other.bytes);
        add(&mut self.lifetimes, &other.lifetimes);
        add(&mut self.in_flight_at_end, &other.in_flight_at_end);
        for (key, arguments) in &other.arguments {
            if !self.arguments.contains_key(key) {
                self.arguments.insert(*key, arguments.clone());
                self.data.extend(other.data.get(key).map(|data| (*key, data.clone())));
            }
        }
        self.unordered.extend(&other.unordered);
        self.by_engine.extend(&other.by_engine);
        self.late.extend(&other.late);
        self.elsewhere.extend(other.used());
        self.ambiguous.extend(&other.ambiguous);
        other.doubt.into_iter().for_each(|behind| self.uncertain_from(behind));
        self.unsure = [self.unsure, other.unsure].into_iter().flatten().min();
    }

    /// Returns the arrivals that were made and the waits that passed in some run, in order.
    pub(crate) fn used(&self) -> Vec<EventId> {
        let waits = self.waits.keys().map(|key| key.0);
        let used = waits.chain(self.arrivals_at.keys().map(|key| key.0));
        let used = used.chain(self.edges.values().flat_map(|passed| &passed.arrivals).copied());
        used.chain(self.elsewhere.iter().copied()).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Adds the waits of other runs, and the arrivals that they observed.
    pub(crate) fn saw_waits_of(&mut self, other: &Record) {
        self.elsewhere.extend(other.used());
        for (key, passed) in &other.edges {
            let edge = self.edges.entry(*key).or_default();
            edge.arrivals.extend(&passed.arrivals);
            edge.objects.extend(&passed.objects);
            edge.engine |= passed.engine;
            edge.distance.add(passed.distance);
        }
        for (key, waited) in &other.waits {
            let own = self.waits.entry(*key).or_insert_with(|| waited.clone());
            own.needed |= waited.needed;
            own.implied |= waited.implied;
        }
    }

    /// Whether anything is wrong, or may be.
    pub(crate) fn is_uncertain(&self) -> bool {
        !self.is_clean()
            || !self.ambiguous.is_empty()
            || !self.incomplete.is_empty()
            || !self.doubtful.is_empty()
    }

    /// Returns all findings, in the order of their events. A wait that may be lapped is a finding
    /// only if something else is wrong.
    pub(crate) fn findings(&self) -> Vec<Finding> {
        let mut all: Vec<Finding> = Vec::new();
        all.extend(self.deadlocks.values().cloned().map(Finding::Deadlock));
        all.extend(self.races.values().cloned().map(Finding::Race));
        all.extend(self.arrivals.values().cloned().map(Finding::Arrivals));
        all.extend(self.bytes.values().cloned().map(Finding::Bytes));
        all.extend(self.lifetimes.values().cloned().map(Finding::Lifetime));
        all.extend(self.in_flight_at_end.values().cloned().map(Finding::InFlightAtEnd));
        if !self.is_clean() {
            all.extend(self.lapped.values().cloned().map(Finding::Lapped));
        }
        all.sort_by_key(Finding::event);
        all
    }
}
