#define _GNU_SOURCE
#include "Window.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The widget that shows a window's picture. GTK repaints only what differs between two frames, and it tells
   nodes apart by identity: so the picture is cut into tiles, and only those that changed become new ones. */

enum { TILE = 256 };

/* An instance begins with GtkWidget's four words. */
typedef struct {
  void *widget[4];
  aviary_window *window;
} canvas;

static void measure(
    void *widget, int orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  aviary_window *window = ((canvas *)widget)->window;
  int least = !window ? 0 : orientation == 0 ? window->least_width : window->least_height;
  (void)for_size;
  *minimum = *natural = least;
  *minimum_baseline = *natural_baseline = -1;
}

static void snapshot(void *widget, void *into) {
  aviary_window *window = ((canvas *)widget)->window;
  if (!window) return;
  window->events.draw(window->owner);
  for (int i = 0; i < window->columns * window->rows; i++)
    if (window->tiles[i].node) gtk.gtk_snapshot_append_node(into, window->tiles[i].node);
}

static void initialize_class(void *class, void *data) {
  gtk_widget_class *widget = class;
  (void)data;
  widget->measure = measure;
  widget->snapshot = snapshot;
}

int aviary_canvas_is_possible(char **error) {
  g_type_query_result query = {0, NULL, 0, 0};
  gtk.g_type_query(gtk.gtk_widget_get_type(), &query);
  unsigned class_size = sizeof(gtk_widget_class), instance_size = 4 * sizeof(void *);
  if (query.class_size == class_size && query.instance_size == instance_size) return 1;
  int length = asprintf(
      error,
      "this version of GTK is not known: its GtkWidgetClass has %u bytes and its GtkWidget %u; %u and %u were"
      " expected",
      query.class_size, query.instance_size, class_size, instance_size);
  if (length < 0) *error = NULL;
  return 0;
}

void *aviary_canvas_new(aviary_window *window) {
  static unsigned long type;
  if (!type) {
    type = gtk.g_type_register_static_simple(
        gtk.gtk_widget_get_type(), "AviaryCanvas", sizeof(gtk_widget_class), initialize_class,
        sizeof(canvas), NULL, 0);
  }
  canvas *made = gtk.g_object_new(type, NULL);
  made->window = window;
  return made;
}

/* Called for each surface that goes, and for the window. */
static void end_loan(void *ended) {
  aviary_loan *loan = ended;
  if (--loan->count) return;
  loan->release(loan->owner);
  free(loan);
}

void aviary_window_lend_pixels(
    aviary_window *window, const uint8_t *pixels, void *owner, void (*release)(void *owner)) {
  void *canvas_of_window = window->canvas;
  aviary_canvas_clear(window);
  ((canvas *)canvas_of_window)->window = window;
  aviary_loan *loan = malloc(sizeof *loan);
  if (!loan) return release(owner);
  *loan = (aviary_loan){pixels, 1, owner, release};
  window->loan = loan;
}

void aviary_canvas_clear(aviary_window *window) {
  for (int i = 0; i < window->columns * window->rows; i++) {
    aviary_tile *tile = &window->tiles[i];
    if (tile->node) gtk.gsk_render_node_unref(tile->node);
    for (int surface = 0; surface < 2; surface++)
      if (tile->surfaces[surface]) gtk.cairo_surface_destroy(tile->surfaces[surface]);
  }
  free(window->tiles);
  window->tiles = NULL;
  window->columns = window->rows = 0;
  if (window->loan) end_loan(window->loan);
  window->loan = NULL;
  window->picture = NULL;
  if (window->canvas) ((canvas *)window->canvas)->window = NULL;
}

static int touches(const aviary_pixel_rect *rect, int x, int y, int width, int height) {
  return rect->x < x + width && rect->x + rect->width > x && rect->y < y + height
      && rect->y + rect->height > y;
}

/* Copies pixels of the picture to a surface of the tile's. */
static void *copied(
    aviary_tile *tile, const uint8_t *rows, size_t stride, int x, int width, int height) {
  void *surface = tile->surfaces[1];
  /* 1 is CAIRO_FORMAT_RGB24: windows are opaque. */
  if (!surface) surface = gtk.cairo_image_surface_create(1, width, height);
  /* A node that still shows what was here, and nobody should, gets a copy of it. */
  else gtk.cairo_surface_flush(surface);
  tile->surfaces[1] = tile->surfaces[0];
  tile->surfaces[0] = surface;
  uint8_t *copy = gtk.cairo_image_surface_get_data(surface);
  size_t copy_stride = (size_t)gtk.cairo_image_surface_get_stride(surface);
  for (int row = 0; copy && row < height; row++)
    memcpy(copy + copy_stride * row, rows + stride * row + (size_t)x * 4, (size_t)width * 4);
  gtk.cairo_surface_mark_dirty(surface);
  return surface;
}

