// Arefs that partitions capture. Their buffers are live as long as the arefs are used, and do not overlap.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!slots = !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
!slot = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
// expect check: clean
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32, %v: tensor<64x64xf16, #b>) {
    %rows = ttg.local_alloc : () -> !slots
    %row_ring = nvws.aref.create %rows : <[!slots]>
    %columns = ttg.local_alloc : () -> !slots
    %column_ring = nvws.aref.create %columns : <[!slots]>
    ttg.warp_specialize(%row_ring, %column_ring, %n)
    default {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      scf.for %i = %c0 to %n step %c1 : i32 {
        %slot = arith.remui %i, %c2 : i32
        %lap = arith.divui %i, %c2 : i32
        %phase = arith.andi %lap, %c1 : i32
        %row, %t0 = nvws.aref.get.enter %row_ring[%slot, %phase] : <[!slots]> -> !slot, !ttg.async.token
        %x = ttg.local_load %row : !slot -> tensor<64x64xf16, #b>
        nvws.aref.get.exit %row_ring[%slot], %t0 [#nvws.async_op<none>] : <[!slots]>, !ttg.async.token
        %column, %t1 = nvws.aref.get.enter %column_ring[%slot, %phase] : <[!slots]> -> !slot, !ttg.async.token
        %y = ttg.local_load %column : !slot -> tensor<64x64xf16, #b>
        nvws.aref.get.exit %column_ring[%slot], %t1 [#nvws.async_op<none>] : <[!slots]>, !ttg.async.token
      }
      ttg.warp_yield
    }
    partition0(%own_rows: !nvws.aref<[!slots]>, %own_columns: !nvws.aref<[!slots]>, %own_n: i32) num_warps(4) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %zeros = arith.constant dense<0.0> : tensor<64x64xf16, #b>
      scf.for %i = %c0 to %own_n step %c1 : i32 {
        %slot = arith.remui %i, %c2 : i32
        %lap = arith.divui %i, %c2 : i32
        %odd = arith.andi %lap, %c1 : i32
        %phase = arith.xori %odd, %c1 : i32
        %row, %t0 = nvws.aref.put.enter %own_rows[%slot, %phase] : <[!slots]> -> !slot, !ttg.async.token
        ttg.local_store %zeros, %row : tensor<64x64xf16, #b> -> !slot
        nvws.aref.put.exit %own_rows[%slot], %t0 [#nvws.async_op<none>] : <[!slots]>, !ttg.async.token
        %column, %t1 = nvws.aref.put.enter %own_columns[%slot, %phase] : <[!slots]> -> !slot, !ttg.async.token
        ttg.local_store %zeros, %column : tensor<64x64xf16, #b> -> !slot
        nvws.aref.put.exit %own_columns[%slot], %t1 [#nvws.async_op<none>] : <[!slots]>, !ttg.async.token
      }
      ttg.warp_return
    } : (!nvws.aref<[!slots]>, !nvws.aref<[!slots]>, i32) -> ()
    tt.return
  }
}
