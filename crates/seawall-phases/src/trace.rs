//! The record of one run for the timeline.

use std::collections::BTreeMap;

use seawall_model::{BufferId, PartitionId};

use crate::checker_state::{Arrival, Entry};
use crate::phases::{Instance, Object};
use crate::timeline::{Lane, Occupied, Step, Timeline};

/// What one run has done so far.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    lanes: BTreeMap<PartitionId, Vec<Step>>,
    occupied: Vec<Occupied>,
    kept: usize,
    limit: usize,
    cut: bool,
}

impl Trace {
    pub(crate) fn new(limit: usize) -> Self {
        Trace { limit, ..Trace::default() }
    }

    fn push(&mut self, step: Step) {
        if self.kept >= self.limit {
            self.cut = true;
            return;
        }
        self.kept += 1;
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
            });
        }
        if self.cut {
            return;
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
        });
    }

    pub(crate) fn timeline(self) -> Timeline {
        let lanes = self.lanes.into_iter().map(|(partition, steps)| Lane { partition, steps }).collect();
        Timeline { lanes, occupancy: self.occupied, cut: self.cut }
    }
}
