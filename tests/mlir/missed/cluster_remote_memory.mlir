// Ops of Meta's fork that name memory of another CTA by a view or by its rank. Triton lacks these ops.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @view(%x: tensor<64x64xf16, #blocked>) {
    %c1 = arith.constant 1 : i32
    %own = nvg.cluster_id
    %r = arith.xori %own, %c1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %v = ttng.map_to_remote_buffer %a, %r : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #ttng.shared_cluster_memory, mutable>
    ttg.local_store %x, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %l = ttg.local_load %v : !ttg.memdesc<64x64xf16, #shared, #ttng.shared_cluster_memory, mutable> -> tensor<64x64xf16, #blocked> // expect check: SW106 SW505
    tt.return // expect minimal: cluster barrier
  }
  tt.func public @rank(%x: tensor<64x64xf16, #blocked>) {
    %c1 = arith.constant 1 : i32
    %own = nvg.cluster_id
    %r = arith.xori %own, %c1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.remote_shmem_store %x, rank %r, %a : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %l = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    tt.return // expect minimal: no barrier
  }
}
