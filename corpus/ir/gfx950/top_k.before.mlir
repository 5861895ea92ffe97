#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1], threadsPerWarp = [32, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1], order = [4, 3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 1, 1, 1, 2, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1, 1], order = [8, 7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1, 2], threadsPerWarp = [1, 1, 2, 2, 2, 2, 2, 2, 1], warpsPerCTA = [2, 2, 1, 1, 1, 1, 1, 1, 1], order = [8, 7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [2, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [32, 1, 1, 1, 1, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1, 1], order = [8, 7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 1, 1, 1, 2, 1, 2], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1, 1], order = [8, 7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [32, 1, 1, 1, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [32, 1, 1, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1], order = [6, 5, 4, 3, 2, 1, 0]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1], threadsPerWarp = [32, 1, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1], order = [5, 4, 3, 2, 1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[0], [0], [0], [1], [0], [0]], warp = [[0], [0]], block = []}>
#linear3 = #ttg.linear<{register = [], lane = [[0], [0], [0], [0], [1], [0]], warp = [[0], [0]], block = []}>
#linear4 = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear5 = #ttg.linear<{register = [[1]], lane = [[0], [0], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear6 = #ttg.linear<{register = [[0, 1]], lane = [[0, 2], [0, 0], [0, 0], [0, 0], [0, 0], [1, 0]], warp = [[2, 0], [4, 0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 128 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @top_k(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x1x2x1xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<1x1x1x2x1xi32, #blocked>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x2x1xi32, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2x2xi32, #blocked2>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1x2xi32, #blocked2>
    %cst_4 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %cst_5 = arith.constant dense<0> : tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %cst_6 = arith.constant dense<0> : tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %cst_7 = arith.constant dense<0> : tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %cst_8 = arith.constant dense<0> : tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %cst_9 = arith.constant dense<0> : tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %cst_10 = arith.constant dense<1> : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %cst_11 = arith.constant dense<0> : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %cst_12 = arith.constant dense<4> : tensor<8x1xi32, #blocked3>
    %cst_13 = arith.constant dense<64> : tensor<8x1xi32, #blocked4>
    %0 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %1 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<8x1xi32, #blocked4>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<8x1xi32, #blocked3>
    %4 = arith.muli %2, %cst_13 : tensor<8x1xi32, #blocked4>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<8x1x!tt.ptr<f32>, #blocked4>
    %6 = tt.addptr %5, %4 : tensor<8x1x!tt.ptr<f32>, #blocked4>, tensor<8x1xi32, #blocked4>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %9 = tt.broadcast %6 : tensor<8x1x!tt.ptr<f32>, #blocked4> -> tensor<8x64x!tt.ptr<f32>, #blocked4>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked4> -> tensor<8x64xi32, #blocked4>
    %11 = tt.addptr %9, %10 : tensor<8x64x!tt.ptr<f32>, #blocked4>, tensor<8x64xi32, #blocked4>
    %12 = tt.load %11 : tensor<8x64x!tt.ptr<f32>, #blocked4>
    %13 = arith.muli %3, %cst_12 : tensor<8x1xi32, #blocked3>
    %14 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<8x1x!tt.ptr<f32>, #blocked3>
    %15 = tt.addptr %14, %13 : tensor<8x1x!tt.ptr<f32>, #blocked3>, tensor<8x1xi32, #blocked3>
    %16 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
    %18 = tt.broadcast %15 : tensor<8x1x!tt.ptr<f32>, #blocked3> -> tensor<8x4x!tt.ptr<f32>, #blocked3>
    %19 = tt.broadcast %17 : tensor<1x4xi32, #blocked3> -> tensor<8x4xi32, #blocked3>
    %20 = tt.addptr %18, %19 : tensor<8x4x!tt.ptr<f32>, #blocked3>, tensor<8x4xi32, #blocked3>
    %21 = tt.reshape %12 : tensor<8x64xf32, #blocked4> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %22 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %23 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %25 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear3>
    %26 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear4>
    %27 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear5>
    %28 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked5>
    %29 = tt.reshape %22 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x1x2x1xi32, #blocked2>
    %30 = tt.reshape %28 : tensor<2xi32, #blocked5> -> tensor<1x1x1x1x1x1x1x2x1xi32, #blocked6>
    %31 = tt.bitcast %21 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %32 = "tt.reduce"(%31) <{axis = 8 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked2}>>
    %33 = tt.expand_dims %32 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2x1xi32, #blocked2>
    %34 = tt.broadcast %33 : tensor<2x2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %35 = arith.xori %31, %34 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %36 = tt.bitcast %35 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %37 = tt.reshape %27 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x1x1x1x1x2xi32, #blocked2>
    %38 = arith.cmpf ogt, %21, %36 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %39 = tt.broadcast %29 : tensor<1x1x1x1x1x1x1x2x1xi32, #blocked2> -> tensor<1x1x1x1x1x1x1x2x2xi32, #blocked2>
    %40 = tt.broadcast %37 : tensor<1x1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x1x1x1x1x1x2x2xi32, #blocked2>
    %41 = arith.xori %39, %40 : tensor<1x1x1x1x1x1x1x2x2xi32, #blocked2>
    %42 = arith.cmpi ne, %41, %cst_2 : tensor<1x1x1x1x1x1x1x2x2xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<1x1x1x1x1x1x1x2x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>
    %44 = arith.cmpi ne, %38, %43 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>
    %45 = arith.select %44, %36, %21 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %46 = tt.reshape %26 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x1x2x1x1xi32, #blocked1>
    %47 = tt.reshape %26 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x1x2x1x1xi32, #blocked7>
    %48 = tt.bitcast %45 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %49 = "tt.reduce"(%48) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %50 = tt.expand_dims %49 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1x2xi32, #blocked2>
    %51 = tt.broadcast %50 : tensor<2x2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %52 = arith.xori %48, %51 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %53 = tt.bitcast %52 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %54 = arith.cmpf ogt, %45, %53 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %55 = tt.broadcast %46 : tensor<1x1x1x1x1x1x2x1x1xi32, #blocked1> -> tensor<1x1x1x1x1x1x2x2x1xi32, #blocked1>
    %56 = tt.broadcast %30 : tensor<1x1x1x1x1x1x1x2x1xi32, #blocked6> -> tensor<1x1x1x1x1x1x2x2x1xi32, #blocked1>
    %57 = arith.xori %55, %56 : tensor<1x1x1x1x1x1x2x2x1xi32, #blocked1>
    %58 = arith.cmpi ne, %57, %cst_1 : tensor<1x1x1x1x1x1x2x2x1xi32, #blocked1>
    %59 = tt.broadcast %58 : tensor<1x1x1x1x1x1x2x2x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>
    %60 = arith.cmpi ne, %54, %59 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>
    %61 = arith.select %60, %53, %45 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %62 = tt.bitcast %61 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %63 = "tt.reduce"(%62) <{axis = 8 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked2}>>
    %64 = tt.expand_dims %63 {axis = 8 : i32} : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 8, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2x1xi32, #blocked2>
    %65 = tt.broadcast %64 : tensor<2x2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %66 = arith.xori %62, %65 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2>
    %67 = tt.bitcast %66 : tensor<2x2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %68 = arith.cmpf ogt, %61, %67 : tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %69 = tt.broadcast %47 : tensor<1x1x1x1x1x1x2x1x1xi32, #blocked7> -> tensor<1x1x1x1x1x1x2x1x2xi32, #blocked2>
    %70 = tt.broadcast %37 : tensor<1x1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x1x1x1x1x2x1x2xi32, #blocked2>
    %71 = arith.xori %69, %70 : tensor<1x1x1x1x1x1x2x1x2xi32, #blocked2>
    %72 = arith.cmpi ne, %71, %cst_3 : tensor<1x1x1x1x1x1x2x1x2xi32, #blocked2>
    %73 = tt.broadcast %72 : tensor<1x1x1x1x1x1x2x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>
    %74 = arith.cmpi ne, %68, %73 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>
    %75 = arith.select %74, %67, %61 : tensor<2x2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>
    %76 = "tt.reduce"(%75) <{axis = 6 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %201 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %201 : f32
    }) : (tensor<2x2x2x2x2x2x2x2x2xf32, #blocked2>) -> tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %77 = tt.reshape %23 : tensor<2xi32, #linear1> -> tensor<1x1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %78 = tt.bitcast %76 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %79 = "tt.reduce"(%78) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %80 = tt.expand_dims %79 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %81 = tt.broadcast %80 : tensor<2x2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %82 = arith.xori %78, %81 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %83 = tt.bitcast %82 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %84 = tt.reshape %28 : tensor<2xi32, #blocked5> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked8>
    %85 = arith.cmpf ogt, %76, %83 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %86 = tt.broadcast %77 : tensor<1x1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %87 = tt.broadcast %84 : tensor<1x1x1x1x1x1x2x1xi32, #blocked8> -> tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %88 = arith.xori %86, %87 : tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %89 = arith.cmpi ne, %88, %cst_5 : tensor<1x1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %90 = tt.broadcast %89 : tensor<1x1x1x1x1x2x2x1xi1, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %91 = arith.cmpi ne, %85, %90 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %92 = arith.select %91, %83, %76 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>>, tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %93 = tt.bitcast %92 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %94 = "tt.reduce"(%93) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %95 = tt.expand_dims %94 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %96 = tt.broadcast %95 : tensor<2x2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %97 = arith.xori %93, %96 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %98 = tt.bitcast %97 : tensor<2x2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %99 = tt.reshape %27 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %100 = arith.cmpf ogt, %92, %98 : tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %101 = tt.broadcast %77 : tensor<1x1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %102 = tt.broadcast %99 : tensor<1x1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %103 = arith.xori %101, %102 : tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %104 = arith.cmpi ne, %103, %cst_4 : tensor<1x1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %105 = tt.broadcast %104 : tensor<1x1x1x1x1x2x1x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %106 = arith.cmpi ne, %100, %105 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %107 = arith.select %106, %98, %92 : tensor<2x2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 6, parent = #blocked2}>>, tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %108 = "tt.reduce"(%107) <{axis = 5 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %201 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %201 : f32
    }) : (tensor<2x2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 6, parent = #blocked2}>>) -> tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %109 = tt.reshape %24 : tensor<2xi32, #linear2> -> tensor<1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %110 = tt.bitcast %108 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %111 = "tt.reduce"(%110) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>) -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %112 = tt.expand_dims %111 {axis = 5 : i32} : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %113 = tt.broadcast %112 : tensor<2x2x2x2x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %114 = arith.xori %110, %113 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %115 = tt.bitcast %114 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %116 = tt.reshape %28 : tensor<2xi32, #blocked5> -> tensor<1x1x1x1x1x2x1xi32, #blocked9>
    %117 = arith.cmpf ogt, %108, %115 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %118 = tt.broadcast %109 : tensor<1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %119 = tt.broadcast %116 : tensor<1x1x1x1x1x2x1xi32, #blocked9> -> tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %120 = arith.xori %118, %119 : tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %121 = arith.cmpi ne, %120, %cst_7 : tensor<1x1x1x1x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %122 = tt.broadcast %121 : tensor<1x1x1x1x2x2x1xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %123 = arith.cmpi ne, %117, %122 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %124 = arith.select %123, %115, %108 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>, tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %125 = tt.bitcast %124 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %126 = "tt.reduce"(%125) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>) -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %127 = tt.expand_dims %126 {axis = 6 : i32} : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %128 = tt.broadcast %127 : tensor<2x2x2x2x2x2x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %129 = arith.xori %125, %128 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %130 = tt.bitcast %129 : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %131 = tt.reshape %27 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %132 = arith.cmpf ogt, %124, %130 : tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %133 = tt.broadcast %109 : tensor<1x1x1x1x2x1x1xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %134 = tt.broadcast %131 : tensor<1x1x1x1x1x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %135 = arith.xori %133, %134 : tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %136 = arith.cmpi ne, %135, %cst_6 : tensor<1x1x1x1x2x1x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %137 = tt.broadcast %136 : tensor<1x1x1x1x2x1x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>> -> tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %138 = arith.cmpi ne, %132, %137 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %139 = arith.select %138, %130, %124 : tensor<2x2x2x2x2x2x2xi1, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>, tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>
    %140 = "tt.reduce"(%139) <{axis = 4 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %201 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %201 : f32
    }) : (tensor<2x2x2x2x2x2x2xf32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>>) -> tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %141 = tt.reshape %25 : tensor<2xi32, #linear3> -> tensor<1x1x1x2x1x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %142 = tt.bitcast %140 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %143 = "tt.reduce"(%142) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>) -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %144 = tt.expand_dims %143 {axis = 4 : i32} : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %145 = tt.broadcast %144 : tensor<2x2x2x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %146 = arith.xori %142, %145 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %147 = tt.bitcast %146 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %148 = tt.reshape %28 : tensor<2xi32, #blocked5> -> tensor<1x1x1x1x2x1xi32, #blocked10>
    %149 = arith.cmpf ogt, %140, %147 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %150 = tt.broadcast %141 : tensor<1x1x1x2x1x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %151 = tt.broadcast %148 : tensor<1x1x1x1x2x1xi32, #blocked10> -> tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %152 = arith.xori %150, %151 : tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %153 = arith.cmpi ne, %152, %cst_9 : tensor<1x1x1x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %154 = tt.broadcast %153 : tensor<1x1x1x2x2x1xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %155 = arith.cmpi ne, %149, %154 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %156 = arith.select %155, %147, %140 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>, tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %157 = tt.bitcast %156 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %158 = "tt.reduce"(%157) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>) -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %159 = tt.expand_dims %158 {axis = 5 : i32} : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %160 = tt.broadcast %159 : tensor<2x2x2x2x2x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %161 = arith.xori %157, %160 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %162 = tt.bitcast %161 : tensor<2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %163 = tt.reshape %27 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %164 = arith.cmpf ogt, %156, %162 : tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %165 = tt.broadcast %141 : tensor<1x1x1x2x1x1xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %166 = tt.broadcast %163 : tensor<1x1x1x1x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %167 = arith.xori %165, %166 : tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %168 = arith.cmpi ne, %167, %cst_8 : tensor<1x1x1x2x1x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %169 = tt.broadcast %168 : tensor<1x1x1x2x1x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>> -> tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %170 = arith.cmpi ne, %164, %169 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %171 = arith.select %170, %162, %156 : tensor<2x2x2x2x2x2xi1, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>, tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>
    %172 = "tt.reduce"(%171) <{axis = 3 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %201 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %201 : f32
    }) : (tensor<2x2x2x2x2x2xf32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>>) -> tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %173 = tt.bitcast %172 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %174 = "tt.reduce"(%173) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>) -> tensor<2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>}>>
    %175 = tt.expand_dims %174 {axis = 3 : i32} : tensor<2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>}>> -> tensor<2x2x2x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %176 = tt.broadcast %175 : tensor<2x2x2x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %177 = arith.xori %173, %176 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %178 = tt.bitcast %177 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %179 = tt.reshape %28 : tensor<2xi32, #blocked5> -> tensor<1x1x1x2x1xi32, #blocked>
    %180 = arith.cmpf ogt, %172, %178 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %181 = arith.xori %179, %cst_0 : tensor<1x1x1x2x1xi32, #blocked>
    %182 = arith.cmpi ne, %181, %cst : tensor<1x1x1x2x1xi32, #blocked>
    %183 = tt.broadcast %182 : tensor<1x1x1x2x1xi1, #blocked> -> tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %184 = arith.cmpi ne, %180, %183 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %185 = arith.select %184, %178, %172 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>, tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %186 = tt.bitcast %185 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %187 = "tt.reduce"(%186) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %201 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %201 : i32
    }) : (tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>) -> tensor<2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>}>>
    %188 = tt.expand_dims %187 {axis = 4 : i32} : tensor<2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>}>> -> tensor<2x2x2x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %189 = tt.broadcast %188 : tensor<2x2x2x2x1xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %190 = arith.xori %186, %189 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %191 = tt.bitcast %190 : tensor<2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %192 = tt.reshape %27 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %193 = arith.cmpf ogt, %185, %191 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %194 = arith.xori %192, %cst_10 : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %195 = arith.cmpi ne, %194, %cst_11 : tensor<1x1x1x1x2xi32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %196 = tt.broadcast %195 : tensor<1x1x1x1x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %197 = arith.cmpi ne, %193, %196 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %198 = arith.select %197, %191, %185 : tensor<2x2x2x2x2xi1, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>, tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>>
    %199 = tt.reshape %198 : tensor<2x2x2x2x2xf32, #ttg.slice<{dim = 3, parent = #ttg.slice<{dim = 4, parent = #ttg.slice<{dim = 5, parent = #ttg.slice<{dim = 6, parent = #blocked2}>}>}>}>> -> tensor<8x4xf32, #linear6>
    %200 = ttg.convert_layout %199 {allocation.offset = 0 : i32, allocation.size = 128 : i32} : tensor<8x4xf32, #linear6> -> tensor<8x4xf32, #blocked3>
    tt.store %20, %200 : tensor<8x4x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
