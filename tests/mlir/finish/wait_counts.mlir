// On AMD GPUs the compiler also sets the counts of waits. As it stands, the text waits for groups,
// and the finished one for instructions: the copy becomes two.
// options check: finish
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @kernel(%p: tensor<128x32x!tt.ptr<f16>, #blocked> {tt.contiguity = dense<[1, 8]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %copy = ttg.async_copy_global_to_local %p, %a : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %group = ttg.async_commit_group tokens %copy
    %b = ttg.local_alloc : () -> !ttg.memdesc<128x32xf16, #shared, #smem, mutable>
    %later = ttg.async_copy_global_to_local %p, %b : tensor<128x32x!tt.ptr<f16>, #blocked> -> <128x32xf16, #shared, #smem, mutable>
    %last = ttg.async_commit_group tokens %later
    %done = ttg.async_wait %group {num = 1 : i32}
    %x = ttg.local_load %a : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #blocked>
    %y = ttg.local_load %b : !ttg.memdesc<128x32xf16, #shared, #smem, mutable> -> tensor<128x32xf16, #blocked> // expect check: SW202
    tt.return
  }
}
