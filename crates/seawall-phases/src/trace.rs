//! The record of one run for the timeline.

use std::collections::BTreeMap;

use seawall_model::PartitionId;

use crate::phases::{Instance, Object};
use crate::state::{Arrival, Entry};
use crate::timeline::{Lane, Occupied, Step, Timeline};

/// What one run did, as it does it.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    lanes: BTreeMap<PartitionId, Vec<Step>>,
    pub(crate) occupied: Vec<Occupied>,
    kept: usize,
    pub(crate) limit: usize,
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

    /// A step that is no use of an object.
    pub(crate) fn stepped(&mut self, instance: Instance, time: u32) {
        let step = Step {
            time,
            instance,
            object: None,
            before: None,
            after: None,
            blocked_until: Vec::new(),
            blocked_from: None,
        };
        self.push(step);
    }

    pub(crate) fn arrived(&mut self, arrival: &Arrival, object: Object, time: u32) {
        let instance = arrival.at.clone();
        self.push(Step {
            time,
            instance,
            object: Some(object),
            before: None,
            after: None,
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

    pub(crate) fn ended(&mut self, _past: &Entry, _time: u32) {}

    pub(crate) fn timeline(self) -> Timeline {
        let lanes = self.lanes.into_iter().map(|(partition, steps)| Lane { partition, steps }).collect();
        Timeline { lanes, occupancy: self.occupied, cut: self.cut }
    }
}
