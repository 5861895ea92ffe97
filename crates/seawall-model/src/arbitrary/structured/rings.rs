//! Loops around a ring, as in pipelined kernels. Each piece is mostly correct, but sometimes
//! missing, moved or off by one.

use arbitrary::Result;

use super::{Gen, Loop};

/// The ring of a loop.
#[derive(Clone, Copy, Debug)]
struct Ring {
    name: &'static str,
    slots: u32,
    /// How many slots the producer is ahead.
    ahead: u32,
}

/// How a slot is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fill {
    /// By a bulk copy with an expected byte count.
    Tma,
    /// By copies of all threads that arrive. With `inc`, the arrivals are counted at run time and
    /// one thread arrives for all, after a barrier if `meet` is set.
    Cp { inc: bool, meet: bool },
}

impl Fill {
    fn lines(self, name: &str, slot: &str) -> Vec<String> {
        let copy = format!("async cp write {name}[{slot}]");
        match self {
            Fill::Tma => vec![
                format!("mbarrier expect full[{slot}] tx 64"),
                format!("async tma write {name}[{slot}], arrive full[{slot}]"),
            ],
            Fill::Cp { inc: false, .. } => vec![copy, format!("mbarrier commit cp full[{slot}]")],
            Fill::Cp { inc: true, meet } => {
                let mut lines = vec![copy, format!("mbarrier commit cp full[{slot}] inc")];
                lines.extend(meet.then(|| "barrier".to_owned()));
                lines.push(format!("mbarrier arrive full[{slot}]"));
                lines
            }
        }
    }
}

impl Gen<'_, '_> {
    /// Adds one of the loops.
    pub(super) fn ring(&mut self) -> Result<()> {
        let buffer = self.u.choose(&self.buffers)?.clone();
        let ahead = self.u.int_in_range(0..=buffer.slots)?.min(buffer.slots);
        let ring = Ring { name: buffer.name, slots: buffer.slots, ahead };
        if self.machine.has_proxies() && self.u.ratio(3, 5)? {
            let copies = self.u.ratio(2, 3)?;
            return if copies { self.phase_ring(ring, Fill::Tma) } else { self.store_ring(ring) };
        }
        if self.machine.counted_queue() == Some("cp") && self.u.ratio(1, 4)? {
            let inc = self.u.ratio(2, 3)?;
            let meet = inc && !self.slip(4)?;
            return self.phase_ring(ring, Fill::Cp { inc, meet });
        }
        match self.machine.counted_queue() {
            Some(queue) if self.u.ratio(5, 6)? => self.counted_ring(queue, ring),
            _ => self.synchronous_ring(ring),
        }
    }

    /// Returns `true` once in `n` times, to introduce a deviation.
    fn slip(&mut self, n: u32) -> Result<bool> {
        self.u.ratio(1, n)
    }

    fn open(&mut self) -> Result<String> {
        let counter = self.name("i");
        let bound = *self.u.choose(&["", "", "", " to 4", " to 5"])?;
        self.endless += u32::from(bound.is_empty());
        self.line(&format!("loop {counter}{bound} {{"));
        self.loops.push(Loop { counter: Some(counter.clone()), carried: Vec::new() });
        Ok(counter)
    }

    /// Adds the pieces of the body in order. Sometimes swaps two of them or inserts another
    /// statement.
    fn pieces(&mut self, mut pieces: Vec<Vec<String>>) -> Result<()> {
        if pieces.len() > 1 && self.slip(4)? {
            let at = self.u.choose_index(pieces.len() - 1)?;
            pieces.swap(at, at + 1);
        }
        self.nested(|this| {
            for lines in pieces {
                if this.slip(12)? {
                    continue;
                }
                for line in lines {
                    this.event(&line);
                }
                if this.slip(12)? {
                    this.single()?;
                }
            }
            Ok(())
        })?;
        self.loops.pop();
        self.line("}");
        Ok(())
    }

    fn read_or_mma(&mut self, place: &str) -> Result<Vec<String>> {
        if self.machine == super::Gpu::Sm100 && self.u.ratio(1, 3)? {
            let mut lines = vec![format!("mma tcgen05 read {place}")];
            lines.extend((!self.slip(6)?).then(|| "wait tcgen05 0".to_owned()));
            return Ok(lines);
        }
        if self.machine == super::Gpu::Sm90 && self.u.ratio(1, 3)? {
            let pending = self.u.int_in_range(0..=1)?;
            let lines = [
                format!("mma wgmma read {place}"),
                "commit wgmma".to_owned(),
                format!("wait wgmma {pending}"),
            ];
            return Ok(lines.to_vec());
        }
        Ok(vec![format!("read {place}")])
    }

