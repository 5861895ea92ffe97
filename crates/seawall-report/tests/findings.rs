//! Findings as text, JSON, SARIF and workflow commands, on programs with hand-written findings.

use crate::fixture;
use crate::sarif_schema;

use fixture::kernel;
use insta::assert_snapshot;
use seawall_analysis::{Bound, Finding, FindingCode, HazardKind, Reach, Remedy, Replay, Role, Witness};
use seawall_base::LineIndex;
use seawall_model::{BlockId, EventId, Program, Queue, TermId, text};
use seawall_report::{
    CheckedModule, Coverage, FindingTally, FindingsJson, FindingsSarif, Notation, Severities, Shown, Source,
    TextStyle, Unchecked, findings_text, github_commands,
};

/// The text of a model with findings.
struct Case {
    text: &'static str,
    lines: LineIndex,
    program: Program,
    findings: Vec<Finding>,
}

impl Case {
    fn new(text: &'static str) -> Self {
        let program = text::parse(text).expect("the program reads");
        Case { text, lines: LineIndex::new(text), program, findings: Vec::new() }
    }

    /// The event whose statement has this label.
    fn event(&self, label: &str) -> EventId {
        let mut events = self.program.events.iter();
        let is_it =
            |event: &(EventId, &seawall_model::Event)| self.program.origins[event.1.origin].op == label;
        events.find(is_it).expect("there is such a statement").0
    }

    fn finding(mut self, code: FindingCode, at: &str, related: &[(Role, &str)]) -> Self {
        let related = related.iter().map(|&(role, label)| (role, self.event(label))).collect();
        let event = self.event(at);
        let remedy = None;
        self.findings.push(Finding { related, remedy, ..Finding::new(code, event) });
        self
    }

    /// Changes the last finding.
    fn with(mut self, change: impl FnOnce(&mut Finding)) -> Self {
        change(self.findings.last_mut().expect("there is a finding"));
        self
    }

    fn show(&self) -> String {
        findings_text(&self.module(), Shown::Causes, TextStyle::plain(110))
    }

    fn module(&self) -> CheckedModule<'_> {
        CheckedModule {
            source: Source::new("race.litmus", self.text, &self.lines),
            program: &self.program,
            findings: &self.findings,
            notation: Notation::Model,
            severities: Severities::default(),
            bound: Bound::Iterations(3),
            replay: Some("seawall simulate race.litmus"),
        }
    }
}

/// A run with these arguments and loops.
fn witness(terms: &[TermId], headers: &[BlockId], assumes: bool, repeats: bool) -> Witness {
    let replay = Replay {
        kernel: None,
        ctas: Some(1),
        warps: None,
        iterations: 2,
        trips: 2,
        values: Vec::new(),
        choices: vec![0, 1],
        steps: 7,
    };
    Witness {
        values: terms.iter().zip(1..).map(|(&term, value)| (term, value)).collect(),
        data: Vec::new(),
        trips: headers.iter().zip(1..).map(|(&header, trips)| (header, trips)).collect(),
        assumes,
        replay: repeats.then_some(replay),
    }
}

const RING: &str = "\
program ring target gfx950 {
  smem A : 2 x 4096
  warps 4
  loop i to 8 {
    fill: async cp write A[i % 2]
    close: commit cp
    late: wait cp 1
    bare: barrier none
    use: read A[i % 2]
    spare: barrier
  }
}
";

fn ring() -> Case {
    let case = Case::new(RING);
    let (fill, load, bare, spare) =
        (case.event("fill"), case.event("use"), case.event("bare"), case.event("spare"));
    let is_header = |block: &(BlockId, &seawall_model::Block)| !block.1.params.is_empty();
    let header = case.program.blocks.iter().find(is_header).expect("there is a loop").0;
    case.finding(
        FindingCode::ReadInFlight,
        "use",
        &[(Role::Earlier, "fill"), (Role::Passes, "close"), (Role::WeakWait, "late")],
    )
    .with(|f| {
        f.remedy = Some(Remedy::WaitBefore { event: load, queue: Queue::CpAsync, pending: 0, barrier: true });
        f.reach = Reach::Run(witness(&[], &[header], false, true));
    })
    .finding(
        FindingCode::MissingMemoryFence,
        "use",
        &[(Role::Earlier, "fill"), (Role::ExecutionBarrier, "bare")],
    )
    .with(|f| f.remedy = Some(Remedy::FenceOnBarrier(bare)))
    .finding(FindingCode::RaceWriteAfterRead, "fill", &[(Role::Earlier, "use")])
    .with(|f| {
        f.across_iterations = true;
        f.hazard = Some(HazardKind::War);
        f.remedy = Some(Remedy::BarrierBefore(fill));
    })
    .finding(FindingCode::RaceWriteAfterWrite, "fill", &[(Role::Earlier, "fill")])
    .with(|f| f.across_iterations = true)
    .finding(FindingCode::RedundantBarrier, "spare", &[])
    .with(|f| f.remedy = Some(Remedy::Delete(spare)))
}

