//! Waits in short texts, by target.

use seawall_amdgcn::{FaultKind, Report, check, parse};
use seawall_model::Target;

fn report(isa: &str, code: &str) -> Report {
    let lines: String = code.split("; ").map(|line| format!("\t{line}\n")).collect();
    let text = format!("\t.type k,@function\nk:\n{lines}\ts_endpgm\n");
    let module = parse(&text).unwrap();
    check(&module, &isa.parse::<Target>().unwrap())
}

/// The registers and counts of the faults.
fn faults(isa: &str, code: &str) -> Vec<String> {
    let shown = |fault: &seawall_amdgcn::Fault| {
        let registers: Vec<String> = fault.registers.iter().map(ToString::to_string).collect();
        let counters: Vec<String> =
            fault.counters.iter().map(|(counter, count)| format!("{}({count})", counter.name())).collect();
        let word = if fault.kind == FaultKind::Overwritten { "writes" } else { "reads" };
        format!("{word} {} {}", registers.join(","), counters.join(" "))
    };
    report(isa, code).faults.iter().map(shown).collect()
}

const NONE: [&str; 0] = [];

#[test]
fn stores_count_with_loads_on_gfx9_only() {
    let code = |load: &str, store: &str, wait: &str| {
        format!("{load} v1, v[2:3], off; {store} v[2:3], v4, off; {wait}; v_mov_b32_e32 v5, v1")
    };
    let gfx9 = code("global_load_dword", "global_store_dword", "s_waitcnt vmcnt(1)");
    assert_eq!(faults("gfx942", &gfx9), NONE);
    let gfx10 = code("global_load_dword", "global_store_dword", "s_waitcnt vmcnt(1)");
    assert_eq!(faults("gfx1030", &gfx10), ["reads v1 vmcnt(0)"]);
    let gfx12 = code("global_load_b32", "global_store_b32", "s_wait_loadcnt 0x1");
    assert_eq!(faults("gfx1201", &gfx12), ["reads v1 loadcnt(0)"]);
}

#[test]
fn the_count_of_a_fault_is_the_largest_that_repairs_it() {
    let reads = "ds_read_b32 v1, v0; ds_read_b32 v2, v0; ds_read_b32 v3, v0";
    for count in 0..4 {
        let code = format!("{reads}; s_waitcnt lgkmcnt({count}); v_mov_b32_e32 v9, v1");
        let expected: &[&str] = if count <= 2 { &[] } else { &["reads v1 lgkmcnt(2)"] };
        assert_eq!(faults("gfx950", &code), expected, "{count}");
    }
}

#[test]
fn scalar_loads_need_a_wait_for_all() {
    let code = |wait: &str| {
        format!("s_load_dword s4, s[0:1], 0x0; s_load_dword s5, s[0:1], 0x4; {wait}; s_add_u32 s6, s4, s4")
    };
    assert_eq!(faults("gfx90a", &code("s_waitcnt lgkmcnt(1)")), ["reads s4 lgkmcnt(0)"]);
    assert_eq!(faults("gfx90a", &code("s_waitcnt lgkmcnt(0)")), NONE);
    let gfx12 = "s_load_b32 s4, s[0:1], 0x0; s_wait_dscnt 0x0; s_add_co_u32 s6, s4, s4";
    assert_eq!(faults("gfx1201", gfx12), ["reads s4 kmcnt(0)"]);
}

#[test]
fn flat_loads_are_in_order_from_gfx10_on() {
    let code = |wait: &str| {
        format!("global_load_b32 v1, v[2:3], off; flat_load_b32 v4, v[2:3]; {wait}; v_add_u32 v5, v1, v1")
    };
    assert_eq!(faults("gfx1100", &code("s_waitcnt vmcnt(1)")), NONE);
    assert_eq!(faults("gfx1201", &code("s_wait_loadcnt 0x1")), NONE);
    assert_eq!(faults("gfx1201", &code("s_wait_loadcnt 0x2")), ["reads v1 loadcnt(1)"]);
    let flat = |wait: &str| format!("flat_load_b32 v1, v[2:3]; ds_load_b32 v4, v0; {wait}; v_mov_b32 v5, v1");
    assert_eq!(faults("gfx1201", &flat("s_wait_dscnt 0x1")), NONE);
    assert_eq!(faults("gfx1201", &flat("s_wait_dscnt 0x2")), ["reads v1 loadcnt(0) dscnt(1)"]);
    // On gfx9 they are not.
    let gfx9 = "flat_load_dword v1, v[2:3]; ds_read_b32 v4, v0; s_waitcnt lgkmcnt(1); v_mov_b32 v5, v1";
    assert_eq!(faults("gfx942", gfx9), ["reads v1 vmcnt(0) lgkmcnt(0)"]);
}

