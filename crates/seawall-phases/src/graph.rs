//! The control-flow graph: loops around each block, live parameters, reachable blocks.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{EntityId, index_u32};
use seawall_model::{Action, BlockId, Event, EventId, Program, Slot, TermId, TermKind, Terminator, TokenOp};

use crate::bits::Bits;

/// The control-flow graph of a program, analysed.
#[derive(Debug)]
pub(crate) struct Graph {
    /// Headers of the loops around each block, the outermost first. A header is in its own loop.
    loops: Vec<Vec<BlockId>>,
    /// Parameters (by dense number) that are live after the start of each block.
    pub(crate) live: Vec<Bits>,
    /// Dense number of each parameter.
    pub(crate) params: FxHashMap<TermId, u32>,
    /// The block of each parameter.
    owners: FxHashMap<TermId, BlockId>,
    /// The operands of each term, transitively, and the term itself last. Empty if there are too
    /// many.
    closures: FxHashMap<TermId, Rc<[TermId]>>,
    /// The block of each event.
    blocks: Vec<Option<BlockId>>,
}

/// Terms with more parts count as unknown values.
const LONGEST: usize = 2000;

impl Graph {
    pub(crate) fn new(program: &Program) -> Self {
        let (mut params, mut owners) = (FxHashMap::default(), FxHashMap::default());
        for (id, block) in program.blocks.iter() {
            for &param in &block.params {
                owners.insert(param, id);
                let number = index_u32(params.len());
                params.entry(param).or_insert(number);
            }
        }
        let loops = loops(program);
        let mut blocks = vec![None; program.events.len()];
        for (id, block) in program.blocks.iter() {
            for &event in &block.events {
                if let Some(place) = blocks.get_mut(event.index()) {
                    *place = Some(id);
                }
            }
        }
        let mut graph =
            Graph { loops, live: Vec::new(), params, owners, closures: FxHashMap::default(), blocks };
        graph.find_live(program);
        graph
    }

    /// Returns the headers of the loops around a block, the outermost first.
    pub(crate) fn loops(&self, block: BlockId) -> &[BlockId] {
        self.loops.get(block.index()).map_or(&[], Vec::as_slice)
    }

    /// Whether an edge leaves no loop.
    pub(crate) fn stays(&self, from: BlockId, target: BlockId) -> bool {
        let inside = self.loops(target);
        self.loops(from).iter().all(|header| inside.contains(header))
    }

    /// Whether a block is the header of a loop.
    pub(crate) fn is_header(&self, block: BlockId) -> bool {
        self.loops(block).last() == Some(&block)
    }

    /// Returns the operands of a term, transitively, and the term itself last. Empty if there are
    /// too many.
    pub(crate) fn closure(&mut self, program: &Program, term: TermId) -> Rc<[TermId]> {
        self.closures.entry(term).or_insert_with(|| Rc::from(closure(program, term))).clone()
    }

    /// Returns the block of a parameter.
    pub(crate) fn owner(&self, param: TermId) -> Option<BlockId> {
        self.owners.get(&param).copied()
    }

    /// Returns the block of an event.
    pub(crate) fn block(&self, event: EventId) -> Option<BlockId> {
        self.blocks.get(event.index()).copied().flatten()
    }

    /// Returns the number of loops around an event.
    pub(crate) fn depth(&self, event: EventId) -> u32 {
        let loops = self.block(event).map_or(0, |block| self.loops(block).len());
        index_u32(loops)
    }

    /// Whether a decision after the start of a block depends on a parameter.
    pub(crate) fn is_live(&self, block: BlockId, param: TermId) -> bool {
        let live = self.live.get(block.index());
        self.params.get(&param).is_some_and(|number| live.is_some_and(|live| live.has(*number as usize)))
    }

    fn find_live(&mut self, program: &Program) {
        let n = program.blocks.len();
        let mut uses = vec![Bits::default(); n];
        let mut relevant = Bits::default();
        for (id, used) in program.blocks.ids().zip(&mut uses) {
            for term in terms_of(program, id) {
                self.note(program, term, used);
            }
            relevant.add(used);
        }
        // An argument is used if its parameter is.
        loop {
            let before = relevant.words().to_vec();
            for (block, used) in program.blocks.values().zip(&mut uses) {
                for edge in block.terminator.edges() {
                    for (param, &argument) in program.blocks[edge.target].params.iter().zip(&edge.args) {
                        if self.params.get(param).is_some_and(|number| relevant.has(*number as usize)) {
                            self.note(program, argument, used);
                        }
                    }
                }
                relevant.add(used);
            }
            if relevant.words() == before.as_slice() {
                break;
            }
        }
        let own: Vec<Vec<usize>> = program.blocks.values().map(|block| self.numbers(&block.params)).collect();
        let mut changed = true;
        self.live = uses;
        while changed {
            changed = false;
            for (id, block) in program.blocks.iter().rev() {
                let mut live = self.live[id.index()].clone();
                let before = live.words().to_vec();
                for edge in block.terminator.edges() {
                    let (Some(next), Some(own)) =
                        (self.live.get(edge.target.index()), own.get(edge.target.index()))
                    else {
                        continue;
                    };
                    next.iter().filter(|param| !own.contains(param)).for_each(|param| live.insert(param));
                }
                if live.words() != before.as_slice()
                    && let Some(place) = self.live.get_mut(id.index())
                {
                    *place = live;
                    changed = true;
                }
            }
        }
    }

    /// Notes the parameters that a term consists of.
    fn note(&mut self, program: &Program, term: TermId, used: &mut Bits) {
        let parts = self.closure(program, term);
        for number in parts.iter().filter_map(|part| self.params.get(part)) {
            used.insert(*number as usize);
        }
    }

