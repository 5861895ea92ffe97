// Several kernels in one module. Each is executed by itself, because all of them together have more
// warps than can be simulated. The first deadlocks if it loads 0.
// options check: warp-locality
// expect check: bound iterations:4
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [16, 1], order = [1, 0]}>
#other = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [8, 0], [32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @depends_on_data(%v: tensor<128x64xf16, #rows>, %p: !tt.ptr<i32>) {
    %a = ttg.local_alloc : () -> !tile
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 512 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    %value = tt.load %p : !tt.ptr<i32>
    %loaded = arith.cmpi sgt, %value, %c0 : i32
    amdg.cond_barrier %loaded
    ttg.local_store %v, %a : tensor<128x64xf16, #rows> -> !tile
    ttg.barrier local
    %w = ttg.local_load %a : !tile -> tensor<128x64xf16, #other>
    amdg.cond_barrier %low // expect check: SW301
    tt.return
  }
  tt.func public @groups_of_eight(%v: tensor<128x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !tile
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 512 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<128x64xf16, #rows> -> !tile
    ttg.barrier local
    %w = ttg.local_load %a : !tile -> tensor<128x64xf16, #other>
    amdg.cond_barrier %low
    tt.return
  }
  tt.func public @groups_of_two(%v: tensor<128x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !tile
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 128 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<128x64xf16, #rows> -> !tile
    ttg.barrier local
    %w = ttg.local_load %a : !tile -> tensor<128x64xf16, #other> // expect check: SW101
    amdg.cond_barrier %low
    tt.return
  }
  tt.func public @again(%v: tensor<128x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !tile
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 128 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<128x64xf16, #rows> -> !tile
    ttg.barrier local
    %w = ttg.local_load %a : !tile -> tensor<128x64xf16, #other> // expect check: SW101
    amdg.cond_barrier %low
    tt.return
  }
}
