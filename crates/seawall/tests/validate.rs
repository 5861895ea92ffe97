//! Comparisons of TTGIR with PTX: pairs that the released wheel made, and the same PTX with
//! faults.

use std::fs;
use std::path::Path;

use seawall::{
    CheckOptions, SourceKind, ValidateFailure, ValidateSide, ValidatedText, validate_kinds, validate_text,
};
use seawall_base::{Diagnostic, LineIndex, Severity};

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    String::from_utf8(bytes).expect("the file is UTF-8")
}

fn before(kernel: &str) -> String {
    read(&format!("corpus/ir/{kernel}.after.mlir"))
}

fn after(kernel: &str) -> String {
    read(&format!("corpus/ptx/triton/{kernel}.ptx"))
}

fn validated(before: &str, after: &str) -> Result<ValidatedText, ValidateFailure> {
    let options = CheckOptions { finish: true, ..CheckOptions::new(SourceKind::Mlir) };
    validate_text(before, after, "kernel.ttgir", &options)
}

/// The codes of findings with the text of their lines.
fn found(before: &str, after: &str) -> Vec<(&'static str, String)> {
    let result = validated(before, after).unwrap_or_else(|error| panic!("{error:?}"));
    let lines = LineIndex::new(after);
    let line = |at: u32| after.lines().nth(lines.line(at) as usize - 1).unwrap().trim().to_owned();
    let findings = result.kernels.iter().flat_map(|kernel| &kernel.findings);
    findings.map(|finding| (finding.code, line(finding.primary.span.start))).collect()
}

/// The text without the n-th line that contains `what`.
fn without(text: &str, what: &str, n: usize) -> String {
    let (at, _) = text.match_indices(what).nth(n).unwrap_or_else(|| panic!("no {what}"));
    let start = text[..at].rfind('\n').map_or(0, |at| at + 1);
    format!("{}//{}", &text[..start], &text[start..])
}

const KERNELS: [&str; 13] = [
    "sm_80/gluon_copy_pipeline_3",
    "sm_80/layer_norm_forward",
    "sm_80/matmul-s3",
    "sm_80/matmul_small",
    "sm_80/softmax",
    "sm_90/gluon_tma_ring_3",
    "sm_90/gluon_wgmma_3",
    "sm_90/gluon_wgmma_ws_2",
    "sm_90/matmul-s3",
    "sm_90/softmax_cluster",
    "sm_100/gluon_tcgen05",
    "sm_100/gluon_tcgen05_ws_2",
    "sm_100/matmul-s2",
];

#[test]
fn what_the_wheel_makes_is_validated() {
    for kernel in KERNELS {
        let result = validated(&before(kernel), &after(kernel)).unwrap();
        let [only] = result.kernels.as_slice() else { panic!("{kernel}: {result:?}") };
        assert_eq!(only.findings, [], "{kernel}");
        assert_eq!(only.added.as_deref(), Some([].as_slice()), "{kernel}");
        let coverage = only.coverage.as_ref().unwrap_or_else(|| panic!("{kernel}: {:?}", only.undecided));
        assert_eq!(coverage.unmatched, [], "{kernel}");
        assert!(coverage.pairs > 0, "{kernel}");
    }
}

/// The TTGIR of the cache has no addresses and barriers. It is finished first.
#[test]
fn ttgir_of_the_cache_is_finished() {
    let kernel = "sm_90/matmul-s3";
    let cached = read(&format!("corpus/ir/{kernel}.cached.ttgir"));
    let result = validated(&cached, &after(kernel)).unwrap();
    assert!(result.finishes[0].steps.contains(&"membar"), "{:?}", result.finishes);
    assert_eq!(found(&cached, &after(kernel)), []);
    let faulty = without(&after(kernel), "wgmma.wait_group.sync.aligned", 0);
    assert_ne!(found(&cached, &faulty), []);
}

