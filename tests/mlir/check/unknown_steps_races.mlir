// A loop with an argument as its step. The last iteration prefetches, too, and nothing waits for that.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
!tile = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!bars = !ttg.memdesc<2x1xi64, #flat, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #flat, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @prefetches_too_far(%d: !tt.tensordesc<64x64xf16, #shared>, %v: tensor<64x64xf16, #blocked>, %p: tensor<64x64x!tt.ptr<f16>, #blocked>, %k: i32, %step: i32) {
    %true = arith.constant true
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c63 = arith.constant 63 : i32
    %c64 = arith.constant 64 : i32
    %minus = arith.constant -1 : i32
    %first = tt.get_program_id z : i32
    %up = arith.addi %k, %c63 : i32
    %end = arith.divsi %up, %c64 : i32
    %ring = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
    %bars = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !bars
    %bar0 = ttg.memdesc_index %bars[%c0] : !bars -> !bar
    %bar1 = ttg.memdesc_index %bars[%c1] : !bars -> !bar
    %slot0 = ttg.memdesc_index %ring[%c0] : !ring -> !tile
    ttng.init_barrier %bar0, 1 : !bar // expect check: note check::mbarriers
    ttng.init_barrier %bar1, 1 : !bar
    %any = arith.cmpi slt, %first, %end : i32
    ttng.barrier_expect %bar0, 8192, %any : !bar
    ttng.async_tma_copy_global_to_local %d[%first, %c0] %slot0, %bar0, %any : !tt.tensordesc<64x64xf16, #shared>, !bar -> !tile
    scf.for %i = %first to %end step %step iter_args(%put = %c0, %get = %minus, %phase = %c0) -> (i32, i32, i32) : i32 {
      %more = arith.cmpi slt, %i, %end : i32
      %get1 = arith.addi %get, %c1 : i32
      %wraps = arith.cmpi sge, %get1, %c2 : i32
      %at = arith.select %wraps, %c0, %get1 : i32
      %flip = arith.xori %phase, %c1 : i32
      %now = arith.select %wraps, %flip, %phase : i32
      %bar = ttg.memdesc_index %bars[%at] : !bars -> !bar
      ttng.wait_barrier %bar, %now : !bar
      %tile = ttg.memdesc_index %ring[%at] : !ring -> !tile
      %x = ttg.local_load %tile : !tile -> tensor<64x64xf16, #blocked>
      tt.store %p, %x : tensor<64x64x!tt.ptr<f16>, #blocked>
      %put1 = arith.addi %put, %c1 : i32
      %over = arith.cmpi sge, %put1, %c2 : i32
      %to = arith.select %over, %c0, %put1 : i32
      %next = arith.addi %i, %step : i32
      %bar2 = ttg.memdesc_index %bars[%to] : !bars -> !bar
      ttng.barrier_expect %bar2, 8192, %more : !bar
      %tile2 = ttg.memdesc_index %ring[%to] : !ring -> !tile
      ttng.async_tma_copy_global_to_local %d[%next, %c0] %tile2, %bar2, %more : !tt.tensordesc<64x64xf16, #shared>, !bar -> !tile // expect check: SW503 // expect check: SW505
      scf.yield %to, %at, %now : i32, i32, i32
    }
    ttng.inval_barrier %bar0 : !bar
    ttng.inval_barrier %bar1 : !bar
    tt.return
  }
}
