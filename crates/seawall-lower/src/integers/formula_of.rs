//! Conversion of the module's index arithmetic to formulas.

use rustc_hash::FxHashMap;
use seawall_dialects::{AffineMap, AffineNode, AffineResult, Arith, GpuIndex, Meaning};
use seawall_mlir::{OpId, TypeKind, ValueDef, ValueId};

use crate::facts::Facts;
use crate::facts::iterations::Pinned;
use crate::facts::launch::MAX_THREADS;
use crate::integers;
use crate::integers::formula::{Formulas, Node};
use crate::integers::interval::Interval;

/// Formulas with more steps are not extended further.
const MAX_NODES: usize = 2048;

/// Builds formulas, and records the step of each value.
struct Maker<'u, 'm> {
    facts: &'u Facts<'m>,
    formulas: Formulas,
    /// The interval of each step over all threads.
    anywhere: Vec<Interval>,
    known: FxHashMap<ValueId, usize>,
}

/// The formulas of `values`.
pub(crate) fn formulas(facts: &Facts<'_>, values: &[ValueId]) -> Formulas {
    let (formulas, anywhere, known) = (Formulas::default(), Vec::new(), FxHashMap::default());
    let mut maker = Maker { facts, formulas, anywhere, known };
    for &value in values {
        let root = maker.make(value);
        maker.formulas.roots.push(root);
    }
    maker.formulas
}

/// Whether `values` depend on the thread, and on one of `others`.
pub(crate) fn depends_on_threads_and(facts: &Facts<'_>, values: &[ValueId], others: &[ValueId]) -> bool {
    let (formulas, anywhere, known) = (Formulas::default(), Vec::new(), FxHashMap::default());
    let mut maker = Maker { facts, formulas, anywhere, known };
    for &value in values {
        maker.make(value);
    }
    maker.formulas.has_threads() && others.iter().any(|other| maker.known.contains_key(other))
}

/// The interval of `value` over all threads.
pub(crate) fn interval(facts: &Facts<'_>, value: ValueId) -> Interval {
    let all = formulas(facts, &[value]).anywhere(facts.threads);
    all.first().copied().unwrap_or(Interval::ALL)
}

/// Whether an integer is always between two numbers, inclusive.
pub(crate) fn is_between(facts: &Facts<'_>, value: ValueId, first: i64, last: i64) -> bool {
    let interval = interval(facts, value);
    first <= interval.lo && interval.hi <= last
}

/// The map of an `affine` op, if it matches the number of operands.
pub(crate) fn affine_map(facts: &Facts<'_>, op: OpId) -> Option<AffineMap> {
    let map = AffineMap::parse(&facts.module.attr_expanded(facts.module.attr(op, "map")?))?;
    (map.operands == facts.module.operands(op).len()).then_some(map)
}

impl Maker<'_, '_> {
    fn push(&mut self, node: Node) -> usize {
        let value = node.value(self.facts.threads, None, &[], &self.anywhere);
        self.anywhere.push(value);
        self.formulas.nodes.push(node);
        self.formulas.nodes.len() - 1
    }

    /// Operands first, with an explicit stack, since inputs may have chains of any length.
    fn make(&mut self, value: ValueId) -> usize {
        let mut stack = vec![(value, false)];
        while let Some((top, expanded)) = stack.pop() {
            if self.known.contains_key(&top) {
                continue;
            }
            let operands =
                if self.formulas.nodes.len() > MAX_NODES { Vec::new() } else { self.operands(top) };
            if expanded || operands.is_empty() {
                let node = if self.formulas.nodes.len() > MAX_NODES {
                    self.push(Node::Leaf(Interval::ALL))
                } else {
                    self.step(top)
                };
                self.known.insert(top, node);
            } else {
                stack.push((top, true));
                stack.extend(operands.into_iter().map(|operand| (operand, false)));
                // Only unreachable code computes a value from itself.
                if stack.len() > MAX_NODES {
                    break;
                }
            }
        }
        match self.known.get(&value) {
            Some(&node) => node,
            None => self.push(Node::Leaf(Interval::ALL)),
        }
    }

    fn op_of(&self, value: ValueId) -> Option<OpId> {
        self.facts.module.defining_op(value)
    }

    /// The loop whose counter the value is.
    fn loop_of(&self, value: ValueId) -> Option<OpId> {
        let module = self.facts.module;
        let ValueDef::BlockArg { block, index: 0 } = module.value(value).def else { return None };
        let op = module.region(module.block(block).parent?).op;
        (module.op_name(op) == "scf.for").then_some(op)
    }

