// Arrivals at mbarriers of the other CTA, whose rank has several forms. One arrives from there, so that a wait for two is a
// deadlock.
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @one_xor() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.xori %rank, %c1 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @two_xor() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.xori %rank, %c1 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 2 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar // expect check: SW301
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @one_difference() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.subi %c1, %rank : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @two_difference() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %peer = arith.subi %c1, %rank : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 2 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar // expect check: SW301
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @one_select() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %leads = arith.cmpi eq, %rank, %c0 : i32
    %peer = arith.select %leads, %c1, %c0 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @two_select() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %leads = arith.cmpi eq, %rank, %c0 : i32
    %peer = arith.select %leads, %c1, %c0 : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 2 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar // expect check: SW301
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @one_next() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %size = ttng.cluster_size_1d
    %next = arith.addi %rank, %c1 : i32
    %peer = arith.remui %next, %size : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @two_next() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %size = ttng.cluster_size_1d
    %next = arith.addi %rank, %c1 : i32
    %peer = arith.remui %next, %size : i32
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 2 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    %r = ttng.map_to_remote_buffer %e, %peer : !bar -> !remote
    ttng.arrive_barrier %r, 1 : !remote
    ttng.wait_barrier %e, %c0 : !bar // expect check: SW301
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
