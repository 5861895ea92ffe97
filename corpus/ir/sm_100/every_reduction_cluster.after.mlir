#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 2048 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @every_reduction(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c16384_i32 = arith.constant 16384 : i32
    %c12288_i32 = arith.constant 12288 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %6 = tt.broadcast %3 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<64x64xi32, #blocked>
    %9 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %11 = tt.load %10 : tensor<64x64x!tt.ptr<f32>, #blocked>
    %12 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %13 = tt.addptr %12, %0 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %14 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %35 = arith.addf %arg2, %arg3 : f32
      tt.reduce.return %35 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    ttng.cluster_barrier
    %15 = ttg.convert_layout %14 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %13, %15 : tensor<64x!tt.ptr<f32>, #blocked1>
    %16 = tt.addptr %arg1, %c4096_i32 : !tt.ptr<f32>, i32
    %17 = tt.splat %16 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %18 = tt.addptr %17, %0 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    ttg.barrier local
    %19 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %35 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %35 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    ttng.cluster_barrier
    %20 = ttg.convert_layout %19 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %18, %20 : tensor<64x!tt.ptr<f32>, #blocked1>
    %21 = tt.addptr %arg1, %c8192_i32 : !tt.ptr<f32>, i32
    %22 = tt.splat %21 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %23 = tt.addptr %22, %0 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    ttg.barrier local
    %24 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %35 = arith.minnumf %arg2, %arg3 : f32
      tt.reduce.return %35 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    ttng.cluster_barrier
    %25 = ttg.convert_layout %24 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %23, %25 : tensor<64x!tt.ptr<f32>, #blocked1>
    %26 = tt.addptr %arg1, %c12288_i32 : !tt.ptr<f32>, i32
    %27 = tt.splat %26 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %28 = tt.addptr %27, %0 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %29 = tt.broadcast %2 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    ttg.barrier local
    %30:2 = "tt.reduce"(%11, %29) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: i32, %arg4: f32, %arg5: i32):
      %35 = arith.cmpf oeq, %arg2, %arg4 : f32
      %36 = arith.cmpi slt, %arg3, %arg5 : i32
      %37 = arith.andi %35, %36 : i1
      %38 = arith.cmpf ogt, %arg2, %arg4 : f32
      %39 = arith.ori %38, %37 : i1
      %40 = arith.select %39, %arg2, %arg4 : f32
      %41 = arith.select %39, %arg3, %arg5 : i32
      tt.reduce.return %40, %41 : f32, i32
    }) {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : (tensor<64x64xf32, #blocked>, tensor<64x64xi32, #blocked>) -> (tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>)
    %31 = arith.sitofp %30#1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    ttng.cluster_barrier
    %32 = ttg.convert_layout %31 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %28, %32 : tensor<64x!tt.ptr<f32>, #blocked1>
    %33 = tt.addptr %arg1, %c16384_i32 : !tt.ptr<f32>, i32
    %34 = "tt.reduce"(%14) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %35 = arith.addf %arg2, %arg3 : f32
      tt.reduce.return %35 : f32
    }) : (tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> f32
    tt.store %33, %34 : !tt.ptr<f32>
    ttng.cluster_barrier
    tt.return
  }
}
