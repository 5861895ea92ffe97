// A persistent matmul before partitioning: MMAs, loads and epilogue, two tiles of one `buffer.id`,
// and an accumulator whose token the loop over the tiles does not carry.
#rows = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#accum = #ttg.blocked<{sizePerThread = [1, 256], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tile = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @merged(%left: !tt.tensordesc<tensor<128x64xf16, #tile>>, %right: !tt.tensordesc<tensor<64x256xf16, #tile>>, %out: !tt.tensordesc<tensor<128x256xf16, #tile>>, %tiles: i32, %depth: i32) {
    %zero = arith.constant dense<0.0> : tensor<128x256xf32, #accum>
    %c0 = arith.constant 0 : i32
    %c64 = arith.constant 64 : i32
    %c128 = arith.constant 128 : i32
    %c132 = arith.constant 132 : i32
    %true = arith.constant true
    %right_tile = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<64x256xf16, #tile, #smem, mutable> // expect report: barrier channel %right_tile, %left_tile, depth 3, buffer.id 0 // expect report: barrier channel_0: index count % 3 // expect report: barrier channel_0: phase count / 3 % 2 // expect report: data right_tile: SMEM
    %left_tile = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #tile, #smem, mutable> // expect report: data left_tile: SMEM
    %acc, %fresh = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 1 : i32} : () -> (!ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) // expect report: data acc: TMEM // expect report: barrier channel %acc, depth 1 // expect report: value %acc of // expect report: value %fresh of
    %first = tt.get_program_id x : i32
    scf.for %tile = %first to %tiles step %c132 : i32 { // expect report: partition default: MMA // expect report: partition partition0: TMA loads (left, right) // expect report: partition partition1: Output store
      %row = arith.muli %tile, %c128 {ttg.partition = array<i32: 1, 2>} : i32
      %zeroed = ttng.tmem_store %zero, %acc[%fresh], %true {ttg.partition = array<i32: 0>} : tensor<128x256xf32, #accum> -> !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable> // expect report: edge kernel to default, forward: %fresh (TMEM token) // expect report: edge default to partition1, forward: %zeroed (TMEM token) // expect report: value %zeroed of // expect report: coverage missing acc of partition1
      %last = scf.for %k = %c0 to %depth step %c64 iter_args(%before = %zeroed) -> (!ttg.async.token) : i32 { // expect report: value %before of // expect report: value %last of
        %x = tt.descriptor_load %left[%row, %k] {ttg.partition = array<i32: 1>} : !tt.tensordesc<tensor<128x64xf16, #tile>> -> tensor<128x64xf16, #rows>
        ttg.local_store %x, %left_tile {ttg.partition = array<i32: 1>} : tensor<128x64xf16, #rows> -> !ttg.memdesc<128x64xf16, #tile, #smem, mutable> // expect report: edge partition0 to default, forward: channel_0 (no barrier yet) for left_tile // expect report: barrier channel_0: 64*256*2 + 128*64*2 is 49152 of 49152 bytes
        %y = tt.descriptor_load %right[%k, %c0] {ttg.partition = array<i32: 1>} : !tt.tensordesc<tensor<64x256xf16, #tile>> -> tensor<64x256xf16, #rows>
        ttg.local_store %y, %right_tile {ttg.partition = array<i32: 1>} : tensor<64x256xf16, #rows> -> !ttg.memdesc<64x256xf16, #tile, #smem, mutable> // expect report: edge partition0 to default, forward: channel_0 (no barrier yet) for right_tile
        %after = ttng.tc_gen5_mma %left_tile, %right_tile, %acc[%before], %true, %true {ttg.partition = array<i32: 0>} : !ttg.memdesc<128x64xf16, #tile, #smem, mutable>, !ttg.memdesc<64x256xf16, #tile, #smem, mutable>, !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable> // expect report: edge default to partition1, forward // expect report: edge default to default, backward // expect report: value %after of
        scf.yield %after : !ttg.async.token
      } {ttg.partition = array<i32: 0, 1, 2>}
      %sum, %read = ttng.tmem_load %acc[%last] {ttg.partition = array<i32: 2>} : !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x256xf32, #accum> // expect report: value %read of // expect report: note the token of `tmem_load` of acc is not used // expect report: finding SW
      %half = arith.truncf %sum {ttg.partition = array<i32: 2>} : tensor<128x256xf32, #accum> to tensor<128x256xf16, #accum>
      tt.descriptor_store %out[%row, %c0], %half {ttg.partition = array<i32: 2>} : !tt.tensordesc<tensor<128x256xf16, #tile>>, tensor<128x256xf16, #accum>
    } {tt.warp_specialize, ttg.partition = array<i32: 0, 1, 2>, ttg.partition.stages = [0 : i32, 0 : i32, 0 : i32], ttg.warp_specialize.tag = 0 : i32}
    tt.return
  }
}
