//! Axis analysis: facts about the pointers, offsets and masks of copies, as a fixpoint over the
//! values of a module.
//!
//! Forward; join over all values that a value may be. Three states: *nothing* yet, *known* facts,
//! and *not followed*. A value that Triton's analysis does not follow has the weakest facts, and
//! Triton's lowering emits code accordingly. A value that only this analysis does not follow is
//! kept apart: weak facts mean many instructions, and a count that is too large is unsafe.

mod hints;
mod info;
mod transfer;

use std::rc::Rc;

use seawall_base::EntityId;
use seawall_dialects::{Arith, Meaning, OpKnowledge, Regions, Scratch, Tensor, TensorOp, predicate_of};
use seawall_mlir::{AttrValue, Module, OpId, ValueId};
use seawall_model::Predicate;

pub(crate) use info::Axis;
use info::gcd;
use transfer::Two;

/// The state of a value.
#[derive(Clone, Debug, PartialEq)]
enum State {
    Nothing,
    Known(Axis),
    NotFollowed,
}

/// The facts of all values of a module.
#[derive(Debug)]
pub(crate) struct AxisFacts<'m> {
    knowledge: Rc<OpKnowledge<'m>>,
    states: Vec<State>,
}

/// The most rounds of the fixpoint. Real modules take four.
const MAX_ROUNDS: usize = 64;

impl<'m> AxisFacts<'m> {
    pub(crate) fn new(knowledge: &Rc<OpKnowledge<'m>>) -> Self {
        let module = knowledge.module();
        let mut facts =
            AxisFacts { knowledge: Rc::clone(knowledge), states: vec![State::Nothing; module.value_count()] };
        for round in 0.. {
            if round == MAX_ROUNDS {
                facts.states.fill(State::NotFollowed);
            }
            let mut changed = false;
            for op in module.walk() {
                changed |= facts.visit(op);
            }
            if !changed || round >= MAX_ROUNDS {
                break;
            }
        }
        facts
    }

    /// The facts of a value; `None` if it is not followed.
    pub(crate) fn of(&self, value: ValueId) -> Option<&Axis> {
        match self.states.get(value.index()) {
            Some(State::Known(axis)) => Some(axis),
            _ => None,
        }
    }

