#include "X11.h"

/* Pictures that an X server reads where they are painted. Of memory of the program's own, Cairo makes a copy in memory that it
   shares with the server, for each frame: as long as painting takes, in a large window. */

/* CAIRO_FORMAT_RGB24: windows are opaque. A side whose pixels are no fewer than Cairo shares. */
enum { RGB24 = 1, SIDE = 64 };

void aviary_shared_memory_release(aviary_window *window) {
  if (window->shared) gtk.cairo_surface_destroy(window->shared);
  if (window->kept) gtk.cairo_surface_destroy(window->kept);
  window->shared = window->kept = NULL;
  window->kept_area = 0;
}

void *aviary_shared_memory_holding(const aviary_window *window, const uint8_t *pixels) {
  int is_it = window->shared && gtk.cairo_image_surface_get_data(window->shared) == pixels;
  return is_it ? gtk.cairo_surface_reference(window->shared) : NULL;
}

uint8_t *aviary_window_make_picture(
    aviary_window *window, int width, int height, size_t *stride, void **owner) {
  void *surface = gtk.gtk_native_get_surface(window->window), *connection;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11) return NULL;
  void *whole = x11->surface(
      connection, x11->window(surface), x11->visual(connection, x11->screen(connection)), width, height);
  void *picture = x11->similar_image(whole, RGB24, width, height);
  /* Cairo gives back what it shares as soon as nothing is in it: each new size of a window would have all its pages brought in
     anew, by the server too. It takes eight times what doesn't fit in what it has, and a small picture has it keep that. */
  if ((size_t)width * (size_t)height > window->kept_area) {
    if (window->kept) gtk.cairo_surface_destroy(window->kept);
    window->kept = x11->similar_image(whole, RGB24, SIDE, SIDE);
    window->kept_area = (size_t)width * (size_t)height;
  }
  gtk.cairo_surface_destroy(whole);
  uint8_t *pixels = gtk.cairo_image_surface_get_data(picture);
  /* An ordinary picture belongs to no device: the server is another machine's, or has no more to share. */
  if (!pixels || !gtk.cairo_surface_get_device(picture)) {
    gtk.cairo_surface_destroy(picture);
    return NULL;
  }
  if (window->shared) gtk.cairo_surface_destroy(window->shared);
  window->shared = gtk.cairo_surface_reference(picture);
  *stride = (size_t)gtk.cairo_image_surface_get_stride(picture);
  *owner = picture;
  return pixels;
}

void aviary_picture_release(void *owner) { gtk.cairo_surface_destroy(owner); }

void aviary_window_wait_for_picture(aviary_window *window) {
  /* Cairo waits until the server has done what was asked of it with the picture. */
  if (window->shared) gtk.cairo_surface_flush(window->shared);
}
