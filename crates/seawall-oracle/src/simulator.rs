//! The simulator of a program: the data that all runs share, and the resolution of values, places
//! and choices.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{Access, BufferId, EventId, FunctionId, PartitionId, Place, Program, Slot, TermId};
use smallvec::SmallVec;

use crate::limits::Limits;
use crate::loaded::Loaded;
use crate::place::{At, Places, Touched, Touches};
use crate::report::{Actor, Conflict, Fault, Reason, Step, StepKind};
use crate::run_state::{Decision, Guesses, QUEUES, State, Status, Warp};
use crate::set::{Carrier, MAX_CARRIERS, Set};
use crate::tables::{Code, Tables};
use crate::value::{Leaves, Value, evaluate, number};
use crate::warps::WarpIndex;

/// A choice that a step needs.
#[derive(Clone, Debug)]
pub(crate) enum Choice {
    /// The value of a symbol.
    Symbol(u32),
    /// The value of one store.
    Loaded { number: u32, store: u32 },
    /// One of several answers, the same for all warps of a partition.
    Decide { partition: PartitionId, position: u32, question: u8, answers: SmallVec<[i64; 4]> },
}

/// A value, or the choice that it needs.
pub(crate) type Asked<T> = Result<T, Choice>;

/// A possible continuation of a run.
#[derive(Clone, Debug)]
pub(crate) enum Alternative {
    Symbol(u32, i64),
    Loaded {
        number: u32,
        store: u32,
        value: i64,
    },
    Decide(Decision),
    Warp(WarpIndex),
    /// The arrival with this number completes.
    Arrival(usize),
}

/// A carrier other than a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CarrierKey {
    /// The open phase of an object, as seen by one of the CTAs that share it.
    Building(u32, u32),
    /// The completed phases of an object, as seen by one of the CTAs that share it.
    Completed(u32, u32),
    /// The even or odd phases of a split barrier, identified by the first warp of its group.
    Split(WarpIndex, i32, bool),
    Named(i64),
    /// The nth operation in flight of a warp that will arrive at an object.
    InFlight(WarpIndex, usize),
    /// The mbarrier initializations that a warp has fenced.
    Inits(WarpIndex),
}

/// A synchronization object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum ObjectKey {
    /// An mbarrier of a CTA, or of all CTAs ([`SHARED`](crate::cluster::SHARED)), in one of its
    /// lifetimes.
    MBarrier { buffer: BufferId, slot: i64, cta: u32, life: u8 },
    /// The full or empty part of a token's slot in a CTA.
    Token(u32, i64, bool, u32),
}

/// A fault without its schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Found {
    pub(crate) earlier: Option<EventId>,
    pub(crate) event: EventId,
    pub(crate) fault: Fault,
    pub(crate) in_flight_read: bool,
    pub(crate) between_ctas: bool,
}

/// Shared by all runs of one kernel.
#[derive(Debug)]
pub(crate) struct Simulator<'p> {
    pub(crate) program: &'p Program,
    /// The function in which runs start.
    pub(crate) kernel: FunctionId,
    pub(crate) tables: Tables<'p>,
    pub(crate) limits: Limits,
    pub(crate) places: Places<'p>,
    carriers: FxHashMap<CarrierKey, Carrier>,
    next_carrier: Carrier,
    objects: FxHashMap<ObjectKey, u32>,
    pub(crate) object_keys: Vec<ObjectKey>,
    /// Faults found, each with the history of its state.
    pub(crate) found: Vec<(Found, u32)>,
    seen: FxHashSet<Found>,
    pub(crate) reasons: BTreeSet<Reason>,
    pub(crate) bounded: bool,
    /// Whether one of several values was chosen for an unknown value.
    pub(crate) guessed: bool,
    pub(crate) steps: u64,
    /// The pairs of accesses that were compared.
    pub(crate) comparisons: u64,
    /// The steps of the run, if it is recorded.
    pub(crate) trace: Option<Vec<Step>>,
    scratch: Vec<Value>,
}

