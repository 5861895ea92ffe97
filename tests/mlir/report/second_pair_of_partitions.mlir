// One pair of partitions after another, with the same mbarriers. No arrival of the second pair releases a
// wait of the first one.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#bs = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!r = !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bs, #smem, mutable>
!bs = !ttg.memdesc<2x1xi64, #bs, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32, %p: !tt.ptr<i32>) {
    %k0 = arith.constant 0 : i32
    %k1 = arith.constant 1 : i32
    %ring = ttg.local_alloc : () -> !r
    %full = ttg.local_alloc : () -> !bs
    %empty = ttg.local_alloc : () -> !bs
    %f0 = ttg.memdesc_index %full[%k0] : !bs -> !b
    %f1 = ttg.memdesc_index %full[%k1] : !bs -> !b
    %e0 = ttg.memdesc_index %empty[%k0] : !bs -> !b
    %e1 = ttg.memdesc_index %empty[%k1] : !bs -> !b
    ttng.init_barrier %f0, 1 : !b
    ttng.init_barrier %f1, 1 : !b
    ttng.init_barrier %e0, 1 : !b
    ttng.init_barrier %e1, 1 : !b
    ttg.barrier local
    ttg.warp_specialize(%ring, %full, %empty, %n, %p)
    default {
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : i32
      %two = arith.constant 2 : i32
      %tr = arith.constant true
      %r0 = scf.for %i0 = %zero to %n step %one iter_args(%c0 = %zero) -> (i32) : i32 {
        %slot = arith.remsi %c0, %two : i32
        %rnd = arith.divsi %c0, %two : i32
        %par = arith.andi %rnd, %one : i32
        %inv = arith.xori %par, %one : i32
        %wb = ttg.memdesc_index %full[%slot] : !bs -> !b
        %ab = ttg.memdesc_index %empty[%slot] : !bs -> !b
        %buf = ttg.memdesc_index %ring[%slot] : !r -> !t
        ttng.wait_barrier %wb, %par : !b
        %x = ttg.local_load %buf : !t -> tensor<64x64xf16, #b>
        ttng.arrive_barrier %ab, 1 : !b // expect report: edge default (1) to partition0 (1), backward // expect report: edge default (1) to partition0 (2), backward
        %nx = arith.addi %c0, %one : i32
        scf.yield %nx : i32
      }
      ttg.warp_yield
    }
    partition0(%ring_: !r, %full_: !bs, %empty_: !bs, %n_: i32, %p_: !tt.ptr<i32>) num_warps(4) {
      %v = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #b>
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : i32
      %two = arith.constant 2 : i32
      %tr = arith.constant true
      %r0 = scf.for %i0 = %zero to %n_ step %one iter_args(%c0 = %zero) -> (i32) : i32 {
        %slot = arith.remsi %c0, %two : i32
        %rnd = arith.divsi %c0, %two : i32
        %par = arith.andi %rnd, %one : i32
        %inv = arith.xori %par, %one : i32
        %wb = ttg.memdesc_index %empty_[%slot] : !bs -> !b
        %ab = ttg.memdesc_index %full_[%slot] : !bs -> !b
        %buf = ttg.memdesc_index %ring_[%slot] : !r -> !t
        ttng.wait_barrier %wb, %inv : !b
        ttg.local_store %v, %buf : tensor<64x64xf16, #b> -> !t
        ttng.arrive_barrier %ab, 1 : !b // expect report: edge partition0 (1) to default (1), forward // expect report: edge partition0 (1) to default (2), forward
        %nx = arith.addi %c0, %one : i32
        scf.yield %nx : i32
      }
      ttg.warp_return
    } : (!r, !bs, !bs, i32, !tt.ptr<i32>) -> ()
    ttg.warp_specialize(%ring, %full, %empty, %n, %p)
    default {
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : i32
      %two = arith.constant 2 : i32
      %tr = arith.constant true
      %r0 = scf.for %i0 = %zero to %n step %one iter_args(%c0 = %zero) -> (i32) : i32 {
        %slot = arith.remsi %c0, %two : i32
        %rnd = arith.divsi %c0, %two : i32
        %par = arith.andi %rnd, %one : i32
        %inv = arith.xori %par, %one : i32
        %wb = ttg.memdesc_index %full[%slot] : !bs -> !b
        %ab = ttg.memdesc_index %empty[%slot] : !bs -> !b
        %buf = ttg.memdesc_index %ring[%slot] : !r -> !t
        ttng.wait_barrier %wb, %par : !b
        %x = ttg.local_load %buf : !t -> tensor<64x64xf16, #b>
        ttng.arrive_barrier %ab, 1 : !b // expect report: edge default (2) to partition0 (2), backward
        %nx = arith.addi %c0, %one : i32
        scf.yield %nx : i32
      }
      ttg.warp_yield
    }
    partition0(%ring_: !r, %full_: !bs, %empty_: !bs, %n_: i32, %p_: !tt.ptr<i32>) num_warps(4) {
      %v = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #b>
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : i32
      %two = arith.constant 2 : i32
      %tr = arith.constant true
      %r0 = scf.for %i0 = %zero to %n_ step %one iter_args(%c0 = %zero) -> (i32) : i32 {
        %slot = arith.remsi %c0, %two : i32
        %rnd = arith.divsi %c0, %two : i32
        %par = arith.andi %rnd, %one : i32
        %inv = arith.xori %par, %one : i32
        %wb = ttg.memdesc_index %empty_[%slot] : !bs -> !b
        %ab = ttg.memdesc_index %full_[%slot] : !bs -> !b
        %buf = ttg.memdesc_index %ring_[%slot] : !r -> !t
        ttng.wait_barrier %wb, %inv : !b
        ttg.local_store %v, %buf : tensor<64x64xf16, #b> -> !t
        ttng.arrive_barrier %ab, 1 : !b // expect report: edge partition0 (2) to default (2), forward
        %nx = arith.addi %c0, %one : i32
        scf.yield %nx : i32
      }
      ttg.warp_return
    } : (!r, !bs, !bs, i32, !tt.ptr<i32>) -> ()
    tt.return
  }
}
