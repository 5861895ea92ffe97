//! Single statements: accesses, copies, waits, barriers.

use arbitrary::Result;

use super::{Gen, Gpu};

impl Gen<'_, '_> {
    /// Makes a statement without a body, or a split barrier around some statements.
    pub(super) fn single(&mut self) -> Result<()> {
        if self.has_tensor && self.u.ratio(1, 4)? {
            return self.tensor_access();
        }
        match self.u.int_in_range(0..=19)? {
            0..=3 => {
                let place = self.place()?;
                let by = if self.u.ratio(1, 12)? { " by thread" } else { "" };
                self.event(&format!("write {place}{by}"));
            }
            4..=8 => {
                let place = self.place()?;
                let by = if self.u.ratio(1, 16)? { " by thread" } else { "" };
                self.event(&format!("read {place}{by}"));
            }
            9 => {
                let place = self.place()?;
                let how = *self.u.choose(&["update", "atomic add", "atomic max", "atomic"])?;
                self.event(&format!("{how} {place}"));
            }
            10..=12 => self.barrier()?,
            13 if self.has_scratch => {
                let name = self.name("reduce");
                let inside = *self.u.choose(&["barrier lowering; ", "barrier lowering; ", ""])?;
                self.line(&format!("op {name} {{ write S; {inside}read S }}"));
            }
            _ => self.asynchronous()?,
        }
        Ok(())
    }

    /// Makes an access of tensor memory, mostly one in which each warp reaches its own rows.
    fn tensor_access(&mut self) -> Result<()> {
        let mode = *self.u.choose(&["read", "write"])?;
        let rows = if self.u.ratio(4, 5)? { self.rows()? } else { String::new() };
        let label = self.name("e");
        self.line(&format!("{label}: {mode} D{rows}"));
        Ok(())
    }

    fn barrier(&mut self) -> Result<()> {
        let wide = self.u.int_in_range(0..=9)?;
        match (self.machine, wide) {
            (Gpu::Sm90 | Gpu::Sm100, 0..=2) => self.event("fence proxy"),
            (Gpu::Gfx942, 0..=3) => {
                // The analysis ignores thread fences.
                self.exact = false;
                let kind = *self.u.choose(&["barrier none", "fence thread", "fence thread"])?;
                self.event(kind);
            }
            (Gpu::Gfx1201 | Gpu::Gfx1250, 0..=4) if !self.in_split => {
                let fence = *self.u.choose(&[" fence", " fence", ""])?;
                self.event(&format!("signal -1{fence}"));
                self.in_split = true;
                self.statements()?;
                self.in_split = false;
                self.event(&format!("await -1{fence}"));
            }
            (_, 5) => {
                let all = ["barrier none", "barrier warp", "barrier warpgroup fence"];
                let kind = *self.u.choose(if self.in_split { &all[1..] } else { &all })?;
                self.event(kind);
            }
            // Mostly avoids a workgroup barrier between the two parts of its own split barrier.
            _ if self.in_split && self.u.ratio(11, 12)? => {
                let place = self.place()?;
                self.event(&format!("read {place}"));
            }
            _ => self.event("barrier"),
        }
        Ok(())
    }

    fn asynchronous(&mut self) -> Result<()> {
        let of_hopper = matches!(self.machine, Gpu::Sm90 | Gpu::Sm100);
        match self.machine.counted_queue() {
            _ if of_hopper && self.u.ratio(1, 2)? => self.through_async_proxy(),
            Some(queue) => self.counted(queue),
            None => {
                let place = self.place()?;
                let mode = *self.u.choose(&["read", "write"])?;
                self.event(&format!("{mode} {place}"));
                Ok(())
            }
        }
    }

    /// Makes a copy or a wait on a queue whose waits count.
    pub(super) fn counted(&mut self, queue: &str) -> Result<()> {
        match self.u.int_in_range(0..=5)? {
            0..=2 => {
                let place = self.place()?;
                self.event(&format!("async {queue} write {place}"));
                if queue == "cp" && self.u.ratio(4, 5)? {
                    self.event("commit cp");
                }
            }
            3 if queue == "tdm" => {
                let place = self.place()?;
                self.event(&format!("async tdm read {place}"));
            }
            3 if queue == "cp" => self.event("commit cp"),
            // An ordinary load also counts.
            3 if queue == "vmcnt" => self.event("async vmcnt"),
            _ => {
                let pending = self.u.int_in_range(0..=2)?;
                self.event(&format!("wait {queue} {pending}"));
                if self.u.ratio(1, 2)? && !self.in_split {
                    self.event("barrier");
                }
            }
        }
        Ok(())
    }

    /// Makes TMA stores and MMAs, which read memory through the async proxy.
    fn through_async_proxy(&mut self) -> Result<()> {
        if self.machine == Gpu::Sm100 && self.u.ratio(1, 2)? {
            if self.u.ratio(4, 5)? {
                let place = self.place()?;
                self.event(&format!("mma tcgen05 read {place}"));
            }
            if self.u.ratio(4, 5)? {
                self.event("wait tcgen05 0");
            }
            return Ok(());
        }
        let queue = if self.machine == Gpu::Sm90 && self.u.ratio(1, 2)? { "wgmma" } else { "tma_store" };
        match self.u.int_in_range(0..=4)? {
            0..=1 => {
                let place = self.place()?;
                let head = if queue == "wgmma" { "mma wgmma" } else { "async tma_store" };
                self.event(&format!("{head} read {place}"));
                if self.u.ratio(4, 5)? {
                    self.event(&format!("commit {queue}"));
                }
            }
            2 => self.event(&format!("commit {queue}")),
            _ => {
                let pending = self.u.int_in_range(0..=1)?;
                let reads = if queue == "tma_store" && self.u.ratio(1, 2)? { " reads" } else { "" };
                self.event(&format!("wait {queue} {pending}{reads}"));
            }
        }
        Ok(())
    }
}
