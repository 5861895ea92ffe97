#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4)>
#map2 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 4 + 16)>
#map3 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map4 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map5 = affine_map<()[s0] -> (s0 mod 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map7 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32 + 32)>
#map8 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map9 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32 + 64)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 64)>
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
        %cst = arith.constant 0.000000e+00 : f32
        %cst_0 = arith.constant dense<1.000000e+00> : vector<1xf32>
        %c6 = arith.constant 6 : index
        %c32_i32 = arith.constant 32 : i32
        %c64_i32 = arith.constant 64 : i32
        %c16_i32 = arith.constant 16 : i32
        %c1 = arith.constant 1 : index
        %c2304 = arith.constant 2304 : index
        %cst_1 = arith.constant dense<0.000000e+00> : vector<4xf32>
        %cst_2 = arith.constant dense<0.000000e+00> : vector<1xf32>
        %cst_3 = arith.constant dense<-1.000000e+09> : vector<1xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f16>
        %3 = stream.binding.subspan %arg3[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 2
        %block_id_z = gpu.block_id  z upper_bound 4
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [4, 64, 32], strides: [2048, 32, 1] : memref<f16> to memref<4x64x32xf16, strided<[2048, 32, 1]>>
        %reinterpret_cast_4 = memref.reinterpret_cast %1 to offset: [0], sizes: [4, 256, 32], strides: [8192, 32, 1] : memref<f16> to memref<4x256x32xf16, strided<[8192, 32, 1]>>
        %reinterpret_cast_5 = memref.reinterpret_cast %2 to offset: [0], sizes: [4, 32, 256], strides: [8192, 256, 1] : memref<f16> to memref<4x32x256xf16, strided<[8192, 256, 1]>>
        %reinterpret_cast_6 = memref.reinterpret_cast %3 to offset: [0], sizes: [4, 64, 32], strides: [2048, 32, 1] : memref<f32> to memref<4x64x32xf32, strided<[2048, 32, 1]>>
        %alloc = memref.alloc() : memref<4608xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<1x32x36xf16, #gpu.address_space<workgroup>>
        %view_7 = memref.view %alloc[%c2304][] : memref<4608xi8, #gpu.address_space<workgroup>> to memref<1x32x36xf16, #gpu.address_space<workgroup>>
        %4 = affine.apply #map()[%thread_id_x, %block_id_x]
        %5 = affine.apply #map1()[%thread_id_x]
        %6 = vector.load %reinterpret_cast[%block_id_z, %4, %5] : memref<4x64x32xf16, strided<[2048, 32, 1]>>, vector<4xf16>
        %7 = affine.apply #map2()[%thread_id_x]
        %8 = vector.load %reinterpret_cast[%block_id_z, %4, %7] : memref<4x64x32xf16, strided<[2048, 32, 1]>>, vector<4xf16>
        %9 = affine.apply #map3()[%thread_id_x]
        %10 = affine.apply #map4()[%thread_id_x]
        %11 = vector.load %reinterpret_cast_4[%block_id_z, %9, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
        %12 = vector.load %reinterpret_cast_5[%block_id_z, %9, %10] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
        vector.store %11, %view_7[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %12, %view[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        amdgpu.lds_barrier
        %13 = affine.apply #map5()[%thread_id_x]
        %14 = vector.load %view_7[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %15 = vector.load %view_7[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %16 = affine.apply #map6()[%thread_id_x]
        %17 = vector.load %view_7[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %18 = vector.load %view_7[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %19 = vector.load %view[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %20 = vector.load %view[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %21 = vector.load %view[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %22 = vector.load %view[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %23 = amdgpu.mfma 16x16x16 %14 * %6 + %cst_1 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %24 = amdgpu.mfma 16x16x16 %17 * %6 + %cst_1 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %25 = amdgpu.mfma 16x16x16 %15 * %8 + %23 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %26 = amdgpu.mfma 16x16x16 %18 * %8 + %24 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %27 = vector.extract %25[0] : f32 from vector<4xf32>
        %28 = vector.extract %25[1] : f32 from vector<4xf32>
        %29 = arith.maximumf %27, %28 : f32
        %30 = vector.extract %25[2] : f32 from vector<4xf32>
        %31 = vector.extract %25[3] : f32 from vector<4xf32>
        %32 = vector.extract %26[0] : f32 from vector<4xf32>
        %33 = vector.extract %26[1] : f32 from vector<4xf32>
        %34 = arith.maximumf %32, %33 : f32
        %35 = vector.extract %26[2] : f32 from vector<4xf32>
        %36 = vector.extract %26[3] : f32 from vector<4xf32>
        %37 = arith.maximumf %29, %30 : f32
        %38 = arith.maximumf %34, %35 : f32
        %39 = arith.maximumf %37, %31 : f32
        %40 = arith.maximumf %38, %36 : f32
        %41 = arith.maximumf %39, %40 : f32
        %42 = vector.broadcast %41 : f32 to vector<1xf32>
        %shuffleResult, %valid = gpu.shuffle  xor %42, %c16_i32, %c64_i32 : vector<1xf32>
        %43 = arith.maximumf %42, %shuffleResult : vector<1xf32>
        %shuffleResult_8, %valid_9 = gpu.shuffle  xor %43, %c32_i32, %c64_i32 : vector<1xf32>
        %44 = arith.maximumf %43, %shuffleResult_8 : vector<1xf32>
        %45 = affine.apply #map7()[%thread_id_x]
        %46 = vector.load %reinterpret_cast_4[%block_id_z, %45, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
        %47 = affine.apply #map8()[%thread_id_x]
        %48 = vector.load %reinterpret_cast_5[%block_id_z, %9, %47] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
        %49 = arith.maximumf %44, %cst_3 : vector<1xf32>
        %50 = vector.extract %49[0] : f32 from vector<1xf32>
        %51 = vector.broadcast %50 : f32 to vector<4xf32>
        %52 = arith.subf %25, %51 : vector<4xf32>
        %53 = arith.subf %26, %51 : vector<4xf32>
        amdgpu.lds_barrier
        vector.store %46, %view_7[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %48, %view[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %54 = math.exp2 %52 : vector<4xf32>
        %55 = math.exp2 %53 : vector<4xf32>
        amdgpu.lds_barrier
        %56 = vector.load %view_7[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %57 = vector.load %view_7[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %58 = vector.load %view_7[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %59 = vector.load %view_7[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %60 = arith.subf %cst_3, %49 : vector<1xf32>
        %61 = arith.addf %54, %55 : vector<4xf32>
        %62 = arith.truncf %54 : vector<4xf32> to vector<4xf16>
        %63 = arith.truncf %55 : vector<4xf32> to vector<4xf16>
        %64 = vector.load %view[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %65 = vector.load %view[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %66 = vector.load %view[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %67 = vector.load %view[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
        %68 = amdgpu.mfma 16x16x16 %56 * %6 + %cst_1 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %69 = amdgpu.mfma 16x16x16 %58 * %6 + %cst_1 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %70 = math.exp2 %60 : vector<1xf32>
        %71 = vector.extract %61[0] : f32 from vector<4xf32>
        %72 = vector.extract %61[1] : f32 from vector<4xf32>
        %73 = arith.addf %71, %72 : f32
        %74 = vector.extract %61[2] : f32 from vector<4xf32>
        %75 = vector.extract %61[3] : f32 from vector<4xf32>
        %76 = amdgpu.mfma 16x16x16 %57 * %8 + %68 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %77 = amdgpu.mfma 16x16x16 %59 * %8 + %69 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %78 = vector.extract %70[0] : f32 from vector<1xf32>
        %79 = vector.broadcast %78 : f32 to vector<4xf32>
        %80 = vector.extract %76[0] : f32 from vector<4xf32>
        %81 = vector.extract %76[1] : f32 from vector<4xf32>
        %82 = arith.maximumf %80, %81 : f32
        %83 = vector.extract %76[2] : f32 from vector<4xf32>
        %84 = vector.extract %76[3] : f32 from vector<4xf32>
        %85 = vector.extract %77[0] : f32 from vector<4xf32>
        %86 = vector.extract %77[1] : f32 from vector<4xf32>
        %87 = arith.maximumf %85, %86 : f32
        %88 = vector.extract %77[2] : f32 from vector<4xf32>
        %89 = vector.extract %77[3] : f32 from vector<4xf32>
        %90 = arith.maximumf %82, %83 : f32
        %91 = arith.maximumf %87, %88 : f32
        %92 = arith.maximumf %90, %84 : f32
        %93 = arith.maximumf %91, %89 : f32
        %94 = arith.addf %73, %74 : f32
        %95 = arith.maximumf %92, %93 : f32
        %96 = vector.broadcast %95 : f32 to vector<1xf32>
        %97 = arith.addf %94, %75 : f32
        %98 = vector.broadcast %97 : f32 to vector<1xf32>
        %shuffleResult_10, %valid_11 = gpu.shuffle  xor %96, %c16_i32, %c64_i32 : vector<1xf32>
        %99 = arith.mulf %70, %cst_2 : vector<1xf32>
        %shuffleResult_12, %valid_13 = gpu.shuffle  xor %98, %c16_i32, %c64_i32 : vector<1xf32>
        %100 = arith.maximumf %96, %shuffleResult_10 : vector<1xf32>
        %101 = arith.addf %98, %shuffleResult_12 : vector<1xf32>
        %102 = arith.mulf %78, %cst : f32
        %103 = vector.broadcast %102 : f32 to vector<4xf32>
        %shuffleResult_14, %valid_15 = gpu.shuffle  xor %100, %c32_i32, %c64_i32 : vector<1xf32>
        %104:20 = scf.for %arg4 = %c0 to %c6 step %c1 iter_args(%arg5 = %49, %arg6 = %cst_1, %arg7 = %19, %arg8 = %64, %arg9 = %20, %arg10 = %65, %arg11 = %21, %arg12 = %66, %arg13 = %22, %arg14 = %67, %arg15 = %76, %arg16 = %77, %arg17 = %100, %arg18 = %shuffleResult_14, %arg19 = %99, %arg20 = %101, %arg21 = %62, %arg22 = %63, %arg23 = %79, %arg24 = %103) -> (vector<1xf32>, vector<4xf32>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>, vector<4xf16>, vector<4xf16>, vector<4xf32>, vector<4xf32>) {
          %shuffleResult_22, %valid_23 = gpu.shuffle  xor %arg20, %c32_i32, %c64_i32 : vector<1xf32>
          %150 = arith.mulf %arg6, %arg23 : vector<4xf32>
          %151 = amdgpu.mfma 16x16x16 %arg11 * %arg21 + %arg24 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %152 = arith.maximumf %arg17, %arg18 : vector<1xf32>
          %153 = affine.apply #map9()[%thread_id_x, %arg4]
          %154 = vector.load %reinterpret_cast_4[%block_id_z, %153, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
          %155 = affine.apply #map10()[%arg4, %thread_id_x]
          %156 = vector.load %reinterpret_cast_5[%block_id_z, %9, %155] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
          %157 = arith.addf %arg20, %shuffleResult_22 : vector<1xf32>
          %158 = amdgpu.mfma 16x16x16 %arg7 * %arg21 + %150 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %159 = amdgpu.mfma 16x16x16 %arg13 * %arg22 + %151 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %160 = arith.maximumf %arg5, %152 : vector<1xf32>
          %161 = amdgpu.mfma 16x16x16 %arg9 * %arg22 + %158 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %162 = vector.extract %160[0] : f32 from vector<1xf32>
          %163 = vector.broadcast %162 : f32 to vector<4xf32>
          %164 = arith.subf %arg15, %163 : vector<4xf32>
          %165 = arith.subf %arg16, %163 : vector<4xf32>
          amdgpu.lds_barrier
          vector.store %154, %view_7[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %156, %view[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %166 = math.exp2 %164 : vector<4xf32>
          %167 = math.exp2 %165 : vector<4xf32>
          amdgpu.lds_barrier
          %168 = vector.load %view_7[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %169 = vector.load %view_7[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %170 = vector.load %view_7[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %171 = vector.load %view_7[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %172 = arith.subf %arg5, %160 : vector<1xf32>
          %173 = arith.addf %166, %167 : vector<4xf32>
          %174 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
          %175 = arith.truncf %167 : vector<4xf32> to vector<4xf16>
          %176 = vector.load %view[%c0, %13, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %177 = vector.load %view[%c0, %13, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %178 = vector.load %view[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %179 = vector.load %view[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<4xf16>
          %180 = amdgpu.mfma 16x16x16 %168 * %6 + %cst_1 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %181 = amdgpu.mfma 16x16x16 %170 * %6 + %cst_1 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %182 = math.exp2 %172 : vector<1xf32>
          %183 = vector.extract %173[0] : f32 from vector<4xf32>
          %184 = vector.extract %173[1] : f32 from vector<4xf32>
          %185 = arith.addf %183, %184 : f32
          %186 = vector.extract %173[2] : f32 from vector<4xf32>
          %187 = vector.extract %173[3] : f32 from vector<4xf32>
          %188 = amdgpu.mfma 16x16x16 %169 * %8 + %180 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %189 = amdgpu.mfma 16x16x16 %171 * %8 + %181 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
          %190 = vector.extract %182[0] : f32 from vector<1xf32>
          %191 = vector.broadcast %190 : f32 to vector<4xf32>
          %192 = vector.extract %188[0] : f32 from vector<4xf32>
          %193 = vector.extract %188[1] : f32 from vector<4xf32>
          %194 = arith.maximumf %192, %193 : f32
          %195 = vector.extract %188[2] : f32 from vector<4xf32>
          %196 = vector.extract %188[3] : f32 from vector<4xf32>
          %197 = vector.extract %189[0] : f32 from vector<4xf32>
          %198 = vector.extract %189[1] : f32 from vector<4xf32>
          %199 = arith.maximumf %197, %198 : f32
          %200 = vector.extract %189[2] : f32 from vector<4xf32>
          %201 = vector.extract %189[3] : f32 from vector<4xf32>
          %202 = arith.maximumf %194, %195 : f32
          %203 = arith.maximumf %199, %200 : f32
          %204 = arith.maximumf %202, %196 : f32
          %205 = arith.maximumf %203, %201 : f32
          %206 = arith.addf %185, %186 : f32
          %207 = arith.maximumf %204, %205 : f32
          %208 = vector.broadcast %207 : f32 to vector<1xf32>
          %209 = arith.addf %arg19, %157 : vector<1xf32>
          %210 = arith.addf %206, %187 : f32
          %211 = vector.broadcast %210 : f32 to vector<1xf32>
          %shuffleResult_24, %valid_25 = gpu.shuffle  xor %208, %c16_i32, %c64_i32 : vector<1xf32>
          %212 = arith.mulf %209, %182 : vector<1xf32>
          %shuffleResult_26, %valid_27 = gpu.shuffle  xor %211, %c16_i32, %c64_i32 : vector<1xf32>
          %213 = arith.maximumf %208, %shuffleResult_24 : vector<1xf32>
          %214 = arith.addf %211, %shuffleResult_26 : vector<1xf32>
          %215 = arith.mulf %159, %191 : vector<4xf32>
          %shuffleResult_28, %valid_29 = gpu.shuffle  xor %213, %c32_i32, %c64_i32 : vector<1xf32>
          scf.yield %160, %161, %arg8, %176, %arg10, %177, %arg12, %178, %arg14, %179, %188, %189, %213, %shuffleResult_28, %212, %214, %174, %175, %191, %215 : vector<1xf32>, vector<4xf32>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf32>, vector<4xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>, vector<4xf16>, vector<4xf16>, vector<4xf32>, vector<4xf32>
        }
        %shuffleResult_16, %valid_17 = gpu.shuffle  xor %104#15, %c32_i32, %c64_i32 : vector<1xf32>
        %105 = arith.mulf %104#1, %104#18 : vector<4xf32>
        %106 = amdgpu.mfma 16x16x16 %104#6 * %104#16 + %104#19 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %107 = arith.maximumf %104#12, %104#13 : vector<1xf32>
        %108 = arith.addf %104#15, %shuffleResult_16 : vector<1xf32>
        %109 = amdgpu.mfma 16x16x16 %104#2 * %104#16 + %105 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %110 = amdgpu.mfma 16x16x16 %104#8 * %104#17 + %106 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %111 = arith.maximumf %104#0, %107 : vector<1xf32>
        %112 = amdgpu.mfma 16x16x16 %104#4 * %104#17 + %109 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %113 = vector.extract %111[0] : f32 from vector<1xf32>
        %114 = vector.broadcast %113 : f32 to vector<4xf32>
        %115 = arith.subf %104#10, %114 : vector<4xf32>
        %116 = arith.subf %104#11, %114 : vector<4xf32>
        %117 = math.exp2 %115 : vector<4xf32>
        %118 = math.exp2 %116 : vector<4xf32>
        %119 = arith.subf %104#0, %111 : vector<1xf32>
        %120 = arith.addf %117, %118 : vector<4xf32>
        %121 = arith.truncf %117 : vector<4xf32> to vector<4xf16>
        %122 = arith.truncf %118 : vector<4xf32> to vector<4xf16>
        %123 = math.exp2 %119 : vector<1xf32>
        %124 = vector.extract %120[0] : f32 from vector<4xf32>
        %125 = vector.extract %120[1] : f32 from vector<4xf32>
        %126 = arith.addf %124, %125 : f32
        %127 = vector.extract %120[2] : f32 from vector<4xf32>
        %128 = vector.extract %120[3] : f32 from vector<4xf32>
        %129 = vector.extract %123[0] : f32 from vector<1xf32>
        %130 = vector.broadcast %129 : f32 to vector<4xf32>
        %131 = arith.addf %126, %127 : f32
        %132 = arith.addf %104#14, %108 : vector<1xf32>
        %133 = arith.addf %131, %128 : f32
        %134 = vector.broadcast %133 : f32 to vector<1xf32>
        %135 = arith.mulf %132, %123 : vector<1xf32>
        %shuffleResult_18, %valid_19 = gpu.shuffle  xor %134, %c16_i32, %c64_i32 : vector<1xf32>
        %136 = arith.addf %134, %shuffleResult_18 : vector<1xf32>
        %137 = arith.mulf %110, %130 : vector<4xf32>
        %shuffleResult_20, %valid_21 = gpu.shuffle  xor %136, %c32_i32, %c64_i32 : vector<1xf32>
        %138 = arith.mulf %112, %130 : vector<4xf32>
        %139 = amdgpu.mfma 16x16x16 %104#7 * %121 + %137 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %140 = arith.addf %136, %shuffleResult_20 : vector<1xf32>
        %141 = amdgpu.mfma 16x16x16 %104#3 * %121 + %138 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %142 = amdgpu.mfma 16x16x16 %104#9 * %122 + %139 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %143 = amdgpu.mfma 16x16x16 %104#5 * %122 + %141 blgp =  none : vector<4xf16>, vector<4xf16>, vector<4xf32>
        %144 = arith.addf %135, %140 : vector<1xf32>
        %145 = arith.divf %cst_0, %144 : vector<1xf32>
        %146 = vector.extract %145[0] : f32 from vector<1xf32>
        %147 = vector.broadcast %146 : f32 to vector<4xf32>
        %148 = arith.mulf %143, %147 : vector<4xf32>
        %149 = arith.mulf %142, %147 : vector<4xf32>
        vector.store %148, %reinterpret_cast_6[%block_id_z, %4, %5] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<4xf32>
        vector.store %149, %reinterpret_cast_6[%block_id_z, %4, %7] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<4xf32>
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
