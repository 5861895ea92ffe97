//! Modules that edits make: the same as those that are parsed from the new text, which debug builds
//! check in `Edits::module`, and with the origin of each op.

use crate::common;
use crate::common::outline as tree;

use common::read;
use seawall_mlir::{Edited, Edits, Module, OpId, Registry};
use tree::outline;

const TEXT: &str = r#"#l = #d.layout<4>
"builtin.module"() ({
  "d.func"() ({
  ^bb0(%arg0: i32, %arg1: tensor<4xf32, #l>):
    %0:2 = "d.two"(%arg0) {a = 1 : i32, b} : (i32) -> (i32, f32)
    "d.loop"(%0#0) ({
    ^bb0(%i: i32):
      %1 = "d.add"(%i, %0#0) : (i32, i32) -> i32 loc("x")
      "d.use"(%1, %arg1) : (i32, tensor<4xf32, #l>) -> ()
    }) {name = "outer"} : (i32) -> ()
    "d.branch"(%0#1)[^bb1] : (f32) -> ()
  ^bb1(%x: f32):
    "d.end"(%x) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
"#;

fn op(module: &Module, name: &str) -> OpId {
    module.walk().find(|&op| module.op_name(op) == name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// The edited module, and the names of its ops without an origin.
fn edited(edit: impl FnOnce(&Module, &mut Edits<'_>)) -> (Edited, Vec<String>) {
    let module = read(TEXT, &Registry::empty());
    let mut edits = Edits::new(&module);
    edit(&module, &mut edits);
    let text = edits.clone().apply().expect("the edits do not overlap");
    let edited = edits.module().expect("the new text is valid");
    assert_eq!(edited.module.text(), text);
    assert_eq!(outline(&edited.module), outline(&read(&text, &Registry::empty())));
    let mut new = Vec::new();
    for op in edited.module.walk() {
        let name = edited.module.op_name(op);
        match edited.origin(op) {
            Some(old) => assert_eq!(name, module.op_name(old)),
            None => new.push(name.to_owned()),
        }
    }
    (edited, new)
}

#[test]
fn without_edits_it_is_the_same_module() {
    assert_eq!(edited(|_, _| {}).1, [] as [&str; 0]);
}

#[test]
fn inserted_ops_use_the_values_in_scope() {
    let (edited, new) = edited(|m, e| {
        e.insert_before(op(m, "d.use"), "%2 = \"d.new\"(%1, %i) : (i32, i32) -> i32");
        e.insert_after(
            op(m, "d.use"),
            "\"d.last\"(%2) ({\n  \"d.inner\"(%0#1) : (f32) -> ()\n}) : (i32) -> ()",
        );
        e.insert_before(op(m, "d.func"), "\"d.first\"() : () -> ()");
    });
    assert_eq!(new, ["d.first", "d.new", "d.last", "d.inner"]);
    let m = &edited.module;
    assert_eq!(m.defining_op(m.operands(op(m, "d.last"))[0]), Some(op(m, "d.new")));
    assert_eq!(m.parent_op(op(m, "d.last")), Some(op(m, "d.loop")));
    assert_eq!(m.defining_op(m.operands(op(m, "d.inner"))[0]), Some(op(m, "d.two")));
}

#[test]
fn changed_ops_keep_their_origin_and_the_ops_inside() {
    let (edited, new) = edited(|m, e| {
        e.set_attr(op(m, "d.loop"), "more", "2 : i32");
        e.remove_attr(op(m, "d.two"), "b");
        e.replace(m.operand_spans(op(m, "d.use"))[0], "%i");
    });
    assert_eq!(new, [] as [&str; 0]);
    let m = &edited.module;
    assert_eq!(m.attr_int(op(m, "d.loop"), "more"), Some(2));
    assert!(m.defining_op(m.operands(op(m, "d.use"))[0]).is_none());
}

#[test]
fn moved_and_renamed_ops_have_no_origin() {
    let (edited, new) = edited(|m, e| {
        e.erase(op(m, "d.two"));
        e.insert_before(op(m, "d.loop"), "%0:2 = \"d.other\"() : () -> (i32, f32)");
        e.move_before(op(m, "d.use"), op(m, "d.add"));
        e.replace(m.op(op(m, "d.end")).name_span, "d.stop");
    });
    assert_eq!(new, ["d.other", "d.use", "d.stop"]);
    let m = &edited.module;
    assert_eq!(m.defining_op(m.operands(op(m, "d.use"))[0]), Some(op(m, "d.add")));
}

#[test]
fn what_does_not_fit_is_an_error() {
    let module = read(TEXT, &Registry::empty());
    let with = |lines: &str| {
        let mut edits = Edits::new(&module);
        edits.insert_before(op(&module, "d.use"), lines);
        edits.module().map(drop).map_err(|errors| errors[0].code)
    };
    assert_eq!(with("\"d.x\"(%none) : (i32) -> ()"), Err("parse::undefined-value"));
    assert_eq!(with("%i = \"d.x\"() : () -> i32"), Err("parse::redefined-value"));
    assert_eq!(with("\"d.x\"("), Err("parse::syntax"));
}
