//! The bytes of workgroup memory that accesses of upstream modules touch, the waits and barriers of
//! AMD GPUs, and modules that no compiler emits.

use seawall_lower::{LowerOptions, Lowered, lower};
use seawall_mlir::parse;
use seawall_model::{Action, BarrierKind, Event, Place, Queue, Slot};

const SPACE: &str = "#gpu.address_space<workgroup>";

/// The program of a kernel of 64 by 4 threads, waves of 64 lanes. `WG` stands for the workgroup's
/// memory space.
fn lowered(target: &str, body: &str) -> Lowered {
    lowered_with(target, body, true)
}

fn lowered_with(target: &str, body: &str, count_ordinary: bool) -> Lowered {
    let text = format!(
        "#t = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 4, 1] subgroup_size = 64>\n\
         func.func @k(%n: index, %v: vector<4xf32>, %s: f32, %g: memref<4096xf32>) attributes {{translation_info = #t}} {{\n\
         %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n\
         %c16 = arith.constant 16 : index\n%c64 = arith.constant 64 : index\n\
         %x = gpu.thread_id x\n%y = gpu.thread_id y\n%b = gpu.block_id x\n{body}\nreturn\n}}\n"
    )
    .replace("WG", SPACE);
    let module =
        parse(&text, seawall_dialects::registry()).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"));
    assert!(module.warnings().is_empty(), "{:#?}\n{text}", module.warnings());
    let target = Some(target.parse().unwrap());
    lower(&module, &LowerOptions { target, count_ordinary, ..LowerOptions::default() })
        .unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"))
}

fn events(lowered: &Lowered) -> Vec<&Event> {
    lowered.program.events.values().filter(|event| !matches!(event.action, Action::Other)).collect()
}

/// The bytes of each access, buffer by buffer.
fn touched(body: &str) -> Vec<Vec<(u32, u32)>> {
    let lowered = lowered("gfx942", body);
    let program = &lowered.program;
    let accesses = program.events.values().flat_map(|event| &event.accesses);
    let bytes = |access: &seawall_model::Access| {
        let footprint = &access.footprints[0];
        let set = footprint.bytes.expect("the bytes are known");
        program.byte_sets.get(set).ctas[0].1.as_slice().to_vec()
    };
    accesses.map(bytes).collect()
}

#[test]
fn each_thread_touches_its_own_part_of_a_row() {
    // 64 threads along x with 4 elements of 4 bytes each: rows of 1024 bytes. The thread's y
    // selects the row.
    let body = "%a = memref.alloc() : memref<8x256xf32, WG>\n\
                %i = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%x]\n\
                vector.store %v, %a[%y, %i] : memref<8x256xf32, WG>, vector<4xf32>";
    assert_eq!(touched(body), [[(0, 4096)]]);
    // Every second 16-byte piece of row 5.
    let body = "%a = memref.alloc() : memref<8x256xf32, WG>\n\
                %c5 = arith.constant 5 : index\n\
                %i = affine.apply affine_map<()[s0] -> ((s0 mod 2) * 8 + 4)>()[%x]\n\
                vector.store %v, %a[%c5, %i] : memref<8x256xf32, WG>, vector<4xf32>";
    assert_eq!(touched(body), [[(5 * 1024 + 16, 5 * 1024 + 32), (5 * 1024 + 48, 5 * 1024 + 64)]]);
}

#[test]
fn what_ties_indices_together_is_kept_thread_by_thread() {
    // `x * 8 - (x floordiv 4) * 32` is `(x mod 4) * 8`, but as an interval it would be unbounded.
    let body = "%a = memref.alloc() : memref<64x36xf16, WG>\n\
                %h = arith.constant dense<0.0> : vector<8xf16>\n\
                %i = affine.apply affine_map<()[s0] -> (s0 floordiv 4)>()[%x]\n\
                %j = affine.apply affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>()[%x]\n\
                vector.store %h, %a[%i, %j] : memref<64x36xf16, WG>, vector<8xf16>";
    // 16 rows of 72 bytes, of which the last 8 are padding.
    let rows: Vec<(u32, u32)> = (0..16).map(|row| (row * 72, row * 72 + 64)).collect();
    assert_eq!(touched(body), [rows]);
}

