// Two groups of warps, the second of which is a barrier behind. Of each four warps, the second and
// the third load what the other one stored: a race if they are in different groups.
// options check: warp-locality
// expect check: bound iterations:4

// 8 warps, 4 of them in the first group.
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#other = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [8, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%v: tensor<64x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 256 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<64x64xf16, #rows> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %w = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #other>
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// 8 warps, 2 of them in the first group.
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#other = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [8, 0], [32, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%v: tensor<64x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 128 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<64x64xf16, #rows> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %w = ttg.local_load %a : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #other> // expect check: SW101
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// 16 warps, 2 of them in the first group.
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [16, 1], order = [1, 0]}>
#other = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [8, 0], [32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%v: tensor<128x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 128 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<128x64xf16, #rows> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %w = ttg.local_load %a : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #other> // expect check: SW101
    amdg.cond_barrier %low
    tt.return
  }
}
// -----
// 16 warps, 4 of them in the first group.
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [16, 1], order = [1, 0]}>
#other = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [8, 0], [32, 0], [64, 0]], block = []}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @k(%v: tensor<128x64xf16, #rows>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %thread = rocdl.workitem.id.x : i32
    %c0 = arith.constant 0 : i32
    %size = arith.constant 256 : i32
    %group = arith.divsi %thread, %size : i32
    %low = arith.cmpi eq, %group, %c0 : i32
    %high = arith.cmpi ne, %group, %c0 : i32
    amdg.cond_barrier %high
    ttg.local_store %v, %a : tensor<128x64xf16, #rows> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %w = ttg.local_load %a : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #other>
    amdg.cond_barrier %low
    tt.return
  }
}
