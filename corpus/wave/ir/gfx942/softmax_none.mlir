#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 mod 64)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 64) mod 4)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>
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
        %c32_i32 = arith.constant 32 : i32
        %c16_i32 = arith.constant 16 : i32
        %c8_i32 = arith.constant 8 : i32
        %c4_i32 = arith.constant 4 : i32
        %c2_i32 = arith.constant 2 : i32
        %c64_i32 = arith.constant 64 : i32
        %c1_i32 = arith.constant 1 : i32
        %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
        %cst_0 = arith.constant dense<-1.000000e+06> : vector<1xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f32>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f32>
        %block_id_y = gpu.block_id  y upper_bound 16
        %thread_id_x = gpu.thread_id  x upper_bound 256
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [16, 512], strides: [512, 1] : memref<f32> to memref<16x512xf32, strided<[512, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %1 to offset: [0], sizes: [16, 512], strides: [512, 1] : memref<f32> to memref<16x512xf32, strided<[512, 1]>>
        %alloc = memref.alloc() : memref<16xi8, #gpu.address_space<workgroup>>
        %2 = affine.apply #map()[%thread_id_x]
        %3 = vector.load %reinterpret_cast[%block_id_y, %2] : memref<16x512xf32, strided<[512, 1]>>, vector<2xf32>
        %4 = vector.extract %3[0] : f32 from vector<2xf32>
        %5 = vector.extract %3[1] : f32 from vector<2xf32>
        %6 = arith.maximumf %4, %5 : f32
        %7 = vector.broadcast %6 : f32 to vector<1xf32>
        %shuffleResult, %valid = gpu.shuffle  xor %7, %c1_i32, %c64_i32 : vector<1xf32>
        %8 = arith.maximumf %7, %shuffleResult : vector<1xf32>
        %shuffleResult_2, %valid_3 = gpu.shuffle  xor %8, %c2_i32, %c64_i32 : vector<1xf32>
        %9 = arith.maximumf %8, %shuffleResult_2 : vector<1xf32>
        %shuffleResult_4, %valid_5 = gpu.shuffle  xor %9, %c4_i32, %c64_i32 : vector<1xf32>
        %10 = arith.maximumf %9, %shuffleResult_4 : vector<1xf32>
        %shuffleResult_6, %valid_7 = gpu.shuffle  xor %10, %c8_i32, %c64_i32 : vector<1xf32>
        %11 = arith.maximumf %10, %shuffleResult_6 : vector<1xf32>
        %shuffleResult_8, %valid_9 = gpu.shuffle  xor %11, %c16_i32, %c64_i32 : vector<1xf32>
        %12 = arith.maximumf %11, %shuffleResult_8 : vector<1xf32>
        %shuffleResult_10, %valid_11 = gpu.shuffle  xor %12, %c32_i32, %c64_i32 : vector<1xf32>
        %13 = arith.maximumf %12, %shuffleResult_10 : vector<1xf32>
        %14 = arith.maximumf %13, %cst_0 : vector<1xf32>
        %view = memref.view %alloc[%c0][] : memref<16xi8, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
        %15 = affine.apply #map1()[%thread_id_x]
        %16 = arith.index_cast %15 : index to i32
        %17 = arith.cmpi eq, %16, %c0_i32 : i32
        scf.if %17 {
          %50 = affine.apply #map2()[%thread_id_x]
          vector.store %14, %view[%50] : memref<4xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        }
        amdgpu.lds_barrier
        %18 = vector.load %view[%c0] : memref<4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %19 = vector.extract %18[0] : f32 from vector<4xf32>
        %20 = vector.extract %18[1] : f32 from vector<4xf32>
        %21 = arith.maximumf %19, %20 : f32
        %22 = vector.extract %18[2] : f32 from vector<4xf32>
        %23 = arith.maximumf %21, %22 : f32
        %24 = vector.extract %18[3] : f32 from vector<4xf32>
        %25 = arith.maximumf %23, %24 : f32
        %26 = vector.broadcast %25 : f32 to vector<2xf32>
        %27 = arith.subf %3, %26 : vector<2xf32>
        %28 = math.exp2 %27 : vector<2xf32>
        %29 = vector.extract %28[0] : f32 from vector<2xf32>
        %30 = vector.extract %28[1] : f32 from vector<2xf32>
        %31 = arith.addf %29, %30 : f32
        %32 = vector.broadcast %31 : f32 to vector<1xf32>
        %shuffleResult_12, %valid_13 = gpu.shuffle  xor %32, %c1_i32, %c64_i32 : vector<1xf32>
        %33 = arith.addf %32, %shuffleResult_12 : vector<1xf32>
        %shuffleResult_14, %valid_15 = gpu.shuffle  xor %33, %c2_i32, %c64_i32 : vector<1xf32>
        %34 = arith.addf %33, %shuffleResult_14 : vector<1xf32>
        %shuffleResult_16, %valid_17 = gpu.shuffle  xor %34, %c4_i32, %c64_i32 : vector<1xf32>
        %35 = arith.addf %34, %shuffleResult_16 : vector<1xf32>
        %shuffleResult_18, %valid_19 = gpu.shuffle  xor %35, %c8_i32, %c64_i32 : vector<1xf32>
        %36 = arith.addf %35, %shuffleResult_18 : vector<1xf32>
        %shuffleResult_20, %valid_21 = gpu.shuffle  xor %36, %c16_i32, %c64_i32 : vector<1xf32>
        %37 = arith.addf %36, %shuffleResult_20 : vector<1xf32>
        %shuffleResult_22, %valid_23 = gpu.shuffle  xor %37, %c32_i32, %c64_i32 : vector<1xf32>
        %38 = arith.addf %37, %shuffleResult_22 : vector<1xf32>
        %39 = arith.addf %38, %cst : vector<1xf32>
        amdgpu.lds_barrier
        scf.if %17 {
          %50 = affine.apply #map2()[%thread_id_x]
          vector.store %39, %view[%50] : memref<4xf32, #gpu.address_space<workgroup>>, vector<1xf32>
        }
        amdgpu.lds_barrier
        %40 = vector.load %view[%c0] : memref<4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
        %41 = vector.extract %40[0] : f32 from vector<4xf32>
        %42 = vector.extract %40[1] : f32 from vector<4xf32>
        %43 = arith.addf %41, %42 : f32
        %44 = vector.extract %40[2] : f32 from vector<4xf32>
        %45 = arith.addf %43, %44 : f32
        %46 = vector.extract %40[3] : f32 from vector<4xf32>
        %47 = arith.addf %45, %46 : f32
        %48 = vector.broadcast %47 : f32 to vector<2xf32>
        %49 = arith.divf %28, %48 : vector<2xf32>
        vector.store %49, %reinterpret_cast_1[%block_id_y, %2] : memref<16x512xf32, strided<[512, 1]>>, vector<2xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<16x512xf32>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<16x512xf32>
    %2 = flow.dispatch @softmax::@softmax(%0, %1) : (tensor<16x512xf32>, tensor<16x512xf32>) -> %1
    %3 = hal.tensor.barrier join(%2 : tensor<16x512xf32>) => %arg3 : !hal.fence
    %4 = hal.tensor.export %3 : tensor<16x512xf32> -> !hal.buffer_view
    return %4 : !hal.buffer_view
  }
}