#[test]
fn views_of_one_allocation_have_distinct_bytes() {
    let body = "%a = memref.alloc() : memref<8192xi8, WG>\n\
                %c4096 = arith.constant 4096 : index\n\
                %p = memref.view %a[%c0][] : memref<8192xi8, WG> to memref<64x16xf32, WG>\n\
                %q = memref.view %a[%c4096][] : memref<8192xi8, WG> to memref<64x16xf32, WG>\n\
                memref.store %s, %p[%x, %c0] : memref<64x16xf32, WG>\n\
                memref.store %s, %q[%n, %n] : memref<64x16xf32, WG>\n\
                %t = memref.subview %q[8, 4] [4, 2] [1, 1] : memref<64x16xf32, WG> to memref<4x2xf32, strided<[16, 1], offset: 132>, WG>\n\
                memref.store %s, %t[%c1, %n] : memref<4x2xf32, strided<[16, 1], offset: 132>, WG>\n\
                %r = memref.reinterpret_cast %q to offset: [16], sizes: [4], strides: [1] : memref<64x16xf32, WG> to memref<4xf32, strided<[1], offset: 16>, WG>\n\
                memref.store %s, %r[%n] : memref<4xf32, strided<[1], offset: 16>, WG>\n\
                %f = memref.collapse_shape %q [[0, 1]] : memref<64x16xf32, WG> into memref<1024xf32, WG>\n\
                memref.store %s, %f[%c64] : memref<1024xf32, WG>";
    let found = touched(body);
    assert_eq!(found[0], (0..64).map(|row| (row * 64, row * 64 + 4)).collect::<Vec<_>>());
    assert_eq!(found[1], [(4096, 8192)], "an unknown index stays inside its view");
    // Row 9, columns 4 and 5.
    assert_eq!(found[2], [(4096 + 9 * 64 + 16, 4096 + 9 * 64 + 24)]);
    assert_eq!(found[3], [(4096 + 64, 4096 + 80)]);
    assert_eq!(found[4], [(4096 + 256, 4096 + 260)]);
}

#[test]
fn a_direct_load_writes_for_all_lanes_from_where_the_first_one_says() {
    let body = "%a = memref.alloc() : memref<64x32xf16, WG>\n\
                %i = affine.apply affine_map<()[s0] -> (s0 * 16)>()[%y]\n\
                amdgpu.gather_to_lds %g[%x], %a[%i, %c0] : vector<2xf16>, memref<4096xf32>, memref<64x32xf16, WG>";
    // Four waves, 64 lanes of 4 bytes each, from rows 0, 16, 32 and 48.
    assert_eq!(touched(body), [[(0, 256), (1024, 1280), (2048, 2304), (3072, 3328)]]);
}

#[test]
fn memory_that_is_not_the_workgroups_is_left_out() {
    let body = "%a = memref.alloc() : memref<64xf32>\n\
                %p = memref.alloca() : memref<64xf32, #gpu.address_space<private>>\n\
                memref.store %s, %a[%x] : memref<64xf32>\n\
                memref.store %s, %p[%x] : memref<64xf32, #gpu.address_space<private>>\n\
                memref.store %s, %g[%x] : memref<4096xf32>";
    assert!(touched(body).is_empty());
}

/// The slots of all accesses, as the program's text prints them.
fn slots(body: &str) -> Vec<String> {
    let lowered = lowered("gfx942", body);
    let program = &lowered.program;
    let footprints =
        program.events.values().flat_map(|event| &event.accesses).map(|access| &access.footprints[0]);
    footprints
        .map(|footprint| match footprint.slot {
            Slot::At(term) => {
                program.terms.as_const(term).map_or("carried".to_owned(), |slot| slot.to_string())
            }
            Slot::Whole => "whole".to_owned(),
            Slot::Any => "any".to_owned(),
        })
        .collect()
}

#[test]
fn buffers_that_rotate_around_a_loop_are_slots_of_a_ring() {
    let rotate = |first: &str, second: &str| {
        format!(
            "%r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = {first}, %q = {second}) -> (memref<64xf32, WG>, memref<64xf32, WG>) {{\n\
             memref.store %s, %p[%x] : memref<64xf32, WG>\n\
             scf.yield %q, %p : memref<64xf32, WG>, memref<64xf32, WG>\n}}\n\
             memref.store %s, {first}[%x] : memref<64xf32, WG>"
        )
    };
    let apart = format!(
        "%a = memref.alloc() : memref<64xf32, WG>\n%b = memref.alloc() : memref<64xf32, WG>\n{}",
        rotate("%a", "%b").replace("%b =", "%d =")
    );
    assert_eq!(slots(&apart.replace("%b", "%d").replace("gpu.block_id", "")), ["carried", "0"]);
    let inside = format!(
        "%m = memref.alloc() : memref<1024xi8, WG>\n%c512 = arith.constant 512 : index\n\
         %a = memref.view %m[%c512][] : memref<1024xi8, WG> to memref<64xf32, WG>\n\
         %d = memref.view %m[%c0][] : memref<1024xi8, WG> to memref<64xf32, WG>\n{}",
        rotate("%a", "%d")
    );
    assert_eq!(slots(&inside), ["carried", "1"], "slots are counted in the order of addresses");
}

