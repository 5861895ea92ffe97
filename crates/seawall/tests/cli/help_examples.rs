//! The examples of the help texts work: each is run as it is written.

use super::run::Sandbox;

const KERNEL: &str = include_str!("input/ring.mlir");

const RACE: &str = "\
program race target sm_90 {
  smem A : 1024
  warps 4
  store: write A
  load: read A
}
";

/// The files in the examples.
fn sandbox() -> Sandbox {
    Sandbox::new()
        .with("kernel.mlir", KERNEL)
        .with("kernel.ttgir", KERNEL)
        .with("dumps/kernel.ttgir", KERNEL)
        .with("gemm.json", include_str!("input/gemm.json"))
        .with("race.litmus", RACE)
        .with("trace.json", super::waits::TRACE)
        .with("gemm.json", include_str!("../../../../tests/wave/unsound/double-buffer.json"))
        .with("gemm.mlir", super::timeline::BORDERS)
        .with(
            "pipelined.mlir",
            include_str!("../../../../corpus/ir/pipelined/stored_1-gfx950.converted.mlir"),
        )
        .with("matmul.ttgir", include_str!("../../../../corpus/ir/sm_80/matmul_small.after.mlir"))
        .with("matmul.ptx", include_str!("../../../../corpus/ptx/triton/sm_80/matmul_small.ptx"))
        .with("compile.log", include_str!("input/compile.log"))
}

/// The lines of a help text between a line that begins with `from` and an empty line.
fn section(help: &str, from: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != from).skip(1);
    lines.take_while(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn help(command: &str) -> String {
    let output = Sandbox::new().run(&format!("{command} --help"));
    String::from_utf8(output.stdout).expect("it is UTF-8")
}

/// Every command of the overview.
fn commands() -> Vec<String> {
    let names = section(&help(""), "Commands:");
    names.iter().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

/// The arguments of `seawall` in `line`, and the program that its output is piped to, if any. A
/// comment follows two spaces.
fn typed(line: &str) -> (Option<&str>, &str) {
    let line = line.strip_prefix("  ").unwrap_or_else(|| panic!("`{line}` is no line of its own"));
    let line = line.split("  ").next().unwrap_or(line);
    let (before, command) = match line.split_once(" | ") {
        Some((before, command)) => (Some(before), command),
        None => (None, line),
    };
    let arguments = command.strip_prefix("seawall ");
    (before, arguments.unwrap_or_else(|| panic!("`{line}` does not run `seawall`")))
}

fn runs(line: &str) {
    let sandbox = sandbox();
    let (before, arguments) = typed(line);
    let shown = match before {
        Some(_) => sandbox.show_with_stdin(arguments, KERNEL.as_bytes()),
        None => sandbox.show(arguments),
    };
    let may_find = arguments.starts_with("check") || arguments.starts_with("simulate");
    let found = may_find && shown.contains("exit status: 1\n");
    assert!(found || shown.contains("exit status: 0\n"), "{shown}");
    let mut words = arguments.split(' ').skip_while(|word| *word != "-o");
    let empty = shown.contains("----- stdout -----\n----- stderr -----\n");
    match words.nth(1) {
        Some(file) => assert_ne!(sandbox.content(file), "", "{shown}"),
        // A clean input has no findings, and an unchanged file has no difference. Standard error
        // reports this.
        None if ["check", "fmt --check", "validate"].iter().any(|clean| arguments.starts_with(clean)) => {
            assert!(!shown.ends_with("----- stderr -----\n"), "{shown}");
        }
        None => assert!(!empty, "{shown}"),
    }
}

#[test]
fn every_command_has_examples_and_they_work() {
    let commands = commands();
    for known in ["check", "place", "fmt", "model", "explain", "simulate"] {
        assert!(commands.iter().any(|command| command == known), "{known} is not among {commands:?}");
    }
    // `run` needs the Python package, whose tests run it.
    for command in commands.iter().filter(|command| !["help", "run"].contains(&command.as_str())) {
        let examples = section(&help(command), "Examples:");
        assert!(!examples.is_empty(), "`seawall {command}` has no examples");
        for line in &examples {
            let (_, arguments) = typed(line);
            assert!(arguments.starts_with(command.as_str()), "`{line}` is an example of `{command}`");
            runs(line);
        }
    }
}

#[test]
fn the_examples_of_the_overview_work() {
    let examples = section(&help(""), "Examples:");
    assert!(examples.len() >= 5, "{examples:?}");
    examples.iter().for_each(|line| runs(line));
}
