//! Warp specialization before `ttg.warp_specialize` with mbarriers: tokens, arefs, groups,
//! partitions that only attributes name, and the plan of a memory planner.

use seawall_dialects::registry;
use seawall_lower::{LowerOptions, Lowered, lower, with_calls_followed};
use seawall_mlir::parse;
use seawall_model::{Action, MBarrierOp, Place, Program, Space, Terminator};

use super::common::{kernel, program_for};

/// The lines of a model that contain one of `words`, trimmed.
fn lines<'t>(model: &'t str, words: &[&str]) -> Vec<&'t str> {
    model.lines().map(str::trim).filter(|line| words.iter().any(|word| line.contains(word))).collect()
}

pub(crate) fn lowered(text: &str) -> Lowered {
    let module = parse(text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"));
    let lowered = lower(&module, &LowerOptions::default()).unwrap_or_else(|e| panic!("{e:#?}\n{text}"));
    assert_eq!(lowered.program.validate(), Ok(()), "{text}");
    lowered
}

fn buffer<'p>(program: &'p Program, name: &str) -> &'p seawall_model::Buffer {
    let found = program.buffers.values().find(|buffer| buffer.name == name);
    found.unwrap_or_else(|| panic!("no buffer {name}"))
}

const TOKEN: &str = "
  %t = nvws.create_token {loadType = 3 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token>
";

#[test]
fn a_token_is_two_rings_of_mbarriers() {
    let model = kernel(&format!(
        "{TOKEN}
        nvws.producer_acquire %t, %n, %p : tensor<3x!nvws.token>, i32, i1
        nvws.producer_commit %t, %n : tensor<3x!nvws.token>, i32
        nvws.consumer_wait %t, %n, %p : tensor<3x!nvws.token>, i32, i1
        nvws.consumer_release %t, %n : tensor<3x!nvws.token>, i32
        tt.return"
    ));
    let steps = lines(&model, &["mbarrier wait", "mbarrier arrive"]);
    let [acquire, commit, wait, release] = steps.as_slice() else { panic!("{model}") };
    // The first acquisition finds the slot free: it waits for the other parity.
    assert!(acquire.contains("buf1[bb0.0]") && acquire.contains("phase bb0.1 ^ 1"), "{acquire}");
    assert!(commit.contains("arrive buf0[bb0.0]"), "{commit}");
    assert!(wait.contains("buf0[bb0.0]") && wait.ends_with("phase bb0.1"), "{wait}");
    assert!(release.contains("arrive buf1[bb0.0]"), "{release}");
    assert_eq!(lines(&model, &["mbarrier init"]).len(), 6, "{model}");
}

#[test]
fn a_token_of_copies_is_full_once_they_are_complete() {
    let body = |load| {
        format!(
            "%t = nvws.create_token {{loadType = {load} : i32, numBuffers = 1 : i32}} : tensor<1x!nvws.token>
            nvws.producer_commit %t, %c0 : tensor<1x!nvws.token>, i32
            tt.return"
        )
    };
    let tma = kernel(&body(2));
    assert!(tma.contains("mbarrier commit tma buf0"), "{tma}");
    // Each thread adds an arrival for its copies; the count of 1 is for the plain arrival.
    let cp = kernel(&body(1));
    assert!(cp.contains("mbarrier commit cp buf0") && cp.contains("mbarrier arrive buf0"), "{cp}");
}

#[test]
fn a_wait_for_stores_releases_the_slots_of_its_tokens() {
    let model = kernel(
        "%s = ttg.local_alloc : () -> !slot
        %t = nvws.create_token {loadType = 3 : i32, numBuffers = 2 : i32} : tensor<2x!nvws.token>
        %k = ttng.async_tma_copy_local_to_global %desc[%c0, %c0] %s : !desc, !slot -> !ttg.async.token
        ttng.async_tma_store_token_wait %k nvws_token %t[%n] : !ttg.async.token, tensor<2x!nvws.token>
        tt.return",
    );
    let steps = lines(&model, &["wait tma_store", "mbarrier arrive"]);
    assert_eq!(steps.len(), 2, "{model}");
    assert!(steps[1].contains("buf2[bb0.0]"), "the empty ring at the slot: {model}");
}

#[test]
fn a_token_without_a_known_creator_signals_nothing_and_warns() {
    let text = "module attributes {\"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:90\"} {
        tt.func @f(%t: tensor<2x!nvws.token>, %i: i32) {
        nvws.producer_commit %t, %i : tensor<2x!nvws.token>, i32
        tt.return } }";
    let lowered = lowered(text);
    assert_eq!(lowered.warnings.iter().map(|w| w.code).collect::<Vec<_>>(), ["lower::unknown-token"]);
    assert!(lowered.program.events.values().all(|event| event.action == Action::Other));
}

