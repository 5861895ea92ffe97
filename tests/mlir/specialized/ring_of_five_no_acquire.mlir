// Each iteration uses two slots of a ring of five. The producer acquires only the second one.
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#data = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#flat = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bars = !ttg.memdesc<5x1xi64, #flat, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #flat, #smem, mutable>
!ring = !ttg.memdesc<5x128x64xf16, #data, #smem, mutable>
!slot = !ttg.memdesc<128x64xf16, #data, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #data>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !desc, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c5 = arith.constant 5 : i32
    %full = ttg.local_alloc : () -> !bars
    %empty = ttg.local_alloc : () -> !bars
    scf.for %k = %c0 to %c5 step %c1 : i32 {
      %f = ttg.memdesc_index %full[%k] : !bars -> !bar
      ttng.init_barrier %f, 1 : !bar
      %e = ttg.memdesc_index %empty[%k] : !bars -> !bar
      ttng.init_barrier %e, 1 : !bar
    }
    %ring = ttg.local_alloc : () -> !ring
    ttg.warp_specialize(%full, %empty, %ring, %desc, %n)
    default {
      %c2 = arith.constant 2 : i32
      scf.for %i = %c0 to %n step %c1 : i32 {
        %first = arith.muli %i, %c2 : i32
        %s = arith.remsi %first, %c5 : i32
        %lap = arith.divsi %first, %c5 : i32
        %phase = arith.andi %lap, %c1 : i32
        %f = ttg.memdesc_index %full[%s] : !bars -> !bar
        ttng.wait_barrier %f, %phase : !bar
        %a = ttg.memdesc_index %ring[%s] : !ring -> !slot
        %x = ttg.local_load %a : !slot -> tensor<128x64xf16, #b>
        %e = ttg.memdesc_index %empty[%s] : !bars -> !bar
        ttng.arrive_barrier %e, 1 : !bar
        %second = arith.addi %first, %c1 : i32
        %s2 = arith.remsi %second, %c5 : i32
        %lap2 = arith.divsi %second, %c5 : i32
        %phase2 = arith.andi %lap2, %c1 : i32
        %f2 = ttg.memdesc_index %full[%s2] : !bars -> !bar
        ttng.wait_barrier %f2, %phase2 : !bar // expect check: SW301
        %a2 = ttg.memdesc_index %ring[%s2] : !ring -> !slot
        %y = ttg.local_load %a2 : !slot -> tensor<128x64xf16, #b>
        %e2 = ttg.memdesc_index %empty[%s2] : !bars -> !bar
        ttng.arrive_barrier %e2, 1 : !bar // expect check: SW301
      }
      ttg.warp_yield
    }
    partition0(%pfull: !bars, %pempty: !bars, %pring: !ring, %pdesc: !desc, %pn: i32) num_warps(1) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %five = arith.constant 5 : i32
      %true = arith.constant true
      scf.for %i = %z to %pn step %one : i32 {
        %first = arith.muli %i, %two : i32
        %s = arith.remsi %first, %five : i32
        %f = ttg.memdesc_index %pfull[%s] : !bars -> !bar
        ttng.barrier_expect %f, 16384, %true : !bar // expect check: SW502
        %a = ttg.memdesc_index %pring[%s] : !ring -> !slot
        ttng.async_tma_copy_global_to_local %pdesc[%z, %z] %a, %f, %true : !desc, !bar -> !slot // expect check: SW102 SW201 // expect report: coverage missing ring of default // expect report: coverage partition0 must wait before `async_tma_copy_global_to_local` // expect report: coverage for an arrival of default after `local_load` // expect report: coverage through mbarrier_1, with the slot and phase of default
        %second = arith.addi %first, %one : i32
        %s2 = arith.remsi %second, %five : i32
        %lap2 = arith.divsi %second, %five : i32
        %odd2 = arith.andi %lap2, %one : i32
        %phase2 = arith.xori %odd2, %one : i32
        %e2 = ttg.memdesc_index %pempty[%s2] : !bars -> !bar
        ttng.wait_barrier %e2, %phase2 : !bar // expect check: SW301
        %f2 = ttg.memdesc_index %pfull[%s2] : !bars -> !bar
        ttng.barrier_expect %f2, 16384, %true : !bar
        %a2 = ttg.memdesc_index %pring[%s2] : !ring -> !slot
        ttng.async_tma_copy_global_to_local %pdesc[%z, %z] %a2, %f2, %true : !desc, !bar -> !slot
      }
      ttg.warp_return
    } : (!bars, !bars, !ring, !desc, i32) -> ()
    tt.return
  }
}
