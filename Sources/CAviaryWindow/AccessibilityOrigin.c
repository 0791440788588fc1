#define _GNU_SOURCE
#include "X11.h"

#include <dlfcn.h>

/* What GTK is about to part with. */
typedef struct {
  gboolean (*translate)(void *, void *, double, double, double *, double *);
  void (*transform)(void *, double *, double *);
} origin_functions;

static const origin_functions *functions(void) {
  static origin_functions found;
  static int is_tried;
  if (is_tried) return &found;
  is_tried = 1;
  void *toolkit = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);
  if (toolkit) {
    *(void **)&found.translate = dlsym(toolkit, "gtk_widget_translate_coordinates");
    *(void **)&found.transform = dlsym(toolkit, "gtk_native_get_surface_transform");
  }
  return &found;
}

void aviary_window_get_origin(const aviary_window *window, int on_screen, int *x, int *y) {
  const origin_functions *f = functions();
  double left = 0, top = 0, inset_x = 0, inset_y = 0;
  if (f->translate) f->translate(window->canvas, window->window, 0, 0, &left, &top);
  *x = (int)left;
  *y = (int)top;
  if (!on_screen || !f->transform) return;
  void *surface = gtk.gtk_native_get_surface(window->window), *connection;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11) return;
  int screen_x = 0, screen_y = 0, scale = gtk.gtk_widget_get_scale_factor(window->canvas);
  unsigned long child;
  if (!x11->translate(
          connection, x11->window(surface), x11->root(connection), 0, 0, &screen_x, &screen_y,
          &child))
    return;
  f->transform(window->window, &inset_x, &inset_y);
  *x = screen_x / scale + (int)(left + inset_x);
  *y = screen_y / scale + (int)(top + inset_y);
}
