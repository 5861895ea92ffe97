// Barriers of a Triton kernel: a necessary one, one that another makes redundant, and what orders
// the accesses around them. The lines of the answers are those of the file: the first barrier is at
// line 18.
// options why: warp-locality
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#rows = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!buffer = !ttg.memdesc<128x4xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%x: tensor<128x4xf32, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !buffer
    scf.for %i = %c0 to %n step %c1 : i32 {
      %j = arith.addi %i, %c1 : i32 // expect why: `arith.addi` (line 16) does not synchronize or access shared memory
      ttg.local_store %x, %a : tensor<128x4xf32, #blocked> -> !buffer // expect why: RAW on `%a`, bytes 0..2048, `ttg.local_load` (line 19): ordered by `ttg.barrier` (line 18) // expect why: WAR on `%a`, bytes 0..2048, `ttg.local_load` (line 19) of an earlier iteration: ordered by `ttg.barrier` (line 21)
      ttg.barrier local // expect why: `ttg.barrier` (line 18) is necessary: it orders 1 pair of accesses // expect why: RAW on `%a`, bytes 0..2048: `ttg.local_store` (line 17), then `ttg.local_load` (line 19) // expect why: read of `%a` may see old data
      %y = ttg.local_load %a : !buffer -> tensor<128x4xf32, #rows> // expect why: is ordered with 2 conflicting accesses
      ttg.barrier local // expect why: either `ttg.barrier` (line 20) or `ttg.barrier` (line 21) is necessary // expect why: WAR on `%a`, bytes 0..2048: `ttg.local_load` (line 19), then `ttg.local_store` (line 17) in a later iteration
      ttg.barrier local // expect why: `ttg.barrier` (line 21) is redundant // expect why: ordered by: `ttg.barrier` (line 20) // expect why: `place --remove-redundant` deletes it
    }
    tt.return
  }
}
