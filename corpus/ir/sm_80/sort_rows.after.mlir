#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 2], threadsPerWarp = [1, 1, 2, 2, 2, 2, 2, 1], warpsPerCTA = [2, 2, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [8, 1, 1, 1, 1, 2, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 1, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [8, 1, 1, 1, 1, 2, 1, 2], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0]], warp = [[0], [0]], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[0], [0], [0], [1], [0]], warp = [[0], [0]], block = []}>
#linear3 = #ttg.linear<{register = [], lane = [[0], [0], [0], [0], [1]], warp = [[0], [0]], block = []}>
#linear4 = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear5 = #ttg.linear<{register = [[1]], lane = [[0], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 0 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<4x1xi32, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x1x2x1x1x1x1x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1x2x1x1x1x1xi32, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x1x1x1x2x1x1x1xi32, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x1xi32, #blocked1>
    %cst_4 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2xi32, #blocked1>
    %cst_5 = arith.constant dense<0> : tensor<1x1x2x2x1x1x1x1xi32, #blocked1>
    %cst_6 = arith.constant dense<0> : tensor<1x1x2x1x2x1x1x1xi32, #blocked1>
    %cst_7 = arith.constant dense<0> : tensor<1x1x2x1x1x2x1x1xi32, #blocked1>
    %cst_8 = arith.constant dense<0> : tensor<1x1x2x1x1x1x2x1xi32, #blocked1>
    %cst_9 = arith.constant dense<0> : tensor<1x1x2x1x1x1x1x2xi32, #blocked1>
    %cst_10 = arith.constant dense<0> : tensor<1x1x1x2x2x1x1x1xi32, #blocked1>
    %cst_11 = arith.constant dense<0> : tensor<1x1x1x2x1x2x1x1xi32, #blocked1>
    %cst_12 = arith.constant dense<0> : tensor<1x1x1x2x1x1x2x1xi32, #blocked1>
    %cst_13 = arith.constant dense<0> : tensor<1x1x1x2x1x1x1x2xi32, #blocked1>
    %cst_14 = arith.constant dense<0> : tensor<1x1x1x1x2x2x1x1xi32, #blocked1>
    %cst_15 = arith.constant dense<0> : tensor<1x1x1x1x2x1x2x1xi32, #blocked1>
    %cst_16 = arith.constant dense<0> : tensor<1x1x1x1x2x1x1x2xi32, #blocked1>
    %cst_17 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x2xi32, #blocked1>
    %cst_18 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %cst_19 = arith.constant dense<0> : tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %cst_20 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1xi32, #blocked3>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<4x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<4x1xi32, #blocked> -> tensor<4x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<4x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<4x64xi32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<4x64x!tt.ptr<f32>, #blocked>, tensor<4x64xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x64x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %7 : tensor<4x64x!tt.ptr<f32>, #blocked>, tensor<4x64xi32, #blocked>
    %12 = tt.load %11 : tensor<4x64x!tt.ptr<f32>, #blocked>
    %13 = tt.reshape %12 : tensor<4x64xf32, #blocked> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %14 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %16 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %17 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear3>
    %18 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear4>
    %19 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear5>
    %20 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %21 = tt.reshape %14 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked1>
    %22 = tt.reshape %20 : tensor<2xi32, #blocked4> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked3>
    %23 = tt.bitcast %13 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %24 = "tt.reduce"(%23) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<2x2x2x2x2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %27 = arith.xori %23, %26 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %28 = tt.bitcast %27 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %29 = tt.reshape %19 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x1x1x1x2xi32, #blocked1>
    %30 = arith.cmpf ogt, %13, %28 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %31 = tt.broadcast %21 : tensor<1x1x1x1x1x1x2x1xi32, #blocked1> -> tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %32 = tt.broadcast %29 : tensor<1x1x1x1x1x1x1x2xi32, #blocked1> -> tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %33 = arith.xori %31, %32 : tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %34 = arith.cmpi ne, %33, %cst_18 : tensor<1x1x1x1x1x1x2x2xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<1x1x1x1x1x1x2x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %36 = arith.cmpi ne, %30, %35 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %37 = arith.select %36, %28, %13 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %38 = tt.reshape %18 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %39 = tt.reshape %18 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked5>
    %40 = tt.reshape %18 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked1>
    %41 = tt.bitcast %37 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %42 = "tt.reduce"(%41) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>>
    %43 = tt.expand_dims %42 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<2x2x2x2x2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %45 = arith.xori %41, %44 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %46 = tt.bitcast %45 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %47 = arith.cmpf ogt, %37, %46 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %48 = tt.broadcast %38 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %49 = tt.broadcast %22 : tensor<1x1x1x1x1x1x2x1xi32, #blocked3> -> tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %50 = arith.xori %48, %49 : tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %51 = arith.cmpi ne, %50, %cst_19 : tensor<1x1x1x1x1x2x2x1xi32, #blocked2>
    %52 = tt.broadcast %51 : tensor<1x1x1x1x1x2x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %53 = arith.cmpi ne, %47, %52 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %54 = arith.select %53, %46, %37 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %55 = tt.bitcast %54 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %56 = "tt.reduce"(%55) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>>
    %57 = tt.expand_dims %56 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<2x2x2x2x2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %59 = arith.xori %55, %58 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %60 = tt.bitcast %59 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %61 = arith.cmpf ogt, %54, %60 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %62 = tt.broadcast %39 : tensor<1x1x1x1x1x2x1x1xi32, #blocked5> -> tensor<1x1x1x1x1x2x1x2xi32, #blocked1>
    %63 = tt.broadcast %29 : tensor<1x1x1x1x1x1x1x2xi32, #blocked1> -> tensor<1x1x1x1x1x2x1x2xi32, #blocked1>
    %64 = arith.xori %62, %63 : tensor<1x1x1x1x1x2x1x2xi32, #blocked1>
    %65 = arith.cmpi ne, %64, %cst_17 : tensor<1x1x1x1x1x2x1x2xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<1x1x1x1x1x2x1x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %67 = arith.cmpi ne, %61, %66 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %68 = arith.select %67, %60, %54 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %69 = tt.reshape %15 : tensor<2xi32, #linear1> -> tensor<1x1x1x1x2x1x1x1xi32, #blocked1>
    %70 = tt.bitcast %68 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %71 = "tt.reduce"(%70) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>>
    %72 = tt.expand_dims %71 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked1>
    %73 = tt.broadcast %72 : tensor<2x2x2x2x2x1x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %74 = arith.xori %70, %73 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %75 = tt.bitcast %74 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %76 = arith.cmpf ogt, %68, %75 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %77 = tt.broadcast %69 : tensor<1x1x1x1x2x1x1x1xi32, #blocked1> -> tensor<1x1x1x1x2x2x1x1xi32, #blocked1>
    %78 = tt.broadcast %40 : tensor<1x1x1x1x1x2x1x1xi32, #blocked1> -> tensor<1x1x1x1x2x2x1x1xi32, #blocked1>
    %79 = arith.xori %77, %78 : tensor<1x1x1x1x2x2x1x1xi32, #blocked1>
    %80 = arith.cmpi ne, %79, %cst_14 : tensor<1x1x1x1x2x2x1x1xi32, #blocked1>
    %81 = tt.broadcast %80 : tensor<1x1x1x1x2x2x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %82 = arith.cmpi ne, %76, %81 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %83 = arith.select %82, %75, %68 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %84 = tt.bitcast %83 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %85 = "tt.reduce"(%84) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>>
    %86 = tt.expand_dims %85 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked1>
    %87 = tt.broadcast %86 : tensor<2x2x2x2x2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %88 = arith.xori %84, %87 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %89 = tt.bitcast %88 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %90 = arith.cmpf ogt, %83, %89 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %91 = tt.broadcast %69 : tensor<1x1x1x1x2x1x1x1xi32, #blocked1> -> tensor<1x1x1x1x2x1x2x1xi32, #blocked1>
    %92 = tt.broadcast %22 : tensor<1x1x1x1x1x1x2x1xi32, #blocked3> -> tensor<1x1x1x1x2x1x2x1xi32, #blocked1>
    %93 = arith.xori %91, %92 : tensor<1x1x1x1x2x1x2x1xi32, #blocked1>
    %94 = arith.cmpi ne, %93, %cst_15 : tensor<1x1x1x1x2x1x2x1xi32, #blocked1>
    %95 = tt.broadcast %94 : tensor<1x1x1x1x2x1x2x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %96 = arith.cmpi ne, %90, %95 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %97 = arith.select %96, %89, %83 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %98 = tt.bitcast %97 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %99 = "tt.reduce"(%98) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>>
    %100 = tt.expand_dims %99 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked1>
    %101 = tt.broadcast %100 : tensor<2x2x2x2x2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %102 = arith.xori %98, %101 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %103 = tt.bitcast %102 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %104 = arith.cmpf ogt, %97, %103 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %105 = tt.broadcast %69 : tensor<1x1x1x1x2x1x1x1xi32, #blocked1> -> tensor<1x1x1x1x2x1x1x2xi32, #blocked1>
    %106 = tt.broadcast %29 : tensor<1x1x1x1x1x1x1x2xi32, #blocked1> -> tensor<1x1x1x1x2x1x1x2xi32, #blocked1>
    %107 = arith.xori %105, %106 : tensor<1x1x1x1x2x1x1x2xi32, #blocked1>
    %108 = arith.cmpi ne, %107, %cst_16 : tensor<1x1x1x1x2x1x1x2xi32, #blocked1>
    %109 = tt.broadcast %108 : tensor<1x1x1x1x2x1x1x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %110 = arith.cmpi ne, %104, %109 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %111 = arith.select %110, %103, %97 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %112 = tt.reshape %16 : tensor<2xi32, #linear2> -> tensor<1x1x1x2x1x1x1x1xi32, #blocked1>
    %113 = tt.bitcast %111 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %114 = "tt.reduce"(%113) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked1}>>
    %115 = tt.expand_dims %114 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked1}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked1>
    %116 = tt.broadcast %115 : tensor<2x2x2x2x1x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %117 = arith.xori %113, %116 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %118 = tt.bitcast %117 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %119 = arith.cmpf ogt, %111, %118 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %120 = tt.broadcast %112 : tensor<1x1x1x2x1x1x1x1xi32, #blocked1> -> tensor<1x1x1x2x2x1x1x1xi32, #blocked1>
    %121 = tt.broadcast %69 : tensor<1x1x1x1x2x1x1x1xi32, #blocked1> -> tensor<1x1x1x2x2x1x1x1xi32, #blocked1>
    %122 = arith.xori %120, %121 : tensor<1x1x1x2x2x1x1x1xi32, #blocked1>
    %123 = arith.cmpi ne, %122, %cst_10 : tensor<1x1x1x2x2x1x1x1xi32, #blocked1>
    %124 = tt.broadcast %123 : tensor<1x1x1x2x2x1x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %125 = arith.cmpi ne, %119, %124 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %126 = arith.select %125, %118, %111 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %127 = tt.bitcast %126 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %128 = "tt.reduce"(%127) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>>
    %129 = tt.expand_dims %128 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked1>
    %130 = tt.broadcast %129 : tensor<2x2x2x2x2x1x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %131 = arith.xori %127, %130 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %132 = tt.bitcast %131 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %133 = arith.cmpf ogt, %126, %132 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %134 = tt.broadcast %112 : tensor<1x1x1x2x1x1x1x1xi32, #blocked1> -> tensor<1x1x1x2x1x2x1x1xi32, #blocked1>
    %135 = tt.broadcast %40 : tensor<1x1x1x1x1x2x1x1xi32, #blocked1> -> tensor<1x1x1x2x1x2x1x1xi32, #blocked1>
    %136 = arith.xori %134, %135 : tensor<1x1x1x2x1x2x1x1xi32, #blocked1>
    %137 = arith.cmpi ne, %136, %cst_11 : tensor<1x1x1x2x1x2x1x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<1x1x1x2x1x2x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %139 = arith.cmpi ne, %133, %138 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %140 = arith.select %139, %132, %126 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %141 = tt.bitcast %140 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %142 = "tt.reduce"(%141) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>>
    %143 = tt.expand_dims %142 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked1>
    %144 = tt.broadcast %143 : tensor<2x2x2x2x2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %145 = arith.xori %141, %144 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %146 = tt.bitcast %145 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %147 = arith.cmpf ogt, %140, %146 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %148 = tt.broadcast %112 : tensor<1x1x1x2x1x1x1x1xi32, #blocked1> -> tensor<1x1x1x2x1x1x2x1xi32, #blocked1>
    %149 = tt.broadcast %22 : tensor<1x1x1x1x1x1x2x1xi32, #blocked3> -> tensor<1x1x1x2x1x1x2x1xi32, #blocked1>
    %150 = arith.xori %148, %149 : tensor<1x1x1x2x1x1x2x1xi32, #blocked1>
    %151 = arith.cmpi ne, %150, %cst_12 : tensor<1x1x1x2x1x1x2x1xi32, #blocked1>
    %152 = tt.broadcast %151 : tensor<1x1x1x2x1x1x2x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %153 = arith.cmpi ne, %147, %152 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %154 = arith.select %153, %146, %140 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %155 = tt.bitcast %154 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %156 = "tt.reduce"(%155) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>>
    %157 = tt.expand_dims %156 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked1>
    %158 = tt.broadcast %157 : tensor<2x2x2x2x2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %159 = arith.xori %155, %158 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %160 = tt.bitcast %159 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %161 = arith.cmpf ogt, %154, %160 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %162 = tt.broadcast %112 : tensor<1x1x1x2x1x1x1x1xi32, #blocked1> -> tensor<1x1x1x2x1x1x1x2xi32, #blocked1>
    %163 = tt.broadcast %29 : tensor<1x1x1x1x1x1x1x2xi32, #blocked1> -> tensor<1x1x1x2x1x1x1x2xi32, #blocked1>
    %164 = arith.xori %162, %163 : tensor<1x1x1x2x1x1x1x2xi32, #blocked1>
    %165 = arith.cmpi ne, %164, %cst_13 : tensor<1x1x1x2x1x1x1x2xi32, #blocked1>
    %166 = tt.broadcast %165 : tensor<1x1x1x2x1x1x1x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %167 = arith.cmpi ne, %161, %166 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %168 = arith.select %167, %160, %154 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %169 = tt.reshape %17 : tensor<2xi32, #linear3> -> tensor<1x1x2x1x1x1x1x1xi32, #blocked1>
    %170 = tt.bitcast %168 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %171 = "tt.reduce"(%170) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>>
    %172 = tt.expand_dims %171 {axis = 3 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>> -> tensor<2x2x2x1x2x2x2x2xi32, #blocked1>
    %173 = tt.broadcast %172 : tensor<2x2x2x1x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %174 = arith.xori %170, %173 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %175 = tt.bitcast %174 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %176 = arith.cmpf ogt, %168, %175 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %177 = tt.broadcast %169 : tensor<1x1x2x1x1x1x1x1xi32, #blocked1> -> tensor<1x1x2x2x1x1x1x1xi32, #blocked1>
    %178 = tt.broadcast %112 : tensor<1x1x1x2x1x1x1x1xi32, #blocked1> -> tensor<1x1x2x2x1x1x1x1xi32, #blocked1>
    %179 = arith.xori %177, %178 : tensor<1x1x2x2x1x1x1x1xi32, #blocked1>
    %180 = arith.cmpi ne, %179, %cst_5 : tensor<1x1x2x2x1x1x1x1xi32, #blocked1>
    %181 = tt.broadcast %180 : tensor<1x1x2x2x1x1x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %182 = arith.cmpi ne, %176, %181 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %183 = arith.select %182, %175, %168 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %184 = tt.bitcast %183 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %185 = "tt.reduce"(%184) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked1}>>
    %186 = tt.expand_dims %185 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked1}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked1>
    %187 = tt.broadcast %186 : tensor<2x2x2x2x1x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %188 = arith.xori %184, %187 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %189 = tt.bitcast %188 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %190 = arith.cmpf ogt, %183, %189 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %191 = tt.broadcast %169 : tensor<1x1x2x1x1x1x1x1xi32, #blocked1> -> tensor<1x1x2x1x2x1x1x1xi32, #blocked1>
    %192 = tt.broadcast %69 : tensor<1x1x1x1x2x1x1x1xi32, #blocked1> -> tensor<1x1x2x1x2x1x1x1xi32, #blocked1>
    %193 = arith.xori %191, %192 : tensor<1x1x2x1x2x1x1x1xi32, #blocked1>
    %194 = arith.cmpi ne, %193, %cst_6 : tensor<1x1x2x1x2x1x1x1xi32, #blocked1>
    %195 = tt.broadcast %194 : tensor<1x1x2x1x2x1x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %196 = arith.cmpi ne, %190, %195 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %197 = arith.select %196, %189, %183 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %198 = tt.bitcast %197 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %199 = "tt.reduce"(%198) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>>
    %200 = tt.expand_dims %199 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked1>
    %201 = tt.broadcast %200 : tensor<2x2x2x2x2x1x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %202 = arith.xori %198, %201 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %203 = tt.bitcast %202 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %204 = arith.cmpf ogt, %197, %203 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %205 = tt.broadcast %169 : tensor<1x1x2x1x1x1x1x1xi32, #blocked1> -> tensor<1x1x2x1x1x2x1x1xi32, #blocked1>
    %206 = tt.broadcast %40 : tensor<1x1x1x1x1x2x1x1xi32, #blocked1> -> tensor<1x1x2x1x1x2x1x1xi32, #blocked1>
    %207 = arith.xori %205, %206 : tensor<1x1x2x1x1x2x1x1xi32, #blocked1>
    %208 = arith.cmpi ne, %207, %cst_7 : tensor<1x1x2x1x1x2x1x1xi32, #blocked1>
    %209 = tt.broadcast %208 : tensor<1x1x2x1x1x2x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %210 = arith.cmpi ne, %204, %209 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %211 = arith.select %210, %203, %197 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %212 = tt.bitcast %211 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %213 = "tt.reduce"(%212) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>>
    %214 = tt.expand_dims %213 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked1>
    %215 = tt.broadcast %214 : tensor<2x2x2x2x2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %216 = arith.xori %212, %215 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %217 = tt.bitcast %216 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %218 = arith.cmpf ogt, %211, %217 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %219 = tt.broadcast %169 : tensor<1x1x2x1x1x1x1x1xi32, #blocked1> -> tensor<1x1x2x1x1x1x2x1xi32, #blocked1>
    %220 = tt.broadcast %22 : tensor<1x1x1x1x1x1x2x1xi32, #blocked3> -> tensor<1x1x2x1x1x1x2x1xi32, #blocked1>
    %221 = arith.xori %219, %220 : tensor<1x1x2x1x1x1x2x1xi32, #blocked1>
    %222 = arith.cmpi ne, %221, %cst_8 : tensor<1x1x2x1x1x1x2x1xi32, #blocked1>
    %223 = tt.broadcast %222 : tensor<1x1x2x1x1x1x2x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %224 = arith.cmpi ne, %218, %223 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %225 = arith.select %224, %217, %211 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %226 = tt.bitcast %225 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %227 = "tt.reduce"(%226) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>>
    %228 = tt.expand_dims %227 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked1>
    %229 = tt.broadcast %228 : tensor<2x2x2x2x2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %230 = arith.xori %226, %229 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %231 = tt.bitcast %230 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %232 = arith.cmpf ogt, %225, %231 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %233 = tt.broadcast %169 : tensor<1x1x2x1x1x1x1x1xi32, #blocked1> -> tensor<1x1x2x1x1x1x1x2xi32, #blocked1>
    %234 = tt.broadcast %29 : tensor<1x1x1x1x1x1x1x2xi32, #blocked1> -> tensor<1x1x2x1x1x1x1x2xi32, #blocked1>
    %235 = arith.xori %233, %234 : tensor<1x1x2x1x1x1x1x2xi32, #blocked1>
    %236 = arith.cmpi ne, %235, %cst_9 : tensor<1x1x2x1x1x1x1x2xi32, #blocked1>
    %237 = tt.broadcast %236 : tensor<1x1x2x1x1x1x1x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %238 = arith.cmpi ne, %232, %237 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %239 = arith.select %238, %231, %225 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %240 = tt.bitcast %239 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %241 = "tt.reduce"(%240) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %242 = tt.expand_dims %241 {axis = 2 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<2x2x1x2x2x2x2x2xi32, #blocked1>
    %243 = tt.broadcast %242 : tensor<2x2x1x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %244 = arith.xori %240, %243 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %245 = tt.bitcast %244 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %246 = arith.cmpf ogt, %239, %245 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %247 = arith.cmpi ne, %169, %cst_0 : tensor<1x1x2x1x1x1x1x1xi32, #blocked1>
    %248 = tt.broadcast %247 : tensor<1x1x2x1x1x1x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %249 = arith.cmpi ne, %246, %248 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %250 = arith.select %249, %245, %239 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %251 = tt.bitcast %250 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %252 = "tt.reduce"(%251) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>>
    %253 = tt.expand_dims %252 {axis = 3 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>> -> tensor<2x2x2x1x2x2x2x2xi32, #blocked1>
    %254 = tt.broadcast %253 : tensor<2x2x2x1x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %255 = arith.xori %251, %254 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %256 = tt.bitcast %255 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %257 = arith.cmpf ogt, %250, %256 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %258 = arith.cmpi ne, %112, %cst_1 : tensor<1x1x1x2x1x1x1x1xi32, #blocked1>
    %259 = tt.broadcast %258 : tensor<1x1x1x2x1x1x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %260 = arith.cmpi ne, %257, %259 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %261 = arith.select %260, %256, %250 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %262 = tt.bitcast %261 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %263 = "tt.reduce"(%262) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked1}>>
    %264 = tt.expand_dims %263 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked1}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked1>
    %265 = tt.broadcast %264 : tensor<2x2x2x2x1x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %266 = arith.xori %262, %265 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %267 = tt.bitcast %266 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %268 = arith.cmpf ogt, %261, %267 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %269 = arith.cmpi ne, %69, %cst_2 : tensor<1x1x1x1x2x1x1x1xi32, #blocked1>
    %270 = tt.broadcast %269 : tensor<1x1x1x1x2x1x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %271 = arith.cmpi ne, %268, %270 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %272 = arith.select %271, %267, %261 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %273 = tt.bitcast %272 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %274 = "tt.reduce"(%273) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>>
    %275 = tt.expand_dims %274 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked1}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked1>
    %276 = tt.broadcast %275 : tensor<2x2x2x2x2x1x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %277 = arith.xori %273, %276 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %278 = tt.bitcast %277 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %279 = arith.cmpf ogt, %272, %278 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %280 = arith.cmpi ne, %40, %cst_3 : tensor<1x1x1x1x1x2x1x1xi32, #blocked1>
    %281 = tt.broadcast %280 : tensor<1x1x1x1x1x2x1x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %282 = arith.cmpi ne, %279, %281 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %283 = arith.select %282, %278, %272 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %284 = tt.bitcast %283 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %285 = "tt.reduce"(%284) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>>
    %286 = tt.expand_dims %285 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked1>
    %287 = tt.broadcast %286 : tensor<2x2x2x2x2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %288 = arith.xori %284, %287 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %289 = tt.bitcast %288 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %290 = arith.cmpf ogt, %283, %289 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %291 = arith.cmpi ne, %22, %cst_20 : tensor<1x1x1x1x1x1x2x1xi32, #blocked3>
    %292 = tt.broadcast %291 : tensor<1x1x1x1x1x1x2x1xi1, #blocked3> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %293 = arith.cmpi ne, %290, %292 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %294 = arith.select %293, %289, %283 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %295 = tt.bitcast %294 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %296 = "tt.reduce"(%295) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %307 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %307 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked1>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>>
    %297 = tt.expand_dims %296 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked1}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked1>
    %298 = tt.broadcast %297 : tensor<2x2x2x2x2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %299 = arith.xori %295, %298 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1>
    %300 = tt.bitcast %299 : tensor<2x2x2x2x2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %301 = arith.cmpf ogt, %294, %300 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %302 = arith.cmpi ne, %29, %cst_4 : tensor<1x1x1x1x1x1x1x2xi32, #blocked1>
    %303 = tt.broadcast %302 : tensor<1x1x1x1x1x1x1x2xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %304 = arith.cmpi ne, %301, %303 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>
    %305 = arith.select %304, %300, %294 : tensor<2x2x2x2x2x2x2x2xi1, #blocked1>, tensor<2x2x2x2x2x2x2x2xf32, #blocked1>
    %306 = tt.reshape %305 : tensor<2x2x2x2x2x2x2x2xf32, #blocked1> -> tensor<4x64xf32, #blocked>
    tt.store %9, %306 : tensor<4x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
