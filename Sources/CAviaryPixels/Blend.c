#include "CAviaryPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

static inline uint8_t clamp_byte(float value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5f);
}

/* MARK: Blur */

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

static void box_row(
    const uint8_t *in, uint8_t *out, int n, int radius, int channels, int clamp) {
  if (channels == 1) box_row_of(in, out, n, radius, 1, clamp);
  else box_row_of(in, out, n, radius, 4, clamp);
}

/* One box filter down all columns at once, row by row as memory lies. */
static void box_columns(
    const uint8_t *in, uint8_t *out, size_t length, int height, ptrdiff_t stride, int radius,
    int clamp, uint32_t *sums, const uint8_t *zeros) {
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
    uint8_t *target = out + (ptrdiff_t)y * stride;
    for (size_t x = 0; x < length; x++) {
      uint32_t sum = sums[x];
      target[x] = BOX_AVERAGE(sum, scale);
      sums[x] = sum + plus[x] - minus[x];
    }
  }
}

static void blur(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  int radii[3];
  box_radii(sigma, radii);
  size_t length = (size_t)width * channels;
  uint8_t *line = malloc(length * 2);
  uint8_t *zeros = calloc(length, 1);
  uint32_t *sums = malloc(length * sizeof *sums);
  uint8_t *other = malloc((size_t)stride * height);
  if (line && zeros && sums && other) {
    for (int y = 0; y < height; y++) {
      uint8_t *row = pixels + (ptrdiff_t)y * stride;
      box_row(row, line, width, radii[0], channels, clamp);
      box_row(line, line + length, width, radii[1], channels, clamp);
      box_row(line + length, row, width, radii[2], channels, clamp);
    }
    box_columns(pixels, other, length, height, stride, radii[0], clamp, sums, zeros);
    box_columns(other, pixels, length, height, stride, radii[1], clamp, sums, zeros);
    box_columns(pixels, other, length, height, stride, radii[2], clamp, sums, zeros);
    for (int y = 0; y < height; y++)
      memcpy(pixels + (ptrdiff_t)y * stride, other + (ptrdiff_t)y * stride, length);
  }
  free(line);
  free(zeros);
  free(sums);
  free(other);
}

void aviary_blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma) {
  blur(pixels, width, height, stride, sigma, 1, 0);
}

void aviary_blur_argb(
    uint8_t *pixels, int width, int height, int stride, double sigma, int clamp) {
  blur(pixels, width, height, stride, sigma, 4, clamp);
}

/* MARK: Lenses */

/* The height at a place; beyond the picture that of its edge. */
static inline int slope_at(const uint8_t *slope, int stride, int width, int height, int x, int y) {
  x = x < 0 ? 0 : x >= width ? width - 1 : x;
  y = y < 0 ? 0 : y >= height ? height - 1 : y;
  return slope[(ptrdiff_t)y * stride + x];
}

void aviary_refract_argb(
    uint8_t *pixels, int width, int height, int stride, const uint8_t *slope, int slope_stride,
    double depth) {
  if (width < 2 || height < 2 || !(depth > 0)) return;
  size_t size = (size_t)stride * (size_t)height;
  uint8_t *copy = malloc(size);
  if (!copy) return;
  memcpy(copy, pixels, size);
  /* A step blurred by sigma rises by 1 / (sigma sqrt(2 pi)) at its edge; sigma is half of the depth. Two pixels are
     compared, of 255 steps each. */
  float far = (float)(depth * depth / 2 * 2.5066 / (2 * 255));
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      int dx = slope_at(slope, slope_stride, width, height, x + 1, y)
          - slope_at(slope, slope_stride, width, height, x - 1, y);
      int dy = slope_at(slope, slope_stride, width, height, x, y + 1)
          - slope_at(slope, slope_stride, width, height, x, y - 1);
      if (!dx && !dy) continue;
      float fx = (float)x + (float)dx * far, fy = (float)y + (float)dy * far;
      fx = fx < 0 ? 0 : fx > (float)(width - 1) ? (float)(width - 1) : fx;
      fy = fy < 0 ? 0 : fy > (float)(height - 1) ? (float)(height - 1) : fy;
      int left = (int)fx, top = (int)fy;
      if (left > width - 2) left = width - 2;
      if (top > height - 2) top = height - 2;
      float u = fx - (float)left, v = fy - (float)top;
      const uint8_t *a = copy + (ptrdiff_t)top * stride + (ptrdiff_t)left * 4, *b = a + stride;
      uint8_t *target = pixels + (ptrdiff_t)y * stride + (ptrdiff_t)x * 4;
      for (int c = 0; c < 4; c++) {
        float upper = (float)a[c] + ((float)a[c + 4] - (float)a[c]) * u;
        float lower = (float)b[c] + ((float)b[c + 4] - (float)b[c]) * u;
        target[c] = clamp_byte(upper + (lower - upper) * v);
      }
    }
  }
  free(copy);
}