#[test]
fn image_loads_with_samplers_have_a_counter_on_gfx12() {
    let sample = "image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf";
    assert_eq!(
        faults("gfx1201", &format!("{sample}; s_wait_loadcnt 0x0; v_mov_b32_e32 v9, v0")),
        ["reads v0 samplecnt(0)"]
    );
    assert_eq!(faults("gfx1201", &format!("{sample}; s_wait_samplecnt 0x0; v_mov_b32_e32 v9, v0")), NONE);
    // On gfx11 a sample may complete behind a later load.
    let both = format!("{sample}; global_load_b32 v8, v[6:7], off; s_waitcnt vmcnt(1); v_mov_b32_e32 v9, v0");
    assert_eq!(faults("gfx1100", &both), ["reads v0 vmcnt(0)"]);
}

#[test]
fn later_uses_in_a_block_follow_from_the_first() {
    let code = "ds_read_b64 v[2:3], v0; v_mov_b32_e32 v9, v2; v_mov_b32_e32 v9, v3";
    let report = report("gfx942", code);
    let follows: Vec<bool> = report.faults.iter().map(|fault| fault.follows.is_some()).collect();
    assert_eq!(follows, [false, true]);
}

#[test]
fn a_callee_that_waits_first_completes_what_its_caller_has_in_flight() {
    let text = |wait: &str| {
        format!(
            "\t.type k,@function\nk:\n\tglobal_load_dword v1, v[2:3], off\n\ts_swappc_b64 s[30:31], s[4:5]\n\
             \tv_mov_b32_e32 v2, v1\n\ts_endpgm\n\t.type f,@function\nf:\n\t{wait}\n\ts_setpc_b64 s[30:31]\n\
             \t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
        )
    };
    let unresolved = |wait: &str| {
        let text = text(wait);
        let report = check(&parse(&text).unwrap(), &"gfx942".parse::<Target>().unwrap());
        assert!(report.faults.is_empty());
        report.unresolved.iter().map(|case| case.code).collect::<Vec<_>>()
    };
    assert_eq!(unresolved("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"), NONE);
    assert_eq!(unresolved("s_waitcnt lgkmcnt(0)"), ["amdgcn::call"]);
}

#[test]
fn vector_registers_without_their_upper_bits_are_unresolved() {
    let code = "s_set_vgpr_msb 64; ds_load_b32 v2, v0; s_set_vgpr_msb 0; v_mov_b32_e32 v3, v2";
    let report = report("gfx1250", code);
    let codes: Vec<&str> = report.unresolved.iter().map(|case| case.code).collect();
    assert_eq!((report.faults.len(), codes), (0, vec!["amdgcn::upper-registers", "amdgcn::lds"]));
    assert!(!report.is_complete);
}

#[test]
fn a_text_that_ends_before_its_kernel_does_is_unresolved() {
    for (code, is_complete) in [
        ("global_load_dword v4, v0, s[0:1]; s_endpgm", true),
        ("global_load_dword v4, v0, s[0:1]", false),
        ("s_endpgm; v_mov_b32_e32 v2, v1", true),
    ] {
        let text = format!("\t.type k,@function\nk:\n\t{}\n", code.replace("; ", "\n\t"));
        let report = check(&parse(&text).unwrap(), &"gfx942".parse::<Target>().unwrap());
        let codes: Vec<&str> = report.unresolved.iter().map(|case| case.code).collect();
        assert_eq!(codes.contains(&"amdgcn::branch"), !is_complete, "{code}");
        assert_eq!(report.is_complete, is_complete, "{code}");
    }
}