const HANG: &str = "\
program hang target sm_90 {
  smem A : 1024 at 0
  smem B : 1024 at 512
  smem full : 8
  smem empty : 8
  warps 4
  init: mbarrier init full count 2
  fork {
    default {
      ready: mbarrier wait full phase 0
      load: read A
      release: mbarrier arrive empty
      store: write B
      drain: async tma_store read A
      meet: signal -1
      again: signal -1
    }
    partition producer warps 4 {
      acquire: mbarrier wait empty phase 0
      expect: mbarrier expect full tx 4096
      copy: async tma write A, arrive full
    }
  }
}
";

fn hang() -> Case {
    let case = Case::new(HANG);
    let (drain, load) = (case.event("drain"), case.event("load"));
    case.finding(FindingCode::Deadlock, "acquire", &[(Role::Stuck, "ready")])
        .finding(FindingCode::MissingProxyFence, "drain", &[(Role::Earlier, "store")])
        .with(|f| f.remedy = Some(Remedy::ProxyFenceBefore(drain)))
        .finding(
            FindingCode::MissingWait,
            "store",
            &[(Role::Earlier, "copy"), (Role::Passes, "load"), (Role::Passes, "release")],
        )
        .finding(FindingCode::ReadInFlight, "load", &[(Role::Earlier, "copy"), (Role::WeakWait, "ready")])
        .with(|f| f.remedy = Some(Remedy::MBarrierWaitBefore(load)))
        .finding(FindingCode::WrongBytes, "expect", &[(Role::Passes, "copy")])
        .finding(FindingCode::WrongArrivals, "copy", &[(Role::Expectation, "init")])
        .finding(FindingCode::MBarrierLifetime, "store", &[(Role::Expectation, "init")])
        .finding(FindingCode::SplitBarrierMisuse, "again", &[(Role::Earlier, "meet")])
}

#[test]
fn races_and_waits_are_reported() {
    assert_snapshot!("ring", ring().show());
}

#[test]
fn deadlocks_fences_and_protocols_are_reported() {
    assert_snapshot!("hang", hang().show());
}

#[test]
fn remedies_are_spelled_in_the_language_of_the_text() {
    let kernel = kernel();
    let finding = |code, at, earlier, across_iterations, remedy| Finding {
        related: vec![(Role::Earlier, earlier)],
        across_iterations,
        remedy: Some(remedy),
        ..Finding::new(code, at)
    };
    let (store, load) = (kernel.store, kernel.load);
    let wait = Remedy::WaitBefore { event: load, queue: Queue::CpAsync, pending: 1, barrier: false };
    let findings = [
        finding(FindingCode::RaceReadAfterWrite, load, store, false, Remedy::BarrierBefore(load)),
        finding(FindingCode::RaceWriteAfterRead, store, load, true, Remedy::BarrierBefore(store)),
        finding(FindingCode::RaceWriteAfterRead, kernel.reduce, load, false, wait),
    ];
    let module = CheckedModule {
        source: kernel.source(),
        program: &kernel.program,
        findings: &findings,
        notation: Notation::Mlir,
        severities: Severities::default(),
        bound: Bound::AllPaths,
        replay: None,
    };
    assert_snapshot!("mlir", findings_text(&module, Shown::Causes, TextStyle::plain(120)));
}

#[test]
fn places_that_the_text_does_not_have_become_notes() {
    let mut case = ring();
    for origin in case.program.origins.values_mut() {
        origin.span = seawall_base::Span::at(0);
    }
    case.findings.truncate(2);
    assert_snapshot!("unplaced", case.show());
}

#[test]
fn a_finding_of_another_program_is_rendered() {
    let mut case = Case::new("program p { smem A : 8\n store: write A }");
    case = case.finding(FindingCode::RaceReadAfterWrite, "store", &[(Role::Earlier, "store")]);
    case.findings[0].event = ring().event("spare");
    case.findings[0].related.clear();
    let shown = case.show();
    assert!(shown.contains("error[SW101]"), "{shown}");
    assert!(sarif(&case).contains("SW101"));
}

