//! Small kernels, similar to those that people write.

use std::fmt::Write as _;

use arbitrary::{Result, Unstructured};

/// The maximal nesting of loops and conditionals.
const MAX_DEPTH: usize = 3;

/// The kernel under construction.
struct Kernel<'u, 'b> {
    u: &'u mut Unstructured<'b>,
    text: String,
    /// Counters of the enclosing loops.
    counters: Vec<String>,
    loops: u32,
    /// How many statements may still be made.
    fuel: u32,
}

/// Makes the text of a small kernel. It has one to three buffers of up to three slots, loops with
/// small constant bounds, conditionals, synchronous and asynchronous accesses, waits and barriers.
/// The text always parses. The kernel may or may not have races.
pub fn kernel(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = "program random target gfx1250 {\n  warps 2\n".to_owned();
    let buffers = u.int_in_range(1..=3)?;
    for name in ["A", "B", "C"].iter().take(buffers) {
        let slots = u.int_in_range(1..=3)?;
        let _ = writeln!(text, "  smem {name} : {slots} x 64");
    }
    let fuel = u.int_in_range(2..=10)?;
    let mut kernel = Kernel { u, text, counters: Vec::new(), loops: 0, fuel };
    kernel.statements(buffers)?;
    kernel.text.push_str("}\n");
    Ok(kernel.text)
}

impl Kernel<'_, '_> {
    fn line(&mut self, text: &str) {
        let indent = 1 + self.counters.len();
        let _ = writeln!(self.text, "{:1$}{text}", "", 2 * indent);
    }

    fn statements(&mut self, buffers: usize) -> Result<()> {
        let count = self.u.int_in_range(1..=4)?;
        for _ in 0..count {
            let Some(fuel) = self.fuel.checked_sub(1) else { return Ok(()) };
            self.fuel = fuel;
            self.statement(buffers)?;
        }
        Ok(())
    }

    fn statement(&mut self, buffers: usize) -> Result<()> {
        let can_nest = self.counters.len() < MAX_DEPTH;
        match self.u.int_in_range(0..=9)? {
            0 if can_nest => {
                let counter = format!("i{}", self.loops);
                self.loops += 1;
                let bound = self.u.int_in_range(1..=3)?;
                self.line(&format!("loop {counter} to {bound} {{"));
                self.counters.push(counter);
                self.statements(buffers)?;
                self.counters.pop();
                self.line("}");
            }
            1 if can_nest => {
                self.line("if {");
                self.statements(buffers)?;
                self.line("}");
            }
            2 => self.line("barrier"),
            3 => {
                let pending = self.u.int_in_range(0..=1)?;
                self.line(&format!("wait tdm {pending}"));
            }
            4 => {
                let place = self.place(buffers)?;
                self.line(&format!("async tdm write {place}"));
            }
            5..=6 => {
                let place = self.place(buffers)?;
                self.line(&format!("write {place}"));
            }
            _ => {
                let place = self.place(buffers)?;
                self.line(&format!("read {place}"));
            }
        }
        Ok(())
    }

    fn place(&mut self, buffers: usize) -> Result<String> {
        let name = ["A", "B", "C"].get(self.u.choose_index(buffers)?).copied().unwrap_or("A");
        let counter = self.counters.last().cloned();
        Ok(match (self.u.int_in_range(0..=3)?, counter) {
            (0, _) => name.to_owned(),
            (1, _) | (_, None) => format!("{name}[0]"),
            (2, Some(counter)) => format!("{name}[{counter} % 3]"),
            (_, Some(counter)) => {
                let ahead = self.u.int_in_range(1..=2)?;
                format!("{name}[({counter} + {ahead}) % 3]")
            }
        })
    }
}
