//! Emits barriers for regions, with one of the strategies.

use super::between::Edited;
use super::error::PassError;
use super::insertion::{At, Insertion, What};
use super::region::SyncRegion;
use super::strategy::{StrategyError, Window, find_disjoint_interval_strategy, minimize_placement_strategy};
use super::target::TargetConfig;
use super::topology::Topology;
use crate::trace::{NodeId, NodeKind, Trace, WORKGROUP_BARRIER};

/// The kind of barriers that are emitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emitter {
    /// Monolithic barriers before consumers, chosen by `minimize_placement_strategy`.
    Legacy,
    /// Signals after producers and waits before consumers, chosen by
    /// `find_disjoint_interval_strategy`.
    Split,
}

impl Emitter {
    /// Returns the requested emitter, or else the one that Wave uses for `target`.
    pub(super) fn choose(target: &TargetConfig, asked: Option<Emitter>) -> Result<Self, PassError> {
        match asked {
            None if target.has_split_barriers => Ok(Emitter::Split),
            None => Ok(Emitter::Legacy),
            Some(Emitter::Split) if !target.has_split_barriers => {
                let name = if target.target.is_empty() { "the unnamed target" } else { &target.target };
                let message = format!("{name} has no split barriers");
                let help = "use the strategy `wave`, or a GPU with split barriers, such as `gfx1200`";
                Err(PassError::new("wave::no-split-barriers", message, Vec::new(), help))
            }
            Some(emitter) => Ok(emitter),
        }
    }
}

/// Returns barriers for all regions except the guarded ones. `guarded` are positions in ascending
/// order.
pub(super) fn emit(
    trace: &Trace,
    topology: &Topology,
    regions: &[SyncRegion],
    guarded: &[usize],
    emitter: Emitter,
) -> Result<Vec<Insertion>, PassError> {
    let mut guarded = guarded.iter().copied().peekable();
    let open: Vec<usize> =
        (0..regions.len()).filter(|&at| guarded.next_if(|&guarded| guarded == at).is_none()).collect();
    let windows: Vec<Window> = open.iter().map(|&at| window(topology, &regions[at])).collect();
    let failed = |error: StrategyError| failure(trace, &regions[open[error.window()]], error);
    match emitter {
        Emitter::Legacy => {
            let chosen = minimize_placement_strategy(&windows).map_err(failed)?;
            Ok(chosen.into_iter().map(|at| monolithic(trace, regions, open[at])).collect())
        }
        Emitter::Split => {
            let graph = |node: NodeId| trace.node(node).graph;
            let same_graph = |signal: usize, wait: usize| {
                graph(regions[open[signal]].producer) == graph(regions[open[wait]].consumer)
            };
            let pairs = find_disjoint_interval_strategy(&windows, same_graph).map_err(failed)?;
            let mut split =
                Split { trace, topology, regions, edited: Edited::new(trace, topology), out: vec![] };
            for pair in pairs {
                split.place_barrier(open[pair.wait], pair.signal.map(|signal| open[signal]))?;
            }
            Ok(split.out)
        }
    }
}

fn window(topology: &Topology, region: &SyncRegion) -> Window {
    let bounds = |(first, last)| (i64::from(topology.position(first)), i64::from(topology.position(last)));
    Window {
        prod_location: i64::from(region.prod_location),
        cons_location: i64::from(region.cons_location),
        cross_iter: region.cross_iter,
        graph: region.graph.map(bounds),
    }
}

fn failure(trace: &Trace, region: &SyncRegion, error: StrategyError) -> PassError {
    let (producer, consumer) = (trace.describe(region.producer), trace.describe(region.consumer));
    let message = format!("the hazard from {producer} to {consumer} {error}, and Wave's own pass fails here");
    let help = "use `--strategy minimal`, which handles conditionals in loops";
    PassError::new("wave::lost-loop", message, vec![region.producer, region.consumer], help)
}

/// Returns a barrier before the consumer of `regions[at]`.
fn monolithic(trace: &Trace, regions: &[SyncRegion], at: usize) -> Insertion {
    let SyncRegion { producer, consumer, .. } = regions[at];
    let is_gather = |node: NodeId| matches!(trace.node(node).kind, NodeKind::GatherToLds(_));
    let wait_async = is_gather(producer) || is_gather(consumer);
    let what = What::Barrier { wait_async, tensor_wait: false };
    Insertion { at: At::Before, node: consumer, what, location_from: consumer, region: at }
}

/// The state of the split emitter.
struct Split<'t> {
    trace: &'t Trace,
    topology: &'t Topology,
    regions: &'t [SyncRegion],
    /// The barriers of the trace and those emitted so far.
    edited: Edited,
    out: Vec<Insertion>,
}

impl Split<'_> {
    /// Emits a wait before the consumer of `regions[wait]` and a signal after the producer of
    /// `regions[signal]`. Without `signal`, the signal is right before the wait. Nothing is emitted
    /// if a barrier is already between them.
    fn place_barrier(&mut self, wait: usize, signal: Option<usize>) -> Result<(), PassError> {
        let consumer = self.regions[wait].consumer;
        let producer = match signal {
            Some(signal) => self.regions[signal].producer,
            None => self.node_before(consumer)?,
        };
        if self.edited.is_barrier_between(self.trace, self.topology, producer, consumer) {
            return Ok(());
        }
        let is_tensor = |node: NodeId| matches!(self.trace.node(node).kind, NodeKind::TensorLoadToLds(_));
        let tensor_wait = is_tensor(producer) || is_tensor(consumer);
        let (barrier, region) = (WORKGROUP_BARRIER, wait);
        let signal = What::Signal { barrier, tensor_wait };
        self.emit(Insertion { at: At::After, node: producer, what: signal, location_from: producer, region });
        let what = What::Wait { barrier };
        self.emit(Insertion { at: At::Before, node: consumer, what, location_from: consumer, region });
        Ok(())
    }

    fn emit(&mut self, insertion: Insertion) {
        self.edited.insert(self.trace, self.topology, &insertion);
        self.out.push(insertion);
    }

    fn node_before(&self, consumer: NodeId) -> Result<NodeId, PassError> {
        let nodes = self.trace.graph(self.trace.node(consumer).graph).nodes();
        let before = self.topology.index(consumer).checked_sub(1).map(|index| nodes[index as usize]);
        before.ok_or_else(|| {
            let words = ("a signal has no place before ", consumer, ", the first node of its graph");
            let help = "add a node before it, such as the capture of its memory; Wave's own pass fails here";
            PassError::about(self.trace, "wave::no-place-for-signal", words, help)
        })
    }
}
