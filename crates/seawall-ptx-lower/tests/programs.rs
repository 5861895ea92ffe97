//! Programs of small kernels: footprints of warps, slots, mbarriers, and unresolved cases.

use seawall_model::{Action, Program, Slot, text};
use seawall_ptx_lower::{LowerOptions, Lowered, kernels, lower};

/// Lowers a kernel of 64 threads with this body and 4096 bytes of shared memory at `smem`.
fn lowered(body: &str) -> Lowered {
    let text = format!(
        ".version 8.5\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 n)\n\
         .reqntid 64\n{{\n.shared .align 128 .b8 smem[4096];\nmov.u32 %t, %tid.x;\n{body}\n}}\n"
    );
    let module = seawall_ptx::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}"));
    let kernel = kernels(&module)[0];
    let lowered =
        lower(&module, kernel, &LowerOptions::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    // The text form has a reader that validates.
    let printed = text::print(&lowered.program);
    assert_eq!(
        text::parse(&printed).unwrap_or_else(|errors| panic!("{errors:?}\n{printed}")),
        lowered.program
    );
    lowered
}

/// The bytes of each warp in the first access of each event that has accesses.
fn warps(program: &Program) -> Vec<Vec<Vec<(u32, u32)>>> {
    let footprints = program.events.values().filter_map(|event| event.accesses.first()?.footprints.first());
    let maps = footprints.filter_map(|footprint| footprint.warps);
    maps.map(|map| program.warp_maps.get(map).warps.iter().map(|own| own.as_slice().to_vec()).collect())
        .collect()
}

fn codes(lowered: &Lowered) -> Vec<&'static str> {
    lowered.warnings.iter().map(|warning| warning.code).collect()
}

#[test]
fn bits_of_the_thread_index_give_the_bytes_of_each_warp() {
    let program = lowered(
        "shl.b32 %a, %t, 3;\nxor.b32 %b, %a, 256;\nadd.s32 %c, %b, smem;\nst.shared.v2.b32 [%c], {%t, %t};\n\
         bfe.u32 %d, %t, 5, 1;\nmad.lo.s32 %e, %d, 512, smem;\nld.shared.b32 %f, [%e+16];\nret;",
    )
    .program;
    assert_eq!(
        warps(&program),
        [vec![vec![(256, 512)], vec![(0, 256)]], vec![vec![(16, 20)], vec![(528, 532)]]]
    );
}

#[test]
fn only_the_threads_of_a_guard_access_memory() {
    let program = lowered(
        "setp.lt.u32 %p, %t, 4;\nsetp.ne.s32 %q, %t, 0;\nand.pred %r, %p, %q;\nshl.b32 %a, %t, 2;\n\
         mov.u32 %s, smem;\nadd.s32 %b, %s, %a;\n@%r st.shared.b32 [%b], %t;\n@!%p st.shared.b8 [%s], %t;\nret;",
    )
    .program;
    assert_eq!(warps(&program), [vec![vec![(4, 16)], vec![]], vec![vec![(0, 1)], vec![(0, 1)]]]);
}

#[test]
fn matrices_take_addresses_from_some_lanes() {
    let program = lowered(
        "shl.b32 %a, %t, 4;\nadd.s32 %b, %a, smem;\n\
         ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%c}, [%b];\n\
         ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%d, %e, %f, %g}, [%b];\nret;",
    )
    .program;
    let lanes = |count: u32| vec![vec![(0, 16 * count)], vec![(512, 512 + 16 * count)]];
    assert_eq!(warps(&program), [lanes(8), lanes(32)]);
}

/// A loop that stores to slot `slot` of 512 bytes in iteration `%i`.
fn ring(slot: &str) -> Lowered {
    lowered(&format!(
        "ld.param.b32 %n, [n];\nmov.b32 %i, 0;\nmov.b32 %s, 2;\n$loop:\n{slot}\nshl.b32 %o, %slot, 9;\n\
         shl.b32 %a, %t, 2;\nadd.s32 %b, %a, smem;\nadd.s32 %c, %b, %o;\nst.shared.b32 [%c], %t;\n\
         add.s32 %i, %i, 1;\nsetp.lt.s32 %p, %i, %n;\n@%p bra $loop;\nret;"
    ))
}

