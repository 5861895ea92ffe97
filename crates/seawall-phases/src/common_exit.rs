//! Loops of several partitions that end at one loaded value.
//!
//! In a persistent kernel with launch control, each partition loads which tile is next, and stops
//! where there is none:
//!
//! ```text
//! scheduler:       store the answer; arrive at full
//! each partition:  wait for full; load the answer; leave the loop if there is no tile
//! ```
//!
//! Such values are unknown, so that each partition might stop at another tile. But if the n-th load
//! of each partition is of the n-th store, all of them load equal values. [`with_common_exit`]
//! replaces the conditions by a counter of iterations that is less than one unknown number. Runs of
//! the two programs correspond, step by step, as long as each iteration loads once, and the loads
//! are of the stores with their numbers. The new program itself shows whether that holds, because
//! it depends on no loaded value ([`Versions`]).

use std::cell::Cell;

use rustc_hash::FxHashSet;
use seawall_base::EntityId as _;
use seawall_model::{
    Action, BinaryOp, Block, BlockId, BufferId, EventId, PartitionId, Place, Predicate, Program, TermId,
    TermKind, TermList, Terminator, Terms,
};

use crate::graph::Graph;

/// A program whose loops with such conditions end after one number of iterations.
#[derive(Debug)]
pub(crate) struct CommonExit {
    pub(crate) program: Program,
    pub(crate) versions: Versions,
    /// Whether the loops may end after any number of iterations. If threads store the values in a
    /// loop that ends otherwise, they may store when it ends.
    pub(crate) is_any: bool,
}

/// The events that load and store the values, and whether some load was of another store than that
/// with its number.
#[derive(Debug, Default)]
pub(crate) struct Versions {
    loads: FxHashSet<EventId>,
    stores: FxHashSet<EventId>,
    buffer: Option<BufferId>,
    /// The partitions with loads.
    partitions: FxHashSet<PartitionId>,
    differ: Cell<bool>,
}

impl Versions {
    /// Whether some load was of another store than that with its number.
    pub(crate) fn differ(&self) -> bool {
        self.differ.get()
    }

    /// Notes that a load was of another store.
    pub(crate) fn note_difference(&self) {
        self.differ.set(true);
    }

    /// What an event does with the values.
    pub(crate) fn role(&self, event: EventId) -> Option<Role> {
        match (self.loads.contains(&event), self.stores.contains(&event)) {
            (true, _) => Some(Role::Loads),
            (false, true) => Some(Role::Stores),
            (false, false) => None,
        }
    }

    /// Whether a buffer contains the values.
    pub(crate) fn are_in(&self, buffer: Option<BufferId>) -> bool {
        self.buffer.is_some() && self.buffer == buffer
    }

    /// Whether a partition loads them.
    pub(crate) fn are_loaded_by(&self, partition: PartitionId) -> bool {
        self.partitions.contains(&partition)
    }
}

/// What an event does with values that end loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It loads one.
    Loads,
    /// It stores one.
    Stores,
}

/// When a loop goes on: the condition of its first iteration, if it may not hold, and that of the
/// others. A condition holds where its term is not 0, or only where it is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GoesOn {
    first: Option<(TermId, bool)>,
    next: (TermId, bool),
}

/// The branch that ends an outermost loop.
#[derive(Clone, Copy, Debug)]
struct Exit {
    header: BlockId,
    block: BlockId,
    stays_then: bool,
}

