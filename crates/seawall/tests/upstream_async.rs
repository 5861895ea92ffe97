//! What upstream dialects do asynchronously: copies and products of `nvgpu` and `nvvm`, DMA, and ops that only their names or tokens tell to be
//! asynchronous. A wait that is missing is found, and one that is there is enough where it is understood.

use seawall::{CheckOptions, SourceKind, check_text};

const GLOBALS: &str = "#wg = #gpu.address_space<workgroup>\n!tm = !nvgpu.tensormap.descriptor<tensor = memref<64x8xf32, 3>, \
     swizzle = none, l2promo = none, oob = zero, interleave = none>\n";

/// What `check` finds in a kernel of 128 threads with `body`, global memory `%g` and a tensor map `%m`: numbers of findings, and codes of warnings.
fn judged(target: &str, body: &str) -> (Vec<String>, Vec<String>) {
    let text = format!(
        "{GLOBALS}module {{\n  func.func @k(%g: memref<4096xf32>, %n: index, %m: !tm, %q: i1) attributes {{translation_info = \
         #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>}} {{\n    \
         %c0 = arith.constant 0 : index\n    %c1 = arith.constant 1 : index\n    %c4 = arith.constant 4 : index\n    \
         %tx = gpu.thread_id x upper_bound 128\n{body}\n    return\n  }}\n}}\n"
    );
    let options = CheckOptions { target: target.parse().ok(), ..CheckOptions::new(SourceKind::Mlir) };
    let checked =
        check_text(&text, &options).unwrap_or_else(|failure| panic!("{text}: {:#?}", failure.diagnostics));
    assert!(checked.problems.is_empty(), "{text}\n{:#?}", checked.problems);
    let findings = checked.parts.iter().flat_map(|part| &part.findings);
    let findings = findings.map(|finding| finding.code.number().to_owned()).filter(|code| code != "SW401");
    let warnings = checked.parts.iter().flat_map(|part| &part.notes);
    (findings.collect(), warnings.map(|warning| warning.code.to_owned()).collect())
}

fn found(target: &str, body: &str) -> Vec<String> {
    let (found, warnings) = judged(target, body);
    assert_eq!(warnings, [] as [&str; 0], "{body}");
    found
}

const NONE: [&str; 0] = [];

#[test]
fn a_copy_by_threads_is_complete_once_its_group_has_been_waited_for() {
    let body = |wait: &str| {
        format!(
            "    %a = memref.alloc() : memref<1024xf32, #wg>\n    \
             %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<1024xf32, #wg>\n    \
             %u = nvgpu.device_async_create_group %t\n    {wait}\n    gpu.barrier\n    \
             %y = memref.load %a[%c0] : memref<1024xf32, #wg>\n"
        )
    };
    assert_eq!(found("sm_80", &body("nvgpu.device_async_wait %u")), NONE);
    assert_eq!(found("sm_80", &body("nvgpu.device_async_wait %u {numGroups = 0 : i32}")), NONE);
    assert_eq!(found("sm_80", &body("nvvm.cp.async.wait.group 0")), NONE);
    assert!(!found("sm_80", &body("nvgpu.device_async_wait %u {numGroups = 1 : i32}")).is_empty());
    assert!(!found("sm_80", &body("")).is_empty());
}

#[test]
fn each_group_is_counted() {
    let body = |left: u32| {
        format!(
            "    %a = memref.alloc() : memref<128xf32, #wg>\n    %b = memref.alloc() : memref<128xf32, #wg>\n    \
             %t = nvgpu.device_async_copy %g[%tx], %a[%tx], 1 : memref<4096xf32> to memref<128xf32, #wg>\n    \
             %u = nvgpu.device_async_create_group %t\n    \
             %v = nvgpu.device_async_copy %g[%tx], %b[%tx], 1 : memref<4096xf32> to memref<128xf32, #wg>\n    \
             %w = nvgpu.device_async_create_group %v\n    nvgpu.device_async_wait %u {{numGroups = {left} : i32}}\n    gpu.barrier\n    \
             %y = memref.load %a[%c0] : memref<128xf32, #wg>\n"
        )
    };
    assert_eq!(found("sm_80", &body(1)), NONE, "the older group is complete");
    assert!(!found("sm_80", &body(2)).is_empty());
}

#[test]
fn a_store_by_tma_reads_until_its_bulk_group_is_waited_for() {
    let body = |wait: &str| {
        format!(
            "    %a = memref.alloc() : memref<64x8xf32, 3>\n    nvgpu.tma.async.store %a to %m[%c0, %c0] : memref<64x8xf32, 3> -> !tm\n    \
             {wait}\n    gpu.barrier\n    %f = arith.constant 0.0 : f32\n    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3>\n"
        )
    };
    let waited = "nvvm.cp.async.bulk.commit.group\n    nvvm.cp.async.bulk.wait_group 0 {read}";
    assert_eq!(found("sm_90", &body(waited)), NONE);
    assert!(!found("sm_90", &body("nvvm.cp.async.bulk.wait_group 0")).is_empty(), "it is in no group");
    assert!(!found("sm_90", &body("")).is_empty());
}