struct Environment<'a> {
    state: &'a State,
    warp: WarpIndex,
    cells: &'a [Value],
    memory: crate::facts::Memory,
    tid: Value,
}

impl Leaves for Environment<'_> {
    fn cell(&self, cell: u32) -> Value {
        self.cells[cell as usize]
    }

    fn symbol(&self, symbol: u32) -> Value {
        match self.state.symbols.get(symbol as usize) {
            Some(Some(value)) => Value::Known(*value),
            Some(None) => Value::Needs(symbol),
            None => Value::Unknown,
        }
    }

    fn loaded(&self, number: u32) -> Value {
        self.state.loaded.value(self.warp, number)
    }

    fn recall(&self, number: u32) -> Option<bool> {
        self.memory.recall(number)
    }

    fn tid(&self) -> Value {
        self.tid
    }
}

impl<'p> Simulator<'p> {
    /// A simulator of the runs of a kernel.
    pub(crate) fn new(program: &'p Program, limits: &Limits, kernel: FunctionId) -> Self {
        let tables = Tables::new(program, limits, kernel);
        let warps = tables.warps.len();
        let mut reasons = BTreeSet::new();
        if tables.too_many_warps {
            reasons.insert(Reason::TooLarge);
        }
        Simulator {
            program,
            kernel,
            next_carrier: if tables.thread_fences { 3 * warps } else { warps },
            tables,
            limits: limits.clone(),
            places: Places::new(program),
            carriers: FxHashMap::default(),
            objects: FxHashMap::default(),
            object_keys: Vec::new(),
            found: Vec::new(),
            seen: FxHashSet::default(),
            reasons,
            bounded: false,
            guessed: false,
            steps: 0,
            comparisons: 0,
            trace: None,
            scratch: Vec::new(),
        }
    }

    /// The state in which the warps of the kernel's partition start.
    pub(crate) fn start(&self) -> State {
        let entry = self.program.functions[self.kernel].entry;
        let partition = self.program.blocks[entry].partition;
        let no_arguments: Rc<[Touches]> = Rc::from(Vec::new());
        let warp = |at: WarpIndex| Warp {
            status: if self.tables.partition(at) == partition { Status::Ready } else { Status::Dormant },
            block: entry,
            index: 0,
            position: 0,
            base: 0,
            arguments: Rc::clone(&no_arguments),
            callers: Vec::new(),
            closed: [0; QUEUES],
            fenced: false,
        };
        let count = self.tables.warps.len();
        let ctas = 0..self.tables.warps.ctas;
        let mut live = Set::default();
        let started = ctas.flat_map(|cta| self.tables.warps.group_in(cta, partition).warps());
        started.for_each(|at| live.insert(at));
        State {
            warps: (0..count).map(warp).collect(),
            cells: vec![Value::Unknown; count.saturating_mul(self.tables.cell_count)],
            memories: vec![crate::facts::Memory::default(); count],
            loaded: Loaded::new(&self.tables.loaded, count),
            repeats: vec![0; count.saturating_mul(self.tables.loops.count)],
            symbols: SmallVec::from_elem(None, self.tables.domains.len()),
            records: Vec::new(),
            objects: Vec::new(),
            arrivals: Vec::new(),
            named: Vec::new(),
            decisions: Vec::new(),
            tallies: Vec::new(),
            guesses: Guesses::default(),
            live,
            history: 0,
        }
    }

    /// The value of a term for a warp. `None` if it is unknown. With `uniform`, all warps must
    /// agree on it.
    pub(crate) fn value(
        &mut self,
        state: &State,
        warp: WarpIndex,
        term: TermId,
        uniform: bool,
    ) -> Asked<Option<i64>> {
        match self.raw_value(state, warp, term, uniform) {
            Value::Needs(symbol) => Err(Choice::Symbol(symbol)),
            Value::NeedsLoaded { number, store } => Err(Choice::Loaded { number, store }),
            value => Ok(value.known()),
        }
    }

