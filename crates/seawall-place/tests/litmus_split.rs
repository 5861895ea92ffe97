//! Split barriers in the litmus programs: the placements match the `expect` lines, and the
//! certifier accepts them.

use seawall_litmus::{expectations, files, read};
use seawall_model::Program;
use seawall_place::{
    Certified, Insertion, MinimalOptions, PlaceError, PlaceOptions, Placement, Point, Strategy, place,
};

fn split(program: &Program) -> Result<Placement, PlaceError> {
    let options = MinimalOptions { split: true, ..MinimalOptions::default() };
    place(program, &PlaceOptions { strategy: Strategy::Minimal(options) })
}

/// All statements about a placement that an `expect` line may make.
fn said(program: &Program, placement: &Placement) -> Vec<String> {
    let count = |n: usize, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
    let number =
        |kind: &str| placement.placed.iter().filter(|placed| name(placed.insertion) == Some(kind)).count();
    let between: u32 =
        placement.split.iter().flat_map(|distance| &distance.depths).map(|depth| depth.1).sum();
    let ops = if between == 1 { "op" } else { "ops" };
    let mut said = vec![
        count(number("wait"), "wait"),
        count(number("signal"), "signal"),
        format!("{between} {ops} between"),
    ];
    for placed in &placement.placed {
        let (side, origin) = match placed.point {
            Point::Before(origin) => ("before", origin),
            Point::After(origin) => ("after", origin),
        };
        let op = &program.origins[origin].op;
        said.extend(name(placed.insertion).map(|name| format!("{name} {side} {op}")));
    }
    said
}

fn name(insertion: Insertion) -> Option<&'static str> {
    match insertion {
        Insertion::Signal { id: -1 } => Some("signal"),
        Insertion::Wait { id: -1 } => Some("wait"),
        _ => None,
    }
}

#[test]
fn split_barriers_are_where_each_file_expects_them() {
    let (mut judged, mut wrong) = (0, Vec::new());
    for path in files() {
        let (source, program) = read(&path);
        let lines = expectations(&source, "split");
        if lines.is_empty() {
            continue;
        }
        judged += 1;
        let placement = split(&program).unwrap();
        let said = said(&program, &placement);
        for line in lines.iter().filter(|line| !said.iter().any(|said| said == **line)) {
            wrong.push(format!("{}: expects {line:?}, gets {said:?}", path.display()));
        }
        let whole = place(&program, &PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) })
            .unwrap();
        if whole.barriers() != placement.barriers() {
            wrong.push(format!(
                "{}: {} full barriers, {} waits",
                path.display(),
                whole.barriers(),
                placement.barriers()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(judged >= 14, "only {judged} files expect something of split barriers");
}

#[test]
fn every_split_placement_of_a_litmus_program_is_certified_or_refused() {
    let (mut certified, mut refused) = (0, 0);
    for path in files() {
        let (_, program) = read(&path);
        match split(&program) {
            Ok(placement) if placement.unordered.is_empty() => {
                assert_eq!(placement.certified, Certified::Yes, "{}", path.display());
                certified += 1;
            }
            Ok(_) => {}
            Err(error) => {
                assert_eq!(error, PlaceError::NoSplitBarriers(program.target.clone()), "{}", path.display());
                refused += 1;
            }
        }
    }
    assert!(certified >= 15 && refused >= 50, "{certified} certified, {refused} refused");
}
