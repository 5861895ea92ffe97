//! Dots: how many matrix instructions of which shape one wave issues.

use seawall_dialects::Tensor;
use seawall_layout::Encoding;
use seawall_mlir::{AttrValue, OpId};

use crate::action::{Effect, ExecutionUnit};
use crate::cost::{Cost, Costs, steps};
use crate::table::MatrixFigure;

/// Returns the cost of `tt.dot`. `class` gives the element class and packing where the type does
/// not.
pub(crate) fn dot(costs: &Costs<'_>, op: OpId, class: Option<(&'static str, u64)>) -> Cost {
    let m = costs.module;
    let (Some(&a), Some(&result)) = (m.operands(op).first(), m.results(op).first()) else {
        return costs.nothing();
    };
    let (Some(left), Some(tile)) = (Tensor::decode(m, m.ty(a)), Tensor::decode(m, m.ty(result))) else {
        return costs.nothing();
    };
    let part = costs.part(result);
    let (class, packed) = class.unwrap_or((costs.part(a).class, 1));
    let depth = left.shape.last().and_then(|&k| u64::try_from(k).ok()).unwrap_or(1).saturating_mul(packed);
    let held = part.elements.saturating_mul(u64::from(costs.arch.lanes));
    let encoding = tile.encoding.as_deref().and_then(|text| Encoding::parse(text).ok());
    let shape = match &encoding {
        Some(Encoding::AmdMfma(layout)) => layout.instr_shape.clone(),
        Some(Encoding::AmdWmma(layout)) => layout.instr_shape.clone(),
        _ => Vec::new(),
    };
    let figures = &costs.arch.figures;
    let &[rows, columns, ..] = shape.as_slice() else {
        // Without an MMA layout: one multiply-add per element and step of K.
        let each = part.elements.saturating_mul(depth);
        let batch = steps(ExecutionUnit::Vector, each, figures.valu.get(), 0);
        return Cost { batches: vec![batch], latency: figures.valu_latency.get(), effect: Effect::Plain };
    };
    let tiles = held.div_ceil((u64::from(rows) * u64::from(columns)).max(1));
    let (k, cycles) = instruction(costs, [rows, columns, shape.get(2).copied().unwrap_or(0)], class, depth);
    let count = tiles.saturating_mul(depth.div_ceil(k.max(1)));
    let batch = steps(ExecutionUnit::Matrix, count, cycles, 0);
    Cost { batches: vec![batch], latency: figures.matrix_latency.get(), effect: Effect::Plain }
}

/// Returns the cost of `tt.dot_scaled`, whose element types are attributes and may be packed in
/// pairs.
pub(crate) fn dot_scaled(costs: &Costs<'_>, op: OpId) -> Cost {
    let m = costs.module;
    let named = |key: &str| {
        let text = m.attr(op, key).map(|attr| match m.attr_value(attr) {
            AttrValue::Str(text) => text,
            _ => m.attr_text(attr).to_string(),
        });
        match text.unwrap_or_default().as_str() {
            "e2m1" => ("f4", 2),
            "e2m3" | "e3m2" => ("f6", 1),
            "fp16" => ("f16", 1),
            "bf16" => ("bf16", 1),
            _ => ("f8", 1),
        }
    };
    // 8-bit operands are slower than 4-bit and 6-bit ones. The depth (K) is that of the left
    // operand.
    let (left, packed) = named("a_elem_type");
    let (right, _) = named("b_elem_type");
    let slower = if [left, right].contains(&"f8") { "f8" } else { left };
    dot(costs, op, Some((slower, packed)))
}

/// Returns the K and the cycles of the matrix instruction for a shape and an element class.
///
/// Among the figures with the same rows and columns, the layout's K selects the instruction. If
/// the layout has no K, the deepest that fits is used. Without a matching figure, the rate is that
/// of the fastest instruction for these elements, or else of the slowest in the file.
fn instruction(costs: &Costs<'_>, [rows, columns, depth]: [u32; 3], class: &str, whole: u64) -> (u64, u64) {
    let all = &costs.arch.matrix;
    let same = |figure: &&MatrixFigure| figure.elements.iter().any(|element| element == class);
    let fits = |figure: &&MatrixFigure| {
        let [m, n, k] = figure.shape;
        (m, n) == (rows, columns) && (k == depth || depth == 0 && u64::from(k) <= whole)
    };
    let exact = all.iter().filter(same).filter(fits).max_by_key(|figure| figure.shape[2]);
    if let Some(figure) = exact {
        return (u64::from(figure.shape[2]), u64::from(figure.cycles));
    }
    let operations =
        |figure: &MatrixFigure| figure.shape.iter().map(|&size| u64::from(size)).product::<u64>();
    let rate = |figure: &&MatrixFigure| operations(figure) / u64::from(figure.cycles.max(1));
    let fastest = all.iter().filter(same).max_by_key(rate).or_else(|| all.iter().min_by_key(rate));
    let name = format!("{rows}x{columns}x{depth} of {class}");
    costs.note(format!(
        "no figure for the matrix instruction {name}: its rate is estimated from other instructions"
    ));
    let k = u64::from(if depth == 0 { 16 } else { depth });
    let work = u64::from(rows) * u64::from(columns) * k;
    let cycles = fastest.map_or(16, |figure| work.div_ceil(rate(&figure).max(1)));
    (k, cycles.max(1))
}
