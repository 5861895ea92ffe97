// Hints on arguments and ops say how wide a copy is: 8 elements an instruction, where a list or one
// number for all dimensions says so, and otherwise one.
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @hints(%list: tensor<64x64x!tt.ptr<f16>, #blocked> {tt.contiguity = dense<[8, 8]> : tensor<2xi32>, tt.divisibility = dense<[16, 16]> : tensor<2xi32>}, %splat: tensor<64x64x!tt.ptr<f16>, #blocked> {tt.contiguity = dense<8> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %none: tensor<64x64x!tt.ptr<f16>, #blocked>, %o: tensor<64x64xi32, #blocked>, %m: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %op = tt.addptr %none, %o {tt.contiguity = dense<8> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>} : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %tlist = ttg.async_copy_global_to_local %list, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %glist = ttg.async_commit_group tokens %tlist
    ttg.async_wait {num = 1 : i32} // expect waits: 4
    %tsplat = ttg.async_copy_global_to_local %splat, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %gsplat = ttg.async_commit_group tokens %tsplat
    ttg.async_wait {num = 1 : i32} // expect waits: 4
    %top = ttg.async_copy_global_to_local %op, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %gop = ttg.async_commit_group tokens %top
    ttg.async_wait {num = 1 : i32} // expect waits: 4
    %tnone = ttg.async_copy_global_to_local %none, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %gnone = ttg.async_commit_group tokens %tnone
    ttg.async_wait {num = 1 : i32} // expect waits: 32
    tt.return
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx90a", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @hints(%list: tensor<64x64x!tt.ptr<f16>, #blocked> {tt.contiguity = dense<[8, 8]> : tensor<2xi32>, tt.divisibility = dense<[16, 16]> : tensor<2xi32>}, %splat: tensor<64x64x!tt.ptr<f16>, #blocked> {tt.contiguity = dense<8> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %none: tensor<64x64x!tt.ptr<f16>, #blocked>, %o: tensor<64x64xi32, #blocked>, %m: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %op = tt.addptr %none, %o {tt.contiguity = dense<8> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>} : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %tlist = ttg.async_copy_global_to_local %list, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %glist = ttg.async_commit_group tokens %tlist
    ttg.async_wait {num = 1 : i32} // expect waits: 2
    %tsplat = ttg.async_copy_global_to_local %splat, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %gsplat = ttg.async_commit_group tokens %tsplat
    ttg.async_wait {num = 1 : i32} // expect waits: 2
    %top = ttg.async_copy_global_to_local %op, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %gop = ttg.async_commit_group tokens %top
    ttg.async_wait {num = 1 : i32} // expect waits: 2
    %tnone = ttg.async_copy_global_to_local %none, %m : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %gnone = ttg.async_commit_group tokens %tnone
    ttg.async_wait {num = 1 : i32} // expect waits: 16
    tt.return
  }
}
