//! Ping-pong schedules: reorders loops with dots so that two groups of warps take turns, one
//! loading while the other multiplies.
//!
//! - Analysis: `body` lists the ops of a loop, `tile` measures its dot, and `needed` finds the
//!   loads that serve it. `choose` selects the schedule, or the reason why there is none.
//! - Schedules: `sequence` is the loop's body while ops are moved, and `slices` divides a dot.
//!   `sliced`, `copies` and `chained` are the schedules, and `lines` is what they insert.
//! - Result: `order` and `proved` decide whether a new order is safe and which fences it needs.
//!   `write` makes edits of it, and `waits` recounts copies in flight.
//!
//! Source of the rules: Triton 3.9's `tritonamdgpu-block-pingpong`, checked against the released
//! wheel.

mod body;
mod chained;
mod choose;
mod copies;
mod needed;
mod order;
mod proved;
mod sequence;
mod sliced;
mod slices;
mod tile;
mod waits;
mod write;

use rustc_hash::FxHashMap;
use seawall_base::Diagnostic;
use seawall_dialects::{Launch, Meaning, Regions, meaning_of, num_warps_at};
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::Target;

use crate::calls::Calls;
use crate::lines::{FENCE, Shift};
use crate::tree::{Uses, around};
use crate::{Mode, marks, not_amd};
use body::{Body, Declined};
use choose::{Schedule, choose};
use sequence::{Item, Sequence};
use write::{BarrierForm, write};

/// Options of the schedules.
#[derive(Clone, Debug)]
pub struct PingPongOptions {
    /// How fences are chosen.
    pub mode: Mode,
    /// The GPU, if it is not the one that the module names.
    pub target: Option<Target>,
    /// The number of stages that the loops were pipelined with.
    pub stages: u32,
}

/// The result.
#[derive(Clone, Debug, Default)]
pub struct PingPong {
    /// The new text; `None` if nothing was changed.
    pub text: Option<String>,
    /// Number of loops that got a schedule.
    pub loops: usize,
    /// A warning with the reason for each loop with dots that got none.
    pub left: Vec<Diagnostic>,
}

/// Makes ping-pong schedules for the loops of `module` that can have one, inner loops first.
///
/// # Errors
///
/// A schedule for a module that is not for AMD GPUs.
pub fn ping_pong(module: &Module, options: &PingPongOptions) -> Result<PingPong, Vec<Diagnostic>> {
    let loops = loops(module);
    // Proofs assume that the groups enter a loop in step. They are in step again after an inner
    // loop.
    let calls = Calls::new(module);
    let shifts =
        |op: OpId| marks::shifts_already(module, &calls, op).filter(|_| options.mode == Mode::Proved);
    let shifted: Vec<Option<OpId>> = loops.iter().map(|&op| shifts(op)).collect();
    let heights = heights(module, &loops);
    let mut done = PingPong::default();
    for (&loop_op, &shift) in loops.iter().zip(&shifted) {
        if let Some(shift) = shift
            && Body::new(module, loop_op)
                .is_some_and(|body| !body.dots.is_empty() || !body.scaled_dots.is_empty())
        {
            let why = Declined::new(shift, "the groups of warps are already out of step");
            done.left.push(diagnose(module, loop_op, &why, true));
        }
    }
    let mut current: Option<Module> = None;
    let mut moved_waits = false;
    for height in 0..heights.iter().max().map_or(0, |most| most + 1) {
        let all = (0..loops.len()).filter(|&at| heights[at] == height);
        let wanted: Vec<usize> = all.filter(|&at| shifted[at].is_none()).collect();
        let round = Round::new(current.as_ref().unwrap_or(module), &wanted, options);
        for (at, declined) in &round.declined {
            done.left.push(diagnose(module, loops[*at], declined, current.is_none()));
        }
        if let Some((_, loop_op)) = round.scheduled.first() {
            check_target(module, loops[*loop_op], options)?;
        }
        done.loops += round.scheduled.len();
        moved_waits |= round.has_waits;
        let edited = round.edits.map(Edits::module).transpose()?;
        current = edited.map(|edited| edited.module).or(current);
    }
    // The released pass recounts the waits of every module with a loop, whether it changed the loop
    // or not.
    let counts = moved_waits || options.mode == Mode::Compat && !loops.is_empty();
    let newest = current.as_ref().unwrap_or(module);
    let recounted = Some(newest).filter(|_| counts).and_then(waits::recounted);
    let changed = recounted.map(Edits::apply).transpose().map_err(|error| vec![error])?;
    done.text = changed.or_else(|| current.map(|module| module.text().to_string()));
    done.left.sort_by_key(|warning| warning.primary.span.start);
    Ok(done)
}

