// A loop whose step is an argument. Without a tile there is no MMA for any step, and no commit or wait.
// expect check: clean
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!b = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!acc = !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32, %step: i32) {
    %each = ttg.local_alloc : () -> !bar
    ttng.init_barrier %each, 1 : !bar
    %done = ttg.local_alloc : () -> !bar
    ttng.init_barrier %done, 1 : !bar
    %a = ttg.local_alloc : () -> !a
    %b = ttg.local_alloc : () -> !b
    %acc = ttng.tmem_alloc : () -> !acc
    ttg.warp_specialize(%each, %done, %a, %b, %acc, %n, %step)
    default {
      %zero = arith.constant 0 : i32
      %some = arith.cmpi sgt, %n, %zero : i32
      ttng.wait_barrier %done, %zero, %some : !bar
      ttg.warp_yield
    }
    partition0(%pe: !bar, %pd: !bar, %pa: !a, %pb: !b, %pc: !acc, %pn: i32, %ps: i32) num_warps(1) {
      %zero = arith.constant 0 : i32
      %true = arith.constant true
      scf.for %tile = %zero to %pn step %ps : i32 {
        ttng.tc_gen5_mma %pa, %pb, %pc, %true, %true, %pe[%true] {is_async} : !a, !b, !acc, !bar
      }
      %some = arith.cmpi sgt, %pn, %zero : i32
      ttng.tc_gen5_commit %pd, %some : !bar
      ttg.warp_return
    } : (!bar, !bar, !a, !b, !acc, i32, i32) -> ()
    ttng.inval_barrier %each : !bar
    ttng.inval_barrier %done : !bar
    tt.return
  }
}
