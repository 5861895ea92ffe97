//! Small structured programs with every feature that one partition can use, for the property tests.
//!
//! - `slots` makes indices.
//! - `events` makes single statements.
//! - `maps` makes warp maps.
//! - `rings` makes the usual loops around queues and mbarriers, correct ones and slightly wrong
//!   ones.
//!
//! The result is litmus text, so that a failing program can be read and reduced line by line.

mod events;
mod maps;
mod rings;
mod slots;

use std::fmt::Write as _;

use arbitrary::{Result, Unstructured};

/// The maximal nesting of loops and conditionals.
const MAX_DEPTH: usize = 3;

/// How many loops of a program may have an unknown number of iterations.
const MAX_ENDLESS: u32 = 2;

/// A random program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Structured {
    /// The litmus text.
    pub text: String,
    /// Whether the program avoids all constructs for which the hazard analysis is known to be
    /// imprecise. Every finding must then occur in some run.
    pub exact: bool,
}

/// The target of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gpu {
    Sm80,
    Sm90,
    Sm100,
    Gfx942,
    Gfx950,
    Gfx1201,
    Gfx1250,
}

impl Gpu {
    const ALL: [Gpu; 9] = [
        Gpu::Sm80,
        Gpu::Sm80,
        Gpu::Sm90,
        Gpu::Sm90,
        Gpu::Sm100,
        Gpu::Gfx942,
        Gpu::Gfx950,
        Gpu::Gfx1201,
        Gpu::Gfx1250,
    ];

    /// Targets with split barriers.
    const SPLIT: [Gpu; 2] = [Gpu::Gfx1201, Gpu::Gfx1250];

    fn name(self) -> &'static str {
        match self {
            Gpu::Sm80 => "sm_80",
            Gpu::Sm90 => "sm_90",
            Gpu::Sm100 => "sm_100",
            Gpu::Gfx942 => "gfx942",
            Gpu::Gfx950 => "gfx950",
            Gpu::Gfx1201 => "gfx1201",
            Gpu::Gfx1250 => "gfx1250",
        }
    }

    fn has_proxies(self) -> bool {
        matches!(self, Gpu::Sm90 | Gpu::Sm100)
    }

    /// The queue of copies into shared memory with counting waits.
    fn counted_queue(self) -> Option<&'static str> {
        match self {
            Gpu::Sm80 | Gpu::Sm90 | Gpu::Sm100 => Some("cp"),
            Gpu::Gfx942 => Some("vmcnt"),
            Gpu::Gfx950 => Some("asynccnt"),
            Gpu::Gfx1250 => Some("tdm"),
            Gpu::Gfx1201 => None,
        }
    }
}

/// A buffer.
#[derive(Clone, Debug)]
struct Buffer {
    name: &'static str,
    slots: u32,
}

/// A value that a loop carries.
#[derive(Clone, Debug)]
struct Carried {
    name: String,
    kind: CarriedKind,
}

/// How the value changes from one iteration to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CarriedKind {
    /// 0, 1, …, n - 1, 0, …
    Rotates(u32),
    /// 0, 1, 0, 1, …
    Flips,
    /// 0, 1, 2, …
    Counts,
}

/// A loop that is open.
#[derive(Clone, Debug, Default)]
struct Loop {
    counter: Option<String>,
    carried: Vec<Carried>,
}

struct Gen<'u, 'b> {
    u: &'u mut Unstructured<'b>,
    text: String,
    machine: Gpu,
    warps: u32,
    buffers: Vec<Buffer>,
    has_scratch: bool,
    /// Whether there is tensor memory, `D`.
    has_tensor: bool,
    loops: Vec<Loop>,
    depth: usize,
    /// The number of loops so far with an unknown number of iterations. Few, because the oracle
    /// tries all numbers.
    endless: u32,
    /// The number of names used so far.
    names: u32,
    /// How many statements may still be made.
    fuel: u32,
    /// Whether the statement is inside a split barrier.
    in_split: bool,
    /// Whether the buffers have addresses.
    placed: bool,
    /// Whether some accesses have warp maps.
    uses_maps: bool,
    /// The maps so far.
    maps: Vec<String>,
    exact: bool,
}