#[test]
fn a_leading_dimension_that_a_counter_chooses_counts_slots() {
    let body = "%a = memref.alloc() : memref<2x64xf32, WG>\n\
                scf.for %i = %c0 to %n step %c1 {\n\
                %k = affine.apply affine_map<(d0) -> (d0 mod 2)>(%i)\n\
                memref.store %s, %a[%k, %x] : memref<2x64xf32, WG>\n\
                %p = memref.subview %a[%k, 0] [1, 64] [1, 1] : memref<2x64xf32, WG> to memref<64xf32, strided<[1], offset: ?>, WG>\n\
                memref.store %s, %p[%x] : memref<64xf32, strided<[1], offset: ?>, WG>\n}";
    assert_eq!(slots(body), ["carried", "carried"]);
    let by_thread = body.replace("(%i)\n", "(%y)\n");
    assert_eq!(slots(&by_thread), ["whole", "whole"], "threads do not agree on one slot");
}

/// The waits and barriers of a program.
fn synchronization(target: &str, body: &str) -> Vec<String> {
    let lowered = lowered(target, body);
    let word = |event: &&Event| match &event.action {
        Action::Wait(wait) => Some(format!("{:?} {:?}", wait.queue, wait.pending)),
        Action::Barrier(barrier) => {
            let kind = match barrier.kind {
                BarrierKind::Cta => "barrier",
                BarrierKind::Signal { .. } => "signal",
                BarrierKind::WaitSignal { .. } => "await",
                _ => "other",
            };
            Some(if barrier.local_fence { format!("{kind} with fence") } else { kind.to_owned() })
        }
        Action::Copy { queue: Queue::Vmem, .. } if event.accesses.is_empty() => Some("counted".to_owned()),
        _ => None,
    };
    events(&lowered).iter().filter_map(word).collect()
}

#[test]
fn counters_are_read_as_their_target_has_them() {
    let all = "amdgpu.memory_counter_wait load(2) store(1) ds(0)";
    assert_eq!(synchronization("gfx942", all), ["Vmem Some(3)", "Ds Some(0)"]);
    assert_eq!(synchronization("gfx1200", all), ["Vmem Some(2)", "Ds Some(0)"]);
    assert_eq!(synchronization("gfx950", "rocdl.s.waitcnt 16368"), ["Vmem Some(0)"]);
    assert_eq!(synchronization("gfx1200", "rocdl.s.waitcnt 16368"), ["Vmem None", "Ds None"]);
    let intrinsic =
        "%z = arith.constant 1 : i16\nllvm.call_intrinsic \"llvm.amdgcn.s.wait.tensorcnt\"(%z) : (i16) -> ()";
    assert_eq!(synchronization("gfx1250", intrinsic), ["Tdm Some(1)"]);
    assert_eq!(
        synchronization("gfx1250", "rocdl.s.wait.asynccnt 3\nrocdl.s.wait.loadcnt 4"),
        ["Async Some(3)", "Vmem Some(4)"]
    );
}

#[test]
fn a_bare_barrier_orders_what_the_wave_has_waited_for() {
    let store = "%a = memref.alloc() : memref<256xf32, WG>\nmemref.store %s, %a[%x] : memref<256xf32, WG>\n";
    let split = "rocdl.s.barrier.signal -1\nrocdl.s.barrier.wait -1";
    assert_eq!(synchronization("gfx1200", &format!("{store}{split}")), ["signal", "await"]);
    let waited = format!("{store}rocdl.s.wait.dscnt 0\n{split}");
    assert_eq!(synchronization("gfx1200", &waited), ["Ds Some(0)", "signal with fence", "await"]);
    let partly = format!("{store}rocdl.s.wait.dscnt 1\n{split}");
    assert_eq!(synchronization("gfx1200", &partly), ["Ds Some(1)", "signal", "await"]);
    let late = format!("{store}rocdl.s.wait.dscnt 0\n%l = memref.load %a[%x] : memref<256xf32, WG>\n{split}");
    assert_eq!(synchronization("gfx1200", &late), ["Ds Some(0)", "signal", "await"]);
    let gfx9 = format!("{store}amdgpu.memory_counter_wait ds(0)\nrocdl.s.barrier");
    assert_eq!(synchronization("gfx942", &gfx9), ["Ds Some(0)", "barrier with fence"]);
    assert_eq!(
        synchronization("gfx942", &format!("{store}amdgpu.lds_barrier\nrocdl.s.barrier")),
        ["barrier with fence", "barrier with fence"]
    );
    // Only one of two paths has a wait.
    let one_way = format!(
        "{store}%p = arith.cmpi eq, %n, %c0 : index\nscf.if %p {{\nrocdl.s.wait.dscnt 0\n}}\n{split}"
    );
    assert_eq!(synchronization("gfx1200", &one_way), ["Ds Some(0)", "signal", "await"]);
}

