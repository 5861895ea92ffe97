//! Memdescs: allocations, views, and the tensors that are loaded and stored have shapes and
//! elements that go together.

use seawall_base::Diagnostic;
use seawall_mlir::{AttrValue, Module, OpId, ValueId};

use crate::meaning::{Meaning, View};
use crate::op::OpDef;
use crate::types::{Tile, first_field, mutability};

/// Whether [`check`] applies to ops with this row.
pub(super) fn are_checked(def: &OpDef) -> bool {
    let is_checked = matches!(def.meaning, Meaning::Alloc(_) | Meaning::View(_)) || def.tile.is_some();
    is_checked && matches!(def.syntax.name.split('.').next(), Some("ttg" | "ttng"))
}

/// Checks an op with this row.
pub(super) fn check(module: &Module, op: OpId, def: &OpDef, errors: &mut Vec<Diagnostic>) {
    let found = match def.meaning {
        Meaning::Alloc(_) if module.operands(op).is_empty() => uninitialized(module, op),
        Meaning::View(view) => of_view(module, op, view),
        _ => None,
    };
    // Compilers that have the older view do not compare the shapes of loads and stores.
    let tiles = def.tile.filter(|_| module.find_symbol("ttg.memdesc_subview").is_none());
    let found = found.or_else(|| tiles.and_then(|(from, to)| tile(module, op, from, to)));
    if let Some((message, help)) = found {
        let at = module.op(op).name_span;
        errors.push(Diagnostic::error("verify::memdesc", at, message).help(help));
    }
}

type Found = Option<(String, &'static str)>;

fn uninitialized(module: &Module, op: OpId) -> Found {
    let &result = module.results(op).first()?;
    let mutable = mutability(module, module.ty(result))?;
    let message = || format!("`{}` has no initial value, but its type is not mutable", module.op_name(op));
    (!mutable).then(|| (message(), "write `mutable` in the memdesc type, or give an initial value"))
}

/// Checks that a tensor and a buffer have the same shape and elements.
fn tile(module: &Module, op: OpId, from: &str, to: &str) -> Found {
    let value = |group: &str| {
        let operand = module.operand_group(op, group).first();
        operand.or_else(|| module.result_group(op, group).first()).copied()
    };
    let (from, to) = (value(from)?, value(to)?);
    if first_field(module, module.ty(from)) == first_field(module, module.ty(to)) {
        return None;
    }
    let (a, b) = (Tile::decode(module, module.ty(from))?, Tile::decode(module, module.ty(to))?);
    let name = module.op_name(op);
    let (from, to) = (module.type_text(module.ty(from)), module.type_text(module.ty(to)));
    if a.shape != b.shape {
        let message = format!("`{name}` moves {from} to {to}, which has another shape");
        return Some((message, "give both the same shape"));
    }
    let message = || format!("`{name}` moves {from} to {to}, which has other elements");
    (a.element != b.element).then(|| (message(), "give both the same element type"))
}

fn of_view(module: &Module, op: OpId, view: View) -> Found {
    let (&source, &result) = (module.operands(op).first()?, module.results(op).first()?);
    if matches!(view, View::Index { .. }) && is_written_as_index(module, source, result) {
        return None;
    }
    let memdesc = |value: ValueId| Tile::decode(module, module.ty(value)).filter(|tile| tile.is_memdesc);
    let (from, to) = (memdesc(source)?, memdesc(result)?);
    let name = module.op_name(op);
    let keeps_elements =
        matches!(view, View::Index { .. } | View::Subslice { .. } | View::Transpose { .. } | View::Reshape);
    if keeps_elements && from.element != to.element {
        let message = format!("`{name}` makes elements {} of elements {}", to.element, from.element);
        return Some((message, "give the result the element type of the source"));
    }
    match view {
        View::Index { .. } => index(name, &from, &to),
        View::Subslice { offsets } => subslice(name, &from, &to, &offsets_of(module, op, offsets)?),
        View::Reshape if from.elements() != to.elements() => {
            let message = format!("`{name}` makes {} elements of {}", to.elements(), from.elements());
            Some((message, "give the result as many elements as the source"))
        }
        _ => None,
    }
}

/// Whether the shape and the elements of the result are written as those of the source behind its
/// first dimension.
fn is_written_as_index(module: &Module, source: ValueId, result: ValueId) -> bool {
    let (from, to) = (first_field(module, module.ty(source)), first_field(module, module.ty(result)));
    from.split_once('x').is_some_and(|(extent, rest)| {
        rest == to && !extent.is_empty() && extent.bytes().all(|byte| byte.is_ascii_digit())
    })
}

fn index(name: &str, from: &Tile<'_>, to: &Tile<'_>) -> Found {
    // Older releases index buffers of one dimension with a result of one element.
    let is_flat = from.shape.len() == 1 && to.shape.as_slice() == [1];
    if is_flat || from.shape.get(1..) == Some(&to.shape[..]) {
        return None;
    }
    let message =
        format!("`{name}` makes the shape {} of the shape {}", extent(&to.shape), extent(&from.shape));
    Some((message, "give the result the shape of the source without its first dimension"))
}

/// The offsets of a constant slice.
fn offsets_of(module: &Module, op: OpId, key: &str) -> Option<Vec<i128>> {
    let attr = module.attr(op, key)?;
    if let AttrValue::DenseArray { values, .. } = module.attr_value(attr) {
        return Some(values);
    }
    // The pretty form is a bare list.
    module.attr_text(attr).split(',').map(|offset| offset.trim().parse().ok()).collect()
}

fn subslice(name: &str, from: &Tile<'_>, to: &Tile<'_>, offsets: &[i128]) -> Found {
    let rank = from.shape.len();
    if to.shape.len() != rank || offsets.len() != rank {
        let message = format!(
            "`{name}` has {} offsets and a result of rank {}, but the source has rank {rank}",
            offsets.len(),
            to.shape.len(),
        );
        return Some((message, "write one offset for each dimension, and keep the rank"));
    }
    let is_inside = |((&from, &to), &offset): ((&i64, &i64), &i128)| {
        offset >= 0 && offset.saturating_add(i128::from(to)) <= i128::from(from)
    };
    if from.shape.iter().zip(&to.shape).zip(offsets).all(is_inside) {
        return None;
    }
    let message = format!(
        "`{name}` takes {} at {} of {}, which is outside of it",
        extent(&to.shape),
        offsets.iter().map(i128::to_string).collect::<Vec<_>>().join(", "),
        extent(&from.shape),
    );
    Some((message, "use a smaller offset, or a smaller result"))
}

/// `64x32`.
fn extent(shape: &[i64]) -> String {
    let all: Vec<String> = shape.iter().map(i64::to_string).collect();
    all.join("x")
}
