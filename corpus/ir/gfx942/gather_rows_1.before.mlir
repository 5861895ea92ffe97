#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<256> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<16x1xi32, #blocked>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<16x1xi32, #blocked> -> tensor<16x256xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x256xi32, #blocked> -> tensor<16x256xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<16x256xi32, #blocked>
    %8 = amdg.buffer_load %arg0[%7] {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<16x256xf16, #blocked>
    %9 = amdg.buffer_load %arg1[%7] {contiguity = 4 : i32} : !tt.ptr<i32> -> tensor<16x256xi32, #blocked>
    %10 = ttg.convert_layout %8 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<16x256xf16, #blocked> -> tensor<16x256xf16, #blocked1>
    %11 = ttg.convert_layout %9 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<16x256xi32, #blocked> -> tensor<16x256xi32, #blocked1>
    %12 = tt.gather %10[%11] {axis = 1 : i32, efficient_layout} : (tensor<16x256xf16, #blocked1>, tensor<16x256xi32, #blocked1>) -> tensor<16x256xf16, #blocked1>
    %13 = ttg.convert_layout %12 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<16x256xf16, #blocked1> -> tensor<16x256xf16, #blocked>
    amdg.buffer_store %13, %arg2[%7] {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<16x256xf16, #blocked>
    tt.return
  }
}