/// Replaces the conditions on a loaded value that end outermost loops of several partitions.
/// `None` if there are none, or if they are not the same condition.
pub(crate) fn with_common_exit(program: &Program) -> Option<CommonExit> {
    if program.loaded.is_empty() {
        return None;
    }
    let graph = Graph::new(program);
    let loaded: FxHashSet<TermId> = program.loaded.iter().map(|loaded| loaded.1).collect();
    let mut of = Conditions { program, graph: &graph, terms: program.terms.clone(), loaded: &loaded };
    let mut exits: Vec<(Exit, GoesOn)> = Vec::new();
    for exit in exits_of(program, &graph) {
        if of.depends_on_load(exit) {
            exits.push((exit, of.goes_on(exit)?));
        }
    }
    let &(_, common) = exits.first()?;
    let headers: FxHashSet<BlockId> = exits.iter().map(|exit| exit.0.header).collect();
    let partitions: FxHashSet<_> = headers.iter().map(|header| program.blocks[*header].partition).collect();
    let is_common = exits.iter().all(|exit| exit.1 == common) && headers.len() == exits.len();
    if !is_common || partitions.len() < 2 || partitions.len() < headers.len() {
        return None;
    }
    let mut symbols = of.symbols(common.next.0).into_iter().filter(|symbol| loaded.contains(symbol));
    let symbol = symbols.next().filter(|_| symbols.next().is_none())?;
    let versions = versions(program, symbol)?;
    let ends_at_load =
        |block: BlockId| graph.loops(block).first().is_some_and(|header| headers.contains(header));
    let is_any = stores_of_threads(program, &versions.stores).all(ends_at_load);
    let mut changed = Program { terms: of.terms, ..program.clone() };
    let number = changed.terms.len();
    let count = changed.terms.intern(TermKind::Symbol {
        number: u32::try_from(number).ok()?,
        name: "iterations".to_owned(),
        varying: false,
        least: Some(i64::from(common.first.is_none())),
    });
    debug_assert_eq!(count.index(), number, "another symbol has the name and number");
    for &(exit, _) in &exits {
        count_iterations(&mut changed, &graph, exit, count);
    }
    Some(CommonExit { program: changed, versions, is_any })
}

/// The blocks in which threads make some of these stores, not an engine.
fn stores_of_threads(program: &Program, stores: &FxHashSet<EventId>) -> impl Iterator<Item = BlockId> {
    let is_of_threads = |event: &EventId| {
        stores.contains(event) && !matches!(program.events[*event].action, Action::Copy { .. })
    };
    program.blocks.iter().filter(move |(_, block)| block.events.iter().any(is_of_threads)).map(|(id, _)| id)
}

/// The branches that end outermost loops.
fn exits_of(program: &Program, graph: &Graph) -> Vec<Exit> {
    let mut exits = Vec::new();
    for (block, data) in program.blocks.iter() {
        let (Some(&header), Terminator::Branch { then, otherwise, .. }) =
            (graph.loops(block).first(), &data.terminator)
        else {
            continue;
        };
        let stays = |target: BlockId| graph.loops(target).first() == Some(&header);
        if stays(then.target) != stays(otherwise.target) {
            exits.push(Exit { header, block, stays_then: stays(then.target) });
        }
    }
    exits
}

/// The conditions of a program, in terms that partitions share.
struct Conditions<'p> {
    program: &'p Program,
    graph: &'p Graph,
    terms: Terms,
    loaded: &'p FxHashSet<TermId>,
}