/// Makes a random program of one partition: nested loops, conditionals, rings of buffers, queues,
/// mbarriers, barriers of all kinds. It always parses, and slot indices are inside their rings. It
/// uses about as many bytes as it has characters, at most 1000.
pub fn structured(u: &mut Unstructured<'_>) -> Result<Structured> {
    of_machines(u, &Gpu::ALL)
}

/// As [`structured`], for targets with split barriers.
pub fn structured_split(u: &mut Unstructured<'_>) -> Result<Structured> {
    of_machines(u, &Gpu::SPLIT)
}

fn of_machines(u: &mut Unstructured<'_>, machines: &[Gpu]) -> Result<Structured> {
    let machine = *u.choose(machines)?;
    let warps = *u.choose(&[4, 4, 4, 4, 8, 2, 2, 1])?;
    let mut text = format!("program random target {} {{\n  warps {warps}\n", machine.name());
    let placed = u.ratio(1, 4)?;
    let mut buffers = Vec::new();
    let mut address = 0;
    for name in ["A", "B", "C"].into_iter().take(u.int_in_range(1..=3)?) {
        let slots: u32 = *u.choose(&[1, 2, 2, 3, 3, 4])?;
        let at = if placed { format!(" at {address}") } else { String::new() };
        let _ = writeln!(text, "  smem {name} : {slots} x 64{at}");
        // The next buffer may begin inside this one.
        address += 64 * u.int_in_range(slots.saturating_sub(1)..=slots)?;
        buffers.push(Buffer { name, slots });
    }
    let has_scratch = u.ratio(1, 8)?;
    if has_scratch {
        let at = if placed { format!(" at {}", 64 * u.int_in_range(0..=2)?) } else { String::new() };
        let _ = writeln!(text, "  scratch S : 64{at}");
    }
    let has_tensor = machine == Gpu::Sm100 && warps > 1 && u.ratio(1, 2)?;
    if has_tensor {
        let _ = writeln!(text, "  tmem D : {} at 0", maps::TENSOR_COLUMNS);
    }
    text.push_str("  symbols s\n");
    let (fuel, uses_maps) = (u.int_in_range(2..=9)?, warps > 1 && u.ratio(2, 5)?);
    let mut this = Gen {
        u,
        text,
        machine,
        warps,
        buffers,
        has_scratch,
        has_tensor,
        loops: Vec::new(),
        depth: 0,
        endless: 0,
        names: 0,
        fuel,
        in_split: false,
        placed,
        uses_maps,
        maps: Vec::new(),
        exact: true,
    };
    this.program()?;
    this.map_table();
    this.text.push_str("}\n");
    Ok(Structured { text: this.text, exact: this.exact })
}

impl Gen<'_, '_> {
    fn program(&mut self) -> Result<()> {
        if self.u.ratio(2, 5)? {
            self.ring()?;
        }
        self.statements()
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", 2 * (self.depth + 1));
    }

    /// An unused name.
    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// Adds an event with its own label.
    fn event(&mut self, text: &str) {
        let label = self.name("e");
        // If the random bytes run out, there is no map.
        let text = self.with_map(text).unwrap_or_else(|_| text.to_owned());
        self.line(&format!("{label}: {text}"));
    }

