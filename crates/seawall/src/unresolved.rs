//! The words for what a check leaves unresolved.

use seawall_analysis::Cfg;
use seawall_base::{Diagnostic, Span, gcd};
use seawall_check::{Unresolved, UnresolvedKind};
use seawall_model::{Place, Program, Proxy, Terminator};
use seawall_phases::Reason;

/// A warning at the op that requires the construct.
pub(crate) fn note(program: &Program, unresolved: &Unresolved) -> Diagnostic {
    let origin = unresolved.origin.and_then(|origin| program.origins.get(origin));
    let span = origin.map_or(Span::at(0), |origin| origin.span);
    let warning = |code, message: &str| Diagnostic::warning(code, span, message);
    match unresolved.kind {
        UnresolvedKind::Partitions { iterations, reason } => {
            let message =
                format!("interactions between partitions are checked for {}", extent(iterations, reason));
            let warning = warning("check::partitions", &message).label("starts partitions");
            match reason {
                Some(Reason::NoRepetition) => warning.help(shorter_rings(program)),
                Some(Reason::Limits) => with_inner_loops(warning, program),
                _ => warning,
            }
        }
        UnresolvedKind::MBarriers { iterations, reason } => {
            let message = format!("waits for mbarriers are checked for {}", extent(iterations, reason));
            let warning = warning("check::mbarriers", &message);
            if reason == Some(Reason::Limits) { with_inner_loops(warning, program) } else { warning }
        }
        UnresolvedKind::ConditionalBarriers => warning(
            "check::conditional-barriers",
            "warps of one partition diverge here; the effects are checked for a few iterations only",
        )
        .label("only some warps synchronize here"),
        UnresolvedKind::OperationsInFlight { pairs } => {
            warning("check::operations-in-flight", &in_flight(pairs))
                .label("conflicts with an operation that may be in flight")
                .help("constant trip counts often let the mbarrier model checker decide")
        }
        UnresolvedKind::PathsWithoutRun { pairs, iterations } => {
            warning("check::paths-without-run", &without_run(pairs, iterations))
                .label("conflicts with an operation on that path")
                .help("`seawall simulate --iterations N` executes more iterations")
        }
        UnresolvedKind::Orders { unknown_values } => {
            warning("check::not-all-orders", orders(program, unknown_values))
        }
        UnresolvedKind::Clusters { complete } => clusters(span, complete),
        UnresolvedKind::CtaPairs => warning(
            "check::pairs",
            "loads for the leader of a CTA pair are not modeled: waits for them, MMAs of the pair, and \
             deadlocks are not checked",
        )
        .label("arrives at the mbarrier of another CTA"),
        UnresolvedKind::Multicast => warning(
            "check::multicast",
            "the number of CTAs that load into one CTA is unknown: waits for these loads, expected bytes, \
             and deadlocks are not checked",
        )
        .label("the target CTAs, or the CTAs that run this load, are unknown"),
        UnresolvedKind::FenceScope => fence_scope(span),
        UnresolvedKind::UnresolvedMBarrier => warning(
            "check::unnamed-mbarrier",
            "the mbarrier of this wait is unresolved: copies and MMAs that this wait may complete are not \
             checked",
        )
        .label("one of several mbarriers, or a function argument"),
    }
}

/// What execution of two CTAs covers.
fn clusters(span: Span, complete: bool) -> Diagnostic {
    let (code, message) = match complete {
        true => (
            "check::clusters",
            "interactions between two CTAs of the cluster are checked for a few iterations only, on one path for \
             both CTAs",
        ),
        false => (
            "check::not-all-orders",
            "not every interleaving of two CTAs of the cluster was explored within the limits",
        ),
    };
    Diagnostic::warning(code, span, message).label("accesses other CTAs")
}

/// Which runs were not explored.
fn orders(program: &Program, unknown_values: bool) -> &'static str {
    let forks = program.blocks.values().any(|block| matches!(block.terminator, Terminator::Fork(_)));
    match (unknown_values, forks) {
        (true, true) => {
            "the interaction of partitions depends on unknown values: some runs were not explored"
        }
        (true, false) => {
            "an unknown value decides what happens here: deadlocks and mbarrier misuse behind it are not reported"
        }
        (false, _) => "not every interleaving of the partitions was explored within the limits",
    }
}

/// A warning about an access with only proxy fences for the CTA in front of it.
fn fence_scope(span: Span) -> Diagnostic {
    let message = "the proxy fence in front of this access is one for the CTA, but the access reaches other \
                   CTAs: whether it suffices is not checked";
    Diagnostic::warning("check::fence-scope", span, message)
        .label("reaches other CTAs")
        .help("use `ttng.fence_async_shared {bCluster = true}`, as Triton's proxy fence pass does")
}

