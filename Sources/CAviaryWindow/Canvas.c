#include "Window.h"

#include <stdlib.h>
#include <string.h>

/* The widget that shows a window's picture. GTK repaints only what differs between two frames, and it tells
   textures apart by identity: so the picture is cut into tiles, and only those that changed become new ones. */

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
  int scale = gtk.gtk_widget_get_scale_factor(widget);
  for (int row = 0; row < window->rows; row++)
    for (int column = 0; column < window->columns; column++) {
      int x = column * TILE, y = row * TILE;
      int width = window->width - x < TILE ? window->width - x : TILE;
      int height = window->height - y < TILE ? window->height - y : TILE;
      graphene_rect rect = {
        (float)x / scale, (float)y / scale, (float)width / scale, (float)height / scale};
      void *tile = window->tiles[row * window->columns + column];
      if (tile) gtk.gtk_snapshot_append_texture(into, tile, &rect);
    }
}

static void initialize_class(void *class, void *data) {
  gtk_widget_class *widget = class;
  (void)data;
  widget->measure = measure;
  widget->snapshot = snapshot;
}

void *aviary_canvas_new(aviary_window *window) {
  static unsigned long type;
  if (!type) {
    g_type_query_result query;
    gtk.g_type_query(gtk.gtk_widget_get_type(), &query);
    /* Not the interface that this was written for. */
    if (query.class_size != sizeof(gtk_widget_class) || query.instance_size != 4 * sizeof(void *))
      abort();
    type = gtk.g_type_register_static_simple(
        gtk.gtk_widget_get_type(), "AviaryCanvas", sizeof(gtk_widget_class), initialize_class,
        sizeof(canvas), NULL, 0);
  }
  canvas *made = gtk.g_object_new(type, NULL);
  made->window = window;
  return made;
}

void aviary_canvas_clear(aviary_window *window) {
  for (int i = 0; i < window->columns * window->rows; i++)
    if (window->tiles[i]) gtk.g_object_unref(window->tiles[i]);
  free(window->tiles);
  window->tiles = NULL;
  window->columns = window->rows = 0;
  if (window->canvas) ((canvas *)window->canvas)->window = NULL;
}

static int touches(const aviary_pixel_rect *rect, int x, int y, int width, int height) {
  return rect->x < x + width && rect->x + rect->width > x && rect->y < y + height
      && rect->y + rect->height > y;
}

static void *make_tile(const uint8_t *pixels, int width, int height, size_t stride) {
  size_t row = (size_t)width * 4;
  uint8_t *copy = malloc(row * (size_t)height);
  if (!copy) return NULL;
  for (int y = 0; y < height; y++) memcpy(copy + row * y, pixels + stride * y, row);
  void *bytes = gtk.g_bytes_new_take(copy, row * (size_t)height);
  /* 0 is GDK_MEMORY_B8G8R8A8_PREMULTIPLIED. */
  void *texture = gtk.gdk_memory_texture_new(width, height, 0, bytes, row);
  gtk.g_bytes_unref(bytes);
  return texture;
}

void aviary_window_put_pixels(
    aviary_window *window, const uint8_t *pixels, int width, int height, size_t stride,
    const aviary_pixel_rect *damage, size_t count) {
  if (width != window->width || height != window->height || !window->tiles) {
    void *canvas_of_window = window->canvas;
    aviary_canvas_clear(window);
    ((canvas *)canvas_of_window)->window = window;
    window->width = width;
    window->height = height;
    window->columns = (width + TILE - 1) / TILE;
    window->rows = (height + TILE - 1) / TILE;
    window->tiles = calloc((size_t)window->columns * (size_t)window->rows, sizeof(void *));
    if (!window->tiles) window->columns = window->rows = 0;
  }
  for (int row = 0; row < window->rows; row++)
    for (int column = 0; column < window->columns; column++) {
      int x = column * TILE, y = row * TILE;
      int tile_width = width - x < TILE ? width - x : TILE;
      int tile_height = height - y < TILE ? height - y : TILE;
      void **tile = &window->tiles[row * window->columns + column];
      int is_damaged = !*tile;
      for (size_t i = 0; i < count && !is_damaged; i++)
        is_damaged = touches(&damage[i], x, y, tile_width, tile_height);
      if (!is_damaged) continue;
      if (*tile) gtk.g_object_unref(*tile);
      *tile = make_tile(pixels + stride * y + (size_t)x * 4, tile_width, tile_height, stride);
    }
}
