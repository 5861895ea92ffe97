#map = affine_map<()[s0, s1] -> (s0 + s1 * 64)>
#map1 = affine_map<()[s0] -> (s0 mod 2)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @branch {
    stream.executable.export public @branch workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @branch(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f32>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f32>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [256], strides: [1] : memref<f32> to memref<256xf32, strided<[1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [256], strides: [1] : memref<f32> to memref<256xf32, strided<[1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [256], strides: [1] : memref<f32> to memref<256xf32, strided<[1]>>
        %reinterpret_cast_2 = memref.reinterpret_cast %3 to offset: [0], sizes: [256], strides: [1] : memref<f32> to memref<256xf32, strided<[1]>>
        %alloc = memref.alloc() : memref<256xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<256xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = vector.load %reinterpret_cast[%4] : memref<256xf32, strided<[1]>>, vector<1xf32>
        vector.store %5, %view[%thread_id_x] : memref<64xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %6 = vector.load %view[%thread_id_x] : memref<64xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %7 = vector.load %reinterpret_cast_0[%4] : memref<256xf32, strided<[1]>>, vector<1xf32>
        %8 = affine.apply #map1()[%block_id_x]
        %9 = arith.cmpi eq, %8, %c0 : index
        scf.if %9 {
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %7, %view[%thread_id_x] : memref<64xf32, #gpu.address_space<workgroup>>, vector<1xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %12 = vector.load %view[%thread_id_x] : memref<64xf32, #gpu.address_space<workgroup>>, vector<1xf32>
          vector.store %12, %reinterpret_cast_1[%4] : memref<256xf32, strided<[1]>>, vector<1xf32>
        }
        %10 = vector.load %view[%thread_id_x] : memref<64xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        %11 = arith.addf %6, %10 : vector<1xf32>
        vector.store %11, %reinterpret_cast_2[%4] : memref<256xf32, strided<[1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<256xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<256xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<256xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<256xf32>
    %4:2 = flow.dispatch @branch::@branch(%0, %1, %2, %3) : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> (%2, %3)
    %5:2 = hal.tensor.barrier join(%4#0, %4#1 : tensor<256xf32>, tensor<256xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5#0 : tensor<256xf32> -> !hal.buffer_view
    %7 = hal.tensor.export %5#1 : tensor<256xf32> -> !hal.buffer_view
    return %6, %7 : !hal.buffer_view, !hal.buffer_view
  }
}
