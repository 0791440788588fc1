#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/* Casts that are macros in C. */
static inline PangoFcFontMap *aviary_fc_font_map(PangoFontMap *map) { return (PangoFcFontMap *)map; }
static inline PangoFcFont *aviary_fc_font(PangoFont *font) { return (PangoFcFont *)font; }
static inline PangoCairoFont *aviary_cairo_font(PangoFont *font) { return (PangoCairoFont *)font; }
static inline PangoFont *aviary_item_font(PangoItem *item) { return item->analysis.font; }

/* What a character of a paragraph allows; bit fields of PangoLogAttr as one number. */
enum { AVIARY_LINE_BREAK = 1, AVIARY_CURSOR = 2, AVIARY_WHITE = 4, AVIARY_CHAR_BREAK = 8,
       AVIARY_WORD_START = 16, AVIARY_WORD_END = 32 };
static inline int aviary_log_attr(const PangoLogAttr *a) {
  return (a->is_line_break ? AVIARY_LINE_BREAK : 0) | (a->is_cursor_position ? AVIARY_CURSOR : 0)
       | (a->is_white ? AVIARY_WHITE : 0) | (a->is_char_break ? AVIARY_CHAR_BREAK : 0)
       | (a->is_word_start ? AVIARY_WORD_START : 0) | (a->is_word_end ? AVIARY_WORD_END : 0);
}

/* The direction of the first letter that has one. Pango 1.56 deprecates its function without another. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static inline PangoDirection aviary_base_direction(const char *text, int length) {
  return pango_find_base_dir(text, length);
}
#pragma GCC diagnostic pop
