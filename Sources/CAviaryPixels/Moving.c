#include "CAviaryPixels.h"

#include <stdlib.h>
#include <string.h>

void aviary_move_pixels(uint8_t *pixels, int stride, int width, int height, int columns, int rows) {
  int kept_width = width - abs(columns), kept_height = height - abs(rows);
  if (kept_width <= 0 || kept_height <= 0) return;
  size_t length = (size_t)kept_width * 4;
  uint8_t *to = pixels + (size_t)(rows > 0 ? rows : 0) * (size_t)stride
      + (size_t)(columns > 0 ? columns : 0) * 4;
  const uint8_t *from = pixels + (size_t)(rows < 0 ? -rows : 0) * (size_t)stride
      + (size_t)(columns < 0 ? -columns : 0) * 4;
  /* Rows that are read later must not be written to before. */
  for (int i = 0; i < kept_height; i++) {
    size_t row = (size_t)(rows > 0 ? kept_height - 1 - i : i) * (size_t)stride;
    memmove(to + row, from + row, length);
  }
}
