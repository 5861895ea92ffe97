// The maximum of each row is in column 65 of the scores, which the next MMA overwrites with 0 after a wait for the read. The
// second wait for empty columns is redundant. The wait of the other partition never blocks, but publishes the read.
#b = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#c = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#a = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#t = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#e = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tc = #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%tiles: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %true = arith.constant true
    %false = arith.constant false
    %a = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #a, #smem, mutable>
    %b = ttg.local_alloc : () -> !ttg.memdesc<64x128xf16, #t, #smem, mutable>
    %score = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 8 : i32} : () -> !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    %top = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 8 : i32, buffer.offset = 65 : i32} : () -> !ttg.memdesc<128x1xf32, #tc, #ttng.tensor_memory, mutable>
    %ready = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #e, #smem, mutable>
    ttng.init_barrier %ready, 1 : !ttg.memdesc<1xi64, #e, #smem, mutable>
    %score_token = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token>
    %top_token = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token>
    scf.for %tile = %c0 to %tiles step %c1 : i32 {
      %odd = arith.trunci %tile : i32 to i1
      %parity = arith.andi %tile, %c1 : i32
      nvws.producer_acquire %top_token, %c0, %odd {async_task_id = array<i32: 1>} : tensor<1x!nvws.token>, i32, i1
      nvws.producer_acquire %score_token, %c0, %odd {async_task_id = array<i32: 1>} : tensor<1x!nvws.token>, i32, i1 // expect check: SW402-note
      ttng.tc_gen5_mma %a, %b, %score, %false, %true, %ready[%true] {async_task_id = array<i32: 1>, is_async} : !ttg.memdesc<128x64xf16, #a, #smem, mutable>, !ttg.memdesc<64x128xf16, #t, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #e, #smem, mutable>
      ttng.wait_barrier %ready, %parity {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #e, #smem, mutable>
      %x = ttng.tmem_load %score {async_task_id = array<i32: 2>} : !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #b>
      %y = "tt.reduce"(%x) <{axis = 1 : i32}> ({
      ^bb0(%l: f32, %r: f32):
        %m = arith.maxnumf %l, %r : f32
        tt.reduce.return %m : f32
      }) {async_task_id = array<i32: 2>} : (tensor<128x128xf32, #b>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #b}>>
      %z = tt.expand_dims %y {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #b}>> -> tensor<128x1xf32, #b>
      nvws.consumer_release %score_token, %c0 {async_task_id = array<i32: 2>} : tensor<1x!nvws.token>, i32
      nvws.producer_acquire %top_token, %c0, %odd {async_task_id = array<i32: 2>} : tensor<1x!nvws.token>, i32, i1
      ttng.tmem_store %z, %top, %true {async_task_id = array<i32: 2>} : tensor<128x1xf32, #b> -> !ttg.memdesc<128x1xf32, #tc, #ttng.tensor_memory, mutable>
      nvws.producer_commit %top_token, %c0 {async_task_id = array<i32: 2>} : tensor<1x!nvws.token>, i32
      nvws.consumer_wait %top_token, %c0, %odd {async_task_id = array<i32: 0>} : tensor<1x!nvws.token>, i32, i1
      %w = ttng.tmem_load %top {async_task_id = array<i32: 0>} : !ttg.memdesc<128x1xf32, #tc, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #b>
      nvws.consumer_release %top_token, %c0 {async_task_id = array<i32: 0>} : tensor<1x!nvws.token>, i32
    } {async_task_id = array<i32: 0, 1, 2>, tt.warp_specialize}
    tt.return
  }
}