/* The tile's surface of pixels that are lent; NULL where there is no memory for it. What records the surface reads
   the pixels when it is played, so that it needs to know nothing of changes. A record that outlives the surface, as that of the
   last frame does, gets a copy when the surface goes; the pixels go after that. */
static void *lent(
    aviary_tile *tile, aviary_loan *loan, const uint8_t *rows, size_t stride, int x, int width,
    int height) {
  static const char key;
  if (tile->surfaces[0]) return tile->surfaces[0];
  /* 1 is CAIRO_FORMAT_RGB24. Nothing is painted on it. */
  void *surface = gtk.cairo_image_surface_create_for_data(
      (uint8_t *)rows + (size_t)x * 4, 1, width, height, (int)stride);
  /* 0 is CAIRO_STATUS_SUCCESS. */
  if (gtk.cairo_surface_set_user_data(surface, &key, loan, end_loan)) {
    gtk.cairo_surface_destroy(surface);
    return NULL;
  }
  loan->count++;
  tile->surfaces[0] = surface;
  return surface;
}

/* Has a tile show these pixels of the picture. */
static void put_tile(
    aviary_tile *tile, aviary_loan *loan, const uint8_t *rows, size_t stride, int scale, int x, int y,
    int width, int height) {
  void *surface = loan ? lent(tile, loan, rows, stride, x, width, height)
                       : copied(tile, rows, stride, x, width, height);
  if (!surface) return;
  graphene_rect rect = {
    (float)x / scale, (float)y / scale, (float)width / scale, (float)height / scale};
  if (tile->node) gtk.gsk_render_node_unref(tile->node);
  tile->node = gtk.gsk_cairo_node_new(&rect);
  void *context = gtk.gsk_cairo_node_get_draw_context(tile->node);
  gtk.cairo_scale(context, 1.0 / scale, 1.0 / scale);
  gtk.cairo_set_source_surface(context, surface, x, y);
  /* 3 is CAIRO_FILTER_NEAREST: a pixel is a pixel. */
  gtk.cairo_pattern_set_filter(gtk.cairo_get_source(context), 3);
  gtk.cairo_paint(context);
  gtk.cairo_destroy(context);
}

void aviary_window_put_pixels(
    aviary_window *window, const uint8_t *pixels, int width, int height, size_t stride,
    const aviary_pixel_rect *damage, size_t count) {
  if (width != window->width || height != window->height || !window->tiles) {
    void *canvas_of_window = window->canvas;
    aviary_loan *loan = window->loan;
    if (loan) loan->count++;
    aviary_canvas_clear(window);
    window->loan = loan;
    ((canvas *)canvas_of_window)->window = window;
    window->width = width;
    window->height = height;
    window->columns = (width + TILE - 1) / TILE;
    window->rows = (height + TILE - 1) / TILE;
    window->tiles =
        calloc((size_t)window->columns * (size_t)window->rows, sizeof *window->tiles);
    if (!window->tiles) window->columns = window->rows = 0;
  }
  int scale = gtk.gtk_widget_get_scale_factor(window->canvas);
  aviary_loan *loan = window->loan && window->loan->pixels == pixels ? window->loan : NULL;
  if (window->is_presenting) {
    aviary_presenting_put(window, pixels, stride, scale, damage, count);
    if (loan) return;
  }
  for (int row = 0; row < window->rows; row++)
    for (int column = 0; column < window->columns; column++) {
      int x = column * TILE, y = row * TILE;
      int tile_width = width - x < TILE ? width - x : TILE;
      int tile_height = height - y < TILE ? height - y : TILE;
      aviary_tile *tile = &window->tiles[row * window->columns + column];
      int is_damaged = !tile->node;
      for (size_t i = 0; i < count && !is_damaged; i++)
        is_damaged = touches(&damage[i], x, y, tile_width, tile_height);
      if (!is_damaged) continue;
      put_tile(tile, loan, pixels + stride * y, stride, scale, x, y, tile_width, tile_height);
    }
}
