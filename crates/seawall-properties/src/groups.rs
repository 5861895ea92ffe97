//! Groups of warps that conditional barriers keep apart: verdicts of the hazard analysis for all
//! trip counts, compared with runs of the oracle.
//!
//! Random kernels access rings of a few slots in stages, which barriers end. Before the loop, a
//! group of warps meets a barrier of its own, and the others meet one behind it. In some kernels
//! there are more such barriers, or one is missing.

use std::fmt::{self, Display, Formatter, Write as _};

use seawall_model::text;
use seawall_oracle::{Limits, explore};
use seawall_place::{CheckLimit, check};

use crate::pairs::Pairs;
use crate::random;

/// What the oracle may take for a kernel. It runs all warps.
const SMALL: Limits = Limits {
    warps: None,
    ctas: Some(1),
    iterations: 4,
    trips: 64,
    states: 4_000,
    steps: 100_000,
    values: Vec::new(),
};

/// The text of the warp maps: each warp has its own part, that of the warp beside it in the same
/// group of two, that of a warp in another group, or that of both warps of its group.
const MAPS: &str = "  warpmaps {
    own = 4 at 0, 64 { 0: 0..16; 1: 16..32; 2: 32..48; 3: 48..64 }
    beside = 4 at 0, 64 { 0: 16..32; 1: 0..16; 2: 48..64; 3: 32..48 }
    across = 4 at 0, 64 { 0: 32..48; 1: 48..64; 2: 0..16; 3: 16..32 }
    both = 4 at 0, 64 { 0: 0..32; 1: 0..32; 2: 32..64; 3: 32..64 }
  }
";

/// How a kernel differs from one with a conditional barrier before and behind the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Twist {
    None,
    /// The first group stays two barriers behind.
    TwoBehind,
    /// A third group is two barriers behind.
    ThreeGroups,
    /// The groups change places in each iteration.
    InLoop,
    /// The second barrier is missing.
    NotInStep,
    /// The first barrier is on some paths only.
    OnSomePaths,
}

const TWISTS: [Twist; 12] = [
    Twist::None,
    Twist::None,
    Twist::None,
    Twist::None,
    Twist::None,
    Twist::None,
    Twist::None,
    Twist::TwoBehind,
    Twist::ThreeGroups,
    Twist::InLoop,
    Twist::NotInStep,
    Twist::OnSomePaths,
];

/// How much was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroupsTally {
    /// Kernels.
    pub kernels: u64,
    /// Kernels without a finding of the analysis or the oracle, with a verdict for all trip counts.
    pub proved: u64,
    /// Kernels with a finding and a verdict for all trip counts.
    pub found: u64,
    /// Kernels that the analysis does not decide, with a fault.
    pub open_and_wrong: u64,
    /// Kernels that the analysis does not decide, without a fault in a few iterations.
    pub open: u64,
    /// Kernels that the oracle did not explore completely.
    pub unsettled: u64,
}

impl Display for GroupsTally {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kernels: {} proved, {} found by both, {} undecided by the analysis ({} faulty), {} undecided by the oracle",
            self.kernels,
            self.proved,
            self.found,
            self.open + self.open_and_wrong,
            self.open_and_wrong,
            self.unsettled
        )
    }
}

/// Makes the text of one kernel.
struct Kernel<'s> {
    state: &'s mut u64,
    text: String,
    /// Names used so far.
    names: u32,
    /// Whether thread fences are around bare barriers.
    fences_threads: bool,
    /// Slots of an access: constants outside of loops.
    slots: &'static [&'static str],
}

