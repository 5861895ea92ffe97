#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 1024 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_decode(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32) attributes {noinline = false} {
    %cst = arith.constant dense<-1.000000e+30> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant -1.000000e+30 : f32
    %cst_4 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.addptr %arg0, %2 : !tt.ptr<f16>, i32
    %4 = amdg.buffer_load %3[%0] : !tt.ptr<f16> -> tensor<128xf16, #blocked1>
    %5 = arith.extf %4 : tensor<128xf16, #blocked1> to tensor<128xf32, #blocked1>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %11 = tt.broadcast %10 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %12 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = ttg.convert_layout %5 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #blocked1> -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xf32, #blocked>
    %15 = tt.broadcast %14 : tensor<1x128xf32, #blocked> -> tensor<64x128xf32, #blocked>
    %16 = tt.splat %arg4 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    cf.br ^bb1(%c0_i32, %cst_0, %cst_2, %cst_3 : i32, tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, f32, f32)
  ^bb1(%18: i32, %19: tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, %20: f32, %21: f32):  // 2 preds: ^bb0, ^bb2
    %22 = arith.cmpi slt, %18, %arg5 : i32
    cf.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = arith.addi %23, %6 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %26 = arith.cmpi slt, %25, %7 : tensor<64x1xi32, #blocked>
    %27 = arith.muli %25, %cst_4 : tensor<64x1xi32, #blocked>
    %28 = tt.addptr %8, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %30 = tt.addptr %29, %11 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %31 = tt.broadcast %26 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %32 = tt.load %30, %31, %cst_1 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %33 = arith.extf %32 : tensor<64x128xf16, #blocked> to tensor<64x128xf32, #blocked>
    %34 = arith.cmpi slt, %24, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %35 = arith.mulf %33, %15 : tensor<64x128xf32, #blocked>
    %36 = "tt.reduce"(%35) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %66 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %66 : f32
    }) : (tensor<64x128xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %37 = arith.mulf %36, %16 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %38 = arith.select %34, %37, %cst : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    ttg.barrier local
    %39 = "tt.reduce"(%38) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %66 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %66 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> f32
    %40 = arith.maxnumf %21, %39 : f32
    %41 = tt.splat %40 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = arith.subf %38, %41 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %43 = math.exp %42 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %44 = arith.subf %21, %40 : f32
    %45 = math.exp %44 : f32
    %46 = tt.addptr %17, %27 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %48 = tt.addptr %47, %11 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %49 = tt.load %48, %31, %cst_1 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %50 = arith.extf %49 : tensor<64x128xf16, #blocked> to tensor<64x128xf32, #blocked>
    %51 = tt.splat %45 : f32 -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %52 = arith.mulf %19, %51 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %53 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %54 = tt.broadcast %53 : tensor<64x1xf32, #blocked> -> tensor<64x128xf32, #blocked>
    %55 = arith.mulf %54, %50 : tensor<64x128xf32, #blocked>
    ttg.barrier local
    %56 = "tt.reduce"(%55) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %66 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %66 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 1024 : i32} : (tensor<64x128xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %57 = arith.addf %52, %56 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %58 = arith.mulf %20, %45 : f32
    ttg.barrier local
    %59 = "tt.reduce"(%43) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %66 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %66 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> f32
    %60 = arith.addf %58, %59 : f32
    %61 = arith.addi %18, %c64_i32 : i32
    cf.br ^bb1(%61, %57, %60, %40 : i32, tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, f32, f32)
  ^bb3:  // pred: ^bb1
    %62 = tt.addptr %arg3, %2 : !tt.ptr<f32>, i32
    %63 = tt.splat %20 : f32 -> tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %64 = arith.divf %19, %63 : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    ttg.barrier local
    %65 = ttg.convert_layout %64 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<128xf32, #blocked1>
    amdg.buffer_store %65, %62[%0] : !tt.ptr<f32> -> tensor<128xf32, #blocked1>
    tt.return
  }
}
