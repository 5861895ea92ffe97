//! Whether an older joint state covers a newer one: every run of the newer is one of the older,
//! with smaller arguments.
//!
//! The states are equal except for the values of parameters and the ranges of arguments. Let each
//! value differ by a number, its *shift*, and each atom by one, so that the ranges of the older
//! state become those of the newer. From the blocks of all processes, all paths are walked with the
//! differences that parameters have there (`moves.rs`). If whatever decides something on them (a
//! slot, a phase, a predicate, a condition) has the shift 0, each step of the newer state is a step
//! of the older one.
//!
//! Versions of atoms (`epochs.rs`) have shifts of their own. In proof runs, atoms are independent
//! of each other. In search runs, shifts have to agree with `relations.rs`. `DESIGN.md` has the
//! arguments.

use rustc_hash::FxHashSet;
use seawall_base::{EntityId, index_u32};
use seawall_model::{Action, BlockId, Edge, Event, TermId, Terminator, TokenOp};
use smallvec::SmallVec;

use crate::bounds::{intervals, intervals_of_sums};
use crate::checker::ModelChecker;
use crate::epochs::Ends;
use crate::graph::deciding;
use crate::joint::{Joint, Value, Values};
use crate::lin::{FAR, Lin, Range};
use crate::moved::Move;
use crate::moves::{Asked, Context, Memo, Params, Shifts, param};

/// A block that a process may reach, with its epoch and the differences of its parameters there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Spot {
    block: BlockId,
    epoch: u32,
    params: Params,
}

/// How two states differ for one process.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Difference {
    spots: Vec<Spot>,
    /// Shifts of atoms, ascending.
    shifts: Vec<(u32, i64)>,
    last: u32,
}

/// The most blocks with differences that are examined. Kernels have some dozens per process.
const SPOTS: usize = 400;

