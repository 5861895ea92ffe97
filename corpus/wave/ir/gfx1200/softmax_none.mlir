#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 mod 32)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 32) mod 4)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @softmax {
    stream.executable.export public @softmax workgroups() -> (index, index, index) {
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      stream.return %c1, %c16, %c1 : index, index, index
    }
    builtin.module {
      func.func @softmax(%arg0: !stream.binding, %arg1: !stream.binding) attributes {translation_info = #translation} {
        %c0_i32 = arith.constant 0 : i32
        %c16_i32 = arith.constant 16 : i32
        %c8_i32 = arith.constant 8 : i32
        %c4_i32 = arith.constant 4 : i32
        %c2_i32 = arith.constant 2 : i32
        %c32_i32 = arith.constant 32 : i32
        %c1_i32 = arith.constant 1 : i32
        %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
        %cst_0 = arith.constant dense<-1.000000e+06> : vector<1xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f32>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f32>
        %block_id_y = gpu.block_id  y upper_bound 16
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [16, 256], strides: [256, 1] : memref<f32> to memref<16x256xf32, strided<[256, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %1 to offset: [0], sizes: [16, 256], strides: [256, 1] : memref<f32> to memref<16x256xf32, strided<[256, 1]>>
        %alloc = memref.alloc() : memref<16xi8, #gpu.address_space<workgroup>>
        %2 = affine.apply #map()[%thread_id_x]
        %3 = vector.load %reinterpret_cast[%block_id_y, %2] : memref<16x256xf32, strided<[256, 1]>>, vector<2xf32>
        %4 = vector.extract %3[0] : f32 from vector<2xf32>
        %5 = vector.extract %3[1] : f32 from vector<2xf32>
        %6 = arith.maximumf %4, %5 : f32
        %7 = vector.broadcast %6 : f32 to vector<1xf32>
        %shuffleResult, %valid = gpu.shuffle  xor %7, %c1_i32, %c32_i32 : vector<1xf32>
        %8 = arith.maximumf %7, %shuffleResult : vector<1xf32>
        %shuffleResult_2, %valid_3 = gpu.shuffle  xor %8, %c2_i32, %c32_i32 : vector<1xf32>
        %9 = arith.maximumf %8, %shuffleResult_2 : vector<1xf32>
        %shuffleResult_4, %valid_5 = gpu.shuffle  xor %9, %c4_i32, %c32_i32 : vector<1xf32>
        %10 = arith.maximumf %9, %shuffleResult_4 : vector<1xf32>
        %shuffleResult_6, %valid_7 = gpu.shuffle  xor %10, %c8_i32, %c32_i32 : vector<1xf32>
        %11 = arith.maximumf %10, %shuffleResult_6 : vector<1xf32>
        %shuffleResult_8, %valid_9 = gpu.shuffle  xor %11, %c16_i32, %c32_i32 : vector<1xf32>
        %12 = arith.maximumf %11, %shuffleResult_8 : vector<1xf32>
        %13 = arith.maximumf %12, %cst_0 : vector<1xf32>
        %view = memref.view %alloc[%c0][] : memref<16xi8, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
        %14 = affine.apply #map1()[%thread_id_x]
        %15 = arith.index_cast %14 : index to i32
        %16 = arith.cmpi eq, %15, %c0_i32 : i32
        scf.if %16 {
          %48 = affine.apply #map2()[%thread_id_x]
          vector.store %13, %view[%48] : memref<4xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        }
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %17 = vector.load %view[%c0] : memref<4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %18 = vector.extract %17[0] : f32 from vector<4xf32>
        %19 = vector.extract %17[1] : f32 from vector<4xf32>
        %20 = arith.maximumf %18, %19 : f32
        %21 = vector.extract %17[2] : f32 from vector<4xf32>
        %22 = arith.maximumf %20, %21 : f32
        %23 = vector.extract %17[3] : f32 from vector<4xf32>
        %24 = arith.maximumf %22, %23 : f32
        %25 = vector.broadcast %24 : f32 to vector<2xf32>
        %26 = arith.subf %3, %25 : vector<2xf32>
        %27 = math.exp2 %26 : vector<2xf32>
        %28 = vector.extract %27[0] : f32 from vector<2xf32>
        %29 = vector.extract %27[1] : f32 from vector<2xf32>
        %30 = arith.addf %28, %29 : f32
        %31 = vector.broadcast %30 : f32 to vector<1xf32>
        %shuffleResult_10, %valid_11 = gpu.shuffle  xor %31, %c1_i32, %c32_i32 : vector<1xf32>
        %32 = arith.addf %31, %shuffleResult_10 : vector<1xf32>
        %shuffleResult_12, %valid_13 = gpu.shuffle  xor %32, %c2_i32, %c32_i32 : vector<1xf32>
        %33 = arith.addf %32, %shuffleResult_12 : vector<1xf32>
        %shuffleResult_14, %valid_15 = gpu.shuffle  xor %33, %c4_i32, %c32_i32 : vector<1xf32>
        %34 = arith.addf %33, %shuffleResult_14 : vector<1xf32>
        %shuffleResult_16, %valid_17 = gpu.shuffle  xor %34, %c8_i32, %c32_i32 : vector<1xf32>
        %35 = arith.addf %34, %shuffleResult_16 : vector<1xf32>
        %shuffleResult_18, %valid_19 = gpu.shuffle  xor %35, %c16_i32, %c32_i32 : vector<1xf32>
        %36 = arith.addf %35, %shuffleResult_18 : vector<1xf32>
        %37 = arith.addf %36, %cst : vector<1xf32>
        amdgpu.lds_barrier
        scf.if %16 {
          %48 = affine.apply #map2()[%thread_id_x]
          vector.store %37, %view[%48] : memref<4xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        }
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %38 = vector.load %view[%c0] : memref<4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %39 = vector.extract %38[0] : f32 from vector<4xf32>
        %40 = vector.extract %38[1] : f32 from vector<4xf32>
        %41 = arith.addf %39, %40 : f32
        %42 = vector.extract %38[2] : f32 from vector<4xf32>
        %43 = arith.addf %41, %42 : f32
        %44 = vector.extract %38[3] : f32 from vector<4xf32>
        %45 = arith.addf %43, %44 : f32
        %46 = vector.broadcast %45 : f32 to vector<2xf32>
        %47 = arith.divf %27, %46 : vector<2xf32>
        vector.store %47, %reinterpret_cast_1[%block_id_y, %2] : memref<16x256xf32, strided<[256, 1]>>, vector<2xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<16x256xf32>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<16x256xf32>
    %2 = flow.dispatch @softmax::@softmax(%0, %1) : (tensor<16x256xf32>, tensor<16x256xf32>) -> %1
    %3 = hal.tensor.barrier join(%2 : tensor<16x256xf32>) => %arg3 : !hal.fence
    %4 = hal.tensor.export %3 : tensor<16x256xf32> -> !hal.buffer_view
    return %4 : !hal.buffer_view
  }
}
