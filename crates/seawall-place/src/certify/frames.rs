//! Parameters that never name memory in the function's own frame. A callee's frame starts after the
//! memory that its caller keeps, so the two do not overlap.

use rustc_hash::FxHashSet;
use seawall_model::{Action, Call, Footprint, Function, FunctionId, Place, Program, Space};

/// Pairs of a function and a parameter position. The caller of a function that the program does not
/// call passes its own memory, too.
#[derive(Debug, Default)]
pub(super) struct BelowFrame {
    parameters: FxHashSet<(FunctionId, u32)>,
}

impl BelowFrame {
    /// Assumes that each parameter of each function is below its frame. Removes a parameter if some
    /// call passes other memory.
    pub(super) fn new(program: &Program) -> Self {
        let mut below = BelowFrame::default();
        let functions = || program.functions.iter();
        for (id, function) in functions() {
            below.parameters.extend((0..function.arguments).map(|position| (id, position)));
        }
        loop {
            let before = below.parameters.len();
            for (caller, call) in
                functions().flat_map(|(id, f)| calls(program, f).map(move |call| (id, call)))
            {
                let Some(callee) = call.callee else { continue };
                for position in 0..program.functions[callee].arguments {
                    let passed = usize::try_from(position).ok().and_then(|at| call.arguments.get(at));
                    let lies_below = passed.is_some_and(|footprints| {
                        footprints.iter().all(|f| below.ends_before(program, caller, f, call.frame_offset))
                    });
                    if !lies_below {
                        below.parameters.remove(&(callee, position));
                    }
                }
            }
            if below.parameters.len() == before {
                return below;
            }
        }
    }

    pub(super) fn contains(&self, function: FunctionId, position: u32) -> bool {
        self.parameters.contains(&(function, position))
    }

    /// Whether all memory that `footprint` may name ends before `offset` in the frame of
    /// `function`.
    fn ends_before(
        &self,
        program: &Program,
        function: FunctionId,
        footprint: &Footprint,
        offset: u32,
    ) -> bool {
        match footprint.place {
            Place::Unknown => false,
            Place::Parameter(position) => self.contains(function, position),
            Place::Buffer(id) => {
                let buffer = &program.buffers[id];
                let known = buffer.space == Space::Shared
                    && buffer.function == function
                    && !buffer.offsets.is_empty();
                known
                    && buffer
                        .offsets
                        .iter()
                        .all(|&start| start.checked_add(buffer.size).is_some_and(|end| end <= offset))
            }
        }
    }
}

fn calls<'p>(program: &'p Program, function: &'p Function) -> impl Iterator<Item = &'p Call> + 'p {
    let events = function.blocks.iter().flat_map(|&block| &program.blocks[block].events);
    events.filter_map(|&event| match &program.events[event].action {
        Action::Call(call) => Some(call),
        _ => None,
    })
}
