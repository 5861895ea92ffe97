// A multicast load with unknown targets. The bytes of each mbarrier are unknown, so byte counts are not reported.
// expect check: clean
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!halves = !ttg.memdesc<2x128x64xf16, #s, #smem, mutable>
!half = !ttg.memdesc<128x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #s>, %mask: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %true = arith.constant true
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %halves = ttg.local_alloc : () -> !halves
    %own = ttg.memdesc_index %halves[%rank] : !halves -> !half
    %first = ttg.memdesc_index %halves[%c0] : !halves -> !half
    %second = ttg.memdesc_index %halves[%c1] : !halves -> !half
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttng.barrier_expect %bar, 32768, %true : !bar
    ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %own, %bar, %true, %mask : !tt.tensordesc<128x64xf16, #s>, !bar -> !half
    ttng.wait_barrier %bar, %c0 : !bar
    %x = ttg.local_load %first : !half -> tensor<128x64xf16, #b>
    %y = ttg.local_load %second : !half -> tensor<128x64xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
