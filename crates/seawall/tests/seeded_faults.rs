//! Seeded faults in kernels of the corpus: where the first finding is, and which mistake it names.
//! The table in `docs/seeded-faults.csv` is written from this run.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use seawall::{Analysed, CheckOptions, SourceKind, check_with};
use seawall_analysis::{Finding, FindingKind, Reach};
use seawall_base::LineIndex;
use seawall_check::{Input, add_runs, check, replay};
use seawall_model::{
    Action, BarrierKind, BufferId, Event, EventId, MBarrierEffect, Place, Program, Proxy, Slot,
};
use seawall_oracle::StepKind;
use seawall_properties::faults::{FaultKind, Mutation};

/// What is seeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seed {
    /// One of the faults of `cargo xtask faults`.
    Fault(FaultKind),
    /// A barrier of the warps is missing.
    DropBarrier,
    /// A wait for asynchronous operations is missing.
    DropAsyncWait,
    /// A wait for asynchronous operations leaves one more in flight.
    WeakWait,
    /// An arrival is at the mbarrier of the arrival before it.
    OtherMBarrier,
    /// An arrival is at slot 1 of a ring in every iteration.
    ConstantSlot,
}

impl Seed {
    fn describe(self) -> &'static str {
        match self {
            Seed::Fault(kind) => kind.describe(),
            Seed::DropBarrier => "barrier dropped",
            Seed::DropAsyncWait => "asynchronous wait dropped",
            Seed::WeakWait => "wait leaves one more in flight",
            Seed::OtherMBarrier => "arrives at another mbarrier",
            Seed::ConstantSlot => "slot constant",
        }
    }

    /// The names of mistakes that name this fault.
    fn hints(self) -> &'static [&'static str] {
        match self {
            Seed::Fault(kind) => match kind {
                FaultKind::DropArrive | FaultKind::DropEdge => {
                    &["no-arrival", "too-few-arrivals", "no-arrival-after", "bytes", "first-slot"]
                }
                FaultKind::DropWait => &["no-wait", "before-its-wait"],
                FaultKind::FlipPhase => &["blocks-fresh", "passes-fresh"],
                FaultKind::ConstantPhase => &["constant-phase"],
                FaultKind::WrongCount => &["too-few-arrivals", "too-many-arrivals"],
                FaultKind::WrongBytes => &["bytes"],
                FaultKind::Swap => &["arrives-before-access", "before-its-wait", "no-first-arrival"],
                FaultKind::Shallow => &["all-slots-in-use", "arrives-behind-wait"],
                FaultKind::DropProxyFence => &["repair"],
            },
            Seed::DropBarrier | Seed::DropAsyncWait | Seed::WeakWait => &["repair"],
            Seed::OtherMBarrier => &["no-arrival", "too-few-arrivals"],
            Seed::ConstantSlot => &["constant-slot"],
        }
    }

    /// The program with the fault of this number, and the event that it changes.
    fn put_into(self, program: &Program, number: usize) -> Option<(Program, EventId)> {
        let nth = |is_it: &dyn Fn(&Event) -> bool| {
            program.events.iter().filter(|(_, event)| is_it(event)).nth(number).map(|(id, _)| id)
        };
        let (at, action) = match self {
            Seed::Fault(kind) => {
                let all = Mutation::all(program);
                let mutation = all.iter().filter(|mutation| mutation.kind == kind).nth(number)?;
                return Some((mutation.put_into(program), mutation.event));
            }
            Seed::DropBarrier => {
                (nth(&|event| event.action.barrier_kind() == Some(BarrierKind::Cta))?, Action::Hint)
            }
            Seed::DropAsyncWait => (nth(&|event| matches!(event.action, Action::Wait(_)))?, Action::Hint),
            Seed::WeakWait => {
                let at = nth(&|event| matches!(event.action, Action::Wait(_)))?;
                let Action::Wait(wait) = &program.events[at].action else { return None };
                let mut weaker = wait.clone();
                weaker.pending = Some(weaker.pending? + 1);
                weaker.tokens.clear();
                (at, Action::Wait(weaker))
            }
            Seed::OtherMBarrier => return other_mbarrier(program, number),
            Seed::ConstantSlot => return constant_slot(program, number),
        };
        let mut changed = program.clone();
        changed.events[at].action = action;
        Some((changed, at))
    }
}

