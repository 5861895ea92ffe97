//! Races in upstream modules that hide behind how memory is named: views, casts, vectors longer than a slot, functions that are elsewhere; and
//! barriers that some threads do not come to.

use seawall::{CheckOptions, SourceKind, check_text};

/// A kernel of 256 threads with `body`, `%c0` and so on, a loop bound `%n`, and global memory `%g`.
fn kernel(declarations: &str, body: &str) -> String {
    let numbers: String =
        [0, 1, 2, 10, 240].iter().map(|n| format!("    %c{n} = arith.constant {n} : index\n")).collect();
    format!(
        "#wg = #gpu.address_space<workgroup>\nmodule {{\n{declarations}\n  func.func @k(%n: index, %g: memref<4096xf32>) attributes \
         {{translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>}} {{\n\
         {numbers}    %f = arith.constant 0.0 : f32\n    %v = arith.constant dense<0.0> : vector<2x4xf32>\n    \
         %w = arith.constant dense<0.0> : vector<4xf32>\n    %tx = gpu.thread_id x upper_bound 256\n{body}    return\n  }}\n}}\n"
    )
}

/// The numbers of what `check` finds on gfx942.
fn found(declarations: &str, body: &str) -> Vec<String> {
    let options = CheckOptions { target: "gfx942".parse().ok(), ..CheckOptions::new(SourceKind::Mlir) };
    let text = kernel(declarations, body);
    let checked =
        check_text(&text, &options).unwrap_or_else(|failure| panic!("{body}: {:#?}", failure.diagnostics));
    let findings = checked.parts.iter().flat_map(|part| &part.findings);
    findings.map(|finding| finding.code.number().to_owned()).collect()
}

#[test]
fn what_is_longer_than_a_slot_reaches_the_next() {
    let ring = |store: &str, load: &str| {
        format!(
            "    %a = memref.alloc() : memref<3x4xf32, #wg>\n    scf.for %i = %c0 to %n step %c1 {{\n      %s = arith.remsi %i, %c2 : index\n      \
             {store}\n      amdgpu.lds_barrier\n      {load}\n    }}\n"
        )
    };
    let load = "%y = memref.load %a[%s, %c0] : memref<3x4xf32, #wg>";
    let rows = "vector.store %v, %a[%s, %c0] : memref<3x4xf32, #wg>, vector<2x4xf32>";
    assert_eq!(found("", &ring(rows, load)), ["SW102"], "two rows");
    let row = "vector.store %w, %a[%s, %c0] : memref<3x4xf32, #wg>, vector<4xf32>";
    assert_eq!(found("", &ring(row, load)), [] as [&str; 0], "one row");
}

#[test]
fn what_a_wave_copies_may_reach_the_next_slot() {
    let ring = |column: &str| {
        format!(
            "    %a = memref.alloc() : memref<3x256xf32, #wg>\n    scf.for %i = %c0 to %n step %c1 {{\n      %s = arith.remsi %i, %c2 : index\n      \
             amdgpu.gather_to_lds %g[%tx], %a[%s, {column}] : f32, memref<4096xf32>, memref<3x256xf32, #wg>\n      \
             amdgpu.memory_counter_wait load(0)\n      amdgpu.lds_barrier\n      \
             %y = memref.load %a[%s, %c10] : memref<3x256xf32, #wg>\n    }}\n"
        )
    };
    assert_eq!(found("", &ring("%c240")), ["SW102"], "64 lanes from column 240 on");
    assert_eq!(found("", &ring("%c10")), [] as [&str; 0], "64 lanes from column 10 on");
}

#[test]
fn a_reinterpreted_view_starts_at_the_allocation() {
    let body = |later: &str| {
        format!(
            "    %a = memref.alloc() : memref<1024xf32, #wg>\n    \
             %s = memref.subview %a[512] [512] [1] : memref<1024xf32, #wg> to memref<512xf32, strided<[1], offset: 512>, #wg>\n    \
             %r = memref.reinterpret_cast %s to offset: [0], sizes: [512], strides: [1] : memref<512xf32, strided<[1], offset: 512>, #wg> \
             to memref<512xf32, strided<[1]>, #wg>\n    memref.store %f, %r[%c1] : memref<512xf32, strided<[1]>, #wg>\n    {later}\n"
        )
    };
    let start = "%y = memref.load %a[%c1] : memref<1024xf32, #wg>";
    assert_eq!(found("", &body(start))[..1], ["SW101"]);
    let half = "%y = memref.load %s[%c1] : memref<512xf32, strided<[1], offset: 512>, #wg>";
    assert!(!found("", &body(half)).contains(&"SW101".to_owned()));
}

