//! Control flow: edges, forks and joins.

use seawall_base::EntityId;
use seawall_model::{BlockId, Edge, Terminator};

use crate::checker::ModelChecker;
use crate::checker_state::{Knowledge, Process, ProcessId, State, Status, Warps};
use crate::epochs::Ends;
use crate::eval::Asked;
use crate::facts::Decided;
use crate::lin::Lin;
use crate::step::StepResult;

impl ModelChecker<'_> {
    /// Takes an edge.
    pub(crate) fn take(&mut self, state: &mut State, process: ProcessId, edge: &Edge) -> Asked<StepResult> {
        let values = self.values_at(state, process, edge)?;
        let from = state.processes[process].block;
        let begins = self.begins_epoch(state, process, edge.target)?;
        let by = &mut state.processes[process];
        by.epoch = by.epoch.saturating_add(u32::from(begins));
        by.values = values;
        by.decided.keep(self.facts.kept(edge.target));
        by.iterations = self.iterations(by, from, edge.target);
        (by.block, by.index, by.status) = (edge.target, 0, Status::Ready);
        state.answer = None;
        Ok(if self.graph.is_header(edge.target) { StepResult::Head } else { StepResult::On })
    }

    /// Updates `state.longest` by the loops that a branch may end. Called if the branch depends on
    /// an argument or on an unknown value.
    pub(crate) fn count_iterations(&self, state: &mut State, process: ProcessId, branches: [&Edge; 2]) {
        let by = &state.processes[process];
        let ends = |header: &BlockId| {
            branches.iter().any(|branch| !self.graph.loops(branch.target).contains(header))
        };
        let ended = by.iterations.iter().filter(|known| ends(&known.0)).map(|known| known.1);
        state.longest = state.longest.max(ended.max().unwrap_or(0));
    }

    /// Whether an edge that a process takes begins an epoch.
    fn begins_epoch(&mut self, state: &mut State, process: ProcessId, target: BlockId) -> Asked<bool> {
        let by = &state.processes[process];
        if self.epoch_of(by).is_none() {
            return Ok(false);
        }
        match self.epochs.begins(&self.graph, by.block, target) {
            None => Ok(false),
            Some(Ends::Iteration | Ends::Loop) => Ok(true),
            Some(Ends::When(condition)) => self.holds(state, process, condition),
        }
    }

    /// Returns the values that are still used at the end of an edge.
    fn values_at(
        &mut self,
        state: &State,
        process: ProcessId,
        edge: &Edge,
    ) -> Asked<Vec<(u32, Option<Lin>)>> {
        let program = self.program;
        let params = &program.blocks[edge.target].params;
        let is_live = |graph: &crate::graph::Graph, number: u32| {
            graph.live.get(edge.target.index()).is_some_and(|live| live.has(number as usize))
        };
        let mut set = Vec::new();
        for (param, &argument) in params.iter().zip(&edge.args) {
            let Some(&number) = self.graph.params.get(param) else { continue };
            if is_live(&self.graph, number) {
                set.push((number, self.value(state, process, argument)?));
            }
        }
        let by = &state.processes[process];
        let is_set = |number: u32| params.iter().any(|param| self.graph.params.get(param) == Some(&number));
        let kept = by.values.iter().filter(|value| is_live(&self.graph, value.0) && !is_set(value.0));
        set.extend(kept.cloned());
        set.sort_unstable_by_key(|value| value.0);
        Ok(set)
    }

    fn iterations(&self, by: &Process, from: BlockId, target: BlockId) -> Vec<(BlockId, u32)> {
        let around = self.graph.loops(target);
        let inside = self.graph.loops(from);
        let count = |header: &BlockId| {
            let before = by.iterations.iter().find(|known| known.0 == *header).map(|known| known.1);
            let before = before.filter(|_| inside.contains(header));
            let count = match before {
                Some(count) if *header == target => count.saturating_add(1),
                Some(count) => count,
                None => 0,
            };
            (*header, count)
        };
        around.iter().map(count).collect()
    }

    /// Starts the partitions. Each knows what the forking process knows.
    pub(crate) fn fork(
        &mut self,
        state: &mut State,
        process: ProcessId,
        edges: &[Edge],
    ) -> Asked<StepResult> {
        let Some((own, others)) = edges.split_first() else { return Ok(StepResult::Held) };
        state.warps_met(process, self.processes);
        let mut started = Vec::with_capacity(others.len());
        for edge in others {
            let values = self.values_at(state, process, edge)?;
            let parent = &state.processes[process];
            started.push(Process {
                status: Status::Ready,
                block: edge.target,
                index: 0,
                iterations: self.iterations(parent, parent.block, edge.target),
                values,
                decided: Decided::default(),
                frames: Vec::new(),
                flying: Vec::new(),
                closed: Vec::new(),
                tokens: Vec::new(),
                turns: Vec::new(),
                loads: 0,
                arrived: Vec::new(),
                ..parent.clone()
            });
        }
        let flow = self.take(state, process, own)?;
        state.processes.truncate(1);
        state.processes.extend(started);
        self.split_off(state);
        Ok(flow)
    }

    /// Continues after the partitions once all have ended, with what any of them knows. Returns
    /// whether it did.
    pub(crate) fn join(&mut self, state: &mut State) -> Asked<bool> {
        let program = self.program;
        let is_open = |by: &Process| by.runs();
        let open: Vec<ProcessId> =
            (0..state.processes.len()).filter(|at| is_open(&state.processes[*at])).collect();
        let joining = |at: &ProcessId| state.processes[*at].status == Status::Joining;
        if open.is_empty() || !open.iter().all(joining) || state.has_failed() {
            return Ok(false);
        }
        let Terminator::Join(edge) = &program.blocks[state.processes[0].block].terminator else {
            return Ok(false);
        };
        let values = self.values_at(state, 0, edge)?;
        (0..state.processes.len()).for_each(|process| state.warps_met(process, self.processes));
        let mut all = Knowledge::default();
        state.processes.iter().for_each(|by| all.join(&by.knowledge));
        for by in &mut state.processes {
            (by.status, by.warps) = (Status::Dormant, Warps::All);
            by.values = Vec::new();
            by.decided = Decided::default();
        }
        let by = &mut state.processes[0];
        by.iterations = self.iterations(by, by.block, edge.target);
        by.knowledge = all;
        by.values = values;
        (by.block, by.index, by.status) = (edge.target, 0, Status::Ready);
        state.answer = None;
        Ok(true)
    }
}
