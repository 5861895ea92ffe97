//! The state of one wave: its position, when its values are available, and its operations in
//! flight.

use seawall_base::saturated;
use seawall_dialects::Queue;

use crate::action::{Action, Drain, Effect};
use crate::record::Cause;

/// When a value is available, and which unit produces it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ready {
    pub(crate) at: u64,
    pub(crate) by: Cause,
}

pub(crate) struct Wave {
    pub(crate) pc: usize,
    pub(crate) batch: usize,
    pub(crate) issued: u64,
    /// The earliest time of the next instruction.
    pub(crate) next: u64,
    pub(crate) priority: u8,
    pub(crate) ready: Vec<Ready>,
    pub(crate) left: Vec<u32>,
    /// End times of copies: the latest copy outside of a closed group, the closed groups, and the
    /// single copies of each queue that counts instructions.
    pub(crate) open: u64,
    pub(crate) groups: Vec<u64>,
    pub(crate) data_mover: Vec<u64>,
    pub(crate) instructions: Vec<u64>,
    pub(crate) lds_done: u64,
    pub(crate) memory_done: u64,
    /// The time of arrival at a barrier, while the wave waits there.
    pub(crate) arrived: Option<u64>,
    pub(crate) ended: bool,
}

impl Wave {
    /// Returns a wave at the start of code with this many value slots and loops.
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

    /// Returns when everything that an action needs is available, and the cause that takes longest.
    /// `takes`: the wave takes part in this barrier.
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
                let covered = ends.len().saturating_sub(saturated::<usize>(*newest));
                // Copies complete in order of issue.
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
