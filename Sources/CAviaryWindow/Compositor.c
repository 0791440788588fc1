#include "Window.h"

#include <stdlib.h>

/* What puts the parts of a window together. A window's picture is pixels in main memory, so Cairo does: through
   OpenGL they would go to the graphics card first, and without a card (a server, a virtual machine) be drawn by
   a software of 120 MB. GTK takes this choice from the environment only. Where users have made it, it is kept; else
   it is made for as long as GTK looks, and what this program starts doesn't inherit it. */

static int is_ours;

gboolean aviary_compositor_start(void) {
  is_ours = !getenv("GSK_RENDERER") && !getenv("GDK_DEBUG") && !getenv("GDK_DISABLE");
  if (!is_ours) return gtk.gtk_init_check();
  const char *name = gtk.gtk_get_minor_version() < 16 ? "GDK_DEBUG" : "GDK_DISABLE";
  setenv(name, gtk.gtk_get_minor_version() < 16 ? "gl-disable" : "gl,vulkan", 1);
  gboolean has_started = gtk.gtk_init_check();
  unsetenv(name);
  return has_started;
}

void aviary_compositor_realize(void *window) {
  if (is_ours) setenv("GSK_RENDERER", "cairo", 1);
  gtk.gtk_widget_realize(window);
  if (is_ours) unsetenv("GSK_RENDERER");
}