    fn index(&mut self, counter: &str, ahead: u32, ring: Ring) -> Result<String> {
        let ahead = if self.slip(16)? { ahead + 1 } else { ahead };
        if ring.slots == 1 { Ok("0".to_owned()) } else { self.of_counter(counter, ahead, ring.slots) }
    }

    fn counted_ring(&mut self, queue: &str, ring: Ring) -> Result<()> {
        let copy = |place: String| {
            let mut lines = vec![format!("async {queue} write {place}")];
            lines.extend((queue == "cp").then(|| "commit cp".to_owned()));
            lines
        };
        for slot in 0..ring.ahead.min(ring.slots) {
            for line in copy(format!("{}[{slot}]", ring.name)) {
                self.event(&line);
            }
        }
        let counter = self.open()?;
        let (to, from) = (self.index(&counter, ring.ahead, ring)?, self.index(&counter, 0, ring)?);
        let slack = u32::from(self.slip(8)?);
        let pending = (ring.ahead.saturating_sub(1) + slack).saturating_sub(u32::from(self.slip(6)?));
        let copied = copy(format!("{}[{to}]", ring.name));
        let read = self.read_or_mma(&format!("{}[{from}]", ring.name))?;
        let wait = vec![format!("wait {queue} {pending}")];
        let barrier = vec!["barrier".to_owned()];
        let pieces = match self.u.int_in_range(0..=3)? {
            0 => vec![copied, vec![format!("wait {queue} {}", ring.ahead)], barrier, read],
            1 => vec![wait, barrier, copied, read],
            2 => vec![wait, read, copied],
            _ => vec![wait, barrier, read, copied],
        };
        self.pieces(pieces)
    }

    fn synchronous_ring(&mut self, ring: Ring) -> Result<()> {
        let ahead = ring.ahead.min(ring.slots);
        let counter = self.open()?;
        let (to, from) = (self.index(&counter, ahead, ring)?, self.index(&counter, 0, ring)?);
        let write = vec![format!("write {}[{to}]", ring.name)];
        let read = vec![format!("read {}[{from}]", ring.name)];
        let barrier = vec!["barrier".to_owned()];
        let pieces = match self.u.int_in_range(0..=2)? {
            0 => vec![write, barrier, read],
            1 => vec![write, read],
            _ => vec![barrier, write, read],
        };
        self.pieces(pieces)
    }

    /// A loop that writes a tile and passes it to the TMA store engine.
    fn store_ring(&mut self, ring: Ring) -> Result<()> {
        let counter = self.open()?;
        let slot = self.index(&counter, 0, ring)?;
        let reads = if self.u.ratio(1, 2)? { " reads" } else { "" };
        let pending = ring.slots.saturating_sub(1 + u32::from(self.slip(3)?));
        let lines = |text: &[&str]| text.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        let name = ring.name;
        let pieces = vec![
            lines(&[&format!("wait tma_store {pending}{reads}")]),
            lines(&["barrier"]),
            lines(&[&format!("write {name}[{slot}]")]),
            lines(&["fence proxy"]),
            lines(&["barrier"]),
            lines(&[&format!("async tma_store read {name}[{slot}]"), "commit tma_store"]),
        ];
        self.pieces(pieces)
    }

    /// Copies that arrive at one mbarrier per slot.
    fn phase_ring(&mut self, ring: Ring, brings: Fill) -> Result<()> {
        let Ring { name, slots, .. } = ring;
        let ahead = ring.ahead.min(slots.saturating_sub(1));
        self.line(&format!("smem full : {slots} x 8"));
        // Each of the 32 threads of a warp arrives once.
        let count = if brings == (Fill::Cp { inc: false, meet: false }) { 32 * self.warps } else { 1 };
        for slot in 0..slots {
            self.event(&format!("mbarrier init full[{slot}] count {count}"));
        }
        if !self.slip(16)? {
            self.event("barrier");
        }
        let copy = |slot: &str| brings.lines(name, slot);
        for slot in 0..ahead {
            for line in copy(&slot.to_string()) {
                self.event(&line);
            }
        }
        let counter = self.open()?;
        let (to, from) = (self.index(&counter, ahead, ring)?, self.index(&counter, 0, ring)?);
        let phase = match self.u.int_in_range(0..=9)? {
            0 => format!("{counter} & 1"),
            1 => format!("({counter} / {slots} + 1) & 1"),
            _ => format!("({counter} / {slots}) & 1"),
        };
        let wait = vec![format!("mbarrier wait full[{from}] phase {phase}")];
        let read = self.read_or_mma(&format!("{name}[{from}]"))?;
        let barrier = vec!["barrier".to_owned()];
        let pieces = match self.u.int_in_range(0..=2)? {
            0 => vec![copy(&to), wait, read, barrier],
            1 => vec![barrier, copy(&to), wait, read],
            _ => vec![wait, read, barrier, copy(&to)],
        };
        self.pieces(pieces)
    }
}
