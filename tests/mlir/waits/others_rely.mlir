// A wait names one copy, but its count decides, and a load relies on it for another copy. The count
// is the largest that covers both. Where no load does, it is the one for what the wait names.
// expect waits: then clean
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 6144 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %c = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %p, %c : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g2 = ttg.async_commit_group tokens %t2
    %w0 = ttg.async_wait %g0 {num = 0 : i32} // expect waits: 1, rely on this wait
    ttg.barrier local
    %x = ttg.local_load %a token %w0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    %y = ttg.local_load %b token %w0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    %w2 = ttg.async_wait %g2 {num = 0 : i32} // expect waits: 0
    ttg.barrier local
    %z = ttg.local_load %c token %w2 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
  tt.func public @named_only(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %w0 = ttg.async_wait %g0 {num = 0 : i32} // expect waits: 1
    ttg.barrier local
    %x = ttg.local_load %a token %w0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 6144 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @kernel(%p: tensor<512x!tt.ptr<f32>, #blocked>) {
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 2048 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %c = ttg.local_alloc {allocation.offset = 4096 : i32} : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %t0 = ttg.async_copy_global_to_local %p, %a : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g0 = ttg.async_commit_group tokens %t0
    %t1 = ttg.async_copy_global_to_local %p, %b : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g1 = ttg.async_commit_group tokens %t1
    %t2 = ttg.async_copy_global_to_local %p, %c : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    %g2 = ttg.async_commit_group tokens %t2
    %w0 = ttg.async_wait %g0 {num = 0 : i32} // expect waits: 1, rely on this wait
    ttg.barrier local
    %x = ttg.local_load %a token %w0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    %y = ttg.local_load %b token %w0 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    %w2 = ttg.async_wait %g2 {num = 0 : i32} // expect waits: 0
    ttg.barrier local
    %z = ttg.local_load %c token %w2 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.return
  }
}