    fn statements(&mut self) -> Result<()> {
        for _ in 0..self.u.int_in_range(1..=4)? {
            let Some(fuel) = self.fuel.checked_sub(1) else { return Ok(()) };
            self.fuel = fuel;
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<()> {
        let can_nest = self.depth < MAX_DEPTH;
        match self.u.int_in_range(0..=15)? {
            0..=3 if can_nest => self.loop_statement(),
            4..=5 if can_nest => self.if_statement(),
            _ => self.single(),
        }
    }

    fn if_statement(&mut self) -> Result<()> {
        let condition = match (self.u.int_in_range(0..=9)?, self.counter()) {
            (0, _) => {
                self.exact = false;
                " s == 1".to_owned()
            }
            (1, Some(counter)) => {
                self.exact = false;
                format!(" {counter} % 2 == 0")
            }
            (2, Some(counter)) => {
                self.exact = false;
                format!(" {counter} == 0")
            }
            _ => String::new(),
        };
        self.line(&format!("if{condition} {{"));
        self.nested(Self::statements)?;
        if self.u.ratio(1, 3)? {
            self.line("} else {");
            self.nested(Self::statements)?;
        }
        self.line("}");
        Ok(())
    }

    /// Adds a body.
    fn nested(&mut self, body: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        self.depth += 1;
        let result = body(self);
        self.depth -= 1;
        result
    }

    fn loop_statement(&mut self) -> Result<()> {
        let mut head = "loop".to_owned();
        let mut this = Loop::default();
        let is_bounded = self.endless >= MAX_ENDLESS || self.u.ratio(1, 3)?;
        self.endless += u32::from(!is_bounded);
        if is_bounded || self.u.ratio(4, 5)? {
            let counter = self.name("i");
            let _ = write!(head, " {counter}");
            head.push_str(self.u.choose(match is_bounded {
                true => &[" to 2", " to 3", " to 4", " from 1 to 4"],
                false => &["", "", "", " from 1"],
            })?);
            this.counter = Some(counter);
        }
        let mut carried = Vec::new();
        for _ in 0..self.u.int_in_range(0..=2)? {
            carried.extend(self.carry(&carried)?);
        }
        for (at, (carried, text)) in carried.iter().enumerate() {
            let _ = write!(head, "{} {text}", if at == 0 { " carries" } else { "," });
            this.carried.push(carried.clone());
        }
        self.line(&format!("{head} {{"));
        self.loops.push(this.clone());
        self.nested(|this| {
            this.statements()?;
            this.nexts()
        })?;
        self.loops.pop();
        self.line("}");
        Ok(())
    }

    /// Chooses a value to carry, new or from an enclosing loop. Also returns its text in the loop
    /// head.
    fn carry(&mut self, already: &[(Carried, String)]) -> Result<Option<(Carried, String)>> {
        let outer: Vec<Carried> = self.loops.iter().flat_map(|l| l.carried.iter().cloned()).collect();
        if !outer.is_empty() && self.u.ratio(1, 2)? {
            let on = self.u.choose(&outer)?.clone();
            if already.iter().any(|(carried, _)| carried.name == on.name) {
                return Ok(None);
            }
            let text = on.name.clone();
            return Ok(Some((on, text)));
        }
        let kind = match self.u.int_in_range(0..=3)? {
            0 => CarriedKind::Flips,
            1 => CarriedKind::Counts,
            _ => {
                let slots = self.u.choose(&self.buffers)?.slots;
                CarriedKind::Rotates(slots.max(2))
            }
        };
        let name = self.name("k");
        let text = format!("{name} = 0");
        Ok(Some((Carried { name, kind }, text)))
    }

    /// Adds the `next` statements of the innermost loop.
    fn nexts(&mut self) -> Result<()> {
        let carried = self.loops.last().map(|l| l.carried.clone()).unwrap_or_default();
        for Carried { name, kind } in carried {
            let next = match kind {
                CarriedKind::Flips => format!("{name} ^ 1"),
                CarriedKind::Counts => format!("{name} + 1"),
                CarriedKind::Rotates(slots) => match self.u.ratio(1, 3)? {
                    true => format!("({name} + 1) % {slots}"),
                    false => format!("select({name} == {}, 0, {name} + 1)", slots - 1),
                },
            };
            self.line(&format!("next {name} = {next}"));
        }
        Ok(())
    }
}