impl ModelChecker<'_> {
    /// Whether `old` covers `new`: every run from `new` is one from `old`, apart from counters.
    pub(crate) fn continues_like(&mut self, old: &Joint, new: &Joint) -> bool {
        let same = old.processes == new.processes && old.ranges == new.ranges;
        same || [true, false].into_iter().any(|shifting| self.continues_with(old, new, shifting))
    }

    fn continues_with(&mut self, old: &Joint, new: &Joint, shifting: bool) -> bool {
        let Some(keys) = self.key_shifts(&old.ranges, &new.ranges, shifting) else { return false };
        let Some(shifts) = self.atom_shifts(&keys, &new.ranges) else { return false };
        let Some(shifts) = self.related(shifts, &old.ranges, &new.ranges) else { return false };
        if !self.keeps_inherited(&old.ranges, &shifts) || !self.keeps_given(&new.ranges, &shifts) {
            return false;
        }
        let last = new.processes.iter().map(|process| process.epoch).max().unwrap_or(0);
        old.processes.iter().zip(&new.processes).all(|(old_process, new_process)| {
            let spots = old_process.at.iter().zip(&new_process.at).enumerate().map(|(depth, (old, at))| {
                let params = differences(&old.1, &at.1)?;
                // Values of callers have to be equal, because they do not change.
                (depth == 0 || params.iter().all(|param| param.1.shift == 0)).then_some(Spot {
                    block: at.0,
                    epoch: new_process.epoch,
                    params,
                })
            });
            spots
                .collect::<Option<Vec<Spot>>>()
                .is_some_and(|spots| self.is_known_kept(spots, &shifts, [&old.ranges, &new.ranges], last))
        })
    }

    /// Returns the shifts of keys that turn the old ranges into the new ones. With `shifting`,
    /// bounds that moved count as shifted rather than as narrowed. Keys without a range are free.
    fn key_shifts(&self, old: &[Range], new: &[Range], shifting: bool) -> Option<Vec<(u32, i64)>> {
        let own = |ranges: &[Range], key: u32| ranges.get(key as usize).copied().unwrap_or_default();
        let keys = index_u32(old.len().max(new.len()));
        let mut shifts = Vec::new();
        for key in 0..keys {
            let nothing = Range::default();
            match (own(old, key) == nothing, own(new, key) == nothing) {
                (true, true) => continue,
                (true, false) if self.atoms.of_version(key).is_some() => return None,
                _ => {}
            }
            shifts.push((key, shift_between(self.range(old, key), self.range(new, key), shifting)?));
        }
        Some(shifts)
    }

    /// Returns the shifts of atoms that make those of the keys.
    fn atom_shifts(&mut self, keys: &[(u32, i64)], new: &[Range]) -> Option<Shifts> {
        let mut shifts = Shifts::default();
        // A key of one atom decides the shift of the atom. In a longer key, a free atom makes up
        // for the others.
        for long in [false, true] {
            for &(key, shift) in keys {
                let terms = self.atoms.keys.get(key as usize).map_or(&[][..], |key| key.terms.as_slice());
                let missing = shift - self.atoms.shift_of_key(key, &shifts);
                if missing == 0 && terms.iter().all(|term| shifts.contains_key(&term.0))
                    || (terms.len() > 1) != long
                {
                    continue;
                }
                let terms: SmallVec<[(u32, i64); 2]> = SmallVec::from_slice(terms);
                // The further shift that a free atom needs.
                let free = |&(atom, factor): &(u32, i64)| {
                    let own = self.atoms.shift(atom, &shifts) + missing.checked_div(factor)?;
                    let is_free = missing % factor == 0 && !shifts.contains_key(&atom);
                    (is_free && self.keeps_least(atom, own, new)).then_some((atom, own))
                };
                if let Some((atom, own)) = terms.iter().find_map(free) {
                    shifts.insert(atom, own);
                }
            }
        }
        keys.iter().all(|&(key, shift)| self.atoms.shift_of_key(key, &shifts) == shift).then_some(shifts)
    }

    /// Whether the ranges that versions have from their argument hold in the older state, too.
    /// Where the argument has a range, a version without one has to shift as the argument does.
    fn keeps_inherited(&mut self, old: &[Range], shifts: &Shifts) -> bool {
        if !self.proving {
            return true;
        }
        let epochs: FxHashSet<u32> = shifts.keys().filter_map(|atom| self.atoms.epoch(*atom)).collect();
        (0..).zip(old).all(|(key, range)| {
            if *range == Range::default() || self.exits.contains(&key) || self.atoms.of_version(key).is_some()
            {
                return true;
            }
            epochs.iter().all(|&epoch| {
                let version = self.atoms.version(key, epoch);
                let own = old.get(version as usize).copied().unwrap_or_default();
                own != Range::default()
                    || self.atoms.shift_of_key(version, shifts) == self.atoms.shift_of_key(key, shifts)
            })
        })
    }

    /// Whether the older state, which has smaller arguments, respects what every run knows of an
    /// argument.
    fn keeps_given(&mut self, new: &[Range], shifts: &Shifts) -> bool {
        shifts.iter().all(|(&atom, &shift)| self.keeps_least(atom, shift, new))
    }

    /// Whether the older state, where an atom is smaller by `shift`, respects the least value of
    /// the atom.
    fn keeps_least(&mut self, atom: u32, shift: i64, new: &[Range]) -> bool {
        let Some(least) = self.atoms.least(atom).filter(|_| shift > 0) else { return true };
        let own = self.atoms.key(&Lin::atom(atom));
        let is_kept = |range: Range| range.low.saturating_sub(shift) >= least;
        own.is_some_and(|(key, _)| is_kept(self.range(new, key)))
            || [intervals_of_sums, intervals].iter().any(|of| {
                let known = of(&self.atoms, new);
                known.is_some_and(|known| known.get(atom as usize).is_some_and(|range| is_kept(*range)))
            })
    }

    /// [`Self::is_kept`] with a cache, because most states differ in the way that others do. A
    /// result is reused only if the ranges give the same answers.
    fn is_known_kept(&mut self, spots: Vec<Spot>, shifts: &Shifts, ranges: [&[Range]; 2], last: u32) -> bool {
        let mut sorted: Vec<(u32, i64)> = shifts.iter().map(|(atom, shift)| (*atom, *shift)).collect();
        sorted.sort_unstable();
        let difference = Difference { spots: spots.clone(), shifts: sorted, last };
        let known = self.kept.get(&difference).map_or(&[][..], Vec::as_slice);
        let is_same = |known: &&(Asked, bool)| {
            known.0.iter().all(|(question, answers)| self.answers(*question, ranges) == *answers)
        };
        if let Some(known) = known.iter().find(is_same) {
            return known.1;
        }
        self.asked.clear();
        let kept = self.is_kept(spots, shifts, ranges, last);
        let asked = std::mem::take(&mut self.asked);
        self.kept.entry(difference).or_default().push((asked, kept));
        kept
    }

    /// Whether all decisions on the paths from `spots` are equal. Nothing is known beyond the epoch
    /// `last`.
    fn is_kept(&mut self, spots: Vec<Spot>, shifts: &Shifts, ranges: [&[Range]; 2], last: u32) -> bool {
        let mut seen: FxHashSet<Spot> = FxHashSet::default();
        let mut open = spots;
        while let Some(spot) = open.pop() {
            if seen.contains(&spot) {
                continue;
            }
            // To compare takes as long as to run, so that both count as steps of a proof.
            self.steps += u64::from(self.proving) * 4;
            if seen.len() >= SPOTS {
                return false;
            }
            for taken in self.cases(&spot).into_iter().flatten() {
                let at = Context { taken, ..self.context(&spot, shifts, ranges) };
                if !self.is_kept_at(&spot, &at) {
                    return false;
                }
                self.follow(&spot, &at, last, &mut open);
            }
            seen.insert(spot);
        }
        true
    }

    fn context<'a>(&self, spot: &'a Spot, shifts: &'a Shifts, ranges: [&'a [Range]; 2]) -> Context<'a> {
        let has = self.proving && self.epochs.ends(&self.graph, spot.block).is_some();
        Context { params: &spot.params, shifts, ranges, epoch: has.then_some(spot.epoch), taken: None }
    }

    /// Returns what is examined separately: in a loop whose epochs end on a condition, iterations
    /// in which it holds and others.
    fn cases(&self, spot: &Spot) -> [Option<Option<(TermId, bool)>>; 2] {
        match self.epochs.ends(&self.graph, spot.block).filter(|_| self.proving) {
            Some(Ends::When(term)) => [true, false].map(|holds| Some(Some((term, holds)))),
            Some(Ends::Iteration | Ends::Loop) | None => [Some(None), None],
        }
    }

    fn is_kept_at(&mut self, spot: &Spot, at: &Context<'_>) -> bool {
        let program = self.program;
        let mut memo = Memo::default();
        let block = &program.blocks[spot.block];
        let mut events = block.events.iter().map(|event| &program.events[*event]);
        let condition = match block.terminator {
            Terminator::Branch { condition: Some(condition), .. } => Some(condition),
            _ => None,
        };
        events.all(|event| self.acts_equally(event, at, &mut memo))
            && condition.is_none_or(|condition| self.holds_equally(condition, at, &mut memo))
            && self.ends_equally(spot, at)
    }

    /// Whether an epoch ends in both runs or in neither. The assumed condition is left out here,
    /// because it would answer itself.
    fn ends_equally(&mut self, spot: &Spot, at: &Context<'_>) -> bool {
        let at = Context { taken: None, ..*at };
        let edges = self.program.blocks[spot.block].terminator.edges();
        edges.into_iter().all(|edge| match self.epochs.begins(&self.graph, spot.block, edge.target) {
            Some(Ends::When(condition)) if self.proving => {
                self.holds_equally(condition, &at, &mut Memo::default())
            }
            _ => true,
        })
    }

    fn holds_equally(&mut self, condition: TermId, at: &Context<'_>, memo: &mut Memo) -> bool {
        self.moved(condition, at, memo).is_some_and(|value| self.is_kept_zero(&value, at))
    }

    fn acts_equally(&mut self, event: &Event, at: &Context<'_>, memo: &mut Memo) -> bool {
        let phase = match &event.action {
            Action::Token(TokenOp::Acquire { phase, .. } | TokenOp::Wait { phase, .. }) => *phase,
            action => action.mbarrier_wait(),
        };
        let predicate = event.action.predicate();
        deciding(event).into_iter().all(|term| {
            if predicate == Some(term) {
                return self.holds_equally(term, at, memo);
            }
            let moved = self.moved(term, at, memo);
            match moved.and_then(|moved| self.shift_of(&moved, at)) {
                // Of a phase, only the parity decides.
                Some(shift) => shift == 0 || Some(term) == phase && shift % 2 == 0,
                None => false,
            }
        })
    }

    /// Adds the blocks after a block.
    fn follow(&mut self, spot: &Spot, at: &Context<'_>, last: u32, open: &mut Vec<Spot>) {
        let program = self.program;
        let block = &program.blocks[spot.block];
        for edge in block.terminator.edges() {
            let ends = self.epochs.begins(&self.graph, spot.block, edge.target).filter(|_| self.proving);
            let begins = match ends {
                None => false,
                Some(Ends::Iteration | Ends::Loop) => true,
                Some(Ends::When(_)) => at.taken.is_some_and(|taken| taken.1),
            };
            let params = self.passed(spot, edge, at);
            let epoch = spot.epoch.saturating_add(u32::from(begins)).min(last.saturating_add(1));
            open.push(Spot { block: edge.target, epoch, params });
        }
        for &event in &block.events {
            if let Action::Call(call) = &program.events[event].action
                && let Some(callee) = call.callee
            {
                let block = program.functions[callee].entry;
                open.push(Spot { block, epoch: spot.epoch, params: Params::new() });
            }
        }
    }

    /// Returns the parameters at the end of an edge that are used there.
    fn passed(&mut self, spot: &Spot, edge: &Edge, at: &Context<'_>) -> Params {
        let program = self.program;
        let again = self.graph.loops(spot.block).contains(&edge.target);
        let own = &program.blocks[edge.target].params;
        let mut memo = Memo::default();
        let mut set = Params::new();
        for (param_, &argument) in own.iter().zip(&edge.args) {
            let Some(&number) = self.graph.params.get(param_) else { continue };
            if !self.is_live(edge.target, number) {
                continue;
            }
            if let Some(moved) = self.moved(argument, at, &mut memo) {
                let before = param(&spot.params, number).filter(|_| again);
                set.push((number, moved.passed_again(before)));
            }
        }
        let is_own = |number: u32| own.iter().any(|param| self.graph.params.get(param) == Some(&number));
        let kept = spot.params.iter().filter(|known| self.is_live(edge.target, known.0) && !is_own(known.0));
        set.extend(kept.cloned());
        set.sort_unstable_by_key(|known| known.0);
        set
    }

    fn is_live(&self, block: BlockId, param: u32) -> bool {
        self.graph.live.get(block.index()).is_some_and(|live| live.has(param as usize))
    }
}

/// Returns the shift that turns one range into another; `None` if there is none.
fn shift_between(before: Range, now: Range, shifting: bool) -> Option<i64> {
    let (low, high) = (now.low - before.low, now.high - before.high);
    let (low_open, high_open) =
        (before.low == -FAR && now.low == -FAR, before.high == FAR && now.high == FAR);
    let closed = |end: i64| end != -FAR && end != FAR;
    let lows = closed(before.low) && closed(now.low);
    let highs = closed(before.high) && closed(now.high);
    if shifting && lows && (high_open || highs && low == high) {
        return Some(low);
    }
    if shifting && highs && low_open {
        return Some(high);
    }
    (before.low <= now.low && now.high <= before.high).then_some(0)
}

/// Returns how values differ; `None` if some difference is not a number. Two unknown values may be
/// anything in both states.
fn differences(old: &Values, new: &Values) -> Option<Params> {
    let difference = |(old, new): (&Value, &Value)| {
        let moved = Move::between(old.1.as_ref(), new.1.as_ref())?;
        (old.0 == new.0).then_some((new.0, moved))
    };
    old.iter().zip(new).map(difference).collect()
}
