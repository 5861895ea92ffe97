//! The placements of the strategies in the litmus programs, compared with the `// expect triton:`
//! and `// expect minimal:` lines.

use seawall_litmus::{expectations, files, read};
use seawall_model::{OriginId, Program};
use seawall_place::{
    Certified, Insertion, MinimalOptions, PlaceOptions, Placement, Point, Strategy, TritonOptions, certify,
    place,
};

fn triton() -> PlaceOptions {
    PlaceOptions { strategy: Strategy::Triton(TritonOptions::default()) }
}

fn minimal() -> PlaceOptions {
    PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) }
}

/// The placement in the words of the `expect` lines, sorted.
fn verdict(program: &Program, placement: &Placement) -> Vec<String> {
    let local = placement.placed.iter().filter(|p| p.insertion == Insertion::LocalBarrier);
    let before = |point: Point| match point {
        Point::Before(origin) => origin,
        Point::After(origin) => next(program, origin).unwrap_or(origin),
    };
    let mut words: Vec<String> =
        local.map(|p| format!("barrier before {}", program.origins[before(p.point)].op)).collect();
    words.sort();
    if words.is_empty() { vec!["no barrier".to_owned()] } else { words }
}

/// The statement after `origin` in its block. Directly after the one is directly before the other.
fn next(program: &Program, origin: OriginId) -> Option<OriginId> {
    let block =
        program.blocks.values().find(|b| b.events.iter().any(|&e| program.events[e].origin == origin))?;
    let mut origins = block.events.iter().map(|&e| program.events[e].origin);
    origins.by_ref().find(|&o| o == origin)?;
    origins.find(|&o| o != origin)
}

#[test]
fn the_triton_strategy_places_what_each_file_expects() {
    let mut judged = 0;
    for path in files() {
        let (source, program) = read(&path);
        let mut expected = expectations(&source, "triton");
        if expected.is_empty() {
            continue;
        }
        expected.sort();
        let placement = place(&program, &triton()).unwrap();
        assert_eq!(verdict(&program, &placement), expected, "{}", path.display());
        judged += 1;
    }
    assert!(judged >= 4, "only {judged} files expect something of the triton strategy");
}

#[test]
fn every_litmus_program_is_certified_once_it_is_placed() {
    for path in files() {
        let (_, program) = read(&path);
        let placement = place(&program, &triton()).unwrap();
        assert_eq!(certify(&program, &triton(), &placement), [], "{}", path.display());
    }
}

/// Whether a placement matches a line.
fn holds(placement: &Placement, said: &[String], line: &str) -> bool {
    let count = line.strip_suffix(" barriers").or_else(|| line.strip_suffix(" barrier"));
    match count.and_then(|count| count.parse::<usize>().ok()) {
        Some(count) => placement.barriers() == count,
        None => said.iter().any(|word| word == line),
    }
}

/// The lines of one file that do not match, and barriers that no line names.
fn judge(program: &Program, placement: &Placement, lines: &[&str]) -> Vec<String> {
    let said = verdict(program, placement);
    let broken = lines.iter().filter(|line| !holds(placement, &said, line));
    let mut wrong: Vec<String> = broken.map(|line| format!("expects {line:?}, gets {said:?}")).collect();
    let named = lines.iter().filter(|line| line.starts_with("barrier before ")).count();
    if named > 0 && named != placement.barriers() {
        wrong.push(format!("expects {lines:?}, gets {said:?}"));
    }
    wrong
}

#[test]
fn the_minimal_strategy_places_what_each_file_expects() {
    let (mut judged, mut wrong) = (0, Vec::new());
    for path in files() {
        let (source, program) = read(&path);
        let lines = expectations(&source, "minimal");
        if lines.is_empty() {
            continue;
        }
        let placement = place(&program, &minimal()).unwrap();
        let name = path.display();
        wrong.extend(judge(&program, &placement, &lines).iter().map(|said| format!("{name}: {said}")));
        judged += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(judged >= 25, "only {judged} files expect something of the minimal strategy");
}

#[test]
fn every_minimal_placement_of_a_litmus_program_is_certified() {
    let wrong: Vec<String> = files()
        .iter()
        .filter_map(|path| {
            let placement = place(&read(path).1, &minimal()).unwrap();
            let certified = placement.certified == Certified::Yes;
            (!certified).then(|| format!("{}: {:?}", path.display(), placement.certified))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
