// A put with an assigned slot and the constant phase 0, which a new aref never completes.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32, %v: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %ring = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
    %aref = nvws.aref.create %ring : <[!ttg.memdesc<2x64x64xf16, #s, #smem, mutable>]>
    %c2 = arith.constant 2 : i32
    scf.for %i = %c0 to %n step %c1 : i32 {
      %slot = arith.remui %i, %c2 {ttg.partition = array<i32: 0, 1>} : i32
      %lap = arith.divui %i, %c2 {ttg.partition = array<i32: 0, 1>} : i32
      %phase = arith.andi %lap, %c1 {ttg.partition = array<i32: 0, 1>} : i32
      %w, %t0 = nvws.aref.put.enter %aref[%slot, %c0] {ttg.partition = array<i32: 1>} : <[!ttg.memdesc<2x64x64xf16, #s, #smem, mutable>]> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>, !ttg.async.token // expect check: SW301
      ttg.local_store %v, %w {ttg.partition = array<i32: 1>} : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>
      nvws.aref.put.exit %aref[%slot], %t0 [#nvws.async_op<none>] {ttg.partition = array<i32: 1>} : <[!ttg.memdesc<2x64x64xf16, #s, #smem, mutable>]>, !ttg.async.token
      %r, %t1 = nvws.aref.get.enter %aref[%slot, %phase] {ttg.partition = array<i32: 0>} : <[!ttg.memdesc<2x64x64xf16, #s, #smem, mutable>]> -> !ttg.memdesc<64x64xf16, #s, #smem, mutable>, !ttg.async.token // expect check: SW301
      %x = ttg.local_load %r {ttg.partition = array<i32: 0>} : !ttg.memdesc<64x64xf16, #s, #smem, mutable> -> tensor<64x64xf16, #b>
      nvws.aref.get.exit %aref[%slot], %t1 [#nvws.async_op<none>] {ttg.partition = array<i32: 0>} : <[!ttg.memdesc<2x64x64xf16, #s, #smem, mutable>]>, !ttg.async.token
    } {tt.warp_specialize, ttg.partition = array<i32: 0, 1>, ttg.partition.stages = [0 : i32, 0 : i32], ttg.warp_specialize.tag = 0 : i32}
    tt.return
  }
}
