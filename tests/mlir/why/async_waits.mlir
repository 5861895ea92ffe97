// An asynchronous copy on an AMD GPU, its wait and the barrier behind it.
// options why: target=gfx950
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!buffer = !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @copy(%p: tensor<32x64x!tt.ptr<f16>, #blocked>) {
    %a = ttg.local_alloc : () -> !buffer
    %token = ttg.async_copy_global_to_local %p, %a : tensor<32x64x!tt.ptr<f16>, #blocked> -> !buffer // expect why: `ttg.local_load` (line 14): ordered by `ttg.async_wait` (line 12) and `ttg.barrier` (line 13)
    %group = ttg.async_commit_group tokens %token // expect why: is necessary
    %done = ttg.async_wait %group {num = 0 : i32} // expect why: is necessary: it orders 1 pair of accesses // expect why: `ttg.async_copy_global_to_local` (line 10), then `ttg.local_load` (line 14) // expect why: SW202
    ttg.barrier local // expect why: is necessary: it orders 1 pair of accesses // expect why: SW101
    %x = ttg.local_load %a token %done : !buffer -> tensor<32x64xf16, #blocked> // expect why: is ordered with 1 conflicting access
    tt.return
  }
}
