#ifndef AVIARY_X11_H
#define AVIARY_X11_H

#include "Window.h"

/* XWindowAttributes, as long as Xlib's is. */
typedef struct {
  int x, y, width, height, border_width, depth;
  void *visual;
  long rest[16];
} x_window_attributes;

/* What only a connection to an X server needs. */
typedef struct {
  void *(*connection)(void *display);
  unsigned long (*window)(void *surface);
  unsigned long (*root)(void *connection);
  int (*screen)(void *connection);
  void *(*visual)(void *connection, int screen);
  int (*translate)(
      void *connection, unsigned long from, unsigned long to, int, int, int *x, int *y,
      unsigned long *child);
  int (*attributes)(void *connection, unsigned long window, x_window_attributes *attributes);
  /* Cairo's. */
  void *(*surface)(void *connection, unsigned long window, void *visual, int width, int height);
  void *(*similar_image)(void *surface, int format, int width, int height);
} aviary_x11_functions;

/* NULL where a window's GdkSurface isn't an X server's, or where what reaches one isn't there. */
HIDDEN const aviary_x11_functions *aviary_x11(void *surface, void **connection);

/* Has the window manager keep a window in front of all others, for 1, or behind them, for -1, or neither, for 0; after it was
   shown. Returns whether the surface is an X server's. */
HIDDEN int aviary_x11_set_level(void *surface, int level);
/* Puts a window at a place of the screen, in pixels; after it was shown. Returns whether the surface is an X server's. */
HIDDEN int aviary_x11_move(void *surface, int x, int y);
/* Moves a window from where it is, in pixels. Returns whether the surface is an X server's. */
HIDDEN int aviary_x11_move_by(void *surface, int dx, int dy);

/* Whether an XEvent tells that escape is pressed, in any window or in none. */
HIDDEN int aviary_x11_is_escape(void *connection, const void *event);

#endif
