//! What the strategies place in the litmus programs, against the `// expect triton:` lines of each.

use std::path::{Path, PathBuf};

use seawall_model::{OriginId, Program, text};
use seawall_place::{Insertion, PlaceOptions, Placement, Point, Strategy, TritonOptions, certify, place};

fn files() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/litmus")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> (String, Program) {
    let source = std::fs::read_to_string(path).unwrap();
    let program = text::parse(&source).unwrap();
    (source, program)
}

fn triton() -> PlaceOptions {
    PlaceOptions { strategy: Strategy::Triton(TritonOptions::default()) }
}

/// What was placed in the words of the `expect` lines, sorted.
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

/// The statement after `origin` in its block: directly after the one is directly before the other.
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
        let mut expected: Vec<String> = source
            .lines()
            .filter_map(|line| line.strip_prefix("// expect triton: "))
            .map(str::to_owned)
            .collect();
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
