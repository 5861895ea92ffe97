//! Consistency of the tables: formats compile, names are unique, and effects and semantics use only
//! names of their row.

use seawall_dialects::{
    Barrier, Effects, MBarrierAction, Meaning, Mma, OpDef, View, all_ops, op_def, registry,
};
use seawall_mlir::Registry;

/// Returns the names of a list such as `"src, token?, rest*"` or `"axis, sem: relaxed|acquire"`.
fn names(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split(',').map(|n| n.split(':').next().unwrap_or(n).trim().trim_end_matches(['?', '*']))
}

fn has_value(def: &OpDef, name: &str) -> bool {
    names(def.syntax.operands).chain(names(def.syntax.results)).any(|n| n == name)
}

fn has_attr(def: &OpDef, name: &str) -> bool {
    names(def.syntax.attrs).any(|n| n == name)
}

/// Returns the operands and the attributes that a `Meaning` names.
fn roles(meaning: Meaning) -> (Vec<&'static str>, Vec<&'static str>) {
    let (mut values, mut attrs) = (Vec::new(), Vec::new());
    match meaning {
        Meaning::View(View::Index { index }) => values.push(index),
        Meaning::View(View::Subslice { offsets }) => attrs.push(offsets),
        Meaning::View(View::DynamicSubslice { offsets }) => values.push(offsets),
        Meaning::View(View::Transpose { order }) => attrs.push(order),
        Meaning::View(View::RemoteMap { rank }) => values.push(rank),
        Meaning::View(View::TensorSubslice { offset, old_offset }) => attrs.extend([offset, old_offset]),
        Meaning::Barrier(barrier) => match barrier {
            Barrier::AddressSpaces { spaces } | Barrier::Gpu { spaces } => attrs.push(spaces),
            Barrier::Cluster { relaxed } | Barrier::ClusterArrive { relaxed } => attrs.extend(relaxed),
            Barrier::SplitSignal { id } | Barrier::SplitWait { id } => attrs.extend(id),
            Barrier::Named { id, threads } | Barrier::NamedArrive { id, threads } => {
                values.extend([id, threads])
            }
            Barrier::Conditional { predicate } => values.push(predicate),
            Barrier::Workgroup | Barrier::ExecutionOnly | Barrier::ClusterWait | Barrier::Warp => {}
        },
        Meaning::MBarrier(m) => {
            values.push(m.object);
            values.extend(m.predicate);
            match m.action {
                MBarrierAction::Init { count } => attrs.push(count),
                MBarrierAction::Expect { bytes } => attrs.push(bytes),
                MBarrierAction::Arrive { count, per_thread } => {
                    attrs.push(count);
                    attrs.extend(per_thread);
                }
                MBarrierAction::Wait { phase } => values.push(phase),
                MBarrierAction::AsyncCopyArrive { no_increment } => attrs.extend(no_increment),
                MBarrierAction::Invalidate | MBarrierAction::Commit | MBarrierAction::ReadPhase => {}
            }
        }
        Meaning::AsyncCopy(c) => {
            values.extend([c.source, c.destination].into_iter().filter(|n| !n.is_empty()));
            values.extend(c.mbarrier.into_iter().chain(c.predicate));
        }
        Meaning::Wait(w) => {
            attrs.extend(w.count);
            values.extend(w.tokens.into_iter().chain(w.passes));
        }
        Meaning::Mma(Mma::Tcgen05 { barriers, predicates }) => values.extend([barriers, predicates]),
        Meaning::Atomic(a) => attrs.extend(a.semantics),
        _ => {}
    }
    (values, attrs)
}

#[test]
fn every_row_compiles_and_no_name_occurs_twice() {
    if let Err(error) = Registry::new(all_ops().map(|def| &def.syntax)) {
        panic!("{error}");
    }
    assert!(registry().row("ttg.local_load").is_some());
}

#[test]
fn effects_are_on_values_of_their_row() {
    for def in all_ops() {
        let Effects::Listed(effects) = def.effects else { continue };
        for name in effects.iter().filter_map(|e| e.on) {
            assert!(has_value(def, name), "{}: an effect on `{name}`", def.syntax.name);
        }
    }
}

#[test]
fn meanings_name_values_and_attributes_of_their_row() {
    for def in all_ops() {
        let (values, attrs) = roles(def.meaning);
        for name in values {
            assert!(has_value(def, name), "{}: no operand `{name}`", def.syntax.name);
        }
        for name in attrs {
            assert!(has_attr(def, name), "{}: no attribute `{name}`", def.syntax.name);
        }
    }
}

#[test]
fn every_op_of_the_examples_has_a_row() {
    let text = include_str!("fixtures/examples.mlir");
    for line in text.lines().filter(|l| !l.starts_with([' ', '^', '}', ']'])) {
        let op = line.split_once("= ").map_or(line, |(_, op)| op);
        let op = if line.starts_with('%') { op } else { line };
        let name = op.trim_start_matches('"').split([' ', '"', '(', '{']).next().unwrap_or("");
        if name.contains('.') {
            assert!(op_def(name).is_some(), "`{name}` of `{line}`");
        }
    }
}