    fn module(&self) -> &'m Module {
        self.knowledge.module()
    }

    /// Joins `new` into the state of a value. Returns whether it changed.
    fn join(&mut self, value: ValueId, new: State) -> bool {
        let Some(old) = self.states.get_mut(value.index()) else { return false };
        let joined = match (&*old, new) {
            (_, State::Nothing) => return false,
            (State::Nothing, new) => new,
            (State::Known(a), State::Known(b)) => a.join(&b).map_or(State::NotFollowed, State::Known),
            _ => State::NotFollowed,
        };
        let changed = *old != joined;
        *old = joined;
        changed
    }

    fn join_all(&mut self, targets: &[ValueId], sources: &[ValueId]) -> bool {
        let mut changed = false;
        for (&target, &source) in targets.iter().zip(sources) {
            let state = self.states.get(source.index()).cloned().unwrap_or(State::NotFollowed);
            changed |= self.join(target, state);
        }
        changed
    }

    fn visit(&mut self, op: OpId) -> bool {
        let module = self.module();
        let mut changed = false;
        for successor in module.successors(op) {
            changed |= self.join_all(module.block_args(successor.block), module.successor_args(successor));
        }
        match self.knowledge.meaning(op) {
            Meaning::Regions(Regions::For) => changed | self.visit_for(op),
            Meaning::Regions(Regions::While) => {
                changed | self.join_all(self.entry_args(op, 0), module.operands(op))
            }
            Meaning::Regions(Regions::If | Regions::Switch | Regions::Once | Regions::Module) => changed,
            Meaning::Func => changed | self.visit_function(op),
            Meaning::Yield => changed | self.visit_yield(op),
            _ if !module.regions(op).is_empty() => {
                let args = (0..module.regions(op).len()).flat_map(|r| self.entry_args(op, r).to_vec());
                let values: Vec<ValueId> = args.chain(module.results(op).iter().copied()).collect();
                values
                    .into_iter()
                    .fold(changed, |changed, value| changed | self.join(value, State::NotFollowed))
            }
            meaning => {
                let state = self.result(op, meaning);
                let results = module.results(op).to_vec();
                results.into_iter().fold(changed, |changed, value| {
                    let state = match &state {
                        Some(state) => state.clone(),
                        None => {
                            State::Known(hints::with_hints(module, op, Axis::nothing(rank(module, value))))
                        }
                    };
                    changed | self.join(value, state)
                })
            }
        }
    }

    fn entry_args(&self, op: OpId, region: usize) -> &'m [ValueId] {
        let module = self.module();
        let blocks = module.regions(op).get(region).map_or(&[][..], |&region| module.region_blocks(region));
        blocks.first().map_or(&[], |&block| module.block_args(block))
    }

    fn visit_for(&mut self, op: OpId) -> bool {
        let module = self.module();
        let inits = module.operand_group(op, "initArgs");
        let args = self.entry_args(op, 0);
        let mut changed = self.join_all(args.get(1..).unwrap_or(&[]), inits);
        changed |= self.join_all(module.results(op), inits);
        let bound = |name| module.operand_group(op, name).first().and_then(|&value| self.of(value)).cloned();
        let Some(&counter) = args.first() else { return changed };
        let state = match (bound("lowerBound"), bound("step")) {
            (Some(from), Some(step)) => {
                let divisor = |axis: &Axis| axis.divisibility.first().copied().unwrap_or(1);
                let mut axis = Axis::nothing(1);
                axis.divisibility = smallvec::smallvec![gcd(divisor(&from), divisor(&step))];
                State::Known(axis)
            }
            // Without facts about both bounds, the counter has none either.
            _ => State::Nothing,
        };
        changed | self.join(counter, state)
    }

    fn visit_function(&mut self, op: OpId) -> bool {
        let module = self.module();
        // The arguments of a private function depend on its callers, which are not followed.
        let is_private =
            module.attr(op, "sym_visibility").is_some_and(|a| module.attr_text(a).contains("private"));
        let mut changed = false;
        for (position, &arg) in self.entry_args(op, 0).iter().enumerate() {
            let state = match is_private {
                true => State::NotFollowed,
                false => State::Known(hints::of_argument(module, op, arg, position, rank(module, arg))),
            };
            changed |= self.join(arg, state);
        }
        changed
    }

    /// Joins the operands of a terminator into the results of the op around it, or into its next
    /// iteration.
    fn visit_yield(&mut self, op: OpId) -> bool {
        let module = self.module();
        let Some(owner) = module.parent_op(op) else { return false };
        let region = module.op(op).parent.and_then(|block| module.block(block).parent);
        let first = region == module.regions(owner).first().copied();
        let given = module.operands(op);
        match (self.knowledge.meaning(owner), first) {
            (Meaning::Regions(Regions::For), _) => {
                let carried = self.entry_args(owner, 0).get(1..).unwrap_or(&[]);
                self.join_all(carried, given) | self.join_all(module.results(owner), given)
            }
            (Meaning::Regions(Regions::While), true) => {
                let passed = given.get(1..).unwrap_or(&[]);
                self.join_all(self.entry_args(owner, 1), passed)
                    | self.join_all(module.results(owner), passed)
            }
            (Meaning::Regions(Regions::While), false) => self.join_all(self.entry_args(owner, 0), given),
            (Meaning::Regions(Regions::If | Regions::Switch | Regions::Once), _) => {
                self.join_all(module.results(owner), given)
            }
            _ => false,
        }
    }

    /// The state of the results of an op without regions; `None` if Triton's analysis does not
    /// follow it either.
    fn result(&self, op: OpId, meaning: Meaning) -> Option<State> {
        let module = self.module();
        let operands = module.operands(op);
        let mut known: Vec<&Axis> = Vec::with_capacity(operands.len());
        let rule = Rule::of(&self.knowledge, op, meaning)?;
        for value in operands {
            match self.states.get(value.index()) {
                Some(State::Known(axis)) => known.push(axis),
                Some(State::Nothing) => return Some(State::Nothing),
                _ => return Some(State::NotFollowed),
            }
        }
        let result = *module.results(op).first()?;
        let shape = shape(module, result);
        let axis = match (rule, known.as_slice()) {
            (Rule::Constant, _) => self.constant(op, &shape),
            (Rule::Compare, [a, b]) if a.rank() == b.rank() && !shape.is_empty() => {
                self.compared(op, a, b, &shape)
            }
            (Rule::Compare, _) => return None,
            (Rule::Select, [condition, a, b]) if a.rank() == b.rank() => {
                let scalar = operands.first().is_some_and(|&c| self::shape(module, c).is_empty());
                Some(transfer::selected(condition, scalar, &Two { a, b, shape: &shape }))
            }
            (Rule::Same, [of]) => Some((*of).clone()),
            (Rule::Arith(kind), [a, b]) if a.rank() == b.rank() => Two { a, b, shape: &shape }.arith(kind),
            (Rule::Tensor(tensor), known) => self.tensor(op, tensor, known, &shape),
            (Rule::Select | Rule::Same | Rule::Arith(_) | Rule::Unknown, _) => None,
        };
        Some(axis.map_or(State::NotFollowed, |axis| State::Known(hints::with_hints(module, op, axis))))
    }

    /// The facts of a tensor whose elements come from those of the operands.
    fn tensor(&self, op: OpId, tensor: TensorOp, known: &[&Axis], shape: &[i64]) -> Option<Axis> {
        let module = self.module();
        match (tensor, known) {
            (TensorOp::Range { start, end }, _) => {
                let bound = |key| i64::try_from(module.attr_int(op, key)?).ok();
                Some(transfer::range(bound(start)?, bound(end)?))
            }
            (TensorOp::Splat, [of]) => Some(transfer::splat(of, shape)),
            (TensorOp::ExpandDims { axis }, [of]) => {
                let axis = usize::try_from(module.attr_int(op, axis)?).ok()?;
                transfer::expanded(of, axis)
            }
            (TensorOp::Broadcast, [of]) => {
                let from = *module.operands(op).first()?;
                Some(transfer::broadcast(of, &self::shape(module, from), shape))
            }
            (TensorOp::Transpose { order }, [of]) => match module.attr_value(module.attr(op, order)?) {
                AttrValue::DenseArray { values, .. } => transfer::transposed(of, &values),
                _ => None,
            },
            (TensorOp::AddPointer, [a, b]) if a.rank() == b.rank() => {
                let bits = pointee_bits(module, *module.results(op).first()?)?;
                let bytes = i64::from(bits / 8).max(1);
                Some(Two { a, b, shape }.add_pointer(bytes))
            }
            (TensorOp::Load, [pointer, rest @ ..]) => Some(transfer::loaded(pointer, rest.first().copied())),
            (
                TensorOp::Splat
                | TensorOp::ExpandDims { .. }
                | TensorOp::Broadcast
                | TensorOp::Transpose { .. }
                | TensorOp::AddPointer
                | TensorOp::Load
                | TensorOp::Reshape
                | TensorOp::Bitcast,
                _,
            ) => None,
        }
    }

    fn compared(&self, op: OpId, a: &Axis, b: &Axis, shape: &[i64]) -> Option<Axis> {
        let predicate = Predicate::from_keyword(predicate_of(self.module(), op)?)?;
        let less = match predicate {
            Predicate::Slt | Predicate::Ult | Predicate::Sge | Predicate::Uge => Some(true),
            Predicate::Sgt | Predicate::Ugt | Predicate::Sle | Predicate::Ule => Some(false),
            Predicate::Eq | Predicate::Ne => None,
        };
        let known = a.constant.zip(b.constant).map(|(a, b)| predicate.holds(a, b));
        Some(Two { a, b, shape }.compared(less, known))
    }

    /// The facts of a constant. As in Triton, a constant that is not an integer has the weakest.
    fn constant(&self, op: OpId, shape: &[i64]) -> Option<Axis> {
        let module = self.module();
        let attr = module.attr(op, "value")?;
        let value = match module.attr_value(attr) {
            AttrValue::Int { value, .. } => i64::try_from(value).ok(),
            AttrValue::Bool(value) => Some(i64::from(value)),
            _ => hints::splat_value(module.attr_text(attr)),
        };
        let rank = shape.len().max(1);
        Some(value.map_or_else(|| Axis::nothing(rank), |value| Axis::constant(value, shape)))
    }
}

