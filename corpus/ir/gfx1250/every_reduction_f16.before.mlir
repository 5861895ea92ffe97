#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @every_reduction(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c16384_i32 = arith.constant 16384 : i32
    %c12288_i32 = arith.constant 12288 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<128> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<32x1xi32, #blocked>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %6 = tt.broadcast %3 : tensor<32x1xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x128xi32, #blocked> -> tensor<32x128xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<32x128xi32, #blocked>
    %9 = amdg.buffer_load %arg0[%8] {contiguity = 8 : i32} : !tt.ptr<f16> -> tensor<32x128xf16, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %28 = arith.addf %arg2, %arg3 : f16
      tt.reduce.return %28 : f16
    }) : (tensor<32x128xf16, #blocked>) -> tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = ttg.convert_layout %10 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    amdg.buffer_store %11, %arg1[%0] : !tt.ptr<f16> -> tensor<32xf16, #blocked1>
    %12 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f16>, i32
    %13 = arith.extf %9 : tensor<32x128xf16, #blocked> to tensor<32x128xf32, #blocked>
    %14 = "tt.reduce"(%13) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %28 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %28 : f32
    }) : (tensor<32x128xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.truncf %14 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = ttg.convert_layout %15 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    amdg.buffer_store %16, %12[%0] : !tt.ptr<f16> -> tensor<32xf16, #blocked1>
    %17 = tt.addptr %arg1, %c8192_i32 : !tt.ptr<f16>, i32
    %18 = "tt.reduce"(%13) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %28 = arith.minnumf %arg2, %arg3 : f32
      tt.reduce.return %28 : f32
    }) : (tensor<32x128xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.truncf %18 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = ttg.convert_layout %19 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    amdg.buffer_store %20, %17[%0] : !tt.ptr<f16> -> tensor<32xf16, #blocked1>
    %21 = tt.addptr %arg1, %c12288_i32 : !tt.ptr<f16>, i32
    %22:2 = "tt.reduce"(%9, %7) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f16, %arg3: i32, %arg4: f16, %arg5: i32):
      %28 = arith.cmpf oeq, %arg2, %arg4 : f16
      %29 = arith.cmpi slt, %arg3, %arg5 : i32
      %30 = arith.andi %28, %29 : i1
      %31 = arith.cmpf ogt, %arg2, %arg4 : f16
      %32 = arith.ori %31, %30 : i1
      %33 = arith.select %32, %arg2, %arg4 : f16
      %34 = arith.select %32, %arg3, %arg5 : i32
      tt.reduce.return %33, %34 : f16, i32
    }) : (tensor<32x128xf16, #blocked>, tensor<32x128xi32, #blocked>) -> (tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>)
    %23 = arith.sitofp %22#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = ttg.convert_layout %23 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    amdg.buffer_store %24, %21[%0] : !tt.ptr<f16> -> tensor<32xf16, #blocked1>
    %25 = tt.addptr %arg1, %c16384_i32 : !tt.ptr<f16>, i32
    %26 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %28 = arith.addf %arg2, %arg3 : f16
      tt.reduce.return %28 : f16
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<32x128xf16, #blocked>) -> tensor<128xf16, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = "tt.reduce"(%26) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %28 = arith.addf %arg2, %arg3 : f16
      tt.reduce.return %28 : f16
    }) : (tensor<128xf16, #ttg.slice<{dim = 0, parent = #blocked}>>) -> f16
    tt.store %25, %27 : !tt.ptr<f16>
    tt.return
  }
}
