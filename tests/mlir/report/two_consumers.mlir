// Loads for two consumers before partitioning: the tasks of ops alone determine the data that
// crosses partitions.
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
    %sums:2 = scf.for %k = %c0 to %steps step %c1 iter_args(%one = %zero, %two = %zero) -> (tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>) : i32 { // expect report: partition default: Loads // expect report: partition partition0: MMA, output store #1 // expect report: partition partition1: MMA, output store #2
      %x = tt.load %upper {ttg.partition = array<i32: 0>} : tensor<64x64x!tt.ptr<f16>, #rows> // expect report: edge default to partition0, forward // expect report: value %x of
      %a1 = ttg.local_alloc %x {ttg.partition = array<i32: 1>} : (tensor<64x64xf16, #rows>) -> !ttg.memdesc<64x64xf16, #tile, #smem> // expect report: barrier channel %a1, depth 1: no barrier yet: a later pass adds acquire, write and commit in default, and wait, read and release in partition0 // expect report: barrier channel_0: index 0 // expect report: barrier channel_0: phase count % 2 // expect report: value %a1 of
      %y = tt.load %shared {ttg.partition = array<i32: 0>} : tensor<64x128x!tt.ptr<f16>, #wide> // expect report: edge default to partition0, forward // expect report: edge default to partition1, forward // expect report: value %y of
      %b = ttg.local_alloc %y {ttg.partition = array<i32: 1, 2>} : (tensor<64x128xf16, #wide>) -> !ttg.memdesc<64x128xf16, #tile, #smem> // expect report: barrier channel %b, depth 1: no barrier yet: a later pass adds acquire, write and commit in default, and wait, read and release in partition0, partition1 // expect report: barrier channel_1: index 0 // expect report: barrier channel_1: phase count % 2 // expect report: value %b of
      %z = tt.load %lower {ttg.partition = array<i32: 0>} : tensor<64x64x!tt.ptr<f16>, #rows> // expect report: edge default to partition1, forward // expect report: value %z of
      %a2 = ttg.local_alloc %z {ttg.partition = array<i32: 2>} : (tensor<64x64xf16, #rows>) -> !ttg.memdesc<64x64xf16, #tile, #smem> // expect report: barrier channel %a2, depth 1: no barrier yet: a later pass adds acquire, write and commit in default, and wait, read and release in partition1 // expect report: barrier channel_2: index 0 // expect report: barrier channel_2: phase count % 2 // expect report: value %a2 of
      %p = ttng.warp_group_dot %a1, %b, %one {inputPrecision = 0 : i32, ttg.partition = array<i32: 1>} : !ttg.memdesc<64x64xf16, #tile, #smem> * !ttg.memdesc<64x128xf16, #tile, #smem> -> tensor<64x128xf32, #mma> // expect report: data b read in partition0 // expect report: data a1 read in partition0
      %q = ttng.warp_group_dot %a2, %b, %two {inputPrecision = 0 : i32, ttg.partition = array<i32: 2>} : !ttg.memdesc<64x64xf16, #tile, #smem> * !ttg.memdesc<64x128xf16, #tile, #smem> -> tensor<64x128xf32, #mma> // expect report: data b read in partition1 // expect report: data a2 read in partition1
      scf.yield %p, %q : tensor<64x128xf32, #mma>, tensor<64x128xf32, #mma>
    } {tt.warp_specialize, ttg.partition = array<i32: 0, 1, 2>, ttg.partition.stages = [0 : i32, 0 : i32, 0 : i32], ttg.warp_specialize.tag = 0 : i32}
    tt.store %out, %sums#0 {ttg.partition = array<i32: 1>} : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.store %other, %sums#1 {ttg.partition = array<i32: 2>} : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