/// Returns the loops of all functions, in textual order. Moving ops changes only the order of loops
/// inside of a loop.
fn loops(m: &Module) -> Vec<OpId> {
    let in_function = |op: &OpId| around(m, *op).any(|op| marks::is_function(m, op));
    m.walk().filter(|&op| marks::is_for(m, op)).filter(in_function).collect()
}

/// Returns the nesting depth of the loops inside of each loop.
fn heights(m: &Module, loops: &[OpId]) -> Vec<usize> {
    let mut heights: FxHashMap<OpId, usize> = loops.iter().map(|&op| (op, 0)).collect();
    for &op in loops.iter().rev() {
        let height = heights[&op];
        if let Some(outer) = around(m, op).skip(1).find(|op| heights.contains_key(op)) {
            let slot = heights.entry(outer).or_default();
            *slot = (*slot).max(height + 1);
        }
    }
    loops.iter().map(|op| heights[op]).collect()
}

/// Loops that do not contain each other, with their schedules.
struct Round<'m> {
    /// The loop, and its number among all.
    scheduled: Vec<(OpId, usize)>,
    declined: Vec<(usize, Declined)>,
    /// Whether one of the loops with a schedule waits for copies.
    has_waits: bool,
    edits: Option<Edits<'m>>,
}

/// A loop and its new body.
struct Scheduled<'m> {
    number: usize,
    loop_op: OpId,
    sequence: Sequence<'m>,
    /// Whether two groups run it, one barrier apart.
    is_shifted: bool,
    /// Warps of the workgroup, if known.
    warps: Option<u32>,
    /// Whether its fences can be chosen.
    is_sliced: bool,
    /// The scaled dot that the compiler has to divide.
    divided: Option<OpId>,
    suffix: String,
}

impl<'m> Round<'m> {
    fn new(m: &'m Module, wanted: &[usize], options: &PingPongOptions) -> Self {
        let all = loops(m);
        let uses = Uses::new(m);
        let (mut scheduled, mut declined) = (Vec::new(), Vec::new());
        for &number in wanted {
            let Some(body) = all.get(number).and_then(|&op| Body::new(m, op)) else { continue };
            match schedule(&body, number, options, &uses) {
                Ok(Some(one)) => scheduled.push(one),
                Ok(None) => {}
                Err(why) => declined.push((number, why)),
            }
        }
        let answers = match options.mode {
            Mode::Compat => vec![Ok(Vec::new()); scheduled.len()],
            Mode::Proved => proved::fences(m, &scheduled, &uses, options.target.as_ref()),
        };
        let mut edits = Edits::new(m);
        let (mut kept, mut has_waits) = (Vec::new(), false);
        for (one, answer) in scheduled.iter().zip(answers) {
            match answer {
                Ok(fences) => {
                    let meetings =
                        BarrierForm::Barriers { fences: &fences, complete: options.mode == Mode::Proved };
                    one.write(meetings, &uses, &mut edits);
                    kept.push((one.loop_op, one.number));
                    has_waits |= m.walk_op(one.loop_op).any(|op| marks::is_group_wait(m, op));
                }
                Err(why) => declined.push((one.number, why)),
            }
        }
        let edits = Some(edits).filter(|edits| !edits.is_empty());
        Round { scheduled: kept, declined, has_waits, edits }
    }
}

impl Scheduled<'_> {
    fn write(&self, meetings: BarrierForm<'_>, uses: &Uses, edits: &mut Edits<'_>) {
        write(&self.sequence, meetings, uses, edits);
        if let Some(dot) = self.divided {
            edits.set_attr(dot, DIVIDED, "unit");
        }
        if self.is_shifted {
            let shift = Shift { suffix: &self.suffix, threads: GROUP_THREADS };
            let [thread, size, zero, group] = shift.group();
            let [is_high, hold_high] = shift.hold_high();
            // The released pass has this order.
            let before = [FENCE.to_string(), thread, zero, size, group, shift.is_low(), is_high, hold_high];
            before.iter().for_each(|line| edits.insert_before(self.loop_op, line));
            edits.insert_after(self.loop_op, &shift.hold_low());
        }
    }
}

