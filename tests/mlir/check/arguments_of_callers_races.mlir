// Two arguments may name the same memory.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#columns = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%one: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %other: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %x: tensor<64x64xf16, #blocked>) -> tensor<64x64xf16, #columns> {
    ttg.local_store %x, %one : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.local_load %other : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #columns> // expect check: SW101
    tt.return %y : tensor<64x64xf16, #columns>
  }
}
