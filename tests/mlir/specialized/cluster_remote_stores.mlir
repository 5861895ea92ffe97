// Stores of registers to the other CTA (`async_remote_shmem_store`). Each warp sends its part, so a phase of `full` is
// complete only after every warp has passed its wait for `empty`. One thread starts `async_remote_shmem_copy`.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
!data = !ttg.memdesc<128x64xf16, #s, #smem, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @ring(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %true = arith.constant true
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %data = ttg.local_alloc : () -> !data
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.warp_specialize(%data, %full, %empty, %n, %peer)
    default {
      %remote = ttng.map_to_remote_buffer %empty, %peer : !bar -> !remote
      scf.for %i = %c0 to %n step %c1 : i32 {
        %phase = arith.andi %i, %c1 : i32
        ttng.barrier_expect %full, 16384, %true : !bar
        ttng.wait_barrier %full, %phase : !bar
        %x = ttg.local_load %data : !data -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %remote, 1 : !remote
      }
      ttg.warp_yield
    }
    partition0(%pdata: !data, %pfull: !bar, %pempty: !bar, %pn: i32, %ppeer: i32) num_warps(4) {
      %p0 = arith.constant 0 : i32
      %p1 = arith.constant 1 : i32
      %zero = arith.constant dense<0.0> : tensor<128x64xf16, #b>
      scf.for %i = %p0 to %pn step %p1 : i32 {
        %phase = arith.andi %i, %p1 : i32
        %other = arith.xori %phase, %p1 : i32
        ttng.wait_barrier %pempty, %other : !bar
        ttg.async_remote_shmem_store %zero, rank %ppeer, %pdata barrier %pfull : tensor<128x64xf16, #b> -> !data barrier_ty !bar
      }
      ttg.warp_return
    } : (!data, !bar, !bar, i32, i32) -> ()
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @empty_not_awaited(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %true = arith.constant true
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %data = ttg.local_alloc : () -> !data
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.warp_specialize(%data, %full, %empty, %n, %peer)
    default {
      %remote = ttng.map_to_remote_buffer %empty, %peer : !bar -> !remote
      scf.for %i = %c0 to %n step %c1 : i32 {
        %phase = arith.andi %i, %c1 : i32
        ttng.barrier_expect %full, 16384, %true : !bar
        ttng.wait_barrier %full, %phase : !bar // expect check: SW301
        %x = ttg.local_load %data : !data -> tensor<128x64xf16, #b> // expect check: SW202
        ttng.arrive_barrier %remote, 1 : !remote
      }
      ttg.warp_yield
    }
    partition0(%pdata: !data, %pfull: !bar, %pempty: !bar, %pn: i32, %ppeer: i32) num_warps(4) {
      %p0 = arith.constant 0 : i32
      %p1 = arith.constant 1 : i32
      %zero = arith.constant dense<0.0> : tensor<128x64xf16, #b>
      scf.for %i = %p0 to %pn step %p1 : i32 {
        %phase = arith.andi %i, %p1 : i32
        %other = arith.xori %phase, %p1 : i32
        ttg.async_remote_shmem_store %zero, rank %ppeer, %pdata barrier %pfull : tensor<128x64xf16, #b> -> !data barrier_ty !bar // expect check: SW102 SW106 SW201
      }
      ttg.warp_return
    } : (!data, !bar, !bar, i32, i32) -> ()
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
  tt.func public @peer_may_have_ended(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %true = arith.constant true
    %id = nvg.cluster_id
    %rank = arith.remui %id, %c2 : i32
    %peer = arith.xori %rank, %c1 : i32
    %data = ttg.local_alloc : () -> !data
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    %empty = ttg.local_alloc : () -> !bar
    ttng.init_barrier %empty, 1 : !bar
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.warp_specialize(%data, %full, %empty, %n, %peer)
    default {
      %remote = ttng.map_to_remote_buffer %empty, %peer : !bar -> !remote
      scf.for %i = %c0 to %n step %c1 : i32 {
        %phase = arith.andi %i, %c1 : i32
        ttng.barrier_expect %full, 16384, %true : !bar
        ttng.wait_barrier %full, %phase : !bar
        %x = ttg.local_load %data : !data -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %remote, 1 : !remote // expect check: SW505
      }
      ttg.warp_yield
    }
    partition0(%pdata: !data, %pfull: !bar, %pempty: !bar, %pn: i32, %ppeer: i32) num_warps(4) {
      %p0 = arith.constant 0 : i32
      %p1 = arith.constant 1 : i32
      %zero = arith.constant dense<0.0> : tensor<128x64xf16, #b>
      scf.for %i = %p0 to %pn step %p1 : i32 {
        %phase = arith.andi %i, %p1 : i32
        %other = arith.xori %phase, %p1 : i32
        ttng.wait_barrier %pempty, %other : !bar
        ttg.async_remote_shmem_store %zero, rank %ppeer, %pdata barrier %pfull : tensor<128x64xf16, #b> -> !data barrier_ty !bar
      }
      ttg.warp_return
    } : (!data, !bar, !bar, i32, i32) -> ()
    tt.return
  }
}