/// The reach of the model checker, and what stopped it.
fn extent(iterations: u32, reason: Option<Reason>) -> String {
    let why = reason.map_or("no run reached its end", reason_text);
    let reach = match iterations {
        0 | 1 => "a few iterations only".to_owned(),
        _ => format!("up to {iterations} iterations of each loop with an unknown trip count"),
    };
    format!("{reach}: {why}")
}

/// How to get a verdict for every trip count if the state of all mbarriers does not repeat.
fn shorter_rings(program: &Program) -> String {
    let accesses = program.events.values().flat_map(|event| &event.accesses);
    let of_mbarriers = accesses.filter(|access| access.proxy == Proxy::Barrier);
    let slots = of_mbarriers.flat_map(|access| &access.footprints).filter_map(|footprint| {
        let Place::Buffer(buffer) = footprint.place else { return None };
        Some(u64::from(program.buffers[buffer].slots))
    });
    // A phase has two parities.
    let period = 2 * slots.fold(1, |all: u64, slots| all / gcd(all, slots).max(1) * slots);
    format!(
        "the slots of all mbarriers repeat with the same parities after a multiple of {period} iterations; use \
         ring sizes with a smaller common multiple, or constant trip counts"
    )
}

/// Names the inner loops with unknown trip counts. With them, each pass of an outer loop has states
/// of its own.
fn with_inner_loops(warning: Diagnostic, program: &Program) -> Diagnostic {
    const MOST: usize = 3;
    let loops = inner_loops(program);
    if loops.is_empty() {
        return warning;
    }
    let named = loops.iter().take(MOST);
    let warning = named.fold(warning, |warning, &span| warning.also(span, "inner loop, unknown trip count"));
    warning.help("with constant trip counts of inner loops, the states of the mbarriers repeat sooner")
}

/// The ops of loops inside other loops whose bound is no constant, each once, in textual order.
fn inner_loops(program: &Program) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for function in program.functions.ids() {
        let cfg = Cfg::new(program, function);
        for &block in cfg.blocks() {
            let data = &program.blocks[block];
            let Terminator::Branch { condition: Some(condition), then, otherwise } = &data.terminator else {
                continue;
            };
            let repeats = [then, otherwise].iter().any(|edge| cfg.dominates(edge.target, block));
            let operands = program.terms.kind(*condition).operands();
            let is_bounded = operands.iter().any(|&operand| program.terms.as_const(operand).is_some());
            if repeats && !is_bounded && cfg.loop_depth(block) > 1 {
                spans.extend(data.terminator_origin.map(|origin| program.origins[origin].span));
            }
        }
    }
    spans.sort_unstable();
    spans.dedup();
    spans
}

/// What is unknown about operations that other partitions may order.
fn in_flight(pairs: u32) -> String {
    let noun = if pairs == 1 { "pair" } else { "pairs" };
    format!(
        "{pairs} {noun} of operations of one partition may be in flight together: the mbarrier model \
         checker did not decide whether mbarriers order them"
    )
}

/// What is unknown about operations in flight on paths that no executed run takes.
fn without_run(pairs: u32, iterations: u32) -> String {
    let noun = if pairs == 1 { "pair" } else { "pairs" };
    format!(
        "{pairs} {noun} of operations may conflict on a path that no run of up to {iterations} iterations \
         takes: longer runs are not checked for it"
    )
}

/// The limit of a verdict if a fault needs negative sizes.
const NEGATIVE: &str =
    "a fault occurs in a run that needs a negative kernel argument, so it may be infeasible";

/// Why a verdict reaches no further.
pub(crate) fn reason_text(reason: Reason) -> &'static str {
    match reason {
        Reason::Limits => "a limit on steps, states or choices was reached",
        Reason::NoRepetition => "the state of all barriers did not repeat",
        Reason::UnknownCondition => "a condition depends on an unsupported value",
        Reason::UnknownIndex => "a slot, a phase or a hardware barrier depends on an unknown value",
        Reason::Ambiguous => "a wait may pass on more than one phase",
        Reason::OtherCtas => "interactions between CTAs of a cluster are not modeled",
        Reason::Unconfirmed => {
            "a fault occurs in a run for which no kernel arguments were found, so it may be infeasible"
        }
        Reason::NegativeArguments => NEGATIVE,
        Reason::Unsupported => "the mbarrier model checker does not support a construct",
    }
}