#[test]
fn ordinary_accesses_are_counted_among_direct_loads_only_if_they_surely_are_instructions() {
    let copy = "%a = memref.alloc() : memref<64xf32, WG>\n\
                amdgpu.gather_to_lds %g[%x], %a[%c0] : f32, memref<4096xf32>, memref<64xf32, WG>\n";
    let used = "%l = memref.load %g[%x] : memref<4096xf32>\nmemref.store %l, %g[%y] : memref<4096xf32>\n";
    assert_eq!(synchronization("gfx942", &format!("{copy}{used}")), ["counted", "counted"]);
    // None without the option, because the compiler may move them across a wait.
    let unasked = lowered_with("gfx942", &format!("{copy}{used}"), false);
    let is_counted = |event: &&Event| {
        matches!(event.action, Action::Copy { queue: Queue::Vmem, .. }) && event.accesses.is_empty()
    };
    assert_eq!(unasked.program.events.values().filter(is_counted).count(), 0);
    // Without loads to LDS, none is counted.
    assert!(synchronization("gfx942", used).is_empty());
    // A load at a uniform address may become another instruction; an unused one may disappear.
    let uniform = "%l = memref.load %g[%b] : memref<4096xf32>\nmemref.store %l, %g[%x] : memref<4096xf32>\n";
    assert_eq!(synchronization("gfx942", &format!("{copy}{uniform}")), ["counted"]);
    assert!(
        synchronization("gfx942", &format!("{copy}%l = memref.load %g[%x] : memref<4096xf32>")).is_empty()
    );
}

#[test]
fn conditionals_on_the_thread_are_entered_part_by_part() {
    let body = "%a = memref.alloc() : memref<256xf32, WG>\n\
                %p = arith.cmpi ult, %x, %c16 : index\n\
                scf.if %p {\nmemref.store %s, %a[%x] : memref<256xf32, WG>\namdgpu.lds_barrier\n} else {\n\
                %l = memref.load %a[%x] : memref<256xf32, WG>\n}";
    let lowered = lowered("gfx942", body);
    let program = &lowered.program;
    let block_of = |mode| {
        let has = |block: &&seawall_model::Block| {
            block.events.iter().any(|&event| program.events[event].accesses.iter().any(|a| a.mode == mode))
        };
        program.blocks.values().find(has).unwrap()
    };
    let (store, load) = (block_of(seawall_model::Mode::Write), block_of(seawall_model::Mode::Read));
    assert!(store.divergent && load.divergent);
    // A path leads from the store to the load.
    let next = store.terminator.edges()[0].target;
    assert!(
        program.blocks[next]
            .terminator
            .edges()
            .iter()
            .any(|edge| std::ptr::eq(&program.blocks[edge.target], load))
    );
    assert!(lowered.warnings.iter().any(|warning| warning.code == "lower::divergent-barrier"));
    assert!(synchronization("gfx942", body).contains(&"barrier".to_owned()), "it orders nothing");
}

