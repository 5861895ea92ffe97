//! Producer/consumer tokens: pairs of objects, full and empty, that each count one arrival.

use seawall_model::TokenOp;

use crate::checker::ModelChecker;
use crate::checker_state::{ObjectKey, State, count};
use crate::eval::Asked;
use crate::phases::Reason;
use crate::step::{Doing, StepResult, give_up};

impl<'p> ModelChecker<'p> {
    /// Executes a token operation: waits at one side, or arrives at the other.
    pub(crate) fn token_op(
        &mut self,
        state: &mut State,
        doing: &Doing<'p>,
        op: &TokenOp,
    ) -> Asked<StepResult> {
        let process = doing.process;
        let (token, slot, phase, full) = match *op {
            TokenOp::Acquire { token, slot, phase } => (token, slot, Some((phase, 1)), false),
            TokenOp::Wait { token, slot, phase } => (token, slot, Some((phase, 0)), true),
            TokenOp::Commit { token, slot } => (token, slot, None, true),
            TokenOp::Release { token, slot } => (token, slot, None, false),
        };
        let slot = match slot {
            Some(slot) => self.number(state, process, slot)?,
            None => Some(0),
        };
        let Some(slot) = slot.and_then(|slot| u32::try_from(slot).ok()) else {
            return Ok(give_up(Reason::UnknownIndex, doing.id));
        };
        let key = if full { ObjectKey::Full(token, slot) } else { ObjectKey::Empty(token, slot) };
        let object = self.object(key);
        let Some((phase, flip)) = phase else {
            if !self.accesses(state, doing) || !self.arrive_now(state, doing, object, (1, true), None) {
                return Ok(StepResult::Wrong);
            }
            return Ok(self.go_on(state, process));
        };
        let parity = match phase {
            Some(phase) => match self.number(state, process, phase)? {
                Some(phase) => phase & 1 ^ flip,
                None => return Ok(give_up(Reason::UnknownIndex, doing.id)),
            },
            None => i64::from(count(&mut state.processes[process].turns, object)) & 1 ^ flip,
        };
        Ok(self.wait_for(state, doing, object, u8::from(parity == 1)))
    }
}
