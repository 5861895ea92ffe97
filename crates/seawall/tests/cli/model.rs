//! `seawall model`.

use insta::assert_snapshot;

use super::run::Sandbox;

const RING: &str = include_str!("input/ring.mlir");

#[test]
fn the_model_of_a_kernel_reads_back() {
    let sandbox = Sandbox::new().with("ring.mlir", RING);
    assert_snapshot!("model_text", sandbox.show("model ring.mlir"));
    for (first, second) in [("text", "json"), ("json", "text")] {
        let name = if first == "text" { "ring.litmus" } else { "ring.json" };
        assert_eq!(
            sandbox.run(&format!("model ring.mlir --format {first} -o {name}")).status.code(),
            Some(0)
        );
        let direct = sandbox.run(&format!("model ring.mlir --format {second}"));
        let through = sandbox.run(&format!("model {name} --format {second}"));
        assert_eq!((direct.status.code(), through.status.code()), (Some(0), Some(0)));
        assert!(!direct.stdout.is_empty());
        assert_eq!(String::from_utf8_lossy(&through.stdout), String::from_utf8_lossy(&direct.stdout));
    }
}

#[test]
fn the_form_is_guessed_from_the_text_if_no_name_determines_it() {
    let sandbox = Sandbox::new().with("ring.mlir", RING);
    for format in ["text", "json"] {
        let model = sandbox.run(&format!("model ring.mlir --format {format}")).stdout;
        let shown = sandbox.show_with_stdin(&format!("model - --format {format}"), &model);
        assert!(shown.contains("exit status: 0"), "{shown}");
        assert!(shown.contains(String::from_utf8_lossy(&model).as_ref()), "{shown}");
    }
}

#[test]
fn a_bad_model_has_a_position() {
    let sandbox = Sandbox::new()
        .with("race.litmus", "program race {\n  smem A : x\n}\n")
        .with("race.json", "{\n  \"a\": }\n");
    assert_snapshot!("bad_litmus", sandbox.show("model race.litmus"));
    assert_snapshot!("bad_json", sandbox.show("model race.json"));
}
