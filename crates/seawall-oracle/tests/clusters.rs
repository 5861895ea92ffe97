//! Two CTAs, compared with a simple reference that checks only whether a cluster barrier with a
//! memory fence is in between.

use std::collections::BTreeSet;

use arbtest::arbitrary::{Result, Unstructured};
use seawall_model::text;
use seawall_oracle::{Fault, Limits, Report, explore};

/// One statement of a random program.
#[derive(Clone, Copy, Debug)]
enum Statement {
    Access { buffer: u8, writes: bool, remote: bool },
    Barrier(&'static str),
}

impl Statement {
    fn random(u: &mut Unstructured<'_>) -> Result<Self> {
        Ok(match u.int_in_range(0..=9)? {
            0 => Statement::Barrier("barrier"),
            1 => Statement::Barrier("barrier cluster relaxed"),
            2 | 3 => Statement::Barrier("barrier cluster"),
            _ => Statement::Access {
                buffer: u.int_in_range(0..=2)?,
                writes: u.arbitrary()?,
                remote: u.int_in_range(0..=3)? == 0,
            },
        })
    }

    fn text(self, number: usize) -> String {
        match self {
            Statement::Barrier(text) => text.to_owned(),
            Statement::Access { buffer, writes, remote } => {
                let (verb, remote) =
                    (if writes { "write" } else { "read" }, if remote { " remote" } else { "" });
                format!("s{number}: {verb} B{buffer}{remote}")
            }
        }
    }
}

/// Statements before, in and after a loop with `trips` iterations.
#[derive(Debug)]
struct Random {
    parts: [Vec<Statement>; 3],
    trips: u32,
}

impl Random {
    fn new(u: &mut Unstructured<'_>) -> Result<Self> {
        let mut parts = [const { Vec::new() }; 3];
        for part in &mut parts {
            for _ in 0..u.int_in_range(0..=4)? {
                part.push(Statement::random(u)?);
            }
        }
        Ok(Random { parts, trips: u.int_in_range(1..=3)? })
    }

    /// B0 and B1 have their own memory. B2 has the memory of B1.
    fn text(&self) -> String {
        let mut number = 0;
        let mut lines = |part: &[Statement]| -> String {
            let line = |statement: &Statement| {
                number += 1;
                format!("  {}\n", statement.text(number))
            };
            part.iter().map(line).collect()
        };
        let (before, inside, behind) = (lines(&self.parts[0]), lines(&self.parts[1]), lines(&self.parts[2]));
        format!(
            "program random target sm_90 {{\n  ctas 2\n  warps 2\n  smem B0 : 8 at 0\n  smem B1 : 8 at 8\n  smem B2 : 8 at 8\n\
             {before}  loop i to {} {{\n{inside}  }}\n{behind}}}\n",
            self.trips
        )
    }

    /// The executed statements in order, with their numbers.
    fn run(&self) -> Vec<(usize, Statement)> {
        let (mut run, mut number) = (Vec::new(), 0);
        for (at, part) in self.parts.iter().enumerate() {
            let times = if at == 1 { self.trips } else { 1 };
            for _ in 0..times {
                run.extend(part.iter().enumerate().map(|(nth, s)| (number + nth + 1, *s)));
            }
            number += part.len();
        }
        run
    }

    /// The reference result: pairs of accesses that conflict between CTAs, and accesses that may
    /// come after the end of another CTA.
    fn judged(&self) -> (BTreeSet<(usize, usize)>, BTreeSet<usize>) {
        let run = self.run();
        let (mut races, mut ended) = (BTreeSet::new(), BTreeSet::new());
        for (at, &(number, statement)) in run.iter().enumerate() {
            let Statement::Access { buffer, writes, remote } = statement else { continue };
            let mut met = false;
            for &(other_number, other) in &run[at + 1..] {
                let Statement::Access { buffer: other_buffer, writes: other_writes, remote: other_remote } =
                    other
                else {
                    met |= matches!(other, Statement::Barrier("barrier cluster"));
                    continue;
                };
                let same = (buffer == 0) == (other_buffer == 0);
                if !met && same && (writes || other_writes) && (remote || other_remote) {
                    races.insert((number.min(other_number), number.max(other_number)));
                }
            }
            if remote && !met {
                ended.insert(number);
            }
        }
        (races, ended)
    }
}

/// The oracle's result in the same form.
fn reported(
    program: &seawall_model::Program,
    report: &Report,
) -> (BTreeSet<(usize, usize)>, BTreeSet<usize>) {
    let number = |event| {
        let label = &program.origin_of(event).op;
        label.trim_start_matches('s').parse::<usize>().unwrap_or_else(|_| panic!("{label}"))
    };
    let (mut races, mut ended) = (BTreeSet::new(), BTreeSet::new());
    for verdict in report.verdicts.iter().filter(|verdict| verdict.between_ctas) {
        let here = number(verdict.event);
        match (verdict.fault, verdict.earlier.map(number)) {
            (Fault::Race(_), Some(earlier)) => drop(races.insert((here.min(earlier), here.max(earlier)))),
            (Fault::EndedCta, None) => drop(ended.insert(here)),
            other => panic!("{other:?} in {verdict:?}"),
        }
    }
    (races, ended)
}

#[test]
fn plain_accesses_of_two_ctas_clash_exactly_where_no_cluster_barrier_lies_between() {
    let (mut clean, mut faulty) = (0, 0);
    arbtest::arbtest(|u| {
        let random = Random::new(u)?;
        let source = random.text();
        let program = text::parse(&source).unwrap_or_else(|errors| panic!("{source}\n{errors:?}"));
        let report = explore(&program, &Limits { ctas: Some(2), ..Limits::default() });
        assert!(report.explored.complete, "{source}\n{:?}", report.explored);
        let (judged, said) = (random.judged(), reported(&program, &report));
        assert_eq!(judged, said, "{source}");
        if judged.0.is_empty() {
            clean += 1
        } else {
            faulty += 1
        }
        Ok(())
    })
    .budget_ms(2_000)
    .run();
    assert!(clean > 0 && faulty > 0, "{clean} without a race between CTAs, {faulty} with one");
}

#[test]
fn more_ctas_than_two_can_be_run() {
    let source = "program four target sm_90 {\n  ctas 4\n  warps 2\n  smem A : 8\n  write A\n  barrier cluster\n  read A remote\n}\n";
    let program = text::parse(source).unwrap();
    for (ctas, simulated) in [(None, 2), (Some(1), 1), (Some(3), 3), (Some(9), 4)] {
        let report = explore(&program, &Limits { ctas, ..Limits::default() });
        assert_eq!(report.explored.ctas, simulated);
        assert_eq!(report.verdicts.len(), usize::from(simulated > 1), "{:?}", report.verdicts);
    }
}
