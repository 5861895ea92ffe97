//! `seawall explain`.

use insta::assert_snapshot;

use super::run::Sandbox;

#[test]
fn a_page_is_found_by_number_and_by_name() {
    let page = include_str!("../../../../docs/findings/SW401-redundant-barrier.md");
    for code in ["SW401", "sw401", "redundant-barrier", "Redundant-Barrier"] {
        let output = Sandbox::new().run(&format!("explain {code}"));
        assert_eq!(output.status.code(), Some(0), "{code}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), page, "{code}");
    }
}

#[test]
fn all_are_listed() {
    let sandbox = Sandbox::new();
    assert_snapshot!("explain_list", sandbox.show("explain --list"));
    assert_eq!(sandbox.run("explain").stdout, sandbox.run("explain --list").stdout);
}

#[test]
fn an_unknown_code_is_bad_usage() {
    let sandbox = Sandbox::new();
    assert_snapshot!("explain_unknown", sandbox.show("explain deadlok"));
    assert_eq!(sandbox.run("explain SW101 --list").status.code(), Some(2));
}

#[test]
fn a_kind_lists_its_codes() {
    assert_snapshot!("explain_kind", Sandbox::new().show("explain race"));
}
