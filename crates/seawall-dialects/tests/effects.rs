//! Effects and semantics of single ops that depend on types, attributes or operands.

use seawall_dialects::{
    Access, Launch, LoweringBarrier, MemDesc, OpKnowledge, Resource, SharedAccessKind, Space, Target, Traits,
    num_warps_at, partitions_of, registry,
};
use seawall_mlir::{Module, OpId, parse};

const PRELUDE: &str = r#"
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
!buf = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!val = !ttg.memdesc<64x64xf16, #s, #smem>
!acc = !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
!ta = !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
!t = tensor<64x64xf16, #b>
!bar = !ttg.memdesc<1xi64, #s, #smem, mutable>
"#;

/// Returns a kernel around `body` whose arguments have one name each.
fn module(body: &str) -> Module {
    let args = "%a: !buf, %v: !val, %d: !acc, %ta: !ta, %x: !t, %i: i32, %p: i1, %tok: !ttg.async.token";
    let text = format!(
        "{PRELUDE}module attributes {{\"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:100\"}} {{\n\
         tt.func @f({args}) {{\n{body}\ntt.return\n}}\n}}\n"
    );
    match parse(&text, registry()) {
        Ok(module) => {
            assert!(module.warnings().is_empty(), "{:?}", module.warnings());
            module
        }
        Err(errors) => panic!("{:?}\n{text}", errors.first()),
    }
}

fn find(m: &Module, name: &str) -> OpId {
    m.walk().find(|&op| m.op_name(op) == name).unwrap_or_else(|| panic!("no {name}"))
}

/// Returns the effects of the op called `name`: access, resource and value name.
fn effects(body: &str, name: &str) -> Vec<(Access, Resource, String)> {
    let m = module(body);
    let value = |v| m.value_name(v);
    let found = OpKnowledge::new(&m).instances(find(&m, name));
    found.iter().map(|e| (e.access, e.resource, e.value.map_or(String::new(), value))).collect()
}

const SHARED: Resource = Resource::Shared(SharedAccessKind::Generic);
const ASYNC: Resource = Resource::Shared(SharedAccessKind::Async);

fn on(access: Access, resource: Resource, value: &str) -> (Access, Resource, String) {
    (access, resource, value.to_string())
}

#[test]
fn an_immutable_buffer_without_offset_has_no_effects() {
    assert_eq!(effects("%n = ttg.local_alloc %x : (!t) -> !val", "ttg.local_alloc"), []);
}

#[test]
fn an_immutable_buffer_with_an_offset_is_allocated_and_written() {
    let body = "%n = ttg.local_alloc %x {allocation.offset = 0 : i32} : (!t) -> !val";
    let want = [on(Access::Allocate, SHARED, "%n"), on(Access::Write, SHARED, "%n")];
    assert_eq!(effects(body, "ttg.local_alloc"), want);
}

#[test]
fn a_buffer_without_source_is_not_written() {
    let body = "%n = ttg.local_alloc : () -> !buf";
    assert_eq!(effects(body, "ttg.local_alloc"), [on(Access::Allocate, SHARED, "%n")]);
}

#[test]
fn a_matrix_operand_in_registers_has_no_effect() {
    let body = "%r = ttng.warp_group_dot %x, %v, %x : !t * !val -> !t";
    assert_eq!(effects(body, "ttng.warp_group_dot"), [on(Access::Read, ASYNC, "%v")]);
}

#[test]
fn an_accumulator_that_is_overwritten_is_not_read() {
    let body = |flag: &str| {
        format!("%no = arith.constant false\nttng.tc_gen5_mma %ta, %v, %d, {flag}, %p : !ta, !val, !acc")
    };
    let reads_d = |flag: &str| {
        effects(&body(flag), "ttng.tc_gen5_mma").contains(&on(Access::Read, Resource::Tensor, "%d"))
    };
    assert!(!reads_d("%no") && reads_d("%p"));
    let want = [
        on(Access::Write, Resource::Tensor, "%d"),
        on(Access::Read, Resource::Tensor, "%ta"),
        on(Access::Read, ASYNC, "%v"),
    ];
    assert_eq!(effects(&body("%no"), "ttng.tc_gen5_mma"), want);
}

#[test]
fn an_op_without_row_reads_and_writes_every_buffer() {
    let m = module("%r = new.op %a, %i : !buf, i32");
    let knowledge = OpKnowledge::new(&m);
    let effects = knowledge.effects(find(&m, "new.op"));
    assert!(!effects.known && !effects.memory_effect_free);
    assert_eq!(effects.instances.len(), 2);
}

#[test]
fn arithmetic_without_row_is_free_of_effects() {
    let m = module("%r = math.something_new %i : i32");
    let effects = OpKnowledge::new(&m).effects(find(&m, "math.something_new"));
    assert!(effects.known && effects.memory_effect_free);
}

#[test]
fn a_loop_is_free_of_effects_when_its_body_is() {
    let free = |inside: &str| {
        let m = module(&format!("scf.for %k = %i to %i step %i : i32 {{\n{inside}\n}}"));
        OpKnowledge::new(&m).is_memory_effect_free(find(&m, "scf.for"))
    };
    assert!(free("%q = arith.addi %k, %k : i32"));
    assert!(!free("scf.if %p {\nttg.local_store %x, %a : !t -> !buf\n}"));
    // The op has no memory-effect interface, so its effects are unknown.
    assert!(!free("ttg.barrier local"));
}

