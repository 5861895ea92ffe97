//! The integers that decide slots, phases and branches, and the blocks in which they are live.
//!
//! Only these are tracked along paths. A branch condition is included if it consists of constants
//! and block parameters. A condition that also depends on a symbol is unknown.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_model::{
    BinaryOp, BlockId, Footprint, Function, Place, Program, Slot, TermId, TermKind, Terminator,
};

use super::MAX_MODULUS;
use super::value::gcd;

/// The relevant integers of one function.
pub(super) struct Relevant {
    /// Per block, the terms to evaluate, operands before their uses.
    pub(super) terms: FxHashMap<BlockId, Vec<TermId>>,
    /// Per block, the live parameters: its own and those of earlier blocks.
    pub(super) live: FxHashMap<BlockId, Vec<TermId>>,
    /// Run-invariant values on which slots depend, and the modulus that decides these slots.
    pub(super) splits: Vec<(TermId, i64)>,
    /// The modulus for integers with too many values.
    pub(super) modulus: i64,
    /// Conditions on run-invariant values that several branches use. Such a condition always has
    /// the same value.
    pub(super) decisions: Vec<TermId>,
}

/// Further conditions are chosen independently each time. Each tracked one may double the number of
/// paths.
const MAX_DECISIONS: usize = 4;

impl Relevant {
    pub(super) fn new(program: &Program, function: &Function) -> Self {
        let finder = Finder { program, function, entered: entered(program, function) };
        let mut roots = finder.roots();
        finder.close(&mut roots);
        let terms: FxHashMap<BlockId, Vec<TermId>> =
            roots.iter().map(|(&block, roots)| (block, closure(program, roots))).collect();
        let live = finder.live(&terms);
        Relevant {
            splits: finder.splits(),
            modulus: modulus(program, finder.slots(), &terms),
            decisions: finder.decisions(),
            terms,
            live,
        }
    }
}

/// Blocks with an incoming edge.
fn entered(program: &Program, function: &Function) -> FxHashSet<BlockId> {
    let blocks = function.blocks.iter().map(|&block| &program.blocks[block]);
    blocks.flat_map(|block| block.terminator.edges().into_iter().map(|edge| edge.target)).collect()
}

/// `roots` and all terms on which they depend, in ascending order, so operands come first.
fn closure(program: &Program, roots: &FxHashSet<TermId>) -> Vec<TermId> {
    let mut seen = roots.clone();
    let mut work: Vec<TermId> = roots.iter().copied().collect();
    while let Some(term) = work.pop() {
        work.extend(program.terms.kind(term).operands().into_iter().filter(|&operand| seen.insert(operand)));
    }
    let mut all: Vec<TermId> = seen.into_iter().collect();
    all.sort_unstable();
    all
}

struct Finder<'p> {
    program: &'p Program,
    function: &'p Function,
    entered: FxHashSet<BlockId>,
}

type Roots = FxHashMap<BlockId, FxHashSet<TermId>>;

