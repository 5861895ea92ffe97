//! Tests of `cargo xtask readme`.

use super::*;

fn found(page: &str) -> Vec<(usize, String, i32)> {
    steps(page).into_iter().map(|step| (step.line, step.command, step.status)).collect()
}

fn step(line: usize, command: &str, status: i32) -> (usize, String, i32) {
    (line, command.to_owned(), status)
}

#[test]
fn scripts_have_a_command_per_line() {
    let page = "# A\n\n```sh\n# Comment.\nseawall check a   # comment\n\nseawall place b \\\n    -o c\n```\n";
    assert_eq!(found(page), [step(5, "seawall check a", 0), step(7, "seawall place b -o c", 0)]);
    assert_eq!(found("```\nseawall check a\n```\n```rust\nseawall\n```\n"), []);
}

#[test]
fn sessions_have_commands_and_output() {
    let page = "```console\n$ seawall check a\nerror: b\n$ seawall place b \\\n> -o c\nd\n```\n";
    assert_eq!(found(page), [step(2, "seawall check a", 0), step(4, "seawall place b -o c", 0)]);
}

#[test]
fn the_page_states_the_exit_status() {
    assert_eq!(found("```sh\nseawall check a  # exit status 1\n```\n"), [step(2, "seawall check a", 1)]);
    assert_eq!(
        found("```sh\n# Exit status 2:\nseawall check a\nseawall fmt a\n```\n"),
        [step(3, "seawall check a", 2), step(4, "seawall fmt a", 0)]
    );
    assert_eq!(
        found("```console\n$ seawall check a\nx\n(exit status 1)\n```\n"),
        [step(2, "seawall check a", 1)]
    );
    assert_eq!(found("```console\n$ seawall check a\n$ echo $?\n1\n```\n"), [step(2, "seawall check a", 1)]);
}

#[test]
fn a_command_with_another_status_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let run = |command: &str, status: i32| {
        let step = Step { line: 1, command: command.to_owned(), status };
        execute(&step, Path::new("/bin/false"), folder.path()).unwrap()
    };
    assert_eq!(run("seawall check a", 1), None);
    assert_eq!(run("seawall check a", 0).unwrap(), "`seawall check a` ends with status 1, expected 0\n");
    assert_eq!(
        run("seawall check a | cat", 0).unwrap(),
        "`seawall check a | cat` ends with status 1, expected 0\n"
    );
}