#[test]
fn a_cast_to_another_space_names_the_same_memory() {
    let body = "    %a = memref.alloc() : memref<1024xf32, #wg>\n    memref.store %f, %a[%tx] : memref<1024xf32, #wg>\n    \
                %q = memref.memory_space_cast %a : memref<1024xf32, #wg> to memref<1024xf32>\n    \
                %y = memref.load %q[%c0] : memref<1024xf32>\n";
    assert_eq!(found("", body), ["SW101"]);
}

#[test]
fn all_dynamic_memory_is_one() {
    let body = "    %d = gpu.dynamic_shared_memory : memref<?xi8, #wg>\n    %e = gpu.dynamic_shared_memory : memref<?xi8, #wg>\n    \
                %p = memref.view %d[%c0][] : memref<?xi8, #wg> to memref<256xf32, #wg>\n    \
                %q = memref.view %e[%c0][] : memref<?xi8, #wg> to memref<256xf32, #wg>\n    \
                memref.store %f, %p[%tx] : memref<256xf32, #wg>\n    %y = memref.load %q[%c0] : memref<256xf32, #wg>\n";
    assert_eq!(found("", body), ["SW101"]);
}

#[test]
fn a_function_that_is_elsewhere_may_touch_what_it_is_given() {
    let body = "    %a = memref.alloc() : memref<1024xf32, #wg>\n    func.call @foo(%a) : (memref<1024xf32, #wg>) -> ()\n    \
                %y = memref.load %a[%c0] : memref<1024xf32, #wg>\n";
    let found = found("  func.func private @foo(memref<1024xf32, #wg>)", body);
    assert!(found.contains(&"SW101".to_owned()), "{found:?}");
}

#[test]
fn a_wave_of_no_lanes_is_one_of_the_gpu() {
    let body = "    %a = memref.alloc() : memref<1024xf32, #wg>\n    memref.store %f, %a[%tx] : memref<1024xf32, #wg>\n    \
                %y = memref.load %a[%c0] : memref<1024xf32, #wg>\n";
    let text = kernel("", body).replace("subgroup_size = 64", "subgroup_size = 0");
    let options = CheckOptions { target: "gfx942".parse().ok(), ..CheckOptions::new(SourceKind::Mlir) };
    assert!(check_text(&text, &options).is_ok_and(|checked| !checked.parts[0].findings.is_empty()));
}

/// Barriers that threads come to unequally often, where threads are numbers.
#[test]
fn barriers_of_upstream_modules_are_counted_too() {
    let found = |body: &str| {
        let text = format!(
            "module {{\n  func.func @k(%n: index) attributes {{translation_info = #iree_codegen.translation_info<pipeline = None \
             workgroup_size = [256, 1, 1] subgroup_size = 64>}} {{\n    %c0 = arith.constant 0 : index\n    %c128 = arith.constant 128 : index\n    \
             %tx = gpu.thread_id x upper_bound 256\n    %lo = arith.cmpi slt, %tx, %c128 : index\n    %hi = arith.cmpi sge, %tx, %c128 : index\n\
             {body}\n    return\n  }}\n}}\n"
        );
        let options = CheckOptions { target: "gfx942".parse().ok(), ..CheckOptions::new(SourceKind::Mlir) };
        let checked =
            check_text(&text, &options).unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
        let errors = checked.parts.iter().flat_map(|part| &part.findings);
        errors.filter(|finding| finding.code.kind().is_error()).count()
    };
    assert_eq!(found("scf.if %hi {\n rocdl.s.barrier\n}"), 1);
    assert_eq!(found("scf.if %hi {\n rocdl.s.barrier\n}\ngpu.barrier\nscf.if %lo {\n rocdl.s.barrier\n}"), 0);
    assert_eq!(found("scf.if %hi {\n gpu.barrier\n} else {\n gpu.barrier\n}"), 0);
}
