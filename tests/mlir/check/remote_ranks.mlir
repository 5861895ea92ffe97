// Ranks of CTAs in a cluster of two. A CTA that names itself accesses its own memory. Each form of the other rank is
// resolved. Without a barrier of the cluster, a store to the other CTA races with its load there.
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @store_xor(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.xori %rank, %c1 : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b> // expect check: SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @store_difference(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.subi %c1, %rank : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b> // expect check: SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @store_select(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %leads = arith.cmpi eq, %rank, %c0 : i32
    %peer = arith.select %leads, %c1, %c0 : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b> // expect check: SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @store_next(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %size = ttng.cluster_size_1d
    %next = arith.addi %rank, %c1 : i32
    %peer = arith.remui %next, %size : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b> // expect check: SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @store_own(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %rank, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @store_own_computed(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %own = arith.andi %rank, %c1 : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %own, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @store_constant(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %c0, %a : tensor<64x64xf16, #b> -> !t // expect check: note lower::unknown-rank
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
// -----
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 4 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @to_next_of_four(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %c3 = arith.constant 3 : i32
    %next = arith.addi %rank, %c1 : i32
    %to = arith.andi %next, %c3 : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %to, %a : tensor<64x64xf16, #b> -> !t
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b> // expect check: SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @to_pairs_first_of_four(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %even = arith.constant -2 : i32
    %to = arith.andi %rank, %even : i32
    %a = ttg.local_alloc : () -> !t
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %to, %a : tensor<64x64xf16, #b> -> !t // expect check: note lower::unknown-rank
    ttg.barrier local
    %l = ttg.local_load %a : !t -> tensor<64x64xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
