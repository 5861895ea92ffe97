//! Ops inside a function whose bodies become functions of their own, such as the launch of a
//! kernel.

use crate::ids::{BlockId, OpId, ValueId};
use crate::inline::{Copy, Source};
use crate::ir::{DictPlace, NO_SEGMENTS, NamedAttr, Op, Region, Slice, ValueDef};
use crate::module::{add_attr, add_symbol};
use rustc_hash::FxHashMap;

/// An op whose body replaces the function that contains it.
#[derive(Clone, Debug)]
pub struct Outlined {
    /// The op, with one region.
    pub op: OpId,
    /// The `sym_name` that it gets.
    pub name: String,
    /// The ops around it to copy to the start of its body, in order.
    pub copied: Vec<OpId>,
    /// The values from around it that become the first arguments of its body.
    pub captured: Vec<ValueId>,
    /// What the arguments of its body are.
    pub arguments: Vec<Given>,
}

/// What an argument of an outlined body is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// An argument.
    Argument,
    /// It has no use.
    Nothing,
    /// The same as an operand of the op.
    Operand(ValueId),
    /// The result of an op with this name, and this attribute (key and value).
    Made(&'static str, [&'static str; 2]),
}

impl Copy<'_> {
    /// Inserts the ops whose bodies replace a function.
    pub(super) fn outline_all(&mut self, function: OpId, new: BlockId, ops: &mut Vec<OpId>) {
        let calls = self.calls;
        for outlined in calls.outlined.get(&function).into_iter().flatten() {
            if let Some(op) = self.outline(outlined, new) {
                ops.push(op);
            }
        }
    }

    fn outline(&mut self, outlined: &Outlined, parent: BlockId) -> Option<OpId> {
        let old = self.old;
        let of = self.values.len();
        self.values.push(FxHashMap::default());
        let &body = old.regions(outlined.op).first()?;
        let (&entry, others) = old.region_blocks(body).split_first()?;
        let was = Op { parent: Some(parent), known: true, generic: false, ..old.op(outlined.op).clone() };
        let op = self.push(was, outlined.op);
        let start = self.operands.len();
        self.operands.extend(old.operands(outlined.op).iter().map(|&value| (of, value)));
        self.t.ops[op].operands = Slice::until(start, self.operands.len());
        self.t.operand_spans.extend_from_slice(old.operand_spans(outlined.op));
        self.t.ops[op].attrs = self.named(outlined);
        let region = self.t.regions.push(Region { op, blocks: Slice::default(), ..old.region(body).clone() });
        let args = old.block_args(entry).iter().copied().zip(&outlined.arguments);
        let kept = args.clone().filter(|(_, given)| **given == Given::Argument).map(|(value, _)| value);
        let kept: Vec<ValueId> = outlined.captured.iter().copied().chain(kept).collect();
        let mut blocks = vec![self.block_with(entry, Some(region), &kept, of)];
        blocks.extend(others.iter().map(|&block| self.block(block, Some(region), of)).collect::<Vec<_>>());
        let mut ops = Vec::new();
        for (value, given) in args {
            match *given {
                Given::Argument | Given::Nothing => {}
                Given::Operand(operand) => drop(self.values[of].insert(value, Source::Of(of, operand))),
                Given::Made(name, attr) => {
                    let made = self.made((name, attr), outlined.op, (blocks[0], of), value);
                    ops.push(made);
                }
            }
        }
        self.ops(&outlined.copied, blocks[0], of, &mut ops);
        self.depth += 1;
        self.ops(old.block_ops(entry), blocks[0], of, &mut ops);
        let start = self.t.op_lists.len();
        self.t.op_lists.extend(ops);
        self.t.blocks[blocks[0]].ops = Slice::until(start, self.t.op_lists.len());
        for (&other, &block) in others.iter().zip(&blocks[1..]) {
            self.ops_of_block(other, block, of);
        }
        self.depth -= 1;
        let start = self.t.block_lists.len();
        self.t.block_lists.extend(blocks);
        self.t.regions[region].blocks = Slice::until(start, self.t.block_lists.len());
        self.set_region(op, region);
        Some(op)
    }

    /// The attributes of an outlined op, and its name.
    fn named(&mut self, outlined: &Outlined) -> Slice {
        let old = self.old;
        let was = old.op(outlined.op);
        let name = NamedAttr {
            key: add_symbol(&mut self.texts, "sym_name"),
            value: add_attr(&mut self.texts, &format!("@{}", outlined.name)),
            span: was.name_span,
        };
        let start = self.t.attrs.len();
        self.t.attrs.extend_from_slice(was.attrs.of(&old.t.attrs));
        self.t.attrs.push(name);
        Slice::until(start, self.t.attrs.len())
    }

    /// An op with one result, which `value` becomes.
    fn made(
        &mut self,
        (name, [key, text]): (&'static str, [&'static str; 2]),
        origin: OpId,
        (block, of): (BlockId, usize),
        value: ValueId,
    ) -> OpId {
        let was = self.renamed(self.old.op(origin), name);
        let span = was.name_span;
        let attr =
            NamedAttr { key: add_symbol(&mut self.texts, key), value: add_attr(&mut self.texts, text), span };
        let start = self.t.attrs.len();
        self.t.attrs.push(attr);
        let attrs = Slice::until(start, self.t.attrs.len());
        let op = Op { parent: Some(block), attrs, dict: DictPlace::Nowhere, span, ..was };
        let op = self.push(Op { segments: NO_SEGMENTS, result_segments: NO_SEGMENTS, ..op }, origin);
        self.t.ops[op].results = self.define(&[value], of, |index| ValueDef::OpResult { op, index });
        op
    }
}
