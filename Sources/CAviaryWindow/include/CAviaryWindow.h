#ifndef CAVIARY_WINDOW_H
#define CAVIARY_WINDOW_H

#include <stddef.h>
#include <stdint.h>

#include "CAviaryAccessibility.h"

/* Windows of the desktop, by GTK 4. GTK is loaded when a program opens the display; nothing but
   `aviary_display_open` may be called before. All of it belongs to the main thread.

   Lengths are logical pixels unless they are called pixels: a logical pixel is `scale` pixels wide. An `error` is
   set to a text for people, to be freed with free(). */

/* MARK: The display */

/* Loads GTK and connects to the display. `program` is the name that the desktop knows windows by, `name` the one
   that people read. Returns 1; 0 where GTK can't be loaded or there is no display. */
int aviary_display_open(const char *program, const char *name, char **error);

/* Whether the desktop asks for dark windows. */
int aviary_desktop_is_dark(void);
/* By how much the desktop asks for everything to be larger, beside whole scales; 1 for not at all. */
double aviary_desktop_zoom(void);
/* Calls back when either changes. */
void aviary_desktop_observe(void (*changed)(void));

/* Opens an address with the desktop's program for it. Returns whether there is one. */
int aviary_desktop_open(const char *address);

/* MARK: The main loop */

/* Waits until something happened, and handles it. */
void aviary_loop_wait(void);
/* Makes `aviary_loop_wait` return; from any thread. */
void aviary_loop_wake(void);
/* Calls back when there is something to read. The callback reads it. */
void aviary_loop_watch(int descriptor, void (*ready)(int descriptor));
/* Makes `aviary_loop_wait` return after so many seconds at the latest; never where negative. The last call
   counts. */
void aviary_loop_set_alarm(double seconds);

/* MARK: Windows */

typedef struct aviary_window aviary_window;

typedef struct {
  int x, y, width, height;
} aviary_pixel_rect;

enum { AVIARY_WINDOW_IS_ACTIVE = 1, AVIARY_WINDOW_IS_HIDDEN = 2 };

/* What a window tells its owner. */
typedef struct {
  /* Before a frame is put together, where one was asked for. `time` is in microseconds of the monotonic clock.
     Returns whether another frame is to follow. */
  int (*frame)(void *owner, int64_t time);
  /* The picture is needed; the owner hands over what has changed with `aviary_window_put_pixels`. */
  void (*draw)(void *owner);
  /* The window has become active, has been hidden, or the reverse: AVIARY_WINDOW_IS_... */
  void (*state)(void *owner, int state);
  /* A person asks to close the window. Nothing happens unless the owner frees it, later. */
  void (*close)(void *owner);
} aviary_window_events;

/* Makes a window, not shown yet. */
aviary_window *aviary_window_new(const aviary_window_events *events, void *owner);
/* Closes a window; not from within its events. */
void aviary_window_free(aviary_window *window);
void aviary_window_set_title(aviary_window *window, const char *title);
/* The least size of the picture. */
void aviary_window_set_least_size(aviary_window *window, int width, int height);
/* The size of the picture, to open with or from now on. */
void aviary_window_set_size(aviary_window *window, int width, int height);
void aviary_window_set_resizable(aviary_window *window, int resizable);
/* Shows the window in front of others. */
void aviary_window_present(aviary_window *window);
/* Asks for a `frame` event. */
void aviary_window_request_frame(aviary_window *window);
/* Asks for a `draw` event with the current frame. */
void aviary_window_queue_draw(aviary_window *window);
/* The room of the picture, and how many pixels a logical pixel is wide. */
void aviary_window_get_size(const aviary_window *window, int *width, int *height, int *scale);
/* Replaces parts of the picture.

   `pixels` are rows of blue, green, red, premultiplied alpha bytes: `width` x `height` in all, as large as the
   window's picture times its scale. What lies in the rectangles is copied, whole tiles of it; all where the size
   is not that of the last call. */
void aviary_window_put_pixels(
    aviary_window *window, const uint8_t *pixels, int width, int height, size_t stride,
    const aviary_pixel_rect *damage, size_t count);

#endif
