#include "Window.h"

#include <string.h>

/* Where a window shows nothing but its picture, GTK has no part in putting it together: Cairo would record each tile's
   picture, play it into a picture of its own, blend that into a frame, and copy the frame, twice as much time for
   a large window as painting takes. Here the changed part of the picture is copied to the frame, and no more. Windows whose
   title bar GTK draws, and those of other renderers than Cairo's, are left to GTK. */

/* CAIRO_FORMAT_RGB24: windows are opaque. CAIRO_OPERATOR_SOURCE, CAIRO_FILTER_NEAREST. */
enum { RGB24 = 1, OPERATOR_SOURCE = 1, FILTER_NEAREST = 3 };

int aviary_window_is_presenting(const aviary_window *window) { return window->was_presented; }

/* Whether all of the surface is the canvas. */
static int is_all_ours(aviary_window *window, void *surface) {
  void *renderer = gtk.gtk_native_get_renderer(window->window);
  if (!renderer || strcmp(gtk.g_type_name_from_instance(renderer), "GskCairoRenderer")) return 0;
  double x = 1, y = 1, left = 1, top = 1;
  gtk.gtk_native_get_surface_transform(window->window, &x, &y);
  if (!gtk.gtk_widget_translate_coordinates(window->canvas, window->window, 0, 0, &left, &top)) return 0;
  return x + left == 0 && y + top == 0
      && gtk.gtk_widget_get_width(window->canvas) == gtk.gdk_surface_get_width(surface)
      && gtk.gtk_widget_get_height(window->canvas) == gtk.gdk_surface_get_height(surface);
}

void aviary_presenting_put(
    aviary_window *window, const uint8_t *pixels, size_t stride, int scale, const aviary_pixel_rect *damage,
    size_t count) {
  window->picture = pixels;
  window->picture_stride = stride;
  for (size_t i = 0; i < count; i++) {
    int left = damage[i].x / scale, top = damage[i].y / scale;
    gdk_rectangle rect = {
      left, top, (damage[i].x + damage[i].width + scale - 1) / scale - left,
      (damage[i].y + damage[i].height + scale - 1) / scale - top};
    gtk.cairo_region_union_rectangle(window->damage, &rect);
  }
}

/* Copies what has changed to the frame. To an X server it goes from the picture, which the server reads where it was painted: a
   frame of GDK's is a picture of its own, made and cleared each time, from which it would be copied once more. */
static void show(aviary_window *window, void *surface) {
  double scale = gtk.gtk_widget_get_scale_factor(window->canvas);
  void *target = aviary_x11_window_surface(
      window, surface, (int)scale * gtk.gdk_surface_get_width(surface),
      (int)scale * gtk.gdk_surface_get_height(surface));
  void *cairo;
  if (target) {
    cairo = gtk.cairo_create(target);
    gtk.cairo_scale(cairo, scale, scale);
    gtk.gdk_cairo_region(cairo, window->damage);
    gtk.cairo_clip(cairo);
    gtk.cairo_identity_matrix(cairo);
  } else {
    if (!window->context) window->context = gtk.gdk_surface_create_cairo_context(surface);
    gtk.gdk_draw_context_begin_frame(window->context, window->damage);
    cairo = gtk.gdk_cairo_context_cairo_create(window->context);
    gtk.cairo_scale(cairo, 1 / scale, 1 / scale);
  }
  void *picture = target ? aviary_shared_memory_holding(window, window->picture) : NULL;
  if (!picture)
    picture = gtk.cairo_image_surface_create_for_data(
        (uint8_t *)window->picture, RGB24, window->width, window->height, (int)window->picture_stride);
  gtk.cairo_set_source_surface(cairo, picture, 0, 0);
  gtk.cairo_pattern_set_filter(gtk.cairo_get_source(cairo), FILTER_NEAREST);
  gtk.cairo_set_operator(cairo, OPERATOR_SOURCE);
  gtk.cairo_paint(cairo);
  gtk.cairo_destroy(cairo);
  gtk.cairo_surface_destroy(picture);
  if (target) {
    gtk.cairo_surface_flush(target);
  } else {
    gtk.gdk_draw_context_end_frame(window->context);
  }
}

/* Has GTK render the frame. */
static gboolean leave_to_gtk(aviary_window *window, void *surface, void *region) {
  gboolean is_handled = 0;
  window->is_left_to_gtk = 1;
  gtk.g_signal_handler_unblock(surface, window->gtk_handler);
  gtk.g_signal_emit_by_name(surface, "render", region, &is_handled);
  gtk.g_signal_handler_block(surface, window->gtk_handler);
  window->is_left_to_gtk = 0;
  return is_handled;
}

/* Has the tiles show a picture that went to the display without them. */
static void fill_tiles(aviary_window *window) {
  if (!window->picture || !window->loan || window->loan->pixels != window->picture) return;
  aviary_pixel_rect all = {0, 0, window->width, window->height};
  aviary_window_put_pixels(
      window, window->picture, window->width, window->height, window->picture_stride, &all, 1);
}

static gboolean render(void *surface, void *region, void *data) {
  aviary_window *window = data;
  if (window->is_left_to_gtk) return 0;
  int is_ours = is_all_ours(window, surface);
  void *damage = gtk.cairo_region_create();
  gtk.cairo_region_union(damage, region);
  if (is_ours != window->was_presented) {
    /* What the other way has shown since isn't known to this one. */
    gdk_rectangle all = {0, 0, gtk.gdk_surface_get_width(surface), gtk.gdk_surface_get_height(surface)};
    gtk.cairo_region_union_rectangle(damage, &all);
    if (!is_ours) fill_tiles(window);
  }
  if (is_ours) {
    window->is_presenting = 1;
    window->damage = damage;
    window->events.draw(window->owner);
    window->is_presenting = 0;
    if (window->picture) {
      if (!gtk.cairo_region_is_empty(damage)) show(window, surface);
    } else {
      is_ours = 0;
    }
    window->damage = NULL;
    /* Pixels that aren't lent are somebody else's from here on; the tiles have a copy. */
    if (!window->loan || window->loan->pixels != window->picture) window->picture = NULL;
  }
  window->was_presented = is_ours;
  gboolean is_handled = is_ours || leave_to_gtk(window, surface, damage);
  gtk.cairo_region_destroy(damage);
  return is_handled;
}

void aviary_presenting_start(aviary_window *window) {
  aviary_presenting_stop(window);
  void *surface = gtk.gtk_native_get_surface(window->window);
  unsigned signal = gtk.g_signal_lookup("render", gtk.gdk_surface_get_type());
  window->gtk_handler = gtk.g_signal_handler_find(surface, MATCH_ID, signal, 0, NULL, NULL, NULL);
  if (!window->gtk_handler) return;
  gtk.g_signal_handler_block(surface, window->gtk_handler);
  CONNECT(surface, "render", render, window);
}

void aviary_presenting_stop(aviary_window *window) {
  if (window->context) gtk.g_object_unref(window->context);
  window->context = NULL;
  if (window->x11_surface) gtk.cairo_surface_destroy(window->x11_surface);
  window->x11_surface = NULL;
  window->picture = NULL;
  window->was_presented = 0;
}
