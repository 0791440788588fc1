#include "CAviaryPixels.h"

#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__) && defined(__SSE2__)
#include <emmintrin.h>
#endif

/* From how many bytes on a picture is larger than the caches that it would push everything out of. */
#define LARGE (4u << 20)

/* Moves a row. What is written of a large picture goes past the caches, or each line would be read before it is
   written. Rows that overlap in memory are moved as usual. */
static void move_row(uint8_t *to, const uint8_t *from, size_t length, int is_large) {
#if defined(__x86_64__) && defined(__SSE2__)
  const size_t apart = to < from ? (size_t)(from - to) : (size_t)(to - from);
  if (is_large && apart >= length && length >= 256) {
    const size_t first = (16 - (uintptr_t)to % 16) % 16;
    memcpy(to, from, first);
    size_t i = first;
    for (; i + 64 <= length; i += 64) {
      const __m128i a = _mm_loadu_si128((const __m128i *)(const void *)(from + i));
      const __m128i b = _mm_loadu_si128((const __m128i *)(const void *)(from + i + 16));
      const __m128i c = _mm_loadu_si128((const __m128i *)(const void *)(from + i + 32));
      const __m128i d = _mm_loadu_si128((const __m128i *)(const void *)(from + i + 48));
      _mm_stream_si128((__m128i *)(void *)(to + i), a);
      _mm_stream_si128((__m128i *)(void *)(to + i + 16), b);
      _mm_stream_si128((__m128i *)(void *)(to + i + 32), c);
      _mm_stream_si128((__m128i *)(void *)(to + i + 48), d);
    }
    memcpy(to + i, from + i, length - i);
    return;
  }
#endif
  (void)is_large;
  memmove(to, from, length);
}

void aviary_move_pixels(uint8_t *pixels, int stride, int width, int height, int columns, int rows) {
  int kept_width = width - abs(columns), kept_height = height - abs(rows);
  if (kept_width <= 0 || kept_height <= 0) return;
  size_t length = (size_t)kept_width * 4;
  const int is_large = length * (size_t)kept_height >= LARGE;
  uint8_t *to = pixels + (size_t)(rows > 0 ? rows : 0) * (size_t)stride
      + (size_t)(columns > 0 ? columns : 0) * 4;
  const uint8_t *from = pixels + (size_t)(rows < 0 ? -rows : 0) * (size_t)stride
      + (size_t)(columns < 0 ? -columns : 0) * 4;
  /* Rows that are read later must not be written to before. */
  for (int i = 0; i < kept_height; i++) {
    size_t row = (size_t)(rows > 0 ? kept_height - 1 - i : i) * (size_t)stride;
    move_row(to + row, from + row, length, is_large);
  }
#if defined(__x86_64__) && defined(__SSE2__)
  _mm_sfence();
#endif
}
