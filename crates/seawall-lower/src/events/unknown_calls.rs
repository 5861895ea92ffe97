//! Calls of functions outside of the module, and of functions that are not followed. They may do
//! anything with their buffers, and may synchronize.

use seawall_dialects::{Resource, SharedAccessKind};
use seawall_mlir::ValueId;
use seawall_model::{Action, Mode};
use smallvec::SmallVec;

use crate::accesses::AccessList;
use crate::events::{Emit, Events, pointers};
use crate::facts::functions;

/// Emits what such a call may do.
pub(crate) fn unknown_call_events(events: &mut Events<'_>, emit: &mut Emit) {
    let (module, facts) = (events.facts.module, events.facts);
    let is_given = |value: ValueId| facts.is_memdesc(value) || facts.is_local_pointer(value);
    let operands = module.operands(emit.op).iter().copied().enumerate();
    let given: SmallVec<[(usize, ValueId); 4]> = operands.filter(|&(_, value)| is_given(value)).collect();
    let is_left_out = facts.upstream && !functions::is_declared(facts, emit.op);
    // A function that only computes a value, as those of math libraries, does not synchronize.
    let computes = given.is_empty() && !module.results(emit.op).is_empty();
    if facts.upstream && (is_left_out || !computes) {
        events.draft.unknown_calls.push(emit.op);
    }
    if given.is_empty() && !is_left_out {
        return;
    }
    let message = match is_left_out {
        true => {
            "Seawall does not follow this call: the called function is assumed to access any workgroup memory"
        }
        false => {
            "the called function has no body in the module: Seawall assumes that it reads and writes every buffer argument"
        }
    };
    events.draft.warn(
        "lower::unknown-callee",
        emit.op,
        message.to_owned(),
        "`check` reports no races with it",
    );
    let resource = Resource::Shared(SharedAccessKind::Generic);
    let mut accesses = AccessList::new();
    for &(at, value) in given.iter().filter(|_| !is_left_out) {
        accesses.push(if facts.is_memdesc(value) {
            events.accesses().access(value, resource, Mode::ReadWrite, None)
        } else {
            pointers::pointer_access(events, emit.op, at, Mode::ReadWrite, None)
        });
    }
    if is_left_out {
        accesses.push(pointers::access_anywhere(Mode::ReadWrite));
    }
    events.emit(emit, Action::Touch { asserted: false }, accesses);
}
