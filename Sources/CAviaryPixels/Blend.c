#include "CAviaryPixels.h"

#include <string.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

void aviary_plus_darker(
    uint8_t *destination, int destination_stride, const uint8_t *source, int source_stride,
    int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *d = destination + (ptrdiff_t)y * destination_stride;
    const uint8_t *s = source + (ptrdiff_t)y * source_stride;
    for (int x = 0; x < width; x++, d += 4, s += 4) {
      int alpha = d[3] + s[3];
      if (alpha > 255) alpha = 255;
      /* 1 - min(1, (1 - d) + (1 - s)), with the colours premultiplied. */
      for (int c = 0; c < 3; c++) {
        int value = alpha - ((d[3] - d[c]) + (s[3] - s[c]));
        d[c] = (uint8_t)(value < 0 ? 0 : value);
      }
      d[3] = (uint8_t)alpha;
    }
  }
}

void aviary_add_coverage(
    uint8_t *mask, int mask_width, int mask_height, int mask_stride, int x, int y,
    const uint8_t *coverage, int coverage_stride, int width, int height) {
  int left = x < 0 ? -x : 0, right = x + width > mask_width ? mask_width - x : width;
  int top = y < 0 ? -y : 0, bottom = y + height > mask_height ? mask_height - y : height;
  /* Whole rows of both are read and written eight bytes at a time: what is beyond a row's width is 0. */
  int padded = left == 0 && coverage_stride % 8 == 0 && coverage_stride >= width
      && x + coverage_stride <= mask_stride;
  if (padded) right = coverage_stride;
  for (int row = top; row < bottom; row++) {
    uint8_t *target = mask + (ptrdiff_t)(y + row) * mask_stride + x;
    const uint8_t *source = coverage + (ptrdiff_t)row * coverage_stride;
    int column = left;
#ifdef __SSE2__
    for (; column + 8 <= right; column += 8) {
      __m128i *eight = (__m128i *)(void *)(target + column);
      __m128i more = _mm_loadl_epi64((const __m128i *)(const void *)(source + column));
      _mm_storel_epi64(eight, _mm_adds_epu8(_mm_loadl_epi64(eight), more));
    }
#endif
    for (; column < right; column++) {
      unsigned sum = target[column] + source[column];
      target[column] = (uint8_t)(sum > 255 ? 255 : sum);
    }
  }
}