/* MARK: Colours */

void aviary_color_matrix(
    uint8_t *pixels, int width, int height, int stride, const float m[20]) {
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      float a = p[3];
      float unpremultiply = a > 0 ? 255 / a : 0;
      float r = p[2] * unpremultiply, g = p[1] * unpremultiply, b = p[0] * unpremultiply;
      float nr = m[0] * r + m[1] * g + m[2] * b + m[3] * a + m[4] * 255;
      float ng = m[5] * r + m[6] * g + m[7] * b + m[8] * a + m[9] * 255;
      float nb = m[10] * r + m[11] * g + m[12] * b + m[13] * a + m[14] * 255;
      float na = m[15] * r + m[16] * g + m[17] * b + m[18] * a + m[19] * 255;
      na = na < 0 ? 0 : na > 255 ? 255 : na;
      float premultiply = na / 255;
      p[0] = clamp_byte(fminf(fmaxf(nb, 0), 255) * premultiply);
      p[1] = clamp_byte(fminf(fmaxf(ng, 0), 255) * premultiply);
      p[2] = clamp_byte(fminf(fmaxf(nr, 0), 255) * premultiply);
      p[3] = clamp_byte(na);
    }
  }
}

void aviary_luminance_to_alpha(uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      p[3] = clamp_byte(0.2126f * p[2] + 0.7152f * p[1] + 0.0722f * p[0]);
      p[0] = p[1] = p[2] = 0;
    }
  }
}

void aviary_alpha_threshold(
    uint8_t *pixels, int width, int height, int stride, int low, int high,
    const uint8_t color[4]) {
  uint8_t a = color[3];
  uint8_t inside[4] = {
    (uint8_t)((color[2] * a + 127) / 255), (uint8_t)((color[1] * a + 127) / 255),
    (uint8_t)((color[0] * a + 127) / 255), a};
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      if (p[3] >= low && p[3] <= high) memcpy(p, inside, 4);
      else memset(p, 0, 4);
    }
  }
}

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

/* The same coverage for a whole run of pixels. */
static void blend_color_run(
    uint32_t *row, uint8_t coverage, int width, uint32_t color, int is_wide) {
  if (coverage == 0) return;
  if (coverage == 255 && color >> 24 == 255) {
    for (int x = is_wide ? set_wide(row, width, color) : 0; x < width; x++) row[x] = color;
    return;
  }
  uint8_t mask[256];
  memset(mask, coverage, sizeof mask);
  for (int x = 0; x < width; x += (int)sizeof mask) {
    int rest = width - x;
    blend_color_row(row + x, mask, rest < (int)sizeof mask ? rest : (int)sizeof mask, color, is_wide);
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

void aviary_conic(
    uint8_t *pixels, int width, int height, int stride, const double inverse[6],
    double center_x, double center_y, double start_angle, const uint32_t *table, int count) {
  const double turn = 6.283185307179586;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride);
    for (int x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double gx = inverse[0] * px + inverse[2] * py + inverse[4] - center_x;
      double gy = inverse[1] * px + inverse[3] * py + inverse[5] - center_y;
      double angle = (atan2(gy, gx) - start_angle) / turn;
      angle -= floor(angle);
      int index = (int)(angle * count);
      row[x] = table[index < count ? index : count - 1];
    }
  }
}

void aviary_premultiply(
    uint8_t *destination, int destination_stride, const uint8_t *source, int source_stride,
    int channels, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *d = destination + (ptrdiff_t)y * destination_stride;
    const uint8_t *s = source + (ptrdiff_t)y * source_stride;
    for (int x = 0; x < width; x++, d += 4, s += channels) {
      unsigned a = channels == 4 ? s[3] : 255;
      d[0] = (uint8_t)((s[2] * a + 127) / 255);
      d[1] = (uint8_t)((s[1] * a + 127) / 255);
      d[2] = (uint8_t)((s[0] * a + 127) / 255);
      d[3] = (uint8_t)a;
    }
  }
}

