//! Uniform values as terms of the model, with the block parameters that they need.

use rustc_hash::FxHashMap;
use seawall_model::{BinaryOp, BlockId, Edge, Predicate, Program, TermId, TermKind};

use crate::expr::{Cmp, ExprId, Level, MadeBy, Node, Op, Symbol, signed};
use crate::flow::{Exit, Flow};
use crate::hubs::KERNEL;
use crate::levels::Levels;
use crate::sums::Sums;
use crate::values::Values;

/// A value that a block gets as parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Source {
    Iteration,
    Phi(u32),
}

/// The terms of one kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct TermTable {
    terms: FxHashMap<ExprId, TermId>,
    /// The parameters of each block of the graph, in order.
    params: FxHashMap<usize, Vec<Source>>,
    /// Positions in program order between which loops lie.
    loops: Option<(usize, usize)>,
}

/// The numbers of the symbols of a program. Values that are one in the whole run, such as
/// parameters of the kernel, have one number in all roles.
#[derive(Clone, Debug, Default)]
pub(crate) struct SymbolNumbers {
    of_run: FxHashMap<String, u32>,
    /// Those that an instruction outside of all loops computes.
    made_once: FxHashMap<MadeBy, u32>,
    /// The parameters of the kernel that are arguments of its entry, by name.
    arguments: FxHashMap<String, TermId>,
    next: u32,
}

impl SymbolNumbers {
    /// The argument of the entry for a parameter of the kernel.
    fn argument(&mut self, program: &mut Program, symbol: &Symbol) -> TermId {
        if let Some(&known) = self.arguments.get(&symbol.name) {
            return known;
        }
        let entry = program.functions[KERNEL].entry;
        let index = program.blocks[entry].params.len() as u32;
        let term = program.terms.intern(TermKind::Param { block: entry, index });
        program.blocks[entry].params.push(term);
        self.arguments.insert(symbol.name.clone(), term);
        term
    }

    /// The number of a value that is not followed. Roles that compute it once have the same one.
    fn number(&mut self, symbol: Option<&Symbol>, is_once: bool) -> u32 {
        let next = self.next;
        let number = match symbol {
            Some(symbol) if symbol.is_of_run => *self.of_run.entry(symbol.name.clone()).or_insert(next),
            Some(Symbol { made_by: Some(made_by), level: Level::Cta, .. }) if is_once => {
                *self.made_once.entry(*made_by).or_insert(next)
            }
            _ => next,
        };
        self.next += u32::from(number == next);
        number
    }
}

/// What the translation of values needs.
#[derive(Clone, Copy)]
pub(crate) struct Facts<'a, 'm> {
    pub(crate) values: &'a Values<'m>,
    pub(crate) flow: &'a Flow,
    /// How each block ends in the model.
    pub(crate) exits: &'a [Exit],
    pub(crate) levels: &'a Levels,
    pub(crate) sums: &'a Sums,
    pub(crate) blocks: &'a [Option<BlockId>],
}

impl TermTable {
    pub(crate) fn new(flow: &Flow) -> TermTable {
        let mut table = TermTable::default();
        for &block in &flow.order {
            for next in flow.blocks[block].exit.successors() {
                if let (true, Some(from), Some(to)) =
                    (flow.is_back_edge(block, next), flow.position[block], flow.position[next])
                {
                    let (first, last) = table.loops.unwrap_or((to, from));
                    table.loops = Some((first.min(to), last.max(from)));
                }
            }
        }
        table
    }

    /// The term of a value on which all threads agree. `None` for other values.
    pub(crate) fn term(
        &mut self,
        program: &mut Program,
        symbols: &mut SymbolNumbers,
        facts: Facts<'_, '_>,
        id: ExprId,
    ) -> Option<TermId> {
        if facts.levels.of(id) != Level::Cta {
            return None;
        }
        let mut needed = std::collections::BTreeSet::new();
        let mut todo = vec![id];
        while let Some(next) = todo.pop() {
            if !self.terms.contains_key(&next) && needed.insert(next) {
                todo.extend(self.operands(facts, next));
            }
        }
        // Operands come first, except that the first value of an induction may come later.
        let mut rest: Vec<ExprId> = needed.into_iter().collect();
        while !rest.is_empty() {
            let before = rest.len();
            rest.retain(|&next| {
                let ready = self.operands(facts, next).iter().all(|operand| self.terms.contains_key(operand));
                if ready {
                    let term = self.translate(program, symbols, facts, next);
                    self.terms.insert(next, term);
                }
                !ready
            });
            if rest.len() == before {
                return None;
            }
        }
        self.terms.get(&id).copied()
    }

