//! Parts of workgroup memory that upstream modules keep apart by index arithmetic, conditions and fences: `check` finds nothing where they do, and the race
//! where they do not.

use seawall::{CheckOptions, SourceKind, check_text};

/// The numbers of what `check` finds on gfx942 in a kernel of 256 threads, waves of 64 lanes.
fn found(body: &str) -> Vec<String> {
    let numbers: String =
        [0, 1, 2, 3].iter().map(|n| format!("    %c{n} = arith.constant {n} : index\n")).collect();
    let text = format!(
        "#wg = #gpu.address_space<workgroup>\nmodule {{\n  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes \
         {{translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>}} {{\n\
         {numbers}    %f = arith.constant 0.0 : f32\n    %tx = gpu.thread_id x upper_bound 256\n{body}\n    return\n  }}\n}}\n"
    );
    let options = CheckOptions { target: "gfx942".parse().ok(), ..CheckOptions::new(SourceKind::Mlir) };
    let checked =
        check_text(&text, &options).unwrap_or_else(|failure| panic!("{text}: {:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{text}\n{:#?}", checked.problems);
    let notes: Vec<_> = checked.parts.iter().flat_map(|part| &part.notes).collect();
    assert!(notes.is_empty(), "{text}\n{notes:#?}");
    let findings = checked.parts.iter().flat_map(|part| &part.findings);
    findings.map(|finding| finding.code.number().to_owned()).filter(|code| code != "SW401").collect()
}

const NONE: [&str; 0] = [];

/// A loop that writes a slot, meets at one barrier and reads the slot: free of races if the next iteration uses another one.
fn pipelined(alloc: &str, slot: &str, store: &str, load: &str) -> String {
    format!(
        "    {alloc}\n    scf.for %i = %c0 to %n step %c1 {{\n      {slot}\n      {store}\n      amdgpu.lds_barrier\n      {load}\n    }}\n"
    )
}

#[test]
fn a_view_at_a_multiple_of_its_size_is_a_slot() {
    let body = |shift: &str, bytes: u32, length: u32| {
        let ty = format!("memref<{length}xf32, #wg>");
        pipelined(
            &format!("%a = memref.alloc() : memref<{bytes}xi8, #wg>"),
            &format!(
                "%s = affine.apply affine_map<(d0) -> ({shift})>(%i)\n      \
                 %p = memref.view %a[%s][] : memref<{bytes}xi8, #wg> to {ty}"
            ),
            &format!("memref.store %f, %p[%c0] : {ty}"),
            &format!("%y = memref.load %p[%c0] : {ty}"),
        )
    };
    assert_eq!(found(&body("(d0 mod 2) * 1024", 2048, 256)), NONE);
    assert_eq!(found(&body("((d0 + 1) mod 3) * 1024 + 512", 4096, 256)), NONE);
    assert_eq!(found(&body("(d0 mod 2) * 1024", 3072, 512)), ["SW102"], "a view reaches into the next one");
    assert_eq!(found(&body("(d0 mod 1) * 1024", 2048, 256)), ["SW102"], "one slot");
    assert_eq!(found(&body("((d0 floordiv 2) mod 2) * 1024", 2048, 256)), ["SW102"], "each slot twice");
}

#[test]
fn rows_of_a_subview_are_a_slot() {
    let body = |map: &str| {
        let part = "memref<16x64xf32, strided<[64, 1], offset: ?>, #wg>";
        pipelined(
            "%a = memref.alloc() : memref<32x64xf32, #wg>",
            &format!(
                "%s = affine.apply affine_map<(d0) -> ({map})>(%i)\n      \
                 %p = memref.subview %a[%s, 0] [16, 64] [1, 1] : memref<32x64xf32, #wg> to {part}"
            ),
            &format!("memref.store %f, %p[%c3, %c0] : {part}"),
            &format!("%y = memref.load %p[%c3, %c0] : {part}"),
        )
    };
    assert_eq!(found(&body("(d0 mod 2) * 16")), NONE);
    assert_eq!(found(&body("(d0 mod 2) * 8")), ["SW102"], "the rows overlap");
}

#[test]
fn an_index_by_an_affine_map_is_a_slot() {
    let body = |map: &str| {
        pipelined(
            "%a = memref.alloc() : memref<2x256xf32, #wg>",
            &format!("%s = affine.apply affine_map<(d0) -> ({map})>(%i)"),
            "memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg>",
            "%y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>",
        )
    };
    assert_eq!(found(&body("d0 mod 2")), NONE);
    assert_eq!(found(&body("(d0 + 1) mod 2")), NONE);
    assert_eq!(found(&body("(d0 floordiv 2) mod 2")), ["SW102"]);
}

#[test]
fn any_dimension_may_count_the_slots() {
    let body = |store: &str| {
        pipelined(
            "%a = memref.alloc() : memref<8x2x4xf32, #wg>\n    %v = arith.constant dense<0.0> : vector<2x4xf32>\n    \
             %x = arith.constant dense<0.0> : vector<4xf32>\n    %r = arith.remsi %tx, %c3 : index",
            "%s = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)",
            store,
            "%y = memref.load %a[%c0, %s, %c0] : memref<8x2x4xf32, #wg>",
        )
    };
    let row = "vector.store %x, %a[%r, %s, %c0] : memref<8x2x4xf32, #wg>, vector<4xf32>";
    let rows = "vector.store %v, %a[%r, %s, %c0] : memref<8x2x4xf32, #wg>, vector<2x4xf32>";
    assert_eq!(found(&body(row)), NONE);
    assert_eq!(found(&body(rows)), ["SW102"], "both slots at once");
}

#[test]
fn a_slot_may_be_selected() {
    let by_index = |condition: &str| {
        pipelined(
            "%a = memref.alloc() : memref<2x256xf32, #wg>",
            &format!("{condition}\n      %s = arith.select %e, %c0, %c1 : index"),
            "memref.store %f, %a[%s, %tx] : memref<2x256xf32, #wg>",
            "%y = memref.load %a[%s, %c0] : memref<2x256xf32, #wg>",
        )
    };
    let by_memref = |condition: &str| {
        pipelined(
            "%a = memref.alloc() : memref<256xf32, #wg>\n    %b = memref.alloc() : memref<256xf32, #wg>",
            &format!("{condition}\n      %s = arith.select %e, %a, %b : memref<256xf32, #wg>"),
            "memref.store %f, %s[%tx] : memref<256xf32, #wg>",
            "%y = memref.load %s[%c0] : memref<256xf32, #wg>",
        )
    };
    let even = "%m = arith.remui %i, %c2 : index\n      %e = arith.cmpi eq, %m, %c0 : index";
    let by_map =
        "%m = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)\n      %e = arith.cmpi ne, %m, %c0 : index";
    let first = "%e = arith.cmpi eq, %i, %c0 : index";
    for body in [&by_index as &dyn Fn(&str) -> String, &by_memref] {
        assert_eq!(found(&body(even)), NONE);
        assert_eq!(found(&body(by_map)), NONE);
        assert_eq!(found(&body(first)), ["SW102"], "all but the first iteration use one slot");
    }
}

#[test]
fn branches_on_one_value_go_the_same_way() {
    let body = |second: &str| {
        format!(
            "    %a = memref.alloc() : memref<256xf32, #wg>\n    memref.store %f, %a[%tx] : memref<256xf32, #wg>\n    scf.if %u {{\n      \
             amdgpu.lds_barrier\n    }}\n    scf.if {second} {{\n      %y = memref.load %a[%c0] : memref<256xf32, #wg>\n    }}\n"
        )
    };
    assert_eq!(found(&body("%u")), NONE);
    assert_eq!(found(&body("%w")), ["SW101"]);
}

#[test]
fn a_fence_that_releases_waits_for_lds() {
    let body = |fence: &str| {
        format!(
            "    %a = memref.alloc() : memref<256xf32, #wg>\n    memref.store %f, %a[%tx] : memref<256xf32, #wg>\n    {fence}\n    \
             rocdl.s.barrier\n    llvm.fence syncscope(\"workgroup\") acquire\n    %y = memref.load %a[%c0] : memref<256xf32, #wg>\n"
        )
    };
    for fence in ["syncscope(\"workgroup\") release", "syncscope(\"agent\") acq_rel", "seq_cst"] {
        assert_eq!(found(&body(&format!("llvm.fence {fence}"))), NONE, "{fence}");
    }
    for fence in ["syncscope(\"workgroup\") acquire", "syncscope(\"wavefront\") release"] {
        assert_eq!(found(&body(&format!("llvm.fence {fence}"))), ["SW104"], "{fence}");
    }
}

#[test]
fn a_transfer_moves_the_box_that_its_map_says() {
    let body = |map: &str, at: &str| {
        format!(
            "    %a = memref.alloc() : memref<64x64xf32, #wg>\n    %v = arith.constant dense<0.0> : vector<4x2xf32>\n    \
             vector.transfer_write %v, %a[%c0, %c0] {{in_bounds = [true, true]{map}}} : vector<4x2xf32>, memref<64x64xf32, #wg>\n    \
             %y = memref.load %a[{at}] : memref<64x64xf32, #wg>\n"
        )
    };
    let turned = ", permutation_map = affine_map<(d0, d1) -> (d1, d0)>";
    // Two rows of four columns.
    assert_eq!(found(&body(turned, "%c3, %c0")), NONE);
    assert_eq!(found(&body(turned, "%c0, %c3")), ["SW101"]);
    // Four rows of two columns.
    assert_eq!(found(&body("", "%c3, %c0")), ["SW101"]);
    assert_eq!(found(&body("", "%c0, %c3")), NONE);
}

#[test]
fn elements_below_a_byte_have_places() {
    for (ty, zero) in
        [("i1", "false"), ("i4", "0 : i4"), ("f6E2M3FN", "0.0 : f6E2M3FN"), ("f8E4M3FN", "0.0 : f8E4M3FN")]
    {
        let body = |row: &str| {
            format!(
                "    %a = memref.alloc() : memref<2x256x{ty}, #wg>\n    %z = arith.constant {zero}\n    \
                 memref.store %z, %a[%c0, %tx] : memref<2x256x{ty}, #wg>\n    %y = memref.load %a[{row}, %tx] : memref<2x256x{ty}, #wg>\n"
            )
        };
        assert_eq!(found(&body("%c1")), NONE, "{ty}: another row");
        assert_eq!(found(&body("%c0")), ["SW101"], "{ty}");
    }
    // Two elements of 4 bits may share a byte.
    let neighbours = "    %a = memref.alloc() : memref<4xi4, #wg>\n    %z = arith.constant 0 : i4\n    \
                      memref.store %z, %a[%c2] : memref<4xi4, #wg>\n    memref.store %z, %a[%c3] : memref<4xi4, #wg>\n";
    assert!(found(neighbours).contains(&"SW103".to_owned()));
}

#[test]
fn a_prefetch_is_no_access_and_metadata_names_the_same_memory() {
    let prefetched = "    %a = memref.alloc() : memref<256xf32, #wg>\n    memref.store %f, %a[%tx] : memref<256xf32, #wg>\n    \
                      memref.prefetch %a[%c0], write, locality<3>, data : memref<256xf32, #wg>\n";
    assert_eq!(found(prefetched), NONE);
    let described = |row: &str| {
        format!(
            "    %a = memref.alloc() : memref<4x256xf32, #wg>\n    \
             %base, %o, %sz:2, %st:2 = memref.extract_strided_metadata %a : memref<4x256xf32, #wg> -> memref<f32, #wg>, index, index, index, index, index\n    \
             %r = memref.reinterpret_cast %base to offset: [0], sizes: [256], strides: [1] : memref<f32, #wg> to memref<256xf32, #wg>\n    \
             memref.store %f, %r[%tx] : memref<256xf32, #wg>\n    %y = memref.load %a[{row}, %c0] : memref<4x256xf32, #wg>\n"
        )
    };
    assert_eq!(found(&described("%c2")), NONE);
    assert_eq!(found(&described("%c0")), ["SW101"]);
}

#[test]
fn what_is_reinterpreted_starts_at_the_allocation_again() {
    // Rows are told apart by the slot, but a view with an offset of its own is at the start of all rows, whichever was taken before.
    let body = |alloc: &str, slot: &str, part: &str, result: &str| {
        pipelined(
            &format!("%a = memref.alloc() : {alloc}"),
            &format!(
                "%s = affine.apply affine_map<(d0) -> ({slot})>(%i)\n      %p = memref.subview %a[%s, 0] {part} : {alloc} to {result}\n      \
                 %r = memref.reinterpret_cast %p to offset: [0], sizes: [64], strides: [1] : {result} to memref<64xf32, #wg>"
            ),
            "memref.store %f, %r[%c3] : memref<64xf32, #wg>",
            "%y = memref.load %r[%c3] : memref<64xf32, #wg>",
        )
    };
    let row = "memref<64xf32, strided<[1], offset: ?>, #wg>";
    assert_eq!(found(&body("memref<2x64xf32, #wg>", "d0 mod 2", "[1, 64] [1, 1]", row)), ["SW102"]);
    let rows = "memref<16x64xf32, strided<[64, 1], offset: ?>, #wg>";
    let sixteen = body("memref<32x64xf32, #wg>", "(d0 mod 2) * 16", "[16, 64] [1, 1]", rows);
    assert_eq!(found(&sixteen), ["SW102"]);
}