/* MARK: PNG */

int aviary_is_opaque(const uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint8_t *p = pixels + (ptrdiff_t)y * stride + 3;
    for (int x = 0; x < width; x++, p += 4) if (*p != 255) return 0;
  }
  return 1;
}

/* One row as straight bytes. */
static void straight_row(const uint8_t *p, uint8_t *out, int width, int channels) {
  for (int x = 0; x < width; x++, p += 4, out += channels) {
    unsigned a = p[3];
    if (a == 255) {
      out[0] = p[2]; out[1] = p[1]; out[2] = p[0];
    } else if (a == 0) {
      out[0] = out[1] = out[2] = 0;
    } else {
      unsigned r = (p[2] * 255u + a / 2) / a, g = (p[1] * 255u + a / 2) / a;
      unsigned b = (p[0] * 255u + a / 2) / a;
      out[0] = (uint8_t)(r > 255 ? 255 : r);
      out[1] = (uint8_t)(g > 255 ? 255 : g);
      out[2] = (uint8_t)(b > 255 ? 255 : b);
    }
    if (channels == 4) out[3] = (uint8_t)a;
  }
}

/* One row of opaque pixels as red, green, blue. */
static void opaque_row(const uint8_t *p, uint8_t *out, int width) {
  uint32_t pixel;
  for (int x = 0; x + 1 < width; x++, p += 4, out += 3) {
    memcpy(&pixel, p, 4);
    pixel = __builtin_bswap32(pixel) >> 8;
    memcpy(out, &pixel, 4);  /* The fourth byte is written over by the next pixel. */
  }
  if (width > 0) out[0] = p[2], out[1] = p[1], out[2] = p[0];
}

/* Whether an eighth of a row's pixels or more are like their neighbours. */
static int is_flat(const uint8_t *pixels, int width) {
  const uint32_t *source = (const uint32_t *)(const void *)pixels;
  int flat = 0;
  for (int x = 1; x < width; x++) flat += source[x] == source[x - 1];
  return flat * 8 >= width;
}

/* Flat rows are left as they are: matches find more in them, as areas and
   letters repeat. Each of the others is filtered as "up" where that leaves less to say than "sub"; drawn pictures are mostly
   areas that repeat the row above. */
void aviary_png_rows(
    const uint8_t *pixels, int width, int height, int stride, int channels, uint8_t *output) {
  size_t length = (size_t)width * channels;
  uint8_t *previous = calloc(length, 1), *current = malloc(length);
  if (!previous || !current) { free(previous); free(current); return; }
  const uint8_t *previous_row = previous;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (ptrdiff_t)y * stride;
    uint8_t *out = output + (size_t)y * (length + 1);
    int flat = is_flat(row, width);
    uint8_t *target = flat ? out + 1 : current;
    if (channels == 3) opaque_row(row, target, width);
    else straight_row(row, target, width, channels);
    if (flat) {
      out[0] = 0;
      previous_row = target;
      continue;
    }
    if (previous_row != previous) memcpy(previous, previous_row, length);
    previous_row = previous;
    unsigned long up = 0, sub = 0;
    for (size_t i = 0; i < length; i++) {
      uint8_t u = (uint8_t)(current[i] - previous[i]);
      uint8_t s = (uint8_t)(current[i] - (i >= (size_t)channels ? current[i - channels] : 0));
      up += u < 128 ? u : 256 - u;
      sub += s < 128 ? s : 256 - s;
    }
    if (up <= sub) {
      out[0] = 2;
      for (size_t i = 0; i < length; i++) out[i + 1] = (uint8_t)(current[i] - previous[i]);
    } else {
      out[0] = 1;
      for (size_t i = 0; i < length; i++)
        out[i + 1] = (uint8_t)(current[i] - (i >= (size_t)channels ? current[i - channels] : 0));
    }
    uint8_t *swap = previous;
    previous = current;
    current = swap;
    previous_row = previous;
  }
  free(previous);
  free(current);
}

void aviary_swap_red_and_blue(uint8_t *destination, const uint8_t *source, long count) {
  for (long i = 0; i < count; i++) {
    uint32_t pixel;
    memcpy(&pixel, source + 4 * i, 4);
    pixel = (pixel & 0xFF00FF00) | (pixel & 0xFF) << 16 | (pixel >> 16 & 0xFF);
    memcpy(destination + 4 * i, &pixel, 4);
  }
}