impl Finder<'_> {
    /// Whether the term is a run-invariant input: a symbol or an argument of the function.
    fn is_given(&self, term: TermId) -> bool {
        match *self.program.terms.kind(term) {
            TermKind::Symbol { varying, .. } => !varying,
            TermKind::Param { block, .. } => block == self.function.entry && !self.entered.contains(&block),
            _ => false,
        }
    }

    /// Whether a path may determine the term's value.
    fn is_followed(&self, term: TermId) -> bool {
        closure(self.program, &FxHashSet::from_iter([term])).into_iter().all(|part| {
            !self.is_given(part)
                && !matches!(self.program.terms.kind(part), TermKind::Symbol { .. } | TermKind::Tid)
        })
    }

    /// The slot terms of rings in a block, each with the number of slots.
    fn rings(&self, block: BlockId) -> Vec<(TermId, i64)> {
        let events = self.program.blocks[block].events.iter().map(|&event| &self.program.events[event]);
        let footprints = events.flat_map(|event| event.accesses.iter().flat_map(|access| &access.footprints));
        let ring = |footprint: &Footprint| match (footprint.place, footprint.slot) {
            (Place::Buffer(buffer), Slot::At(term)) => {
                Some((term, i64::from(self.program.buffers[buffer].slots))).filter(|&(_, slots)| slots > 1)
            }
            (Place::Buffer(_) | Place::Parameter(_) | Place::Unknown, _) => None,
        };
        footprints.filter_map(ring).collect()
    }

    /// The numbers of slots of all rings.
    fn slots(&self) -> impl Iterator<Item = i64> {
        self.function.blocks.iter().flat_map(|&block| self.rings(block)).map(|(_, slots)| slots)
    }

    fn roots(&self) -> Roots {
        let mut roots = Roots::default();
        for &id in &self.function.blocks {
            let block = &self.program.blocks[id];
            let mut own: FxHashSet<TermId> = self.rings(id).into_iter().map(|(term, _)| term).collect();
            for &event in &block.events {
                own.extend(self.program.events[event].action.mbarrier_wait());
            }
            if let Terminator::Branch { condition: Some(condition), .. } = block.terminator
                && self.is_followed(condition)
            {
                own.insert(condition);
            }
            roots.insert(id, own);
        }
        roots
    }

    /// Adds the values that edges pass to relevant parameters, to a fixpoint.
    fn close(&self, roots: &mut Roots) {
        let mut relevant: FxHashSet<TermId> = FxHashSet::default();
        loop {
            let known = relevant.len();
            for &block in &self.function.blocks {
                let terms = closure(self.program, &roots[&block]);
                let is_param =
                    |term: &TermId| matches!(self.program.terms.kind(*term), TermKind::Param { .. });
                relevant.extend(terms.into_iter().filter(is_param));
            }
            if relevant.len() == known {
                return;
            }
            for &block in &self.function.blocks {
                for edge in self.program.blocks[block].terminator.edges() {
                    let params = &self.program.blocks[edge.target].params;
                    let passed = params.iter().zip(&edge.args).filter(|(param, _)| relevant.contains(param));
                    roots.entry(block).or_default().extend(passed.map(|(_, &arg)| arg));
                }
            }
        }
    }

    /// Parameters that are used in a block or after it, before their own block is entered again.
    fn live(&self, terms: &FxHashMap<BlockId, Vec<TermId>>) -> FxHashMap<BlockId, Vec<TermId>> {
        let mut live: FxHashMap<BlockId, FxHashSet<TermId>> = FxHashMap::default();
        let mut changed = true;
        while changed {
            changed = false;
            for &id in self.function.blocks.iter().rev() {
                let mut now: FxHashSet<TermId> = FxHashSet::default();
                for edge in self.program.blocks[id].terminator.edges() {
                    let params = &self.program.blocks[edge.target].params;
                    let after = live.get(&edge.target).into_iter().flatten();
                    now.extend(after.filter(|term| !params.contains(term)));
                }
                let used = terms.get(&id).into_iter().flatten().copied();
                now.extend(used.filter(|&term| {
                    matches!(self.program.terms.kind(term), TermKind::Param { .. }) && !self.is_given(term)
                }));
                let before = live.entry(id).or_default();
                changed |= before.len() != now.len();
                *before = now;
            }
        }
        live.into_iter()
            .map(|(block, params)| {
                let mut params: Vec<TermId> = params.into_iter().collect();
                params.sort_unstable();
                (block, params)
            })
            .collect()
    }

    /// The run-invariant values on which slots depend, in id order. The modulus of each covers the
    /// rings whose slots it decides, so that other rings do not add cases.
    fn splits(&self) -> Vec<(TermId, i64)> {
        let passed = self.passed();
        let mut rings: Vec<(TermId, i64)> =
            self.function.blocks.iter().flat_map(|&block| self.rings(block)).collect();
        rings.sort_unstable();
        rings.dedup();
        let mut deciding: FxHashMap<TermId, (Vec<i64>, FxHashSet<TermId>)> = FxHashMap::default();
        for (slot, slots) in rings {
            let behind = self.behind(slot, &passed);
            for &term in behind.iter().filter(|&&term| self.is_given(term)) {
                let (sizes, terms) = deciding.entry(term).or_default();
                sizes.push(slots);
                terms.extend(&behind);
            }
        }
        let modulus_of = |(term, (mut sizes, terms)): (TermId, (Vec<i64>, FxHashSet<TermId>))| {
            sizes.sort_unstable();
            let mut terms: Vec<TermId> = terms.into_iter().collect();
            terms.sort_unstable();
            let terms = FxHashMap::from_iter([(self.function.entry, terms)]);
            (term, modulus(self.program, sizes.into_iter(), &terms))
        };
        let mut all: Vec<(TermId, i64)> = deciding.into_iter().map(modulus_of).collect();
        all.sort_unstable();
        all
    }

    /// The values that edges pass to each parameter.
    fn passed(&self) -> FxHashMap<TermId, Vec<TermId>> {
        let mut passed: FxHashMap<TermId, Vec<TermId>> = FxHashMap::default();
        for &block in &self.function.blocks {
            for edge in self.program.blocks[block].terminator.edges() {
                for (&param, &arg) in self.program.blocks[edge.target].params.iter().zip(&edge.args) {
                    passed.entry(param).or_default().push(arg);
                }
            }
        }
        passed
    }

    /// `term` and all terms on which it depends, also through parameters.
    fn behind(&self, term: TermId, passed: &FxHashMap<TermId, Vec<TermId>>) -> FxHashSet<TermId> {
        let mut seen = FxHashSet::from_iter([term]);
        let mut work = vec![term];
        while let Some(term) = work.pop() {
            let operands = self.program.terms.kind(term).operands();
            let args = passed.get(&term).into_iter().flatten().copied();
            work.extend(operands.into_iter().chain(args).filter(|&other| seen.insert(other)));
        }
        seen
    }

    fn decisions(&self) -> Vec<TermId> {
        let mut uses: Vec<TermId> = Vec::new();
        for &block in &self.function.blocks {
            if let Terminator::Branch { condition: Some(condition), .. } =
                self.program.blocks[block].terminator
            {
                uses.push(condition);
            }
        }
        uses.sort_unstable();
        let mut several: Vec<TermId> =
            uses.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        several.dedup();
        several.retain(|&term| {
            let leaves = closure(self.program, &FxHashSet::from_iter([term]));
            leaves.into_iter().all(|part| match self.program.terms.kind(part) {
                TermKind::Param { .. } | TermKind::Symbol { .. } | TermKind::Tid => self.is_given(part),
                _ => true,
            })
        });
        several.truncate(MAX_DECISIONS);
        several
    }
}

