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
use seawall_dialects::{Arith, Meaning, OpKnowledge, Regions, Tensor, predicate_of};
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
        let name = module.op_name(op);
        if is_followed(name, meaning) {
            for value in operands {
                match self.states.get(value.index()) {
                    Some(State::Known(axis)) => known.push(axis),
                    Some(State::Nothing) => return Some(State::Nothing),
                    _ => return Some(State::NotFollowed),
                }
            }
        }
        let result = *module.results(op).first()?;
        let shape = shape(module, result);
        let axis = match (name, known.as_slice()) {
            ("arith.constant", _) => self.constant(op, &shape),
            ("tt.make_range", _) => {
                let bound = |key| i64::try_from(module.attr_int(op, key)?).ok();
                Some(transfer::range(bound("start")?, bound("end")?))
            }
            ("tt.splat", [of]) => Some(transfer::splat(of, &shape)),
            ("tt.expand_dims", [of]) => {
                let axis = module.attr_int(op, "axis").and_then(|axis| usize::try_from(axis).ok());
                axis.and_then(|axis| transfer::expanded(of, axis))
            }
            ("tt.broadcast", [of]) => {
                operands.first().map(|&from| transfer::broadcast(of, &self::shape(module, from), &shape))
            }
            ("tt.trans", [of]) => match module.attr(op, "order").map(|order| module.attr_value(order)) {
                Some(AttrValue::DenseArray { values, .. }) => transfer::transposed(of, &values),
                _ => None,
            },
            ("tt.addptr", [a, b]) if a.rank() == b.rank() => {
                let bytes = pointee_bits(module, result).map(|bits| i64::from(bits / 8).max(1));
                bytes.map(|bytes| Two { a, b, shape: &shape }.add_pointer(bytes))
            }
            ("tt.load", [pointer, rest @ ..]) => Some(transfer::loaded(pointer, rest.first().copied())),
            ("arith.select", [condition, a, b]) if a.rank() == b.rank() => {
                let scalar = operands.first().is_some_and(|&c| self::shape(module, c).is_empty());
                Some(transfer::selected(condition, scalar, &Two { a, b, shape: &shape }))
            }
            ("arith.cmpi", [a, b]) if a.rank() == b.rank() && !shape.is_empty() => {
                self.compared(op, a, b, &shape)
            }
            ("arith.cmpi", _) => return None,
            ("arith.extsi" | "arith.extui" | "arith.trunci" | "ttg.convert_layout", [of]) => {
                Some((*of).clone())
            }
            (_, [a, b]) if a.rank() == b.rank() => match meaning {
                Meaning::Arith(kind) => Two { a, b, shape: &shape }.arith(kind),
                _ => None,
            },
            ("tt.reshape" | "tt.bitcast" | "ub.poison", _) => None,
            _ if is_followed(name, meaning) => None,
            _ => return None,
        };
        Some(axis.map_or(State::NotFollowed, |axis| State::Known(hints::with_hints(module, op, axis))))
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

/// Whether the results of an op depend on the facts of its operands.
fn is_followed(name: &str, meaning: Meaning) -> bool {
    let casts = !matches!(meaning, Meaning::Arith(Arith::IndexCast | Arith::IndexCastU));
    let one_of = [
        "tt.splat",
        "tt.expand_dims",
        "tt.broadcast",
        "tt.trans",
        "tt.addptr",
        "tt.load",
        "tt.reshape",
        "tt.bitcast",
        "ttg.convert_layout",
        "ub.poison",
        "arith.select",
        "arith.cmpi",
    ];
    one_of.contains(&name) || (matches!(meaning, Meaning::Arith(_)) && casts && !is_unfollowed_arith(name))
}

/// Arithmetic that Triton's analysis has no rule for.
fn is_unfollowed_arith(name: &str) -> bool {
    matches!(name, "arith.floordivsi" | "arith.ceildivsi" | "arith.ceildivui") || !name.starts_with("arith.")
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
