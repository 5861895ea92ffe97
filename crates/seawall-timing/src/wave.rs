//! One wave: where it is in the code, when its values are there, and what it has under way.

use seawall_dialects::Queue;

use crate::action::{Action, Drain, Effect};
use crate::record::Cause;

/// When a value is there, and what brings it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ready {
    pub(crate) at: u64,
    pub(crate) by: Cause,
}

pub(crate) struct Wave {
    pub(crate) pc: usize,
    pub(crate) batch: usize,
    pub(crate) issued: u64,
    /// From when the next instruction may be issued.
    pub(crate) next: u64,
    pub(crate) priority: u8,
    pub(crate) ready: Vec<Ready>,
    pub(crate) left: Vec<u32>,
    /// Ends of copies: of those that no group has yet, of groups, and of each queue that counts single ones.
    pub(crate) open: u64,
    pub(crate) groups: Vec<u64>,
    pub(crate) data_mover: Vec<u64>,
    pub(crate) instructions: Vec<u64>,
    pub(crate) lds_done: u64,
    pub(crate) memory_done: u64,
    /// Since when it stands at a barrier.
    pub(crate) arrived: Option<u64>,
    pub(crate) ended: bool,
}

impl Wave {
    /// At the beginning of code with so many values and loops.
    pub(crate) fn new(slots: usize, loops: usize) -> Self {
        Wave {
            pc: 0,
            batch: 0,
            issued: 0,
            next: 0,
            priority: 0,
            ready: vec![Ready { at: 0, by: Cause::Result }; slots],
            left: vec![0; loops],
            open: 0,
            groups: Vec::new(),
            data_mover: Vec::new(),
            instructions: Vec::new(),
            lds_done: 0,
            memory_done: 0,
            arrived: None,
            ended: false,
        }
    }

    /// When everything is there that an action needs, and what is there last. `takes`: a barrier is one that this wave takes part in.
    pub(crate) fn needed(&self, action: &Action, takes: bool) -> Ready {
        let mut last = Ready { at: 0, by: Cause::Result };
        let mut need = |at: u64, by: Cause| {
            if at > last.at {
                last = Ready { at, by };
            }
        };
        for &slot in &action.uses {
            need(self.ready[slot].at, self.ready[slot].by);
        }
        match &action.effect {
            Effect::Wait(queue, newest) => {
                let ends = match queue {
                    Queue::Tdm | Queue::TdmInstructions | Queue::TensorCount => &self.data_mover,
                    Queue::AsyncInstructions | Queue::AsyncCount => &self.instructions,
                    Queue::CpAsync => &self.groups,
                    Queue::DsCount => return Ready { at: self.lds_done, by: Cause::Lds },
                    _ => return Ready { at: self.memory_done.max(self.lds_done), by: Cause::Copies },
                };
                let covered = ends.len().saturating_sub(usize::try_from(*newest).unwrap_or(usize::MAX));
                // They end in the order of their issue.
                need(ends[..covered].last().copied().unwrap_or(0), Cause::Copies);
            }
            Effect::Barrier { drains, .. } if takes => match drains {
                Drain::Nothing => {}
                Drain::Lds => need(self.lds_done, Cause::Lds),
                Drain::All => {
                    need(self.lds_done, Cause::Lds);
                    need(self.memory_done, Cause::Memory);
                }
            },
            _ => {}
        }
        last
    }
}