impl Kernel<'_> {
    fn draw(&mut self, of: u64) -> u64 {
        (random(self.state) >> 33) % of
    }

    fn choose(&mut self, all: &[&'static str]) -> &'static str {
        all[self.draw(all.len() as u64) as usize]
    }

    fn event(&mut self, text: &str) {
        self.names += 1;
        let _ = writeln!(self.text, "  e{}: {text}", self.names);
    }

    fn access(&mut self) {
        let buffer = self.choose(&["A", "A", "B"]);
        let slot = self.choose(self.slots);
        let map = self.choose(&[
            "",
            "",
            " warps own",
            " warps own",
            " warps beside",
            " warps across",
            " warps both",
        ]);
        match self.draw(12) {
            0..=4 => self.event(&format!("write {buffer}[{slot}]{map}")),
            5..=9 => self.event(&format!("read {buffer}[{slot}]{map}")),
            _ => {
                self.event(&format!("async asynccnt write {buffer}[{slot}]{map}"));
                if self.draw(2) == 0 {
                    let left = self.draw(2);
                    self.event(&format!("wait asynccnt {left}"));
                }
            }
        }
    }

    /// Makes a few accesses and a barrier.
    fn stage(&mut self) {
        for _ in 0..[0, 0, 1, 1, 2][self.draw(5) as usize] {
            self.access();
        }
        if self.fences_threads && self.draw(2) == 0 {
            for fence in ["fence thread", "barrier none", "fence thread"] {
                if self.draw(4) > 0 {
                    self.event(fence);
                }
            }
            return;
        }
        match self.draw(12) {
            0 => self.event("barrier none"),
            1 => self.event("wait asynccnt 0"),
            2 => self.event("barrier if n > 0"),
            3 => {
                self.text.push_str("  if {\n");
                self.access();
                self.text.push_str("  }\n");
                self.event("barrier");
            }
            _ => self.event("barrier"),
        }
    }

    fn stages(&mut self, most: u64) {
        for _ in 0..self.draw(most + 1) {
            self.stage();
        }
    }

    fn program(&mut self) {
        self.text.push_str(
            "program groups target gfx950 {\n  warps 4\n  smem A : 2 x 64\n  smem B : 2 x 64\n  symbols n\n",
        );
        let groups = match self.draw(8) {
            0 => ["tid < 64", "tid >= 64"],
            1 => ["tid >= 192", "tid < 192"],
            2 => ["tid >= 64", "tid < 128"],
            3 => ["n > 0", "n > 0"],
            _ => ["tid >= 128", "tid < 128"],
        };
        let twist = TWISTS[self.draw(TWISTS.len() as u64) as usize];
        self.slots = &["0", "0", "1"];
        self.stages(2);
        self.before_loop(groups, twist);
        self.stages(1);
        self.loop_of_stages(groups, twist);
        self.slots = &["0", "0", "1"];
        self.behind_loop(groups, twist);
        self.stages(2);
        self.text.push_str(MAPS);
        self.text.push_str("}\n");
    }

    fn conditional(&mut self, condition: &str) {
        self.event(&format!("barrier if {condition}"));
    }

    fn before_loop(&mut self, [first, _]: [&str; 2], twist: Twist) {
        if twist == Twist::OnSomePaths {
            self.text.push_str("  if n > 2 {\n");
            if self.draw(2) == 0 {
                self.event("wait asynccnt 0");
                self.text.push_str("  } else {\n");
            }
            self.conditional(first);
            self.text.push_str("  }\n");
            return;
        }
        self.conditional(first);
        if twist == Twist::TwoBehind {
            self.conditional(first);
        }
        if twist == Twist::ThreeGroups {
            self.stage();
            self.conditional("tid >= 192");
        }
    }

    fn loop_of_stages(&mut self, [first, second]: [&str; 2], twist: Twist) {
        let bounds = self.choose(&["", "", " to 3", " from 1"]);
        let _ = writeln!(self.text, "  loop i{bounds} {{");
        self.slots = &["i % 2", "i % 2", "(i + 1) % 2", "0"];
        self.stage();
        if twist == Twist::InLoop {
            self.conditional(second);
        }
        self.stage();
        self.stages(2);
        if twist == Twist::InLoop {
            self.conditional(first);
        }
        self.text.push_str("  }\n");
    }

    fn behind_loop(&mut self, [_, second]: [&str; 2], twist: Twist) {
        if twist == Twist::ThreeGroups {
            self.conditional("tid < 192");
        }
        if twist == Twist::TwoBehind {
            self.conditional(second);
            self.stages(1);
        }
        if twist != Twist::NotInStep {
            self.conditional(second);
        }
    }
}

/// Judges `count` kernels of the sequence that `seed` begins. `progress` is called with the number
/// of kernels that are done.
///
/// # Errors
/// The first kernel, as text, on which the analysis and the oracle disagree, and what they report.
pub fn run_groups(seed: u64, count: u64, progress: &dyn Fn(u64)) -> Result<GroupsTally, String> {
    let mut state = seed;
    let mut tally = GroupsTally::default();
    for number in 0..count {
        progress(number);
        let mut kernel = Kernel {
            state: &mut state,
            text: String::new(),
            names: 0,
            fences_threads: number % 3 == 0,
            slots: &[],
        };
        kernel.program();
        let text = kernel.text;
        judge(&text, &mut tally).map_err(|what| format!("{what}\n{text}"))?;
    }
    Ok(tally)
}

fn judge(text: &str, tally: &mut GroupsTally) -> Result<(), String> {
    let program = text::parse(text).map_err(|errors| format!("cannot be parsed: {errors:?}"))?;
    let checked = check(&program);
    let report = explore(&program, &SMALL);
    tally.kernels += 1;
    if checked.limits.contains(&CheckLimit::ConditionalBarriers) {
        tally.open_and_wrong += u64::from(!report.verdicts.is_empty());
        tally.open += u64::from(report.verdicts.is_empty());
        return Ok(());
    }
    let found = Pairs::of_findings(&checked.findings);
    // A check reports one pair for each later access.
    let is_reported = |event| found.0.iter().any(|&(_, earlier, later)| later == event || earlier == event);
    for verdict in &report.verdicts {
        if verdict.earlier.is_none() || !is_reported(verdict.event) {
            return Err(format!("a verdict for all trip counts, but the oracle also reports {verdict:?}"));
        }
    }
    match (report.verdicts.is_empty() && found.0.is_empty(), report.explored.complete) {
        (true, true) => tally.proved += 1,
        (true, false) => tally.unsettled += 1,
        (false, _) => tally.found += 1,
    }
    Ok(())
}
