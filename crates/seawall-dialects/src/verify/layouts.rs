//! Layouts of tensors: they have the threads of a warp and the warps of the code that uses them.

use seawall_base::{Diagnostic, SecondaryMap};
use seawall_mlir::{BlockId, Module, OpId, TypeId, TypeKind, ValueId};

use crate::target::{num_warps_at, threads_per_warp_at};

/// The threads of a warp and the warps over which a layout distributes.
type Extent = (u64, u64);

/// Facts that many ops share.
#[derive(Default)]
pub(super) struct Layouts {
    /// The extents of the types that have been looked at.
    extents: SecondaryMap<TypeId, Option<Option<Extent>>>,
    /// The block of the previous op, and what executes it.
    executing: Option<(BlockId, Option<u32>, Option<u32>)>,
}

impl Layouts {
    /// Checks the operands and results of an op of Triton's dialects, as the compiler does.
    pub(super) fn check(&mut self, module: &Module, op: OpId, errors: &mut Vec<Diagnostic>) {
        let name = module.op_name(op);
        if !(name.starts_with("tt.") || name.starts_with("ttg.") || name.starts_with("ttng.")) {
            return;
        }
        for &value in module.results(op).iter().chain(module.operands(op)) {
            let Some((threads, warps)) = self.extent(module, module.ty(value)) else { continue };
            let Some(block) = module.op(op).parent else { continue };
            let (its_threads, its_warps) = self.executing(module, op, block);
            let wrong = |own: u64, needed: Option<u32>| needed.filter(|&needed| u64::from(needed) != own);
            let message = match (wrong(threads, its_threads), wrong(warps, its_warps)) {
                (Some(needed), _) => {
                    format!("has a layout for {threads} threads per warp, but a warp has {needed}")
                }
                (_, Some(needed)) => format!("has a layout for {warps} warps, but {needed} execute `{name}`"),
                _ => continue,
            };
            errors.push(error(module, op, value, &message));
            return;
        }
    }

    fn extent(&mut self, module: &Module, ty: TypeId) -> Option<Extent> {
        if let Some(known) = self.extents[ty] {
            return known;
        }
        let extent = match module.type_kind(ty) {
            TypeKind::Tensor { encoding: Some(encoding), .. } => {
                extent_of(&module.expanded(module.attr_text(encoding)))
            }
            _ => None,
        };
        *self.extents.entry(ty) = Some(extent);
        extent
    }

    fn executing(&mut self, module: &Module, op: OpId, block: BlockId) -> (Option<u32>, Option<u32>) {
        match self.executing {
            Some((known, threads, warps)) if known == block => (threads, warps),
            _ => {
                let (threads, warps) = (threads_per_warp_at(module, op), warps_at(module, op));
                self.executing = Some((block, threads, warps));
                (threads, warps)
            }
        }
    }
}

/// Returns the number of warps that execute `op`. `None` in a function with a number of its own:
/// older compilers compare layouts with that of the module there.
fn warps_at(module: &Module, op: OpId) -> Option<u32> {
    let mut outer = module.parent_op(op);
    while let Some(at) = outer {
        if module.op_name(at) != "builtin.module" && module.attr(at, "ttg.num-warps").is_some() {
            return None;
        }
        outer = module.parent_op(at);
    }
    num_warps_at(module, op)
}

/// Returns the extent of a blocked layout, or of a slice of one.
fn extent_of(encoding: &str) -> Option<Extent> {
    let mut rest = encoding;
    while let Some(slice) = rest.strip_prefix("#ttg.slice<{") {
        rest = slice.split_once("parent = ")?.1;
    }
    let body = rest.strip_prefix("#ttg.blocked<{")?;
    let product = |key: &str| {
        let list = body.split_once(key)?.1.split_once(']')?.0;
        list.split(',').try_fold(1_u64, |all, n| all.checked_mul(n.trim().parse().ok()?))
    };
    Some((product("threadsPerWarp = [")?, product("warpsPerCTA = [")?))
}

fn error(module: &Module, op: OpId, value: ValueId, message: &str) -> Diagnostic {
    let named = module.value(value).name;
    let name =
        if named.is_empty() { "a value".to_owned() } else { format!("`{}`", module.value_name(value)) };
    let error = Diagnostic::error("verify::layout", module.op(op).name_span, format!("{name} {message}"));
    let error = error.help("use a layout with the threads and warps of the module or partition");
    if named.is_empty() { error } else { error.also(named, "has this layout") }
}