impl Conditions<'_> {
    /// Whether the condition depends on a loaded value, in this iteration or in the next.
    fn depends_on_load(&self, exit: Exit) -> bool {
        let program = self.program;
        let Some(condition) = program.blocks[exit.block].terminator.condition() else { return false };
        let mut terms = vec![condition];
        let used = self.symbols(condition);
        for arguments in self.all_arguments(exit.header, true) {
            let passed = program.blocks[exit.header].params.iter().zip(arguments);
            terms.extend(passed.filter(|(param, _)| used.contains(param)).map(|(_, &argument)| argument));
        }
        terms.iter().any(|term| self.symbols(*term).iter().any(|symbol| self.loaded.contains(symbol)))
    }

    /// When a loop goes on. `None` if it may end otherwise, too, or if that depends on more than
    /// the last loaded value and what all partitions share.
    fn goes_on(&mut self, exit: Exit) -> Option<GoesOn> {
        let program = self.program;
        let condition = program.blocks[exit.block].terminator.condition()?;
        if exit.block != exit.header {
            let is_asked_once = self.graph.loops(exit.block).len() == 1 && self.is_on_each_path(exit);
            let next = self.shared(condition, &[]).filter(|_| is_asked_once)?;
            return Some(GoesOn { first: None, next: self.plain(next, exit.stays_then) });
        }
        let params = &program.blocks[exit.header].params;
        let pairs = |arguments: TermList| params.iter().copied().zip(arguments).collect::<Vec<_>>();
        let (again, first) =
            (pairs(self.arguments(exit.header, true)?), pairs(self.arguments(exit.header, false)?));
        let next = self.shared(condition, &again)?;
        let first = self.shared(condition, &first)?;
        let first = self.plain(first, exit.stays_then);
        let first = match self.terms.as_const(first.0) {
            Some(value) if (value != 0) == first.1 => None,
            Some(_) => return None,
            None => Some(first),
        };
        Some(GoesOn { first, next: self.plain(next, exit.stays_then) })
    }

    /// Whether each iteration of a loop reaches the branch that ends it.
    fn is_on_each_path(&self, exit: Exit) -> bool {
        let (mut seen, mut open) = (FxHashSet::from_iter([exit.header]), vec![exit.header]);
        while let Some(block) = open.pop() {
            for edge in self.program.blocks[block].terminator.edges() {
                let is_inside = self.graph.loops(edge.target).first() == Some(&exit.header);
                if edge.target == exit.header {
                    return false;
                }
                if is_inside && edge.target != exit.block && seen.insert(edge.target) {
                    open.push(edge.target);
                }
            }
        }
        true
    }

    /// The arguments of the only edge to a header from inside of its loop, or from outside.
    fn arguments(&self, header: BlockId, inside: bool) -> Option<TermList> {
        let mut all = self.all_arguments(header, inside);
        all.next().filter(|_| all.next().is_none()).cloned()
    }

    /// The arguments of all edges to a header from inside of its loop, or from outside.
    fn all_arguments(&self, header: BlockId, inside: bool) -> impl Iterator<Item = &TermList> {
        let is_of = move |block: BlockId| self.graph.loops(block).contains(&header) == inside;
        let blocks = self.program.blocks.iter().filter(move |(block, _)| is_of(*block));
        let edges = blocks.flat_map(|(_, block)| block.terminator.edges());
        edges.filter(move |edge| edge.target == header).map(|edge| &edge.args)
    }

    /// A term with other ones for parameters: those of `replaced`, and those of forks for the first
    /// blocks of partitions. `None` if it depends on other parameters.
    fn shared(&mut self, term: TermId, replaced: &[(TermId, TermId)]) -> Option<TermId> {
        let closure = closure(&self.terms, term);
        let mut new: Vec<(TermId, TermId)> = Vec::new();
        for part in closure {
            let of = |term: TermId| new.iter().find(|known| known.0 == term).map_or(term, |known| known.1);
            let value = match self.terms.kind(part).clone() {
                TermKind::Param { .. } => match replaced.iter().find(|known| known.0 == part) {
                    Some(&(_, by)) => self.shared(by, &[])?,
                    None => self.captured(part)?,
                },
                TermKind::Again { term, .. } => of(term),
                kind => self.terms.intern(kind.with_operands(of)),
            };
            new.push((part, value));
        }
        new.last().map(|known| known.1)
    }

    /// What a parameter of the first block of a partition stands for.
    fn captured(&mut self, param: TermId) -> Option<TermId> {
        let TermKind::Param { block, index } = *self.terms.kind(param) else { return None };
        if self.program.functions.values().any(|function| function.entry == block) {
            return Some(param);
        }
        let mut edges = self.program.blocks.values().flat_map(|from| {
            let is_fork = matches!(from.terminator, Terminator::Fork(_));
            from.terminator
                .edges()
                .into_iter()
                .filter(move |edge| edge.target == block)
                .map(move |edge| (is_fork, edge))
        });
        let (is_fork, edge) = edges.next()?;
        let argument = *edge.args.get(index as usize)?;
        let is_only = edges.next().is_none();
        if is_fork && is_only { self.shared(argument, &[]) } else { None }
    }

    /// A condition without comparisons with 0, and whether it holds where the term is not 0.
    fn plain(&self, term: TermId, holds: bool) -> (TermId, bool) {
        let (mut term, mut holds) = (term, holds);
        let is = |term: TermId, value: i64| self.terms.as_const(term) == Some(value);
        let is_bit = |term: TermId| matches!(self.terms.kind(term), TermKind::Compare(..));
        loop {
            (term, holds) = match *self.terms.kind(term) {
                TermKind::Compare(Predicate::Ne, a, b) if is(b, 0) => (a, holds),
                TermKind::Compare(Predicate::Eq, a, b) if is(b, 0) => (a, !holds),
                TermKind::Binary(BinaryOp::Xor, a, b) if is(b, 1) && is_bit(a) => (a, !holds),
                _ => return (term, holds),
            };
        }
    }

    /// The symbols and parameters in a term.
    fn symbols(&self, term: TermId) -> Vec<TermId> {
        let is_leaf = |part: &TermId| self.terms.kind(*part).operands().is_empty();
        closure(&self.terms, term).into_iter().filter(is_leaf).collect()
    }
}

