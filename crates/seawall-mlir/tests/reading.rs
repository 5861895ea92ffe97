//! Parsing without rows: the generic form exactly, everything else by structure.

use crate::common;
use crate::common::outline as tree;

use common::read;
use seawall_base::{Frame, Location};
use seawall_mlir::{AttrValue, Module, OpId, Registry, TypeKind};
use tree::outline;

fn check(text: &str, expected: &str) {
    let module = read(text, &Registry::empty());
    assert_eq!(outline(&module).trim_end(), expected.trim_end());
}

#[test]
fn the_generic_form_is_read_exactly() {
    check(
        r#"
%0:2 = "d.pair"() <{p = 1 : i32, flag}> {"a-b" = "x\"}"} : () -> (i32, f32)
"d.use"(%0#1, %0#0) : (f32, i32) -> () loc("k.py":3:4)
"d.region"() ({
^bb0(%a: i32 loc(unknown), %b: tensor<4xf32, #enc>):
  "d.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  "d.end"() : () -> ()
}, {
}) : () -> ()
"#,
        "
d.pair() -> %0#0: i32, %0#1: f32 {p = 1 : i32, flag = unit, a-b = \"x\\\"}\"}
d.use(%0#1, %0#0)
d.region()
  (%a: i32, %b: tensor<4xf32, #enc>)
  d.br(%a)
  d.end()"
            .trim_start(),
    );
}

#[test]
fn a_function_is_read_by_structure() {
    check(
        r#"
module @m attributes {"ttg.num-warps" = 4 : i32} {
  tt.func public @f(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32} loc("x"), %n: i32) -> (i32 {a}) attributes {noinline = false} {
    %c = arith.constant dense<0.0> : tensor<4xf32>
    %r:2 = scf.for %i = %n to %n step %n iter_args(%a = %n, %b = %c) -> (i32, tensor<4xf32>)  : i32 {
      %s = arith.addi %a, %i : i32
      scf.yield %s, %b : i32, tensor<4xf32>
    } {tt.warp_specialize}
    tt.return %r#0 : i32
  }
  tt.func private @g(i32)
}
"#,
        r#"
builtin.module() {sym_name = @m, ttg.num-warps = 4 : i32}
  tt.func() {sym_name = @f, noinline = false}
    (%x: !tt.ptr<f32>, %n: i32)
    arith.constant() -> %c: tensor<4xf32>
    scf.for(%n, %n, %n, %n, %c) -> %r#0: i32, %r#1: tensor<4xf32> {tt.warp_specialize = unit}
      (%i: ?, %a: ?, %b: ?)
      arith.addi(%a, %i) -> %s: i32
      scf.yield(%s, %b)
    tt.return(%r#0)
  tt.func() {sym_name = @g}"#
            .trim_start(),
    );
}

#[test]
fn several_regions_and_clauses_belong_to_one_op() {
    check(
        r#"
"d.f"() ({
  %c = "d.c"() : () -> i1
  %0 = scf.if %c -> (i32) {
    scf.yield %c : i1
  } else {
    scf.yield %c : i1
  } {a = 1}
  ttg.warp_specialize(%c) attributes {start = array<i32: 4>}
  default {
    ttg.warp_yield
  }
  partition0(%c: i1) num_warps(4) {
    ttg.warp_return
  } : (i1) -> ()
  %w = scf.while (%x = %0) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  } attributes {b}
  linalg.generic {maps = [affine_map<(d0) -> (d0)>]} ins(%0 : i32) outs(%w : i32) {
  ^bb0(%in: i32):
    linalg.yield %in : i32
  } -> i32
}) : () -> ()
"#,
        r#"
d.f()
  d.c() -> %c: i1
  scf.if(%c) -> %0: i32 {a = 1}
    scf.yield(%c)
    scf.yield(%c)
  ttg.warp_specialize(%c) {start = array<i32: 4>}
    ttg.warp_yield()
    (%c: i1)
    ttg.warp_return()
  scf.while(%0) -> %w: i32 {b = unit}
    (%x: ?)
    scf.condition(%c, %x)
    (%y: i32)
    scf.yield(%y)
  linalg.generic(%0, %w) {maps = [affine_map<(d0) -> (d0)>]}
    (%in: i32)
    linalg.yield(%in)"#
            .trim_start(),
    );
}

#[test]
fn branches_know_their_blocks_and_what_they_pass() {
    let text = r#"
llvm.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2 {weight = 1}
^bb1(%a: i32):  // pred: ^bb0
  cf.switch %x : i32, [
    default: ^bb2,
    1: ^bb1(%a : i32)
  ]
^bb2:
  llvm.return
}
"#;
    let module = read(text, &Registry::empty());
    let branches: Vec<Vec<(String, usize)>> = module
        .walk()
        .map(|op| {
            let label =
                |s: &seawall_mlir::Successor| module.block(s.block).label.of(module.text()).to_string();
            module.successors(op).iter().map(|s| (label(s), module.successor_args(s).len())).collect()
        })
        .collect();
    let to = |name: &str, args: usize| (name.to_string(), args);
    assert_eq!(branches[1], [to("^bb1", 1), to("^bb2", 0)]);
    assert_eq!(branches[2], [to("^bb2", 0), to("^bb1", 1)]);
    assert!(branches[3].is_empty());
}

#[test]
fn names_are_scoped_by_region_and_functions_hide_outer_ones() {
    check(
        r#"
func.func @f() {
  %a = d.x : i32
  scf.if %a {
    %b = d.x : i32
  }
  scf.if %a {
    %b = d.y %a : i64
  }
  return
}
func.func @g() {
  %a = d.x : f32
  return
}
"#,
        r#"
func.func() {sym_name = @f}
  d.x() -> %a: i32
  scf.if(%a)
    d.x() -> %b: i32
  scf.if(%a)
    d.y(%a) -> %b: i64
  func.return()
func.func() {sym_name = @g}
  d.x() -> %a: f32
  func.return()"#
            .trim_start(),
    );
}

#[test]
fn braces_are_distinguished() {
    check(
        "a.x {}\na.x {u.flag}\na.y {\n  u.op\n}\na.y {\n  u.op : i32\n}\na.y { u.yield }\na.y {\n}\nfunc.func @f() {}\na.z {1 + 2}\n",
        "a.x()\na.x() {u.flag = unit}\na.y()\n  u.op()\na.y()\n  u.op()\na.y()\n  u.yield()\na.y()\nfunc.func() {sym_name = @f}\na.z()",
    );
}

#[test]
fn sizes_of_open_dimensions_stand_in_braces() {
    check(
        "%n = d.c : index\n%t = d.import wait(%n) => %n : !d.view -> tensor<?x4x?xf16>{%n, %n}\n\
         %e = d.export %t : tensor<?xf16>{%n} -> !d.view\n",
        "d.c() -> %n: index\nd.import(%n, %n, %n, %n) -> %t: tensor<?x4x?xf16>\nd.export(%t, %n) -> %e: !d.view",
    );
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_are_kept() {
    check("\u{feff}a.b {x = 1} // c\r\n%0 = \"c.d\"() : () -> i32\r\n", "a.b() {x = 1}\nc.d() -> %0: i32");
}

#[test]
fn top_level_files_need_no_module() {
    check(
        "#map = affine_map<(d0) -> (d0)>\n!t = tensor<4xi32>\na.b {m = #map}\n#loc = loc(\"x\")\n{-#\n  dialect_resources: {\n    builtin: {\n      k: \"0x0102\"\n    }\n  }\n#-}\n%0 = \"c.d\"() : () -> !t\n",
        "a.b() {m = #map}\nc.d() -> %0: !t",
    );
}

fn first(module: &Module) -> OpId {
    module.walk().next().expect("there is an op")
}

#[test]
fn attributes_decode_on_demand() {
    let text = r#"
#enc = #d.layout<{order = [1, 0]}>
a.b {i = -3 : i32, h = 0x10 : i64, f = 1.5e1 : f32, s = "a\22\0A\\", l = [1, "x,y"], d = {k = @f::@"g h", u},
     t = tensor<2x?xf16, #enc>, a = array<i32: 1, -2>, b = true, n = array<i32>, e = #enc, z = dense<[1, 2]> : tensor<2xi32>}
"#;
    let module = read(text, &Registry::empty());
    let op = first(&module);
    let get = |key: &str| module.attr_value(module.attr(op, key).expect("it is written"));
    assert_eq!(module.attr_int(op, "i"), Some(-3));
    assert_eq!(module.attr_int(op, "h"), Some(16));
    assert!(matches!(get("f"), AttrValue::Float { value, .. } if value == 15.0));
    assert_eq!(get("s"), AttrValue::Str("a\"\n\\".to_string()));
    assert!(matches!(get("l"), AttrValue::Array(items) if module.attr_text(items[1]) == "\"x,y\""));
    let dict = module.attr(op, "d").expect("it is written");
    let inner = module.dict_get(dict, "k").expect("it has k");
    assert_eq!(module.attr_value(inner), AttrValue::SymbolRef("@f::@\"g h\""));
    let AttrValue::Type(ty) = get("t") else { panic!("{:?}", get("t")) };
    let TypeKind::Tensor { shape, elem, encoding } = module.type_kind(ty) else {
        panic!("{:?}", module.type_kind(ty))
    };
    assert_eq!((shape, module.type_text(elem)), (vec![Some(2), None], "f16"));
    assert_eq!(encoding.map(|e| module.attr_expanded(e)).as_deref(), Some("#d.layout<{order = [1, 0]}>"));
    assert!(matches!(get("a"), AttrValue::DenseArray { values, .. } if values == [1, -2]));
    assert!(matches!(get("n"), AttrValue::DenseArray { values, .. } if values.is_empty()));
    assert_eq!(get("b"), AttrValue::Bool(true));
    assert!(matches!(
        get("e"),
        AttrValue::Dialect { dialect: "d", name: "layout", body: "{order = [1, 0]}" }
    ));
    assert!(matches!(get("z"), AttrValue::Opaque("dense<[1, 2]> : tensor<2xi32>")));
}

#[test]
fn types_decode_on_demand() {
    let text = "\"a.b\"() : () -> (i1, si8, f8E4M3FN, index, vector<4x8xbf16>, (i32, f32) -> i1, !ttg.memdesc<3x64xf16, #s>, tuple<i1, none>)\n";
    let module = read(text, &Registry::empty());
    let kinds: Vec<TypeKind<'_>> =
        module.results(first(&module)).iter().map(|&v| module.type_kind(module.ty(v))).collect();
    assert!(matches!(kinds[0], TypeKind::Integer { width: 1, .. }));
    assert!(matches!(kinds[1], TypeKind::Integer { width: 8, sign: seawall_mlir::Sign::Signed }));
    assert!(matches!(kinds[2], TypeKind::Float { bits: 8, .. }));
    assert_eq!(kinds[3], TypeKind::Index);
    assert!(matches!(&kinds[4], TypeKind::Vector { shape, .. } if shape == &[Some(4), Some(8)]));
    assert!(
        matches!(&kinds[5], TypeKind::Function { inputs, results } if inputs.len() == 2 && results.len() == 1)
    );
    assert!(matches!(kinds[6], TypeKind::Dialect { dialect: "ttg", name: "memdesc", body: "3x64xf16, #s" }));
    assert!(matches!(&kinds[7], TypeKind::Tuple(parts) if parts.len() == 2));
    let memdesc = module.ty(module.results(first(&module))[6]);
    assert!(
        matches!(module.shape_and_element(memdesc), Some((shape, elem)) if shape == [3, 64] && module.type_text(elem) == "f16")
    );
}

#[test]
fn locations_resolve_to_the_position_and_its_calls() {
    let text = r##"
a.b loc("f.py":3:7)
a.b loc(callsite("inner"("g.py":1:2) at #loc2))
a.b loc(fused<"meta">[#loc1, "h.py":9:9])
a.b loc(fused[unknown, "h.py":9:9])
a.b loc("sum"(callsite(callsite("a.py":1:1 at "inner"("b.py":2:2)) at fused["c.py":3:3, "d.py":4:4])))
a.b loc(unknown)
a.b loc("only")
a.b
#loc1 = loc("name"(#loc2))
#loc2 = loc("z.py":5:6)
"##;
    let module = read(text, &Registry::empty());
    let place = |frames: &[(&str, u32, u32)], name: Option<&str>| {
        let frame = |&(file, line, column): &(&str, u32, u32)| Frame { file: file.to_string(), line, column };
        Some(Location { frames: frames.iter().map(frame).collect(), name: name.map(str::to_string) })
    };
    let found: Vec<Option<Location>> = module.walk().map(|op| module.location(op)).collect();
    let expected = [
        place(&[("f.py", 3, 7)], None),
        place(&[("g.py", 1, 2), ("z.py", 5, 6)], Some("inner")),
        place(&[("z.py", 5, 6)], Some("name")),
        place(&[("h.py", 9, 9)], None),
        place(&[("a.py", 1, 1), ("b.py", 2, 2), ("c.py", 3, 3)], Some("sum")),
        None,
        None,
        None,
    ];
    assert_eq!(found, expected);
    let names: Vec<Option<String>> = module.walk().map(|op| module.loc_name(op)).collect();
    assert_eq!(names[6].as_deref(), Some("only"));
}

/// Aliases double the calls of a location at each step, and one is its own call.
#[test]
fn locations_of_endless_calls_end() {
    let mut text = String::from("a.b loc(#loc40)\na.b loc(#own)\n#own = loc(callsite(#own at #own))\n");
    text.push_str("#loc0 = loc(\"k.py\":1:1)\n");
    for at in 1..=40 {
        text.push_str(&format!("#loc{at} = loc(callsite(#loc{} at #loc{}))\n", at - 1, at - 1));
    }
    let module = read(&text, &Registry::empty());
    let found: Vec<Option<Location>> = module.walk().map(|op| module.location(op)).collect();
    assert!(found[0].as_ref().is_some_and(|location| location.frames.len() == 64), "{found:?}");
    assert_eq!(found[1], None);
}

#[test]
fn values_have_the_names_of_the_source() {
    let text = r##"
"a.f"() ({
^bb0(%arg0: tensor<4x!tt.ptr<f16>, #blocked> loc("a"(#loc)), %arg1: i32, %arg2: i32 loc("n"(#loc))):
  %0 = "a.b"() : () -> i32 loc("x"(#loc))
  %1 = "a.b"() : () -> i32
}) : () -> ()
#loc = loc("k.py":1:1)
"##;
    let module = read(text, &Registry::empty());
    let function = module.walk().next().expect("there is a function");
    let block = module.region_blocks(module.regions(function)[0])[0];
    let names: Vec<Option<String>> =
        module.block_args(block).iter().map(|&value| module.source_name(value)).collect();
    assert_eq!(names, [Some("a".to_string()), None, Some("n".to_string())]);
    let results = module.walk().flat_map(|op| module.results(op).to_vec());
    let names: Vec<Option<String>> = results.map(|value| module.source_name(value)).collect();
    assert_eq!(names, [Some("x".to_string()), None]);
}

#[test]
fn results_may_name_the_operands_that_they_are_tied_to() {
    let text = "
%t = \"d.make\"() : () -> tensor<?xf32>
%s = \"d.size\"() : () -> index
%one = flow.dispatch @x::@y(%t, %s) : (tensor<?xf32>{%s}, index) -> %t{%s}
%two:2 = flow.dispatch @x::@y(%t, %s) : (tensor<?xf32>{%s}, index) -> (%t{%s}, %one{%s})
%three = flow.dispatch @x::@y(%t, %s) : (tensor<?xf32>{%s}, index) -> (tensor<?xf32>{%s}, %two#1 as tensor<?xf32>{%s})
\"d.end\"(%two#0) : (tensor<?xf32>) -> ()
";
    let module = read(text, &Registry::empty());
    let names: Vec<&str> = module.walk().map(|op| module.op_name(op)).collect();
    assert_eq!(names, ["d.make", "d.size", "flow.dispatch", "flow.dispatch", "flow.dispatch", "d.end"]);
    assert_eq!(module.print(), text);
}
