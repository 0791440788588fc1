#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ft2build.h>
#include FT_OUTLINE_H
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

/* A font file, opened for one painter alone; NULL if it is none. Cairo's own faces are shared by all of a process's
   threads, and each use of one changes its size: they can't be held from one call to the next. */
static inline FT_Face aviary_face_open(FT_Library library, const char *path, int index) {
  FT_Face face = NULL;
  return FT_New_Face(library, path, index, &face) == 0 ? face : NULL;
}

/* A glyph's outline without hints at `size` pixels an em, scaled, and moved by quarters of a pixel to the right.
   `box` is set to the pixels around it: left, top, width and height, y downwards from the baseline. It stays loaded
   until the next call. 0 where the font has no outline. */
static inline int aviary_glyph_load(
    FT_Face face, double size, unsigned int glyph, double scale, int quarters, int box[4]) {
  FT_F26Dot6 units = (FT_F26Dot6)(size * 64 + 0.5);
  if (FT_Set_Char_Size(face, units, units, 0, 0)
      || FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
      || face->glyph->format != FT_GLYPH_FORMAT_OUTLINE)
    return 0;
  FT_Outline *outline = &face->glyph->outline;
  FT_Matrix matrix = {(FT_Fixed)(scale * 65536), 0, 0, (FT_Fixed)(scale * 65536)};
  if (scale != 1) FT_Outline_Transform(outline, &matrix);
  FT_Outline_Translate(outline, quarters * 16, 0);
  FT_BBox bounds;
  FT_Outline_Get_CBox(outline, &bounds);
  int left = (int)(bounds.xMin >> 6), right = (int)((bounds.xMax + 63) >> 6);
  int bottom = (int)(bounds.yMin >> 6), top = (int)((bounds.yMax + 63) >> 6);
  box[0] = left;
  box[1] = -top;
  box[2] = outline->n_points > 0 ? right - left : 0;
  box[3] = outline->n_points > 0 ? top - bottom : 0;
  return 1;
}

/* Adds the loaded glyph's coverage to `pixels`, rows of `stride` bytes that are 0. */
static inline void aviary_glyph_render(FT_Face face, const int box[4], unsigned char *pixels, int stride) {
  FT_Outline *outline = &face->glyph->outline;
  FT_Outline_Translate(outline, -box[0] * 64, (box[1] + box[3]) * 64);
  FT_Bitmap bitmap = {0};
  bitmap.rows = (unsigned int)box[3];
  bitmap.width = (unsigned int)box[2];
  bitmap.pitch = stride;
  bitmap.buffer = pixels;
  bitmap.num_grays = 256;
  bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
  FT_Outline_Get_Bitmap(face->glyph->library, outline, &bitmap);
}