    fn numbers(&self, params: &[TermId]) -> Vec<usize> {
        params.iter().filter_map(|param| self.params.get(param).map(|number| *number as usize)).collect()
    }
}

fn closure(program: &Program, term: TermId) -> Vec<TermId> {
    let mut seen: FxHashSet<TermId> = FxHashSet::default();
    let (mut open, mut all) = (vec![term], Vec::new());
    while let Some(term) = open.pop() {
        if seen.insert(term) {
            all.push(term);
            open.extend(program.terms.kind(term).operands());
        }
        if all.len() > LONGEST {
            return Vec::new();
        }
    }
    all.sort_unstable();
    all
}

/// Returns all blocks that can be reached from `from`, itself first, also through calls.
pub(crate) fn reachable(program: &Program, from: BlockId) -> Vec<BlockId> {
    let mut seen = vec![false; program.blocks.len()];
    let (mut open, mut all) = (vec![from], Vec::new());
    while let Some(block) = open.pop() {
        if std::mem::replace(&mut seen[block.index()], true) {
            continue;
        }
        all.push(block);
        let data = &program.blocks[block];
        open.extend(data.terminator.edges().iter().map(|edge| edge.target));
        for &event in &data.events {
            if let Action::Call(call) = &program.events[event].action
                && let Some(callee) = call.callee
            {
                open.push(program.functions[callee].entry);
            }
        }
    }
    all
}

/// Returns all terms that decide something in a block.
fn terms_of(program: &Program, id: BlockId) -> Vec<TermId> {
    let block = &program.blocks[id];
    let mut all: Vec<TermId> =
        block.events.iter().flat_map(|event| deciding(&program.events[*event])).collect();
    if let Terminator::Branch { condition: Some(condition), .. } = block.terminator {
        all.push(condition);
    }
    all
}

/// Returns the terms that decide what an event does.
pub(crate) fn deciding(event: &Event) -> Vec<TermId> {
    let mut all: Vec<TermId> = event.action.predicate().into_iter().collect();
    match &event.action {
        Action::MBarrier(_) => all.extend(event.action.mbarrier_wait()),
        Action::Token(op) => match *op {
            TokenOp::Acquire { slot, phase, .. } | TokenOp::Wait { slot, phase, .. } => {
                all.extend(slot.into_iter().chain(phase));
            }
            TokenOp::Commit { slot, .. } | TokenOp::Release { slot, .. } => all.extend(slot),
        },
        Action::Barrier(barrier) => all.extend(barrier.kind.terms()),
        _ => {}
    }
    let own = event.accesses.iter().flat_map(|access| &access.footprints);
    let passed = match &event.action {
        Action::Call(call) => call.arguments.as_slice(),
        _ => &[],
    };
    for footprint in own.chain(passed.iter().flatten()) {
        match footprint.slot {
            Slot::At(term) => all.push(term),
            Slot::Whole => all.extend(footprint.descriptor.index.map(|index| index.1)),
            Slot::Any => {}
        }
    }
    all
}

/// Returns the headers of the loops around each block, the outermost first.
fn loops(program: &Program) -> Vec<Vec<BlockId>> {
    let n = program.blocks.len();
    let mut incoming: Vec<Vec<BlockId>> = vec![Vec::new(); n];
    for (id, block) in program.blocks.iter() {
        for edge in block.terminator.edges() {
            incoming[edge.target.index()].push(id);
        }
    }
    let mut members: FxHashMap<BlockId, Vec<bool>> = FxHashMap::default();
    let mut headers = Vec::new();
    for (source, header) in back_edges(program) {
        let inside = members.entry(header).or_insert_with(|| {
            headers.push(header);
            vec![false; n]
        });
        inside[header.index()] = true;
        let mut open = vec![source];
        while let Some(block) = open.pop() {
            if !std::mem::replace(&mut inside[block.index()], true) {
                open.extend(incoming[block.index()].iter().copied());
            }
        }
    }
    let size =
        |header: &BlockId| members.get(header).map_or(0, |inside| inside.iter().filter(|x| **x).count());
    headers.sort_by_key(|header| (std::cmp::Reverse(size(header)), *header));
    let around = |block: BlockId| {
        let inside = |header: &&BlockId| members.get(*header).is_some_and(|inside| inside[block.index()]);
        headers.iter().filter(inside).copied().collect()
    };
    program.blocks.ids().map(around).collect()
}

/// Returns the edges to a block that is being visited, in a depth-first walk from all entries.
fn back_edges(program: &Program) -> Vec<(BlockId, BlockId)> {
    /// Not seen, on the current path, done.
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Not,
        Open,
        Done,
    }
    let mut seen = vec![Seen::Not; program.blocks.len()];
    let mut found = Vec::new();
    for function in program.functions.values() {
        let mut path = vec![(function.entry, 0)];
        seen[function.entry.index()] = Seen::Open;
        while let Some((block, next)) = path.last_mut() {
            let (from, at) = (*block, *next);
            *next += 1;
            let target = program.blocks[from].terminator.edges().get(at).map(|edge| edge.target);
            match target.map(|target| (target, seen[target.index()])) {
                None => {
                    seen[from.index()] = Seen::Done;
                    path.pop();
                }
                Some((target, Seen::Not)) => {
                    seen[target.index()] = Seen::Open;
                    path.push((target, 0));
                }
                Some((target, Seen::Open)) => found.push((from, target)),
                Some((_, Seen::Done)) => {}
            }
        }
    }
    found
}

/// Whether a term is the parameter of a block.
pub(crate) fn is_param(kind: &TermKind) -> bool {
    matches!(kind, TermKind::Param { .. })
}
