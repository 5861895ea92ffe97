//! The record of one run for the timeline.

use std::collections::BTreeMap;

use seawall_model::{BufferId, EventId, PartitionId};

use crate::checker_state::{Arrival, Entry};
use crate::finding::Stuck;
use crate::phases::{Instance, Object};
use crate::timeline::{Lane, Occupied, Step, Timeline};

/// What one run has done so far.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    lanes: BTreeMap<PartitionId, Vec<Step>>,
    occupied: Vec<Occupied>,
}

impl Trace {
    fn push(&mut self, step: Step) {
        self.lanes.entry(step.instance.partition).or_default().push(step);
    }

    /// An access of memory: adds a step, and a slot that is filled or read.
    pub(crate) fn accessed(&mut self, entry: &Entry, buffer: BufferId, slot: Option<u32>) {
        let (time, instance) = (entry.time, entry.at.clone());
        let lane = self.lanes.get(&instance.partition);
        if lane.and_then(|lane| lane.last()).is_none_or(|last| last.instance != instance) {
            self.push(Step {
                time,
                instance: instance.clone(),
                object: None,
                before: None,
                after: None,
                blocked_until: Vec::new(),
                blocked_from: None,
                stuck: false,
            });
        }
        if entry.writes {
            self.occupied.push(Occupied { buffer, slot, written: (time, instance), last_read: None });
        } else {
            let mut filled = self.occupied.iter_mut().rev();
            let same = |occupied: &&mut Occupied| {
                occupied.buffer == buffer
                    && (occupied.slot == slot || slot.is_none() || occupied.slot.is_none())
            };
            if let Some(occupied) = filled.find(same) {
                occupied.last_read = Some((time, instance));
            }
        }
    }

    pub(crate) fn arrived(&mut self, arrival: &Arrival, object: Object, phases: (u32, u32), time: u32) {
        let instance = arrival.at.clone();
        self.push(Step {
            time,
            instance,
            object: Some(object),
            before: Some(phases.0),
            after: Some(phases.1),
            blocked_until: Vec::new(),
            blocked_from: None,
            stuck: false,
        });
    }

    pub(crate) fn passed(
        &mut self,
        at: &Instance,
        object: Object,
        phases: u32,
        last: &[Arrival],
        since: Option<u32>,
        time: u32,
    ) {
        let until = if since.is_some() { last } else { &[] };
        self.push(Step {
            time,
            instance: at.clone(),
            object: Some(object),
            before: Some(phases),
            after: Some(phases),
            blocked_until: until.iter().map(|arrival| arrival.at.clone()).collect(),
            blocked_from: since,
            stuck: false,
        });
    }

    /// A wait that never passes, at the end of the run.
    pub(crate) fn stuck(&mut self, stuck: &Stuck, time: u32) {
        self.push(Step {
            time,
            instance: stuck.at.clone(),
            object: Some(stuck.object),
            before: Some(stuck.completed),
            after: Some(stuck.completed),
            blocked_until: Vec::new(),
            blocked_from: Some(stuck.since),
            stuck: true,
        });
    }

    /// The timeline of the run, with its first `kept` steps, or the last ones before a deadlock.
    pub(crate) fn timeline(mut self, deadlock: Option<EventId>, kept: usize) -> Timeline {
        // A run that stops for another reason does not show that a wait never passes.
        self.lanes.values_mut().for_each(|steps| steps.retain(|step| !step.stuck || deadlock.is_some()));
        let mut times: Vec<u32> = self.lanes.values().flatten().map(|step| step.time).collect();
        times.sort_unstable();
        let (first, last) = match deadlock {
            Some(_) => (times.len().checked_sub(kept).and_then(|at| times.get(at)).copied(), None),
            None => (None, times.get(kept).copied()),
        };
        let is_kept =
            |from: u32, to: u32| first.is_none_or(|first| to >= first) && last.is_none_or(|last| from < last);
        self.lanes.values_mut().for_each(|steps| steps.retain(|step| is_kept(step.time, step.time)));
        self.occupied.retain(|held| {
            let from = held.written.0;
            is_kept(from, held.last_read.as_ref().map_or(from, |read| read.0))
        });
        let lanes = self.lanes.into_iter().map(|(partition, steps)| Lane { partition, steps }).collect();
        let (omitted, cut) = (first > times.first().copied(), last.is_some());
        Timeline { lanes, occupancy: self.occupied, omitted: first.is_some() && omitted, cut, deadlock }
    }
}