#[test]
fn a_deleted_instruction_is_found() {
    for (kernel, what, n, code, line) in [
        ("sm_80/matmul-s3", "bar.sync", 0, "validate::barrier", "ldmatrix"),
        ("sm_80/matmul-s3", "bar.sync", 2, "validate::barrier", "cp.async.cg"),
        ("sm_80/matmul-s3", "cp.async.wait_group", 0, "validate::wait", "ldmatrix"),
        ("sm_80/matmul-s3", "cp.async.wait_group", 4, "validate::wait", "st.shared"),
        ("sm_80/matmul-s3", "cp.async.commit_group", 0, "validate::commit", "cp.async.wait_group"),
        ("sm_80/softmax", "bar.sync", 0, "validate::barrier", "ld.shared"),
        ("sm_90/gluon_wgmma_ws_2", "fence.proxy.async", 0, "validate::fence", "cp.async.bulk.tensor"),
        ("sm_90/gluon_wgmma_ws_2", "mbarrier.arrive.shared", 0, "validate::mbarrier-arrive", ""),
        ("sm_90/gluon_wgmma_ws_2", "wgmma.wait_group", 0, "validate::wait", "mbarrier.arrive"),
        // A register is read before the wait for it.
        ("sm_90/gluon_wgmma_3", "wgmma.wait_group", 0, "validate::wait", "cvt.rn.f16x2.f32"),
        ("sm_90/matmul-s3", "wgmma.wait_group", 1, "validate::wait", "cvt.rn.f16x2.f32"),
        ("sm_90/gluon_wgmma_ws_2", "cp.async.bulk.wait_group", 0, "validate::wait", ""),
        ("sm_100/gluon_tcgen05", "tcgen05.commit", 0, "validate::mbarrier-arrive", ""),
    ] {
        let (before, after) = (before(kernel), after(kernel));
        let found = found(&before, &without(&after, what, n));
        let is_expected = |found: &(&str, String)| found.0 == code && found.1.contains(line);
        assert!(found.iter().any(is_expected), "{kernel} without {what} {n}: {found:?}");
    }
}

/// A wait for loads of tensor memory completes no stores.
#[test]
fn a_wait_for_loads_is_no_wait_for_stores() {
    let kernel = "sm_100/matmul-s2";
    let weaker = after(kernel).replace("tcgen05.wait::st", "tcgen05.wait::ld");
    let found = found(&before(kernel), &weaker);
    assert!(found.iter().any(|found| found.0 == "validate::wait"), "{found:?}");
}

/// The text with the n-th line that contains `what` in front of the m-th that contains `to`.
fn moved(text: &str, (what, n): (&str, usize), (to, m): (&str, usize)) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let find = |lines: &[&str], what: &str, n: usize| {
        let found = lines.iter().enumerate().filter(|(_, line)| line.contains(what)).nth(n);
        found.unwrap_or_else(|| panic!("no {what}")).0
    };
    let line = lines.remove(find(&lines, what, n));
    lines.insert(find(&lines, to, m), line);
    lines.join("\n") + "\n"
}

#[test]
fn a_moved_instruction_is_found() {
    for (kernel, what, to, code, line) in [
        // The fence does not order the copies for which the wait comes later.
        ("sm_90/matmul-s3", ("fence.proxy.async", 0), ("cp.async.wait_group", 0), "validate::fence", "wgmma"),
        ("sm_80/matmul-s3", ("cp.async.commit_group", 2), ("cp.async.cg", 11), "validate::wait", "ldmatrix"),
        // The bytes are expected before the slot is free.
        (
            "sm_90/gluon_wgmma_ws_2",
            ("mbarrier.arrive.expect_tx", 0),
            ("bfe.u32 \t%r19", 0),
            "validate::mbarrier-wait",
            "mbarrier.arrive.expect_tx",
        ),
    ] {
        let (before, after) = (before(kernel), after(kernel).replace("_, [%r20]", "_, [%r28+65536]"));
        let found = found(&before, &moved(&after, what, to));
        let is_expected = |found: &(&str, String)| found.0 == code && found.1.contains(line);
        assert!(found.iter().any(is_expected), "{kernel} with {what:?} before {to:?}: {found:?}");
    }
}

/// A predicated operation of the TTGIR, and the barrier of a cluster.
#[test]
fn an_operation_that_orders_no_path_is_found() {
    for (kernel, what, n, code) in [
        ("sm_90/gluon_tma_ring_3", "mbarrier.arrive.expect_tx", 0, "validate::mbarrier-arrive"),
        ("sm_90/gluon_tma_ring_3", "mbarrier.arrive.expect_tx", 2, "validate::mbarrier-arrive"),
        ("sm_90/softmax_cluster", "barrier.cluster.arrive", 0, "validate::cluster-barrier"),
    ] {
        let found = found(&before(kernel), &without(&after(kernel), what, n));
        assert!(found.iter().any(|found| found.0 == code), "{kernel} without {what} {n}: {found:?}");
    }
}

