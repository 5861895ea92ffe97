//! Completions, manual pages and the version.

use std::process::Command;

use super::run::Sandbox;

fn stdout(arguments: &str) -> String {
    let output = Sandbox::new().run(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("it is UTF-8")
}

#[test]
fn each_shell_completes_commands_and_options() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = stdout(&format!("completions {shell}"));
        assert!(script.contains("check") && script.contains("source-root"), "{shell}");
    }
}

#[test]
fn bash_accepts_the_completions() {
    let script = stdout("completions bash")
        + "\nCOMP_WORDS=(seawall chec); COMP_CWORD=1; _seawall seawall chec seawall\n\
                  [ \"${COMPREPLY[*]}\" = check ]\n";
    let output = Command::new("bash").args(["-c", &script]).output().expect("bash starts");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn bash_completes_the_names_of_compilers() {
    for command in ["check", "place", "why"] {
        let script = stdout("completions bash")
            + &format!(
                "\nCOMP_WORDS=(seawall {command} --producer triton-3); COMP_CWORD=3\n_seawall seawall triton-3 \
                 --producer\n[[ \"${{COMPREPLY[*]}}\" = *triton-3.6*triton-3.9* ]]\n"
            );
        let output = Command::new("bash").args(["-c", &script]).output().expect("bash starts");
        assert!(output.status.success(), "{command}: {output:?}");
    }
}

#[test]
fn manual_pages_describe_the_options() {
    let all = stdout("man");
    assert!(
        all.starts_with(".ie") && all.contains(".TH seawall 1") && all.contains("seawall\\-check"),
        "{all}"
    );
    let check = stdout("man check");
    assert!(check.contains(".TH seawall\\-check 1") || check.contains(".TH seawall-check 1"), "{check}");
    assert!(check.contains("\\-\\-producer"), "{check}");
    assert_eq!(Sandbox::new().run("man chec").status.code(), Some(2));
}

#[test]
fn the_version_names_the_simulated_compilers() {
    let long = stdout("--version");
    assert!(long.starts_with(&format!("seawall {}", env!("CARGO_PKG_VERSION"))), "{long}");
    assert!(
        long.contains("Triton 3.4, ") && long.contains("Triton 3.9") && long.contains("Meta's"),
        "{long}"
    );
    assert_eq!(stdout("-V").lines().count(), 1);
}
