// A store into the source of a TDM store in flight. The released pass places a barrier, which completes no store.
// What follows is the output of the released pass.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 8696 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x64xf32, #blocked>, %arg2: tensor<64x64xi32, #blocked>, %arg3: tensor<128xi32, #blocked1>, %arg4: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i1, %arg10: tensor<32x64xf16, #blocked>, %arg11: tensor<64x32xf16, #blocked>, %arg12: tensor<32x32xf16, #blocked>, %arg13: !tt.tensordesc<64x64xf16, #shared>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %arg0, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %1 = amdg.async_tdm_copy_local_to_global %arg13 from %0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<64x64xf16, #shared>
    ttg.barrier local
    ttg.local_store %arg0, %0 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW201
    tt.return
  }
}
