//! Waits for LDS instructions in random programs, compared with an interpreter.
//!
//! The interpreter uses no lattice. It enumerates all paths through loops and conditionals and
//! checks for each pair of accesses whether the first was complete at a barrier in between.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use seawall_analysis::waits::{Kept, Needed, largest_for_barriers};
use seawall_model::{Action, Bare, EventId, Program, Queue, text};

/// Deterministic pseudorandom numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }
}

enum Step {
    Access {
        writes: bool,
        buffer: usize,
        /// Whether it is certainly one instruction.
        counted: bool,
    },
    Wait(u32),
    Bare,
    Whole,
    Loop(Vec<Item>),
    If(Vec<Item>),
}

/// A step and its number.
struct Item(usize, Step);

struct Maker {
    random: Random,
    items: usize,
}

impl Maker {
    fn item(&mut self, step: Step) -> Item {
        self.items += 1;
        Item(self.items, step)
    }

    fn fill(&mut self, size: usize, depth: usize) -> Vec<Item> {
        let mut items = Vec::new();
        for _ in 0..size {
            match self.random.below(if depth == 0 { 9 } else { 12 }) {
                0..=4 => {
                    let (writes, buffer) = (self.random.below(3) == 0, self.random.below(3));
                    let counted = self.random.below(3) > 0;
                    items.push(self.item(Step::Access { writes, buffer, counted }));
                }
                5..=7 => {
                    let count = self.random.below(3) as u32;
                    items.push(self.item(Step::Wait(count)));
                    items.push(self.item(Step::Bare));
                }
                8 => items.push(self.item(Step::Whole)),
                nested => {
                    let size = 2 + self.random.below(4);
                    let body = self.fill(size, depth - 1);
                    let step = if nested == 9 { Step::If(body) } else { Step::Loop(body) };
                    items.push(self.item(step));
                }
            }
        }
        items
    }
}

fn print(items: &[Item], indent: usize, out: &mut String) {
    for Item(number, step) in items {
        let pad = " ".repeat(indent);
        let _ = match step {
            Step::Access { writes: true, buffer, .. } => writeln!(out, "{pad}s{number}: write M{buffer}"),
            Step::Access { buffer, .. } => writeln!(out, "{pad}s{number}: read M{buffer}"),
            Step::Wait(count) => writeln!(out, "{pad}s{number}: wait dscnt {count}"),
            Step::Bare => writeln!(out, "{pad}s{number}: barrier none"),
            Step::Whole => writeln!(out, "{pad}s{number}: barrier"),
            Step::Loop(body) | Step::If(body) => {
                let head =
                    if matches!(step, Step::If(_)) { "if".to_owned() } else { format!("loop i{number}") };
                let _ = writeln!(out, "{pad}{head} {{");
                print(body, indent + 2, out);
                writeln!(out, "{pad}}}")
            }
        };
    }
}

/// All paths through the program, each a sequence of steps.
fn paths<'i>(items: &'i [Item], so_far: Vec<Vec<&'i Item>>, turns: usize) -> Vec<Vec<&'i Item>> {
    let mut all = so_far;
    for item in items {
        let (body, most) = match &item.1 {
            Step::If(body) => (body, 1),
            Step::Loop(body) => (body, turns),
            _ => {
                all.iter_mut().for_each(|way| way.push(item));
                continue;
            }
        };
        let mut rounds = all.clone();
        for _ in 0..most {
            rounds = paths(body, rounds, turns);
            all.extend(rounds.iter().cloned());
        }
        all.truncate(4_000);
    }
    all
}

/// Whether an access on this path conflicts with one that was not complete at a barrier in between.
/// `counts` are those of the waits.
fn goes_wrong(way: &[&Item], counts: &BTreeMap<usize, u32>) -> bool {
    struct Made {
        writes: bool,
        buffer: usize,
        since: u32,
        complete: bool,
        published: bool,
    }
    let mut made: Vec<Made> = Vec::new();
    for Item(number, step) in way {
        match step {
            &Step::Access { writes, buffer, counted } => {
                let meets = |one: &Made| one.buffer == buffer && (one.writes || writes) && !one.published;
                if made.iter().any(meets) {
                    return true;
                }
                made.iter_mut().for_each(|one| one.since += u32::from(counted));
                made.push(Made { writes, buffer, since: 0, complete: false, published: false });
            }
            Step::Wait(_) => {
                let left = counts[number];
                made.iter_mut().for_each(|one| one.complete |= one.since >= left);
            }
            Step::Bare => made.iter_mut().for_each(|one| one.published |= one.complete),
            Step::Whole => made.iter_mut().for_each(|one| (one.complete, one.published) = (true, true)),
            Step::Loop(_) | Step::If(_) => {}
        }
    }
    false
}

