// The producer does not wait for an empty slot of the ring.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %ring = ttg.local_alloc {buffer.copy = 2 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
    %token = nvws.create_token {loadType = 3 : i32, numBuffers = 2 : i32} : tensor<2x!nvws.token>
    ttg.warp_specialize(%ring, %token, %n)
    default {
      scf.for %i = %c0 to %n step %c1 : i32 {
        %slot = arith.remsi %i, %c2 : i32
        %round = arith.divsi %i, %c2 : i32
        %phase = arith.trunci %round : i32 to i1
        nvws.consumer_wait %token, %slot, %phase : tensor<2x!nvws.token>, i32, i1 // expect check: SW301
        %view = ttg.memdesc_index %ring[%slot] : !ttg.memdesc<2x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
        %x = ttg.local_load %view : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
        nvws.consumer_release %token, %slot : tensor<2x!nvws.token>, i32 // expect check: SW301
      }
      ttg.warp_yield
    }
    partition0(%arg0: !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>, %arg1: tensor<2x!nvws.token>, %arg2: i32) num_warps(4) {
      %v = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #b>
      %d0 = arith.constant 0 : i32
      %d1 = arith.constant 1 : i32
      %d2 = arith.constant 2 : i32
      scf.for %i = %d0 to %arg2 step %d1 : i32 {
        %slot = arith.remsi %i, %d2 : i32
        %round = arith.divsi %i, %d2 : i32
        %phase = arith.trunci %round : i32 to i1
        %view = ttg.memdesc_index %arg0[%slot] : !ttg.memdesc<2x64x64xf16, #s, #smem, mutable> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
        ttg.local_store %v, %view : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable> // expect check: SW102
        nvws.producer_commit %arg1, %slot : tensor<2x!nvws.token>, i32
      }
      ttg.warp_return
    } : (!ttg.memdesc<2x64x64xf16, #s, #smem, mutable>, tensor<2x!nvws.token>, i32) -> ()
    tt.return
  }
}
