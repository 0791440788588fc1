#include "CAviaryPixels.h"

#include <stdlib.h>
#include <string.h>

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
