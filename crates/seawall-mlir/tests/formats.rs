//! Parsing by rows: declarative formats, custom parsers, inferred types, and the fallback to
//! structure.

use crate::common;
use crate::common::outline as tree;

use common::read;
use seawall_mlir::{
    Delimiter, DirectiveArg, Module, OpId, OpParser, OpSyntax, ParseError, RegionArg, Registry, TypeKind,
    parse,
};
use tree::outline;

fn offsets(p: &mut OpParser<'_, '_>, args: &[DirectiveArg]) -> Result<(), ParseError> {
    let Some(DirectiveArg::Attr(name)) = args.first() else { return Err(p.error("an attribute")) };
    let start = p.position();
    p.list(Delimiter::Square, |p| p.integer().map(|_| ()))?;
    p.attr_from(name, start);
    Ok(())
}

/// Reads `t.loop %i = %lb to %ub iter_args(%a = %x) -> (T) : T { ... } {attrs}`.
fn parse_loop(p: &mut OpParser<'_, '_>) -> Result<(), ParseError> {
    let mut args: Vec<RegionArg> = vec![p.region_arg()?];
    p.expect("=")?;
    p.operand("lb")?;
    p.expect("to")?;
    p.operand("ub")?;
    if p.optional_keyword("iter_args") {
        args.extend(p.assignments("inits")?);
        p.expect("->")?;
        let types = p.result_type_list()?;
        for (arg, &ty) in args.iter_mut().skip(1).zip(&types) {
            arg.ty = Some(ty);
        }
        p.resolve("inits", &types)?;
        p.results(&types);
    }
    p.expect(":")?;
    let bound = p.parse_type()?;
    args[0].ty = Some(bound);
    p.resolve("lb", &[bound])?;
    p.resolve("ub", &[bound])?;
    p.region(&args)?;
    p.attr_dict()
}

static ROWS: [OpSyntax; 9] = [
    OpSyntax {
        name: "t.load",
        operands: "ptr, mask?, other?",
        results: "result",
        attrs: "cache: none|ca|cg, volatile: unit",
        formats: &[
            "$ptr (`,` $mask^)? (`,` $other^)? (`cache` `=` $cache^)? (`volatile` $volatile^)? attr-dict `:` type($ptr)",
        ],
        infer: "result: pointee($ptr)",
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.cmp",
        operands: "lhs, rhs",
        results: "result",
        attrs: "predicate",
        formats: &["$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"],
        infer: "result: like($lhs, i1)",
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.copy",
        operands: "src, dst, deps*, mask?",
        results: "token?",
        attrs: "kind",
        formats: &[
            "$src `,` $dst (`mask` $mask^)? (`[` $deps^ `]`)? oilist(`kind` `=` $kind | `fast`) attr-dict `:` type($src) `->` type($dst)",
            "`old` $src `to` $dst attr-dict `:` type($src) `,` type($dst)",
        ],
        infer: "token: !t.token",
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.view",
        operands: "src",
        results: "result",
        attrs: "offsets",
        formats: &["$src custom<Offsets>($offsets) attr-dict `:` functional-type(operands, results)"],
        directives: &[("Offsets", offsets)],
        infer: "result: !t.desc<*>",
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.br",
        operands: "args*",
        successors: "dest(args)",
        formats: &["$dest (`(` $args^ `:` type($args) `)`)? attr-dict"],
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.barrier",
        attrs: "space, n",
        formats: &["$space ($n^)? attr-dict"],
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.loop",
        operands: "lb, ub, inits*",
        results: "results*",
        regions: "body",
        custom: Some(parse_loop),
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.scope",
        regions: "body",
        formats: &["attr-dict-with-keyword $body"],
        isolated: true,
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.pick",
        operands: "flag",
        results: "a, b",
        formats: &["($flag^ `?`) : (`none`)? `:` type($a) (`,` type($b)^)?"],
        infer: "b: i64",
        ..OpSyntax::EMPTY
    },
];

fn registry() -> Registry {
    match Registry::new(&ROWS) {
        Ok(registry) => registry,
        Err(error) => panic!("{error}"),
    }
}

/// Parses `body` in a function with some values. The rows must match.
fn module(body: &str) -> Module {
    let text = format!(
        "#b = #t.enc<{{}}>\n\"d.f\"() ({{\n^bb0(%p: tensor<4x!tt.ptr<f16>, #b>, %m: i1, %x: tensor<4xf16, #b>, %d: !t.desc<4xf16>, %n: i32):\n{body}\n}}) : () -> ()\n"
    );
    let module = read(&text, &registry());
    assert_eq!(module.warnings(), [], "{text}");
    module
}