/* a * b / 255, rounded, for the two bytes of each half of a pixel at once. */
static inline uint32_t multiply_pixel(uint32_t pixel, uint32_t factor) {
  uint32_t low = (pixel & 0xff00ff) * factor + 0x800080;
  low = ((low + ((low >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  uint32_t high = ((pixel >> 8) & 0xff00ff) * factor + 0x800080;
  high = (high + ((high >> 8) & 0xff00ff)) & 0xff00ff00;
  return low | high;
}

#ifdef __SSE2__
/* a * b / 255, rounded, for eight bytes that lie in words of 16 bits. */
static inline __m128i multiply_words(__m128i a, __m128i b) {
  __m128i product = _mm_add_epi16(_mm_mullo_epi16(a, b), _mm_set1_epi16(0x80));
  return _mm_mulhi_epu16(product, _mm_set1_epi16(257));  /* (p + p / 256) / 256 */
}

/* Two pixels over two others, all as words; the upper ones are made fainter first. */
static inline __m128i over_words(__m128i upper, __m128i lower, __m128i opacity) {
  upper = multiply_words(upper, opacity);
  __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(upper, 0xff), 0xff);
  __m128i rest = _mm_sub_epi16(_mm_set1_epi16(255), alpha);
  return _mm_add_epi16(upper, multiply_words(lower, rest));
}

/* Paints a colour through four bytes of coverage. */
static inline void blend_four(uint32_t *row, const uint8_t *mask, uint32_t color) {
  const __m128i zero = _mm_setzero_si128();
  int32_t four;
  memcpy(&four, mask, 4);
  __m128i colors = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
  __m128i factors = _mm_unpacklo_epi8(_mm_cvtsi32_si128(four), zero);
  factors = _mm_unpacklo_epi16(factors, factors);
  __m128i lower = _mm_loadu_si128((const __m128i *)(const void *)row);
  __m128i first = over_words(
      colors, _mm_unpacklo_epi8(lower, zero), _mm_unpacklo_epi32(factors, factors));
  __m128i second = over_words(
      colors, _mm_unpackhi_epi8(lower, zero), _mm_unpackhi_epi32(factors, factors));
  _mm_storeu_si128((__m128i *)(void *)row, _mm_packus_epi16(first, second));
}
#endif

#ifdef __SSE2__
/* Paints as many pixels of a row as are a multiple of 4; answers how many. */
static inline int blend_fours(uint32_t *row, const uint32_t *from, int width, uint32_t opacity) {
  const __m128i zero = _mm_setzero_si128(), factor = _mm_set1_epi16((short)opacity);
  int x = 0;
  for (; x + 4 <= width; x += 4) {
    __m128i upper = _mm_loadu_si128((const __m128i *)(const void *)(from + x));
    __m128i lower = _mm_loadu_si128((const __m128i *)(const void *)(row + x));
    __m128i first = over_words(
        _mm_unpacklo_epi8(upper, zero), _mm_unpacklo_epi8(lower, zero), factor);
    __m128i second = over_words(
        _mm_unpackhi_epi8(upper, zero), _mm_unpackhi_epi8(lower, zero), factor);
    _mm_storeu_si128((__m128i *)(void *)(row + x), _mm_packus_epi16(first, second));
  }
  return x;
}
#else
static inline int blend_fours(uint32_t *row, const uint32_t *from, int width, uint32_t opacity) {
  (void)row; (void)from; (void)width; (void)opacity;
  return 0;
}
#endif

/* Eight pixels at a time where the processor can; the same bytes come out. */
#if defined(__x86_64__) && defined(__SSE2__)
__attribute__((target("avx2"))) static inline __m256i multiply_wide(__m256i a, __m256i b) {
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(0x80));
  return _mm256_mulhi_epu16(product, _mm256_set1_epi16(257));
}

__attribute__((target("avx2"))) static inline __m256i over_wide(
    __m256i upper, __m256i lower, __m256i opacity) {
  upper = multiply_wide(upper, opacity);
  __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(upper, 0xff), 0xff);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
  return _mm256_add_epi16(upper, multiply_wide(lower, rest));
}

/* Paints as many pixels of a row as are a multiple of 8; answers how many. */
__attribute__((target("avx2"))) static int blend_eights(
    uint32_t *row, const uint32_t *from, int width, uint32_t opacity) {
  const __m256i zero = _mm256_setzero_si256(), factor = _mm256_set1_epi16((short)opacity);
  int x = 0;
  for (; x + 8 <= width; x += 8) {
    __m256i upper = _mm256_loadu_si256((const __m256i *)(const void *)(from + x));
    if (_mm256_testz_si256(upper, upper)) continue;
    __m256i lower = _mm256_loadu_si256((const __m256i *)(const void *)(row + x));
    __m256i first = over_wide(
        _mm256_unpacklo_epi8(upper, zero), _mm256_unpacklo_epi8(lower, zero), factor);
    __m256i second = over_wide(
        _mm256_unpackhi_epi8(upper, zero), _mm256_unpackhi_epi8(lower, zero), factor);
    _mm256_storeu_si256((__m256i *)(void *)(row + x), _mm256_packus_epi16(first, second));
  }
  return x;
}

/* Paints a colour through coverage, as many pixels of a row as are a multiple of 8; answers how many. */
__attribute__((target("avx2"))) static int color_eights(
    uint32_t *row, const uint8_t *mask, int width, uint32_t color) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i colors = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
  /* Each byte of coverage four times, as words: those of the pixels that unpacking puts together. */
  const __m256i low = _mm256_setr_epi8(
      0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1,
      4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
  const __m256i high = _mm256_setr_epi8(
      2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1,
      6, -1, 6, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
  int x = 0;
  for (; x + 8 <= width; x += 8) {
    uint64_t eight;
    memcpy(&eight, mask + x, 8);
    if (eight == 0) continue;
    __m256i factors = _mm256_broadcastsi128_si256(_mm_cvtsi64_si128((long long)eight));
    __m256i lower = _mm256_loadu_si256((const __m256i *)(const void *)(row + x));
    __m256i first = over_wide(
        colors, _mm256_unpacklo_epi8(lower, zero), _mm256_shuffle_epi8(factors, low));
    __m256i second = over_wide(
        colors, _mm256_unpackhi_epi8(lower, zero), _mm256_shuffle_epi8(factors, high));
    _mm256_storeu_si256((__m256i *)(void *)(row + x), _mm256_packus_epi16(first, second));
  }
  return x;
}

static int has_avx2(void) {
  static int known;
  if (!known) known = __builtin_cpu_supports("avx2") ? 2 : 1;
  return known == 2;
}
#else
static int blend_eights(uint32_t *row, const uint32_t *from, int width, uint32_t opacity) {
  (void)row; (void)from; (void)width; (void)opacity;
  return 0;
}
static int color_eights(uint32_t *row, const uint8_t *mask, int width, uint32_t color) {
  (void)row; (void)mask; (void)width; (void)color;
  return 0;
}
static int has_avx2(void) { return 0; }
#endif

static inline void blend_color_row(
    uint32_t *row, const uint8_t *mask, int width, uint32_t color, int is_wide) {
  for (int x = is_wide ? color_eights(row, mask, width, color) : 0; x < width; x++) {
    uint64_t eight;
    while (x + 8 <= width && (memcpy(&eight, mask + x, 8), eight == 0)) x += 8;
    if (x == width) break;
#ifdef __SSE2__
    if (x + 4 <= width) {
      blend_four(row + x, mask + x, color);
      x += 3;
      continue;
    }
#endif
    if (mask[x] == 0) continue;
    uint32_t source = mask[x] == 255 ? color : multiply_pixel(color, mask[x]);
    uint32_t alpha = source >> 24;
    row[x] = alpha == 255 ? source : source + multiply_pixel(row[x], 255 - alpha);
  }
}

void aviary_blend_color(
    uint8_t *pixels, int stride, const uint8_t *coverage, int coverage_stride, int width,
    int height, uint32_t color) {
  const int is_wide = has_avx2();
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride);
    blend_color_row(row, coverage + (ptrdiff_t)y * coverage_stride, width, color, is_wide);
  }
}