    fn operands(&self, value: ValueId) -> Vec<ValueId> {
        let facts = self.facts;
        if let Some(pinned) = facts.pinned(value) {
            return pinned.alias().into_iter().collect();
        }
        if let Some(op) = self.loop_of(value) {
            let bounds = ["lowerBound", "upperBound", "step"].map(|name| facts.operand(op, name));
            return bounds.into_iter().flatten().collect();
        }
        let Some(op) = self.op_of(value) else { return Vec::new() };
        match facts.meaning(op) {
            Meaning::Arith(_) | Meaning::Select => facts.module.operands(op).to_vec(),
            _ if facts.knowledge.applies(op).is_some() => facts.module.operands(op).to_vec(),
            _ if facts.is_first_lane(op) => facts.module.operands(op).to_vec(),
            _ => Vec::new(),
        }
    }

    fn node(&self, value: Option<ValueId>) -> Option<usize> {
        self.known.get(&value?).copied()
    }

    /// Adds the step of a value whose operands have steps.
    fn step(&mut self, value: ValueId) -> usize {
        let bits = match self.facts.module.type_kind(self.facts.module.ty(value)) {
            TypeKind::Integer { width, .. } => width,
            TypeKind::Index => 64,
            _ => return self.push(Node::Leaf(Interval::ALL)),
        };
        let step = self.plain_step(value).unwrap_or_else(|| self.push(Node::Leaf(Interval::ALL)));
        if bits < 64 { self.push(Node::Bits(step, bits)) } else { step }
    }

    fn plain_step(&mut self, value: ValueId) -> Option<usize> {
        let facts = self.facts;
        if let Some(constant) = facts.constant(value) {
            // True is -1, whether the module states it as `true` or as 1.
            let number = if facts.bits(value) == Some(1) { -i64::from(constant != 0) } else { constant };
            return Some(self.push(Node::Leaf(Interval::point(number))));
        }
        if let Some(pinned) = facts.pinned(value) {
            return match pinned {
                Pinned::Counter(number) => Some(self.push(Node::Leaf(Interval::point(number)))),
                Pinned::Alias(of) => self.node(Some(of)),
            };
        }
        if let Some(op) = self.loop_of(value) {
            let [lower, upper, step] =
                ["lowerBound", "upperBound", "step"].map(|name| self.node(facts.operand(op, name)));
            let unsigned = facts.flag(op, "unsignedCmp");
            return (!unsigned).then(|| Some(self.push(Node::Counter(lower?, upper?, step?))))?;
        }
        let op = self.op_of(value)?;
        let operands = facts.module.operands(op);
        match facts.meaning(op) {
            Meaning::Arith(kind) => {
                let (a, b) = (self.node(operands.first().copied())?, self.node(operands.get(1).copied()));
                self.arith(op, kind, a, b)
            }
            Meaning::Select => {
                let [condition, a, b] = [0, 1, 2].map(|at| self.node(operands.get(at).copied()));
                Some(self.push(Node::Select(condition?, a?, b?)))
            }
            _ if facts.knowledge.applies(op).is_some() => self.affine(op),
            _ if facts.is_first_lane(op) => {
                let of = self.node(operands.first().copied())?;
                Some(self.push(Node::FirstLane(of)))
            }
            _ => self.register(op),
        }
    }

    fn arith(&mut self, op: OpId, kind: Arith, a: usize, b: Option<usize>) -> Option<usize> {
        let node = match kind {
            Arith::Add => Node::Add(a, b?),
            Arith::Sub => Node::Sub(a, b?),
            Arith::Mul => Node::Mul(a, b?),
            Arith::FloorDivS => Node::FloorDiv(a, b?),
            Arith::CeilDivS => Node::CeilDiv(a, b?),
            Arith::DivS => Node::Div(a, b?),
            Arith::RemS => Node::Rem(a, b?),
            Arith::And => Node::And(a, b?),
            Arith::Or => Node::Or(a, b?),
            Arith::Xor => Node::Xor(a, b?),
            Arith::Shl => Node::Shl(a, b?),
            Arith::ShrS => Node::ShrS(a, b?),
            Arith::MinS => Node::Min(a, b?),
            Arith::MaxS => Node::Max(a, b?),
            Arith::ExtendS | Arith::Truncate | Arith::IndexCast => Node::Bits(a, 64),
            // For numbers that are not negative, unsigned and signed operations agree.
            Arith::DivU | Arith::RemU | Arith::ShrU | Arith::CeilDivU | Arith::MinU | Arith::MaxU => {
                return self.unsigned(op, kind, a, b?);
            }
            Arith::ExtendU | Arith::IndexCastU if self.is_truth_value(op) => {
                let zero = self.push(Node::Leaf(Interval::point(0)));
                Node::Sub(zero, a)
            }
            Arith::ExtendU | Arith::IndexCastU => {
                return self.is_natural(op).then(|| self.push(Node::Bits(a, 64)));
            }
            Arith::Compare => match integers::predicate(self.facts, op) {
                Some(predicate) => Node::Compare(predicate, a, b?),
                None => Node::Leaf(Interval::new(-1, 0)),
            },
        };
        Some(self.push(node))
    }

