#include "X11.h"

/* Cairo hands a picture to an X server in memory that both share. It gives that back to the system as soon as
   nothing is in it, which is after each frame: then both have all pages of the next frame's brought in again, a third
   of the time that a full window takes. A small picture that stays in it has Cairo keep it. */

/* CAIRO_FORMAT_RGB24, and a side whose pixels are no fewer than Cairo shares. */
enum { RGB24 = 1, SIDE = 64 };

void aviary_shared_memory_release(aviary_window *window) {
  if (window->shared) gtk.cairo_surface_destroy(window->shared);
  window->shared = NULL;
  window->shared_area = 0;
}

void aviary_shared_memory_keep(aviary_window *window, int width, int height) {
  if ((size_t)width * (size_t)height <= window->shared_area) return;
  void *surface = gtk.gtk_native_get_surface(window->window), *connection;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11) return;
  aviary_shared_memory_release(window);
  void *whole = x11->surface(
      connection, x11->window(surface), x11->visual(connection, x11->screen(connection)), width, height);
  /* Cairo takes eight times what doesn't fit in what it has: this, and then the small one beside it. */
  void *picture = x11->similar_image(whole, RGB24, width, height);
  window->shared = x11->similar_image(whole, RGB24, SIDE, SIDE);
  window->shared_area = (size_t)width * (size_t)height;
  gtk.cairo_surface_destroy(picture);
  gtk.cairo_surface_destroy(whole);
}
