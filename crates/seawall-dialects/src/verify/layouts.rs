//! Layouts of tensors: they have the threads of a warp and the warps of the code that uses them.

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, SecondaryMap};
use seawall_mlir::{BlockId, Module, OpId, TypeId, ValueId};

use crate::target::{num_warps_at, threads_per_warp_at};
use crate::types::encoding_of;

/// The threads of a warp and the warps over which a layout distributes.
type Extent = (u64, u64);

/// Facts that many ops share.
#[derive(Default)]
pub(super) struct Layouts<'m> {
    /// The extents of the types that have been looked at.
    extents: SecondaryMap<TypeId, Option<Option<Extent>>>,
    /// The extents of encodings as written. Many types have the same one.
    encodings: FxHashMap<&'m str, Option<Extent>>,
    /// The block of the previous op, and what executes it.
    executing: Option<(BlockId, Option<u32>, Option<u32>)>,
}

impl<'m> Layouts<'m> {
    /// Whether the compiler checks the layouts of ops with this name.
    pub(super) fn are_checked(name: &str) -> bool {
        matches!(name.split('.').next(), Some("tt" | "ttg" | "ttng"))
    }

    /// Checks the operands and results of an op whose layouts the compiler checks.
    pub(super) fn check(&mut self, module: &'m Module, op: OpId, errors: &mut Vec<Diagnostic>) {
        for &value in module.results(op).iter().chain(module.operands(op)) {
            let Some((threads, warps)) = self.extent(module, module.ty(value)) else { continue };
            let Some(block) = module.op(op).parent else { continue };
            let (its_threads, its_warps) = self.executing(module, op, block);
            let wrong = |own: u64, needed: Option<u32>| needed.filter(|&needed| u64::from(needed) != own);
            let message = match (wrong(threads, its_threads), wrong(warps, its_warps)) {
                (Some(needed), _) => {
                    format!("has a layout for {threads} threads per warp, but a warp has {needed}")
                }
                (_, Some(needed)) => {
                    let name = module.op_name(op);
                    format!("has a layout for {warps} warps, but {needed} execute `{name}`")
                }
                _ => continue,
            };
            errors.push(error(module, op, value, &message));
            return;
        }
    }

    fn extent(&mut self, module: &'m Module, ty: TypeId) -> Option<Extent> {
        if let Some(known) = self.extents[ty] {
            return known;
        }
        let extent = encoding_of(module, ty).and_then(|encoding| {
            *self.encodings.entry(encoding).or_insert_with(|| extent_of(module, encoding))
        });
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

/// The most aliases and slices around a blocked layout.
const MAX_DEPTH: usize = 32;

/// Returns the extent of a blocked layout, or of a slice of one.
fn extent_of(module: &Module, encoding: &str) -> Option<Extent> {
    let mut rest = encoding;
    for _ in 0..MAX_DEPTH {
        if let Some(definition) = module.alias_text(rest) {
            rest = definition;
            continue;
        }
        if let Some(body) = rest.strip_prefix("#ttg.blocked<{") {
            return Some((product(body, "threadsPerWarp = [")?, product(body, "warpsPerCTA = [")?));
        }
        let parent = rest.strip_prefix("#ttg.slice<{")?.split_once("parent = ")?.1;
        rest = parent.trim_end_matches(['}', '>', ' ']);
    }
    None
}

/// Returns the product of the numbers behind `key`.
fn product(body: &str, key: &str) -> Option<u64> {
    let list = body.split_once(key)?.1.split_once(']')?.0;
    list.split(',').try_fold(1_u64, |all, n| all.checked_mul(n.trim().parse().ok()?))
}

fn error(module: &Module, op: OpId, value: ValueId, message: &str) -> Diagnostic {
    let named = module.value(value).name;
    let name =
        if named.is_empty() { "a value".to_owned() } else { format!("`{}`", module.value_name(value)) };
    let error = Diagnostic::error("verify::layout", module.op(op).name_span, format!("{name} {message}"));
    let error = error.help("use a layout with the threads and warps of the module or partition");
    if named.is_empty() { error } else { error.also(named, "has this layout") }
}
