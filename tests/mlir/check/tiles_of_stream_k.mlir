// A persistent matmul that splits its work evenly (stream-k). The loop over one tile runs from the
// first iteration of this CTA to the last one, less one. A wait for the last copy follows if the
// tile has an iteration at all. The end is a minimum of long expressions.
// expect check: no notes
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @waits_for_the_last(%p: tensor<32x32x!tt.ptr<f16>, #blocked> {tt.divisibility = 16 : i32}, %v: tensor<32x32xf16, #blocked>, %M: i32, %N: i32, %K: i32, %share: i32) {
    %c1 = arith.constant 1 : i32
    %c64 = arith.constant 64 : i32
    %c63 = arith.constant 63 : i32
    %c127 = arith.constant 127 : i32
    %c128 = arith.constant 128 : i32
    %a = ttg.local_alloc : () -> !tile
    %pid = tt.get_program_id x : i32
    %m = arith.addi %M, %c127 : i32
    %tiles_m = arith.divsi %m, %c128 : i32
    %n = arith.addi %N, %c127 : i32
    %tiles_n = arith.divsi %n, %c128 : i32
    %k = arith.addi %K, %c63 : i32
    %per_tile = arith.divsi %k, %c64 : i32
    %tiles = arith.muli %tiles_m, %tiles_n : i32
    %total = arith.muli %tiles, %per_tile : i32
    %first = arith.muli %pid, %share : i32
    %behind = arith.addi %first, %share : i32
    %last = arith.minsi %behind, %total : i32
    %done = scf.while (%at = %first) : (i32) -> i32 {
      %more = arith.cmpi slt, %at, %last : i32
      scf.condition(%more) %at : i32
    } do {
    ^bb0(%start: i32):
      %rem = arith.remsi %start, %per_tile : i32
      %left = arith.subi %per_tile, %rem : i32
      %next = arith.addi %start, %left : i32
      %end = arith.minsi %next, %last : i32
      %any = arith.cmpi slt, %start, %end : i32
      ttg.local_store %v, %a : tensor<32x32xf16, #blocked> -> !tile
      %until = arith.subi %end, %c1 : i32
      scf.for %i = %start to %until step %c1 : i32 {
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
        %t = ttg.async_copy_global_to_local %p, %a : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
      }
      scf.if %any {
        %w = ttg.async_wait {num = 0 : i32}
      }
      ttg.barrier local
      scf.yield %end : i32
    }
    tt.return
  }
}
// -----
// The wait is guarded by another condition.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @waits_for_more_than_one(%p: tensor<32x32x!tt.ptr<f16>, #blocked> {tt.divisibility = 16 : i32}, %v: tensor<32x32xf16, #blocked>, %M: i32, %N: i32, %K: i32, %share: i32) {
    %c1 = arith.constant 1 : i32
    %c64 = arith.constant 64 : i32
    %c63 = arith.constant 63 : i32
    %c127 = arith.constant 127 : i32
    %c128 = arith.constant 128 : i32
    %a = ttg.local_alloc : () -> !tile
    %pid = tt.get_program_id x : i32
    %m = arith.addi %M, %c127 : i32
    %tiles_m = arith.divsi %m, %c128 : i32
    %n = arith.addi %N, %c127 : i32
    %tiles_n = arith.divsi %n, %c128 : i32
    %k = arith.addi %K, %c63 : i32
    %per_tile = arith.divsi %k, %c64 : i32
    %tiles = arith.muli %tiles_m, %tiles_n : i32
    %total = arith.muli %tiles, %per_tile : i32
    %first = arith.muli %pid, %share : i32
    %behind = arith.addi %first, %share : i32
    %last = arith.minsi %behind, %total : i32
    %done = scf.while (%at = %first) : (i32) -> i32 {
      %more = arith.cmpi slt, %at, %last : i32
      scf.condition(%more) %at : i32
    } do {
    ^bb0(%start: i32):
      %rem = arith.remsi %start, %per_tile : i32
      %left = arith.subi %per_tile, %rem : i32
      %next = arith.addi %start, %left : i32
      %end = arith.minsi %next, %last : i32
      %until = arith.subi %end, %c1 : i32
      %short = arith.subi %until, %c1 : i32
      %two = arith.cmpi slt, %start, %short : i32
      ttg.local_store %v, %a : tensor<32x32xf16, #blocked> -> !tile // expect check: SW201
      scf.for %i = %start to %until step %c1 : i32 {
        %w = ttg.async_wait {num = 0 : i32}
        ttg.barrier local
        %t = ttg.async_copy_global_to_local %p, %a : tensor<32x32x!tt.ptr<f16>, #blocked> -> <32x32xf16, #shared, #smem, mutable>
        %g = ttg.async_commit_group tokens %t
      }
      scf.if %two {
        %w = ttg.async_wait {num = 0 : i32}
      }
      ttg.barrier local
      scf.yield %end : i32
    }
    tt.return
  }
}