/// The operands of a term, transitively, each before its users, and the term itself last.
fn closure(terms: &Terms, term: TermId) -> Vec<TermId> {
    let (mut seen, mut open) = (FxHashSet::from_iter([term]), vec![term]);
    while let Some(part) = open.pop() {
        open.extend(terms.kind(part).operands().into_iter().filter(|operand| seen.insert(*operand)));
    }
    // Operands have smaller ids than their users.
    let mut parts: Vec<TermId> = seen.into_iter().collect();
    parts.sort_unstable();
    parts
}

/// The events that load a symbol, and those that write what they read. `None` if anything else may
/// write it.
fn versions(program: &Program, symbol: TermId) -> Option<Versions> {
    let own = program.loaded.iter().filter(|loaded| loaded.1 == symbol);
    let loads: FxHashSet<EventId> = own.map(|loaded| loaded.0).collect();
    let buffers_of = |event: EventId, writes: bool| {
        let accesses = program.events[event].accesses.iter();
        let of =
            accesses.filter(move |access| if writes { access.mode.writes() } else { access.mode.reads() });
        of.flat_map(|access| &access.footprints).map(|footprint| match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        })
    };
    let mut read = loads.iter().flat_map(|load| buffers_of(*load, false));
    let buffer = read.next()??;
    if read.any(|other| other != Some(buffer)) {
        return None;
    }
    let mut stores = FxHashSet::default();
    for event in program.events.ids() {
        for written in buffers_of(event, true) {
            if written? == buffer {
                stores.insert(event);
            } else if program.buffers[written?].may_share(&program.buffers[buffer]) {
                return None;
            }
        }
    }
    if stores.is_empty() || !stores.is_disjoint(&loads) {
        return None;
    }
    let is_loaded = |block: &&Block| block.events.iter().any(|event| loads.contains(event));
    let partitions = program.blocks.values().filter(is_loaded).map(|block| block.partition).collect();
    Some(Versions { loads, stores, buffer: Some(buffer), partitions, differ: Cell::new(false) })
}

/// Counts the iterations of a loop, which goes on for `count` of them.
fn count_iterations(program: &mut Program, graph: &Graph, exit: Exit, count: TermId) {
    let header = exit.header;
    let index = u32::try_from(program.blocks[header].params.len()).expect("few parameters");
    let iteration = program.terms.intern(TermKind::Param { block: header, index });
    program.blocks[header].params.push(iteration);
    let (zero, one) = (program.terms.constant(0), program.terms.constant(1));
    let next = program.terms.binary(BinaryOp::Add, iteration, one);
    for (block, data) in (0..).map(BlockId::from_index).zip(program.blocks.values_mut()) {
        let is_inside = graph.loops(block).contains(&header);
        for edge in data.terminator.edges_mut() {
            if edge.target == header {
                edge.args.push(if is_inside { next } else { zero });
            }
        }
    }
    let begun = if exit.block == header { iteration } else { next };
    let predicate = if exit.stays_then { Predicate::Slt } else { Predicate::Sge };
    let goes_on = program.terms.intern(TermKind::Compare(predicate, begun, count));
    if let Terminator::Branch { condition, .. } = &mut program.blocks[exit.block].terminator {
        *condition = Some(goes_on);
    }
}
