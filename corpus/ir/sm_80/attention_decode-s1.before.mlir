#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_decode(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_4 = arith.constant dense<-1.000000e+30> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.addptr %arg0, %2 : !tt.ptr<f16>, i32
    %4 = tt.splat %3 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>, #blocked1>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<f16>, #blocked1>, tensor<128xi32, #blocked1>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f16>, #blocked1>
    %7 = arith.extf %6 : tensor<128xf16, #blocked1> to tensor<128xf32, #blocked1>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %10 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %14 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = ttg.convert_layout %7 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #blocked1> -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xf32, #blocked>
    %17 = tt.broadcast %16 : tensor<1x128xf32, #blocked> -> tensor<64x128xf32, #blocked>
    %18 = tt.splat %arg4 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    cf.br ^bb1(%c0_i32, %cst_3, %cst_1, %cst_0 : i32, tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, f32, f32)
  ^bb1(%20: i32, %21: tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, %22: f32, %23: f32):  // 2 preds: ^bb0, ^bb2
    %24 = arith.cmpi slt, %20, %arg5 : i32
    cf.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %25 = tt.splat %20 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = arith.addi %25, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %28 = arith.cmpi slt, %27, %9 : tensor<64x1xi32, #blocked>
    %29 = arith.muli %27, %cst : tensor<64x1xi32, #blocked>
    %30 = tt.addptr %10, %29 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %32 = tt.addptr %31, %13 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %33 = tt.broadcast %28 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %34 = tt.load %32, %33, %cst_2 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %35 = arith.extf %34 : tensor<64x128xf16, #blocked> to tensor<64x128xf32, #blocked>
    %36 = arith.cmpi slt, %26, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %37 = arith.mulf %35, %17 : tensor<64x128xf32, #blocked>
    %38 = "tt.reduce"(%37) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %70 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %70 : f32
    }) : (tensor<64x128xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %39 = arith.mulf %38, %18 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %40 = arith.select %36, %39, %cst_4 : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %41 = "tt.reduce"(%40) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %70 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %70 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> f32
    %42 = arith.maxnumf %23, %41 : f32
    %43 = tt.splat %42 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %44 = arith.subf %40, %43 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %45 = math.exp %44 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %46 = arith.subf %23, %42 : f32
    %47 = math.exp %46 : f32
    %48 = tt.addptr %19, %29 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %50 = tt.addptr %49, %13 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %51 = tt.load %50, %33, %cst_2 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %52 = arith.extf %51 : tensor<64x128xf16, #blocked> to tensor<64x128xf32, #blocked>
    %53 = tt.splat %47 : f32 -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %54 = arith.mulf %21, %53 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %55 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %56 = tt.broadcast %55 : tensor<64x1xf32, #blocked> -> tensor<64x128xf32, #blocked>
    %57 = arith.mulf %56, %52 : tensor<64x128xf32, #blocked>
    %58 = "tt.reduce"(%57) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %70 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %70 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x128xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %59 = arith.addf %54, %58 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = arith.mulf %22, %47 : f32
    %61 = "tt.reduce"(%45) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %70 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %70 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> f32
    %62 = arith.addf %60, %61 : f32
    %63 = arith.addi %20, %c64_i32 : i32
    cf.br ^bb1(%63, %59, %62, %42 : i32, tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, f32, f32)
  ^bb3:  // pred: ^bb1
    %64 = tt.addptr %arg3, %2 : !tt.ptr<f32>, i32
    %65 = tt.splat %64 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked1>
    %66 = tt.addptr %65, %0 : tensor<128x!tt.ptr<f32>, #blocked1>, tensor<128xi32, #blocked1>
    %67 = tt.splat %22 : f32 -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %68 = arith.divf %21, %67 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = ttg.convert_layout %68 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<128xf32, #blocked1>
    tt.store %66, %69 : tensor<128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
