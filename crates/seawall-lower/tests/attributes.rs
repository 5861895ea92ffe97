//! Every operand and attribute of a synchronizing op is read by a rule or listed with the reason.

use std::path::{Path, PathBuf};

use seawall_dialects::{OpDef, UNREAD, all_ops};

/// The sources of the crates that read operands and attributes by name.
#[expect(clippy::disallowed_methods, reason = "a test reads the sources that it is about")]
fn sources() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<PathBuf> = vec![root.join("src"), root.join("../seawall-dialects/src")];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder of a crate can be listed") {
            let path = entry.expect("an entry can be read").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() && name != "dialect" {
                folders.push(path);
            } else if path.is_file() && name != "unread.rs" {
                text += &std::fs::read_to_string(path).expect("a source file is text");
            }
        }
    }
    text
}

fn is_listed(op: &OpDef, name: &str) -> bool {
    let short = op.syntax.name.split_once('.').map_or(op.syntax.name, |(_, short)| short);
    UNREAD.iter().any(|unread| unread.name == name && matches!(unread.op, all if all == "*" || all == short))
}

#[test]
fn what_a_synchronizing_op_carries_is_read_or_listed() {
    let sources = sources();
    let mut neither = Vec::new();
    let mut judged = 0;
    for op in all_ops().filter(|op| op.synchronizes()) {
        judged += 1;
        for name in op.unnamed() {
            let is_read = sources.contains(&format!("\"{name}\""));
            if !is_read && !is_listed(op, name) {
                neither.push(format!("{}: {name}", op.syntax.name));
            }
        }
    }
    assert!(judged > 80, "{judged} ops");
    assert!(neither.is_empty(), "neither read nor listed as unread:\n{}", neither.join("\n"));
}

#[test]
fn each_entry_of_the_list_is_of_an_op_and_has_a_reason() {
    for unread in UNREAD {
        let is_used = all_ops().filter(|op| op.synchronizes()).any(|op| {
            let short = op.syntax.name.split_once('.').map_or("", |(_, short)| short);
            (unread.op == "*" || unread.op == short) && op.unnamed().contains(&unread.name)
        });
        assert!(is_used, "no synchronizing op `{}` carries `{}`", unread.op, unread.name);
        assert!(unread.reason.len() > 10, "`{}` has no reason", unread.name);
    }
}