/// Each is in flight for all that is known, with a warning that says so.
#[test]
fn what_is_not_known_to_complete_is_in_flight() {
    let body = |op: &str| {
        format!(
            "    %a = memref.alloc() : memref<64x8xf32, 3>\n    %tag = memref.alloc() : memref<1xi32>\n    \
             %l = llvm.mlir.zero : !llvm.ptr<1>\n    %i = memref.extract_aligned_pointer_as_index %a : memref<64x8xf32, 3> -> index\n    \
             %j = arith.index_cast %i : index to i64\n    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>\n    \
             %z = llvm.mlir.constant(16 : i32) : i32\n    {op}\n    gpu.barrier\n    \
             %y = memref.load %a[%c0, %c1] : memref<64x8xf32, 3>\n"
        )
    };
    let ops = [
        "memref.dma_start %g[%c0], %a[%c0, %c0], %n, %tag[%c0] : memref<4096xf32>, memref<64x8xf32, 3>, memref<1xi32>\n    \
         memref.dma_wait %tag[%c0], %n : memref<1xi32>",
        "%b = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>\n    \
         nvgpu.tma.async.load %m[%c0, %c0], %b[%c0] to %a : !tm, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x8xf32, 3>",
        "\"nvgpu.copy_of_tomorrow\"(%a) : (memref<64x8xf32, 3>) -> ()",
        "\"amdgpu.copy_of_tomorrow\"(%g, %a) : (memref<4096xf32>, memref<64x8xf32, 3>) -> ()",
        "%t = \"any.copy\"(%a) : (memref<64x8xf32, 3>) -> !async.token",
        "%t = \"any.copy\"(%a) : (memref<64x8xf32, 3>) -> !gpu.async.token",
        "\"nvvm.cp.async.bulk.shared.cluster.global\"(%p, %l, %p, %z) : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()",
        "\"rocdl.copy.of.tomorrow\"(%l, %p) : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()",
        "llvm.call_intrinsic \"llvm.nvvm.cp.async.bulk.tomorrow\"(%p, %l) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()",
        "llvm.inline_asm has_side_effects \"cp.async.cg.shared.global [$0], [$1], 16;\", \"r,l\" %p, %l : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()",
    ];
    for op in ops {
        let target = if op.contains("amdgpu") || op.contains("rocdl") { "gfx950" } else { "sm_90" };
        let (found, warnings) = judged(target, &body(op));
        assert!(!found.is_empty(), "{op}");
        assert!(warnings.contains(&"lower::unknown-async".to_owned()), "{op}: {warnings:?}");
    }
    // What reads or writes at once is none of them.
    for op in [
        "%v = nvgpu.ldmatrix %a[%c0, %c0] {numTiles = 1 : i32, transpose = false} : memref<64x8xf32, 3> -> vector<1x1xf32>",
        "",
    ] {
        assert_eq!(found("sm_90", &body(op)), NONE, "{op}");
    }
}

#[test]
fn a_copy_by_pointers_is_waited_for_in_groups() {
    let body = |wait: &str| {
        format!(
            "    %a = memref.alloc() : memref<128xf32, 3>\n    %l = llvm.mlir.zero : !llvm.ptr<1>\n    \
             %i = memref.extract_aligned_pointer_as_index %a : memref<128xf32, 3> -> index\n    \
             %j = arith.index_cast %i : index to i64\n    %p = llvm.inttoptr %j : i64 to !llvm.ptr<3>\n    \
             nvvm.cp.async.shared.global %p, %l, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>\n    nvvm.cp.async.commit.group\n    {wait}\n    \
             nvvm.barrier0\n    %y = memref.load %a[%c0] : memref<128xf32, 3>\n"
        )
    };
    assert_eq!(found("sm_80", &body("nvvm.cp.async.wait.group 0")), NONE);
    assert!(!found("sm_80", &body("nvvm.cp.async.wait.group 1")).is_empty());
}

#[test]
fn a_product_of_a_warp_group_reads_until_it_is_waited_for() {
    let body = |left: u32| {
        format!(
            "    %a = memref.alloc() : memref<64x8xf32, 3>\n    %b = memref.alloc() : memref<64x8xf32, 3>\n    \
             %d = nvgpu.warpgroup.generate.descriptor %a, %m : memref<64x8xf32, 3>, !tm -> <tensor = memref<64x8xf32, 3>>\n    \
             %e = nvgpu.warpgroup.generate.descriptor %b, %m : memref<64x8xf32, 3>, !tm -> <tensor = memref<64x8xf32, 3>>\n    \
             %c = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>\n    \
             %r = nvgpu.warpgroup.mma %d, %e, %c {{waitGroup = {left} : i64}} : <tensor = memref<64x8xf32, 3>>, \
             <tensor = memref<64x8xf32, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>\n    \
             gpu.barrier\n    %f = arith.constant 0.0 : f32\n    memref.store %f, %a[%c0, %c0] : memref<64x8xf32, 3>\n"
        )
    };
    assert_eq!(found("sm_90", &body(0)), NONE);
    assert!(!found("sm_90", &body(1)).is_empty());
}
