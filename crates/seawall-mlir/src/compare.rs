//! Comparison of two modules with the same text, for checks of what edits make.

use crate::ids::{BlockId, OpId, RegionId, ValueId};
use crate::ir::Slice;
use crate::module::Module;
use std::fmt::Debug;

/// Returns the first difference between the trees of two modules, if there is one. Warnings and the
/// ids of types, attributes and symbols may differ.
pub(crate) fn difference(one: &Module, other: &Module) -> Option<String> {
    let sizes = |m: &Module| (m.op_count(), m.value_count(), m.block_count(), m.t.regions.len());
    let ops = || one.walk().find_map(|id| differ(&op(one, id), &op(other, id)));
    let values = || one.t.values.ids().find_map(|id| differ(&value(one, id), &value(other, id)));
    let blocks = || one.t.blocks.ids().find_map(|id| differ(&block(one, id), &block(other, id)));
    let regions = || one.t.regions.ids().find_map(|id| differ(&region(one, id), &region(other, id)));
    differ(&sizes(one), &sizes(other)).or_else(ops).or_else(values).or_else(blocks).or_else(regions)
}

fn differ<T: PartialEq + Debug>(one: &T, other: &T) -> Option<String> {
    (one != other).then(|| format!("{one:?} and {other:?}"))
}

fn op(m: &Module, id: OpId) -> impl PartialEq + Debug + '_ {
    let op = m.op(id);
    let attrs = m.attrs(id).iter().map(|attr| (m.symbol(attr.key), m.attr_text(attr.value), attr.span));
    let within = |args: Slice| (args.start - op.operands.start, args.len);
    let successors = m.successors(id).iter().map(|successor| (successor.block, within(successor.args)));
    let row = m.rows.get(op.row);
    let groups = row.map(|row| {
        let operands = row.operands.names.iter().map(|name| m.operand_group(id, name));
        let results = row.results.names.iter().map(|name| m.result_group(id, name));
        operands.chain(results).collect::<Vec<_>>()
    });
    (
        (m.op_name(id), op.span, op.name_span, op.parent, op.known, op.generic, op.row),
        (m.operands(id), m.operand_spans(id), m.results(id), m.regions(id), groups),
        (successors.collect::<Vec<_>>(), attrs.collect::<Vec<_>>(), op.loc, op.dict),
    )
}

fn value(m: &Module, id: ValueId) -> impl PartialEq + Debug + '_ {
    let value = m.value(id);
    (value.def, value.name, m.type_text(value.ty))
}

fn block(m: &Module, id: BlockId) -> impl PartialEq + Debug + '_ {
    let block = m.block(id);
    (block.parent, block.label, m.block_ops(id), m.block_args(id))
}

fn region(m: &Module, id: RegionId) -> impl PartialEq + Debug + '_ {
    let region = m.region(id);
    (region.op, region.span, region.visibility, m.region_blocks(id))
}
