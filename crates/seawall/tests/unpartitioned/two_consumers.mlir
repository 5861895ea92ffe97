#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#wide = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#tile = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @consumers(%upper: tensor<64x64x!tt.ptr<f16>, #rows>, %shared: tensor<64x128x!tt.ptr<f16>, #wide>, %lower: tensor<64x64x!tt.ptr<f16>, #rows>, %out: tensor<64x128x!tt.ptr<f32>, #mma>, %other: tensor<64x128x!tt.ptr<f32>, #mma>, %steps: i32) {
    %zero = arith.constant dense<0.0> : tensor<64x128xf32, #mma>
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %sums:2 = scf.for %k = %c0 to %steps step %c1 iter_args(%one = %zero, %two = %zero) -> (tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>) : i32 {
      %x = tt.load %upper {ttg.partition = array<i32: 0>} : tensor<64x64x!tt.ptr<f16>, #rows>
      %a1 = ttg.local_alloc %x {ttg.partition = array<i32: 1>} : (tensor<64x64xf16, #rows>) -> !ttg.memdesc<64x64xf16, #tile, #smem>
      %y = tt.load %shared {ttg.partition = array<i32: 0>} : tensor<64x128x!tt.ptr<f16>, #wide>
      %b = ttg.local_alloc %y {ttg.partition = array<i32: 1, 2>} : (tensor<64x128xf16, #wide>) -> !ttg.memdesc<64x128xf16, #tile, #smem>
      %z = tt.load %lower {ttg.partition = array<i32: 0>} : tensor<64x64x!tt.ptr<f16>, #rows>
      %a2 = ttg.local_alloc %z {ttg.partition = array<i32: 2>} : (tensor<64x64xf16, #rows>) -> !ttg.memdesc<64x64xf16, #tile, #smem>
      %p = ttng.warp_group_dot %a1, %b, %one {inputPrecision = 0 : i32, ttg.partition = array<i32: 1>} : !ttg.memdesc<64x64xf16, #tile, #smem> * !ttg.memdesc<64x128xf16, #tile, #smem> -> tensor<64x128xf32, #mma>
      %q = ttng.warp_group_dot %a2, %b, %two {inputPrecision = 0 : i32, ttg.partition = array<i32: 2>} : !ttg.memdesc<64x64xf16, #tile, #smem> * !ttg.memdesc<64x128xf16, #tile, #smem> -> tensor<64x128xf32, #mma>
      scf.yield %p, %q : tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>
    } {tt.warp_specialize, ttg.partition = array<i32: 0, 1, 2>, ttg.partition.stages = [0 : i32, 0 : i32, 0 : i32], ttg.warp_specialize.tag = 0 : i32}
    tt.store %out, %sums#0 {ttg.partition = array<i32: 1>} : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.store %other, %sums#1 {ttg.partition = array<i32: 2>} : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
