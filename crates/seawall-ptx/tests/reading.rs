//! Statements, operands and source lines of PTX.

use seawall_ptx::{Module, OperandKind, StatementKind, parse};

const HEADER: &str = ".version 8.5\n.target sm_90a, debug\n.address_size 64\n";

/// A module with a kernel that has this body.
fn kernel(body: &str) -> Module {
    let text = format!(
        "{HEADER}.visible .entry k(\n\t.param .u64 .ptr .global .align 1 p\n)\n.reqntid 64, 2\n{{\n{body}\n}}\n"
    );
    let module = parse(&text).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert_eq!(module.print(), text);
    assert!(module.accounts_for_all());
    module
}

/// The text of each operand of the first instruction.
fn operands(instruction: &str) -> Vec<String> {
    let module = kernel(instruction);
    let (id, _) = module.instructions.iter().next().unwrap();
    module.operands_of(id).iter().map(|operand| module.of(operand.span).to_owned()).collect()
}

#[test]
fn headers_are_read() {
    let module = kernel("ret;");
    let function = module.functions.values().next().unwrap();
    assert_eq!((module.of(module.version), module.of(module.target)), ("8.5", "sm_90a"));
    assert_eq!((module.of(function.name), function.entry, function.threads), ("k", true, Some([64, 2, 1])));
    assert_eq!(function.params.len(), 1);
    assert!(module.warnings.is_empty(), "{:?}", module.warnings);
}

#[test]
fn operands_have_their_forms() {
    assert_eq!(operands("@!%p1 mov.b32 {%rs2, %rs1}, %r20;"), ["{%rs2, %rs1}", "%r20"]);
    assert_eq!(operands("elect.sync %r14|%p9, -1;"), ["%r14|%p9", "-1"]);
    assert_eq!(operands("cp.async.cg.shared.global [ %r67 + 0 ], [ %rd7 + 0 ], 0x10, %r28;").len(), 4);
    assert_eq!(operands("call.uni (retval0), f, (param0, param1), prototype;").len(), 4);
    assert_eq!(operands("mov.u64 %rd1, smem+16;"), ["%rd1", "smem+16"]);
    let module = kernel(
        "cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [%r9+-8], [%rd3, {%r85, %r85}], [%r6];",
    );
    let (id, _) = module.instructions.iter().next().unwrap();
    let [destination, source, _] = module.operands_of(id) else { panic!() };
    assert!(matches!(destination.kind, OperandKind::Address { offset: -8, .. }));
    let OperandKind::Address { parts, .. } = source.kind else { panic!() };
    assert_eq!(module.operands(parts).len(), 2);
    assert_eq!(module.opcode_of(id).row.unwrap().name, "cp.async.bulk.tensor");
}

#[test]
fn variables_have_sizes() {
    let text = format!(
        "{HEADER}.shared .align 16 .b8 a[4][8], b[2];\n.extern .shared .align 128 .b8 c[];\n.global .align 4 .u32 d[2] = {{1, 2}};\n.const .v4 .f32 e;\n"
    );
    let module = parse(&text).unwrap();
    let sizes: Vec<_> =
        module.variables.values().map(|variable| (module.of(variable.name), variable.size)).collect();
    assert_eq!(sizes, [("a", Some(32)), ("b", Some(2)), ("c", None), ("d", Some(8)), ("e", Some(16))]);
}

#[test]
fn unknown_things_are_kept_with_a_warning() {
    let module = kernel(
        "\t.future 1, 2\n\tfrobnicate.b32 %r1, [%r2];\n\tld.shared.sideways.b32 %r1, [%r2];\n\tfrobnicate.b32 %r3, %r4;",
    );
    let codes: Vec<&str> = module.warnings.iter().map(|warning| warning.code).collect();
    assert_eq!(codes, ["ptx::unknown-directive", "ptx::unknown-instruction", "ptx::unknown-instruction"]);
}

#[test]
fn source_lines_follow_locations() {
    let module = kernel(
        "\t.loc 1 9 5\n\tbar.sync 0;\n\t{\n\t.loc 1 44 5\n\tbar.sync 0;\n\t}\n\t.loc 1 0 0\n\tret;\n}\n.file 1 \"kernel.py\"\n.section .debug_info\n{\n.b8 1 // }\n",
    );
    let lines: Vec<Option<u32>> = module
        .source_lines()
        .into_iter()
        .filter(|(id, _)| matches!(module.statements[*id].kind, StatementKind::Instruction(_)))
        .map(|(_, line)| line.map(|line| line.line))
        .collect();
    assert_eq!(lines, [Some(9), Some(9), None]);
}

#[test]
fn errors_name_the_place() {
    for (body, what) in [
        ("ld.shared.b32 %r1, [%r2", "an address is malformed"),
        ("mov.b32 %r1, %r2", "a list of operands is malformed"),
        ("@;", "a predicate has no register"),
        ("mov.b32 %r1, {{{{{{%r2}}}}}};", "operands nest too deeply"),
        (".loc 1 x", "a `.loc` is malformed"),
        ("/* open", "a comment does not end"),
    ] {
        let text = format!("{HEADER}.entry k() {{\n{body}\n}}\n");
        let errors = parse(&text).err().unwrap_or_else(|| panic!("{body}"));
        assert!(errors[0].message.contains(what) && errors[0].help.is_some(), "{body}: {errors:?}");
    }
    assert_eq!(parse("module {}").unwrap_err()[0].code, "ptx::not-ptx");
}

#[test]
fn deep_nesting_costs_no_stack() {
    let deep = 200_000;
    let scopes = format!("{HEADER}.entry k() {}{}", "{".repeat(deep), "}".repeat(deep));
    assert!(parse(&scopes).is_ok());
    let operands = format!("{HEADER}.entry k() {{ mov.b32 %r1, {}", "{".repeat(deep));
    assert!(parse(&operands).is_err());
}