#[test]
fn json_has_the_keys_that_programs_rely_on() {
    let mut document = FindingsJson::new();
    assert_eq!(
        document.finish().expect("it is JSON"),
        "{\n  \"version\": 1,\n  \"findings\": [],\n  \"verdicts\": [],\n  \"suppressed\": []\n}\n"
    );
    document.add(&ring().module());
    let text = document.finish().expect("it is JSON");
    let value: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let first = value["findings"][0].as_object().expect("there is a finding");
    let mut keys: Vec<&str> = first.keys().map(String::as_str).collect();
    keys.sort_unstable();
    let expected = [
        "bound",
        "code",
        "column",
        "cycle",
        "file",
        "follows_from",
        "function",
        "help",
        "id",
        "kind",
        "line",
        "message",
        "mistake",
        "name",
        "notes",
        "op",
        "reach",
        "related",
        "severity",
        "source",
        "witness",
    ];
    assert_eq!(keys, expected);
    assert_snapshot!("json", text);
}

/// What follows from a finding, and what says the same at the same place, is counted.
#[test]
fn consequences_and_repeats_are_folded() {
    let case = ring();
    let (fill, load) = (case.event("fill"), case.event("use"));
    let case = case
        .finding(FindingCode::RaceReadAfterWrite, "use", &[(Role::Earlier, "fill")])
        .with(|f| f.follows_from = Some((FindingCode::RaceWriteAfterRead, fill)))
        .finding(FindingCode::RaceWriteAfterWrite, "fill", &[(Role::Earlier, "fill")])
        .with(|f| f.across_iterations = true)
        // Its cause was not selected.
        .finding(FindingCode::MissingWait, "fill", &[(Role::Earlier, "fill")])
        .with(|f| f.follows_from = Some((FindingCode::Deadlock, load)));
    assert_snapshot!("folded", case.show());
    assert_snapshot!("unfolded", findings_text(&case.module(), Shown::All, TextStyle::plain(110)));
    let mut document = FindingsJson::new();
    document.add(&case.module());
    let document: serde_json::Value =
        serde_json::from_str(&document.finish().expect("it is JSON")).expect("it is JSON");
    let links: Vec<(&str, Option<&str>)> = document["findings"]
        .as_array()
        .expect("there are findings")
        .iter()
        .map(|finding| (finding["id"].as_str().expect("it has an id"), finding["follows_from"].as_str()))
        .collect();
    let expected = [
        ("SW202:9", None),
        ("SW104:9", None),
        ("SW102:5", None),
        ("SW103:5", None),
        ("SW401:10", None),
        ("SW101:9", Some("SW102:5")),
        ("SW103:5#2", None),
        ("SW201:5", None),
    ];
    assert_eq!(links, expected);
}

#[test]
fn github_gets_one_line_a_finding() {
    let commands =
        github_commands(&ring().module(), Shown::All) + &github_commands(&hang().module(), Shown::All);
    assert_eq!(commands.lines().count(), 13);
    assert!(
        commands.lines().all(|line| line.starts_with("::error file=") || line.starts_with("::warning file="))
    );
    assert_snapshot!("github", commands);
}

fn sarif(case: &Case) -> String {
    let mut log = FindingsSarif::new();
    log.add(&case.module());
    log.add_unchecked(Unchecked { file: "bad one.mlir".to_owned(), message: "cannot read it".to_owned() });
    log.finish().expect("it is JSON")
}

#[test]
fn sarif_logs_are_valid() {
    for text in [sarif(&ring()), sarif(&hang()), FindingsSarif::new().finish().expect("it is JSON")] {
        let log: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(sarif_schema::violations(&log), Vec::<String>::new());
    }
    let mut log: serde_json::Value = serde_json::from_str(&sarif(&ring())).expect("it is JSON");
    log["runs"][0]["results"][0]["level"] = "fatal".into();
    log["runs"][0]["results"][1]["rule"] = "SW104".into();
    log["runs"][0]["results"][2]["locations"][0]["physicalLocation"]["region"]["startLine"] = 0.into();
    assert_eq!(sarif_schema::violations(&log).len(), 3, "{:?}", sarif_schema::violations(&log));
}

#[test]
fn sarif_says_the_same() {
    let mut log: serde_json::Value = serde_json::from_str(&sarif(&ring())).expect("it is JSON");
    for rule in log["runs"][0]["tool"]["driver"]["rules"].as_array_mut().expect("there are rules") {
        let id = rule["id"].as_str().expect("a rule has an id").to_owned();
        let page = rule["help"]["markdown"].take();
        assert!(page.as_str().is_some_and(|page| page.starts_with(&format!("# {id}"))), "{page}");
    }
    let text = serde_json::to_string_pretty(&log).expect("it is JSON");
    assert_snapshot!("sarif", text.replace(env!("CARGO_PKG_VERSION"), "VERSION"));
}

