#map = affine_map<()[s0, s1] -> (s0 + s1 * 128)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @histogram {
    stream.executable.export public @histogram workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @histogram(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %cst = arith.constant dense<0> : vector<1xi32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<i32>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<i32>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<i32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [512], strides: [1] : memref<i32> to memref<512xi32, strided<[1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [512], strides: [1] : memref<i32> to memref<512xi32, strided<[1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [512], strides: [1] : memref<i32> to memref<512xi32, strided<[1]>>
        %alloc = memref.alloc() : memref<128xi32, #gpu.address_space<workgroup>>
        vector.store %cst, %alloc[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>, vector<1xi32>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = memref.load %reinterpret_cast[%3] : memref<512xi32, strided<[1]>>
        %5 = memref.atomic_rmw addi %4, %alloc[%thread_id_x] : (i32, memref<128xi32, #gpu.address_space<workgroup>>) -> i32
        %6 = memref.load %reinterpret_cast_0[%3] : memref<512xi32, strided<[1]>>
        %7 = memref.atomic_rmw mins %6, %alloc[%thread_id_x] : (i32, memref<128xi32, #gpu.address_space<workgroup>>) -> i32
        amdgpu.lds_barrier
        %8 = vector.load %alloc[%thread_id_x] : memref<128xi32, #gpu.address_space<workgroup>>, vector<1xi32>
        vector.store %8, %reinterpret_cast_1[%3] : memref<512xi32, strided<[1]>>, vector<1xi32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<512xi32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<512xi32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<512xi32>
    %3 = flow.dispatch @histogram::@histogram(%0, %1, %2) : (tensor<512xi32>, tensor<512xi32>, tensor<512xi32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<512xi32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<512xi32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}