    fn unsigned(&mut self, op: OpId, kind: Arith, a: usize, b: usize) -> Option<usize> {
        let node = match kind {
            // The remainder is below the divisor, whatever the dividend is.
            Arith::RemU => Node::Mod(a, b),
            _ if !self.is_natural(op) => return None,
            Arith::DivU => Node::Div(a, b),
            Arith::ShrU => Node::ShrU(a, b),
            Arith::CeilDivU => Node::CeilDiv(a, b),
            Arith::MinU => Node::Min(a, b),
            _ => Node::Max(a, b),
        };
        if kind == Arith::RemU && !self.is_natural(op) {
            // For a negative dividend, the unsigned remainder differs from `mod`.
            let by = self.facts.module.operands(op).get(1).and_then(|&by| self.facts.constant(by));
            let bound = by.filter(|&by| by > 0)?;
            return Some(self.push(Node::Below(bound)));
        }
        Some(self.push(node))
    }

    /// Whether the operand of `op` has one bit.
    fn is_truth_value(&self, op: OpId) -> bool {
        self.facts.module.operands(op).first().is_some_and(|&of| self.facts.bits(of) == Some(1))
    }

    /// Whether no operand of `op` is negative in any thread.
    fn is_natural(&self, op: OpId) -> bool {
        let is_natural = |&operand: &ValueId| {
            let step = self.node(Some(operand)).and_then(|step| self.anywhere.get(step));
            step.is_some_and(|interval| interval.lo >= 0)
        };
        self.facts.module.operands(op).iter().all(is_natural)
    }

    fn affine(&mut self, op: OpId) -> Option<usize> {
        let map = affine_map(self.facts, op)?;
        let operands = self.facts.module.operands(op);
        let mut steps: Vec<usize> = Vec::with_capacity(map.nodes.len());
        for node in &map.nodes {
            let at = |position: usize| steps.get(position).copied();
            let step = match *node {
                AffineNode::Const(value) => Node::Leaf(Interval::point(value)),
                AffineNode::Operand(position) => {
                    steps.push(self.node(operands.get(position).copied())?);
                    continue;
                }
                AffineNode::Add(a, b) => Node::Add(at(a)?, at(b)?),
                AffineNode::Mul(a, b) => Node::Mul(at(a)?, at(b)?),
                AffineNode::Mod(a, b) => Node::Mod(at(a)?, at(b)?),
                AffineNode::FloorDiv(a, b) => Node::FloorDiv(at(a)?, at(b)?),
                AffineNode::CeilDiv(a, b) => Node::CeilDiv(at(a)?, at(b)?),
            };
            steps.push(self.push(step));
        }
        let combine: fn(usize, usize) -> Node = match self.facts.knowledge.applies(op) {
            Some(AffineResult::Min) => Node::Min,
            Some(AffineResult::Max) => Node::Max,
            Some(AffineResult::Only) | None => Node::Join,
        };
        let mut results = map.results.iter().map(|&result| steps.get(result).copied());
        let mut all = results.next()??;
        for result in results {
            let result = result?;
            all = self.push(combine(all, result));
        }
        Some(all)
    }

    /// Indices of threads, lanes, waves and workgroups.
    fn register(&mut self, op: OpId) -> Option<usize> {
        let facts = self.facts;
        let axis = || facts.knowledge.axis(op);
        let bound = facts.int_attr(op, "upper_bound").filter(|&bound| bound > 0);
        let node = match facts.knowledge.gpu_index(op)? {
            GpuIndex::Thread => match (facts.threads, bound) {
                (Some(_), _) => Node::Thread(axis()?),
                (None, Some(bound)) => Node::Below(bound),
                (None, None) if facts.assumed_threads.is_some() => Node::Thread(axis()?),
                (None, None) => Node::Below(i64::from(MAX_THREADS)),
            },
            GpuIndex::Lane if facts.has_wave_indices() => Node::Lane,
            GpuIndex::Warp if facts.has_wave_indices() => Node::Wave,
            GpuIndex::Lane => Node::Below(bound.unwrap_or(64)),
            GpuIndex::Warp => Node::Below(bound.unwrap_or(i64::from(MAX_THREADS))),
            GpuIndex::Threads => match facts.threads {
                Some(threads) => Node::Leaf(Interval::point(i64::from(*threads.size.get(axis()?)?))),
                None => Node::Leaf(Interval::new(1, i64::from(MAX_THREADS))),
            },
            GpuIndex::GlobalThread
            | GpuIndex::Cta
            | GpuIndex::Ctas
            | GpuIndex::Cluster
            | GpuIndex::Clusters
            | GpuIndex::CtaInCluster
            | GpuIndex::CtasInCluster => {
                Node::Below(bound.map_or(i64::from(i32::MAX), |bound| bound.saturating_add(1)))
            }
            GpuIndex::Lanes
            | GpuIndex::Warps
            | GpuIndex::Program
            | GpuIndex::Programs
            | GpuIndex::Rank
            | GpuIndex::Ranks => return None,
        };
        Some(self.push(node))
    }
}