fn number(program: &Program, event: EventId) -> usize {
    program.origin_of(event).op.strip_prefix('s').and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Collects the bare barriers of the program and the counted accesses.
fn bare(program: &Program, items: &[Item], bare: &mut Bare) {
    for Item(at, step) in items {
        let event = program.events.ids().find(|&event| number(program, event) == *at);
        match step {
            Step::Bare => bare.barriers.extend(event),
            Step::Access { counted: true, .. } => bare.counted.extend(event),
            Step::Loop(body) | Step::If(body) => self::bare(program, body, bare),
            _ => {}
        }
    }
}

#[derive(Debug, Default)]
struct Tally {
    judged: u32,
    waits: u32,
    above_zero: u32,
    unneeded: u32,
    tight: u32,
}

fn judge(seed: u64, tally: &mut Tally) {
    let mut maker = Maker { random: Random(seed), items: 0 };
    let size = 4 + maker.random.below(6);
    let items = maker.fill(size, 1);
    let mut source =
        "program p target gfx1200 {\n  smem M0 : 64\n  smem M1 : 64\n  smem M2 : 64\n  warps 4\n".to_owned();
    print(&items, 2, &mut source);
    source.push_str("}\n");
    let program = text::parse(&source).unwrap_or_else(|errors| panic!("{source}{errors:?}"));
    let mut barriers = Bare::default();
    bare(&program, &items, &mut barriers);
    let found = largest_for_barriers(&program, &barriers);
    if found.is_empty() || found.iter().any(|wait| wait.count == Err(Kept::RacesAnyway)) {
        return;
    }
    tally.judged += 1;
    let counts = |looser: Option<&Needed>| -> BTreeMap<usize, u32> {
        let more = |wait: &Needed| u32::from(looser.is_some_and(|looser| looser.event == wait.event));
        let count = |wait: &Needed| wait.count.unwrap_or_else(|kept| panic!("{source}{kept:?}")) + more(wait);
        found.iter().map(|wait| (number(&program, wait.event), count(wait))).collect()
    };
    let all = paths(&items, vec![Vec::new()], 3);
    let wrong = |counts: &BTreeMap<usize, u32>| all.iter().any(|way| goes_wrong(way, counts));
    assert!(!wrong(&counts(None)), "seed {seed}: {found:#?}\n{source}");
    for wait in &found {
        tally.waits += 1;
        if wait.unneeded {
            tally.unneeded += 1;
            continue;
        }
        tally.above_zero += u32::from(wait.count != Ok(0));
        tally.tight += u32::from(wrong(&counts(Some(wait))));
    }
}

#[test]
fn counts_are_the_largest_over_all_paths() {
    let mut tally = Tally::default();
    for seed in 0..6_000 {
        judge(seed, &mut tally);
    }
    assert!(tally.judged > 800 && tally.above_zero > 100 && tally.unneeded > 100, "{tally:?}");
    // The analysis follows each path, so nearly all counts are as large as possible.
    let needed = tally.waits - tally.unneeded;
    assert!(tally.tight * 100 >= needed * 97, "{tally:?}");
}

/// Waits without a result keep their count.
#[test]
fn waits_of_mbarrier_programs_are_left() {
    let source = "program p target gfx1250 {\n  smem bar : 8\n  mbarrier init bar count 1\n  wait dscnt 0\n  gap: barrier none\n  mbarrier arrive bar\n}\n";
    let program = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut bare = Bare::default();
    bare.barriers.extend(program.events.ids().find(|&event| program.origin_of(event).op == "gap"));
    let waits = largest_for_barriers(&program, &bare);
    assert_eq!(waits.iter().map(|wait| wait.count).collect::<Vec<_>>(), [Err(Kept::MBarriers)]);
    let is_wait = |event: &EventId| matches!(&program.events[*event].action, Action::Wait(wait) if wait.queue == Queue::Ds);
    assert!(program.events.ids().filter(is_wait).eq(waits.iter().map(|wait| wait.event)));
}
