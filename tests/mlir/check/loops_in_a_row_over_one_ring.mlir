// Two loops in a row read one ring of `cp.async` copies, which the first of three loops fills. No
// run has a copy in flight when its slot is read.
// expect check: bound iterations:8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: tensor<64x64x!tt.ptr<f32>, #blocked>, %n: i32, %m: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %c4 = arith.constant 4 : i32
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable>
    scf.for %i = %c0 to %c3 step %c1 : i32 {
      %b = ttg.memdesc_index %buf[%i] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %b : tensor<64x64x!tt.ptr<f32>, #blocked> -> <64x64xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %w = ttg.async_wait {num = 2 : i32}
      ttg.barrier local
      %own = arith.remsi %i, %c4 : i32
      %a = ttg.memdesc_index %buf[%own] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked>
      %later = arith.addi %i, %c3 : i32
      %next = arith.remsi %later, %c4 : i32
      %b = ttg.memdesc_index %buf[%next] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %b : tensor<64x64x!tt.ptr<f32>, #blocked> -> <64x64xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group
    }
    %end = arith.addi %n, %m : i32
    scf.for %i = %n to %end step %c1 : i32 {
      %w = ttg.async_wait {num = 2 : i32}
      ttg.barrier local
      %own = arith.remsi %i, %c4 : i32
      %a = ttg.memdesc_index %buf[%own] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked> // expect check: note check::paths-without-run
      %later = arith.addi %i, %c3 : i32
      %next = arith.remsi %later, %c4 : i32
      %b = ttg.memdesc_index %buf[%next] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %b : tensor<64x64x!tt.ptr<f32>, #blocked> -> <64x64xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group
    }
    tt.return
  }
}
// -----
// The second loop waits for one copy less.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @too_weak(%p: tensor<64x64x!tt.ptr<f32>, #blocked>, %n: i32, %m: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %c4 = arith.constant 4 : i32
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable>
    scf.for %i = %c0 to %c3 step %c1 : i32 {
      %b = ttg.memdesc_index %buf[%i] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %b : tensor<64x64x!tt.ptr<f32>, #blocked> -> <64x64xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %w = ttg.async_wait {num = 3 : i32}
      ttg.barrier local
      %own = arith.remsi %i, %c4 : i32
      %a = ttg.memdesc_index %buf[%own] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %x = ttg.local_load %a : !ttg.memdesc<64x64xf32, #shared, #smem, mutable> -> tensor<64x64xf32, #blocked> // expect check: SW202
      %later = arith.addi %i, %c3 : i32
      %next = arith.remsi %later, %c4 : i32
      %b = ttg.memdesc_index %buf[%next] : !ttg.memdesc<4x64x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
      %t = ttg.async_copy_global_to_local %p, %b : tensor<64x64x!tt.ptr<f32>, #blocked> -> <64x64xf32, #shared, #smem, mutable>
      %g = ttg.async_commit_group
    }
    tt.return
  }
}