    /// The values that the translation of a value needs.
    fn operands(&self, facts: Facts<'_, '_>, id: ExprId) -> smallvec::SmallVec<[ExprId; 3]> {
        match facts.values.exprs.node(id) {
            Node::Symbol(_) | Node::Butterfly { .. } | Node::Shuffle { .. } => smallvec::SmallVec::new(),
            Node::Phi(number) => match facts.sums.induction(number) {
                Some((first, _)) => smallvec::smallvec![first],
                None => smallvec::SmallVec::new(),
            },
            Node::Binary { op: Op::MulHiS | Op::MulHiU, .. } => smallvec::SmallVec::new(),
            Node::Extend { from, .. } if from < 32 => smallvec::SmallVec::new(),
            _ => facts.values.exprs.operands(id),
        }
    }

    fn translate(
        &mut self,
        program: &mut Program,
        symbols: &mut SymbolNumbers,
        facts: Facts<'_, '_>,
        id: ExprId,
    ) -> TermId {
        let term = |operand: ExprId| self.terms[&operand];
        match facts.values.exprs.node(id) {
            Node::Const { width: 1, value } => program.terms.constant(value.cast_signed()),
            Node::Const { width, value } => program.terms.constant(signed(value, width)),
            Node::Compare { cmp, a, b, .. } => {
                let predicate = predicate(facts, cmp, [a, b], program.least_argument);
                program.terms.intern(TermKind::Compare(predicate, term(a), term(b)))
            }
            Node::Select { condition, a, b } => {
                let kind = TermKind::Select(term(condition), term(a), term(b));
                program.terms.intern(kind)
            }
            Node::Extend { from: 32.., a, .. } | Node::OfFirstLane(a) => term(a),
            Node::Binary { op: Op::And, width: 32, a, b }
                if is_not_negative(facts, a, sizes(program.least_argument))
                    && facts.values.exprs.as_const(b).is_some_and(|kept| (kept + 1).is_power_of_two()) =>
            {
                let kept = facts.values.exprs.as_const(b).unwrap_or(0).cast_signed();
                let divisor = program.terms.constant(kept + 1);
                program.terms.binary(BinaryOp::RemU, term(a), divisor)
            }
            // A count is not negative.
            Node::Binary { op: Op::ShrU, width: 32, a, b }
                if is_not_negative(facts, a, sizes(program.least_argument))
                    && facts.values.exprs.as_const(b).is_some_and(|places| places < 32) =>
            {
                let places = facts.values.exprs.as_const(b).unwrap_or(0);
                let divisor = program.terms.constant(1 << places);
                program.terms.binary(BinaryOp::DivU, term(a), divisor)
            }
            Node::Binary { op, width, a, b } => match binary(op) {
                Some(op) => {
                    let (a, b) = (term(a), term(b));
                    negated(program, op, width, a, b).unwrap_or_else(|| program.terms.binary(op, a, b))
                }
                None => self.opaque(program, symbols, facts, id),
            },
            Node::Iteration(block) => self.param(program, facts, block as usize, Source::Iteration),
            Node::Phi(number) => self.phi(program, facts, number),
            Node::Extend { .. }
            | Node::Symbol(_)
            | Node::Tid(_)
            | Node::Elect
            | Node::OfWarp { .. }
            | Node::Butterfly { .. }
            | Node::Shuffle { .. } => self.opaque(program, symbols, facts, id),
        }
    }

    fn phi(&mut self, program: &mut Program, facts: Facts<'_, '_>, number: u32) -> TermId {
        let block = facts.values.phis[number as usize].block;
        let Some((first, step)) = facts.sums.induction(number) else {
            return self.param(program, facts, block, Source::Phi(number));
        };
        let first = self.terms[&first];
        let iteration = self.param(program, facts, block, Source::Iteration);
        let step = program.terms.constant(step);
        let grown = match program.terms.as_const(step) {
            Some(1) => iteration,
            _ => program.terms.binary(BinaryOp::Mul, iteration, step),
        };
        match program.terms.as_const(first) {
            Some(0) => grown,
            _ => program.terms.binary(BinaryOp::Add, first, grown),
        }
    }

