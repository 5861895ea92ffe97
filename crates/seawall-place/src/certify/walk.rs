//! Walks from each access along every path to all later accesses, one access at a time.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::PrimaryMap;

use super::calls::{Remote, Source, Summary};
use super::life::{Effect, Life};
use super::place::PlaceId;
use super::steps::Stepper;
use super::touch::{self, Touch, TouchId};
use super::unfold::{Node, NodeId, Unfolding};
use super::{MAX_STEPS, Uncovered};

/// The results of the walks through one function.
#[derive(Default)]
pub(super) struct Walker {
    pub(super) found: FxHashSet<Uncovered>,
    /// The number of steps so far.
    gone: usize,
    ends: FxHashMap<TouchId, Vec<Life>>,
}

impl Walker {
    /// Walks from every access of the unfolding. Returns whether it finished within the limit.
    pub(super) fn walk(&mut self, stepper: &mut Stepper<'_>, unfolding: &Unfolding) -> bool {
        for id in unfolding.nodes.ids() {
            for (at, step) in unfolding.nodes[id].steps.iter().enumerate() {
                for (touch, life) in &step.starts {
                    self.walk_from(stepper, &unfolding.nodes, (id, at), *touch, life.clone());
                    if self.gone > MAX_STEPS {
                        return false;
                    }
                }
            }
        }
        true
    }

    fn walk_from(
        &mut self,
        stepper: &mut Stepper<'_>,
        nodes: &PrimaryMap<NodeId, Node>,
        (start, at): (NodeId, usize),
        touch: TouchId,
        life: Life,
    ) {
        let walked = stepper.touches.get(touch).clone();
        let partition = nodes[start].partition;
        let mut seen: FxHashSet<(NodeId, Life)> = FxHashSet::default();
        let mut work: Vec<(NodeId, usize, Life)> = vec![(start, at + 1, life)];
        while let Some((id, from, life)) = work.pop() {
            let node = &nodes[id];
            let mut lives = Vec::new();
            self.walk_node(stepper, node, from, &walked, life, &mut lives);
            if node.returns {
                let ends = self.ends.entry(touch).or_default();
                let new: Vec<Life> = lives.iter().filter(|life| !ends.contains(life)).cloned().collect();
                ends.extend(new);
            }
            for &next in node.next.iter().filter(|&&next| nodes[next].partition == partition) {
                for life in &lives {
                    if seen.insert((next, life.clone())) {
                        work.push((next, 0, life.clone()));
                    }
                }
            }
            if self.gone > MAX_STEPS {
                return;
            }
        }
    }

    /// Walks to the end of a node. Adds the possible lives of the access there to `lives`.
    fn walk_node(
        &mut self,
        stepper: &mut Stepper<'_>,
        node: &Node,
        from: usize,
        walked: &Touch,
        mut life: Life,
        lives: &mut Vec<Life>,
    ) {
        let program = stepper.program;
        let fence = touch::needs_fence(&stepper.places, walked);
        for (at, step) in node.steps.iter().enumerate().skip(from) {
            if life.is_settled(node.alone, fence) {
                return;
            }
            self.gone += 1 + step.touches.len();
            for &later in &step.touches {
                let later = stepper.touches.get(later);
                self.found.extend(touch::compare(
                    program,
                    &mut stepper.places,
                    &stepper.counting,
                    (walked, &life),
                    later,
                ));
            }
            if let Some(other) = life.or_else_after(&step.effect) {
                self.walk_node(stepper, node, at + 1, walked, other, lives);
            }
            if step.effect != Effect::None {
                life = life.after(program, walked, &step.effect, &stepper.counting);
            }
        }
        if !life.is_settled(node.alone, fence) {
            lives.push(life);
        }
    }

    /// Adds the effects of the function on its callers.
    pub(super) fn summarize(
        &mut self,
        stepper: &Stepper<'_>,
        unfolding: &Unfolding,
        summary: &mut SummaryBuilder,
    ) {
        let (front, passes) = front(unfolding);
        summary.passes |= passes;
        for id in unfolding.nodes.ids() {
            for &id in unfolding.nodes[id].steps.iter().flat_map(|step| &step.touches) {
                let (touch, Some(source)) = (stepper.touches.get(id), stepper.sources.get(&id)) else {
                    continue;
                };
                // The caller evaluates places and mbarriers itself.
                let touch =
                    Touch { place: PlaceId::FIRST, arrival: None, behind_barrier: true, ..touch.clone() };
                let behind = !front.contains(&id);
                let lives = self.ends.get(&id).into_iter().flatten().map(Life::without_arrivals);
                summary.add(touch, source.clone(), behind, lives);
            }
        }
    }
}

/// A summary under construction.
#[derive(Default)]
pub(super) struct SummaryBuilder {
    passes: bool,
    remotes: Vec<Remote>,
    known: FxHashMap<(Touch, Source), usize>,
}

impl SummaryBuilder {
    fn add(&mut self, touch: Touch, source: Source, behind: bool, lives: impl Iterator<Item = Life>) {
        let key = (touch, source);
        let at = *self.known.entry(key.clone()).or_insert(self.remotes.len());
        if at == self.remotes.len() {
            self.remotes.push(Remote { touch: key.0, source: key.1, lives: Vec::new() });
        }
        let Some(remote) = self.remotes.get_mut(at) else { return };
        remote.touch.behind_barrier &= behind;
        for life in lives {
            if !remote.lives.contains(&life) {
                remote.lives.push(life);
            }
        }
    }

    pub(super) fn finish(self) -> Summary {
        Summary { remotes: self.remotes, passes: self.passes }
    }
}

/// The accesses that are reachable from the entry without a barrier, and whether a return is. A
/// split barrier counts when both its parts are after the entry.
fn front(unfolding: &Unfolding) -> (FxHashSet<TouchId>, bool) {
    let mut front = FxHashSet::default();
    let mut passes = false;
    let mut seen: FxHashSet<(NodeId, Option<i32>)> = FxHashSet::default();
    let mut work: Vec<(NodeId, Option<i32>)> = unfolding.nodes.ids().take(1).map(|id| (id, None)).collect();
    while let Some((id, mut signalled)) = work.pop() {
        let node = &unfolding.nodes[id];
        let mut blocked = false;
        for step in &node.steps {
            front.extend(&step.touches);
            match step.effect {
                // Of two open signals, the first determines the required wait.
                Effect::Signal(id) => signalled = signalled.or(Some(id)),
                Effect::Await(id) => blocked = signalled == Some(id),
                Effect::Barrier => blocked = true,
                _ => {}
            }
            if blocked {
                break;
            }
        }
        if blocked {
            continue;
        }
        passes |= node.returns;
        work.extend(node.next.iter().map(|&next| (next, signalled)).filter(|&next| seen.insert(next)));
    }
    (front, passes)
}