    /// As [`value`](Self::value), but a missing choice is part of the result.
    pub(crate) fn raw_value(&mut self, state: &State, warp: WarpIndex, term: TermId, uniform: bool) -> Value {
        let code = match self.tables.code(term) {
            Some(Code::Value(value)) => return *value,
            Some(Code::Nodes(code)) => code,
            None => return Value::Unknown,
        };
        let group = self.tables.group(warp);
        let number = group.real_warp(warp.saturating_sub(group.first));
        let thread = i64::try_from(number).expect("few warps") * i64::from(self.tables.lanes);
        let start = warp * self.tables.cell_count;
        let cells = &state.cells[start..start + self.tables.cell_count];
        let tid = if uniform { Value::Unknown } else { Value::Known(group.thread.saturating_add(thread)) };
        let memory = state.memories[warp];
        let mut scratch = std::mem::take(&mut self.scratch);
        let value = evaluate(code, &Environment { state, warp, cells, memory, tid }, &mut scratch);
        self.scratch = scratch;
        value
    }

    /// Chooses one of `answers`, the same for all warps of the partition at this step.
    pub(crate) fn decide(
        &self,
        state: &State,
        warp: WarpIndex,
        question: u8,
        answers: impl IntoIterator<Item = i64>,
    ) -> Asked<i64> {
        let partition = self.tables.partition(warp);
        let position = state.warps[warp].position;
        let answers: SmallVec<[i64; 4]> = answers.into_iter().collect();
        match (state.decided(partition, position, question), answers.as_slice()) {
            (Some(answer), _) => Ok(answer),
            (None, []) => Ok(0),
            (None, &[only]) => Ok(only),
            _ => Err(Choice::Decide { partition, position, question, answers }),
        }
    }

    /// The alternatives at a choice.
    pub(crate) fn alternatives(&self, choice: &Choice) -> Vec<Alternative> {
        match choice {
            Choice::Symbol(symbol) => {
                let domain = self.tables.domains.get(*symbol as usize);
                domain.into_iter().flatten().map(|value| Alternative::Symbol(*symbol, *value)).collect()
            }
            Choice::Loaded { number, store } => {
                let (number, store) = (*number, *store);
                let domain = self.tables.loaded.domain(number).iter();
                domain.map(|&value| Alternative::Loaded { number, store, value }).collect()
            }
            Choice::Decide { partition, position, question, answers } => {
                let (partition, position, question) = (*partition, *position, *question);
                let decide =
                    |&answer: &i64| Alternative::Decide(Decision { partition, position, question, answer });
                answers.iter().map(decide).collect()
            }
        }
    }

    /// The memory that an access touches in this execution.
    pub(crate) fn touches(&mut self, state: &State, warp: WarpIndex, access: &'p Access) -> Asked<Touches> {
        let mut touches = Touches::new();
        for footprint in &access.footprints {
            self.touch(state, warp, footprint, &mut touches)?;
        }
        Ok(touches)
    }

    /// Adds the memory of a footprint.
    pub(crate) fn touch(
        &mut self,
        state: &State,
        warp: WarpIndex,
        footprint: &'p seawall_model::Footprint,
        touches: &mut Touches,
    ) -> Asked<()> {
        let by = &state.warps[warp];
        match footprint.place {
            Place::Parameter(argument) => match by.arguments.get(argument as usize) {
                // Each entry once: a function that passes its arguments to itself would double them
                // with every call.
                Some(passed) if !passed.is_empty() => {
                    for touched in passed.iter() {
                        if !touches.contains(touched) {
                            touches.push(*touched);
                        }
                    }
                }
                _ => touches.push(Touched { spot: self.places.unknown(), at: At::Any }),
            },
            Place::Unknown => touches.push(Touched { spot: self.places.unknown(), at: At::Any }),
            Place::Buffer(buffer) => {
                let at = match footprint.slot {
                    _ if self.program.buffers[buffer].slots <= 1 => At::Whole,
                    Slot::Whole => At::Whole,
                    Slot::Any => At::Any,
                    Slot::At(term) => self.value(state, warp, term, true)?.map_or(At::Any, At::Index),
                };
                touches.push(Touched { spot: self.places.spot(footprint, by.base), at });
            }
        }
        Ok(())
    }

