#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gather_twice(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<64x64xi32, #blocked>
    %8 = amdg.buffer_load %arg1[%7] {contiguity = 4 : i32} : !tt.ptr<i32> -> tensor<64x64xi32, #blocked>
    %9 = amdg.buffer_load %arg0[%7] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64x64xf32, #blocked>
    %10 = ttg.convert_layout %9 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    %11 = ttg.convert_layout %8 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xi32, #blocked> -> tensor<64x64xi32, #blocked1>
    %12 = tt.gather %10[%11] {axis = 0 : i32, efficient_layout} : (tensor<64x64xf32, #blocked1>, tensor<64x64xi32, #blocked1>) -> tensor<64x64xf32, #blocked1>
    %13 = ttg.convert_layout %12 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked2>
    %14 = ttg.convert_layout %8 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xi32, #blocked> -> tensor<64x64xi32, #blocked2>
    %15 = tt.gather %13[%14] {axis = 1 : i32, efficient_layout} : (tensor<64x64xf32, #blocked2>, tensor<64x64xi32, #blocked2>) -> tensor<64x64xf32, #blocked2>
    %16 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %21 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %21 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xf32, #blocked2>
    %18 = tt.broadcast %17 : tensor<1x64xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %19 = arith.addf %15, %18 : tensor<64x64xf32, #blocked2>
    %20 = ttg.convert_layout %19 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked>
    amdg.buffer_store %20, %arg2[%7] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
