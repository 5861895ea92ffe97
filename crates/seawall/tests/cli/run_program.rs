//! `seawall run` starts Python with the options as variables of the environment.

use super::run::Sandbox;

/// A program that prints what it gets, as a stand-in for Python.
const STAND_IN: &str = "#!/bin/sh\necho \"$SEAWALL $SEAWALL_ON_ERROR: $*\"\nexit 7\n";

/// A folder with an executable script.
#[cfg(unix)]
fn program(name: &str, text: &str) -> (Sandbox, std::path::PathBuf) {
    use std::os::unix::fs::PermissionsExt;

    let sandbox = Sandbox::new().with(name, text);
    let path = sandbox.path(name);
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755))
        .expect("it can be made executable");
    (sandbox, path)
}

#[cfg(unix)]
#[test]
fn options_become_variables_and_the_status_is_that_of_the_program() {
    let (sandbox, python) = program("python", STAND_IN);
    for (arguments, printed) in [
        ("run script.py", "check warn: -m seawall._run script.py\n"),
        ("run --place minimal a.py --place none -m", "place warn: -m seawall._run a.py --place none -m\n"),
        ("run --on-error raise -m package.part x", "check raise: -m seawall._run -m package.part x\n"),
    ] {
        let output = sandbox.command(arguments).env("SEAWALL_PYTHON", &python).output().expect("it starts");
        assert_eq!(String::from_utf8_lossy(&output.stdout), printed);
        assert_eq!(output.status.code(), Some(7));
    }
}

#[cfg(unix)]
#[test]
fn off_in_the_environment_wins() {
    let (sandbox, python) = program("python", STAND_IN);
    let mut command = sandbox.command("run --place minimal script.py");
    let output = command.env("SEAWALL_PYTHON", &python).env("SEAWALL", "off").output().expect("it starts");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "off warn: -m seawall._run script.py\n");
}

#[cfg(unix)]
#[test]
fn an_interpreter_without_the_package_is_an_error() {
    let (sandbox, python) = program("python3", "#!/bin/sh\nexit 1\n");
    let folder = python.parent().expect("it is in a folder");
    let mut command = sandbox.command("run script.py");
    let output = command.env_remove("SEAWALL_PYTHON").env("PATH", folder).output().expect("it starts");
    let shown = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{shown}");
    assert!(shown.contains("`python3` does not have the Python package of Seawall"), "{shown}");
}

#[test]
fn without_python_the_error_says_what_to_install() {
    let output = Sandbox::new().command("run script.py").env("SEAWALL_PYTHON", "./nowhere").output();
    let output = output.expect("it starts");
    let shown = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{shown}");
    assert!(shown.contains("cannot start `./nowhere`") && shown.contains("pip install seawall"), "{shown}");
}
