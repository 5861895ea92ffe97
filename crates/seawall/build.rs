//! Names the commit of the sources in the version of released programs.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=SEAWALL_COMMIT");
    let version = std::env::var_os("CARGO_PKG_VERSION").expect("cargo sets it");
    let version = version.to_str().expect("a version is ASCII");
    let given = std::env::var_os("SEAWALL_COMMIT").and_then(|commit| commit.into_string().ok());
    let commit = given.filter(|commit| !commit.is_empty()).or_else(of_package).or_else(|| {
        // In development, each commit would compile this crate again.
        let is_release = std::env::var_os("PROFILE").is_some_and(|profile| profile == "release");
        if is_release { of_checkout() } else { None }
    });
    match commit {
        Some(commit) => println!("cargo::rustc-env=SEAWALL_VERSION={version} ({commit})"),
        None => println!("cargo::rustc-env=SEAWALL_VERSION={version}"),
    }
    link_at_fixed_address();
}

/// Links the command at a fixed address where the linker is known to allow that. The loader then
/// has no addresses to adjust, which otherwise takes a tenth of the time of a small placement.
fn link_at_fixed_address() {
    let is = |key: &str, value: &str| std::env::var_os(key).is_some_and(|own| own == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && is("PROFILE", "release") {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// The commit that `cargo package` records in a package.
#[expect(clippy::disallowed_methods, reason = "a build script reads its inputs")]
fn of_package() -> Option<String> {
    let record = ".cargo_vcs_info.json";
    let text = Path::new(record).exists().then(|| std::fs::read_to_string(record).ok()).flatten()?;
    println!("cargo::rerun-if-changed={record}");
    let hash = text.split_once("\"sha1\"")?.1.split('"').nth(1)?;
    let is_hash = hash.len() >= 12 && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_hash.then(|| hash[..12].to_owned())
}

/// The commit of the checkout with this file. `None` without git, or outside of a checkout of
/// Seawall, such as in an unpacked package.
fn of_checkout() -> Option<String> {
    let prefix = git(&["rev-parse", "--show-prefix"])?;
    if Path::new(&prefix) != Path::new("crates/seawall") {
        return None;
    }
    for file in ["HEAD", "logs/HEAD"] {
        println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", file])?);
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

/// What git prints for `arguments`, in the directory of this crate.
fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
