#ifndef AVIARY_WINDOW_PRIVATE_H
#define AVIARY_WINDOW_PRIVATE_H

#include "CAviaryWindow.h"
#include "GTK.h"

#define HIDDEN __attribute__((visibility("hidden")))

/* A part of a window's picture: what shows it, and its pixels. Lent ones are those of the picture, which the first surface
   shows where they are; of others there is a copy, which two surfaces hold in turn: one frame's while GTK still keeps
   the frame before. */
typedef struct {
  void *node;
  void *surfaces[2];
} aviary_tile;

/* Memory that pictures are in, which is let go of when no surface shows it any more. */
typedef struct {
  const uint8_t *pixels;
  size_t count;
  void *owner;
  void (*release)(void *owner);
} aviary_loan;

struct aviary_window {
  aviary_window_events events;
  void *owner;
  /* GtkWindow, and the widget that fills it. */
  void *window;
  void *canvas;
  /* The frame clock, where painting is watched. */
  void *clock;
  /* The tick callback, 0 while no frame is asked for. */
  unsigned tick;
  int least_width, least_height;
  /* The picture: tiles of TILE x TILE pixels, row by row, those at the end smaller. */
  int width, height;
  int columns, rows;
  aviary_tile *tiles;
  /* The pixels that are shown without a copy, NULL for none. */
  aviary_loan *loan;
  /* Where the picture goes to the display without GTK's render nodes (Presenting.c): the GdkCairoContext, NULL before; GTK's
     own handler, 0 for none; whether this frame goes so, and the last one did; whether GTK is rendering; the cairo_region_t
     of what is to be shown, in points, NULL between frames; and the picture, NULL where it isn't known. */
  void *context;
  unsigned long gtk_handler;
  int is_presenting, was_presented, is_left_to_gtk;
  void *damage;
  const uint8_t *picture;
  size_t picture_stride;
  /* Cairo's surface of the window on an X server, NULL for none, and its size in pixels. */
  void *x11_surface;
  int x11_width, x11_height;

  /* The picture that was made last in memory that is shared with an X server, NULL for none; what keeps that memory, and for
     how many pixels. */
  void *shared, *kept;
  size_t kept_area;

  /* What the events come from. */
  void *controllers[3];
  /* The GdkDevice of the last event of a pointer. */
  void *device;
  /* Where the pointer was last. */
  double x, y;
  /* The button that is down, and the key that went down last; 0 for none. */
  unsigned held_button, held_key;
  /* The last press, to count presses in a place. */
  int press_count;
  unsigned press_button;
  uint32_t press_time;
  double press_x, press_y;
  /* Whether fingers move on a touchpad, and how far they have turned, in radians. */
  int is_scrolling;
  double pinch_angle;

  /* GtkIMContext; whether a text is edited, and whether an input method composes something in it. */
  void *input_method;
  int is_editing, is_composing;
  /* Whether a key is being filtered, and what it has entered so far. */
  int filtering;
  char *committed;
};

/* G_SIGNAL_MATCH_ID, G_SIGNAL_MATCH_DATA */
enum { MATCH_ID = 1 << 0, MATCH_DATA = 1 << 4 };

/* Opens the display. */
HIDDEN gboolean aviary_compositor_start(void);
/* Makes the surface of a GtkWindow. */
HIDDEN void aviary_compositor_realize(void *window);

/* Cairo's surface of the picture whose pixels these are, to be destroyed; NULL where it isn't in shared memory. */
HIDDEN void *aviary_shared_memory_holding(const aviary_window *window, const uint8_t *pixels);
HIDDEN void aviary_shared_memory_release(aviary_window *window);
/* Cairo's surface of a window of this size in pixels; NULL where its GdkSurface isn't an X server's. The window keeps it. */
HIDDEN void *aviary_x11_window_surface(aviary_window *window, void *surface, int width, int height);

/* Says a sentence on the standard error, and ends the program with exit code 1. */
HIDDEN _Noreturn void aviary_fail(const char *sentence);

/* Whether GTK's widgets are laid out as this was written for; if not, `error` says how they are. */
HIDDEN int aviary_canvas_is_possible(char **error);
/* Makes the widget that shows a window's picture. */
HIDDEN void *aviary_canvas_new(aviary_window *window);
/* Begins and ends to show the picture of a window that has a surface without render nodes, where that can be done. */
HIDDEN void aviary_presenting_start(aviary_window *window);
HIDDEN void aviary_presenting_stop(aviary_window *window);
/* Takes what of the picture is to be shown in this frame. */
HIDDEN void aviary_presenting_put(
    aviary_window *window, const uint8_t *pixels, size_t stride, int scale, const aviary_pixel_rect *damage,
    size_t count);
/* Lets go of the picture. */
HIDDEN void aviary_canvas_clear(aviary_window *window);

/* Listens to what people do in the window. */
HIDDEN void aviary_input_start(aviary_window *window);
HIDDEN void aviary_input_stop(aviary_window *window);
/* Calls off what is held down. */
HIDDEN void aviary_input_cancel(aviary_window *window);

/* Makes and frees the window's input method. */
HIDDEN void aviary_text_start(aviary_window *window);
HIDDEN void aviary_text_stop(aviary_window *window);
/* Hands a key to the input method where a text is edited, else to the owner. */
HIDDEN int aviary_text_filter(aviary_window *window, void *event, aviary_key_event *key);

#endif
