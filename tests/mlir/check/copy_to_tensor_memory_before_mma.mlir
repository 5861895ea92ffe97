// One thread issues a copy to tensor memory and then the MMA that uses it. The commit of the MMA covers both.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#scales = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!bb = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!acc = !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
!sf = !ttg.memdesc<128x64xf32, #scales, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_and_mma(%z: tensor<128x64xf32, #b>) {
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %done = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %x = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    %y = ttg.local_alloc {allocation.offset = 17408 : i32} : () -> !bb
    %s = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !sf
    %acc = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !acc
    ttng.init_barrier %done, 1 : !bar
    ttg.barrier local // expect check: SW401
    ttng.tmem_copy %s, %acc : !sf, !acc
    ttng.tc_gen5_mma %x, %y, %acc, %true, %true, %done[%true] {is_async} : !a, !bb, !acc, !bar
    ttng.wait_barrier %done, %c0, %true : !bar
    ttg.local_store %z, %s : tensor<128x64xf32, #b> -> !sf
    tt.return
  }
}

// -----

// Without a wait, the copy may still read what is stored.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#scales = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!bb = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!acc = !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
!sf = !ttg.memdesc<128x64xf32, #scales, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @no_wait(%z: tensor<128x64xf32, #b>) {
    %c0 = arith.constant 0 : i32
    %true = arith.constant true
    %done = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %x = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    %y = ttg.local_alloc {allocation.offset = 17408 : i32} : () -> !bb
    %s = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !sf
    %acc = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !acc
    ttng.init_barrier %done, 1 : !bar
    ttg.barrier local // expect check: SW401
    ttng.tmem_copy %s, %acc : !sf, !acc // expect check: SW505
    ttng.tc_gen5_mma %x, %y, %acc, %true, %true, %done[%true] {is_async} : !a, !bb, !acc, !bar // expect check: SW505
    ttg.local_store %z, %s : tensor<128x64xf32, #b> -> !sf // expect check: SW201
    tt.return
  }
}
