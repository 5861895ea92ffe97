// Warps choose slots by their own number: warp 0 stores to slot 0, and warp 1 loads it. A slot that differs between warps may be
// any slot, also when a loop or a conditional forwards the index. So may a slot that nothing proves to be the same for all warps:
// the result of an unknown op, of an external function or of assembly.
#row = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#column = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @by_number(%x: tensor<32x32xf32, #column>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = nvvm.read.ptx.sreg.warpid : i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_a_conditional(%x: tensor<32x32xf32, #column>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c64 = arith.constant 64 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c64 : i32
    %own = scf.if %low -> (i32) {
      scf.yield %c0 : i32
    } else {
      scf.yield %c1 : i32
    }
    %other = arith.subi %c1, %own : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func private @index() -> i32
  tt.func private @own() -> i32 {
    %w = nvvm.read.ptx.sreg.warpid : i32
    tt.return %w : i32
  }
  tt.func public @by_an_unknown_op(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = "other.index"() : () -> i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_a_register_without_a_row(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = nvvm.read.ptx.sreg.lanemask.lt : i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_an_external_function(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = tt.call @index() : () -> i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_assembly(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = tt.elementwise_inline_asm "mov.u32 $0, %warpid;" {constraints = "=r", packed_element = 1 : i32, pure = true} %c1 : i32 -> i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_a_loaded_value(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %q = tt.addptr %p, %tid : !tt.ptr<i32>, i32
    %w = tt.load %q : !tt.ptr<i32>
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_a_call(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = tt.call @own() : () -> i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row> // expect check: SW101
    tt.return
  }
  tt.func public @by_the_program(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = tt.get_program_id x : i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    tt.return
  }
  tt.func public @by_a_uniform_register(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    tt.return
  }
  tt.func public @by_one_loaded_value(%x: tensor<32x32xf32, #column>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable>
    %w = tt.load %p : !tt.ptr<i32>
    %next = arith.addi %w, %c1 : i32
    %own = arith.remsi %w, %c2 : i32
    %other = arith.remsi %next, %c2 : i32
    %s = ttg.memdesc_index %a[%own] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %t = ttg.memdesc_index %a[%other] : !ttg.memdesc<2x32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    ttg.local_store %x, %s : tensor<32x32xf32, #column> -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %y = ttg.local_load %t : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> tensor<32x32xf32, #row>
    tt.return
  }
}