/// The least common multiple of the sizes of rings and of the moduli in `terms`, times their
/// divisors.
fn modulus(
    program: &Program,
    rings: impl Iterator<Item = i64>,
    terms: &FxHashMap<BlockId, Vec<TermId>>,
) -> i64 {
    // Parities are always relevant.
    let mut multiple = rings.fold(2, common);
    let mut divided: FxHashSet<TermId> = FxHashSet::default();
    let mut blocks: Vec<BlockId> = terms.keys().copied().collect();
    blocks.sort_unstable();
    for term in blocks.iter().flat_map(|block| &terms[block]) {
        let TermKind::Binary(op, _, by) = *program.terms.kind(*term) else { continue };
        let Some(by) = program.terms.as_const(by) else { continue };
        match op {
            BinaryOp::RemS | BinaryOp::RemU => multiple = common(multiple, by),
            BinaryOp::And => multiple = common(multiple, by.saturating_add(1)),
            BinaryOp::DivS | BinaryOp::DivU => {
                divided.insert(*term);
            }
            _ => {}
        }
    }
    let mut divided: Vec<TermId> = divided.into_iter().collect();
    divided.sort_unstable();
    for term in divided {
        let TermKind::Binary(_, _, by) = *program.terms.kind(term) else { continue };
        let product = program.terms.as_const(by).and_then(|by| by.checked_mul(multiple));
        multiple = product.filter(|product| (1..=MAX_MODULUS).contains(product)).unwrap_or(multiple);
    }
    multiple
}

/// The least common multiple, or `a` if that is too large.
fn common(a: i64, b: i64) -> i64 {
    let product = (1..=MAX_MODULUS).contains(&b).then(|| a / gcd(a, b) * b);
    product.filter(|&product| product <= MAX_MODULUS).unwrap_or(a)
}
