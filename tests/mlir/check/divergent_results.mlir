// Values that threads get from different paths or at different times are divergent. Where nothing proves a value to be
// uniform, the verdict is bounded.
// expect check: bound some-runs

#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!S = !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
!S2 = !ttg.memdesc<2x64x64xf16, #sh, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // The paths leave the region instead of joining in it.
  tt.func public @result_of_a_region() {
    %c0 = arith.constant 0 : i32
    %c8 = arith.constant 8 : i32
    %c32 = arith.constant 32 : i32
    %c99 = arith.constant 99 : i32
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c32 : i32
    %t = scf.execute_region -> i32 {
      cf.cond_br %low, ^one, ^other
    ^one:
      scf.yield %c0 : i32
    ^other:
      scf.yield %c99 : i32
    }
    %q = arith.cmpi slt, %t, %c8 : i32
    scf.if %q {
      ttg.barrier local // expect check: SW301
    }
    tt.return
  }
  tt.func private @chosen(%low: i1) -> i32 attributes {noinline = true} {
    %c0 = arith.constant 0 : i32
    %c99 = arith.constant 99 : i32
    cf.cond_br %low, ^one, ^other
  ^one:
    tt.return %c0 : i32
  ^other:
    tt.return %c99 : i32
  }
  tt.func public @result_of_a_call() {
    %c8 = arith.constant 8 : i32
    %c32 = arith.constant 32 : i32
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c32 : i32
    %t = tt.call @chosen(%low) : (i1) -> i32
    %q = arith.cmpi slt, %t, %c8 : i32
    scf.if %q {
      ttg.barrier local // expect check: SW301
    }
    tt.return
  }
  // Threads leave the loop at different times. One result changes on the way, the other does not.
  tt.func public @results_of_a_loop(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c8 = arith.constant 8 : i32
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %r:2 = scf.for %i = %c0 to %tid step %c1 iter_args(%same = %n, %sum = %c0) -> (i32, i32) : i32 {
      %next = arith.addi %sum, %c1 : i32
      scf.yield %same, %next : i32, i32
    }
    %q = arith.cmpi slt, %r#0, %c8 : i32
    scf.if %q {
      ttg.barrier local // expect check: SW401
    }
    %d = arith.cmpi slt, %r#1, %c8 : i32
    scf.if %d {
      ttg.barrier local // expect check: SW301
    }
    tt.return
  }
  tt.func public @time() {
    %c8 = arith.constant 8 : i64
    %t = nvvm.read.ptx.sreg.globaltimer : i64
    %q = arith.cmpi slt, %t, %c8 : i64
    scf.if %q {
      ttg.barrier local // expect check: SW301
    }
    tt.return
  }
  tt.func public @unknown_op() {
    %q = "some.op"() : () -> i1
    scf.if %q { // expect check: note lower::unproved-path
      ttg.barrier local // expect check: SW401
    }
    tt.return
  }
  tt.func public @unknown_op_of_a_branch() {
    %q = "some.op"() : () -> i1
    cf.cond_br %q, ^one, ^end // expect check: note lower::unproved-path
  ^one:
    ttg.barrier local // expect check: SW401
    cf.br ^end
  ^end:
    tt.return
  }
  // Each warp swaps the slots another number of times.
  tt.func public @views_of_a_loop(%v: tensor<64x64xf16, #row>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c32 = arith.constant 32 : i32
    %a = ttg.local_alloc : () -> !S2
    %x = ttg.memdesc_index %a[%c0] : !S2 -> !S
    %y = ttg.memdesc_index %a[%c1] : !S2 -> !S
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %warp = arith.divsi %tid, %c32 : i32
    %r:2 = scf.for %i = %c0 to %warp step %c1 iter_args(%s = %x, %t = %y) -> (!S, !S) : i32 {
      scf.yield %t, %s : !S, !S
    }
    ttg.local_store %v, %r#0 : tensor<64x64xf16, #row> -> !S
    %l = ttg.local_load %r#1 : !S -> tensor<64x64xf16, #col> // expect check: SW101
    tt.return
  }
  tt.func public @views_of_a_branch(%v: tensor<64x64xf16, #row>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c32 = arith.constant 32 : i32
    %a = ttg.local_alloc : () -> !S2
    %x = ttg.memdesc_index %a[%c0] : !S2 -> !S
    %y = ttg.memdesc_index %a[%c1] : !S2 -> !S
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %low = arith.cmpi slt, %tid, %c32 : i32
    cf.cond_br %low, ^join(%x, %y : !S, !S), ^join(%y, %x : !S, !S)
  ^join(%s: !S, %t: !S):
    ttg.local_store %v, %s : tensor<64x64xf16, #row> -> !S
    %l = ttg.local_load %t : !S -> tensor<64x64xf16, #col> // expect check: SW101
    tt.return
  }
  tt.func public @views_of_all_threads(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !S2
    %x = ttg.memdesc_index %a[%c0] : !S2 -> !S
    %y = ttg.memdesc_index %a[%c1] : !S2 -> !S
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %t = %y) -> (!S, !S) : i32 {
      scf.yield %t, %s : !S, !S
    }
    ttg.local_store %v, %r#0 : tensor<64x64xf16, #row> -> !S
    %l = ttg.local_load %r#1 : !S -> tensor<64x64xf16, #col>
    tt.return
  }
}
