#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %9 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x128x!tt.ptr<f16>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<32x128x!tt.ptr<f16>, #blocked>, tensor<32x128xi32, #blocked>
    %11 = tt.load %10 : tensor<32x128x!tt.ptr<f16>, #blocked>
    %12 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %13 = tt.addptr %12, %0 : tensor<32x!tt.ptr<f16>, #blocked1>, tensor<32xi32, #blocked1>
    %14 = "tt.reduce"(%11) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %38 = arith.addf %arg2, %arg3 : f16
      tt.reduce.return %38 : f16
    }) : (tensor<32x128xf16, #blocked>) -> tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = ttg.convert_layout %14 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    tt.store %13, %15 : tensor<32x!tt.ptr<f16>, #blocked1>
    %16 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %0 : tensor<32x!tt.ptr<f16>, #blocked1>, tensor<32xi32, #blocked1>
    %19 = arith.extf %11 : tensor<32x128xf16, #blocked> to tensor<32x128xf32, #blocked>
    %20 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %38 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %38 : f32
    }) : (tensor<32x128xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.truncf %20 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %22 = ttg.convert_layout %21 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    tt.store %18, %22 : tensor<32x!tt.ptr<f16>, #blocked1>
    %23 = tt.addptr %arg1, %c8192_i32 : !tt.ptr<f16>, i32
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %0 : tensor<32x!tt.ptr<f16>, #blocked1>, tensor<32xi32, #blocked1>
    %26 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %38 = arith.minnumf %arg2, %arg3 : f32
      tt.reduce.return %38 : f32
    }) : (tensor<32x128xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.truncf %26 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %28 = ttg.convert_layout %27 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    tt.store %25, %28 : tensor<32x!tt.ptr<f16>, #blocked1>
    %29 = tt.addptr %arg1, %c12288_i32 : !tt.ptr<f16>, i32
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %31 = tt.addptr %30, %0 : tensor<32x!tt.ptr<f16>, #blocked1>, tensor<32xi32, #blocked1>
    %32:2 = "tt.reduce"(%11, %7) <{axis = 1 : i32}> ({
    ^bb0(%arg2: f16, %arg3: i32, %arg4: f16, %arg5: i32):
      %38 = arith.cmpf oeq, %arg2, %arg4 : f16
      %39 = arith.cmpi slt, %arg3, %arg5 : i32
      %40 = arith.andi %38, %39 : i1
      %41 = arith.cmpf ogt, %arg2, %arg4 : f16
      %42 = arith.ori %41, %40 : i1
      %43 = arith.select %42, %arg2, %arg4 : f16
      %44 = arith.select %42, %arg3, %arg5 : i32
      tt.reduce.return %43, %44 : f16, i32
    }) : (tensor<32x128xf16, #blocked>, tensor<32x128xi32, #blocked>) -> (tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>)
    %33 = arith.sitofp %32#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %34 = ttg.convert_layout %33 {allocation.offset = 0 : i32, allocation.size = 64 : i32} : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked1>
    tt.store %31, %34 : tensor<32x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %arg1, %c16384_i32 : !tt.ptr<f16>, i32
    ttg.barrier local
    %36 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %38 = arith.addf %arg2, %arg3 : f16
      tt.reduce.return %38 : f16
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<32x128xf16, #blocked>) -> tensor<128xf16, #ttg.slice<{dim = 0, parent = #blocked}>>
    %37 = "tt.reduce"(%36) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f16, %arg3: f16):
      %38 = arith.addf %arg2, %arg3 : f16
      tt.reduce.return %38 : f16
    }) : (tensor<128xf16, #ttg.slice<{dim = 0, parent = #blocked}>>) -> f16
    tt.store %35, %37 : !tt.ptr<f16>
    tt.return
  }
}
