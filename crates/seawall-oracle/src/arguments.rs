//! The buffers that a function's parameters may name, over all calls of the program.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use seawall_model::{Action, BufferId, Event, FunctionId, Place, Program};

/// The buffers of each parameter. The parameters of a function that is never called name nothing.
#[derive(Debug, Default)]
pub(crate) struct Arguments {
    passed: FxHashMap<(FunctionId, u32), BTreeSet<BufferId>>,
}

impl Arguments {
    pub(crate) fn new(program: &Program) -> Self {
        let mut arguments = Arguments::default();
        // Each round passes buffers one call further, so the number of functions bounds the rounds.
        while arguments.pass(program) {}
        arguments
    }

    /// Does one round. Returns whether it found something new.
    fn pass(&mut self, program: &Program) -> bool {
        let mut changed = false;
        for (caller, event) in events_of(program) {
            let Action::Call(call) = &event.action else { continue };
            let Some(callee) = call.callee else { continue };
            for (number, argument) in (0..).zip(&call.arguments) {
                let buffers: Vec<BufferId> =
                    argument.iter().flat_map(|footprint| self.buffers(caller, footprint.place)).collect();
                let known = self.passed.entry((callee, number)).or_default();
                for buffer in buffers {
                    changed |= known.insert(buffer);
                }
            }
        }
        changed
    }

    /// The buffers that a place in a function may name. Empty if they are unknown.
    pub(crate) fn buffers(&self, function: FunctionId, place: Place) -> Vec<BufferId> {
        match place {
            Place::Buffer(buffer) => vec![buffer],
            Place::Parameter(number) => {
                self.passed.get(&(function, number)).into_iter().flatten().copied().collect()
            }
            Place::Unknown => Vec::new(),
        }
    }
}

/// All events and the functions that contain them.
pub(crate) fn events_of(program: &Program) -> impl Iterator<Item = (FunctionId, &Event)> {
    let blocks = program.blocks.values();
    blocks.flat_map(|block| block.events.iter().map(|&event| (block.function, &program.events[event])))
}