#if defined(__x86_64__) && defined(__SSE2__)
__attribute__((target("avx2"))) static int set_wide(uint32_t *row, int width, uint32_t color) {
  const __m256i colors = _mm256_set1_epi32((int)color);
  int x = 0;
  for (; x + 32 <= width; x += 32) {
    __m256i *to = (__m256i *)(void *)(row + x);
    _mm256_storeu_si256(to, colors);
    _mm256_storeu_si256(to + 1, colors);
    _mm256_storeu_si256(to + 2, colors);
    _mm256_storeu_si256(to + 3, colors);
  }
  return x;
}
#else
static int set_wide(uint32_t *row, int width, uint32_t color) {
  (void)row; (void)width; (void)color;
  return 0;
}
#endif

#if defined(__x86_64__) && defined(__SSE2__)
/* One pixel over as many pixels of a row as are a multiple of 8; answers how many. */
__attribute__((target("avx2"))) static int over_eights(uint32_t *row, int width, uint32_t source) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i upper = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)source), zero);
  const __m256i rest = _mm256_set1_epi16((short)(255 - (source >> 24)));
  int x = 0;
  for (; x + 8 <= width; x += 8) {
    const __m256i lower = _mm256_loadu_si256((const __m256i *)(const void *)(row + x));
    const __m256i first = multiply_wide(_mm256_unpacklo_epi8(lower, zero), rest);
    const __m256i second = multiply_wide(_mm256_unpackhi_epi8(lower, zero), rest);
    _mm256_storeu_si256(
        (__m256i *)(void *)(row + x),
        _mm256_packus_epi16(_mm256_add_epi16(upper, first), _mm256_add_epi16(upper, second)));
  }
  return x;
}
#else
static int over_eights(uint32_t *row, int width, uint32_t source) {
  (void)row; (void)width; (void)source;
  return 0;
}
#endif

