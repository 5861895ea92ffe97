#blocked = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c108_i32 = arith.constant 108 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #mma>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb5
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %29 = arith.divsi %27, %6 : i32
    %30 = arith.muli %29, %c8_i32 : i32
    %31 = arith.subi %1, %30 : i32
    %32 = arith.minsi %31, %c8_i32 : i32
    %33 = arith.remsi %27, %32 : i32
    %34 = arith.addi %30, %33 : i32
    %35 = arith.remsi %27, %6 : i32
    %36 = arith.divsi %35, %32 : i32
    %37 = arith.muli %34, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    cf.br ^bb3(%c0_i32, %cst_1 : i32, tensor<128x128xf32, #mma>)
  ^bb3(%47: i32, %48: tensor<128x128xf32, #mma>):  // 2 preds: ^bb2, ^bb4
    %49 = arith.cmpi slt, %47, %14 : i32
    cf.cond_br %49, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %50 = arith.muli %47, %c64_i32 : i32
    %51 = arith.subi %arg5, %50 : i32
    %52 = tt.splat %51 : i32 -> tensor<1x64xi32, #blocked1>
    %53 = arith.cmpi slt, %15, %52 : tensor<1x64xi32, #blocked1>
    %54 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %56 = arith.muli %55, %17 : tensor<128x1xi32, #blocked1>
    %57 = tt.addptr %18, %56 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %58 = tt.splat %50 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %59 = tt.splat %50 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %60 = arith.addi %58, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %61 = arith.addi %59, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %62 = tt.expand_dims %60 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %63 = tt.broadcast %57 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %64 = tt.broadcast %62 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %65 = tt.addptr %63, %64 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %66 = tt.broadcast %53 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %67 = tt.load %65, %66, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %68 = tt.splat %51 : i32 -> tensor<64x1xi32, #blocked>
    %69 = arith.cmpi slt, %19, %68 : tensor<64x1xi32, #blocked>
    %70 = tt.expand_dims %61 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %71 = arith.muli %70, %20 : tensor<64x1xi32, #blocked>
    %72 = tt.addptr %21, %71 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %73 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %74 = tt.expand_dims %73 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %75 = tt.broadcast %72 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %76 = tt.broadcast %74 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked>
    %77 = tt.addptr %75, %76 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %78 = tt.broadcast %69 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %79 = tt.load %77, %78, %cst : tensor<64x128x!tt.ptr<f16>, #blocked>
    ttg.barrier local
    %80 = ttg.local_alloc %67 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttg.barrier local
    %81 = ttg.local_load %80 : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %82 = amdg.in_thread_transpose %79 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
    ttg.barrier local
    %83 = ttg.local_alloc %82 {allocation.offset = 0 : i32} : (tensor<64x128xf16, #linear>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
    ttg.barrier local
    %84 = ttg.local_load %83 : !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %85 = tt.dot %81, %84, %48 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %86 = arith.addi %47, %c1_i32 : i32
    cf.br ^bb3(%86, %85 : i32, tensor<128x128xf32, #mma>)
  ^bb5:  // pred: ^bb3
    %87 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %88 = arith.cmpi slt, %87, %23 : tensor<128x1xi32, #mma>
    %89 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %90 = arith.cmpi slt, %89, %24 : tensor<1x128xi32, #mma>
    %91 = tt.broadcast %88 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %92 = tt.broadcast %90 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %93 = arith.andi %91, %92 : tensor<128x128xi1, #mma>
    %94 = arith.muli %87, %25 : tensor<128x1xi32, #mma>
    %95 = tt.addptr %26, %94 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %96 = tt.broadcast %95 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %97 = tt.broadcast %89 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %98 = tt.addptr %96, %97 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %99 = arith.truncf %48 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %98, %99, %93 : tensor<128x128x!tt.ptr<f16>, #mma>
    %100 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%100 : i32)
  ^bb6:  // pred: ^bb1
    tt.return
  }
}