/// The first execution is right.
#[test]
fn later_parities_and_slots_are_found() {
    let kernel = "sm_90/gluon_tma_ring_3";
    let wait = "mbarrier.try_wait.parity";
    let next_slot = "add.s32 %r900, %r88, 1; mul.hi.u32 %r901, %r900, -1431655765; shr.u32 %r902, %r901, 1; \
                     add.s32 %r903, %r87, 8; mad.lo.s32 %r27, %r902, -24, %r903;";
    for (old, new, message) in [
        ("bfe.u32 \t%r28, %r31, 1, 1;", "mov.b32 \t%r28, 0;", "execution 4 of the wait has the parity 0"),
        ("mad.lo.s32 \t%r27, %r32, -24, %r87;", next_slot, "uses the mbarrier at byte 40968"),
    ] {
        let text = after(kernel);
        assert!(text.contains(old), "{old}");
        let faulty = text.replacen(old, new, 1);
        let result = validated(&before(kernel), &faulty).unwrap();
        let [only] = result.kernels.as_slice() else { panic!("{result:?}") };
        let is_it = |found: &&Diagnostic| found.code == "validate::count" && found.message.contains(message);
        let found = only.findings.iter().find(is_it).unwrap_or_else(|| panic!("{:?}", only.findings));
        assert!(faulty[found.primary.span.start as usize..].starts_with(wait));
    }
}

/// Removes one op of the TTGIR, so that the PTX has more.
#[test]
fn an_order_that_only_the_ptx_has_is_stated() {
    for (kernel, op, n, code, line) in [
        ("sm_80/matmul-s3", "ttg.barrier", 0, "validate::barrier", "bar.sync"),
        ("sm_90/gluon_wgmma_ws_2", "ttng.fence_async_shared", 0, "validate::fence", "fence.proxy.async"),
        (
            "sm_90/gluon_wgmma_ws_2",
            "ttng.async_tma_store_wait",
            0,
            "validate::wait",
            "cp.async.bulk.wait_group",
        ),
    ] {
        let after = after(kernel);
        let result = validated(&without(&before(kernel), op, n), &after).unwrap();
        let [only] = result.kernels.as_slice() else { panic!("{kernel}: {result:?}") };
        let lines = LineIndex::new(&after);
        let text = |at: u32| after.lines().nth(lines.line(at) as usize - 1).unwrap();
        let is_it = |order: &&Diagnostic| order.code == code && text(order.primary.span.start).contains(line);
        let added = only.added.as_ref().expect("all accesses are matched");
        let found = added.iter().find(is_it).unwrap_or_else(|| panic!("{kernel} without {op}: {added:?}"));
        assert_eq!(found.severity, Severity::Warning);
        assert!(!only.is_weaker());
    }
}

#[test]
fn other_counts_are_found() {
    let kernel = "sm_80/matmul-s3";
    let text = after(kernel);
    let larger = text.replacen("cp.async.wait_group \t2", "cp.async.wait_group \t3", 1);
    assert!(found(&before(kernel), &larger).iter().any(|found| found.0 == "validate::count"));
    let kernel = "sm_90/gluon_wgmma_ws_2";
    let counted = after(kernel);
    let at = counted.find("mbarrier.init").unwrap();
    let one = at + counted[at..].find(", 1;").unwrap();
    let counted = format!("{}, 2;{}", &counted[..one], &counted[one + 4..]);
    let found = found(&before(kernel), &counted);
    assert!(found.iter().any(|found| found.0 == "validate::count"), "{found:?}");
}

#[test]
fn texts_that_do_not_belong_together_are_refused() {
    let code = |before: &str, after: &str| {
        let ValidateFailure { side, failure } = validated(before, after).unwrap_err();
        (side, failure.diagnostics[0].code)
    };
    let (old, new) = (before("sm_80/matmul-s3"), after("sm_90/matmul-s3"));
    assert_eq!(code(&old, &new), (ValidateSide::After, "validate::target"));
    assert_eq!(code(&old, &after("sm_80/softmax")), (ValidateSide::After, "validate::kernel"));
    assert_eq!(code("module {\n}\n", &new).0, ValidateSide::Before);
    let (_, no_kernel) = code(&old, ".version 8.7\n.target sm_80\n.address_size 64\n");
    assert_eq!(no_kernel, "ptx::no-kernel");
    let amd = read("corpus/ir/gfx950/matmul-s2.after.mlir");
    assert_eq!(code(&amd, &new), (ValidateSide::After, "validate::target"));
}

#[test]
fn each_text_has_its_kind() {
    let side = |before, after| validate_kinds(before, after).unwrap_err().side;
    assert!(validate_kinds(SourceKind::Mlir, SourceKind::Ptx).is_ok());
    assert_eq!(side(SourceKind::Ptx, SourceKind::Mlir), ValidateSide::Before);
    assert_eq!(side(SourceKind::Mlir, SourceKind::Mlir), ValidateSide::After);
    assert_eq!(side(SourceKind::Trace, SourceKind::Ptx), ValidateSide::Before);
    assert_eq!(side(SourceKind::Mlir, SourceKind::Amdgcn), ValidateSide::After);
}
