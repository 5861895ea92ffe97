// A relaxed cluster barrier as arrive and wait, as TLX writes it after `fence_mbarrier_init_release_cluster`. It publishes
// initializations of mbarriers. Without the fence it publishes nothing.
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @fenced() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttng.fence_mbarrier_init_release_cluster
    ttng.cluster_arrive {relaxed = true}
    ttng.cluster_wait
    %remote = ttng.map_to_remote_buffer %bar, %peer : !bar -> !remote
    ttng.arrive_barrier %remote, 1 : !remote
    ttng.wait_barrier %bar, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @not_fenced() {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %bar = ttg.local_alloc : () -> !bar
    ttng.init_barrier %bar, 1 : !bar
    ttng.cluster_arrive {relaxed = true}
    ttng.cluster_wait
    %remote = ttng.map_to_remote_buffer %bar, %peer : !bar -> !remote
    ttng.arrive_barrier %remote, 1 : !remote // expect check: SW106
    ttng.wait_barrier %bar, %c0 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
