// Arrivals at mbarriers of a CTA whose rank is not the own one or that of the other CTA for every CTA. They are not
// checked: with a constant rank, one of the waits is a deadlock.
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %c0 : !bar -> !remote // expect check: note lower::unknown-rank
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
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
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 2 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %c1 : !bar -> !remote // expect check: note lower::unknown-rank
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
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
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%to: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %to : !bar -> !remote // expect check: note lower::unknown-rank
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
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
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %to = arith.ori %rank, %c1 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %to : !bar -> !remote // expect check: note lower::unknown-rank
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
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
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %to = arith.addi %rank, %c1 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %to : !bar -> !remote // expect check: note lower::unknown-rank
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
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
  tt.func public @of_four() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %to = arith.xori %rank, %c1 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %to : !bar -> !remote // expect check: note lower::unknown-rank
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
// -----
// Every CTA names itself, which is its own arrival.
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @own() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %rank : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @own_alone() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 2 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %rank : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar // expect check: SW301
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