    /// Returns the number of an object and adds the object if it is new.
    pub(crate) fn object(&mut self, key: ObjectKey) -> u32 {
        if let Some(&number) = self.objects.get(&key) {
            return number;
        }
        let number = number(self.object_keys.len());
        self.object_keys.push(key);
        self.objects.insert(key, number);
        number
    }

    /// Returns the carrier with this key and adds it if it is new.
    pub(crate) fn carrier(&mut self, key: CarrierKey) -> Carrier {
        if let Some(&carrier) = self.carriers.get(&key) {
            return carrier;
        }
        let carrier = self.next_carrier;
        if carrier >= MAX_CARRIERS {
            self.reasons.insert(Reason::TooLarge);
        }
        self.next_carrier = self.next_carrier.saturating_add(1);
        self.carriers.insert(key, carrier);
        carrier
    }

    /// The carriers of what a warp knew at its last thread fence, and of what it will know at its
    /// next one.
    pub(crate) fn fence_carriers(&self, warp: WarpIndex) -> Option<(Carrier, Carrier)> {
        let warps = self.tables.warps.len();
        self.tables.thread_fences.then(|| (warps + warp, 2 * warps + warp))
    }

    /// Whether the program needs more carriers than there are.
    pub(crate) fn has_overflowed(&self) -> bool {
        self.next_carrier > MAX_CARRIERS
    }

    /// Records a fault once.
    pub(crate) fn fault(&mut self, state: &State, found: Found) {
        // A carrier that does not fit loses its knowledge, so later faults would be false.
        if !self.has_overflowed() && self.seen.insert(found) {
            self.found.push((found, state.history));
        }
    }

    /// Records a fault at one event.
    pub(crate) fn misuse(&mut self, state: &State, fault: Fault, earlier: Option<EventId>, event: EventId) {
        if fault != Fault::SplitBarrierMisuse && state.guesses != Guesses::default() {
            self.reasons.insert(Reason::UnknownValues);
            return;
        }
        self.fault(state, Found { earlier, event, fault, in_flight_read: false, between_ctas: false });
    }

    /// Records a step if the run is recorded.
    pub(crate) fn note(&mut self, state: &State, warp: WarpIndex, event: Option<EventId>, kind: StepKind) {
        if self.trace.is_none() {
            return;
        }
        let group = self.tables.group(warp);
        let actor = Actor {
            cta: self.tables.warps.cta(warp),
            partition: self.tables.partition(warp),
            warp: number(warp - group.first),
            engine: kind == StepKind::Completes,
        };
        let block = state.warps[warp].block;
        let first = warp * self.tables.loops.count;
        let of = |header: seawall_model::BlockId| {
            let number = self.tables.loops.header(header)?;
            let inside = self.tables.loops.contains(number, block);
            inside.then(|| (header, state.repeats[first + number as usize]))
        };
        let function = self.program.blocks[block].function;
        let iterations = self.program.functions[function].blocks.iter().filter_map(|b| of(*b)).collect();
        if let Some(trace) = &mut self.trace {
            trace.push(Step { actor, event, kind, iterations });
        }
    }
}

/// Returns the kind of conflict of two accesses, or `None` if both read.
pub(crate) fn conflict(earlier_writes: bool, later_writes: bool) -> Option<Conflict> {
    match (earlier_writes, later_writes) {
        (true, true) => Some(Conflict::WriteAfterWrite),
        (true, false) => Some(Conflict::ReadAfterWrite),
        (false, true) => Some(Conflict::WriteAfterRead),
        (false, false) => None,
    }
}