const AREF: &str = "
  %ring = ttg.local_alloc : () -> !ring
  %a = nvws.aref.create %ring : <[!ring]>
";

#[test]
fn an_aref_waits_for_the_parity_and_at_the_slot_that_it_is_given() {
    let model = kernel(&format!(
        "{AREF}
        %w, %t0 = nvws.aref.put.enter %a[%n, %c1] : <[!ring]> -> !slot, !ttg.async.token
        nvws.descriptor_load %desc[%c0, %c0] 8192 %w : !desc, i32, i32, !slot
        nvws.aref.put.exit %a[%n], %t0 [#nvws.async_op<tma_load>] : <[!ring]>, !ttg.async.token
        %r, %t1 = nvws.aref.get.enter %a[%n, %c0] : <[!ring]> -> !slot, !ttg.async.token
        %v = ttg.local_load %r : !slot -> !t
        nvws.aref.get.exit %a[%n], %t1 [#nvws.async_op<none>] : <[!ring]>, !ttg.async.token
        tt.return"
    ));
    let steps =
        lines(&model, &["mbarrier wait", "mbarrier expect", "async tma", "mbarrier arrive", "read buf0"]);
    let [put, expect, copy, get, read, leave] = steps.as_slice() else { panic!("{model}") };
    assert!(put.contains("buf2[bb0.0]") && put.ends_with("phase 1"), "{put}");
    assert!(expect.contains("buf1[bb0.0]") && expect.ends_with("tx 8192"), "{expect}");
    assert!(
        copy.contains("write buf0[bb0.0]") && copy.contains("write buf1[bb0.0]"),
        "it arrives by itself: {copy}"
    );
    assert!(get.contains("buf1[bb0.0]") && get.ends_with("phase 0"), "{get}");
    assert!(read.contains("buf0[bb0.0]"), "{read}");
    assert!(leave.contains("buf2[bb0.0]"), "{leave}");
}

#[test]
fn an_aref_without_stages_counts_its_rounds() {
    let model = kernel(&format!(
        "{AREF}
        scf.for %i = %c0 to %n step %c1 : i32 {{
          %w, %t0 = nvws.aref.put.enter %a : <[!ring]> -> !slot, !ttg.async.token
          nvws.aref.put.exit %a, %t0 [#nvws.async_op<none>] : <[!ring]>, !ttg.async.token
        }}
        tt.return"
    ));
    let [wait, arrive] = lines(&model, &["mbarrier wait", "mbarrier arrive"])[..] else { panic!("{model}") };
    assert!(
        wait.contains("buf2[remu(bb2.0, 3)]") && wait.contains("phase (divu(bb2.0, 3) & 1) ^ 1"),
        "{wait}"
    );
    assert!(arrive.contains("buf1[remu(bb2.1, 3)]"), "{arrive}");
    // The counter grows by one per iteration, and is 0 at the entry of the loop.
    assert!(model.contains("then ^bb2(bb2.0 + 1, bb2.1 + 1,"), "{model}");
    assert!(model.contains("then ^bb2(0, 0,"), "{model}");
}

#[test]
fn what_must_be_complete_before_an_aref_is_left_is() {
    for (kind, queue) in
        [("tc5mma", "tcgen05"), ("tmem_copy", "tcgen05"), ("wgmma", "wgmma"), ("cp_async", "cp")]
    {
        let model = kernel(&format!(
            "{AREF}
            %r, %t = nvws.aref.get.enter %a[%c0, %c0] : <[!ring]> -> !slot, !ttg.async.token
            nvws.aref.get.exit %a[%c0], %t [#nvws.async_op<{kind}>] : <[!ring]>, !ttg.async.token
            tt.return"
        ));
        assert!(model.contains(&format!("mbarrier commit {queue} buf2[0]")), "{kind}: {model}");
    }
}

#[test]
fn a_slot_is_empty_when_all_partitions_that_read_it_have_left_it() {
    let program = program_for(
        "cuda:100",
        &format!(
            "{AREF}
            scf.for %i = %c0 to %n step %c1 : i32 {{
              %r, %t = nvws.aref.get.enter %a {{ttg.partition = array<i32: 0>}} : <[!ring]> -> !slot, !ttg.async.token
              nvws.aref.get.exit %a, %t [#nvws.async_op<none>] {{ttg.partition = array<i32: 0>}} : <[!ring]>, !ttg.async.token
              %s, %u = nvws.aref.get.enter %a {{ttg.partition = array<i32: 1>}} : <[!ring]> -> !slot, !ttg.async.token
              nvws.aref.get.exit %a, %u [#nvws.async_op<none>] {{ttg.partition = array<i32: 1>}} : <[!ring]>, !ttg.async.token
            }} {{ttg.partition = array<i32: 0, 1>}}
            tt.return"
        ),
    );
    let counts: Vec<u32> = program
        .events
        .values()
        .filter_map(|event| match &event.action {
            Action::MBarrier(mbarrier) => match mbarrier.op {
                MBarrierOp::Init { count, .. } => Some(count),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert_eq!(counts, [1, 1, 1, 2, 2, 2], "full by one arrival, empty by two");
}

#[test]
fn partitions_named_by_attributes_run_their_own_ops_and_the_common_ones() {
    let program = program_for(
        "cuda:90",
        "%s = ttg.local_alloc {buffer.id = 0 : i32} : () -> !slot
        %v = arith.constant dense<0.0> : !t
        scf.for %i = %c0 to %n step %c1 : i32 {
          ttg.local_store %v, %s {async_task_id = array<i32: 1>} : !t -> !slot
          ttg.barrier local
          %x = ttg.local_load %s {async_task_id = array<i32: 0, 2>} : !slot -> !t
          scf.yield {async_task_id = array<i32: 2>}
        } {async_task_id = array<i32: 0, 1, 2>}
        tt.return",
    );
    let partition_of = |op: &str| -> Vec<&str> {
        let in_block = |block: &seawall_model::Block| {
            let events = block.events.iter();
            let is_it = |&&event: &&seawall_model::EventId| program.origin_of(event).op == op;
            vec![program.partitions[block.partition].name.as_str(); events.filter(is_it).count()]
        };
        program.blocks.values().flat_map(in_block).collect()
    };
    assert_eq!(partition_of("ttg.local_store"), ["partition0"]);
    assert_eq!(partition_of("ttg.local_load"), ["default", "partition1"]);
    assert_eq!(partition_of("ttg.barrier"), ["default", "partition0", "partition1"], "it has no list");
    let forks = program.blocks.values().filter(|block| matches!(block.terminator, Terminator::Fork(_)));
    assert_eq!(forks.count(), 1);
}

#[test]
fn a_group_of_partitions_is_followed() {
    let model = kernel(
        "%s = ttg.local_alloc : () -> !slot
        %v = arith.constant dense<0.0> : !t
        %r = nvws.warp_group
        partition0 num_warps(4) {
          ttg.local_store %v, %s : !t -> !slot
          nvws.warp_group.yield %n : i32
        }
        partition1 num_warps(2) {
          %x = ttg.local_load %s : !slot -> !t
          nvws.warp_group.return
        } -> i32
        tt.return",
    );
    assert!(model.contains("fork ^bb2, ^bb3"), "{model}");
    assert!(model.contains("join ^bb1(bb0.0)"), "the first partition yields: {model}");
    assert!(model.contains("write buf0") && model.contains("read buf0"), "{model}");
}

/// An accumulator, a buffer that is packed beside it, and an MMA into it.
fn packed(accumulates: &str) -> Program {
    lowered(&format!(
        "#s = #ttg.nvmma_shared<{{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}}>
        #t = #ttg.nvmma_shared<{{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}}>
        #smem = #ttg.shared_memory
        #m = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
        #h = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
        #c = #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>
        module attributes {{\"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:100\"}} {{
        tt.func @f() {{
        %use = arith.constant {accumulates}
        %true = arith.constant true
        %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #s, #smem, mutable>
        %b = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #t, #smem, mutable>
        %first = ttng.tmem_alloc {{buffer.copy = 1 : i32, buffer.id = 3 : i32}} : () -> !ttg.memdesc<128x64xf32, #h, #ttng.tensor_memory, mutable>
        %qk = ttng.tmem_alloc {{buffer.copy = 2 : i32, buffer.id = 8 : i32}} : () -> !ttg.memdesc<128x128xf32, #m, #ttng.tensor_memory, mutable>
        %top = ttng.tmem_alloc {{buffer.copy = 1 : i32, buffer.id = 8 : i32, buffer.offset = 65 : i32}} : () -> !ttg.memdesc<128x1xf32, #c, #ttng.tensor_memory, mutable> loc(\"top\"(\"k.py\":7:3))
        %half = ttg.memdesc_reinterpret %qk : !ttg.memdesc<128x128xf32, #m, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #h, #ttng.tensor_memory, mutable>
        ttng.tc_gen5_mma %a, %b, %half, %use, %true {{is_async}} : !ttg.memdesc<128x64xf16, #s, #smem, mutable>, !ttg.memdesc<64x64xf16, #t, #smem, mutable>, !ttg.memdesc<128x64xf32, #h, #ttng.tensor_memory, mutable>
        tt.return }} }}"
    ))
    .program
}

#[test]
fn what_is_packed_into_a_buffer_is_in_its_columns() {
    let program = packed("false");
    let (first, owner, top) = (buffer(&program, "%first"), buffer(&program, "%qk"), buffer(&program, "%top"));
    assert_eq!((first.offsets[0], first.size), (0, 64));
    assert_eq!((owner.offsets[0], owner.size), (64, 128), "groups are placed one after another");
    assert_eq!(top.offsets[0], 64 + 65);
    assert_eq!((owner.plan.group, owner.plan.column, owner.plan.copies), (Some(8), None, Some(2)));
    assert_eq!((top.plan.group, top.plan.column), (Some(8), Some(65)));
    assert_eq!(top.plan.label.as_deref(), Some("top"));
}

/// The columns that MMAs of `program` write.
fn written(program: &Program) -> Vec<u32> {
    let products = program.events.values().filter(|event| matches!(event.action, Action::Mma { .. }));
    let writes = products.flat_map(|event| &event.accesses).filter(|access| access.mode.writes());
    let sets = writes.flat_map(|access| &access.footprints).filter_map(|footprint| {
        let Place::Buffer(buffer) = footprint.place else { return None };
        let in_tensor_memory = program.buffers[buffer].space == Space::Tensor;
        footprint.bytes.filter(|_| in_tensor_memory).map(|bytes| program.byte_sets.get(bytes))
    });
    let columns = sets.flat_map(|set| &set.ctas).flat_map(|(_, runs)| runs.as_slice());
    let mut columns: Vec<u32> = columns.flat_map(|&(start, end)| start..end).map(|at| at & 0xffff).collect();
    columns.sort_unstable();
    columns.dedup();
    columns
}

#[test]
fn an_mma_that_does_not_accumulate_overwrites_all_that_is_packed_into_its_accumulator() {
    assert_eq!(written(&packed("false")), (64..192).collect::<Vec<u32>>());
    assert_eq!(written(&packed("true")), (64..128).collect::<Vec<u32>>(), "only the columns that it names");
}

#[test]
fn arrays_of_mbarriers_without_a_dimension_of_their_own_have_slots() {
    let model = kernel(
        "%bars = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #e, #smem, mutable>
        %bar = ttg.memdesc_index %bars[%n] : !ttg.memdesc<2xi64, #e, #smem, mutable> -> !bar
        ttng.wait_barrier %bar, %c0 : !bar
        tt.return",
    );
    assert!(model.contains("mbarrier wait update buf0[bb0.0]"), "{model}");
}

#[test]
fn captures_in_the_generic_form_are_followed() {
    let model = kernel(
        "%ring = ttg.local_alloc : () -> !ring
        \"ttg.warp_specialize\"() <{partitionNumWarps = array<i32: 4>}> ({
          \"ttg.warp_yield\"() : () -> ()
        }, {
          \"ttg.warp_specialize.partitions\"(%ring) ({
          ^bb0(%inner: !ring):
            %k = arith.constant 1 : i32
            %s = ttg.memdesc_index %inner[%k] : !ring -> !slot
            %x = ttg.local_load %s : !slot -> !t
            \"ttg.warp_return\"() : () -> ()
          }) : (!ring) -> ()
        }) : () -> ()
        tt.return",
    );
    assert!(model.contains("read buf0[1]"), "{model}");
}

/// A function that two partitions call occurs twice in the program, and its ops are those of the
/// text.
#[test]
fn calls_of_functions_that_wait_are_followed() {
    let text = include_str!("../../../../tests/mlir/specialized/calls.mlir");
    let module = parse(text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}"));
    let events = |follow_calls: bool| {
        let options = LowerOptions { follow_calls, ..LowerOptions::default() };
        let lowered = lower(&module, &options).unwrap_or_else(|errors| panic!("{errors:#?}"));
        assert_eq!(lowered.program.validate(), Ok(()));
        assert_eq!(lowered.warnings.is_empty(), follow_calls, "{:#?}", lowered.warnings);
        let (mut calls, mut waits) = (0, Vec::new());
        for event in lowered.program.events.values() {
            match &event.action {
                Action::Call(_) => calls += 1,
                Action::MBarrier(mbarrier) if matches!(mbarrier.op, MBarrierOp::Wait { .. }) => {
                    let origin = &lowered.program.origins[event.origin];
                    assert_eq!(module.op(lowered.ops[origin.index as usize]).span, origin.span);
                    waits.push(origin.span);
                }
                _ => {}
            }
        }
        waits.dedup();
        (calls, waits.len(), lowered.program.functions.len())
    };
    assert_eq!(events(true), (0, 1, 1));
    let (calls, waits, functions) = events(false);
    assert_eq!((calls > 0, waits, functions), (true, 1, 4));
}

/// Functions that call each other twice are inlined up to a limit. Recursive functions are not
/// inlined.
#[test]
fn calls_are_followed_up_to_a_size() {
    let mut text = "tt.func private @f0(%b: i32) { tt.return }\n".to_owned();
    for i in 1..40 {
        let call = format!("tt.call @f{}(%b) : (i32) -> ()", i - 1);
        text += &format!("tt.func private @f{i}(%b: i32) {{\n{call}\n{call}\ntt.return\n}}\n");
    }
    text += "tt.func private @round(%b: i32) {\ntt.call @round(%b) : (i32) -> ()\ntt.return\n}\n";
    text += "tt.func public @kernel(%b: i32) {\ntt.call @f39(%b) : (i32) -> ()\ntt.call @round(%b) : (i32) -> ()\n";
    text += "%t = nvws.create_token {loadType = 3 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token>\ntt.return\n}\n";
    let module = parse(&text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}"));
    let options = LowerOptions { follow_calls: true, ..LowerOptions::default() };
    let followed = with_calls_followed(&module, &options).expect("some calls are followed");
    assert!(followed.op_count() < 1 << 17);
    let names = |name: &str| followed.walk().any(|op| followed.symbol_name(op) == Some(name));
    assert!(names("round") && names("kernel"));
}
