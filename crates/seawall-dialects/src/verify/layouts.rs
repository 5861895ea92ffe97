//! Layouts of tensors: they have the threads of a warp and the warps of the code that uses them.

use memchr::memmem;
use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, SecondaryMap};
use seawall_mlir::{Module, OpId, RegionId, TypeId, ValueId};

use crate::target::{either, num_warps_at, threads_per_warp_at};
use crate::types::encoding_of;

/// The threads of a warp and the warps over which a layout distributes.
type Extent = (u64, u64);

/// The threads of a warp and the warps that execute an op, where they are known.
type Executing = (Option<u32>, Option<u32>);

/// Facts that many ops share.
#[derive(Default)]
pub(super) struct Layouts<'m> {
    /// The extents of the types that have been looked at.
    extents: SecondaryMap<TypeId, Option<Option<Extent>>>,
    /// The extents of encodings as written. Many types have the same one.
    encodings: FxHashMap<&'m str, Option<Extent>>,
    /// Whether no op needs to be checked.
    pub(super) all_fit: bool,
    /// What executes each region: the threads of a warp, and the warps.
    executing: SecondaryMap<RegionId, Option<Executing>>,
}

impl<'m> Layouts<'m> {
    /// Whether the compiler checks the layouts of ops with this name.
    pub(super) fn are_checked(name: &str) -> bool {
        matches!(name.split('.').next(), Some("tt" | "ttg" | "ttng"))
    }

    pub(super) fn new(module: &Module) -> Self {
        Layouts { all_fit: all_fit(module), ..Layouts::default() }
    }

    /// Checks the operands and results of an op whose layouts the compiler checks.
    pub(super) fn check(&mut self, module: &'m Module, op: OpId, errors: &mut Vec<Diagnostic>) {
        for &value in module.results(op).iter().chain(module.operands(op)) {
            let Some((threads, warps)) = self.extent(module, module.ty(value)) else { continue };
            let Some(region) = module.op(op).parent.and_then(|block| module.block(block).parent) else {
                continue;
            };
            let (its_threads, its_warps) = self.executing(module, op, region);
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

    /// Returns what executes `op`, which is in `region`.
    fn executing(&mut self, module: &Module, op: OpId, region: RegionId) -> Executing {
        let count = || (threads_per_warp_at(module, op), warps_at(module, op));
        *self.executing.entry(region).get_or_insert_with(count)
    }
}

/// Whether every blocked layout of the text has the threads and warps of the module, whose code
/// runs with these everywhere. Otherwise, each op needs to be checked.
fn all_fit(module: &Module) -> bool {
    let specializes = ["ttg.warp_specialize", "ttg.warp_specialize.partitions", "nvws.warp_group"];
    let (text, root) = (module.text(), module.walk().next());
    // Only the root states the number, or nothing does.
    let stated = |key: &str| match memmem::find_iter(text.as_bytes(), key).take(2).count() {
        0 => Some(None),
        1 => root.and_then(|root| either(module, root, key.trim_start_matches('.'))).map(Some),
        _ => None,
    };
    let (Some(threads), Some(warps)) = (stated(".threads-per-warp"), stated(".num-warps")) else {
        return false;
    };
    let has = |body: &str, key: &str, stated: Option<u32>| {
        stated.is_none_or(|stated| product(body, key) == Some(stated.into()))
    };
    let fits = |at: usize| {
        let body = text.get(at + BLOCKED.len()..).and_then(|rest| rest.split('}').next()).unwrap_or("");
        has(body, "threadsPerWarp", threads) && has(body, "warpsPerCTA", warps)
    };
    specializes.iter().all(|name| module.find_symbol(name).is_none())
        && memmem::find_iter(text.as_bytes(), BLOCKED).all(fits)
}

/// The start of a blocked layout.
const BLOCKED: &str = "#ttg.blocked<{";

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
        if let Some(body) = rest.strip_prefix(BLOCKED) {
            return Some((product(body, "threadsPerWarp")?, product(body, "warpsPerCTA")?));
        }
        let parent = rest.strip_prefix("#ttg.slice<{")?.split_once("parent = ")?.1;
        rest = parent.trim_end_matches(['}', '>', ' ']);
    }
    None
}

/// Returns the product of the numbers of the list `key = [...]`.
fn product(body: &str, key: &str) -> Option<u64> {
    let bytes = body.as_bytes();
    let is_it = |head: &[u8]| head.strip_suffix(b" = ").is_some_and(|head| head.ends_with(key.as_bytes()));
    let open = memchr::memchr_iter(b'[', bytes).find(|&at| is_it(&bytes[..at]))?;
    let list = body.get(open + 1..open + memchr::memchr(b']', &bytes[open..])?)?;
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