/// How Triton's analysis (`AxisInfo.cpp`) derives the facts of a result.
enum Rule {
    Constant,
    /// The facts of the operand.
    Same,
    Select,
    Compare,
    Arith(Arith),
    Tensor(TensorOp),
    /// The weakest facts.
    Unknown,
}

impl Rule {
    /// `None` if it has no rule for the op.
    fn of(knowledge: &OpKnowledge<'_>, op: OpId, meaning: Meaning) -> Option<Rule> {
        if let Some(tensor) = knowledge.tensor_op(op) {
            return Some(Rule::Tensor(tensor));
        }
        let is_arith = knowledge.module().op_name(op).starts_with("arith.");
        match meaning {
            Meaning::Scratch(Scratch::ConvertLayout) => Some(Rule::Same),
            Meaning::Poison => Some(Rule::Unknown),
            Meaning::Constant if is_arith => Some(Rule::Constant),
            Meaning::Select if is_arith => Some(Rule::Select),
            Meaning::Arith(kind) if is_arith => match kind {
                Arith::Compare => Some(Rule::Compare),
                Arith::ExtendS | Arith::ExtendU | Arith::Truncate => Some(Rule::Same),
                Arith::FloorDivS
                | Arith::CeilDivS
                | Arith::CeilDivU
                | Arith::IndexCast
                | Arith::IndexCastU => None,
                _ => Some(Rule::Arith(kind)),
            },
            _ => None,
        }
    }
}

/// The sizes of a tensor; empty for a scalar.
pub(crate) fn shape(module: &Module, value: ValueId) -> Vec<i64> {
    Tensor::decode(module, module.ty(value)).map(|tensor| tensor.shape).unwrap_or_default()
}

fn rank(module: &Module, value: ValueId) -> usize {
    shape(module, value).len().max(1)
}

/// The bits of a pointee, for a pointer or a tensor of pointers.
pub(crate) fn pointee_bits(module: &Module, value: ValueId) -> Option<u32> {
    let text = module.type_expanded(module.ty(value));
    let inside = text.split("!tt.ptr<").nth(1)?;
    let end = inside.find(['>', ','])?;
    seawall_dialects::element_bits(inside.get(..end)?.trim())
}
