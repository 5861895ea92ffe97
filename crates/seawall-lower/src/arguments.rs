//! The arguments of kernels that are terms, with their names.

use seawall_base::SecondaryMap;
use seawall_mlir::{Module, ValueId};
use seawall_model::{BlockId, Program, TermId, TermKind};

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelArgument {
    /// Its term.
    pub term: TermId,
    /// Its name in the IR, such as `%arg5`.
    pub name: String,
    /// Its name in the source, if the IR states it.
    pub source: Option<String>,
}

/// The arguments of kernels with a term in `values`.
pub(crate) fn of_kernels(
    program: &Program,
    module: &Module,
    values: &SecondaryMap<ValueId, Option<TermId>>,
) -> Vec<KernelArgument> {
    let kernels = program.functions.values().filter(|function| function.kernel);
    let entries: Vec<BlockId> = kernels.map(|function| function.entry).collect();
    let is_argument = |term: &TermId| matches!(program.terms.kind(*term), TermKind::Param { block, .. } if entries.contains(block));
    let regions = module.walk().filter(|&op| module.symbol_name(op).is_some());
    let regions = regions.filter_map(|op| module.regions(op).first().copied());
    let blocks = regions.filter_map(|region| module.region_blocks(region).first().copied());
    let argument = |value: ValueId| {
        let term = values[value].filter(is_argument)?;
        Some(KernelArgument { term, name: module.value_name(value), source: module.source_name(value) })
    };
    blocks.flat_map(|block| module.block_args(block)).filter_map(|&value| argument(value)).collect()
}
