#map = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 16 - ((s1 * 8 + s0 floordiv 16) floordiv 32) * 32)>
#map1 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 16) * 32)>
#map2 = affine_map<()[s0, s1] -> (s1 * 8 + (s0 floordiv 64) * 4 - ((s1 * 2 + s0 floordiv 64) floordiv 8) * 32)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 8 + s2 * 32 + s0 floordiv 16 - ((s1 * 8 + s0 floordiv 16 + 16) floordiv 32) * 32 + 16)>
#map4 = affine_map<()[s0, s1] -> (s1 * 8 + (s0 floordiv 64) * 4 - ((s1 * 2 + s0 floordiv 64 + 4) floordiv 8) * 32 + 16)>
#map5 = affine_map<()[s0, s1, s2] -> (s1 * 32 + s2 * 64 + s0 floordiv 4 - ((s1 * 32 + s0 floordiv 4) floordiv 64) * 64)>
#map6 = affine_map<()[s0] -> ((s0 floordiv 4) mod 8)>
#map7 = affine_map<()[s0] -> (s0 mod 4)>
#map8 = affine_map<()[s0] -> (s0 * 8)>
#map9 = affine_map<()[s0, s1] -> (s1 * 32 + (s0 floordiv 64) * 16 - ((s1 * 2 + s0 floordiv 64) floordiv 4) * 64)>
#map10 = affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 16) * 32 + 32)>
#map11 = affine_map<()[s0] -> (s0 * 8 + 32)>
#map12 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map13 = affine_map<()[s0] -> (s0 mod 8)>
#map14 = affine_map<()[s0] -> ((s0 mod 64) floordiv 16)>
#map15 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map16 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map17 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 2 - (s1 floordiv 16) * 32 + 64)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 + 64)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map21 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map23 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map24 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map25 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm {
    stream.executable.export public @gemm workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c256_i14 = arith.constant 256 : i14
        %c0_i32 = arith.constant 0 : i32
        %c6 = arith.constant 6 : index
        %c2147483645_i64 = arith.constant 2147483645 : i64
        %c256 = arith.constant 256 : index
        %c1 = arith.constant 1 : index
        %c10240 = arith.constant 10240 : index
        %c8192 = arith.constant 8192 : index
        %c4096 = arith.constant 4096 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<12288xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<64x32xf16, #gpu.address_space<workgroup>>
        %view_0 = memref.view %alloc[%c4096][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<64x32xf16, #gpu.address_space<workgroup>>
        %view_1 = memref.view %alloc[%c8192][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<32x32xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c10240][] : memref<12288xi8, #gpu.address_space<workgroup>> to memref<32x32xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = affine.apply #map2()[%thread_id_x, %thread_id_y]
        %6 = arith.index_cast %5 : index to i32
        %7 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%6) : (i32) -> i32
        %8 = arith.index_cast %7 : i32 to index
        %9 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %10 = arith.index_cast %9 : i32 to index
        %11 = arith.muli %3, %c256 overflow<nsw> : index
        %12 = arith.addi %11, %4 overflow<nsw> : index
        %reinterpret_cast_3 = memref.reinterpret_cast %0 to offset: [0], sizes: [1073741822], strides: [1] : memref<f16> to memref<1073741822xf16, strided<[1]>>
        %cast = memref.cast %reinterpret_cast_3 : memref<1073741822xf16, strided<[1]>> to memref<?xf16, strided<[1], offset: ?>>
        %13 = amdgpu.fat_raw_buffer_cast %cast validBytes(%c2147483645_i64) cacheSwizzleStride(%c256_i14) resetOffset : memref<?xf16, strided<[1], offset: ?>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
        amdgpu.gather_to_lds %13[%12], %view_2[%8, %10] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
        %14 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_x]
        %15 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        %16 = arith.index_cast %15 : index to i32
        %17 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%16) : (i32) -> i32
        %18 = arith.index_cast %17 : i32 to index
        %19 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %20 = arith.index_cast %19 : i32 to index
        %21 = arith.muli %14, %c256 overflow<nsw> : index
        %22 = arith.addi %21, %4 overflow<nsw> : index
        amdgpu.gather_to_lds %13[%22], %view_2[%18, %20] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
        %23 = affine.apply #map5()[%thread_id_x, %thread_id_y, %block_id_y]
        %24 = affine.apply #map6()[%thread_id_x]
        %25 = affine.apply #map7()[%thread_id_x]
        %26 = arith.xori %25, %24 : index
        %27 = affine.apply #map8()[%26]
        %28 = affine.apply #map9()[%thread_id_x, %thread_id_y]
        %29 = arith.index_cast %28 : index to i32
        %30 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%29) : (i32) -> i32
        %31 = arith.index_cast %30 : i32 to index
        %32 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %33 = arith.index_cast %32 : i32 to index
        %34 = arith.muli %23, %c256 overflow<nsw> : index
        %35 = arith.addi %34, %27 overflow<nsw> : index
        %reinterpret_cast_4 = memref.reinterpret_cast %1 to offset: [0], sizes: [1073741822], strides: [1] : memref<f16> to memref<1073741822xf16, strided<[1]>>
        %cast_5 = memref.cast %reinterpret_cast_4 : memref<1073741822xf16, strided<[1]>> to memref<?xf16, strided<[1], offset: ?>>
        %36 = amdgpu.fat_raw_buffer_cast %cast_5 validBytes(%c2147483645_i64) cacheSwizzleStride(%c256_i14) resetOffset : memref<?xf16, strided<[1], offset: ?>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
        amdgpu.gather_to_lds %36[%35], %view_0[%31, %33] : vector<8xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
        %37 = affine.apply #map10()[%thread_id_x]
        %38 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%6) : (i32) -> i32
        %39 = arith.index_cast %38 : i32 to index
        %40 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %41 = arith.index_cast %40 : i32 to index
        %42 = arith.addi %11, %37 overflow<nsw> : index
        amdgpu.gather_to_lds %13[%42], %view_1[%39, %41] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
        %43 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%16) : (i32) -> i32
        %44 = arith.index_cast %43 : i32 to index
        %45 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %46 = arith.index_cast %45 : i32 to index
        %47 = arith.addi %21, %37 overflow<nsw> : index
        amdgpu.gather_to_lds %13[%47], %view_1[%44, %46] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
        %48 = affine.apply #map11()[%26]
        %49 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%29) : (i32) -> i32
        %50 = arith.index_cast %49 : i32 to index
        %51 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %52 = arith.index_cast %51 : i32 to index
        %53 = arith.addi %34, %48 overflow<nsw> : index
        amdgpu.gather_to_lds %36[%53], %view[%50, %52] : vector<8xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
        rocdl.s.waitcnt 16368
        amdgpu.lds_barrier
        %54 = affine.apply #map12()[%thread_id_x, %thread_id_y]
        %55 = affine.apply #map13()[%thread_id_x]
        %56 = affine.apply #map14()[%thread_id_x]
        %57 = arith.xori %56, %55 : index
        %58 = affine.apply #map8()[%57]
        %59 = vector.load %view_0[%54, %58] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %60 = affine.apply #map15()[%thread_id_x, %thread_id_y]
        %61 = vector.load %view_0[%60, %58] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %62 = affine.apply #map16()[%thread_id_x]
        %63 = affine.apply #map17()[%thread_id_x]
        %64 = vector.load %view_2[%62, %63] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %65 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%6) : (i32) -> i32
        %66 = arith.index_cast %65 : i32 to index
        %67 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %68 = arith.index_cast %67 : i32 to index
        %69 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%16) : (i32) -> i32
        %70 = arith.index_cast %69 : i32 to index
        %71 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %72 = arith.index_cast %71 : i32 to index
        %73 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%29) : (i32) -> i32
        %74 = arith.index_cast %73 : i32 to index
        %75 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane"(%c0_i32) : (i32) -> i32
        %76 = arith.index_cast %75 : i32 to index
        %77:9 = scf.for %arg3 = %c0 to %c6 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %59, %arg7 = %61, %arg8 = %64, %arg9 = %view_2, %arg10 = %view_1, %arg11 = %view_0, %arg12 = %view) -> (vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>) {
          %99 = amdgpu.mfma 16x16x32 %arg8 * %arg6 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %100 = amdgpu.mfma 16x16x32 %arg8 * %arg7 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          rocdl.s.waitcnt 16368
          amdgpu.lds_barrier
          %101 = affine.apply #map18()[%arg3, %thread_id_x]
          %102 = arith.addi %11, %101 overflow<nsw> : index
          amdgpu.gather_to_lds %13[%102], %arg9[%66, %68] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
          %103 = arith.addi %21, %101 overflow<nsw> : index
          amdgpu.gather_to_lds %13[%103], %arg9[%70, %72] : vector<2xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x32xf16, #gpu.address_space<workgroup>>
          %104 = affine.apply #map19()[%arg3, %26]
          %105 = arith.addi %34, %104 overflow<nsw> : index
          amdgpu.gather_to_lds %36[%105], %arg11[%74, %76] : vector<8xf16>, memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x32xf16, #gpu.address_space<workgroup>>
          rocdl.s.waitcnt 16368
          amdgpu.lds_barrier
          %106 = vector.load %arg12[%54, %58] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %107 = vector.load %arg12[%60, %58] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %108 = vector.load %arg10[%62, %63] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %99, %100, %106, %107, %108, %arg10, %arg9, %arg12, %arg11 : vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<32x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>, memref<64x32xf16, #gpu.address_space<workgroup>>
        }
        %78 = amdgpu.mfma 16x16x32 %77#4 * %77#2 + %77#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %79 = amdgpu.mfma 16x16x32 %77#4 * %77#3 + %77#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %80 = vector.load %77#8[%54, %58] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %81 = vector.load %77#8[%60, %58] : memref<64x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %82 = vector.load %77#6[%62, %63] : memref<32x32xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %83 = amdgpu.mfma 16x16x32 %82 * %80 + %78 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %84 = amdgpu.mfma 16x16x32 %82 * %81 + %79 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %85 = vector.extract_strided_slice %83 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %86 = affine.apply #map20()[%block_id_x, %thread_id_x]
        %87 = affine.apply #map21()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %85, %reinterpret_cast[%86, %87] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %88 = vector.extract_strided_slice %83 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %89 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %88, %reinterpret_cast[%89, %87] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %90 = vector.extract_strided_slice %83 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %91 = affine.apply #map23()[%block_id_x, %thread_id_x]
        vector.store %90, %reinterpret_cast[%91, %87] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %92 = vector.extract_strided_slice %83 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %93 = affine.apply #map24()[%block_id_x, %thread_id_x]
        vector.store %92, %reinterpret_cast[%93, %87] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %94 = vector.extract_strided_slice %84 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %95 = affine.apply #map25()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %94, %reinterpret_cast[%86, %95] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %96 = vector.extract_strided_slice %84 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %96, %reinterpret_cast[%89, %95] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %97 = vector.extract_strided_slice %84 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %97, %reinterpret_cast[%91, %95] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %98 = vector.extract_strided_slice %84 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %98, %reinterpret_cast[%93, %95] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<128x256xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<192x256xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<128x192xf32>
    %3 = flow.dispatch @gemm::@gemm(%0, %1, %2) : (tensor<128x256xf16>, tensor<192x256xf16>, tensor<128x192xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<128x192xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<128x192xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}
