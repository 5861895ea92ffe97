//! The loops of a function and what they hold, in one pass, however deep they are nested.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_mlir::{Module, OpId};

use crate::flow::is_product;

/// Which loops have loops or products inside.
#[derive(Debug, Default)]
pub struct Loops {
    /// In order of the text.
    all: Vec<OpId>,
    /// With another loop inside.
    outer: FxHashSet<OpId>,
    /// With a product that no loop inside has.
    products: FxHashSet<OpId>,
}

impl Loops {
    /// Of the function `function`.
    pub fn new(m: &Module, function: OpId) -> Loops {
        let mut loops = Loops::default();
        // The loop around each op that holds others.
        let mut around: FxHashMap<OpId, OpId> = FxHashMap::default();
        for op in m.walk_op(function).skip(1) {
            let nearest = m.parent_op(op).and_then(|parent| around.get(&parent).copied());
            if is_product(m, op) {
                loops.products.extend(nearest);
            }
            if is_loop(m, op) {
                loops.all.push(op);
                loops.outer.extend(nearest);
                around.insert(op, op);
            } else if let (Some(nearest), false) = (nearest, m.regions(op).is_empty()) {
                around.insert(op, nearest);
            }
        }
        loops
    }

    /// Whether `op` is a loop with a loop inside.
    pub fn is_outer(&self, op: OpId) -> bool {
        self.outer.contains(&op)
    }

    /// Whether `op` is a loop with a product that no loop inside of it has.
    pub fn has_product(&self, op: OpId) -> bool {
        self.products.contains(&op)
    }

    /// Whether any loop has a product.
    pub fn any_product(&self) -> bool {
        !self.products.is_empty()
    }

    /// The loops with products and without loops inside, in order of the text: the first regions that are measured.
    pub fn innermost_with_products(&self) -> Vec<OpId> {
        self.all.iter().copied().filter(|&op| self.has_product(op) && !self.is_outer(op)).collect()
    }
}

/// Whether `op` is a structured loop.
fn is_loop(m: &Module, op: OpId) -> bool {
    matches!(m.op_name(op), "scf.for" | "scf.while")
}

#[cfg(test)]
mod tests {
    use super::*;
    use seawall_mlir::parse;

    #[test]
    fn loops_are_told_apart_however_deep_they_are() {
        // The reader takes up to 160 levels of regions.
        let deep = 150;
        let text = format!(
            "module {{\n tt.func @f(%n: i32, %a: tensor<1xf16>) {{\n{}%d = tt.dot %a, %a, %a : tensor<1xf16> * tensor<1xf16> -> tensor<1xf16>\n{}  tt.return\n }}\n}}\n",
            (0..deep).map(|at| format!("scf.for %i{at} = %n to %n step %n : i32 {{\n")).collect::<String>(),
            "}\n".repeat(deep)
        );
        let module = parse(&text, seawall_dialects::registry()).unwrap();
        let function = crate::kernel(&module).unwrap();
        let loops = Loops::new(&module, function);
        assert_eq!((loops.all.len(), loops.outer.len()), (deep, deep - 1));
        assert_eq!(loops.innermost_with_products(), loops.all[deep - 1..]);
        let timeline = crate::simulate(
            &module,
            &crate::Options { arch: Some("gfx950".to_string()), ..crate::Options::default() },
        );
        assert_eq!(timeline.unwrap().regions.len(), 1);
    }
}
