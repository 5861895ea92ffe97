//! The structure of a module: its functions, the partitions that run concurrently, and the values
//! and branches on which threads diverge.

pub(crate) mod creators;
pub(crate) mod divergence;
pub(crate) mod paths;
pub(crate) mod synced;
pub(crate) mod tasks;
pub(crate) mod uneven;
pub(crate) mod unspaced;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::Diagnostic;
use seawall_mlir::{BlockId, OpId};

use crate::allocate::placed::Placed;
use crate::facts::Facts;
use crate::facts::forwarded::Sources;
use crate::facts::functions::{self, Functions};
use crate::structure::divergence::Divergence;
use crate::structure::synced::Synced;
use crate::structure::tasks::Span;

/// The structure of a module, with the places of its memory.
pub(crate) struct Structure<'m> {
    pub(crate) facts: &'m Facts<'m>,
    /// Callees first.
    pub(crate) functions: Functions,
    /// The parts of functions whose partitions only attributes name, by their block.
    pub(crate) spans: FxHashMap<BlockId, Span>,
    /// Whether partitions run concurrently anywhere.
    pub(crate) specialized: bool,
    /// Values that may differ between threads; use [`Structure::is_divergent`] and
    /// [`Structure::depends_on_thread`].
    pub(crate) divergence: Divergence,
    /// The functions that synchronize nothing.
    pub(crate) quiet: FxHashSet<OpId>,
    /// The sources of forwarded values of an upstream module.
    pub(crate) incoming: Sources,
    /// Whether barriers may order workgroup memory that has no memory space.
    pub(crate) unspaced: bool,
    pub(crate) synced: Synced,
    pub(crate) placed: Placed<'m>,
}

impl<'m> Structure<'m> {
    /// Analyses the module. `warnings` gets what is treated conservatively.
    ///
    /// # Errors
    ///
    /// If shared or tensor memory cannot be allocated.
    pub(crate) fn new(facts: &'m Facts<'m>, warnings: &mut Vec<Diagnostic>) -> Result<Self, Diagnostic> {
        let functions = functions::callees_first(facts);
        if functions.is_empty() {
            warnings.push(functions::none(facts));
        }
        let incoming = if facts.upstream { facts.sources(&functions) } else { Sources::default() };
        let unspaced = unspaced::may_write_workgroup_memory(facts, &functions);
        let divergence = Divergence::new(facts, &functions);
        let spans = tasks::find(facts, &functions, warnings);
        let placed = Placed::new(facts, &functions, !spans.is_empty(), warnings)?;
        let specialized = facts.specialized || !spans.is_empty();
        let synced = Synced::new(facts, &functions);
        let quiet = FxHashSet::default();
        let mut structure = Structure {
            facts,
            synced,
            functions,
            spans,
            specialized,
            divergence,
            quiet,
            incoming,
            unspaced,
            placed,
        };
        structure.find_quiet();
        Ok(structure)
    }
}
