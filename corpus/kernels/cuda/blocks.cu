// sm_80
// Reductions, scans and transposes with CTA barriers.
#include "ptx.cuh"

__device__ float sum_of_warp(float x) {
  for (int distance = 16; distance > 0; distance /= 2) x += __shfl_xor_sync(0xffffffff, x, distance);
  return x;
}

// The sum of each row. The partial sums of the warps meet in shared memory.
extern "C" __global__ void __launch_bounds__(256) row_sums(const float* x, float* y, int columns) {
  __shared__ float partial[8];
  for (int row = blockIdx.x; row < 4096; row += gridDim.x) {
    float sum = 0;
    for (int column = threadIdx.x; column < columns; column += 256) sum += x[row * columns + column];
    sum = sum_of_warp(sum);
    if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32) {
      sum = threadIdx.x < 8 ? partial[threadIdx.x] : 0;
      sum = sum_of_warp(sum);
      if (threadIdx.x == 0) y[row] = sum;
    }
    __syncthreads();
  }
}

// Softmax of a row that stays in shared memory.
extern "C" __global__ void __launch_bounds__(256) softmax_rows(const float* x, float* y) {
  __shared__ float row[2048];
  __shared__ float partial[8];
  float largest = -1e30f;
  for (int i = threadIdx.x; i < 2048; i += 256) {
    row[i] = x[blockIdx.x * 2048 + i];
    largest = fmaxf(largest, row[i]);
  }
  for (int distance = 16; distance > 0; distance /= 2) largest = fmaxf(largest, __shfl_xor_sync(~0u, largest, distance));
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = largest;
  __syncthreads();
  for (int warp = 0; warp < 8; ++warp) largest = fmaxf(largest, partial[warp]);
  __syncthreads();
  float sum = 0;
  for (int i = threadIdx.x; i < 2048; i += 256) {
    row[i] = __expf(row[i] - largest);
    sum += row[i];
  }
  sum = sum_of_warp(sum);
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = sum;
  __syncthreads();
  sum = 0;
  for (int warp = 0; warp < 8; ++warp) sum += partial[warp];
  for (int i = threadIdx.x; i < 2048; i += 256) y[blockIdx.x * 2048 + i] = row[2047 - i] / sum;
}

// Transposes tiles of 32 x 32 with rows of 33 elements.
extern "C" __global__ void __launch_bounds__(256) transpose_padded(const float* x, float* y, int n, int tiles) {
  __shared__ float tile[32][33];
  int column = threadIdx.x % 32, first = threadIdx.x / 32;
  for (int t = 0; t < tiles; ++t) {
    for (int row = first; row < 32; row += 8) tile[row][column] = x[(blockIdx.x * 32 + row) * n + t * 32 + column];
    __syncthreads();
    for (int row = first; row < 32; row += 8) y[(t * 32 + row) * n + blockIdx.x * 32 + column] = tile[column][row];
    __syncthreads();
  }
}

// The sums of all elements up to each one, with two buffers in turn.
extern "C" __global__ void __launch_bounds__(512) inclusive_scan(const float* x, float* y) {
  __shared__ float buffer[2][512];
  int tid = threadIdx.x, now = 0;
  buffer[0][tid] = x[blockIdx.x * 512 + tid];
  for (int distance = 1; distance < 512; distance *= 2) {
    __syncthreads();
    float own = buffer[now][tid];
    if (tid >= distance) own += buffer[now][tid - distance];
    buffer[1 - now][tid] = own;
    now = 1 - now;
  }
  y[blockIdx.x * 512 + tid] = buffer[now][tid];
}

// Counts values with atomics in shared memory.
extern "C" __global__ void __launch_bounds__(256) histogram(const unsigned char* x, u32* counts, int n) {
  __shared__ u32 own[256];
  own[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) atomicAdd(&own[x[i]], 1);
  __syncthreads();
  atomicAdd(&counts[threadIdx.x], own[threadIdx.x]);
}
