//! Whether one joint state continues like another, counters aside.
//!
//! The two are alike but for the values of parameters and for what is known of the arguments. Let each value differ by a number, its
//! *shift*, and each atom by one, chosen so that what the older state knows of the arguments becomes what the newer one knows. If, in every
//! block that can still be reached, whatever decides something (a slot, a phase, a predicate, a condition) has the shift 0 and whatever is
//! passed to a parameter has that parameter's shift, then each step of the newer state is a step of the older one, with the same shifts
//! after it. So every run of the newer is one of the older with smaller arguments.
//!
//! Quotients and remainders of a shifted value are told only where the shift is a multiple of the divisor and the value is not negative:
//! counters that count up from there. Indices below 0 are mistakes that nobody here looks for.

use rustc_hash::FxHashMap;
use seawall_model::{Action, BinaryOp, BlockId, Event, MBarrierOp, TermId, TermKind, Terminator, TokenOp};

use crate::graph::{deciding, is_param, reachable};
use crate::joint::Joint;
use crate::lin::{Atom, FAR, Lin, Range};
use crate::machine::Machine;

/// Shifts of atoms; those not named have 0.
type Atoms = FxHashMap<u32, i64>;

/// Shifts of parameters of one process; `None` where two ways differ.
type Params = FxHashMap<u32, Option<i64>>;

