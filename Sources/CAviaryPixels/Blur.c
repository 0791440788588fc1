#include "CAviaryPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__) && defined(__SSE2__)
#include <immintrin.h>
#endif

/* The radii of three boxes whose joint variance is that of a Gaussian (W3C, filter effects). */
static void box_radii(double sigma, int radii[3]) {
  double ideal = sqrt(12 * sigma * sigma / 3 + 1);
  int low = (int)floor(ideal);
  if (low % 2 == 0) low -= 1;
  if (low < 1) low = 1;
  double m = (12 * sigma * sigma - 3.0 * low * low - 12.0 * low - 9) / (-4.0 * low - 4);
  int count = (int)lround(m);
  for (int i = 0; i < 3; i++) radii[i] = ((i < count ? low : low + 2) - 1) / 2;
}

/* sum / window for all sums of `window` bytes: the product stays below 2^32. */
#define BOX_SCALE(window) (((1u << 24) + (window) / 2) / (window))
#define BOX_AVERAGE(sum, scale) ((uint8_t)(((sum) * (scale) + (1u << 23)) >> 24))

/* One box filter along a row of `n` pixels. Inlined, so that `channels` is a constant. */
static inline __attribute__((always_inline)) void box_row_of(
    const uint8_t *in, uint8_t *out, int n, int radius, int channels, int clamp) {
  uint32_t scale = BOX_SCALE(2u * (uint32_t)radius + 1);
  uint32_t sums[4];
  const uint8_t zero[4] = {0, 0, 0, 0};
  const uint8_t *first = clamp ? in : zero;
  const uint8_t *last = clamp ? in + (size_t)(n - 1) * channels : zero;
  for (int c = 0; c < channels; c++) {
    sums[c] = first[c] * (uint32_t)radius;
    for (int i = 0; i <= radius; i++) sums[c] += i < n ? in[i * channels + c] : last[c];
  }
  for (int i = 0; i < n; i++) {
    int leaving = i - radius, entering = i + radius + 1;
    const uint8_t *minus = leaving >= 0 ? in + (size_t)leaving * channels : first;
    const uint8_t *plus = entering < n ? in + (size_t)entering * channels : last;
    for (int c = 0; c < channels; c++) {
      out[c] = BOX_AVERAGE(sums[c], scale);
      sums[c] += (uint32_t)plus[c] - minus[c];
    }
    out += channels;
  }
}

#ifdef __SSE2__
/* Four bytes as four numbers. */
static inline __m128i four_numbers(const uint8_t *pixel) {
  int32_t four;
  memcpy(&four, pixel, 4);
  const __m128i zero = _mm_setzero_si128();
  return _mm_unpacklo_epi16(_mm_unpacklo_epi8(_mm_cvtsi32_si128(four), zero), zero);
}

/* A box filter along a row of pixels, all four channels at once; the same bytes come out. */
static void box_row_pixels(const uint8_t *in, uint8_t *out, int n, int radius, int clamp) {
  const uint32_t scale = BOX_SCALE(2u * (uint32_t)radius + 1);
  const uint8_t zero[4] = {0, 0, 0, 0};
  const uint8_t *first = clamp ? in : zero;
  const uint8_t *last = clamp ? in + (size_t)(n - 1) * 4 : zero;
  uint32_t start[4];
  for (int c = 0; c < 4; c++) {
    start[c] = first[c] * (uint32_t)radius;
    for (int i = 0; i <= radius; i++) start[c] += i < n ? in[i * 4 + c] : last[c];
  }
  __m128i sums = _mm_loadu_si128((const __m128i *)(const void *)start);
  const __m128i factor = _mm_set1_epi32((int)scale), half = _mm_set1_epi64x(1 << 23);
  for (int i = 0; i < n; i++, out += 4) {
    const int leaving = i - radius, entering = i + radius + 1;
    const uint8_t *minus = leaving >= 0 ? in + (size_t)leaving * 4 : first;
    const uint8_t *plus = entering < n ? in + (size_t)entering * 4 : last;
    const __m128i even = _mm_srli_epi64(_mm_add_epi64(_mm_mul_epu32(sums, factor), half), 24);
    const __m128i odd = _mm_srli_epi64(
        _mm_add_epi64(_mm_mul_epu32(_mm_srli_epi64(sums, 32), factor), half), 24);
    const __m128i words = _mm_or_si128(even, _mm_slli_epi64(odd, 32));
    const __m128i pairs = _mm_packs_epi32(words, words);
    const int32_t pixel = _mm_cvtsi128_si32(_mm_packus_epi16(pairs, pairs));
    memcpy(out, &pixel, 4);
    sums = _mm_sub_epi32(_mm_add_epi32(sums, four_numbers(plus)), four_numbers(minus));
  }
}
#else
static void box_row_pixels(const uint8_t *in, uint8_t *out, int n, int radius, int clamp) {
  box_row_of(in, out, n, radius, 4, clamp);
}
#endif

