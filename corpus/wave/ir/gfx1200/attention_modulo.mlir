#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map2 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map3 = affine_map<()[s0] -> ((s0 floordiv 4) mod 32)>
#map4 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map5 = affine_map<()[s0] -> (s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 16)>
#map6 = affine_map<()[s0] -> (s0 mod 16)>
#map7 = affine_map<()[s0] -> (s0 mod 16 + 16)>
#map8 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 4) mod 32 + 32)>
#map9 = affine_map<()[s0, s1] -> (s1 * 32 + s0 floordiv 4 - ((s0 floordiv 4 + 16) floordiv 32) * 32 + 48)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 32)>
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
        %c7 = arith.constant 7 : index
        %c32_i32 = arith.constant 32 : i32
        %c16_i32 = arith.constant 16 : i32
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
        %11 = vector.load %reinterpret_cast_3[%block_id_z, %9, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
        %12 = affine.apply #map5()[%thread_id_x]
        %13 = vector.load %reinterpret_cast_3[%block_id_z, %12, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
        %14 = vector.load %reinterpret_cast_4[%block_id_z, %9, %10] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
        %15 = vector.load %reinterpret_cast_4[%block_id_z, %12, %10] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
        vector.store %11, %view_6[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %13, %view_6[%c0, %12, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %14, %view[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %15, %view[%c0, %12, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %16 = affine.apply #map6()[%thread_id_x]
        %17 = vector.load %view[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %18 = vector.load %view_6[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %19 = affine.apply #map7()[%thread_id_x]
        %20 = vector.load %view_6[%c0, %19, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %21 = vector.load %view_6[%c0, %19, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %22 = vector.load %view[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %23 = vector.load %view[%c0, %19, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %24 = vector.load %view[%c0, %19, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %25 = vector.load %view_6[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %26 = amdgpu.wmma 16x16x16 %20 * %6 + %cst_0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %27 = amdgpu.wmma 16x16x16 %25 * %6 + %cst_0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %28 = amdgpu.wmma 16x16x16 %21 * %8 + %26 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %29 = amdgpu.wmma 16x16x16 %18 * %8 + %27 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %30 = vector.extract %28[0] : f32 from vector<8xf32>
        %31 = vector.extract %28[1] : f32 from vector<8xf32>
        %32 = arith.maximumf %30, %31 : f32
        %33 = vector.extract %28[2] : f32 from vector<8xf32>
        %34 = vector.extract %28[3] : f32 from vector<8xf32>
        %35 = vector.extract %28[4] : f32 from vector<8xf32>
        %36 = vector.extract %28[5] : f32 from vector<8xf32>
        %37 = vector.extract %28[6] : f32 from vector<8xf32>
        %38 = vector.extract %28[7] : f32 from vector<8xf32>
        %39 = vector.extract %29[0] : f32 from vector<8xf32>
        %40 = vector.extract %29[1] : f32 from vector<8xf32>
        %41 = arith.maximumf %39, %40 : f32
        %42 = vector.extract %29[2] : f32 from vector<8xf32>
        %43 = vector.extract %29[3] : f32 from vector<8xf32>
        %44 = vector.extract %29[4] : f32 from vector<8xf32>
        %45 = vector.extract %29[5] : f32 from vector<8xf32>
        %46 = vector.extract %29[6] : f32 from vector<8xf32>
        %47 = vector.extract %29[7] : f32 from vector<8xf32>
        %48 = arith.maximumf %32, %33 : f32
        %49 = arith.maximumf %41, %42 : f32
        %50 = arith.maximumf %48, %34 : f32
        %51 = arith.maximumf %49, %43 : f32
        %52 = arith.maximumf %50, %35 : f32
        %53 = arith.maximumf %51, %44 : f32
        %54 = arith.maximumf %52, %36 : f32
        %55 = arith.maximumf %53, %45 : f32
        %56 = arith.maximumf %54, %37 : f32
        %57 = arith.maximumf %55, %46 : f32
        %58 = arith.maximumf %56, %38 : f32
        %59 = arith.maximumf %57, %47 : f32
        %60 = arith.maximumf %59, %58 : f32
        %61 = vector.broadcast %60 : f32 to vector<1xf32>
        %shuffleResult, %valid = gpu.shuffle  xor %61, %c16_i32, %c32_i32 : vector<1xf32>
        %62 = arith.maximumf %61, %shuffleResult : vector<1xf32>
        %63 = arith.maximumf %62, %cst_2 : vector<1xf32>
        %64 = vector.extract %63[0] : f32 from vector<1xf32>
        %65 = vector.broadcast %64 : f32 to vector<8xf32>
        %66 = arith.subf %29, %65 : vector<8xf32>
        %67 = arith.subf %28, %65 : vector<8xf32>
        %68:11 = scf.for %arg4 = %c0 to %c7 step %c1 iter_args(%arg5 = %63, %arg6 = %cst_1, %arg7 = %cst_0, %arg8 = %cst_0, %arg9 = %cst_2, %arg10 = %22, %arg11 = %17, %arg12 = %23, %arg13 = %24, %arg14 = %66, %arg15 = %67) -> (vector<1xf32>, vector<1xf32>, vector<8xf32>, vector<8xf32>, vector<1xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf32>, vector<8xf32>) {
          %108 = math.exp2 %arg14 : vector<8xf32>
          %109 = math.exp2 %arg15 : vector<8xf32>
          %110 = affine.apply #map8()[%thread_id_x, %arg4]
          %111 = vector.load %reinterpret_cast_3[%block_id_z, %110, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
          %112 = affine.apply #map9()[%thread_id_x, %arg4]
          %113 = vector.load %reinterpret_cast_3[%block_id_z, %112, %10] : memref<4x256x32xf16, strided<[8192, 32, 1]>>, vector<8xf16>
          %114 = affine.apply #map10()[%arg4, %thread_id_x]
          %115 = vector.load %reinterpret_cast_4[%block_id_z, %9, %114] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
          %116 = vector.load %reinterpret_cast_4[%block_id_z, %12, %114] : memref<4x32x256xf16, strided<[8192, 256, 1]>>, vector<8xf16>
          %117 = arith.subf %arg9, %arg5 : vector<1xf32>
          %118 = arith.addf %108, %109 : vector<8xf32>
          %119 = arith.truncf %108 : vector<8xf32> to vector<8xf16>
          %120 = arith.truncf %109 : vector<8xf32> to vector<8xf16>
          %121 = math.exp2 %117 : vector<1xf32>
          %122 = vector.extract %118[0] : f32 from vector<8xf32>
          %123 = vector.extract %118[1] : f32 from vector<8xf32>
          %124 = arith.addf %122, %123 : f32
          %125 = vector.extract %118[2] : f32 from vector<8xf32>
          %126 = vector.extract %118[3] : f32 from vector<8xf32>
          %127 = vector.extract %118[4] : f32 from vector<8xf32>
          %128 = vector.extract %118[5] : f32 from vector<8xf32>
          %129 = vector.extract %118[6] : f32 from vector<8xf32>
          %130 = vector.extract %118[7] : f32 from vector<8xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %111, %view_6[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %113, %view_6[%c0, %12, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %115, %view[%c0, %9, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %116, %view[%c0, %12, %10] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %131 = arith.addf %124, %125 : f32
          %132 = vector.extract %121[0] : f32 from vector<1xf32>
          %133 = vector.broadcast %132 : f32 to vector<8xf32>
          %134 = arith.mulf %arg7, %133 : vector<8xf32>
          rocdl.s.barrier.wait -1
          %135 = vector.load %view[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %136 = vector.load %view_6[%c0, %16, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %137 = vector.load %view_6[%c0, %19, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %138 = vector.load %view_6[%c0, %19, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %139 = arith.mulf %arg6, %121 : vector<1xf32>
          %140 = arith.addf %131, %126 : f32
          %141 = amdgpu.wmma 16x16x16 %arg10 * %119 + %134 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %142 = vector.load %view[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %143 = vector.load %view[%c0, %19, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %144 = vector.load %view[%c0, %19, %7] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %145 = vector.load %view_6[%c0, %16, %5] : memref<1x32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %146 = amdgpu.wmma 16x16x16 %137 * %6 + %cst_0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %147 = arith.addf %140, %127 : f32
          %148 = arith.mulf %arg8, %133 : vector<8xf32>
          %149 = amdgpu.wmma 16x16x16 %arg11 * %120 + %141 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %150 = amdgpu.wmma 16x16x16 %145 * %6 + %cst_0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %151 = amdgpu.wmma 16x16x16 %138 * %8 + %146 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %152 = arith.addf %147, %128 : f32
          %153 = amdgpu.wmma 16x16x16 %arg12 * %119 + %148 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %154 = amdgpu.wmma 16x16x16 %136 * %8 + %150 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %155 = vector.extract %151[0] : f32 from vector<8xf32>
          %156 = vector.extract %151[1] : f32 from vector<8xf32>
          %157 = arith.maximumf %155, %156 : f32
          %158 = vector.extract %151[2] : f32 from vector<8xf32>
          %159 = vector.extract %151[3] : f32 from vector<8xf32>
          %160 = vector.extract %151[4] : f32 from vector<8xf32>
          %161 = vector.extract %151[5] : f32 from vector<8xf32>
          %162 = vector.extract %151[6] : f32 from vector<8xf32>
          %163 = vector.extract %151[7] : f32 from vector<8xf32>
          %164 = amdgpu.wmma 16x16x16 %arg13 * %120 + %153 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %165 = vector.extract %154[0] : f32 from vector<8xf32>
          %166 = vector.extract %154[1] : f32 from vector<8xf32>
          %167 = arith.maximumf %165, %166 : f32
          %168 = vector.extract %154[2] : f32 from vector<8xf32>
          %169 = vector.extract %154[3] : f32 from vector<8xf32>
          %170 = vector.extract %154[4] : f32 from vector<8xf32>
          %171 = vector.extract %154[5] : f32 from vector<8xf32>
          %172 = vector.extract %154[6] : f32 from vector<8xf32>
          %173 = vector.extract %154[7] : f32 from vector<8xf32>
          %174 = arith.maximumf %157, %158 : f32
          %175 = arith.maximumf %167, %168 : f32
          %176 = arith.maximumf %174, %159 : f32
          %177 = arith.maximumf %175, %169 : f32
          %178 = arith.maximumf %176, %160 : f32
          %179 = arith.maximumf %177, %170 : f32
          %180 = arith.maximumf %178, %161 : f32
          %181 = arith.maximumf %179, %171 : f32
          %182 = arith.maximumf %180, %162 : f32
          %183 = arith.maximumf %181, %172 : f32
          %184 = arith.maximumf %182, %163 : f32
          %185 = arith.addf %152, %129 : f32
          %186 = arith.maximumf %183, %173 : f32
          %187 = arith.addf %185, %130 : f32
          %188 = vector.broadcast %187 : f32 to vector<1xf32>
          %189 = arith.maximumf %186, %184 : f32
          %190 = vector.broadcast %189 : f32 to vector<1xf32>
          %shuffleResult_9, %valid_10 = gpu.shuffle  xor %188, %c16_i32, %c32_i32 : vector<1xf32>
          %shuffleResult_11, %valid_12 = gpu.shuffle  xor %190, %c16_i32, %c32_i32 : vector<1xf32>
          %191 = arith.addf %188, %shuffleResult_9 : vector<1xf32>
          %192 = arith.maximumf %190, %shuffleResult_11 : vector<1xf32>
          %193 = arith.addf %139, %191 : vector<1xf32>
          %194 = arith.maximumf %arg5, %192 : vector<1xf32>
          %195 = vector.extract %194[0] : f32 from vector<1xf32>
          %196 = vector.broadcast %195 : f32 to vector<8xf32>
          %197 = arith.subf %154, %196 : vector<8xf32>
          %198 = arith.subf %151, %196 : vector<8xf32>
          scf.yield %194, %193, %149, %164, %arg5, %142, %135, %143, %144, %197, %198 : vector<1xf32>, vector<1xf32>, vector<8xf32>, vector<8xf32>, vector<1xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf32>, vector<8xf32>
        }
        %69 = math.exp2 %68#9 : vector<8xf32>
        %70 = math.exp2 %68#10 : vector<8xf32>
        %71 = arith.subf %68#4, %68#0 : vector<1xf32>
        %72 = arith.addf %69, %70 : vector<8xf32>
        %73 = arith.truncf %69 : vector<8xf32> to vector<8xf16>
        %74 = arith.truncf %70 : vector<8xf32> to vector<8xf16>
        %75 = math.exp2 %71 : vector<1xf32>
        %76 = vector.extract %72[0] : f32 from vector<8xf32>
        %77 = vector.extract %72[1] : f32 from vector<8xf32>
        %78 = arith.addf %76, %77 : f32
        %79 = vector.extract %72[2] : f32 from vector<8xf32>
        %80 = vector.extract %72[3] : f32 from vector<8xf32>
        %81 = vector.extract %72[4] : f32 from vector<8xf32>
        %82 = vector.extract %72[5] : f32 from vector<8xf32>
        %83 = vector.extract %72[6] : f32 from vector<8xf32>
        %84 = vector.extract %72[7] : f32 from vector<8xf32>
        %85 = arith.addf %78, %79 : f32
        %86 = vector.extract %75[0] : f32 from vector<1xf32>
        %87 = vector.broadcast %86 : f32 to vector<8xf32>
        %88 = arith.mulf %68#2, %87 : vector<8xf32>
        %89 = arith.mulf %68#1, %75 : vector<1xf32>
        %90 = arith.addf %85, %80 : f32
        %91 = amdgpu.wmma 16x16x16 %68#5 * %73 + %88 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %92 = arith.addf %90, %81 : f32
        %93 = arith.mulf %68#3, %87 : vector<8xf32>
        %94 = amdgpu.wmma 16x16x16 %68#6 * %74 + %91 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %95 = arith.addf %92, %82 : f32
        %96 = amdgpu.wmma 16x16x16 %68#7 * %73 + %93 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %97 = amdgpu.wmma 16x16x16 %68#8 * %74 + %96 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %98 = arith.addf %95, %83 : f32
        %99 = arith.addf %98, %84 : f32
        %100 = vector.broadcast %99 : f32 to vector<1xf32>
        %shuffleResult_7, %valid_8 = gpu.shuffle  xor %100, %c16_i32, %c32_i32 : vector<1xf32>
        %101 = arith.addf %100, %shuffleResult_7 : vector<1xf32>
        %102 = arith.addf %89, %101 : vector<1xf32>
        %103 = arith.divf %cst, %102 : vector<1xf32>
        %104 = vector.extract %103[0] : f32 from vector<1xf32>
        %105 = vector.broadcast %104 : f32 to vector<8xf32>
        %106 = arith.mulf %94, %105 : vector<8xf32>
        %107 = arith.mulf %97, %105 : vector<8xf32>
        vector.store %106, %reinterpret_cast_5[%block_id_z, %4, %5] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<8xf32>
        vector.store %107, %reinterpret_cast_5[%block_id_z, %4, %7] : memref<4x64x32xf32, strided<[2048, 32, 1]>>, vector<8xf32>
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
