//! Values that partitions load from shared memory (`gives`, section 1 of `docs/semantics.md`).
//!
//! What is stored is unknown, but loads of one store give one value. The value is chosen once for
//! each store, by the first warp that needs it. The choice is no guess of how the conditions of two
//! partitions are related, because any value may have been stored.
//!
//! Such values are tracked if
//!
//! - loads give them from a buffer of one slot, in a program for one CTA;
//! - conditions alone depend on them, which pass them on, combine them as bits, and compare them
//!   with constants, so that a few values stand for all ([`values_to_try`]);
//! - only engines store them, and threads of partitions that load them, too. Other threads may end
//!   their loops at what they store.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{Access, Action, BinaryOp, BufferId, EventId, Place, Program, TermId, TermKind};
use smallvec::SmallVec;

use crate::value::Value;
use crate::warps::WarpIndex;

/// The tracked values of a program.
#[derive(Debug, Default)]
pub(crate) struct LoadedValues {
    /// The number of each tracked symbol.
    numbers: FxHashMap<TermId, u32>,
    /// The values to try for each.
    domains: Vec<Vec<i64>>,
    /// Terms that depend on one.
    dependent: FxHashSet<TermId>,
    /// The symbols that an event loads, and those that it stores.
    loads: FxHashMap<EventId, SmallVec<[usize; 1]>>,
    stores: FxHashMap<EventId, SmallVec<[usize; 1]>>,
}

impl LoadedValues {
    /// The tracked values of a program. `dependent` returns the terms that depend on a symbol, if
    /// only conditions do, and at least one.
    pub(crate) fn new(
        program: &Program,
        dependent: impl Fn(TermId) -> Option<Vec<TermId>>,
        ctas: u32,
    ) -> Self {
        let mut values = LoadedValues::default();
        let symbols: BTreeSet<TermId> = program.loaded.iter().map(|&(_, symbol)| symbol).collect();
        for symbol in symbols.into_iter().filter(|_| ctas == 1) {
            let Some(dependent) = dependent(symbol) else { continue };
            let Some(domain) = values_to_try(program, &dependent) else { continue };
            let own = program.loaded.iter().filter(|loaded| loaded.1 == symbol);
            let loads: FxHashSet<EventId> = own.map(|loaded| loaded.0).collect();
            let Some(stores) = stores(program, &loads) else { continue };
            let value = values.domains.len();
            values.numbers.insert(symbol, u32::try_from(value).expect("fewer symbols than terms"));
            values.domains.push(domain);
            values.dependent.extend(dependent);
            loads.into_iter().for_each(|event| values.loads.entry(event).or_default().push(value));
            stores.into_iter().for_each(|event| values.stores.entry(event).or_default().push(value));
        }
        values
    }

    /// The number of a tracked symbol.
    pub(crate) fn number(&self, symbol: TermId) -> Option<u32> {
        self.numbers.get(&symbol).copied()
    }

    /// Whether a term depends on a tracked value.
    pub(crate) fn decide(&self, term: TermId) -> bool {
        self.dependent.contains(&term)
    }

    /// The values to try for a tracked symbol.
    pub(crate) fn domain(&self, number: u32) -> &[i64] {
        &self.domains[number as usize]
    }
}

/// Values that stand for all: 0 and 1, and those near the constants with which terms that depend on
/// the symbol are compared. `None` if such a term is something else.
fn values_to_try(program: &Program, dependent: &[TermId]) -> Option<Vec<i64>> {
    let mut values = BTreeSet::from([0, 1]);
    for &term in dependent {
        match *program.terms.kind(term) {
            TermKind::Symbol { .. }
            | TermKind::Param { .. }
            | TermKind::Again { .. }
            | TermKind::Select(..)
            | TermKind::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, ..) => {}
            TermKind::Compare(predicate, a, b) => {
                let constant = program.terms.as_const(a).or_else(|| program.terms.as_const(b))?;
                values.extend([constant, constant.saturating_add(1)]);
                values.extend(predicate.is_order().then(|| constant.saturating_sub(1)));
            }
            TermKind::Binary(..) | TermKind::Const(_) | TermKind::Tid => return None,
        }
    }
    Some(values.into_iter().collect())
}

