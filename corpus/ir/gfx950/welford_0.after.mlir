#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1536 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @welford(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1.000000e+00> : tensor<64x32xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf32, #blocked>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_1 = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %2 = arith.muli %1, %cst_1 : tensor<64x1xi32, #blocked>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %6 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<64x32xi32, #blocked>
    %9 = amdg.buffer_load %arg0[%8] {contiguity = 4 : i32} : !tt.ptr<f32> -> tensor<64x32xf32, #blocked>
    %10:3 = "tt.reduce"(%9, %cst_0, %cst) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32):
      %15 = arith.addf %arg4, %arg7 : f32
      %16 = arith.subf %arg5, %arg2 : f32
      %17 = arith.mulf %16, %arg7 : f32
      %18 = arith.divf %17, %15 : f32
      %19 = arith.addf %arg2, %18 : f32
      %20 = arith.addf %arg3, %arg6 : f32
      %21 = arith.mulf %16, %16 : f32
      %22 = arith.mulf %21, %arg4 : f32
      %23 = arith.mulf %22, %arg7 : f32
      %24 = arith.divf %23, %15 : f32
      %25 = arith.addf %20, %24 : f32
      tt.reduce.return %19, %25, %15 : f32, f32, f32
    }) {allocation.offset = 0 : i32, allocation.size = 1536 : i32} : (tensor<64x32xf32, #blocked>, tensor<64x32xf32, #blocked>, tensor<64x32xf32, #blocked>) -> (tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>)
    ttg.barrier local
    %11 = ttg.convert_layout %10#0 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    amdg.buffer_store %11, %arg1[%3] : !tt.ptr<f32> -> tensor<32xf32, #blocked1>
    %12 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f32>, i32
    %13 = arith.divf %10#1, %10#2 : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    ttg.barrier local
    %14 = ttg.convert_layout %13 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<32xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    amdg.buffer_store %14, %12[%3] : !tt.ptr<f32> -> tensor<32xf32, #blocked1>
    tt.return
  }
}