#[test]
fn slots_of_rings_are_recovered() {
    let slots = [
        ("rem.u32 %slot, %i, 3;", 3),
        ("mul.hi.u32 %h, %i, -1431655765;\nshr.u32 %q, %h, 1;\nmad.lo.s32 %slot, %q, -3, %i;", 3),
        (
            "mul.hi.s32 %h, %i, 1431655766;\nshr.u32 %g, %h, 31;\nadd.s32 %q, %h, %g;\nmul.lo.s32 %m, %q, 3;\nsub.s32 %slot, %i, %m;",
            3,
        ),
        ("and.b32 %slot, %i, 3;", 4),
        (
            "cvt.u64.u32 %w, %i;\nmul.hi.u64 %h, %w, -6148914691236517205;\nshr.u64 %q, %h, 1;\ncvt.u32.u64 %d, %q;\nmad.lo.s32 %slot, %d, -3, %i;",
            3,
        ),
        (
            "mul.hi.u32 %h, %i, -1431655765;\nshr.u32 %q, %h, 1;\nmad.lo.s32 %x, %q, -3, %i;\nshl.b32 %y, %x, 4;\nshr.u32 %slot, %y, 4;",
            3,
        ),
        // The slot stays in some iterations.
        (
            "setp.eq.s32 %z, %n, %i;\nadd.s32 %u, %s, 1;\nsetp.gt.s32 %v, %u, 2;\nselp.b32 %w, 0, %u, %v;\nselp.b32 %s, %s, %w, %z;\nmov.b32 %slot, %s;",
            3,
        ),
        // The compiler clears upper bits of the quotient that the factor shifts out.
        (
            "add.s32 %x, %i, 2;\nshr.s32 %g, %x, 31;\nshr.u32 %h, %g, 30;\nadd.s32 %q, %x, %h;\nand.b32 %m, %q, 8388604;\nsub.s32 %slot, %x, %m;",
            4,
        ),
        ("add.s32 %u, %s, 1;\nsetp.gt.s32 %v, %u, 2;\nselp.b32 %s, 0, %u, %v;\nmov.b32 %slot, %s;", 3),
        ("add.s32 %u, %s, 1;\nsetp.ne.s32 %v, %u, 4;\nselp.b32 %s, %u, 0, %v;\nmov.b32 %slot, %s;", 4),
    ];
    for (slot, count) in slots {
        let lowered = ring(slot);
        assert!(lowered.warnings.is_empty(), "{slot}: {:?}", lowered.warnings);
        let buffer = lowered.program.buffers.values().next().unwrap();
        assert_eq!((buffer.slots, buffer.size), (count, 512 * count), "{slot}");
        let event = lowered.program.events.values().next().unwrap();
        assert!(matches!(event.accesses[0].footprints[0].slot, Slot::At(_)), "{slot}");
    }
}

#[test]
fn reciprocals_that_are_not_exact_are_not_divisions() {
    let lowered = ring("mul.hi.u32 %h, %i, -1431655764;\nshr.u32 %q, %h, 1;\nmad.lo.s32 %slot, %q, -3, %i;");
    assert_eq!(codes(&lowered), ["ptx::address"]);
    assert_eq!(lowered.imprecise.len(), 1);
    assert!(!lowered.withheld);
}

#[test]
fn masks_that_clear_bits_of_the_address_are_not_quotients() {
    let lowered = ring(
        "add.s32 %x, %i, 2;\nshr.s32 %g, %x, 31;\nshr.u32 %h, %g, 30;\nadd.s32 %q, %x, %h;\nand.b32 %m, %q, 4194300;\nsub.s32 %slot, %x, %m;",
    );
    assert_eq!(codes(&lowered), ["ptx::address"]);
}