#[test]
fn fingerprints_survive_moved_lines_and_distinguish_findings() {
    let fingerprints = |case: &Case| -> Vec<String> {
        let log: serde_json::Value = serde_json::from_str(&sarif(case)).expect("it is JSON");
        let results = log["runs"][0]["results"].as_array().expect("there are results");
        let one = |result: &serde_json::Value| {
            result["partialFingerprints"]["seawall/v1"].as_str().map(str::to_owned)
        };
        results.iter().map(|result| one(result).expect("it has a fingerprint")).collect()
    };
    let here = ring();
    let moved: &'static str = Box::leak(format!("// moved\n\n{RING}").into_boxed_str());
    let mut there = Case::new(moved);
    there.findings = here.findings.clone();
    assert_eq!(fingerprints(&here).len(), here.findings.len());
    assert_eq!(fingerprints(&here), fingerprints(&there));
    let mut twice = ring();
    twice.findings.push(twice.findings[0].clone());
    let mut all = fingerprints(&twice);
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count);
}

#[test]
fn the_last_line_counts_by_kind() {
    let mut tally = FindingTally::new();
    tally.file(Coverage::Whole);
    assert_eq!(tally.text(), "checked 1 file: nothing found\n");
    tally.findings(&ring().findings, Severities::default());
    tally.findings(&hang().findings, Severities::default());
    tally.file(Coverage::Parts);
    tally.file(Coverage::Nothing);
    assert_eq!((tally.errors(), tally.warnings(), tally.unreadable()), (12, 1, 2));
    assert_snapshot!("tally", tally.text());
}

#[test]
fn colours_are_used_only_when_asked_for() {
    let case = ring();
    assert!(
        findings_text(&case.module(), Shown::All, TextStyle { colour: true, width: 110 }).contains('\x1b')
    );
    assert!(case.show().is_ascii() && !case.show().contains('\x1b'), "text for pipes is plain ASCII");
}

/// All roles in turn, over all events of a program.
fn every_finding(program: &Program) -> Vec<Finding> {
    let roles =
        [Role::Earlier, Role::Passes, Role::ExecutionBarrier, Role::WeakWait, Role::Stuck, Role::Expectation];
    let events: Vec<EventId> = program.events.ids().collect();
    let terms: Vec<TermId> = program.terms.iter().map(|term| term.0).take(8).collect();
    let headers: Vec<BlockId> = program.blocks.ids().take(3).collect();
    let mut findings = Vec::new();
    for (index, &event) in events.iter().enumerate() {
        let related = |shift: usize| events[(index + shift) % events.len()];
        for (number, code) in FindingCode::ALL.into_iter().enumerate() {
            let remedy = match number % 4 {
                0 => Remedy::MBarrierWaitBefore(event),
                1 => Remedy::ProxyFenceBefore(event),
                2 => Remedy::WaitBefore { event, queue: Queue::Tcgen05, pending: 2, barrier: true },
                _ => Remedy::FenceOnBarrier(event),
            };
            findings.push(Finding {
                hazard: [None, Some(HazardKind::Raw), Some(HazardKind::War), Some(HazardKind::Waw)]
                    [number % 4],
                related: roles
                    .iter()
                    .enumerate()
                    .map(|(shift, &role)| (role, related(shift + number)))
                    .collect(),
                across_iterations: number % 2 == 0,
                remedy: Some(remedy),
                reach: match number % 3 {
                    0 => Reach::Run(witness(&terms, &headers, true, number % 2 == 0)),
                    1 => Reach::Path,
                    _ => Reach::Verdict,
                },
                ..Finding::new(code, event)
            });
        }
    }
    findings
}

#[test]
fn every_code_can_be_rendered_for_every_event() {
    let mut told = 0;
    for path in seawall_litmus::files() {
        let (text, _) = seawall_litmus::read(&path);
        let mut case = Case::new(Box::leak(text.into_boxed_str()));
        case.findings = every_finding(&case.program);
        let count = case.findings.len();
        told += count;
        let shown = case.show();
        let titles = |word: &str| shown.lines().filter(|line| line.starts_with(word)).count();
        assert_eq!(titles("error[SW") + titles("warning[SW"), count, "{}", path.display());
        assert_eq!(github_commands(&case.module(), Shown::All).lines().count(), count, "{}", path.display());
        let mut document = FindingsJson::new();
        document.add(&case.module());
        for text in [document.finish().expect("it is JSON"), sarif(&case)] {
            let value: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
            let results = value.get("findings").unwrap_or(&value["runs"][0]["results"]);
            assert_eq!(results.as_array().map(Vec::len), Some(count), "{}", path.display());
        }
        let log: serde_json::Value = serde_json::from_str(&sarif(&case)).expect("it is JSON");
        assert_eq!(sarif_schema::violations(&log), Vec::<String>::new());
    }
    assert!(told > 1000, "only {told} findings were rendered");
}