/// The arrivals that are ops of their own.
fn arrivals(program: &Program) -> impl Iterator<Item = EventId> {
    let arrives = |event: &Event| match &event.action {
        Action::MBarrier(mbarrier) => {
            matches!(mbarrier.op.effect(), MBarrierEffect::Arrive(arrive) if arrive.expects.is_none())
        }
        _ => false,
    };
    // Ops such as `ttng.tc_gen5_mma` also have events that arrive.
    let is_alone = |event: EventId| program.origin_of(event).op.contains("arrive");
    program.events.iter().filter(move |(id, event)| arrives(event) && is_alone(*id)).map(|(id, _)| id)
}

/// The program in which this arrival of those behind another one in their block is at the mbarrier
/// of the other one.
fn other_mbarrier(program: &Program, number: usize) -> Option<(Program, EventId)> {
    let arrivals: Vec<EventId> = arrivals(program).collect();
    let pairs = program.blocks.values().flat_map(|block| {
        let own: Vec<EventId> =
            block.events.iter().copied().filter(|event| arrivals.contains(event)).collect();
        own.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
    });
    let (first, at) = pairs.collect::<Vec<_>>().get(number).copied()?;
    let mut changed = program.clone();
    changed.events[at].accesses = changed.events[first].accesses.clone();
    Some((changed, at))
}

/// The program in which this arrival of those at a slot that varies is always at slot 1.
fn constant_slot(program: &Program, number: usize) -> Option<(Program, EventId)> {
    let varies = |event: &EventId| {
        let mut prints = program.events[*event].accesses.iter().flat_map(|access| &access.footprints);
        prints.any(|print| matches!(print.slot, Slot::At(slot) if program.terms.as_const(slot).is_none()))
    };
    let at = arrivals(program).filter(varies).nth(number)?;
    let mut changed = program.clone();
    let slot = Slot::At(changed.terms.constant(1));
    for access in &mut changed.events[at].accesses {
        access.footprints.iter_mut().for_each(|print| print.slot = slot);
    }
    Some((changed, at))
}

/// Repeats the run of each finding, which ends at the fault of the finding.
fn runs_replay(program: &Program, findings: &[Finding]) {
    for finding in findings {
        let Some(witness) = finding.reach.witness().filter(|witness| witness.replay.is_some()) else {
            continue;
        };
        let (report, schedule) = replay(program, finding).expect("the run can be repeated");
        let [verdict] = report.verdicts.as_slice() else { panic!("{finding:?}: {report:?}") };
        let is_deadlock = finding.code.kind() == FindingKind::Deadlock;
        assert_eq!(verdict.fault == seawall_oracle::Fault::Deadlock, is_deadlock, "{finding:?}");
        assert_eq!(report.explored.guessed, witness.assumes, "{finding:?}");
        let last = schedule.steps.last().expect("a run has steps");
        assert_eq!(last.kind == StepKind::Stuck, is_deadlock, "{finding:?}");
    }
}

/// How far a finding is shown.
fn run_of(finding: &Finding) -> &'static str {
    match &finding.reach {
        Reach::Run(witness) => match (&witness.replay, witness.assumes) {
            (Some(_), false) => "replays",
            (Some(_), true) => "replays on unknown branches",
            (None, _) => "model checker only",
        },
        Reach::Path => "path",
        Reach::Verdict => "verdict",
    }
}

/// Where the first finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum At {
    /// The finding or its mistake is at the changed operation.
    Line,
    /// It is at another operation on the same mbarrier, or at an access next to one.
    Counterpart,
    Elsewhere,
}

struct Row {
    kernel: &'static str,
    seed: Seed,
    op: String,
    line: u32,
    first: String,
    at: At,
    hint: String,
    named: bool,
    run: &'static str,
}

/// The mbarriers that an event uses.
fn mbarriers(program: &Program, event: EventId) -> Vec<BufferId> {
    let event = &program.events[event];
    let is_use = |access: &&seawall_model::Access| {
        access.proxy == Proxy::Barrier || matches!(event.action, Action::MBarrier(_))
    };
    let places = event.accesses.iter().filter(is_use).flat_map(|access| &access.footprints);
    places
        .filter_map(|print| match print.place {
            Place::Buffer(buffer) => Some(buffer),
            Place::Parameter(_) | Place::Unknown => None,
        })
        .collect()
}

/// Whether an access is the nearest one before or behind an operation on one of the mbarriers.
fn adjoins(program: &Program, event: EventId, own: &[BufferId]) -> bool {
    let Some((_, block)) = program.blocks.iter().find(|(_, block)| block.events.contains(&event)) else {
        return false;
    };
    let at = block.events.iter().position(|other| *other == event).expect("the block has the event");
    let uses = |other: &&EventId| mbarriers(program, **other).iter().any(|buffer| own.contains(buffer));
    let touches = |other: &&EventId| matches!(program.events[**other].action, Action::Touch { .. });
    let before =
        block.events[..at].iter().rev().take_while(|other| !touches(other)).any(|other| uses(&other));
    before || block.events[at + 1..].iter().take_while(|other| !touches(other)).any(|other| uses(&other))
}

