// An assumed condition bounds the arguments, as a guard around the kernel does.

// The loop runs at least once, so its wait completes the copy.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x128xf32, #shared, #smem, mutable>
!tile = !ttg.memdesc<128xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func @f(%p: tensor<128x!tt.ptr<f32>, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %cond = arith.cmpi sgt, %n, %c0 : i32
    llvm.intr.assume %cond : i1
    %t = ttg.async_copy_global_to_local %p, %a : tensor<128x!tt.ptr<f32>, #blocked> -> <128xf32, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %w = ttg.async_wait {num = 0 : i32}
      ttg.barrier local
    }
    %x = ttg.local_load %a : !tile -> tensor<128xf32, #blocked>
    tt.return
  }
}
// -----
// The condition says nothing about the trip count.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x128xf32, #shared, #smem, mutable>
!tile = !ttg.memdesc<128xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func @f(%p: tensor<128x!tt.ptr<f32>, #blocked>, %n: i32, %m: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %cond = arith.cmpi sgt, %m, %c0 : i32
    llvm.intr.assume %cond : i1
    %t = ttg.async_copy_global_to_local %p, %a : tensor<128x!tt.ptr<f32>, #blocked> -> <128xf32, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %w = ttg.async_wait {num = 0 : i32}
      ttg.barrier local
    }
    %x = ttg.local_load %a : !tile -> tensor<128xf32, #blocked> // expect check: SW202
    tt.return
  }
}
// -----
// It depends on the thread, and bounds no argument.
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<2x128xf32, #shared, #smem, mutable>
!tile = !ttg.memdesc<128xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80", ttg.shared = 4096 : i32} {
  tt.func @f(%p: tensor<128x!tt.ptr<f32>, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %warp = ttg.warp_id
    %cond = arith.cmpi sge, %warp, %c0 : i32
    llvm.intr.assume %cond : i1
    %t = ttg.async_copy_global_to_local %p, %a : tensor<128x!tt.ptr<f32>, #blocked> -> <128xf32, #shared, #smem, mutable>
    %g = ttg.async_commit_group tokens %t
    scf.for %i = %c0 to %n step %c1 : i32 {
      %w = ttg.async_wait {num = 0 : i32}
      ttg.barrier local
    }
    %x = ttg.local_load %a : !tile -> tensor<128xf32, #blocked> // expect check: SW202-edge
    tt.return
  }
}