/// The events that store what `loads` load. `None` if the values are not tracked.
fn stores(program: &Program, loads: &FxHashSet<EventId>) -> Option<FxHashSet<EventId>> {
    let buffers = |event: EventId, of: fn(&Access) -> bool| {
        let accesses = program.events[event].accesses.iter().filter(move |access| of(access));
        accesses.flat_map(|access| &access.footprints).map(|footprint| match footprint.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        })
    };
    let mut loaded = loads.iter().flat_map(|load| buffers(*load, |access| access.mode.reads()));
    let buffer: BufferId = loaded.next()??;
    if program.buffers[buffer].slots != 1 || loaded.any(|other| other != Some(buffer)) {
        return None;
    }
    let loading: FxHashSet<_> = program
        .blocks
        .values()
        .filter(|block| block.events.iter().any(|event| loads.contains(event)))
        .map(|block| block.partition)
        .collect();
    let mut stores = FxHashSet::default();
    for block in program.blocks.values() {
        for &event in &block.events {
            for written in buffers(event, |access| access.mode.writes()) {
                let written = written?;
                let is_engine = matches!(program.events[event].action, Action::Copy { .. });
                match written == buffer {
                    true if is_engine || loading.contains(&block.partition) => drop(stores.insert(event)),
                    true => return None,
                    false if program.buffers[written].may_share(&program.buffers[buffer]) => return None,
                    false => {}
                }
            }
        }
    }
    (!stores.is_empty()).then_some(stores)
}

/// The values in a state of a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loaded {
    /// How often each value was stored.
    stored: SmallVec<[u32; 2]>,
    /// For each warp, the number of the store that it loaded last, or 0.
    loaded: Vec<u32>,
    /// The chosen values: the symbol, the number of its store, and the value.
    chosen: SmallVec<[(usize, u32, i64); 4]>,
}

impl Loaded {
    pub(crate) fn new(values: &LoadedValues, warps: usize) -> Self {
        let count = values.domains.len();
        Loaded {
            stored: SmallVec::from_elem(0, count),
            loaded: vec![0; count.saturating_mul(warps)],
            chosen: SmallVec::new(),
        }
    }

    /// The value of a symbol for a warp.
    pub(crate) fn value(&self, warp: WarpIndex, number: u32) -> Value {
        let value = number as usize;
        match self.loaded[warp * self.stored.len() + value] {
            0 => Value::Unknown,
            store => match self.chosen.iter().find(|chosen| (chosen.0, chosen.1) == (value, store)) {
                Some(chosen) => Value::Known(chosen.2),
                None => Value::NeedsLoaded { number, store },
            },
        }
    }

    /// Notes which values a warp stored or loaded by executing an event.
    pub(crate) fn note(&mut self, values: &LoadedValues, warp: WarpIndex, event: EventId) {
        let Loaded { stored, loaded, chosen } = self;
        for &value in values.stores.get(&event).into_iter().flatten() {
            stored[value] += 1;
        }
        for &value in values.loads.get(&event).into_iter().flatten() {
            let count = stored.len();
            loaded[warp * count + value] = stored[value];
            // No warp can ask for the value of a store that was replaced and that none loaded last.
            chosen.retain(|&mut (value, store, _)| {
                store == stored[value] || loaded.iter().skip(value).step_by(count).any(|&held| held == store)
            });
        }
    }

    /// Chooses the value of one store.
    pub(crate) fn choose(&mut self, number: u32, store: u32, value: i64) {
        self.chosen.push((number as usize, store, value));
        self.chosen.sort_unstable();
    }
}

/// Numbers of stores are relative to the latest one.
impl Hash for Loaded {
    fn hash<H: Hasher>(&self, hash: &mut H) {
        let count = self.stored.len().max(1);
        for (at, loaded) in self.loaded.iter().enumerate() {
            (*loaded > 0).then(|| self.stored[at % count] - loaded).hash(hash);
        }
        for (value, store, chosen) in &self.chosen {
            (*value, self.stored[*value] - store, *chosen).hash(hash);
        }
    }
}
