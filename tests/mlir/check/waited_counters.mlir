// In Triton modules too, a bare barrier orders LDS accesses that the wave has waited for, and a wait
// for a hardware counter completes what it counts. The membar pass of Triton knows neither.
// options check: warp-locality

// The counter of gfx12, with a barrier and with its two parts.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx1250", ttg.shared = 4096 : i32} {
  tt.func @f(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    rocdl.s.wait.dscnt 0
    rocdl.s.barrier
    %x = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2>
    tt.return
  }
  tt.func @g(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    rocdl.s.wait.dscnt 0
    rocdl.s.barrier.signal id = -1
    rocdl.s.barrier.wait id = -1
    %x = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2>
    tt.return
  }
  tt.func @left(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    rocdl.s.wait.dscnt 0
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    rocdl.s.barrier.signal id = -1
    rocdl.s.barrier.wait id = -1
    %x = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2> // expect check: SW101
    tt.return
  }
  tt.func @nowait(%v: tensor<512xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<512xf32, #blocked> -> !tile
    rocdl.s.barrier
    %x = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2> // expect check: SW104
    tt.return
  }
}
// -----
// The packed counters of gfx9.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<1024xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32, ttg.target = "hip:gfx950", ttg.shared = 4096 : i32} {
  tt.func @f(%v: tensor<1024xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<1024xf32, #blocked> -> !tile
    rocdl.s.waitcnt 49279
    rocdl.s.barrier
    %x = ttg.local_load %a : !tile -> tensor<1024xf32, #blocked2>
    tt.return
  }
  tt.func @nowait(%v: tensor<1024xf32, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    ttg.local_store %v, %a : tensor<1024xf32, #blocked> -> !tile
    rocdl.s.barrier
    %x = ttg.local_load %a : !tile -> tensor<1024xf32, #blocked2> // expect check: SW104
    tt.return
  }
}
// -----
// The counter of asynchronous copies: one instruction for each thread.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!tile = !ttg.memdesc<512xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx1250", ttg.shared = 4096 : i32} {
  tt.func @f(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %t = ttg.async_copy_global_to_local %p, %a : tensor<512x!tt.ptr<f32>, #blocked> -> !tile
    %g = ttg.async_commit_group tokens %t
    rocdl.s.wait.asynccnt 0
    ttg.barrier local
    %x = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2>
    tt.return
  }
  tt.func @too_weak(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %t = ttg.async_copy_global_to_local %p, %a : tensor<512x!tt.ptr<f32>, #blocked> -> !tile
    %g = ttg.async_commit_group tokens %t
    rocdl.s.wait.asynccnt 1
    ttg.barrier local
    %x = ttg.local_load %a : !tile -> tensor<512xf32, #blocked2> // expect check: SW202
    tt.return
  }
}
