#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 4096 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @layer_norm_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg9: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked1>
    %3 = tt.splat %arg10 : i32 -> tensor<1024xi32, #blocked>
    %4 = tt.splat %arg10 : i32 -> tensor<1024xi32, #blocked1>
    %5 = arith.cmpi slt, %1, %3 : tensor<1024xi32, #blocked>
    %6 = arith.cmpi slt, %2, %4 : tensor<1024xi32, #blocked1>
    %7 = arith.muli %0, %arg10 : i32
    %8 = tt.addptr %arg4, %7 : !tt.ptr<f16>, i32
    %9 = tt.splat %8 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %10 = tt.addptr %9, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %11 = tt.load %10, %5, %cst_0 : tensor<1024x!tt.ptr<f16>, #blocked>
    %12 = arith.extf %11 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %13 = tt.addptr %arg1, %7 : !tt.ptr<f16>, i32
    %14 = tt.splat %13 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %16 = tt.load %15, %5, %cst_0 : tensor<1024x!tt.ptr<f16>, #blocked>
    %17 = arith.extf %16 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %18 = tt.splat %arg5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %19 = tt.addptr %18, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %20 = tt.load %19, %5 : tensor<1024x!tt.ptr<f32>, #blocked>
    %21 = tt.addptr %arg6, %0 : !tt.ptr<f32>, i32
    %22 = tt.load %21 : !tt.ptr<f32>
    %23 = tt.addptr %arg7, %0 : !tt.ptr<f32>, i32
    %24 = tt.load %23 : !tt.ptr<f32>
    %25 = tt.splat %22 : f32 -> tensor<1024xf32, #blocked>
    %26 = arith.subf %12, %25 : tensor<1024xf32, #blocked>
    %27 = tt.splat %24 : f32 -> tensor<1024xf32, #blocked>
    %28 = arith.mulf %26, %27 : tensor<1024xf32, #blocked>
    %29 = arith.select %5, %28, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %30 = arith.mulf %20, %17 : tensor<1024xf32, #blocked>
    %31 = arith.select %5, %30, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %32 = arith.mulf %29, %31 : tensor<1024xf32, #blocked>
    %33 = "tt.reduce"(%32) <{axis = 0 : i32}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %80 = arith.addf %arg11, %arg12 : f32
      tt.reduce.return %80 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %34 = arith.sitofp %arg10 : i32 to f32
    %35 = arith.divf %33, %34 : f32
    ttg.barrier local
    %36 = "tt.reduce"(%31) <{axis = 0 : i32}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %80 = arith.addf %arg11, %arg12 : f32
      tt.reduce.return %80 : f32
    }) {allocation.offset = 0 : i32, allocation.size = 16 : i32} : (tensor<1024xf32, #blocked>) -> f32
    %37 = arith.divf %36, %34 : f32
    %38 = tt.addptr %arg0, %7 : !tt.ptr<f16>, i32
    %39 = tt.splat %38 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %1 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %41 = tt.splat %35 : f32 -> tensor<1024xf32, #blocked>
    %42 = arith.mulf %29, %41 : tensor<1024xf32, #blocked>
    %43 = tt.splat %37 : f32 -> tensor<1024xf32, #blocked>
    %44 = arith.addf %42, %43 : tensor<1024xf32, #blocked>
    %45 = arith.subf %31, %44 : tensor<1024xf32, #blocked>
    %46 = arith.mulf %45, %27 : tensor<1024xf32, #blocked>
    %47 = arith.truncf %46 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    tt.store %40, %47, %5 : tensor<1024x!tt.ptr<f16>, #blocked>
    %48 = arith.remsi %0, %c64_i32 : i32
    %49 = tt.addptr %arg8, %48 : !tt.ptr<i32>, i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %50 = tt.atomic_cas acq_rel, gpu, %49, %c0_i32, %c1_i32 {allocation.offset = 0 : i32, allocation.size = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
    %51 = arith.cmpi eq, %50, %c1_i32 : i32
    cf.cond_br %51, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    %52 = tt.addptr %arg9, %48 : !tt.ptr<i32>, i32
    %53 = tt.load %52 : !tt.ptr<i32>
    %54 = arith.mulf %17, %29 : tensor<1024xf32, #blocked>
    %55 = arith.cmpi eq, %53, %c0_i32 : i32
    cf.cond_br %55, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %56 = tt.atomic_rmw exch, acq_rel, gpu, %52, %c1_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    cf.br ^bb5(%54, %17 : tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
  ^bb4:  // pred: ^bb2
    %57 = arith.muli %48, %arg10 : i32
    %58 = tt.addptr %arg2, %57 : !tt.ptr<f32>, i32
    %59 = tt.splat %58 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %60 = tt.addptr %59, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %61 = tt.load %60, %5 : tensor<1024x!tt.ptr<f32>, #blocked>
    %62 = arith.addf %54, %61 : tensor<1024xf32, #blocked>
    %63 = tt.addptr %arg3, %57 : !tt.ptr<f32>, i32
    %64 = tt.splat %63 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %65 = tt.addptr %64, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %66 = tt.load %65, %5 : tensor<1024x!tt.ptr<f32>, #blocked>
    %67 = arith.addf %17, %66 : tensor<1024xf32, #blocked>
    cf.br ^bb5(%62, %67 : tensor<1024xf32, #blocked>, tensor<1024xf32, #blocked>)
  ^bb5(%68: tensor<1024xf32, #blocked>, %69: tensor<1024xf32, #blocked>):  // 2 preds: ^bb3, ^bb4
    %70 = arith.muli %48, %arg10 : i32
    %71 = tt.addptr %arg2, %70 : !tt.ptr<f32>, i32
    %72 = tt.splat %71 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %73 = tt.addptr %72, %2 : tensor<1024x!tt.ptr<f32>, #blocked1>, tensor<1024xi32, #blocked1>
    ttg.barrier local
    %74 = ttg.convert_layout %68 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    tt.store %73, %74, %6 : tensor<1024x!tt.ptr<f32>, #blocked1>
    %75 = tt.addptr %arg3, %70 : !tt.ptr<f32>, i32
    %76 = tt.splat %75 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %77 = tt.addptr %76, %2 : tensor<1024x!tt.ptr<f32>, #blocked1>, tensor<1024xi32, #blocked1>
    ttg.barrier local
    %78 = ttg.convert_layout %69 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    tt.store %77, %78, %6 : tensor<1024x!tt.ptr<f32>, #blocked1>
    ttg.barrier all
    %79 = tt.atomic_rmw exch, acq_rel, gpu, %49, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
