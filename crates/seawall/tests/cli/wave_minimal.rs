//! `seawall` on Wave traces: check, model, simulation, placement of the fewest barriers, and
//! pictures.

use super::run::Sandbox;

const RACE: &str = include_str!("../../../../tests/wave/unsound/one-read-in-a-loop.json");
const COPIES: &str = include_str!("../../../../tests/wave/unsound/copies-in-a-double-buffer.json");

fn sandbox() -> Sandbox {
    Sandbox::new().with("race.json", RACE).with("copies.json", COPIES)
}

/// The standard output and the exit status.
fn run(sandbox: &Sandbox, arguments: &str) -> (String, Option<i32>) {
    let output = sandbox.run(arguments);
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

#[test]
fn a_race_in_a_trace_is_found_at_the_node_and_in_the_python_source() {
    let (text, code) = run(&sandbox(), "check race.json");
    assert_eq!(code, Some(1));
    assert!(text.contains("race.json:15:7"), "{text}");
    assert!(text.contains("--> kernel.py:6:8"), "{text}");
    assert!(text.contains("later: reads `tile`"), "{text}");
    assert!(text.contains("insert a `barrier` node before `read` (line 16)"), "{text}");
}

#[test]
fn a_trace_is_modelled_and_run() {
    let sandbox = sandbox();
    let (model, code) = run(&sandbox, "model race.json");
    assert!(code == Some(0) && model.contains("smem tile"), "{model}");
    assert_eq!(run(&sandbox, "simulate race.json").1, Some(1));
}

#[test]
fn the_fewest_barriers_make_a_trace_clean() {
    for name in ["race.json", "copies.json"] {
        let sandbox = sandbox();
        assert_eq!(run(&sandbox, &format!("place {name} -o placed.json")), (String::new(), Some(0)));
        assert_eq!(run(&sandbox, "check placed.json --deny warnings"), (String::new(), Some(0)), "{name}");
        // A second placement adds nothing.
        let (again, code) = run(&sandbox, "place placed.json");
        assert_eq!((again, code), (sandbox.content("placed.json"), Some(0)));
    }
}

#[test]
fn split_barriers_are_placed_where_the_target_has_them() {
    let sandbox = sandbox();
    let output = sandbox.run("place race.json --barriers split");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("gfx942 has no split barriers"));
    assert!(output.stdout.is_empty());
    let (text, code) = run(&sandbox, "place race.json --barriers split --target gfx1200 --format diff");
    assert_eq!(code, Some(0));
    let added = |kind: &str| text.lines().filter(|line| line.starts_with('+') && line.contains(kind)).count();
    assert_eq!((added("\"kind\": \"signal\""), added("\"kind\": \"wait\"")), (2, 2));
}

#[test]
fn pictures_are_svg() {
    let sandbox = sandbox();
    for strategy in ["minimal", "wave"] {
        let (still, code) = run(&sandbox, &format!("place race.json --strategy {strategy} --format svg"));
        assert_eq!(code, Some(0));
        assert!(still.starts_with("<svg ") && still.ends_with("</svg>\n") && !still.contains("<animate"));
        let (moving, _) =
            run(&sandbox, &format!("place race.json --strategy {strategy} --format svg-animated"));
        assert!(moving.contains("<animate"));
    }
    let output = Sandbox::new().with("k.mlir", "module {}").run("place k.mlir --format svg");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_trace_that_does_not_hang_together_is_refused_and_nothing_is_written() {
    let broken = RACE.replace("\"memory\": 3", "\"memory\": 77");
    let sandbox = Sandbox::new().with("bad.json", broken);
    for command in ["check bad.json", "model bad.json", "simulate bad.json", "place bad.json -o out.json"] {
        let output = sandbox.run(command);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("77"), "{command}");
    }
    assert_eq!(sandbox.names(), ["bad.json"]);
}
