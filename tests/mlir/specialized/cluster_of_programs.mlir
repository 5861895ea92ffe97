// A cluster of two CTAs with a program each, as TLX compiles it (`ctas_per_cga`). One stores into the memory of the
// other, which reads it after a barrier of its own threads only.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<64x32xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%x: tensor<64x32xf16, #b>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %tile = ttg.local_alloc : () -> !tile
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %tile : tensor<64x32xf16, #b> -> !tile
    ttg.barrier local
    %y = ttg.local_load %tile : !tile -> tensor<64x32xf16, #b> // expect check: SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @in_order(%x: tensor<64x32xf16, #b>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %tile = ttg.local_alloc : () -> !tile
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %tile : tensor<64x32xf16, #b> -> !tile
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %y = ttg.local_load %tile : !tile -> tensor<64x32xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
