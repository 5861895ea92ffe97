// Where LLVM counts the copies, Triton's pass leaves all waits as they are.
// options waits: as-triton
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @asyncmarks(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %m: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.async_copy_global_to_local %p, %m {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p, %m {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    ttg.async_wait %1 {num = 7 : i32} // expect waits: kept
    ttg.async_wait %1, %3 {num = 7 : i32} // expect waits: kept
    ttg.async_wait {num = 5 : i32} // expect waits: kept
    ttg.async_wait {num = -1 : i32} // expect waits: kept
    tt.return
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @asyncmarks(%p: tensor<64x64x!tt.ptr<f16>, #blocked>, %m: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.async_copy_global_to_local %p, %m {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p, %m {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    ttg.async_wait %1 {num = 7 : i32} // expect waits: kept
    ttg.async_wait %1, %3 {num = 7 : i32} // expect waits: kept
    ttg.async_wait {num = 5 : i32} // expect waits: kept
    ttg.async_wait {num = -1 : i32} // expect waits: kept
    tt.return
  }
}