#[test]
fn loops_around_a_wait_are_waits() {
    let forms = [
        "$w:\nmbarrier.try_wait.parity.shared::cta.b64 %w, [smem], 1;\n@!%w bra $w;",
        "$w:\nmbarrier.try_wait.parity.shared::cta.b64 %w, [smem], 1;\n@%w bra $d;\nbra $w;\n$d:",
        "{\n.reg .pred ok;\nwaitLoop:\nmbarrier.test_wait.parity.shared.b64 ok, [smem], 1;\n@!ok nanosleep.u32 20;\n@!ok bra.uni waitLoop;\n}",
    ];
    for form in forms {
        let lowered = lowered(&format!("{form}\nbar.sync 0;\nret;"));
        assert!(lowered.warnings.is_empty(), "{form}: {:?}", lowered.warnings);
        let waits = lowered.program.events.values().filter(|event| event.action.mbarrier_wait().is_some());
        assert_eq!(waits.count(), 1, "{form}");
        let back = lowered
            .program
            .blocks
            .iter()
            .any(|(id, block)| block.terminator.edges().iter().any(|edge| edge.target <= id));
        assert!(!back, "{form}");
    }
}

#[test]
fn registers_of_a_scope_are_its_own() {
    let program = lowered(
        "mov.b32 %a, 0;\n{\n.reg .b32 %a;\nmov.b32 %a, 64;\nadd.s32 %b, %a, smem;\nst.shared.b32 [%b], %t;\n}\n\
         add.s32 %b, %a, smem;\nst.shared.b32 [%b], %t;\nret;",
    )
    .program;
    let first: Vec<(u32, u32)> = warps(&program).iter().map(|warps| warps[0][0]).collect();
    assert_eq!(first, [(64, 68), (0, 4)]);
}

#[test]
fn unresolved_cases_have_codes() {
    let cases: [(&str, &str, bool); 8] = [
        ("ld.global.b32 %a, [%t];\nadd.s32 %b, %a, smem;\nld.shared.b32 %c, [%b];", "ptx::address", false),
        ("mov.u64 %a, 64;\nst.b32 [%a], %t;", "ptx::generic-address", false),
        ("call.uni helper, ();", "ptx::call", true),
        ("setp.lt.u32 %p, %t, 32;\n@%p bra $e;\nbar.sync 0;\n$e:", "ptx::divergence", true),
        ("setp.eq.u32 %p, %t, 32;\n@%p mbarrier.init.shared.b64 [smem], 1;", "ptx::issuer", true),
        ("bar.sync 1, 32;", "ptx::count", true),
        ("mapa.shared::cluster.u32 %a, smem, 1;\nld.shared::cluster.b32 %b, [%a];", "ptx::cluster", true),
        ("tcgen05.shift.cta_group::1.down [%t];", "ptx::instruction", true),
    ];
    for (body, code, withheld) in cases {
        let lowered = lowered(&format!("{body}\nret;"));
        assert!(codes(&lowered).contains(&code), "{body}: {:?}", lowered.warnings);
        assert_eq!(lowered.withheld, withheld, "{body}");
        assert!(lowered.withheld || !lowered.imprecise.is_empty(), "{body}");
    }
}

#[test]
fn operands_of_wgmma_are_read_through_descriptors() {
    // 128-byte swizzle (1 at bit 62), groups of 8 rows 1024 bytes apart (64 at bit 32).
    let descriptor = (1_u64 << 62) | (64 << 32);
    let lowered = lowered(&format!(
        "mov.u32 %a, smem;\nbfe.u32 %b, %a, 4, 14;\ncvt.u64.u32 %c, %b;\nor.b64 %d, %c, {descriptor};\n\
         wgmma.fence.sync.aligned;\n\
         wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {{%e, %f, %g, %h}}, {{%i, %j, %k, %l}}, %d, 1, 1, 1, 0;\n\
         wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\nret;"
    ));
    assert!(lowered.warnings.is_empty(), "{:?}", lowered.warnings);
    let mma =
        lowered.program.events.values().find(|event| matches!(event.action, Action::Mma { .. })).unwrap();
    let bytes = mma.accesses[0].footprints[0].bytes.unwrap();
    assert_eq!(lowered.program.byte_sets.get(bytes).bounds(), Some((0, 1024)));
}