    fn param(&mut self, program: &mut Program, facts: Facts<'_, '_>, block: usize, source: Source) -> TermId {
        let Some(in_model) = facts.blocks[block] else { return program.terms.constant(0) };
        let params = self.params.entry(block).or_default();
        let index = match params.iter().position(|&own| own == source) {
            Some(index) => index,
            None => {
                params.push(source);
                params.len() - 1
            }
        };
        let term = program.terms.intern(TermKind::Param { block: in_model, index: index as u32 });
        let of_block = &mut program.blocks[in_model].params;
        if of_block.len() <= index {
            of_block.push(term);
        }
        term
    }

    fn opaque(
        &self,
        program: &mut Program,
        symbols: &mut SymbolNumbers,
        facts: Facts<'_, '_>,
        id: ExprId,
    ) -> TermId {
        let symbol = match facts.values.exprs.node(id) {
            Node::Symbol(number) => facts.values.exprs.symbols.get(number as usize),
            _ => None,
        };
        if let Some(parameter) = symbol.filter(|symbol| symbol.is_parameter) {
            return symbols.argument(program, parameter);
        }
        let at = symbol.map(|symbol| symbol.block.and_then(|block| facts.flow.position[block]));
        // A value that no block computes has one value. Others may change in a loop.
        let varying = match (at, self.loops) {
            (Some(None), _) | (_, None) => false,
            (Some(Some(at)), Some((first, last))) => (first..=last).contains(&at),
            (None, Some(_)) => true,
        };
        let made_by = symbol.and_then(|symbol| symbol.made_by);
        let is_once = made_by.is_some_and(|(id, scope, _)| {
            facts.flow.steps.iter().filter(|step| step.id == id && step.scope == scope).count() == 1
        });
        program.terms.intern(TermKind::Symbol {
            number: symbols.number(symbol, !varying && is_once),
            name: symbol.map_or_else(|| "value".to_owned(), |symbol| symbol.name.clone()),
            varying,
            least: symbol.and_then(|symbol| symbol.least),
        })
    }

