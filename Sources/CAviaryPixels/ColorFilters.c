#include "CAviaryPixels.h"
#include "Clamping.h"

#include <math.h>
#include <string.h>

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
