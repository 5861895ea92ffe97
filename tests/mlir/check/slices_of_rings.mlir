// A slice of slots of a ring, or another type for them, is indexed from its own first slot.

#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!S = !ttg.memdesc<64x64xf16, #sh, #smem, mutable>
!H = !ttg.memdesc<32x64xf16, #sh, #smem, mutable>
!S2 = !ttg.memdesc<2x64x64xf16, #sh, #smem, mutable>
!S4 = !ttg.memdesc<4x64x64xf16, #sh, #smem, mutable>
!H4 = !ttg.memdesc<4x32x64xf16, #sh, #smem, mutable>
!V3 = !ttg.memdesc<3x64x64xf16, #sh, #smem, mutable, 4x64x64>
!V2 = !ttg.memdesc<2x64x64xf16, #sh, #smem, mutable, 4x64x64>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  // The other slot of the slice.
  tt.func public @first_slots(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S4
    %lo = ttg.memdesc_subslice %a[0, 0, 0] : !S4 -> !V2
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %lo[%s] : !V2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %lo[%other] : !V2 -> !S
      %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col>
      ttg.barrier local
    }
    tt.return
  }
  // The other slot of the slice.
  tt.func public @last_slots(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S4
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %hi[%s] : !V2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %hi[%other] : !V2 -> !S
      %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col>
      ttg.barrier local
    }
    tt.return
  }
  // Slot 0 of the slice is slot 2 of the ring.
  tt.func public @same_slot(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S4
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %hi[%s] : !V2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %a[%behind] : !S4 -> !S
      %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col> // expect check: SW101
      ttg.barrier local
    }
    tt.return
  }
  // The slice begins behind the slots that are loaded. The barrier is for the store only.
  tt.func public @ring_and_slice(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S4
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %hi[%s] : !V2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %a[%s] : !S4 -> !S
      %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col>
      ttg.barrier local
    }
    tt.return
  }
  // Halves 2 and 3 are slot 1.
  tt.func public @half_of_other_slot(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S2
    %r = ttg.memdesc_reinterpret %a : !S2 -> !H4
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %a[%s] : !S2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %r[%half] : !H4 -> !H
      %l = ttg.local_load %y : !H -> tensor<32x64xf16, #col>
      ttg.barrier local
    }
    tt.return
  }
  // Halves 2 and 3 are slot 1.
  tt.func public @upper_half_of_other_slot(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S2
    %r = ttg.memdesc_reinterpret %a : !S2 -> !H4
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %a[%s] : !S2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %r[%upper] : !H4 -> !H
      %l = ttg.local_load %y : !H -> tensor<32x64xf16, #col>
      ttg.barrier local
    }
    tt.return
  }
  // The half is part of the slot that is stored.
  tt.func public @half_of_same_slot(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S2
    %r = ttg.memdesc_reinterpret %a : !S2 -> !H4
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %other = arith.xori %s, %c1 : i32
      %behind = arith.addi %s, %c2 : i32
      %half = arith.muli %other, %c2 : i32
      %upper = arith.addi %half, %c1 : i32
      %same = arith.muli %s, %c2 : i32
      %x = ttg.memdesc_index %a[%s] : !S2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %r[%same] : !H4 -> !H
      %l = ttg.local_load %y : !H -> tensor<32x64xf16, #col> // expect check: SW101
      ttg.barrier local
    }
    tt.return
  }
  // Slots 1 and 2 of slots 1 to 3 are slots 2 and 3.
  tt.func public @slice_of_a_slice(%v: tensor<64x64xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !S4
    %three = ttg.memdesc_subslice %a[1, 0, 0] : !S4 -> !ttg.memdesc<3x64x64xf16, #sh, #smem, mutable, 4x64x64>
    %last = ttg.memdesc_subslice %three[1, 0, 0] : !ttg.memdesc<3x64x64xf16, #sh, #smem, mutable, 4x64x64> -> !V2
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    scf.for %i = %c0 to %n step %c1 : i32 {
      %s = arith.remsi %i, %c2 : i32
      %x = ttg.memdesc_index %last[%s] : !V2 -> !S
      ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
      %y = ttg.memdesc_index %hi[%s] : !V2 -> !S
      %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col> // expect check: SW101
      ttg.barrier local
    }
    tt.return
  }
  // The same through captures of a partition.
  tt.func public @slice_of_a_captured_slice(%n: i32) {
    %a = ttg.local_alloc : () -> !S4
    %three = ttg.memdesc_subslice %a[1, 0, 0] : !S4 -> !V3
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    ttg.warp_specialize(%three, %hi, %n) attributes {warpGroupStartIds = array<i32: 4>}
    default {
      ttg.warp_yield
    }
    partition0(%p: !V3, %q: !V2, %m: i32) num_warps(4) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %w = arith.constant dense<0.0> : tensor<64x64xf16, #row>
      %last = ttg.memdesc_subslice %p[1, 0, 0] : !V3 -> !V2
      scf.for %i = %c0 to %m step %c1 : i32 {
        %s = arith.remsi %i, %c2 : i32
        %x = ttg.memdesc_index %last[%s] : !V2 -> !S
        ttg.local_store %w, %x : tensor<64x64xf16, #row> -> !S
        %y = ttg.memdesc_index %q[%s] : !V2 -> !S
        %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col> // expect check: SW101
        ttg.barrier local
      }
      ttg.warp_return
    } : (!V3, !V2, i32) -> ()
    tt.return
  }
  // An index is a slot of its slice, whatever it is.
  tt.func public @unknown_indices(%v: tensor<64x64xf16, #row>, %n: i32, %m: i32) {
    %a = ttg.local_alloc : () -> !S4
    %lo = ttg.memdesc_subslice %a[0, 0, 0] : !S4 -> !V2
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    %x = ttg.memdesc_index %lo[%n] : !V2 -> !S
    ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
    %y = ttg.memdesc_index %hi[%m] : !V2 -> !S
    %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col>
    tt.return
  }
  tt.func public @unknown_indices_of_one_slice(%v: tensor<64x64xf16, #row>, %n: i32, %m: i32) {
    %a = ttg.local_alloc : () -> !S4
    %hi = ttg.memdesc_subslice %a[2, 0, 0] : !S4 -> !V2
    %x = ttg.memdesc_index %hi[%n] : !V2 -> !S
    ttg.local_store %v, %x : tensor<64x64xf16, #row> -> !S
    %y = ttg.memdesc_index %hi[%m] : !V2 -> !S
    %l = ttg.local_load %y : !S -> tensor<64x64xf16, #col> // expect check: SW101
    tt.return
  }
}
