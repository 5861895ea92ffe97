// A kernel of MLIR's GPU dialect for an NVIDIA GPU, with a memory attribution and barriers of the GPU dialect.
module attributes {target = #nvvm.target<chip = "sm_80">} {
  gpu.module @m {
    gpu.func @k(%v: vector<4xf32>) workgroup(%a : memref<1024xf32, 3>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
      %c0 = arith.constant 0 : index
      %x = gpu.thread_id x
      %i = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%x]
      vector.store %v, %a[%i] : memref<1024xf32, 3>, vector<4xf32>
      %l = vector.load %a[%c0] : memref<1024xf32, 3>, vector<4xf32> // expect minimal: barrier
      gpu.return
    }
  }
}
