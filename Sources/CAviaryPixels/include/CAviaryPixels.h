#ifndef CAVIARY_PIXELS_H
#define CAVIARY_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/* Loops over pixels. They are in C because a debug build of Swift runs them fifty times slower, and
   debug builds are what previews and tests are.

   "ARGB" is Cairo's ARGB32 on a little-endian machine: bytes blue, green, red, alpha, premultiplied.
   Strides are in bytes. */

/* Blur 1 (A8) or 4 (ARGB) `channels` by three box filters that come near a Gaussian of standard deviation `sigma` pixels:
   along the rows, and then down the columns. Outside the image counts as transparent, or, with `clamp`, as its edge. Rows of
   the one, and columns of the other, don't depend on each other. */
void aviary_blur_across(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp);
void aviary_blur_down(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp);

/* Averages squares of `factor` x `factor` pixels, which is 2, 4 or 8. Rectangles are left, top, right, bottom: `area` of
   the pixels that there are, the first of which is at `pixels`, and `cell_area` of the cells that are wanted; cell x
   has the pixels from x * factor on. A cell that has some of its pixels is their average, one that has none is left. */
void aviary_shrink_argb(
    const uint8_t *pixels, int stride, const int area[4], int factor, uint8_t *cells,
    int cells_stride, const int cell_area[4]);

/* The other way round: writes the pixels in `area`, each between the cells around it, beyond the cells as their edge. */
void aviary_enlarge_argb(
    const uint8_t *cells, int cells_stride, const int cell_area[4], int factor, uint8_t *pixels,
    int stride, const int area[4]);

/* Bends a picture as the rim of a lens does: each pixel becomes the one that lies up `slope` (A8, as large
   as the picture: the coverage of a shape, blurred by half of `depth`). At the shape's edge that is `depth` pixels away,
   further in less. Nothing changes where there is no memory for a copy. */
void aviary_refract_argb(
    uint8_t *pixels, int width, int height, int stride, const uint8_t *slope, int slope_stride,
    double depth);

/* Multiplies straight colours by a matrix of four rows: red, green, blue, alpha, constant. */
void aviary_color_matrix(uint8_t *pixels, int width, int height, int stride, const float matrix[20]);

/* Alpha becomes the luminance of the premultiplied colour, the colour black. */
void aviary_luminance_to_alpha(uint8_t *pixels, int width, int height, int stride);

/* `color` (straight, 0...255: red, green, blue, alpha) where alpha is in low...high, else nothing. */
void aviary_alpha_threshold(
    uint8_t *pixels, int width, int height, int stride, int low, int high, const uint8_t color[4]);

/* SwiftUI's plusDarker: the source's darkness is added to the destination's. */
void aviary_plus_darker(
    uint8_t *destination, int destination_stride, const uint8_t *source, int source_stride,
    int width, int height);

/* Moves pixels of 4 bytes within a rectangle, to the right and down; those that leave it are gone, and where none come the
   old ones stay. */
void aviary_move_pixels(uint8_t *pixels, int stride, int width, int height, int columns, int rows);

/* Adds coverage (A8) to a mask of `mask_width` x `mask_height` at x, y. It is fastest where the rows of `coverage` are a
   multiple of 8 bytes, with zeros after `width`, and the mask's stride has room for them. */
void aviary_add_coverage(
    uint8_t *mask, int mask_width, int mask_height, int mask_stride, int x, int y,
    const uint8_t *coverage, int coverage_stride, int width, int height);

/* Paints ARGB32 pixels at an opacity from 0 to 255 on others. */
void aviary_blend_pixels(
    uint8_t *pixels, int stride, const uint8_t *source, int source_stride, int width, int height,
    uint32_t opacity);

/* Paints a premultiplied colour through coverage (A8) on ARGB32 pixels. */
void aviary_blend_color(
    uint8_t *pixels, int stride, const uint8_t *coverage, int coverage_stride, int width,
    int height, uint32_t color);

/* Paints a premultiplied colour on a rectangle of ARGB32 pixels. */
void aviary_fill_color(uint8_t *pixels, int stride, int width, int height, uint32_t color);

/* Paints a premultiplied colour through a mask (A8) whose column and row of these indices are repeated, on the ARGB32
   pixels within `clip` (left, top, right, bottom). The mask's first pixel goes to left, top. */
void aviary_blend_stretched(
    uint8_t *pixels, int stride, const int clip[4], int left, int top, const uint8_t *mask,
    int mask_stride, int mask_width, int mask_height, int column, int more_columns, int row,
    int more_rows, uint32_t color);

/* Fills with colours around a centre: `table` holds `count` premultiplied ARGB colours, one turn.
   `inverse` leads from a pixel's centre to the gradient's space: x' = i0 x + i2 y + i4 ... */
void aviary_conic(
    uint8_t *pixels, int width, int height, int stride, const double inverse[6],
    double center_x, double center_y, double start_angle, const uint32_t *table, int count);

/* Straight RGBA bytes, as GdkPixbuf has them (3 or 4 channels), to ARGB. */
void aviary_premultiply(
    uint8_t *destination, int destination_stride, const uint8_t *source, int source_stride,
    int channels, int width, int height);

/* Copies `count` pixels with red and blue in each other's place: ARGB to premultiplied RGBA, and back. */
void aviary_swap_red_and_blue(uint8_t *destination, const uint8_t *source, long count);

/* Whether all pixels are opaque. */
int aviary_is_opaque(const uint8_t *pixels, int width, int height, int stride);

/* ARGB to PNG's filtered scan lines of straight RGB (3 channels) or RGBA (4).
   `output` has height * (1 + width * channels) bytes. */
void aviary_png_rows(
    const uint8_t *pixels, int width, int height, int stride, int channels, uint8_t *output);

#endif
