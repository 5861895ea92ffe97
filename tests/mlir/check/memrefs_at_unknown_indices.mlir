// Two accesses have one unknown offset. Whether threads share elements is not decided.
// options check: warp-locality
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @same_unknown_offset(%v: f32, %n: index) workgroup(%m : memref<512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %a = arith.addi %tid, %n : index
    memref.store %v, %m[%a] : memref<512xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%a] : memref<512xf32, #gpu.address_space<workgroup>> // expect check: note lower::unknown-index
    gpu.return
  }
}