impl Machine<'_> {
    /// Whether every run from `new` is one from `old`, counters aside.
    pub(crate) fn continues_like(&mut self, old: &Joint, new: &Joint) -> bool {
        [true, false].into_iter().any(|shifting| self.continues_with(old, new, shifting))
    }

    fn continues_with(&mut self, old: &Joint, new: &Joint, shifting: bool) -> bool {
        let Some(keys) = key_shifts(&old.ranges, &new.ranges, shifting) else { return false };
        let Some(atoms) = self.atom_shifts(&keys) else { return false };
        let frames = old.frames.iter().zip(&new.frames);
        for (old, new) in frames {
            if !old
                .iter()
                .zip(new)
                .all(|(old, new)| old.0 == new.0 && shift_of(&old.1, &new.1, &atoms) == Some(0))
            {
                return false;
            }
        }
        let processes: Vec<_> = old.processes.iter().zip(&new.processes).collect();
        processes.into_iter().all(|((_, old), (blocks, new))| {
            let mut params = Params::default();
            for (old, new) in old.iter().zip(new) {
                let Some(shift) = shift_of(&old.1, &new.1, &atoms) else { return false };
                params.insert(new.0, Some(shift));
            }
            self.is_kept(blocks, params, &atoms)
        })
    }

    /// Shifts of atoms that make those of the keys.
    fn atom_shifts(&self, keys: &[i64]) -> Option<Atoms> {
        let mut atoms = Atoms::default();
        let mut pinned: Vec<u32> = Vec::new();
        let terms = |key: usize| self.atoms.keys.get(key).map(|key| key.terms.clone()).unwrap_or_default();
        for (key, _) in keys.iter().enumerate().filter(|(_, shift)| **shift == 0) {
            pinned.extend(terms(key).iter().map(|term| term.0).filter(|_| terms(key).len() == 1));
        }
        for (key, &shift) in keys.iter().enumerate().filter(|(_, shift)| **shift != 0) {
            let terms = terms(key);
            let free = |term: &&(u32, i64)| {
                term.1.abs() == 1 && !atoms.contains_key(&term.0) && !pinned.contains(&term.0)
            };
            if let Some(&(atom, factor)) = terms.iter().find(free) {
                let others = terms.iter().filter(|term| term.0 != atom);
                let sum = others.map(|term| term.1 * atoms.get(&term.0).copied().unwrap_or(0)).sum::<i64>();
                atoms.insert(atom, (shift - sum) * factor);
            }
        }
        let holds = |(key, shift): (usize, &i64)| {
            let sum: i64 =
                terms(key).iter().map(|term| term.1 * atoms.get(&term.0).copied().unwrap_or(0)).sum();
            sum == *shift
        };
        keys.iter().enumerate().all(holds).then_some(atoms)
    }

    /// Whether shifts stay as they are in all that can be reached from `blocks`.
    fn is_kept(&mut self, blocks: &[BlockId], mut params: Params, atoms: &Atoms) -> bool {
        let program = self.program;
        let mut all: Vec<BlockId> = blocks.iter().flat_map(|block| reachable(program, *block)).collect();
        all.sort_unstable();
        all.dedup();
        // Shifts of parameters that have no value yet come along the edges, until all are known.
        loop {
            let before = params.len();
            for &block in &all {
                for edge in program.blocks[block].terminator.edges() {
                    if !self.passes(edge, &mut params, atoms) {
                        return false;
                    }
                }
            }
            if params.len() == before {
                break;
            }
        }
        all.into_iter().all(|block| {
            let data = &program.blocks[block];
            let events =
                data.events.iter().all(|event| self.decides_alike(&program.events[*event], &params, atoms));
            let condition = match data.terminator {
                Terminator::Branch { condition: Some(condition), .. } => {
                    self.term_shift(condition, &params, atoms) == Some(0)
                }
                _ => true,
            };
            events && condition
        })
    }

    /// Whether what an edge passes has the shifts of the parameters that it is passed to. Parameters that nobody uses do not count.
    fn passes(&mut self, edge: &seawall_model::Edge, params: &mut Params, atoms: &Atoms) -> bool {
        use seawall_base::EntityId;
        let program = self.program;
        for (param, &argument) in program.blocks[edge.target].params.iter().zip(&edge.args) {
            let Some(&number) = self.graph.params.get(param) else { continue };
            if !self.graph.live.get(edge.target.index()).is_some_and(|live| live.has(number as usize)) {
                continue;
            }
            let shift = self.term_shift(argument, params, atoms);
            match params.get(&number) {
                None => {
                    if shift.is_some() {
                        params.insert(number, shift);
                    }
                }
                Some(known) if shift.is_some() && *known != shift => return false,
                // Not known yet, or not to be told: then what decides something by it will say so.
                Some(_) if shift.is_none() && self.is_told(argument, params) => return false,
                Some(_) => {}
            }
        }
        true
    }

    /// Whether the shifts of all parameters in a term are known.
    fn is_told(&mut self, term: TermId, params: &Params) -> bool {
        let program = self.program;
        let parts = self.graph.closure(program, term);
        parts.iter().all(|part| self.graph.params.get(part).is_none_or(|number| params.contains_key(number)))
    }

    fn decides_alike(&mut self, event: &Event, params: &Params, atoms: &Atoms) -> bool {
        let phase = match &event.action {
            Action::MBarrier(mbarrier) => match mbarrier.op {
                MBarrierOp::Wait { phase } => Some(phase),
                _ => None,
            },
            Action::Token(TokenOp::Acquire { phase, .. } | TokenOp::Wait { phase, .. }) => *phase,
            _ => None,
        };
        deciding(event).into_iter().all(|term| match self.term_shift(term, params, atoms) {
            // Of a phase, the parity decides.
            Some(shift) => shift == 0 || Some(term) == phase && shift % 2 == 0,
            None => false,
        })
    }

    /// By how much a term differs; `None` if that is not told.
    fn term_shift(&mut self, term: TermId, params: &Params, atoms: &Atoms) -> Option<i64> {
        let program = self.program;
        let parts = self.graph.closure(program, term);
        let mut shifts: FxHashMap<TermId, Option<i64>> = FxHashMap::default();
        for &part in parts.iter() {
            let of = |id: &TermId| shifts.get(id).copied().flatten();
            let shift = match program.terms.kind(part) {
                TermKind::Const(_) | TermKind::Tid | TermKind::Symbol { varying: true, .. } => Some(0),
                TermKind::Symbol { .. } => Some(self.leaf_shift(part, atoms)),
                kind if is_param(kind) => match self.graph.params.get(&part) {
                    Some(number) if self.arguments.contains(number) => Some(self.leaf_shift(part, atoms)),
                    Some(number) => params.get(number).copied().flatten(),
                    None => None,
                },
                TermKind::Param { .. } => None,
                TermKind::Again { term, .. } => of(term),
                TermKind::Compare(_, a, b) => match (of(a), of(b)) {
                    (Some(a), Some(b)) => (a == b).then_some(0),
                    _ => None,
                },
                TermKind::Select(condition, a, b) => match (of(condition), of(a), of(b)) {
                    (Some(0), Some(a), Some(b)) if a == b => Some(a),
                    _ => None,
                },
                TermKind::Binary(op, a, b) => {
                    let by = program.terms.as_const(*b);
                    let closed = of(a) == Some(0) && of(b) == Some(0);
                    match self.op_shift(part, atoms) {
                        Some(shift) => Some(shift),
                        None if closed => Some(0),
                        None => of(a).zip(of(b)).and_then(|(a, b)| binary(*op, a, b, by)),
                    }
                }
            };
            shifts.insert(part, shift);
        }
        shifts.get(&term).copied().flatten()
    }

    fn leaf_shift(&mut self, term: TermId, atoms: &Atoms) -> i64 {
        let atom = self.atoms.intern(Atom::Leaf(term));
        atoms.get(&atom).copied().unwrap_or(0)
    }

    /// The shift of an expression of arguments alone that is an atom: atoms are taken to be independent.
    fn op_shift(&mut self, term: TermId, atoms: &Atoms) -> Option<i64> {
        let lin = self.closed(term)?;
        let is_op = |atom: &u32| matches!(self.atoms.atoms.get(*atom as usize), Some(Atom::Op(..)));
        let sum = lin.terms.iter().map(|term| term.1 * atoms.get(&term.0).copied().unwrap_or(0)).sum();
        lin.terms.iter().any(|term| is_op(&term.0)).then_some(sum)
    }

    /// The value of an expression of arguments alone, whatever they are.
    fn closed(&mut self, term: TermId) -> Option<Lin> {
        let program = self.program;
        let parts = self.graph.closure(program, term);
        let open = |part: &TermId| match program.terms.kind(*part) {
            TermKind::Param { .. } => {
                !self.graph.params.get(part).is_some_and(|number| self.arguments.contains(number))
            }
            TermKind::Symbol { varying, .. } => *varying,
            TermKind::Tid => true,
            _ => false,
        };
        if parts.iter().any(open) {
            return None;
        }
        let nothing = self.start(seawall_model::FunctionId::FIRST, Vec::new());
        self.value(&nothing, 0, term).ok().flatten()
    }
}

