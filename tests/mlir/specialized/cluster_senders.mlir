// Multicasts of all CTAs arrive at each mbarrier once from every CTA: `arrive_barrier {multicastCTA}`, and the commit of an
// MMA or of `tc_gen5_commit`. The count is the number of senders. With a smaller count, a phase completes early.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#same = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#rows = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[1, 0]]>
!bar = !ttg.memdesc<2xi64, #m, #smem, mutable>
!same = !ttg.memdesc<64x64xf16, #same, #smem, mutable>
!rows = !ttg.memdesc<256x64xf16, #rows, #smem, mutable>
!acc = !ttg.memdesc<256x64xf32, #tmem, #ttng.tensor_memory, mutable>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @each_arrives(%desc: !tt.tensordesc<64x64xf16, #same>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %data = ttg.local_alloc : () -> !same
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 2 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_barrier {relaxed = true}
    scf.for %i = %c0 to %n step %c1 : i32 {
      %phase = arith.andi %i, %c1 : i32
      %other = arith.xori %phase, %c1 : i32
      ttng.wait_barrier %empty, %other : !bar
      ttng.barrier_expect %full, 8192, %true : !bar
      ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %data, %full, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !bar -> !same
      ttng.wait_barrier %full, %phase : !bar
      %x = ttg.local_load %data : !same -> tensor<64x64xf16, #b>
      ttng.arrive_barrier %empty, 1 {multicastCTA = 1 : i32} : !bar
    }
    ttng.cluster_barrier
    ttng.inval_barrier %full : !bar
    ttng.inval_barrier %empty : !bar
    tt.return
  }
  tt.func public @one_counted(%desc: !tt.tensordesc<64x64xf16, #same>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %data = ttg.local_alloc : () -> !same
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 1 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_barrier {relaxed = true}
    scf.for %i = %c0 to %n step %c1 : i32 {
      %phase = arith.andi %i, %c1 : i32
      %other = arith.xori %phase, %c1 : i32
      ttng.wait_barrier %empty, %other : !bar
      ttng.barrier_expect %full, 8192, %true : !bar
      ttng.async_tma_copy_global_to_local %desc[%c0, %c0] %data, %full, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !bar -> !same // expect check: SW106
      ttng.wait_barrier %full, %phase : !bar
      %x = ttg.local_load %data : !same -> tensor<64x64xf16, #b>
      ttng.arrive_barrier %empty, 1 {multicastCTA = 1 : i32} : !bar // expect check: SW502
    }
    ttng.cluster_barrier
    ttng.inval_barrier %full : !bar
    ttng.inval_barrier %empty : !bar
    tt.return
  }
  tt.func public @each_commits(%rows: !tt.tensordesc<256x64xf16, #rows>, %same: !tt.tensordesc<64x64xf16, #same>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %a = ttg.local_alloc : () -> !rows
    %b = ttg.local_alloc : () -> !same
    %acc = ttng.tmem_alloc : () -> !acc
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 2 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_barrier {relaxed = true}
    ttng.barrier_expect %full, 24576, %true : !bar
    ttng.async_tma_copy_global_to_local %rows[%c0, %c0] %a, %full, %true : !tt.tensordesc<256x64xf16, #rows>, !bar -> !rows
    ttng.async_tma_copy_global_to_local %same[%c0, %c0] %b, %full, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !bar -> !same
    ttng.wait_barrier %full, %c0 : !bar
    ttng.cluster_barrier
    ttng.tc_gen5_mma %a, %b, %acc, %true, %true, %empty[%true] {is_async, multicast} : !rows, !same, !acc, !bar
    ttng.wait_barrier %empty, %c0 : !bar
    ttng.cluster_barrier
    tt.return
  }
  tt.func public @one_commit_counted(%rows: !tt.tensordesc<256x64xf16, #rows>, %same: !tt.tensordesc<64x64xf16, #same>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %a = ttg.local_alloc : () -> !rows
    %b = ttg.local_alloc : () -> !same
    %acc = ttng.tmem_alloc : () -> !acc
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 1 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_barrier {relaxed = true}
    ttng.barrier_expect %full, 24576, %true : !bar
    ttng.async_tma_copy_global_to_local %rows[%c0, %c0] %a, %full, %true : !tt.tensordesc<256x64xf16, #rows>, !bar -> !rows
    ttng.async_tma_copy_global_to_local %same[%c0, %c0] %b, %full, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !bar -> !same
    ttng.wait_barrier %full, %c0 : !bar
    ttng.cluster_barrier
    ttng.tc_gen5_mma %a, %b, %acc, %true, %true, %empty[%true] {is_async, multicast} : !rows, !same, !acc, !bar // expect check: SW505
    ttng.wait_barrier %empty, %c0 : !bar // expect check: SW301
    ttng.cluster_barrier // expect check: SW301
    tt.return
  }
  tt.func public @each_commits_apart(%rows: !tt.tensordesc<256x64xf16, #rows>, %same: !tt.tensordesc<64x64xf16, #same>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %a = ttg.local_alloc : () -> !rows
    %b = ttg.local_alloc : () -> !same
    %acc = ttng.tmem_alloc : () -> !acc
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 2 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_barrier {relaxed = true}
    ttng.barrier_expect %full, 24576, %true : !bar
    ttng.async_tma_copy_global_to_local %rows[%c0, %c0] %a, %full, %true : !tt.tensordesc<256x64xf16, #rows>, !bar -> !rows
    ttng.async_tma_copy_global_to_local %same[%c0, %c0] %b, %full, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !bar -> !same
    ttng.wait_barrier %full, %c0 : !bar
    ttng.cluster_barrier
    ttng.tc_gen5_mma %a, %b, %acc, %true, %true {is_async} : !rows, !same, !acc
    ttng.tc_gen5_commit %empty descs %a, %b : !bar, !rows, !same
    ttng.wait_barrier %empty, %c0 : !bar
    ttng.cluster_barrier
    tt.return
  }
  tt.func public @one_counted_apart(%rows: !tt.tensordesc<256x64xf16, #rows>, %same: !tt.tensordesc<64x64xf16, #same>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %a = ttg.local_alloc : () -> !rows
    %b = ttg.local_alloc : () -> !same
    %acc = ttng.tmem_alloc : () -> !acc
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 1 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_barrier {relaxed = true}
    ttng.barrier_expect %full, 24576, %true : !bar
    ttng.async_tma_copy_global_to_local %rows[%c0, %c0] %a, %full, %true : !tt.tensordesc<256x64xf16, #rows>, !bar -> !rows
    ttng.async_tma_copy_global_to_local %same[%c0, %c0] %b, %full, %true {multicast} : !tt.tensordesc<64x64xf16, #same>, !bar -> !same
    ttng.wait_barrier %full, %c0 : !bar
    ttng.cluster_barrier
    ttng.tc_gen5_mma %a, %b, %acc, %true, %true {is_async} : !rows, !same, !acc
    ttng.tc_gen5_commit %empty descs %a, %b : !bar, !rows, !same // expect check: SW505
    ttng.wait_barrier %empty, %c0 : !bar // expect check: SW301
    ttng.cluster_barrier // expect check: SW301
    tt.return
  }
}
