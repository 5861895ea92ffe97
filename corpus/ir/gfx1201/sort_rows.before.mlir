#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 1, 1, 1, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [8, 1, 1, 1, 1, 2, 2, 1], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 2], threadsPerWarp = [1, 1, 2, 2, 2, 2, 2, 1], warpsPerCTA = [2, 2, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1, 1, 1, 1, 1], threadsPerWarp = [8, 1, 1, 1, 1, 2, 1, 2], warpsPerCTA = [4, 1, 1, 1, 1, 1, 1, 1], order = [7, 6, 5, 4, 3, 2, 1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0]], warp = [[0], [0]], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[0], [0], [0], [1], [0]], warp = [[0], [0]], block = []}>
#linear3 = #ttg.linear<{register = [], lane = [[0], [0], [0], [0], [1]], warp = [[0], [0]], block = []}>
#linear4 = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [[0], [0]], block = []}>
#linear5 = #ttg.linear<{register = [[1]], lane = [[0], [0], [0], [0], [0]], warp = [[0], [0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 0 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x1xi32, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x1x1x1x1x2x2x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1x1x1x1x2x2xi32, #blocked2>
    %cst_2 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %cst_3 = arith.constant dense<0> : tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %cst_4 = arith.constant dense<0> : tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %cst_5 = arith.constant dense<0> : tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %cst_6 = arith.constant dense<0> : tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %cst_7 = arith.constant dense<0> : tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %cst_8 = arith.constant dense<0> : tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %cst_9 = arith.constant dense<0> : tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %cst_10 = arith.constant dense<0> : tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %cst_11 = arith.constant dense<0> : tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %cst_12 = arith.constant dense<0> : tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %cst_13 = arith.constant dense<0> : tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %cst_14 = arith.constant dense<0> : tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %cst_15 = arith.constant dense<0> : tensor<1x1x1x1x1x1x1x2xi32, #blocked2>
    %cst_16 = arith.constant dense<0> : tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %cst_17 = arith.constant dense<0> : tensor<1x1x1x1x2x1x1x1xi32, #blocked2>
    %cst_18 = arith.constant dense<0> : tensor<1x1x1x2x1x1x1x1xi32, #blocked2>
    %cst_19 = arith.constant dense<0> : tensor<1x1x2x1x1x1x1x1xi32, #blocked2>
    %cst_20 = arith.constant dense<64> : tensor<4x1xi32, #blocked3>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xi32, #blocked3>
    %2 = arith.muli %1, %cst_20 : tensor<4x1xi32, #blocked3>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %5 = tt.broadcast %2 : tensor<4x1xi32, #blocked3> -> tensor<4x64xi32, #blocked3>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked3> -> tensor<4x64xi32, #blocked3>
    %7 = arith.addi %5, %6 : tensor<4x64xi32, #blocked3>
    %8 = amdg.buffer_load %arg0[%7] {contiguity = 2 : i32} : !tt.ptr<f32> -> tensor<4x64xf32, #blocked3>
    %9 = tt.reshape %8 : tensor<4x64xf32, #blocked3> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %10 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %11 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %12 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %13 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear3>
    %14 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear4>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear5>
    %16 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %17 = tt.reshape %10 : tensor<2xi32, #linear> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked2>
    %18 = tt.reshape %16 : tensor<2xi32, #blocked4> -> tensor<1x1x1x1x1x1x2x1xi32, #blocked>
    %19 = tt.bitcast %9 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %20 = "tt.reduce"(%19) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %21 = tt.expand_dims %20 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %22 = tt.broadcast %21 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %23 = arith.xori %19, %22 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %24 = tt.bitcast %23 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %25 = tt.reshape %15 : tensor<2xi32, #linear5> -> tensor<1x1x1x1x1x1x1x2xi32, #blocked2>
    %26 = arith.cmpf ogt, %9, %24 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %27 = tt.broadcast %17 : tensor<1x1x1x1x1x1x2x1xi32, #blocked2> -> tensor<1x1x1x1x1x1x2x2xi32, #blocked2>
    %28 = tt.broadcast %25 : tensor<1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x1x1x1x1x2x2xi32, #blocked2>
    %29 = arith.xori %27, %28 : tensor<1x1x1x1x1x1x2x2xi32, #blocked2>
    %30 = arith.cmpi ne, %29, %cst_1 : tensor<1x1x1x1x1x1x2x2xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<1x1x1x1x1x1x2x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %32 = arith.cmpi ne, %26, %31 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %33 = arith.select %32, %24, %9 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %34 = tt.reshape %14 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked1>
    %35 = tt.reshape %14 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked5>
    %36 = tt.reshape %14 : tensor<2xi32, #linear4> -> tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %37 = tt.bitcast %33 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %38 = "tt.reduce"(%37) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %39 = tt.expand_dims %38 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %40 = tt.broadcast %39 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %41 = arith.xori %37, %40 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %42 = tt.bitcast %41 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %43 = arith.cmpf ogt, %33, %42 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %44 = tt.broadcast %34 : tensor<1x1x1x1x1x2x1x1xi32, #blocked1> -> tensor<1x1x1x1x1x2x2x1xi32, #blocked1>
    %45 = tt.broadcast %18 : tensor<1x1x1x1x1x1x2x1xi32, #blocked> -> tensor<1x1x1x1x1x2x2x1xi32, #blocked1>
    %46 = arith.xori %44, %45 : tensor<1x1x1x1x1x2x2x1xi32, #blocked1>
    %47 = arith.cmpi ne, %46, %cst_0 : tensor<1x1x1x1x1x2x2x1xi32, #blocked1>
    %48 = tt.broadcast %47 : tensor<1x1x1x1x1x2x2x1xi1, #blocked1> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %49 = arith.cmpi ne, %43, %48 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %50 = arith.select %49, %42, %33 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %51 = tt.bitcast %50 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %52 = "tt.reduce"(%51) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %53 = tt.expand_dims %52 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %54 = tt.broadcast %53 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %55 = arith.xori %51, %54 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %56 = tt.bitcast %55 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %57 = arith.cmpf ogt, %50, %56 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %58 = tt.broadcast %35 : tensor<1x1x1x1x1x2x1x1xi32, #blocked5> -> tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %59 = tt.broadcast %25 : tensor<1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %60 = arith.xori %58, %59 : tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %61 = arith.cmpi ne, %60, %cst_2 : tensor<1x1x1x1x1x2x1x2xi32, #blocked2>
    %62 = tt.broadcast %61 : tensor<1x1x1x1x1x2x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %63 = arith.cmpi ne, %57, %62 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %64 = arith.select %63, %56, %50 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %65 = tt.reshape %11 : tensor<2xi32, #linear1> -> tensor<1x1x1x1x2x1x1x1xi32, #blocked2>
    %66 = tt.bitcast %64 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %67 = "tt.reduce"(%66) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %68 = tt.expand_dims %67 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %69 = tt.broadcast %68 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %70 = arith.xori %66, %69 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %71 = tt.bitcast %70 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %72 = arith.cmpf ogt, %64, %71 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %73 = tt.broadcast %65 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %74 = tt.broadcast %36 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %75 = arith.xori %73, %74 : tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %76 = arith.cmpi ne, %75, %cst_5 : tensor<1x1x1x1x2x2x1x1xi32, #blocked2>
    %77 = tt.broadcast %76 : tensor<1x1x1x1x2x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %78 = arith.cmpi ne, %72, %77 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %79 = arith.select %78, %71, %64 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %80 = tt.bitcast %79 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %81 = "tt.reduce"(%80) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %82 = tt.expand_dims %81 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %83 = tt.broadcast %82 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %84 = arith.xori %80, %83 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %85 = tt.bitcast %84 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %86 = arith.cmpf ogt, %79, %85 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %87 = tt.broadcast %65 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %88 = tt.broadcast %18 : tensor<1x1x1x1x1x1x2x1xi32, #blocked> -> tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %89 = arith.xori %87, %88 : tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %90 = arith.cmpi ne, %89, %cst_4 : tensor<1x1x1x1x2x1x2x1xi32, #blocked2>
    %91 = tt.broadcast %90 : tensor<1x1x1x1x2x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %92 = arith.cmpi ne, %86, %91 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %93 = arith.select %92, %85, %79 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %94 = tt.bitcast %93 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %95 = "tt.reduce"(%94) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %96 = tt.expand_dims %95 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %97 = tt.broadcast %96 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %98 = arith.xori %94, %97 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %99 = tt.bitcast %98 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %100 = arith.cmpf ogt, %93, %99 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %101 = tt.broadcast %65 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %102 = tt.broadcast %25 : tensor<1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %103 = arith.xori %101, %102 : tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %104 = arith.cmpi ne, %103, %cst_3 : tensor<1x1x1x1x2x1x1x2xi32, #blocked2>
    %105 = tt.broadcast %104 : tensor<1x1x1x1x2x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %106 = arith.cmpi ne, %100, %105 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %107 = arith.select %106, %99, %93 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %108 = tt.reshape %12 : tensor<2xi32, #linear2> -> tensor<1x1x1x2x1x1x1x1xi32, #blocked2>
    %109 = tt.bitcast %107 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %110 = "tt.reduce"(%109) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>>
    %111 = tt.expand_dims %110 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked2>
    %112 = tt.broadcast %111 : tensor<2x2x2x2x1x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %113 = arith.xori %109, %112 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %114 = tt.bitcast %113 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %115 = arith.cmpf ogt, %107, %114 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %116 = tt.broadcast %108 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %117 = tt.broadcast %65 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %118 = arith.xori %116, %117 : tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %119 = arith.cmpi ne, %118, %cst_9 : tensor<1x1x1x2x2x1x1x1xi32, #blocked2>
    %120 = tt.broadcast %119 : tensor<1x1x1x2x2x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %121 = arith.cmpi ne, %115, %120 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %122 = arith.select %121, %114, %107 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %123 = tt.bitcast %122 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %124 = "tt.reduce"(%123) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %125 = tt.expand_dims %124 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %126 = tt.broadcast %125 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %127 = arith.xori %123, %126 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %128 = tt.bitcast %127 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %129 = arith.cmpf ogt, %122, %128 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %130 = tt.broadcast %108 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %131 = tt.broadcast %36 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %132 = arith.xori %130, %131 : tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %133 = arith.cmpi ne, %132, %cst_8 : tensor<1x1x1x2x1x2x1x1xi32, #blocked2>
    %134 = tt.broadcast %133 : tensor<1x1x1x2x1x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %135 = arith.cmpi ne, %129, %134 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %136 = arith.select %135, %128, %122 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %137 = tt.bitcast %136 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %138 = "tt.reduce"(%137) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %139 = tt.expand_dims %138 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %140 = tt.broadcast %139 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %141 = arith.xori %137, %140 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %142 = tt.bitcast %141 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %143 = arith.cmpf ogt, %136, %142 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %144 = tt.broadcast %108 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %145 = tt.broadcast %18 : tensor<1x1x1x1x1x1x2x1xi32, #blocked> -> tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %146 = arith.xori %144, %145 : tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %147 = arith.cmpi ne, %146, %cst_7 : tensor<1x1x1x2x1x1x2x1xi32, #blocked2>
    %148 = tt.broadcast %147 : tensor<1x1x1x2x1x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %149 = arith.cmpi ne, %143, %148 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %150 = arith.select %149, %142, %136 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %151 = tt.bitcast %150 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %152 = "tt.reduce"(%151) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %153 = tt.expand_dims %152 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %154 = tt.broadcast %153 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %155 = arith.xori %151, %154 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %156 = tt.bitcast %155 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %157 = arith.cmpf ogt, %150, %156 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %158 = tt.broadcast %108 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %159 = tt.broadcast %25 : tensor<1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %160 = arith.xori %158, %159 : tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %161 = arith.cmpi ne, %160, %cst_6 : tensor<1x1x1x2x1x1x1x2xi32, #blocked2>
    %162 = tt.broadcast %161 : tensor<1x1x1x2x1x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %163 = arith.cmpi ne, %157, %162 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %164 = arith.select %163, %156, %150 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %165 = tt.reshape %13 : tensor<2xi32, #linear3> -> tensor<1x1x2x1x1x1x1x1xi32, #blocked2>
    %166 = tt.bitcast %164 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %167 = "tt.reduce"(%166) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>>
    %168 = tt.expand_dims %167 {axis = 3 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>> -> tensor<2x2x2x1x2x2x2x2xi32, #blocked2>
    %169 = tt.broadcast %168 : tensor<2x2x2x1x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %170 = arith.xori %166, %169 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %171 = tt.bitcast %170 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %172 = arith.cmpf ogt, %164, %171 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %173 = tt.broadcast %165 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %174 = tt.broadcast %108 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %175 = arith.xori %173, %174 : tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %176 = arith.cmpi ne, %175, %cst_14 : tensor<1x1x2x2x1x1x1x1xi32, #blocked2>
    %177 = tt.broadcast %176 : tensor<1x1x2x2x1x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %178 = arith.cmpi ne, %172, %177 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %179 = arith.select %178, %171, %164 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %180 = tt.bitcast %179 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %181 = "tt.reduce"(%180) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>>
    %182 = tt.expand_dims %181 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked2>
    %183 = tt.broadcast %182 : tensor<2x2x2x2x1x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %184 = arith.xori %180, %183 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %185 = tt.bitcast %184 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %186 = arith.cmpf ogt, %179, %185 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %187 = tt.broadcast %165 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %188 = tt.broadcast %65 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %189 = arith.xori %187, %188 : tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %190 = arith.cmpi ne, %189, %cst_13 : tensor<1x1x2x1x2x1x1x1xi32, #blocked2>
    %191 = tt.broadcast %190 : tensor<1x1x2x1x2x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %192 = arith.cmpi ne, %186, %191 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %193 = arith.select %192, %185, %179 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %194 = tt.bitcast %193 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %195 = "tt.reduce"(%194) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %196 = tt.expand_dims %195 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %197 = tt.broadcast %196 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %198 = arith.xori %194, %197 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %199 = tt.bitcast %198 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %200 = arith.cmpf ogt, %193, %199 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %201 = tt.broadcast %165 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %202 = tt.broadcast %36 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %203 = arith.xori %201, %202 : tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %204 = arith.cmpi ne, %203, %cst_12 : tensor<1x1x2x1x1x2x1x1xi32, #blocked2>
    %205 = tt.broadcast %204 : tensor<1x1x2x1x1x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %206 = arith.cmpi ne, %200, %205 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %207 = arith.select %206, %199, %193 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %208 = tt.bitcast %207 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %209 = "tt.reduce"(%208) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %210 = tt.expand_dims %209 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %211 = tt.broadcast %210 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %212 = arith.xori %208, %211 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %213 = tt.bitcast %212 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %214 = arith.cmpf ogt, %207, %213 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %215 = tt.broadcast %165 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %216 = tt.broadcast %18 : tensor<1x1x1x1x1x1x2x1xi32, #blocked> -> tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %217 = arith.xori %215, %216 : tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %218 = arith.cmpi ne, %217, %cst_11 : tensor<1x1x2x1x1x1x2x1xi32, #blocked2>
    %219 = tt.broadcast %218 : tensor<1x1x2x1x1x1x2x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %220 = arith.cmpi ne, %214, %219 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %221 = arith.select %220, %213, %207 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %222 = tt.bitcast %221 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %223 = "tt.reduce"(%222) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %224 = tt.expand_dims %223 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %225 = tt.broadcast %224 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %226 = arith.xori %222, %225 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %227 = tt.bitcast %226 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %228 = arith.cmpf ogt, %221, %227 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %229 = tt.broadcast %165 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2> -> tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %230 = tt.broadcast %25 : tensor<1x1x1x1x1x1x1x2xi32, #blocked2> -> tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %231 = arith.xori %229, %230 : tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %232 = arith.cmpi ne, %231, %cst_10 : tensor<1x1x2x1x1x1x1x2xi32, #blocked2>
    %233 = tt.broadcast %232 : tensor<1x1x2x1x1x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %234 = arith.cmpi ne, %228, %233 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %235 = arith.select %234, %227, %221 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %236 = tt.bitcast %235 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %237 = "tt.reduce"(%236) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %238 = tt.expand_dims %237 {axis = 2 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x2x1x2x2x2x2x2xi32, #blocked2>
    %239 = tt.broadcast %238 : tensor<2x2x1x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %240 = arith.xori %236, %239 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %241 = tt.bitcast %240 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %242 = arith.cmpf ogt, %235, %241 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %243 = arith.cmpi ne, %165, %cst_19 : tensor<1x1x2x1x1x1x1x1xi32, #blocked2>
    %244 = tt.broadcast %243 : tensor<1x1x2x1x1x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %245 = arith.cmpi ne, %242, %244 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %246 = arith.select %245, %241, %235 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %247 = tt.bitcast %246 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %248 = "tt.reduce"(%247) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>>
    %249 = tt.expand_dims %248 {axis = 3 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked2}>> -> tensor<2x2x2x1x2x2x2x2xi32, #blocked2>
    %250 = tt.broadcast %249 : tensor<2x2x2x1x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %251 = arith.xori %247, %250 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %252 = tt.bitcast %251 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %253 = arith.cmpf ogt, %246, %252 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %254 = arith.cmpi ne, %108, %cst_18 : tensor<1x1x1x2x1x1x1x1xi32, #blocked2>
    %255 = tt.broadcast %254 : tensor<1x1x1x2x1x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %256 = arith.cmpi ne, %253, %255 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %257 = arith.select %256, %252, %246 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %258 = tt.bitcast %257 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %259 = "tt.reduce"(%258) <{axis = 4 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>>
    %260 = tt.expand_dims %259 {axis = 4 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 4, parent = #blocked2}>> -> tensor<2x2x2x2x1x2x2x2xi32, #blocked2>
    %261 = tt.broadcast %260 : tensor<2x2x2x2x1x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %262 = arith.xori %258, %261 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %263 = tt.bitcast %262 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %264 = arith.cmpf ogt, %257, %263 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %265 = arith.cmpi ne, %65, %cst_17 : tensor<1x1x1x1x2x1x1x1xi32, #blocked2>
    %266 = tt.broadcast %265 : tensor<1x1x1x1x2x1x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %267 = arith.cmpi ne, %264, %266 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %268 = arith.select %267, %263, %257 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %269 = tt.bitcast %268 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %270 = "tt.reduce"(%269) <{axis = 5 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>>
    %271 = tt.expand_dims %270 {axis = 5 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 5, parent = #blocked2}>> -> tensor<2x2x2x2x2x1x2x2xi32, #blocked2>
    %272 = tt.broadcast %271 : tensor<2x2x2x2x2x1x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %273 = arith.xori %269, %272 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %274 = tt.bitcast %273 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %275 = arith.cmpf ogt, %268, %274 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %276 = arith.cmpi ne, %36, %cst_16 : tensor<1x1x1x1x1x2x1x1xi32, #blocked2>
    %277 = tt.broadcast %276 : tensor<1x1x1x1x1x2x1x1xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %278 = arith.cmpi ne, %275, %277 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %279 = arith.select %278, %274, %268 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %280 = tt.bitcast %279 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %281 = "tt.reduce"(%280) <{axis = 6 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>>
    %282 = tt.expand_dims %281 {axis = 6 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 6, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x1x2xi32, #blocked2>
    %283 = tt.broadcast %282 : tensor<2x2x2x2x2x2x1x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %284 = arith.xori %280, %283 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %285 = tt.bitcast %284 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %286 = arith.cmpf ogt, %279, %285 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %287 = arith.cmpi ne, %18, %cst : tensor<1x1x1x1x1x1x2x1xi32, #blocked>
    %288 = tt.broadcast %287 : tensor<1x1x1x1x1x1x2x1xi1, #blocked> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %289 = arith.cmpi ne, %286, %288 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %290 = arith.select %289, %285, %279 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %291 = tt.bitcast %290 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %292 = "tt.reduce"(%291) <{axis = 7 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %303 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %303 : i32
    }) : (tensor<2x2x2x2x2x2x2x2xi32, #blocked2>) -> tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>>
    %293 = tt.expand_dims %292 {axis = 7 : i32} : tensor<2x2x2x2x2x2x2xi32, #ttg.slice<{dim = 7, parent = #blocked2}>> -> tensor<2x2x2x2x2x2x2x1xi32, #blocked2>
    %294 = tt.broadcast %293 : tensor<2x2x2x2x2x2x2x1xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %295 = arith.xori %291, %294 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2>
    %296 = tt.bitcast %295 : tensor<2x2x2x2x2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %297 = arith.cmpf ogt, %290, %296 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %298 = arith.cmpi ne, %25, %cst_15 : tensor<1x1x1x1x1x1x1x2xi32, #blocked2>
    %299 = tt.broadcast %298 : tensor<1x1x1x1x1x1x1x2xi1, #blocked2> -> tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %300 = arith.cmpi ne, %297, %299 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>
    %301 = arith.select %300, %296, %290 : tensor<2x2x2x2x2x2x2x2xi1, #blocked2>, tensor<2x2x2x2x2x2x2x2xf32, #blocked2>
    %302 = tt.reshape %301 : tensor<2x2x2x2x2x2x2x2xf32, #blocked2> -> tensor<4x64xf32, #blocked3>
    amdg.buffer_store %302, %arg1[%7] {contiguity = 2 : i32} : !tt.ptr<f32> -> tensor<4x64xf32, #blocked3>
    tt.return
  }
}