fn place(program: &Program, seeded: EventId, finding: &Finding) -> At {
    let mut events = vec![finding.event];
    events.extend(finding.mistake.as_ref().map(|mistake| mistake.event));
    if events.iter().any(|&event| program.events[event].origin == program.events[seeded].origin) {
        return At::Line;
    }
    let own = mbarriers(program, seeded);
    let shares = |event: &EventId| mbarriers(program, *event).iter().any(|buffer| own.contains(buffer));
    // What a barrier, an asynchronous wait or a fence orders is next to it: before and behind.
    let orders = own.is_empty() && {
        let earlier = finding.related.iter().map(|related| related.1);
        let block = |event: EventId| program.blocks.iter().find(|(_, block)| block.events.contains(&event));
        let places: Vec<_> =
            earlier.chain(events.iter().copied()).filter_map(block).map(|found| found.0).collect();
        block(seeded).is_some_and(|(id, _)| places.contains(&id))
    };
    let adjoins = events.iter().any(|&event| !own.is_empty() && adjoins(program, event, &own));
    if events.iter().any(shares) || orders || adjoins { At::Counterpart } else { At::Elsewhere }
}

fn hint(finding: &Finding) -> &'static str {
    match (&finding.mistake, finding.remedy) {
        (_, Some(_)) => "repair",
        (Some(mistake), None) => mistake.kind.name(),
        (None, None) if finding.code.kind() == FindingKind::Protocol => "advice",
        (None, None) => "-",
    }
}

#[expect(clippy::disallowed_methods, reason = "the test reads kernels of the repository")]
fn row(kernel: &'static str, seed: Seed, number: usize) -> Option<Row> {
    let source = std::fs::read_to_string(root().join("corpus").join(kernel)).expect("the kernel exists");
    let lines = LineIndex::new(&source);
    let seeded = std::cell::RefCell::new(None);
    let checked = check_with(&source, &CheckOptions::new(SourceKind::Mlir), |input| {
        let Some((changed, at)) = seed.put_into(input.program, number) else { return Analysed::default() };
        seeded.borrow_mut().get_or_insert((at, changed.clone()));
        let mut checked = check(&Input { program: &changed, ..*input });
        add_runs(&changed, &mut checked.findings);
        runs_replay(&changed, &checked.findings);
        Analysed { findings: checked.findings, notes: Vec::new(), bound: checked.bound }
    });
    let checked = checked.unwrap_or_else(|failure| panic!("{kernel}: {failure:?}"));
    let (at, program) = seeded.into_inner()?;
    let part = checked.parts.iter().find(|part| part.program.events.len() == program.events.len())?;
    let line =
        |event: EventId| lines.position(&source, part.base + part.program.origin_of(event).span.start).line;
    let first = part.findings.iter().find(|finding| finding.code.kind().is_error())?;
    let name = hint(first);
    Some(Row {
        kernel,
        seed,
        op: part.program.origin_of(at).op.to_string(),
        line: line(at),
        first: format!("{} at {}", first.code.number(), line(first.event)),
        at: place(&part.program, at, first),
        hint: match &first.mistake {
            Some(mistake) if first.remedy.is_none() => format!("{name} at {}", line(mistake.event)),
            _ => name.to_owned(),
        },
        named: seed.hints().contains(&name),
        run: run_of(first),
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

use Seed::{ConstantSlot, DropAsyncWait, DropBarrier, Fault, OtherMBarrier, WeakWait};

/// The kernel, the fault, and its number among those of its kind in the kernel.
const SEEDS: &[(&str, Seed, usize)] = &[
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::DropArrive), 0),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::DropArrive), 1),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::DropWait), 0),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::FlipPhase), 0),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::FlipPhase), 1),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::ConstantPhase), 0),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::WrongCount), 0),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::WrongCount), 1),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::Shallow), 0),
    ("ir/fbtriton/tlx_tasks-sm_90.ttgir", Fault(FaultKind::DropEdge), 0),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", Fault(FaultKind::DropArrive), 0),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", Fault(FaultKind::DropArrive), 3),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", Fault(FaultKind::FlipPhase), 0),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", Fault(FaultKind::FlipPhase), 2),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", Fault(FaultKind::WrongCount), 1),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", Fault(FaultKind::WrongBytes), 0),
    ("ir/fbtriton/tlx_tcgen05_tasks-sm_100.ttgir", Fault(FaultKind::DropWait), 0),
    ("ir/fbtriton/tlx_tcgen05_tasks-sm_100.ttgir", Fault(FaultKind::DropArrive), 0),
    ("ir/fbtriton/autows_gemm-sm_100.ttgir", Fault(FaultKind::FlipPhase), 0),
    ("ir/fbtriton/autows_gemm-sm_100.ttgir", Fault(FaultKind::ConstantPhase), 1),
    ("ir/fbtriton/autows_gemm-sm_100.ttgir", Fault(FaultKind::DropArrive), 0),
    ("ir/fbtriton/autows_gemm-sm_90.ttgir", Fault(FaultKind::FlipPhase), 1),
    ("ir/fbtriton/autows_gemm-sm_90.ttgir", Fault(FaultKind::DropWait), 0),
    ("ir/fbtriton/autows_gemm-sm_90.ttgir", Fault(FaultKind::WrongBytes), 0),
    ("ir/fbtriton/autows_gemm-sm_90.ttgir", Fault(FaultKind::WrongCount), 0),
    ("ir/specialized/gluon_attention_two_consumers-sm_90.mlir", Fault(FaultKind::FlipPhase), 0),
    ("ir/specialized/gluon_attention_two_consumers-sm_90.mlir", Fault(FaultKind::DropArrive), 1),
    ("ir/specialized/gluon_attention_two_consumers-sm_90.mlir", Fault(FaultKind::ConstantPhase), 0),
    ("ir/specialized/gluon_attention_two_consumers-sm_90.mlir", Fault(FaultKind::WrongCount), 0),
    ("ir/fbtriton/tlx_attention_two_consumers-sm_90.ttgir", OtherMBarrier, 0),
    ("ir/fbtriton/autows_attention-sm_100.ttgir", OtherMBarrier, 2),
    ("ir/fbtriton/tlx_gemm_two_consumers-sm_90.ttgir", ConstantSlot, 0),
    ("ir/specialized/gluon_attention_two_consumers-sm_90.mlir", ConstantSlot, 0),
    ("ir/sm_80/matmul-s3.after.mlir", DropBarrier, 0),
    ("ir/sm_80/matmul-s3.after.mlir", DropAsyncWait, 0),
    ("ir/sm_90/layer_norm_forward.after.mlir", DropBarrier, 0),
    ("ir/gfx942/matmul-s2.after.mlir", DropBarrier, 0),
    ("ir/gfx950/matmul-s3.after.mlir", DropBarrier, 0),
    ("ir/gfx950/matmul-s3.after.mlir", WeakWait, 0),
    ("ir/gfx950/matmul-s3.after.mlir", DropAsyncWait, 0),
];

