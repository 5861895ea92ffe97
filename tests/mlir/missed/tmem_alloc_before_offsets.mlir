// An immutable tensor-memory allocation with a source, before offsets are assigned. It writes, but declares no effect.
// The released pass alone ends with a fatal error. The compiler and `triton` allocate first.
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<128x128xf32, #blocked>) {
    %a = ttng.tmem_alloc %v : (tensor<128x128xf32, #blocked>) -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    %l = ttng.tmem_load %a : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory> -> tensor<128x128xf32, #blocked> // expect minimal: barrier // expect triton: barrier // expect check: SW101
    tt.return
  }
}
