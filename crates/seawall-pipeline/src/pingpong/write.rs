//! Writes a loop with its body in a new order, as edits of the text. What keeps its place stays as
//! it is written.

use seawall_mlir::{Edits, OpId, Rename};

use super::sequence::{GroupBarrier, Item, Role, Sequence};
use crate::lines::{BARE_BARRIER, WALL};
use crate::marks;
use crate::tree::{Uses, around};

/// How the barriers of the groups are written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BarrierForm<'a> {
    /// As barriers. A choosable fence orders shared memory only if `fences` says so for its number.
    Barriers {
        /// By number. Missing ones order.
        fences: &'a [bool],
        /// Whether barriers after waits are written, too.
        complete: bool,
    },
    /// As borders of stages, without hints, for a question about fences.
    Borders,
}

/// Writes the body.
pub(crate) fn write(sequence: &Sequence<'_>, meetings: BarrierForm<'_>, uses: &Uses, edits: &mut Edits<'_>) {
    let m = sequence.m;
    let rename = sequence.names().fold(Rename::default(), |rename, (value, name)| rename.value(value, name));
    let mut passed = 0;
    let mut waiting: Vec<String> = Vec::new();
    let asks = matches!(meetings, BarrierForm::Borders);
    let wraps = asks && sequence.barriers().contains(&GroupBarrier::Wrapped);
    let end = wraps.then(|| border(sequence.barriers().len()));
    for &item in sequence.items() {
        match item {
            Item::New(number) => {
                let Some(new) = sequence.new_op(number) else { continue };
                let number = passed;
                passed += usize::from(matches!(new.role, Role::GroupBarrier(_)));
                waiting.extend(line(&new.text, new.role, number, meetings));
            }
            Item::Old(op) if sequence.is_moved(op) => waiting.push(m.clone_op(op, &rename)),
            Item::Old(op) => {
                waiting.extend(end.clone().filter(|_| marks::is_yield(m, op)));
                waiting.drain(..).for_each(|line| edits.insert_before(op, &line));
            }
        }
    }
    // After the last op as it was written, if there is no `scf.yield`.
    if let Some(&last) = sequence.written().last() {
        waiting.iter().for_each(|line| edits.insert_after(last, line));
    }
    let gone = |op: &OpId| sequence.is_moved(*op) || sequence.is_erased(*op);
    sequence.written().iter().filter(|op| gone(op)).for_each(|&op| edits.erase(op));
    let stays = |user: OpId| !around(m, user).any(|op| gone(&op));
    for (value, name) in sequence.names().filter(|&(value, name)| m.value_name(value) != name) {
        uses.respell(value, name, stays, (m, edits));
    }
}

fn line(text: &str, role: Role, number: usize, meetings: BarrierForm<'_>) -> Option<String> {
    let is_weak = |fences: &[bool]| fences.get(number) == Some(&false);
    match (role, meetings) {
        (Role::GroupBarrier(GroupBarrier::Wrapped), BarrierForm::Borders) => None,
        (Role::GroupBarrier(_), BarrierForm::Borders) => Some(border(number)),
        (Role::Hint | Role::Behind, BarrierForm::Borders) => None,
        (Role::GroupBarrier(GroupBarrier::Wait | GroupBarrier::Inside), BarrierForm::Barriers { .. }) => None,
        (Role::GroupBarrier(GroupBarrier::Fence), BarrierForm::Barriers { fences, .. })
            if is_weak(fences) =>
        {
            Some(BARE_BARRIER.to_string())
        }
        (
            Role::Behind | Role::GroupBarrier(GroupBarrier::Stores),
            BarrierForm::Barriers { complete: false, .. },
        ) => None,
        _ => Some(text.to_string()),
    }
}

fn border(number: usize) -> String {
    format!("{WALL} {{{} = \"cluster{number}\"}}", marks::BORDER)
}
