// A slot that differs between CTAs names other memory in another CTA. The model has one slot for all CTAs, so accesses
// of other CTAs there are not judged.

#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!T = !ttg.memdesc<64x32xf16, #s, #smem, mutable>
!R = !ttg.memdesc<2x64x32xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // CTA 0 writes slot 0 of CTA 1, which reads it.
  tt.func public @by_rank(%x: tensor<64x32xf16, #b>) {
    %c1 = arith.constant 1 : i32
    %rank = nvg.cluster_id
    %peer = arith.xori %rank, %c1 : i32
    %r = ttg.local_alloc : () -> !R
    %own = ttg.memdesc_index %r[%rank] : !R -> !T
    %other = ttg.memdesc_index %r[%peer] : !R -> !T
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %own : tensor<64x32xf16, #b> -> !T // expect check: note lower::unknown-rank
    %y = ttg.local_load %other : !T -> tensor<64x32xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @by_loaded(%x: tensor<64x32xf16, #b>, %p: !tt.ptr<i32>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.xori %rank, %c1 : i32
    %q = tt.addptr %p, %rank : !tt.ptr<i32>, i32
    %v = tt.load %q : !tt.ptr<i32>
    %slot = arith.remui %v, %c2 : i32
    %next = arith.xori %slot, %c1 : i32
    %r = ttg.local_alloc : () -> !R
    %own = ttg.memdesc_index %r[%slot] : !R -> !T
    %other = ttg.memdesc_index %r[%next] : !R -> !T
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %own : tensor<64x32xf16, #b> -> !T // expect check: note lower::unknown-rank
    %y = ttg.local_load %other : !T -> tensor<64x32xf16, #b>
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @by_counter(%x: tensor<64x32xf16, #b>, %n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.xori %rank, %c1 : i32
    %slot = arith.remui %n, %c2 : i32
    %next = arith.xori %slot, %c1 : i32
    %r = ttg.local_alloc : () -> !R
    %own = ttg.memdesc_index %r[%slot] : !R -> !T
    %other = ttg.memdesc_index %r[%next] : !R -> !T
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.remote_shmem_store %x, rank %peer, %own : tensor<64x32xf16, #b> -> !T
    %y = ttg.local_load %other : !T -> tensor<64x32xf16, #b>
    %z = ttg.local_load %own : !T -> tensor<64x32xf16, #b> // expect check: SW101 SW106
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