fn nth(module: &Module, n: usize) -> OpId {
    module.walk().nth(n + 1).expect("there are that many ops")
}

fn group(module: &Module, op: OpId, name: &str) -> Vec<String> {
    module.operand_group(op, name).iter().map(|&v| module.value_name(v)).collect()
}

#[test]
fn optional_groups_find_their_operands_and_attributes() {
    let m = module(
        "%0 = t.load %p, %m, %x cache = cg volatile {a} : tensor<4x!tt.ptr<f16>, #b>\n%1 = t.load %p : tensor<4x!tt.ptr<f16>, #b>",
    );
    let (full, short) = (nth(&m, 0), nth(&m, 1));
    assert_eq!(
        (group(&m, full, "ptr"), group(&m, full, "mask"), group(&m, full, "other")),
        (vec!["%p".into()], vec!["%m".into()], vec!["%x".into()])
    );
    assert!(m.attr(full, "volatile").is_some() && m.attr(short, "volatile").is_none());
    assert_eq!(m.attr(full, "cache").map(|a| m.attr_text(a)), Some("cg"));
    assert_eq!(group(&m, short, "mask"), [""; 0]);
    assert_eq!(m.type_text(m.ty(m.results(short)[0])), "tensor<4xf16, #b>");
}

#[test]
fn types_are_inferred_by_rule() {
    let m = module(
        "%0 = t.cmp slt, %x, %x : tensor<4xf16, #b>\n%1 = t.view %d[0, 2] : (!t.desc<4xf16>) -> <2xf16>",
    );
    assert_eq!(m.type_text(m.ty(m.results(nth(&m, 0))[0])), "tensor<4xi1, #b>");
    assert_eq!(m.type_text(m.ty(m.results(nth(&m, 1))[0])), "!t.desc<2xf16>");
    assert_eq!(m.attr(nth(&m, 1), "offsets").map(|a| m.attr_text(a)), Some("[0, 2]"));
    assert!(matches!(
        m.type_kind(m.ty(m.results(nth(&m, 1))[0])),
        TypeKind::Dialect { dialect: "t", name: "desc", .. }
    ));
}

#[test]
fn operands_come_in_declared_order_and_results_by_name() {
    let m = module(
        "%t = t.copy %x, %d mask %m [%n, %n] fast kind = a|b : tensor<4xf16, #b> -> <4xf16>\nt.copy %x, %d : tensor<4xf16, #b> -> <4xf16>",
    );
    let (full, short) = (nth(&m, 0), nth(&m, 1));
    let order: Vec<String> = m.operands(full).iter().map(|&v| m.value_name(v)).collect();
    assert_eq!(order, ["%x", "%d", "%n", "%n", "%m"]);
    assert_eq!((group(&m, full, "deps").len(), group(&m, full, "mask").len()), (2, 1));
    assert_eq!((m.result_group(full, "token").len(), m.result_group(short, "token").len()), (1, 0));
    assert_eq!(m.attr(full, "kind").map(|a| m.attr_text(a)), Some("a|b"));
}

#[test]
fn older_formats_are_tried_in_order() {
    let m = module("t.copy old %x to %d : tensor<4xf16, #b>, !t.desc<4xf16>");
    assert!(m.op(nth(&m, 0)).known);
    assert_eq!(group(&m, nth(&m, 0), "dst"), ["%d"]);
}

#[test]
fn keywords_of_the_next_line_belong_to_the_next_op() {
    let m = module(
        "t.barrier local|global\nt.barrier all 3\nt.br ^bb1(%n : i32)\n^bb1(%k: i32):\nt.barrier none\n",
    );
    assert_eq!(m.attr(nth(&m, 0), "space").map(|a| m.attr_text(a)), Some("local|global"));
    assert_eq!((m.attr_int(nth(&m, 0), "n"), m.attr_int(nth(&m, 1), "n")), (None, Some(3)));
    let successor = &m.successors(nth(&m, 2))[0];
    assert_eq!(m.successor_args(successor).len(), m.block_args(successor.block).len());
}