/// Shifts of keys that make what was known what is known; `shifting`: bounds that moved are taken to have been shifted rather than to
/// say more.
fn key_shifts(old: &[Range], new: &[Range], shifting: bool) -> Option<Vec<i64>> {
    let n = old.len().max(new.len());
    let at = |ranges: &[Range], key: usize| ranges.get(key).copied().unwrap_or_default();
    let shift = |key: usize| {
        let (old, new) = (at(old, key), at(new, key));
        let inside = old.low <= new.low && new.high <= old.high;
        if old == new {
            return Some(0);
        }
        let (low_open, high_open) = (old.low == -FAR && new.low == -FAR, old.high == FAR && new.high == FAR);
        if shifting && high_open && old.low != -FAR && new.low != -FAR {
            return Some(new.low - old.low);
        }
        if shifting && low_open && old.high != FAR && new.high != FAR {
            return Some(new.high - old.high);
        }
        inside.then_some(0)
    };
    (0..n).map(shift).collect()
}

/// The shift between two values; `None` if it is no number. Two values that are not followed are any value both times.
fn shift_of(old: &Option<Lin>, new: &Option<Lin>, atoms: &Atoms) -> Option<i64> {
    match (old, new) {
        (None, None) => Some(0),
        (Some(old), Some(new)) => {
            let difference = new.plus(old, -1)?.as_number()?;
            let sum: i64 =
                new.terms.iter().map(|term| term.1 * atoms.get(&term.0).copied().unwrap_or(0)).sum();
            difference.checked_add(sum)
        }
        _ => None,
    }
}

/// The shift of an operation, from those of its operands; `by` is the second one if it is a constant.
fn binary(op: BinaryOp, a: i64, b: i64, by: Option<i64>) -> Option<i64> {
    let multiple = |of: i64| of > 0 && a % of == 0 && b == 0;
    match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => a.checked_sub(b),
        BinaryOp::Mul if b == 0 => a.checked_mul(by?),
        BinaryOp::Shl if b == 0 => a.checked_shl(u32::try_from(by?).ok().filter(|by| *by < 32)?),
        BinaryOp::RemS | BinaryOp::RemU if multiple(by?) => Some(0),
        BinaryOp::DivS | BinaryOp::DivU if multiple(by?) => Some(a / by?),
        BinaryOp::ShrS | BinaryOp::ShrU => {
            let of = 1_i64.checked_shl(u32::try_from(by?).ok().filter(|by| *by < 32)?)?;
            multiple(of).then_some(a / of)
        }
        BinaryOp::And => {
            let of = by?.checked_add(1).filter(|of| *of > 0 && of.count_ones() == 1)?;
            multiple(of).then_some(0)
        }
        BinaryOp::MinS | BinaryOp::MaxS if a == b => Some(a),
        _ => None,
    }
}
