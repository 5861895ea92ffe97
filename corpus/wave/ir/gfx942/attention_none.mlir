#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4)>
#map2 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 + 16)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map5 = affine_map<()[s0] -> (s0 mod 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map7 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 1, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @attention {
    stream.executable.export public @attention workgroups() -> (index, index, index) {
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      stream.return %c2, %c1, %c4 : index, index, index
    }
    builtin.module {
      func.func @attention(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding, %arg3: !stream.binding) attributes {translation_info = #translation} {
        %cst = arith.constant dense<1.000000e+00> : vector<1xf32>
        %c32_i32 = arith.constant 32 : i32
        %c64_i32 = arith.constant 64 : i32
        %c16_i32 = arith.constant 16 : i32
        %c8 = arith.constant 8 : index
        %c1 = arith.constant 1 : index
        %c2304 = arith.constant 2304 : index
        %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
        %cst_1 = arith.constant dense<0.000000e+00> : vector<1xf32>
        %cst_2 = arith.constant dense<-1.000000e+09> : vector<1xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_z = gpu.block_id  z upper_bound 4
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [4, 64, 32], strides: [2048, 32, 1] : memref<f16> to memref<4x64x32xf16, strided<[2048, 32, 1]>>
        %reinterpret_cast_3 = memref.reinterpret_cast %1 to offset: [0], sizes: [4, 256, 32], strides: [8192, 32, 1] : memref<f16> to memref<4x256x32xf16, strided<[8192, 32, 1]>>
        %reinterpret_cast_4 = memref.reinterpret_cast %2 to offset: [0], sizes: [4, 32, 256], strides: [8192, 256, 1] : memref<f16> to memref<4x32x256xf16, strided<[8192, 256, 1]>>
        %reinterpret_cast_5 = memref.reinterpret_cast %3 to offset: [0], sizes: [4, 64, 32], strides: [2048, 32, 1] : memref<f32> to memref<4x64x32xf32, strided<[2048, 32, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<1x32x36xf16, #gpu.address_space<workgroup>>
        %view_6 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<1x32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = vector.load %reinterpret_cast[%block_id_z, %4, %5] : memref<4x64x32xf16, strided<[2048, 32, 1]>>, vector<4xf16>
        %7 = affine.apply #map2()[%thread_id_x]
        %8 = vector.load %reinterpret_cast[%block_id_z, %4, %7] : memref<4x64x32xf16, strided<[2048, 32, 1]>>, vector<4xf16>
        %9 = affine.apply #map3()[%thread_id_x]
        %10 = affine.apply #map4()[%thread_id_x]
        %11 = affine.apply #map5()[%thread_id_x]
        %12 = affine.apply #map6()[%thread_id_x]
        %13:4 = scf.for %arg4 = %c0 to %c8 step %c1 iter_args(%arg5 = %cst_2, %arg6 = %cst_1, %arg7 = %cst_0, %arg8 = %cst_0) -> (vector<1xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>) {
          %19 = affine.apply #map7()[%thread_id_x, %arg4]
          %20 = vector.load %reinterpret_cast_3[%block_id_z, %19, %9] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
          amdgpu.lds_barrier
          vector.store %20, %view_6[%c0, %10, %9] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %21 = affine.apply #map8()[%arg4, %thread_id_x]
          %22 = vector.load %reinterpret_cast_4[%block_id_z, %10, %21] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
          vector.store %22, %view[%c0, %10, %9] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          amdgpu.lds_barrier
          %23 = vector.load %view[%c0, %11, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %24 = vector.load %view[%c0, %11, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %25 = vector.load %view[%c0, %12, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %26 = vector.load %view[%c0, %12, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %27 = vector.load %view_6[%c0, %11, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %28 = vector.load %view_6[%c0, %11, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %29 = vector.load %view_6[%c0, %12, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %30 = vector.load %view_6[%c0, %12, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %31 = amdgpu.mfma 16x16x16 %27 * %6 + %cst_0 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %32 = amdgpu.mfma 16x16x16 %28 * %8 + %31 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %33 = amdgpu.mfma 16x16x16 %29 * %6 + %cst_0 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %34 = amdgpu.mfma 16x16x16 %30 * %8 + %33 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %35 = vector.extract %32[0] : f32 from vector<4xf32>
          %36 = vector.extract %32[1] : f32 from vector<4xf32>
          %37 = arith.maximumf %35, %36 : f32
          %38 = vector.extract %32[2] : f32 from vector<4xf32>
          %39 = arith.maximumf %37, %38 : f32
          %40 = vector.extract %32[3] : f32 from vector<4xf32>
          %41 = arith.maximumf %39, %40 : f32
          %42 = vector.extract %34[0] : f32 from vector<4xf32>
          %43 = vector.extract %34[1] : f32 from vector<4xf32>
          %44 = arith.maximumf %42, %43 : f32
          %45 = vector.extract %34[2] : f32 from vector<4xf32>
          %46 = arith.maximumf %44, %45 : f32
          %47 = vector.extract %34[3] : f32 from vector<4xf32>
          %48 = arith.maximumf %46, %47 : f32
          %49 = arith.maximumf %41, %48 : f32
          %50 = vector.broadcast %49 : f32 to vector<1xf32>
          %shuffleResult, %valid = gpu.shuffle  xor %50, %c16_i32, %c64_i32 : vector<1xf32>
          %51 = arith.maximumf %50, %shuffleResult : vector<1xf32>
          %shuffleResult_7, %valid_8 = gpu.shuffle  xor %51, %c32_i32, %c64_i32 : vector<1xf32>
          %52 = arith.maximumf %51, %shuffleResult_7 : vector<1xf32>
          %53 = arith.maximumf %arg5, %52 : vector<1xf32>
          %54 = arith.subf %arg5, %53 : vector<1xf32>
          %55 = math.exp2 %54 : vector<1xf32>
          %56 = vector.extract %53[0] : f32 from vector<1xf32>
          %57 = vector.broadcast %56 : f32 to vector<4xf32>
          %58 = arith.subf %32, %57 : vector<4xf32>
          %59 = arith.subf %34, %57 : vector<4xf32>
          %60 = math.exp2 %58 : vector<4xf32>
          %61 = math.exp2 %59 : vector<4xf32>
          %62 = arith.mulf %arg6, %55 : vector<1xf32>
          %63 = arith.addf %60, %61 : vector<4xf32>
          %64 = vector.extract %63[0] : f32 from vector<4xf32>
          %65 = vector.extract %63[1] : f32 from vector<4xf32>
          %66 = arith.addf %64, %65 : f32
          %67 = vector.extract %63[2] : f32 from vector<4xf32>
          %68 = arith.addf %66, %67 : f32
          %69 = vector.extract %63[3] : f32 from vector<4xf32>
          %70 = arith.addf %68, %69 : f32
          %71 = vector.broadcast %70 : f32 to vector<1xf32>
          %shuffleResult_9, %valid_10 = gpu.shuffle  xor %71, %c16_i32, %c64_i32 : vector<1xf32>
          %72 = arith.addf %71, %shuffleResult_9 : vector<1xf32>
          %shuffleResult_11, %valid_12 = gpu.shuffle  xor %72, %c32_i32, %c64_i32 : vector<1xf32>
          %73 = arith.addf %72, %shuffleResult_11 : vector<1xf32>
          %74 = arith.addf %62, %73 : vector<1xf32>
          %75 = arith.truncf %60 : vector<4xf32> to vector<4xf16>
          %76 = arith.truncf %61 : vector<4xf32> to vector<4xf16>
          %77 = vector.extract %55[0] : f32 from vector<1xf32>
          %78 = vector.broadcast %77 : f32 to vector<4xf32>
          %79 = arith.mulf %arg7, %78 : vector<4xf32>
          %80 = arith.mulf %arg8, %78 : vector<4xf32>
          %81 = amdgpu.mfma 16x16x16 %23 * %75 + %79 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %82 = amdgpu.mfma 16x16x16 %24 * %76 + %81 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %83 = amdgpu.mfma 16x16x16 %25 * %75 + %80 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %84 = amdgpu.mfma 16x16x16 %26 * %76 + %83 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          scf.yield %53, %74, %82, %84 : vector<1xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>
        }
        %14 = arith.divf %cst, %13#1 : vector<1xf32>
        %15 = vector.extract %14[0] : f32 from vector<1xf32>
        %16 = vector.broadcast %15 : f32 to vector<4xf32>
        %17 = arith.mulf %13#2, %16 : vector<4xf32>
        %18 = arith.mulf %13#3, %16 : vector<4xf32>
        vector.store %17, %reinterpret_cast_5[%block_id_z, %4, %5] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<4xf32>
        vector.store %18, %reinterpret_cast_5[%block_id_z, %4, %7] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<4xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<4x64x32xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<4x256x32xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<4x32x256xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<4x64x32xf32>
    %4 = flow.dispatch @attention::@attention(%0, %1, %2, %3) : (tensor<4x64x32xf16>, tensor<4x256x32xf16>, tensor<4x32x256xf16>, tensor<4x64x32xf32>) -> %3
    %5 = hal.tensor.barrier join(%4 : tensor<4x64x32xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5 : tensor<4x64x32xf32> -> !hal.buffer_view
    return %6 : !hal.buffer_view
  }
}