/* The same coverage for a whole run of pixels. */
static void blend_color_run(
    uint32_t *row, uint8_t coverage, int width, uint32_t color, int is_wide) {
  if (coverage == 0) return;
  const uint32_t source = coverage == 255 ? color : multiply_pixel(color, coverage);
  const uint32_t rest = 255 - (source >> 24);
  if (rest == 0) {
    for (int x = is_wide ? set_wide(row, width, source) : 0; x < width; x++) row[x] = source;
    return;
  }
  for (int x = is_wide ? over_eights(row, width, source) : 0; x < width; x++) {
    row[x] = source + multiply_pixel(row[x], rest);
  }
}

void aviary_fill_color(uint8_t *pixels, int stride, int width, int height, uint32_t color) {
  const int is_wide = has_avx2();
  for (int y = 0; y < height; y++) {
    blend_color_run(
        (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride), 255, width, color, is_wide);
  }
}

void aviary_blend_stretched(
    uint8_t *pixels, int stride, const int clip[4], int left, int top, const uint8_t *mask,
    int mask_stride, int mask_width, int mask_height, int column, int more_columns, int row,
    int more_rows, uint32_t color) {
  const int is_wide = has_avx2();
  const int right = left + mask_width + more_columns, bottom = top + mask_height + more_rows;
  const int x0 = left > clip[0] ? left : clip[0], x1 = right < clip[2] ? right : clip[2];
  const int y0 = top > clip[1] ? top : clip[1], y1 = bottom < clip[3] ? bottom : clip[3];
  /* Where the repeated column begins and ends, within what is painted. */
  int from = left + column, to = from + 1 + more_columns;
  from = from < x0 ? x0 : from > x1 ? x1 : from;
  to = to < x0 ? x0 : to > x1 ? x1 : to;
  /* Where the repeated row is covered as a whole, it is one run. */
  const uint8_t *middle = mask + (ptrdiff_t)row * mask_stride;
  int is_solid = 1;
  for (int x = 0; x < mask_width; x++) is_solid &= middle[x] == 255;
  for (int y = y0; y < y1; y++) {
    int index = y - top;
    if (is_solid && index >= row && index <= row + more_rows) {
      blend_color_run(
          (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride) + x0, 255, x1 - x0, color, is_wide);
      continue;
    }
    if (index > row) index = index <= row + more_rows ? row : index - more_rows;
    const uint8_t *coverage = mask + (ptrdiff_t)index * mask_stride;
    uint32_t *line = (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride);
    if (x0 < from) {
      blend_color_row(line + x0, coverage + (x0 - left), from - x0, color, is_wide);
    }
    if (from < to) blend_color_run(line + from, coverage[column], to - from, color, is_wide);
    if (to < x1) {
      blend_color_row(line + to, coverage + (to - left - more_columns), x1 - to, color, is_wide);
    }
  }
}

void aviary_blend_pixels(
    uint8_t *pixels, int stride, const uint8_t *source, int source_stride, int width, int height,
    uint32_t opacity) {
  const int is_wide = has_avx2();
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride);
    const uint32_t *from = (const uint32_t *)(const void *)(source + (ptrdiff_t)y * source_stride);
    int x = is_wide ? blend_eights(row, from, width, opacity) : 0;
    x += blend_fours(row + x, from + x, width - x, opacity);
    for (; x < width; x++) {
      uint32_t color = multiply_pixel(from[x], opacity);
      row[x] = color + multiply_pixel(row[x], 255 - (color >> 24));
    }
  }
}