static void box_row(
    const uint8_t *in, uint8_t *out, int n, int radius, int channels, int clamp) {
  if (channels == 1) box_row_of(in, out, n, radius, 1, clamp);
  else box_row_pixels(in, out, n, radius, clamp);
}

/* One box filter down all columns at once, row by row as memory lies. Inlined, for each kind of processor. */
static inline __attribute__((always_inline)) void box_columns_of(
    const uint8_t *in, ptrdiff_t stride, uint8_t *out, ptrdiff_t out_stride, size_t length, int height,
    int radius, int clamp, uint32_t *sums, const uint8_t *zeros) {
  uint32_t scale = BOX_SCALE(2u * (uint32_t)radius + 1);
  const uint8_t *first = clamp ? in : zeros;
  const uint8_t *last = clamp ? in + (ptrdiff_t)(height - 1) * stride : zeros;
  for (size_t x = 0; x < length; x++) sums[x] = first[x] * (uint32_t)radius;
  for (int y = 0; y <= radius; y++) {
    const uint8_t *row = y < height ? in + (ptrdiff_t)y * stride : last;
    for (size_t x = 0; x < length; x++) sums[x] += row[x];
  }
  for (int y = 0; y < height; y++) {
    int leaving = y - radius, entering = y + radius + 1;
    const uint8_t *minus = leaving >= 0 ? in + (ptrdiff_t)leaving * stride : first;
    const uint8_t *plus = entering < height ? in + (ptrdiff_t)entering * stride : last;
    uint8_t *target = out + (ptrdiff_t)y * out_stride;
    for (size_t x = 0; x < length; x++) {
      uint32_t sum = sums[x];
      target[x] = BOX_AVERAGE(sum, scale);
      sums[x] = sum + plus[x] - minus[x];
    }
  }
}

#if defined(__x86_64__) && defined(__SSE2__)
__attribute__((target("avx2"))) static void box_columns_wide(
    const uint8_t *in, ptrdiff_t stride, uint8_t *out, ptrdiff_t out_stride, size_t length, int height,
    int radius, int clamp, uint32_t *sums, const uint8_t *zeros) {
  box_columns_of(in, stride, out, out_stride, length, height, radius, clamp, sums, zeros);
}
#endif

static void box_columns(
    const uint8_t *in, ptrdiff_t stride, uint8_t *out, ptrdiff_t out_stride, size_t length, int height,
    int radius, int clamp, uint32_t *sums, const uint8_t *zeros) {
#if defined(__x86_64__) && defined(__SSE2__)
  if (__builtin_cpu_supports("avx2")) {
    box_columns_wide(in, stride, out, out_stride, length, height, radius, clamp, sums, zeros);
    return;
  }
#endif
  box_columns_of(in, stride, out, out_stride, length, height, radius, clamp, sums, zeros);
}

void aviary_blur_across(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  int radii[3];
  box_radii(sigma, radii);
  size_t length = (size_t)width * channels;
  uint8_t *line = malloc(length * 2);
  if (!line) return;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    box_row(row, line, width, radii[0], channels, clamp);
    box_row(line, line + length, width, radii[1], channels, clamp);
    box_row(line + length, row, width, radii[2], channels, clamp);
  }
  free(line);
}

void aviary_blur_down(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  int radii[3];
  box_radii(sigma, radii);
  size_t length = (size_t)width * channels;
  uint8_t *zeros = calloc(length, 1);
  uint32_t *sums = malloc(length * sizeof *sums);
  uint8_t *one = malloc(length * height), *two = malloc(length * height);
  if (zeros && sums && one && two) {
    ptrdiff_t row = (ptrdiff_t)length;
    box_columns(pixels, stride, one, row, length, height, radii[0], clamp, sums, zeros);
    box_columns(one, row, two, row, length, height, radii[1], clamp, sums, zeros);
    box_columns(two, row, pixels, stride, length, height, radii[2], clamp, sums, zeros);
  }
  free(zeros);
  free(sums);
  free(one);
  free(two);
}
