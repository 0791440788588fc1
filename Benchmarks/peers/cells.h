// The cells of the tables of W10: the same for every driver.
#pragma once
#include "cards.h"

enum { TABLE_ROWS = 1000000, TABLE_COLUMNS = 8, ROW_HEIGHT = 24, CELL_SIZE = 13 };

static inline void table_cell(long row, long column, char *out, size_t size) {
  snprintf(out, size, "%s %ld", word(row * 7 + column * 13 + row / 64), (row * 31 + column) % 100003);
}
