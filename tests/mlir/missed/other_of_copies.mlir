// On AMD GPUs, warps store `other` where the mask of a copy is off. These stores are not in the queue
// of the copies, so that an older copy to the same bytes may overwrite them.
// options check: warp-locality
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [2], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.shared = 2048 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @over_a_copy_in_flight(%p: tensor<512x!tt.ptr<f32>, #blocked>, %m: tensor<512xi1, #blocked>) {
    %z = arith.constant dense<0.0> : tensor<512xf32, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %a mask %m other %z {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable> // expect check: SW201
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
  tt.func public @without_other(%p: tensor<512x!tt.ptr<f32>, #blocked>, %m: tensor<512xi1, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %a mask %m {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
  tt.func public @after_a_wait(%p: tensor<512x!tt.ptr<f32>, #blocked>, %m: tensor<512xi1, #blocked>) {
    %z = arith.constant dense<0.0> : tensor<512xf32, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %v = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %t1 = ttg.async_copy_global_to_local %p, %a mask %m other %z {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 2048 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @over_a_copy_in_flight(%p: tensor<512x!tt.ptr<f32>, #blocked>, %m: tensor<512xi1, #blocked>) {
    %z = arith.constant dense<0.0> : tensor<512xf32, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %a mask %m other %z {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable> // expect check: SW201
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
  tt.func public @without_other(%p: tensor<512x!tt.ptr<f32>, #blocked>, %m: tensor<512xi1, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %a mask %m {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
  tt.func public @after_a_wait(%p: tensor<512x!tt.ptr<f32>, #blocked>, %m: tensor<512xi1, #blocked>) {
    %z = arith.constant dense<0.0> : tensor<512xf32, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %v = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %t1 = ttg.async_copy_global_to_local %p, %a mask %m other %z {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [2], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.shared = 2048 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @of_a_buffer(%p: !tt.ptr<f32>, %o: tensor<512xi32, #blocked>, %m: tensor<512xi1, #blocked>) {
    %z = arith.constant dense<0.0> : tensor<512xf32, #blocked>
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = amdg.buffer_load_to_local %p[%o] into %a {contiguity = 4 : i32} : !tt.ptr<f32>[tensor<512xi32, #blocked>] -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = amdg.buffer_load_to_local %p[%o] mask = %m other = %z into %a {contiguity = 4 : i32} : !tt.ptr<f32>[tensor<512xi32, #blocked>] tensor<512xf32, #blocked> -> <512xf32, #shared, #smem, mutable> // expect check: SW201
    %g1 = ttg.async_commit_group tokens %t1
    %w = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a token %w : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
}
