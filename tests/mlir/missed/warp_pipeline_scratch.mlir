// Two stages of a warp pipeline convert layouts with the same scratch memory. Half of the warps are one stage ahead, so
// both conversions run at once. The pass that converts the pipeline ignores scratch memory, and the barriers of membar
// in the stages pair with those of other stages.
// What follows is the output of the released passes.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 8192 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @kernel(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x64x!tt.ptr<f16>, #blocked1>, %arg2: index) {
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    ttg.barrier local
    %0 = rocdl.workitem.id.x : i32
    %1 = arith.divsi %0, %c256_i32 : i32
    %2 = arith.cmpi eq, %1, %c0_i32 : i32
    %3 = arith.cmpi ne, %1, %c0_i32 : i32
    amdg.cond_barrier %3
    cf.br ^bb1(%c0 : index)
  ^bb1(%4: index):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %4, %arg2 : index
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    ttg.barrier local
    %6 = ttg.convert_layout %arg0 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1> // expect check: SW101 SW102
    tt.store %arg1, %6 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %7 = arith.addf %arg0, %arg0 : tensor<64x64xf16, #blocked>
    ttg.barrier local
    %8 = ttg.convert_layout %7 {allocation.offset = 0 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1> // expect check: SW101 SW102
    tt.store %arg1, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %9 = arith.addi %4, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb3:  // pred: ^bb1
    amdg.cond_barrier %2
    tt.return
  }
}