    /// Gives all edges the arguments of their targets. Translating them may add parameters.
    pub(crate) fn fill_edges(
        &mut self,
        program: &mut Program,
        symbols: &mut SymbolNumbers,
        facts: Facts<'_, '_>,
    ) {
        // Each round adds the parameters that the last one asked for. There are finitely many.
        let mut done: FxHashMap<(usize, usize), usize> = FxHashMap::default();
        loop {
            let mut changed = false;
            for &block in &facts.flow.order {
                for next in facts.exits[block].successors() {
                    let at = done.get(&(block, next)).copied().unwrap_or(0);
                    let params = self.params.get(&next).map_or(&[][..], Vec::as_slice)[at..].to_vec();
                    for &source in &params {
                        let argument = self.argument(program, symbols, facts, block, next, source);
                        append(program, facts, block, next, argument);
                    }
                    done.insert((block, next), at + params.len());
                    changed |= !params.is_empty();
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn argument(
        &mut self,
        program: &mut Program,
        symbols: &mut SymbolNumbers,
        facts: Facts<'_, '_>,
        from: usize,
        to: usize,
        source: Source,
    ) -> TermId {
        match source {
            Source::Iteration if facts.flow.is_back_edge(from, to) => {
                let iteration = self.param(program, facts, to, Source::Iteration);
                let one = program.terms.constant(1);
                program.terms.binary(BinaryOp::Add, iteration, one)
            }
            Source::Iteration => program.terms.constant(0),
            Source::Phi(number) => {
                let incoming = &facts.values.phis[number as usize].incoming;
                let value = incoming.iter().find(|&&(own, _)| own == from).map(|&(_, value)| value);
                match value.and_then(|value| self.term(program, symbols, facts, value)) {
                    Some(term) => term,
                    None => program.terms.intern(TermKind::Symbol {
                        number: symbols.number(None, false),
                        name: "value".to_owned(),
                        varying: true,
                        least: None,
                    }),
                }
            }
        }
    }
}

/// Whether parameters of the kernel are sizes: not negative.
fn sizes(least: Option<i64>) -> bool {
    least.is_some_and(|least| least >= 0)
}

/// The comparison of two values. Parameters of the kernel are at least `least`.
fn predicate(facts: Facts<'_, '_>, cmp: Cmp, [a, b]: [ExprId; 2], least: Option<i64>) -> Predicate {
    let sizes = sizes(least);
    let not_negative = |value: ExprId| is_not_negative(facts, value, sizes);
    let is_signed = not_negative(a) && not_negative(b);
    match cmp {
        Cmp::Eq => Predicate::Eq,
        Cmp::Ne => Predicate::Ne,
        Cmp::LtU if is_signed => Predicate::Slt,
        Cmp::LeU if is_signed => Predicate::Sle,
        Cmp::LtU => Predicate::Ult,
        Cmp::LeU => Predicate::Ule,
        Cmp::LtS => Predicate::Slt,
        Cmp::LeS => Predicate::Sle,
    }
}

/// Whether a value of 32 bits is certainly not negative. `sizes`: parameters of the kernel are not.
fn is_not_negative(facts: Facts<'_, '_>, id: ExprId, sizes: bool) -> bool {
    let exprs = &facts.values.exprs;
    match exprs.node(id) {
        Node::Const { width, value } => signed(value, width) >= 0,
        Node::Iteration(_) | Node::Tid(_) | Node::Elect | Node::Compare { .. } => true,
        Node::Symbol(_) => sizes && facts.values.is_parameter(id),
        Node::Binary { op: Op::ShrU, b, .. } => exprs.as_const(b).is_some_and(|places| places > 0),
        Node::Binary { op: Op::And, b, .. } => exprs.as_const(b).is_some_and(|kept| kept < 1 << 31),
        Node::Binary { op: Op::DivU | Op::RemU, b, .. } => {
            exprs.as_const(b).is_some_and(|divisor| (2..1 << 31).contains(&divisor))
        }
        // A counter does not wrap around, as an iteration does not.
        Node::Phi(number) => facts.sums.induction(number).is_some_and(|(first, step)| {
            step > 0 && exprs.as_const(first).is_some_and(|first| first < 1 << 31)
        }),
        Node::Binary { op: Op::Add, a, b, .. } => {
            exprs.as_const(b).is_some_and(|more| more < 1 << 16) && is_not_negative(facts, a, false)
        }
        Node::Binary { .. }
        | Node::Select { .. }
        | Node::Extend { .. }
        | Node::OfFirstLane(_)
        | Node::OfWarp { .. }
        | Node::Butterfly { .. }
        | Node::Shuffle { .. } => false,
    }
}

/// Appends an argument to the edges between two blocks.
fn append(program: &mut Program, facts: Facts<'_, '_>, from: usize, to: usize, argument: TermId) {
    let (Some(from), Some(to)) = (facts.blocks[from], facts.blocks[to]) else { return };
    for edge in program.blocks[from].terminator.edges_mut() {
        let Edge { target, args } = edge;
        if *target == to {
            args.push(argument);
        }
    }
}

/// The opposite of a comparison, for `holds ^ 1`.
fn negated(program: &mut Program, op: BinaryOp, width: u8, a: TermId, b: TermId) -> Option<TermId> {
    if op != BinaryOp::Xor || width != 1 || program.terms.as_const(b) != Some(1) {
        return None;
    }
    let TermKind::Compare(predicate, x, y) = *program.terms.kind(a) else { return None };
    let opposite = match predicate {
        Predicate::Eq => Predicate::Ne,
        Predicate::Ne => Predicate::Eq,
        Predicate::Slt => Predicate::Sge,
        Predicate::Sle => Predicate::Sgt,
        Predicate::Sgt => Predicate::Sle,
        Predicate::Sge => Predicate::Slt,
        Predicate::Ult => Predicate::Uge,
        Predicate::Ule => Predicate::Ugt,
        Predicate::Ugt => Predicate::Ule,
        Predicate::Uge => Predicate::Ult,
    };
    Some(program.terms.intern(TermKind::Compare(opposite, x, y)))
}

fn binary(op: Op) -> Option<BinaryOp> {
    Some(match op {
        Op::Add => BinaryOp::Add,
        Op::Sub => BinaryOp::Sub,
        Op::Mul => BinaryOp::Mul,
        Op::DivU => BinaryOp::DivU,
        Op::DivS => BinaryOp::DivS,
        Op::RemU => BinaryOp::RemU,
        Op::RemS => BinaryOp::RemS,
        Op::MinU => BinaryOp::MinU,
        Op::MinS => BinaryOp::MinS,
        Op::MaxU => BinaryOp::MaxU,
        Op::MaxS => BinaryOp::MaxS,
        Op::And => BinaryOp::And,
        Op::Or => BinaryOp::Or,
        Op::Xor => BinaryOp::Xor,
        Op::Shl => BinaryOp::Shl,
        Op::ShrU => BinaryOp::ShrU,
        Op::ShrS => BinaryOp::ShrS,
        Op::MulHiU | Op::MulHiS => return None,
    })
}
