//! The loops of a function and what they contain, computed in one pass for any nesting depth.

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_mlir::{Module, OpId};

use crate::wave_path::is_mma;

/// Which loops contain loops or MMAs.
#[derive(Debug, Default)]
pub struct Loops {
    /// All loops, in text order.
    all: Vec<OpId>,
    /// Loops that contain another loop.
    outer: FxHashSet<OpId>,
    /// Loops with an MMA that is not inside an inner loop.
    mmas: FxHashSet<OpId>,
}

impl Loops {
    /// Returns the loops of `function`.
    pub fn new(m: &Module, function: OpId) -> Loops {
        let mut loops = Loops::default();
        // The innermost loop around each op that has regions.
        let mut around: FxHashMap<OpId, OpId> = FxHashMap::default();
        for op in m.walk_op(function).skip(1) {
            let nearest = m.parent_op(op).and_then(|parent| around.get(&parent).copied());
            if is_mma(m, op) {
                loops.mmas.extend(nearest);
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

    /// Whether `op` is a loop that contains another loop.
    pub fn is_outer(&self, op: OpId) -> bool {
        self.outer.contains(&op)
    }

    /// Whether `op` is a loop with an MMA that is not inside an inner loop.
    pub fn has_mma(&self, op: OpId) -> bool {
        self.mmas.contains(&op)
    }

    /// Whether any loop has an MMA.
    pub fn any_mma(&self) -> bool {
        !self.mmas.is_empty()
    }

    /// Returns the loops with MMAs and without inner loops, in text order. The measured regions
    /// start with these.
    pub fn innermost_with_mmas(&self) -> Vec<OpId> {
        self.all.iter().copied().filter(|&op| self.has_mma(op) && !self.is_outer(op)).collect()
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
    fn deeply_nested_loops_are_distinguished() {
        // The parser accepts up to 160 levels of regions.
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
        assert_eq!(loops.innermost_with_mmas(), loops.all[deep - 1..]);
        let timeline = crate::simulate(
            &module,
            &crate::Options { arch: Some("gfx950".to_string()), ..crate::Options::default() },
        );
        assert_eq!(timeline.unwrap().regions.len(), 1);
    }
}