#[test]
fn a_wait_is_marked_and_not_free_of_effects() {
    let m = module("%w = ttg.async_wait %tok {num = 0 : i32}");
    let wait = find(&m, "ttg.async_wait");
    let knowledge = OpKnowledge::new(&m);
    assert!(knowledge.traits(wait).has(Traits::MEM_WAIT));
    assert!(!knowledge.is_memory_effect_free(wait));
}

/// Returns on which sides the op called `name` itself synchronizes the CTA.
fn own_barrier(body: &str, name: &str) -> (bool, bool) {
    let m = module(body);
    let LoweringBarrier { before, after } = OpKnowledge::new(&m).own_barrier(find(&m, name));
    (before, after)
}

#[test]
fn atomics_synchronize_by_their_ordering() {
    let sides = |sem: &str| {
        let body = format!("%r = tt.atomic_rmw add, {sem}, gpu, %g, %i : (!tt.ptr<i32>, i32) -> i32");
        own_barrier(&format!("%g = ub.poison : !tt.ptr<i32>\n{body}"), "tt.atomic_rmw")
    };
    let all = ["relaxed", "acquire", "release", "acq_rel"].map(sides);
    assert_eq!(all, [(false, false), (false, true), (true, false), (true, true)]);
}

#[test]
fn a_matrix_multiplication_synchronizes_only_for_its_barriers() {
    let plain = "ttng.tc_gen5_mma %ta, %v, %d, %p, %p {is_async} : !ta, !val, !acc";
    let barrier = "%m = ttg.local_alloc : () -> !bar\n\
        ttng.tc_gen5_mma %ta, %v, %d, %p, %p, %m[%p] {is_async} : !ta, !val, !acc, !bar";
    assert_eq!(own_barrier(plain, "ttng.tc_gen5_mma"), (false, false));
    assert_eq!(own_barrier(barrier, "ttng.tc_gen5_mma"), (true, false));
}

#[test]
fn an_assertion_synchronizes_if_it_is_about_a_tensor() {
    let of =
        |ty: &str| own_barrier(&format!("%q = ub.poison : {ty}\ntt.assert %q, \"x\" : {ty}"), "tt.assert");
    assert_eq!([of("i1"), of("tensor<64xi1>")], [(false, false), (false, true)]);
}

#[test]
fn an_mbarrier_of_amd_is_initialized_before_all_warps_go_on() {
    let init =
        |dialect: &str| format!("%m = ttg.local_alloc : () -> !bar\n{dialect}.init_barrier %m, 1 : !bar");
    assert_eq!(own_barrier(&init("amdg"), "amdg.init_barrier"), (false, true));
    assert_eq!(own_barrier(&init("ttng"), "ttng.init_barrier"), (false, false));
}

#[test]
fn the_warps_of_a_partition_are_its_own() {
    let body = "ttg.warp_specialize(%a)\n\
        default {\n%k0 = arith.constant 0 : i32\nttg.warp_yield\n}\n\
        partition0(%q: !buf) num_warps(2) {\n%c1 = math.absi %k : i32\nttg.warp_return\n}\n\
        partition1(%q: !buf) num_warps(1) {\nttg.warp_return\n} : (!buf) -> ()";
    let body = body.replace("%c1 = math.absi %k : i32", "%c1 = ttg.warp_id");
    let m = module(&body);
    assert_eq!(num_warps_at(&m, find(&m, "arith.constant")), Some(4));
    assert_eq!(num_warps_at(&m, find(&m, "ttg.warp_id")), Some(2));
    let warps: Vec<_> =
        partitions_of(&m, find(&m, "ttg.warp_specialize")).iter().map(|p| p.num_warps).collect();
    assert_eq!(warps, [Some(2), Some(1)]);
}

#[test]
fn the_generic_form_of_a_partition_says_the_same() {
    let body = r#"
        "ttg.warp_specialize"() <{partitionNumWarps = array<i32: 8>}> ({
          "ttg.warp_yield"() : () -> ()
        }, {
          "ttg.warp_specialize.partitions"(%a) ({
          ^bb0(%q: !buf):
            %w = "ttg.warp_id"() : () -> i32
            "ttg.warp_return"() : () -> ()
          }) : (!buf) -> ()
        }) : () -> ()"#;
    let m = module(body);
    assert_eq!(num_warps_at(&m, find(&m, "ttg.warp_id")), Some(8));
    assert_eq!(partitions_of(&m, find(&m, "ttg.warp_specialize")).len(), 1);
}

#[test]
fn launch_attributes_and_aliased_types_are_read() {
    let m = module("%w = ttg.warp_id");
    let launch = Launch::of(&m, find(&m, "builtin.module"));
    assert_eq!(launch.target, Some(Target::Cuda { capability: 100 }));
    assert_eq!((launch.num_warps, launch.num_ctas), (Some(4), 1));
    let load = module("%l = ttg.local_load %a : !buf -> !t");
    let source = load.operands(find(&load, "ttg.local_load"))[0];
    let desc = MemDesc::decode(&load, load.ty(source)).unwrap();
    assert_eq!((desc.space, desc.mutable, desc.elements()), (Space::Shared, true, 4096));
    assert!(desc.encoding.starts_with("#ttg.swizzled_shared<{"));
}
