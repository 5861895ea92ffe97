//! Compares modules op for op, regardless of the names of values, the places of constants, and
//! unused ops.

use rustc_hash::FxHashMap;
use seawall_dialects::OpKnowledge;
use seawall_mlir::{Module, OpId, ValueId, parse};

/// A module that is known to be well formed.
pub(crate) fn module(text: &str) -> Module {
    parse(text, seawall_dialects::registry()).expect("the text is valid")
}

/// Returns a module line by line, each op as its text with values numbered in order.
fn normal(m: &Module) -> Vec<String> {
    let knowledge = OpKnowledge::new(m);
    let live = live(m, &knowledge);
    let mut numbers: FxHashMap<ValueId, String> = FxHashMap::default();
    let mut lines = Vec::new();
    let mut next = 0;
    for op in m.walk().filter(|op| live.contains(op)) {
        if m.op_name(op) == "arith.constant" {
            let spelled = m.op(op).span.of(m.text());
            let value = spelled.split("arith.constant").nth(1).unwrap_or_default().trim().to_string();
            m.results(op).iter().for_each(|&result| drop(numbers.insert(result, format!("<{value}>"))));
            continue;
        }
        let args = m
            .regions(op)
            .iter()
            .flat_map(|&region| m.region_blocks(region))
            .flat_map(|&block| m.block_args(block));
        for &value in m.results(op).iter().chain(args) {
            numbers.insert(value, format!("%{next}"));
            next += 1;
        }
        lines.push(line(m, op, &numbers));
    }
    lines
}

fn line(m: &Module, op: OpId, numbers: &FxHashMap<ValueId, String>) -> String {
    let span = m.op(op).span;
    let inside: Vec<_> = m.regions(op).iter().map(|&region| m.region(region).span).collect();
    let mut spellings: Vec<(u32, u32, String)> =
        inside.iter().map(|span| (span.start, span.end, "{..}".to_string())).collect();
    let name = |value: &ValueId| numbers.get(value).cloned().unwrap_or_else(|| "?".to_string());
    for (value, spelled) in m.operands(op).iter().zip(m.operand_spans(op)) {
        spellings.push((spelled.start, spelled.end, name(value)));
    }
    for &block in m.regions(op).iter().flat_map(|&region| m.region_blocks(region)) {
        for value in m.block_args(block) {
            let spelled = m.value(*value).name;
            spellings.push((spelled.start, spelled.end, name(value)));
        }
    }
    spellings.sort();
    let mut at = m.op(op).name_span.start;
    let mut line = String::new();
    for (start, end, new) in spellings {
        if start < at || end > span.end {
            continue;
        }
        line.push_str(&m.text()[at as usize..start as usize]);
        line.push_str(&new);
        at = end;
    }
    line.push_str(&m.text()[at as usize..span.end as usize]);
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    // The wheel uses an alias for this attribute.
    line.replace("#mmra_tag", "#llvm.mmra_tag<\"amdgpu-synchronize-as\":\"local\">")
}

/// Returns the ops that do something, or whose results such ops use.
fn live(m: &Module, knowledge: &OpKnowledge<'_>) -> std::collections::HashSet<OpId> {
    let mut live = std::collections::HashSet::new();
    let mut used = std::collections::HashSet::new();
    for op in m.walk().rev() {
        let pure = knowledge.is_known(op)
            && knowledge.is_memory_effect_free(op)
            && m.regions(op).is_empty()
            && m.successors(op).is_empty();
        let wanted = m.results(op).iter().any(|result| used.contains(result));
        if !pure || wanted || m.results(op).is_empty() {
            live.insert(op);
            used.extend(m.operands(op).iter().copied());
        }
    }
    live
}

/// Fails at the first op that is different.
pub(crate) fn assert_same(what: &str, ours: &str, theirs: &str) {
    let (ours, theirs) = (normal(&module(ours)), normal(&module(theirs)));
    for (at, (a, b)) in ours.iter().zip(&theirs).enumerate() {
        assert_eq!(
            a,
            b,
            "{what}, op {at}:\n{}",
            ours[at.saturating_sub(3)..(at + 3).min(ours.len())].join("\n")
        );
    }
    assert_eq!(ours.len(), theirs.len(), "{what}");
}