#[test]
fn addresses_are_followed_to_their_memrefs() {
    let body = "%a = memref.alloc() : memref<256xf32, WG>\n%d = memref.alloc() : memref<256xf32, WG>\n\
                %i = memref.extract_aligned_pointer_as_index %d : memref<256xf32, WG> -> index\n\
                %j = arith.index_cast %i : index to i32\n%z = arith.constant 0 : i32\n\
                %e = vector.from_elements %z, %j, %z, %z : vector<4xi32>\n\
                %w = arith.constant dense<0> : vector<8xi32>\n\
                llvm.call_intrinsic \"llvm.amdgcn.tensor.load.to.lds\"(%e, %w, %e, %e, %z) : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>, i32) -> ()";
    let lowered = lowered("gfx1250", body);
    let copies: Vec<&Event> =
        lowered.program.events.values().filter(|event| !event.accesses.is_empty()).collect();
    let [copy] = copies.as_slice() else { panic!("{copies:#?}") };
    assert!(matches!(copy.action, Action::Copy { queue: Queue::Tdm, .. }));
    let Place::Buffer(buffer) = copy.accesses[0].footprints[0].place else { panic!("{copy:#?}") };
    assert_eq!(lowered.program.buffers[buffer].name, "%d");
    assert!(lowered.warnings.is_empty(), "{:#?}", lowered.warnings);
    // An address from memory may be any address.
    let unknown = body.replace("%j, %z, %z : vector", "%k, %z, %z : vector").replace(
        "%z = arith.constant",
        "%h = memref.alloca() : memref<1xi32>\n%k = memref.load %h[%c0] : memref<1xi32>\n%z = arith.constant",
    );
    let lowered = self::lowered("gfx1250", &unknown);
    let access = lowered.program.events.values().find_map(|event| event.accesses.first()).unwrap();
    assert_eq!(access.footprints[0].place, Place::Unknown);
    assert!(lowered.warnings.iter().any(|warning| warning.code == "lower::unknown-address"));
}

#[test]
fn shapes_and_strides_that_no_compiler_emits_cover_all_of_the_memory() {
    let huge = "9223372036854775807";
    for ty in [
        format!("memref<{huge}x{huge}xf32, WG>"),
        format!("memref<4x4xf32, strided<[{huge}, {huge}]>, WG>"),
        format!("memref<4x4xf32, strided<[-1, 1], offset: {huge}>, WG>"),
        "memref<?x?xf32, WG>".to_owned(),
        "memref<4x0xf32, WG>".to_owned(),
        "memref<4x4xf32, strided<[?, ?], offset: ?>, WG>".to_owned(),
        "memref<4x4xf32, strided<[1]>, WG>".to_owned(),
        "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, WG>".to_owned(),
        "memref<4x4xi4, WG>".to_owned(),
        "memref<99999999999999999999x4xf32, WG>".to_owned(),
    ] {
        let body = format!(
            "%a = memref.alloc() : {ty}\n%q = memref.alloc() : memref<64xf32, WG>\n\
             %i = arith.muli %n, %n : index\n%j = arith.shli %x, %n : index\n\
             memref.store %s, %a[%i, %j] : {ty}\n\
             %t = memref.subview %a[%i, {huge}] [1, 1] [1, 1] : {ty} to memref<1x1xf32, strided<[{huge}, 1], offset: ?>, WG>\n\
             memref.store %s, %t[%x, %y] : memref<1x1xf32, strided<[{huge}, 1], offset: ?>, WG>\n\
             %u = memref.view %a[%i][] : {ty} to memref<64xf32, WG>\n\
             memref.store %s, %u[%x] : memref<64xf32, WG>\n\
             memref.store %s, %q[%x] : memref<64xf32, WG>"
        );
        let lowered = lowered("gfx942", &body);
        assert!(lowered.program.validate().is_ok(), "{ty}: {:#?}", lowered.program.validate());
        let accesses = lowered.program.events.values().filter(|event| !event.accesses.is_empty()).count();
        assert_eq!(accesses, 4, "{ty}");
    }
}

#[test]
fn malformed_maps_and_loops_are_no_reason_to_leave_memory_alone() {
    let body = "%a = memref.alloc() : memref<64xf32, WG>\n\
                affine.for %i = 0 to %n step 4 {\naffine.store %s, %a[%i + 1] : memref<64xf32, WG>\n}\n\
                affine.for %i = max affine_map<(d0) -> (0, d0)>(%n) to 8 {\nmemref.store %s, %a[%i] : memref<64xf32, WG>\n}\n\
                affine.if affine_set<(d0) : (d0 >= 0)>(%n) {\nmemref.store %s, %a[%c0] : memref<64xf32, WG>\n}";
    let lowered = lowered("gfx942", body);
    let accesses = lowered.program.events.values().filter(|event| !event.accesses.is_empty()).count();
    assert_eq!(accesses, 3);
    let branches =
        lowered.program.blocks.values().filter(|block| block.terminator.edges().len() == 2).count();
    assert_eq!(branches, 5, "two loops, entered and gone around, and a conditional");
}
