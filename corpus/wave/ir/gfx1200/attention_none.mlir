#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map2 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map5 = affine_map<()[s0] -> (s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16)>
#map7 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map8 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32)>
#map9 = affine_map<()[s0, s1] -> (s1 * 32 + s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 1, 1] subgroup_size = 32>
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
        %c16_i32 = arith.constant 16 : i32
        %c8 = arith.constant 8 : index
        %c1 = arith.constant 1 : index
        %c2304 = arith.constant 2304 : index
        %cst_0 = arith.constant dense<0.000000e+00> : vector<8xf32>
        %cst_1 = arith.constant dense<0.000000e+00> : vector<1xf32>
        %cst_2 = arith.constant dense<-1.000000e+09> : vector<1xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_z = gpu.block_id  z upper_bound 4
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [4, 64, 32], strides: [2048, 32, 1] : memref<f16> to memref<4x64x32xf16, strided<[2048, 32, 1]>>
        %reinterpret_cast_3 = memref.reinterpret_cast %1 to offset: [0], sizes: [4, 256, 32], strides: [8192, 32, 1] : memref<f16> to memref<4x256x32xf16, strided<[8192, 32, 1]>>
        %reinterpret_cast_4 = memref.reinterpret_cast %2 to offset: [0], sizes: [4, 32, 256], strides: [8192, 256, 1] : memref<f16> to memref<4x32x256xf16, strided<[8192, 256, 1]>>
        %reinterpret_cast_5 = memref.reinterpret_cast %3 to offset: [0], sizes: [4, 64, 32], strides: [2048, 32, 1] : memref<f32> to memref<4x64x32xf32, strided<[2048, 32, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<1x32x36xf16, #gpu.address_space<workgroup>>
        %view_6 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<1x32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = vector.load %reinterpret_cast[%block_id_z, %4, %5] : memref<4x64x32xf16, strided<[2048, 32, 1]>>, vector<8xf16>
        %7 = affine.apply #map2()[%thread_id_x]
        %8 = vector.load %reinterpret_cast[%block_id_z, %4, %7] : memref<4x64x32xf16, strided<[2048, 32, 1]>>, vector<8xf16>
        %9 = affine.apply #map3()[%thread_id_x]
        %10 = affine.apply #map4()[%thread_id_x]
        %11 = affine.apply #map5()[%thread_id_x]
        %12 = affine.apply #map6()[%thread_id_x]
        %13 = affine.apply #map7()[%thread_id_x]
        %14:4 = scf.for %arg4 = %c0 to %c8 step %c1 iter_args(%arg5 = %cst_2, %arg6 = %cst_1, %arg7 = %cst_0, %arg8 = %cst_0) -> (vector<1xf32>, vector<1xf32>, vector<8xf32>, vector<8xf32>) {
          %20 = affine.apply #map8()[%thread_id_x, %arg4]
          %21 = vector.load %reinterpret_cast_3[%block_id_z, %20, %9] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %21, %view_6[%c0, %10, %9] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %22 = affine.apply #map9()[%thread_id_x, %arg4]
          %23 = vector.load %reinterpret_cast_3[%block_id_z, %22, %9] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
          vector.store %23, %view_6[%c0, %11, %9] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %24 = affine.apply #map10()[%arg4, %thread_id_x]
          %25 = vector.load %reinterpret_cast_4[%block_id_z, %10, %24] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
          vector.store %25, %view[%c0, %10, %9] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %26 = vector.load %reinterpret_cast_4[%block_id_z, %11, %24] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
          vector.store %26, %view[%c0, %11, %9] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %27 = vector.load %view[%c0, %12, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %28 = vector.load %view[%c0, %12, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %29 = vector.load %view[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %30 = vector.load %view[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %31 = vector.load %view_6[%c0, %12, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %32 = vector.load %view_6[%c0, %12, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %33 = vector.load %view_6[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %34 = vector.load %view_6[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %35 = amdgpu.wmma 16x16x16 %31 * %6 + %cst_0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %36 = amdgpu.wmma 16x16x16 %32 * %8 + %35 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %37 = amdgpu.wmma 16x16x16 %33 * %6 + %cst_0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %38 = amdgpu.wmma 16x16x16 %34 * %8 + %37 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %39 = vector.extract %36[0] : f32 from vector<8xf32>
          %40 = vector.extract %36[1] : f32 from vector<8xf32>
          %41 = arith.maximumf %39, %40 : f32
          %42 = vector.extract %36[2] : f32 from vector<8xf32>
          %43 = arith.maximumf %41, %42 : f32
          %44 = vector.extract %36[3] : f32 from vector<8xf32>
          %45 = arith.maximumf %43, %44 : f32
          %46 = vector.extract %36[4] : f32 from vector<8xf32>
          %47 = arith.maximumf %45, %46 : f32
          %48 = vector.extract %36[5] : f32 from vector<8xf32>
          %49 = arith.maximumf %47, %48 : f32
          %50 = vector.extract %36[6] : f32 from vector<8xf32>
          %51 = arith.maximumf %49, %50 : f32
          %52 = vector.extract %36[7] : f32 from vector<8xf32>
          %53 = arith.maximumf %51, %52 : f32
          %54 = vector.extract %38[0] : f32 from vector<8xf32>
          %55 = vector.extract %38[1] : f32 from vector<8xf32>
          %56 = arith.maximumf %54, %55 : f32
          %57 = vector.extract %38[2] : f32 from vector<8xf32>
          %58 = arith.maximumf %56, %57 : f32
          %59 = vector.extract %38[3] : f32 from vector<8xf32>
          %60 = arith.maximumf %58, %59 : f32
          %61 = vector.extract %38[4] : f32 from vector<8xf32>
          %62 = arith.maximumf %60, %61 : f32
          %63 = vector.extract %38[5] : f32 from vector<8xf32>
          %64 = arith.maximumf %62, %63 : f32
          %65 = vector.extract %38[6] : f32 from vector<8xf32>
          %66 = arith.maximumf %64, %65 : f32
          %67 = vector.extract %38[7] : f32 from vector<8xf32>
          %68 = arith.maximumf %66, %67 : f32
          %69 = arith.maximumf %53, %68 : f32
          %70 = vector.broadcast %69 : f32 to vector<1xf32>
          %shuffleResult, %valid = gpu.shuffle  xor %70, %c16_i32, %c32_i32 : vector<1xf32>
          %71 = arith.maximumf %70, %shuffleResult : vector<1xf32>
          %72 = arith.maximumf %arg5, %71 : vector<1xf32>
          %73 = arith.subf %arg5, %72 : vector<1xf32>
          %74 = math.exp2 %73 : vector<1xf32>
          %75 = vector.extract %72[0] : f32 from vector<1xf32>
          %76 = vector.broadcast %75 : f32 to vector<8xf32>
          %77 = arith.subf %36, %76 : vector<8xf32>
          %78 = arith.subf %38, %76 : vector<8xf32>
          %79 = math.exp2 %77 : vector<8xf32>
          %80 = math.exp2 %78 : vector<8xf32>
          %81 = arith.mulf %arg6, %74 : vector<1xf32>
          %82 = arith.addf %79, %80 : vector<8xf32>
          %83 = vector.extract %82[0] : f32 from vector<8xf32>
          %84 = vector.extract %82[1] : f32 from vector<8xf32>
          %85 = arith.addf %83, %84 : f32
          %86 = vector.extract %82[2] : f32 from vector<8xf32>
          %87 = arith.addf %85, %86 : f32
          %88 = vector.extract %82[3] : f32 from vector<8xf32>
          %89 = arith.addf %87, %88 : f32
          %90 = vector.extract %82[4] : f32 from vector<8xf32>
          %91 = arith.addf %89, %90 : f32
          %92 = vector.extract %82[5] : f32 from vector<8xf32>
          %93 = arith.addf %91, %92 : f32
          %94 = vector.extract %82[6] : f32 from vector<8xf32>
          %95 = arith.addf %93, %94 : f32
          %96 = vector.extract %82[7] : f32 from vector<8xf32>
          %97 = arith.addf %95, %96 : f32
          %98 = vector.broadcast %97 : f32 to vector<1xf32>
          %shuffleResult_7, %valid_8 = gpu.shuffle  xor %98, %c16_i32, %c32_i32 : vector<1xf32>
          %99 = arith.addf %98, %shuffleResult_7 : vector<1xf32>
          %100 = arith.addf %81, %99 : vector<1xf32>
          %101 = arith.truncf %79 : vector<8xf32> to vector<8xf16>
          %102 = arith.truncf %80 : vector<8xf32> to vector<8xf16>
          %103 = vector.extract %74[0] : f32 from vector<1xf32>
          %104 = vector.broadcast %103 : f32 to vector<8xf32>
          %105 = arith.mulf %arg7, %104 : vector<8xf32>
          %106 = arith.mulf %arg8, %104 : vector<8xf32>
          %107 = amdgpu.wmma 16x16x16 %27 * %101 + %105 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %108 = amdgpu.wmma 16x16x16 %28 * %102 + %107 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %109 = amdgpu.wmma 16x16x16 %29 * %101 + %106 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %110 = amdgpu.wmma 16x16x16 %30 * %102 + %109 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          scf.yield %72, %100, %108, %110 : vector<1xf32>, vector<1xf32>, vector<8xf32>, vector<8xf32>
        }
        %15 = arith.divf %cst, %14#1 : vector<1xf32>
        %16 = vector.extract %15[0] : f32 from vector<1xf32>
        %17 = vector.broadcast %16 : f32 to vector<8xf32>
        %18 = arith.mulf %14#2, %17 : vector<8xf32>
        %19 = arith.mulf %14#3, %17 : vector<8xf32>
        vector.store %18, %reinterpret_cast_5[%block_id_z, %4, %5] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<8xf32>
        vector.store %19, %reinterpret_cast_5[%block_id_z, %4, %7] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<8xf32>
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
