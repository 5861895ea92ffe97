//! Walks from each access along every path to all later accesses, one access at a time. It stops
//! only at the accesses that may conflict with it (`near`) and at the effects on its life.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::PrimaryMap;

use super::calls::{Remote, Source, Summary};
use super::life::{Effect, Life};
use super::near::{SiteId, Sites};
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

/// Sites that conflict with one access. If there are more, each step is visited.
const FEW_SITES: usize = 8;

/// Where the steps of one node are that matter.
struct Index {
    /// The sites of its accesses with their step, sorted.
    sites: Vec<(SiteId, usize)>,
    /// The steps with an effect on accesses in flight.
    effects: Vec<usize>,
    /// The steps with an effect on complete accesses.
    effects_on_complete: Vec<usize>,
}

impl Index {
    fn new(node: &Node, sites: &Sites) -> Self {
        let mut index = Index { sites: Vec::new(), effects: Vec::new(), effects_on_complete: Vec::new() };
        for (at, step) in node.steps.iter().enumerate() {
            index.sites.extend(step.touches.iter().map(|&touch| (sites.of(touch), at)));
            if step.effect != Effect::None {
                index.effects.push(at);
            }
            if step.effect.is_on_complete() {
                index.effects_on_complete.push(at);
            }
        }
        index.sites.sort_unstable();
        index
    }

    /// The first step from `from` on with an access at one of `near`, or an effect on `life`.
    fn next(&self, from: usize, near: &[SiteId], life: &Life) -> Option<usize> {
        let effects = match life {
            Life::InFlight { .. } => &self.effects,
            Life::Complete { .. } => &self.effects_on_complete,
        };
        let effect = effects.get(effects.partition_point(|&at| at < from)).copied();
        let accesses = near.iter().filter_map(|&site| {
            let next = self.sites.get(self.sites.partition_point(|&known| known < (site, from)));
            next.filter(|(other, _)| *other == site).map(|&(_, at)| at)
        });
        accesses.chain(effect).min()
    }
}

/// One walk.
struct Walk<'a> {
    touch: Touch,
    /// The sites of accesses that may conflict with it.
    near: &'a [SiteId],
    /// Whether a proxy fence matters to it.
    fence: bool,
}

impl Walker {
    /// Walks from every access of the unfolding. Returns whether it finished within the limit.
    pub(super) fn walk(&mut self, stepper: &mut Stepper<'_>, unfolding: &Unfolding) -> bool {
        let program = stepper.program;
        let kernel = program.functions[stepper.function].kernel;
        let mut sites = Sites::new(program, &stepper.touches, &stepper.places);
        let indices: PrimaryMap<NodeId, Index> =
            unfolding.nodes.values().map(|node| Index::new(node, &sites)).collect();
        for id in unfolding.nodes.ids() {
            for (at, step) in unfolding.nodes[id].steps.iter().enumerate() {
                for (touch, life) in &step.starts {
                    let walked = stepper.touches.get(*touch).clone();
                    let near = sites.near(program, &mut stepper.places, *touch, &walked);
                    // Callers need its life at returns.
                    if kernel && near.is_empty() {
                        continue;
                    }
                    let fence = touch::needs_fence(&stepper.places, &walked);
                    let walk = Walk { touch: walked, near: &near, fence };
                    let start = (id, at, life.clone());
                    let ends = self.walk_from(stepper, &unfolding.nodes, &indices, start, &walk);
                    let known = self.ends.entry(*touch).or_default();
                    for life in ends {
                        if !known.contains(&life) {
                            known.push(life);
                        }
                    }
                    if self.gone > MAX_STEPS {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Returns the lives of the access where the function returns.
    fn walk_from(
        &mut self,
        stepper: &mut Stepper<'_>,
        nodes: &PrimaryMap<NodeId, Node>,
        indices: &PrimaryMap<NodeId, Index>,
        (start, at, life): (NodeId, usize, Life),
        walk: &Walk<'_>,
    ) -> Vec<Life> {
        let partition = nodes[start].partition;
        let mut ends = Vec::new();
        let mut seen: FxHashSet<(NodeId, Life)> = FxHashSet::default();
        let mut work: Vec<(NodeId, usize, Life)> = vec![(start, at + 1, life)];
        while let Some((id, from, life)) = work.pop() {
            let node = &nodes[id];
            let mut lives = Vec::new();
            self.walk_node(stepper, (node, &indices[id]), from, walk, life, &mut lives);
            if node.returns {
                ends.extend(lives.iter().cloned());
            }
            for &next in node.next.iter().filter(|&&next| nodes[next].partition == partition) {
                for life in &lives {
                    if seen.insert((next, life.clone())) {
                        work.push((next, 0, life.clone()));
                    }
                }
            }
            if self.gone > MAX_STEPS {
                break;
            }
        }
        ends
    }

    /// Walks to the end of a node. Adds the possible lives of the access there to `lives`.
    fn walk_node(
        &mut self,
        stepper: &mut Stepper<'_>,
        (node, index): (&Node, &Index),
        mut from: usize,
        walk: &Walk<'_>,
        mut life: Life,
        lives: &mut Vec<Life>,
    ) {
        let program = stepper.program;
        self.gone += 1;
        while !life.is_settled(node.alone, walk.fence) {
            let next = match walk.near.len() > FEW_SITES {
                true => Some(from).filter(|&at| at < node.steps.len()),
                false => index.next(from, walk.near, &life),
            };
            let Some(at) = next else {
                lives.push(life);
                return;
            };
            let step = &node.steps[at];
            self.gone += 1 + step.touches.len();
            for &later in &step.touches {
                let later = stepper.touches.get(later);
                self.found.extend(touch::compare(
                    program,
                    &mut stepper.places,
                    &stepper.counting,
                    (&walk.touch, &life),
                    later,
                ));
            }
            if let Some(other) = life.or_else_after(&step.effect) {
                self.walk_node(stepper, (node, index), at + 1, walk, other, lives);
            }
            if step.effect != Effect::None {
                life = life.after(program, &walk.touch, &step.effect, &stepper.counting);
            }
            from = at + 1;
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