fn table(rows: &[Row]) -> String {
    let mut text = String::from("kernel,fault,operation,line,first finding,place,hint,names it\n");
    for row in rows {
        let at = match row.at {
            At::Line => "line",
            At::Counterpart => "counterpart",
            At::Elsewhere => "elsewhere",
        };
        let kernel = row.kernel.trim_start_matches("ir/");
        let (seed, named) = (row.seed.describe(), if row.named { "yes" } else { "no" });
        let Row { op, line, first, hint, .. } = row;
        let _ = writeln!(text, "{kernel},{seed},{op},{line},{first},{at},{hint},{named}");
    }
    text
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test compares a file of the repository")]
fn first_findings_are_at_the_fault_and_name_it() {
    let rows: Vec<Row> = SEEDS
        .iter()
        .map(|&(kernel, seed, number)| {
            row(kernel, seed, number).unwrap_or_else(|| panic!("no finding: {kernel} {seed:?} {number}"))
        })
        .collect();
    let expected = table(&rows);
    let path = root().join("docs/seeded-faults.csv");
    if std::env::var_os("SEAWALL_WRITE_TABLES").is_some() {
        std::fs::write(&path, expected).expect("the file is writable");
        return;
    }
    // The least shares: 27 and 24 of 30.
    let near = rows.iter().filter(|row| row.at != At::Elsewhere).count();
    let named = rows.iter().filter(|row| row.named).count();
    assert!(10 * near >= 9 * rows.len(), "{near} of {}", rows.len());
    assert!(10 * named >= 8 * rows.len(), "{named} of {}", rows.len());
    let runs: Vec<_> = rows.iter().map(|row| (row.kernel, row.seed.describe(), row.run)).collect();
    let shown = rows.iter().filter(|row| row.run == "replays").count();
    assert!(2 * shown >= rows.len(), "{shown} of {}: {runs:#?}", rows.len());
    let found = std::fs::read_to_string(&path).expect("the file exists");
    assert_eq!(found, expected, "run this test with SEAWALL_WRITE_TABLES=1");
}
