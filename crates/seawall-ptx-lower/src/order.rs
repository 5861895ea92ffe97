//! What flags in global memory may order.

use rustc_hash::FxHashSet;
use seawall_base::Diagnostic;
use seawall_model::EventId;

/// Events that flags in global memory may order.
#[derive(Clone, Debug, Default)]
pub struct Flags {
    /// Events behind which their thread may write to global memory.
    pub before: Reach,
    /// Events in front of which a value of global memory may decide.
    pub after: Reach,
    /// Whether all events may be ordered: several roles also synchronize by other means, which pass
    /// the order on.
    pub of_all: bool,
    /// Whether other CTAs of the cluster may pass the order on.
    pub across_ctas: bool,
    /// Whether some thread may tell others through global memory how far it has come.
    pub(crate) is_written: bool,
    /// A warning for each read of a value that decides.
    pub warnings: Vec<Diagnostic>,
}

/// Events from which a place in the kernel is reached, or that it reaches.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// On any path.
    pub any: FxHashSet<EventId>,
    /// On a path without a barrier of all threads.
    pub in_phase: FxHashSet<EventId>,
}

impl Flags {
    /// Whether a flag may order two events. `is_synchronous`: they end where their threads go on.
    pub fn may_order(&self, one: EventId, other: EventId, is_synchronous: bool) -> bool {
        // What a thread knows in front of a barrier of all threads, all know behind it.
        let after = if self.across_ctas { &self.after.any } else { &self.after.in_phase };
        let is_in_phase = is_synchronous && !self.across_ctas;
        let before = if is_in_phase { &self.before.in_phase } else { &self.before.any };
        let orders = |earlier: EventId, later: EventId| before.contains(&earlier) && after.contains(&later);
        self.of_all || orders(one, other) || orders(other, one)
    }

    /// Whether flags may order some events.
    pub fn may_order_some(&self) -> bool {
        let after = if self.across_ctas { &self.after.any } else { &self.after.in_phase };
        self.of_all || !after.is_empty()
    }

    /// The flags of a kernel with the parts that were found for its roles.
    pub(crate) fn complete(mut self, has_roles: bool, has_cluster: bool) -> Flags {
        if !self.is_written || self.warnings.is_empty() {
            return Flags::default();
        }
        self.of_all = has_roles;
        self.across_ctas = has_cluster;
        self.warnings.sort_by_key(|warning| warning.primary.span);
        self.warnings.dedup();
        self
    }
}
