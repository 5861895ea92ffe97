// The protocol of a pair of CTAs, as TLX compiles it (`async_descriptor_load(two_ctas=True)`). All loads arrive at the
// leader's mbarrier. The leader expects them, waits and issues the MMA, whose commit releases the slots of both CTAs.
// expect check: clean
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
!tiles = !ttg.memdesc<2x128x64xf16, #s, #smem, mutable>
!tile = !ttg.memdesc<128x64xf16, #s, #smem, mutable>
!rights = !ttg.memdesc<2x64x64xf16, #s, #smem, mutable>
!right = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!acc = !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
!bars = !ttg.memdesc<2xi64, #m, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!remote = !ttg.memdesc<1xi64, #m, #ttng.shared_cluster_memory, mutable>
module attributes {"ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @kernel(%da: !tt.tensordesc<128x64xf16, #s>, %db: !tt.tensordesc<64x64xf16, #s>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %rank = nvg.cluster_id
    %of_pair = arith.remsi %rank, %c2 : i32
    %lead = arith.cmpi eq, %of_pair, %c0 : i32
    %a = ttg.local_alloc : () -> !tiles
    %b = ttg.local_alloc : () -> !rights
    %full = ttg.local_alloc : () -> !bars
    %full0 = ttg.memdesc_index %full[%c0] : !bars -> !bar
    ttng.init_barrier %full0, 1 : !bar
    %full1 = ttg.memdesc_index %full[%c1] : !bars -> !bar
    ttng.init_barrier %full1, 1 : !bar
    %empty = ttg.local_alloc : () -> !bars
    %empty0 = ttg.memdesc_index %empty[%c0] : !bars -> !bar
    ttng.init_barrier %empty0, 1 : !bar
    %empty1 = ttg.memdesc_index %empty[%c1] : !bars -> !bar
    ttng.init_barrier %empty1, 1 : !bar
    %acc = ttng.tmem_alloc : () -> !acc
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttg.warp_specialize(%a, %b, %acc, %full, %empty, %da, %db, %lead, %rank, %n)
    default {
      ttg.warp_yield
    }
    partition0(%pa: !tiles, %pb: !rights, %pacc: !acc, %pfull: !bars, %pempty: !bars, %pda: !tt.tensordesc<128x64xf16, #s>, %pdb: !tt.tensordesc<64x64xf16, #s>, %plead: i1, %prank: i32, %pn: i32) num_warps(1) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %yes = arith.constant true
      scf.for %i = %z to %pn step %one : i32 {
        %slot = arith.remsi %i, %two : i32
        %turn = arith.divsi %i, %two : i32
        %phase = arith.andi %turn, %one : i32
        %f = ttg.memdesc_index %pfull[%slot] : !bars -> !bar
        ttng.wait_barrier %f, %phase, %plead : !bar
        %e = ttg.memdesc_index %pempty[%slot] : !bars -> !bar
        %x = ttg.memdesc_index %pa[%slot] : !tiles -> !tile
        %y = ttg.memdesc_index %pb[%slot] : !rights -> !right
        ttng.tc_gen5_mma %x, %y, %pacc, %yes, %yes, %e[%yes] {is_async, two_ctas} : !tile, !right, !acc, !bar
      }
      ttg.warp_return
    }
    partition1(%pa: !tiles, %pb: !rights, %pacc: !acc, %pfull: !bars, %pempty: !bars, %pda: !tt.tensordesc<128x64xf16, #s>, %pdb: !tt.tensordesc<64x64xf16, #s>, %plead: i1, %prank: i32, %pn: i32) num_warps(1) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %even = arith.constant -2 : i32
      %yes = arith.constant true
      %leader = arith.andi %prank, %even : i32
      scf.for %i = %z to %pn step %one : i32 {
        %slot = arith.remsi %i, %two : i32
        %turn = arith.divsi %i, %two : i32
        %phase = arith.andi %turn, %one : i32
        %other = arith.xori %phase, %one : i32
        %e = ttg.memdesc_index %pempty[%slot] : !bars -> !bar
        ttng.wait_barrier %e, %other, %yes : !bar
        %f = ttg.memdesc_index %pfull[%slot] : !bars -> !bar
        ttng.barrier_expect %f, 49152, %plead : !bar
        %to = ttng.map_to_remote_buffer %f, %leader : !bar -> !remote
        %x = ttg.memdesc_index %pa[%slot] : !tiles -> !tile
        ttng.async_tma_copy_global_to_local %pda[%z, %z] %x, %to, %yes {two_cta = true} : !tt.tensordesc<128x64xf16, #s>, !remote -> !tile
        %y = ttg.memdesc_index %pb[%slot] : !rights -> !right
        ttng.async_tma_copy_global_to_local %pdb[%z, %z] %y, %to, %yes {two_cta = true} : !tt.tensordesc<64x64xf16, #s>, !remote -> !right
      }
      ttg.warp_return
    } : (!tiles, !rights, !acc, !bars, !bars, !tt.tensordesc<128x64xf16, #s>, !tt.tensordesc<64x64xf16, #s>, i1, i32, i32) -> ()
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
