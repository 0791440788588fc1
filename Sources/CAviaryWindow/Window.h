#ifndef AVIARY_WINDOW_PRIVATE_H
#define AVIARY_WINDOW_PRIVATE_H

#include "CAviaryWindow.h"
#include "GTK.h"

#define HIDDEN __attribute__((visibility("hidden")))

struct aviary_window {
  aviary_window_events events;
  void *owner;
  /* GtkWindow, and the widget that fills it. */
  void *window;
  void *canvas;
  /* The tick callback, 0 while no frame is asked for. */
  unsigned tick;
  int least_width, least_height;
  /* The picture: textures of TILE x TILE pixels, row by row, those at the end smaller. */
  int width, height;
  int columns, rows;
  void **tiles;
};

/* Makes the widget that shows a window's picture. */
HIDDEN void *aviary_canvas_new(aviary_window *window);
/* Lets go of the picture. */
HIDDEN void aviary_canvas_clear(aviary_window *window);

#endif