#[test]
fn custom_parsers_define_region_arguments() {
    let m = module(
        "%r = t.loop %i = %n to %n iter_args(%a = %x) -> (tensor<4xf16, #b>) : i32 {\n  d.use %i, %a : i32\n} {k}",
    );
    assert_eq!(
        outline(&m).lines().skip(2).collect::<Vec<_>>(),
        [
            "  t.loop(%n, %n, %x) -> %r: tensor<4xf16, #b> {k = unit}",
            "    (%i: i32, %a: tensor<4xf16, #b>)",
            "    d.use(%i, %a)"
        ]
    );
}

#[test]
fn the_generic_form_fills_the_same_groups() {
    let m = module(
        "%t = \"t.copy\"(%x, %d, %n) {operandSegmentSizes = array<i32: 1, 1, 0, 1>} : (tensor<4xf16, #b>, !t.desc<4xf16>, i32) -> !t.token",
    );
    assert_eq!(
        (group(&m, nth(&m, 0), "mask"), group(&m, nth(&m, 0), "deps")),
        (vec!["%n".to_string()], vec![])
    );
    assert_eq!(m.result_group(nth(&m, 0), "token").len(), 1);
}

#[test]
fn a_spelling_that_no_format_knows_is_a_warning() {
    let text = "%0 = \"d.x\"() : () -> i32\nt.barrier all 3 from %0 : i32\nt.barrier all 4 from %0\n";
    let m = read(text, &registry());
    let messages: Vec<&str> = m.warnings().iter().map(|w| w.message.as_str()).collect();
    assert_eq!(messages.len(), 1, "one warning per op name: {messages:?}");
    assert!(messages[0].starts_with("t.barrier has an unknown assembly format"), "{messages:?}");
    let op = m.walk().nth(1).expect("there are three");
    assert!(!m.op(op).known && m.operands(op).len() == 1);
}

#[test]
fn operand_types_are_checked_and_spellings_of_one_type_are_equal() {
    let error = |body: &str| {
        let text = format!(
            "\"d.f\"() ({{\n^bb0(%p: !tt.ptr<f16, 1>, %d: !t.desc<4xf16>, %x: i32):\n{body}\n}}) : () -> ()\n"
        );
        parse(&text, &registry()).err().and_then(|e| e.into_iter().next()).map(|e| e.message)
    };
    assert_eq!(error("%0 = t.load %p : !tt.ptr<f16>"), None);
    assert_eq!(error("t.copy %x, %d : i32 -> <4xf16>"), None);
    assert_eq!(
        error("t.copy %x, %d : i32 -> <8xf16>").as_deref(),
        Some("operand %d is used with type <8xf16>, but its definition has type !t.desc<4xf16>")
    );
    assert_eq!(
        error("t.br ^bb1(%x, %x : i32)\n^bb1:").as_deref(),
        Some("`args` has 2 operand(s) but 1 type(s)")
    );
}

#[test]
fn isolated_regions_hide_names_and_nest_as_deep_as_the_limit() {
    let text = "%x = \"d.x\"() : () -> i32\nt.scope {\n  d.use %x : i32\n}\n";
    assert!(parse(text, &registry()).is_err());
    let depth = seawall_mlir::limits::MAX_REGION_DEPTH;
    let nested = format!("{}{}", "t.scope {\n".repeat(depth), "}\n".repeat(depth));
    assert_eq!(read(&nested, &registry()).op_count(), depth);
    let loops = format!(
        "%n = \"d.x\"() : () -> i32\n{}{}",
        (0..depth).map(|i| format!("t.loop %i{i} = %n to %n : i32 {{\n")).collect::<String>(),
        "}\n".repeat(depth)
    );
    assert_eq!(read(&loops, &registry()).op_count(), depth + 1);
}

#[test]
fn else_groups_and_partly_printed_results_are_read() {
    let m = module("%0, %1 = t.pick %m ? : i32");
    assert_eq!(m.result_group(nth(&m, 0), "b").len(), 1);
    assert_eq!(m.type_text(m.ty(m.results(nth(&m, 0))[1])), "i64");
}

#[test]
fn mistakes_in_rows_name_the_op_and_the_place() {
    static WRONG: [OpSyntax; 1] =
        [OpSyntax { name: "w.op", operands: "a", formats: &["$a `,` $b"], ..OpSyntax::EMPTY }];
    let error = Registry::new(&WRONG).expect_err("b is not declared");
    assert_eq!((error.op, error.offset), ("w.op", 7));
    assert_eq!(error.message, "`$b` is not an operand, attribute, region or successor of the row");
}
