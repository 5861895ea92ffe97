// `num_inst` counts instructions. It alone determines what the wait completes, and not tokens or
// `ttg.num_commit_groups`. The first copy has one instruction for each of four elements, the second has one for all.
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @nothing_is_complete(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 1 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = amdg.async_wait %g1 {num_inst = 5 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked> // expect check: SW202
    tt.return
  }
  tt.func public @part_of_the_first_is_complete(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 1 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = amdg.async_wait %g0 {num_inst = 2 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked> // expect check: SW202
    tt.return
  }
  tt.func public @the_first_is_complete(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 1 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = amdg.async_wait {num_inst = 1 : i32, ttg.num_commit_groups = 2 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    %y = ttg.local_load %b : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked> // expect check: SW202
    tt.return
  }
  tt.func public @both_are_complete(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a {contiguity = 1 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b {contiguity = 4 : i32} : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w = amdg.async_wait %g0 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    ttg.barrier local
    %x = ttg.local_load %a : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    %y = ttg.local_load %b : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
}