/// Threads of a group: a warp of 64 lanes on each of the four SIMDs of a CU, whatever the module
/// says.
const GROUP_THREADS: u32 = 256;

/// Marks a dot that the next tool has to divide between two clusters.
const DIVIDED: &str = "pingpong_2step";

fn schedule<'m>(
    body: &Body<'m>,
    number: usize,
    options: &PingPongOptions,
    uses: &Uses,
) -> Result<Option<Scheduled<'m>>, Declined> {
    let m = body.m;
    let warps = num_warps_at(m, body.loop_op);
    let Some(chosen) = choose(body, options.stages, warps, uses)? else { return Ok(None) };
    let suffix = m.fresh_suffix(&format!("_pp{number}_"));
    let block = match (&chosen, body.dots.first()) {
        // The released pass also counts the dots of an inner loop for the loop around it.
        (Schedule::Chained, Some(&dot)) if options.mode == Mode::Compat => {
            m.op(dot).parent.unwrap_or(body.block)
        }
        _ => body.block,
    };
    let mut sequence = Sequence::new(m, block, body.loop_op)?;
    let dot = body.dots.first().or(body.scaled_dots.first()).copied().unwrap_or(body.loop_op);
    match &chosen {
        Schedule::One(needed) => sliced::one(&mut sequence, dot, needed)?,
        Schedule::Sliced(needed, count) => {
            let k_width = tile::Tile::new(m, dot)?.k_width;
            let slices = slices::slice(&mut sequence, dot, needed, *count, k_width, (uses, &suffix))?;
            match count {
                2 => sliced::two(&mut sequence, &slices, needed)?,
                _ => sliced::four(&mut sequence, &slices, needed)?,
            }
        }
        Schedule::Ahead => copies::ahead(&mut sequence, body, dot, &suffix)?,
        Schedule::Scaled => copies::scaled(&mut sequence, body, dot)?,
        Schedule::Chained => chained::chained(&mut sequence, body)?,
    }
    sequence.is_in_order()?;
    let divided = matches!(chosen, Schedule::Scaled).then_some(dot);
    if let Some(dot) =
        divided.filter(|&dot| sequence.is_moved(dot) || !sequence.items().contains(&Item::Old(dot)))
    {
        return Err(Declined::new(dot, "its scaled dot is in a branch, or what is copied depends on it"));
    }
    let is_shifted = !matches!(chosen, Schedule::One(_));
    let is_sliced = matches!(chosen, Schedule::Sliced(..));
    Ok(Some(Scheduled {
        number,
        loop_op: body.loop_op,
        sequence,
        is_shifted,
        warps,
        is_sliced,
        divided,
        suffix,
    }))
}

fn check_target(m: &Module, op: OpId, options: &PingPongOptions) -> Result<(), Vec<Diagnostic>> {
    let launch = around(m, op).find(|&op| meaning_of(m, op) == Meaning::Regions(Regions::Module));
    let named = launch.and_then(|module| Launch::of(m, module).target);
    match (&options.target, named) {
        (Some(Target::Amd(_)), _) | (None, Some(seawall_dialects::Target::Hip { .. })) => Ok(()),
        (Some(other), _) => Err(vec![not_amd(m, op, Some(other))]),
        (None, Some(seawall_dialects::Target::Cuda { capability })) => {
            Err(vec![not_amd(m, op, Some(&Target::Nvidia(capability)))])
        }
        (None, None) => Err(vec![not_amd(m, op, None)]),
    }
}

/// Returns the warning about a loop without a schedule. An op inside is shown only in the text as
/// it was read.
fn diagnose(m: &Module, loop_op: OpId, declined: &Declined, is_first: bool) -> Diagnostic {
    let warning = Diagnostic::warning(
        "pingpong::left-alone",
        m.op(loop_op).name_span,
        format!("this loop gets no ping-pong schedule: {}", declined.why),
    );
    let is_inside = is_first && declined.at != loop_op;
    if is_inside { warning.also(m.op(declined.at).span, "this op") } else { warning }
}
