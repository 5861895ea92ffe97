//! A textual outline of the op tree.

use seawall_mlir::{BlockId, Module, OpId};

/// Returns one line per op, indented by depth: `name(operands) -> results: types {attributes}
/// [regions]`.
pub(crate) fn outline(module: &Module) -> String {
    let mut out = String::new();
    block(module, module.body(), 0, &mut out);
    out
}

fn block(module: &Module, id: BlockId, depth: usize, out: &mut String) {
    for &op in module.block_ops(id) {
        out.push_str(&"  ".repeat(depth));
        out.push_str(&line(module, op));
        out.push('\n');
        for &region in module.regions(op) {
            for &inner in module.region_blocks(region) {
                let args: Vec<String> = module.block_args(inner).iter().map(|&a| typed(module, a)).collect();
                if !args.is_empty() {
                    out.push_str(&format!("{}({})\n", "  ".repeat(depth + 1), args.join(", ")));
                }
                block(module, inner, depth + 1, out);
            }
        }
    }
}

fn typed(module: &Module, value: seawall_mlir::ValueId) -> String {
    format!("{}: {}", module.value_name(value), module.type_text(module.ty(value)))
}

fn line(module: &Module, op: OpId) -> String {
    let operands: Vec<String> = module.operands(op).iter().map(|&v| module.value_name(v)).collect();
    let results: Vec<String> = module.results(op).iter().map(|&v| typed(module, v)).collect();
    let mut line = format!("{}({})", module.op_name(op), operands.join(", "));
    if !results.is_empty() {
        line.push_str(&format!(" -> {}", results.join(", ")));
    }
    let attrs: Vec<String> = module
        .attrs(op)
        .iter()
        .map(|a| format!("{} = {}", module.symbol(a.key), module.attr_text(a.value)))
        .collect();
    if !attrs.is_empty() {
        line.push_str(&format!(" {{{}}}", attrs.join(", ")));
    }
    line
}
