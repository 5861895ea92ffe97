//! Output files are written atomically.

use std::fs;
use std::process::Stdio;

use insta::assert_snapshot;

use super::run::Sandbox;

const KERNEL: &str = "module {\n  tt.func @f() {\n    tt.return\n  }\n}\n";

#[test]
fn a_new_file_is_made() {
    let sandbox = Sandbox::new().with("k.mlir", KERNEL);
    assert_snapshot!(sandbox.show("fmt k.mlir -o out.mlir"));
    assert_eq!(sandbox.content("out.mlir"), KERNEL);
    assert_eq!(sandbox.names(), ["k.mlir", "out.mlir"], "no temporary file is left");
}

#[test]
fn an_error_leaves_the_old_output_alone() {
    let broken = "module {\n  tt.func @f( {\n";
    let sandbox = Sandbox::new().with("k.mlir", broken).with("out.mlir", "old");
    for command in ["fmt k.mlir -o out.mlir", "place k.mlir -o out.mlir", "model k.mlir -o out.mlir"] {
        assert_eq!(sandbox.run(command).status.code(), Some(2), "{command}");
        assert_eq!(sandbox.content("out.mlir"), "old", "{command}");
    }
    assert_eq!(sandbox.names(), ["k.mlir", "out.mlir"]);
}

#[test]
fn the_input_can_be_the_output() {
    let sandbox = Sandbox::new().with("k.mlir", KERNEL);
    assert_eq!(sandbox.run("fmt k.mlir -o k.mlir").status.code(), Some(0));
    assert_eq!(sandbox.content("k.mlir"), KERNEL);
}

#[test]
fn a_directory_is_no_output() {
    let sandbox = Sandbox::new().with("k.mlir", KERNEL).with("out/x", "");
    assert_snapshot!(sandbox.show("fmt k.mlir -o out"));
    assert_snapshot!("no_such_directory", sandbox.show("fmt k.mlir -o nowhere/out.mlir"));
    assert_eq!(sandbox.names(), ["k.mlir", "out"]);
}

#[test]
fn a_dash_is_standard_output() {
    let sandbox = Sandbox::new().with("k.mlir", KERNEL);
    assert_eq!(sandbox.run("fmt k.mlir -o -").stdout, KERNEL.as_bytes());
    assert_snapshot!(sandbox.show_with_stdin("fmt -", KERNEL.as_bytes()));
    assert_eq!(sandbox.names(), ["k.mlir"]);
}

#[cfg(unix)]
#[test]
fn permissions_and_links_are_kept() {
    use std::os::unix::fs::PermissionsExt;
    let sandbox = Sandbox::new().with("k.mlir", KERNEL).with("real.mlir", "old");
    fs::set_permissions(sandbox.path("real.mlir"), fs::Permissions::from_mode(0o640)).expect("it is ours");
    std::os::unix::fs::symlink("real.mlir", sandbox.path("link.mlir")).expect("links can be made");
    assert_eq!(sandbox.run("fmt k.mlir -o link.mlir").status.code(), Some(0));
    assert_eq!(sandbox.content("real.mlir"), KERNEL);
    let mode = fs::metadata(sandbox.path("real.mlir")).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    let link = fs::symlink_metadata(sandbox.path("link.mlir")).expect("it is there");
    assert!(link.is_symlink());
}

#[cfg(unix)]
#[test]
fn devices_are_written_to() {
    let sandbox = Sandbox::new().with("k.mlir", KERNEL);
    assert_eq!(sandbox.run("fmt k.mlir -o /dev/null").status.code(), Some(0));
    assert_snapshot!("full_device", sandbox.show("fmt k.mlir -o /dev/full"));
}

#[test]
fn a_reader_that_goes_away_is_no_error_and_no_success() {
    let line = "  tt.func private @f()\n";
    let sandbox = Sandbox::new()
        .with("k.mlir", format!("module {{\n{}}}\n", line.repeat(100_000)))
        .with("racy.litmus", super::check::RACY);
    for arguments in ["fmt k.mlir", "check -q racy.litmus", "check -q racy.litmus --format json"] {
        let mut command = sandbox.command(arguments);
        // The reader is gone before the command starts, so that no write can succeed.
        let (reader, writer) = std::io::pipe().expect("the system has pipes");
        drop(reader);
        let output = command.stdin(Stdio::null()).stdout(writer).output().expect("the command ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments}");
        assert_eq!(output.status.code(), Some(141), "{arguments}");
    }
}
