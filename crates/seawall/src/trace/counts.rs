//! Computes the counts of all waits of a trace, and the trace with these counts.

use seawall_base::{Diagnostic, Span};
use seawall_report::WaitPlace;
use seawall_waits::{Note, TraceOptions, WaitCount, all_waits_of_trace, apply_to_trace};
use seawall_wave::{NodeId, Trace};
use seawall_wave_lower::NodeSpans;

use super::deps::in_flight;
use super::{ReadTrace, read};
use crate::waits::{WaitsOptions, WaitsPart, WaitsText, row};

/// Counts the waits of the trace in `source`.
///
/// # Errors
///
/// All errors of the trace, or that its GPU is unknown.
pub(crate) fn counted(source: &str, options: &WaitsOptions) -> Result<WaitsText, Vec<Diagnostic>> {
    let ReadTrace { trace, spans, target, .. } = read(source, options.target.as_ref())?;
    let Some(target) = target else {
        let help = "use `--target`, such as `--target gfx950`";
        let message = "the trace does not name its target GPU";
        return Err(vec![Diagnostic::error("waits::no-target", Span::at(0), message).help(help)]);
    };
    let ordinary = TraceOptions { ordinary: options.ordinary };
    let mut waits = all_waits_of_trace(&trace, &target, ordinary)?;
    let mut warnings = Vec::new();
    let mut edited = apply_to_trace(trace.clone(), &waits);
    if in_flight(&edited, Some(&target))? > in_flight(&trace, Some(&target))? {
        // Incomplete dependencies leave a copy in flight for which the flags beside them waited.
        let message = "`async_deps` name fewer copies than shared memory needs, so barriers that also have \
                       `wait_async` or `tensor_wait` are unchanged";
        warnings.push(
            Diagnostic::warning("waits::dependencies", Span::at(0), message)
                .help("run `seawall deps` on the trace, which adds all dependencies"),
        );
        waits.iter_mut().filter(|wait| flagged(&trace, wait.at)).for_each(|wait| wait.new = None);
        edited = apply_to_trace(trace.clone(), &waits);
    }
    warnings.extend(waits.iter().filter_map(|wait| not_counted(&trace, &spans, wait)));
    let rows = waits.iter().map(|wait| row(wait, |node| place(&trace, node))).collect();
    let part = WaitsPart { base: 0, rows, warnings };
    Ok(WaitsText { text: edited.to_json(), parts: vec![part] })
}

/// Whether a node is a barrier that names copies and also waits for all copies.
fn flagged(trace: &Trace, at: NodeId) -> bool {
    let seawall_wave::NodeKind::Barrier(barrier) = &trace.node(at).kind else { return false };
    !barrier.async_deps.is_empty() && (barrier.wait_async || barrier.tensor_wait)
}

/// A warning about a wait that is unchanged, with the reason.
fn not_counted(trace: &Trace, spans: &NodeSpans, wait: &WaitCount<NodeId>) -> Option<Diagnostic> {
    if wait.new.is_some() || wait.notes.contains(&Note::NothingToWaitFor) {
        return None;
    }
    let why: Vec<String> = wait.notes.iter().map(Note::to_string).collect();
    let why = if why.is_empty() { String::new() } else { format!(": {}", why.join("; ")) };
    let node = trace.describe(wait.at);
    let message = format!("the {} of {node} is not counted and is unchanged{why}", wait.counter);
    Some(Diagnostic::warning("waits::not-counted", spans.of(wait.at), message))
}

fn place(trace: &Trace, node: NodeId) -> WaitPlace {
    let node = trace.node(node);
    WaitPlace { span: None, node: Some(node.id), name: node.kind.name().to_owned() }
}
