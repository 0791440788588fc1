#define _GNU_SOURCE
#include "Window.h"

#include <dlfcn.h>

/* What only some displays have, and GTK was built with or not. */
typedef struct {
  gboolean (*translate)(void *, void *, double, double, double *, double *);
  void (*transform)(void *, double *, double *);
  unsigned long (*x11_type)(void);
  gboolean (*is_a)(void *, unsigned long);
  void *(*display)(void *);
  void *(*x11_display)(void *);
  unsigned long (*x11_window)(void *);
  unsigned long (*default_root)(void *);
  int (*translate_x11)(
      void *, unsigned long, unsigned long, int, int, int *, int *, unsigned long *);
} origin_functions;

static const origin_functions *functions(void) {
  static origin_functions found;
  static int is_tried;
  if (is_tried) return &found;
  is_tried = 1;
  void *toolkit = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_NOLOAD);
  void *x11 = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (toolkit) {
    *(void **)&found.translate = dlsym(toolkit, "gtk_widget_translate_coordinates");
    *(void **)&found.transform = dlsym(toolkit, "gtk_native_get_surface_transform");
    *(void **)&found.x11_type = dlsym(toolkit, "gdk_x11_display_get_type");
    *(void **)&found.is_a = dlsym(toolkit, "g_type_check_instance_is_a");
    *(void **)&found.display = dlsym(toolkit, "gdk_surface_get_display");
    *(void **)&found.x11_display = dlsym(toolkit, "gdk_x11_display_get_xdisplay");
    *(void **)&found.x11_window = dlsym(toolkit, "gdk_x11_surface_get_xid");
  }
  if (x11) {
    *(void **)&found.default_root = dlsym(x11, "XDefaultRootWindow");
    *(void **)&found.translate_x11 = dlsym(x11, "XTranslateCoordinates");
  }
  return &found;
}

void aviary_window_get_origin(const aviary_window *window, int on_screen, int *x, int *y) {
  const origin_functions *f = functions();
  double left = 0, top = 0, inset_x = 0, inset_y = 0;
  if (f->translate) f->translate(window->canvas, window->window, 0, 0, &left, &top);
  *x = (int)left;
  *y = (int)top;
  void *surface = gtk.gtk_native_get_surface(window->window);
  if (!on_screen || !surface || !f->transform || !f->x11_type || !f->is_a || !f->display
      || !f->x11_display || !f->x11_window || !f->default_root || !f->translate_x11)
    return;
  void *display = f->display(surface);
  if (!f->is_a(display, f->x11_type())) return;
  int screen_x = 0, screen_y = 0, scale = gtk.gtk_widget_get_scale_factor(window->canvas);
  unsigned long child;
  void *connection = f->x11_display(display);
  if (!f->translate_x11(
          connection, f->x11_window(surface), f->default_root(connection), 0, 0, &screen_x,
          &screen_y, &child))
    return;
  f->transform(window->window, &inset_x, &inset_y);
  *x = screen_x / scale + (int)(left + inset_x);
  *y = screen_y / scale + (int)(top + inset_y);
}
