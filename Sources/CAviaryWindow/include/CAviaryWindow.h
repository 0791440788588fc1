#ifndef CAVIARY_WINDOW_H
#define CAVIARY_WINDOW_H

#include <stddef.h>
#include <stdint.h>

#include "CAviaryAccessibility.h"
#include "CAviaryBus.h"
#include "CAviaryTransfer.h"

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
/* The size of the smallest screen, since nobody knows on which one a window will open, and its pixels a logical
   one. Returns whether there is one. */
int aviary_desktop_screen(int *width, int *height, int *scale);
/* Whether the desktop asks for less movement. */
int aviary_desktop_reduces_motion(void);
/* Whether the desktop asks for colours that stand out from each other. */
int aviary_desktop_has_high_contrast(void);
/* Whether people can touch the screen. */
int aviary_desktop_has_touch(void);
/* Which buttons title bars have, in GTK's words, such as "menu:minimize,maximize,close": those before the colon are on the
   left. To be freed with free(); NULL where nothing is said. */
char *aviary_desktop_title_buttons(void);
/* Calls back when one of them changes. */
void aviary_desktop_observe(void (*changed)(void));

/* Opens an address with the desktop's program for it. Returns whether there is one. */
int aviary_desktop_open(const char *address);

/* Puts the address of a file into the desktop's list of what was used last; after the display was opened. */
void aviary_desktop_add_recent(const char *address);

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

/* Calls back when the system asks the program to end, by SIGTERM, SIGINT or SIGHUP; asked again, it ends at once.
   To be called once. */
void aviary_loop_watch_end(void (*end)(void));

/* MARK: Windows */

typedef struct aviary_window aviary_window;

typedef struct {
  int x, y, width, height;
} aviary_pixel_rect;

enum { AVIARY_WINDOW_IS_ACTIVE = 1, AVIARY_WINDOW_IS_HIDDEN = 2, AVIARY_WINDOW_IS_FULL_SCREEN = 4 };

/* MARK: What people do in a window */

/* Keys that are held with others. */
enum {
  AVIARY_SHIFT = 1, AVIARY_CONTROL = 2, AVIARY_ALT = 4, AVIARY_SUPER = 8, AVIARY_CAPS_LOCK = 16
};

enum {
  AVIARY_POINTER_DOWN, AVIARY_POINTER_MOVED, AVIARY_POINTER_UP, AVIARY_POINTER_CANCELLED,
  AVIARY_POINTER_HOVERED, AVIARY_POINTER_LEFT
};

typedef struct {
  /* AVIARY_POINTER_..., and the place in the picture. */
  int kind;
  double x, y;
  /* 1, 2 or 3; how often it was pressed in its place. */
  int button, click_count;
  int modifiers;
  /* Tells fingers apart. */
  uintptr_t id;
  int is_touch;
} aviary_pointer_event;

enum { AVIARY_PHASE_BEGAN, AVIARY_PHASE_CHANGED, AVIARY_PHASE_ENDED, AVIARY_PHASE_CANCELLED };

typedef struct {
  /* AVIARY_PHASE_...; a wheel's are all `changed`. */
  int kind;
  double x, y, dx, dy;
  /* Whether fingers move on a touchpad. */
  int is_precise;
  int modifiers;
} aviary_scroll_event;

typedef struct {
  int kind;
  double x, y;
  /* Since it began: 1 and 0 radians at first. */
  double scale, angle;
} aviary_pinch_event;

typedef struct {
  int is_press, is_repeat;
  /* What the key stands for, by X11's numbers of keys, and the character it types; 0 for none. */
  uint32_t value, character;
  int modifiers;
} aviary_key_event;

enum { AVIARY_TEXT_COMMITTED, AVIARY_TEXT_COMPOSED, AVIARY_TEXT_DELETED };

typedef struct {
  int kind;
  const char *text;
  /* In bytes of the text that is composed. */
  int caret;
  /* Characters to delete before and behind the caret. */
  int before, after;
} aviary_text_event;

/* The text around the caret. */
typedef struct {
  /* To be freed by who asked. Numbers are bytes. */
  char *text;
  int length, head, anchor;
} aviary_surrounding;

/* What a window tells its owner. Events return whether something made use of them. */
typedef struct {
  /* Before a frame is put together, where one was asked for. `time` is in microseconds of the monotonic clock.
     Returns whether another frame is to follow. */
  int (*frame)(void *owner, int64_t time);
  /* The picture is needed; the owner hands over what has changed with `aviary_window_put_pixels`. */
  void (*draw)(void *owner);
  /* The window has become active, has been hidden, has taken the screen, or the reverse: AVIARY_WINDOW_IS_... */
  void (*state)(void *owner, int state);
  /* A frame has been put together, where `aviary_window_watch_painting` asked for it. */
  void (*painted)(void *owner);
  /* A person asks to close the window. Nothing happens unless the owner frees it, later. */
  void (*close)(void *owner);
  int (*pointer)(void *owner, const aviary_pointer_event *event);
  int (*scroll)(void *owner, const aviary_scroll_event *event);
  int (*pinch)(void *owner, const aviary_pinch_event *event);
  int (*key)(void *owner, const aviary_key_event *event);
  void (*text)(void *owner, const aviary_text_event *event);
  /* An input method asks what is around the caret. Returns whether there is any. */
  int (*surrounding)(void *owner, aviary_surrounding *around);
  /* Something is dragged over the window. Returns what would be done with it there, one AVIARY_OPERATION_... or 0; where
     it is dropped, whether it is taken: then the owner calls `aviary_drop_finish`, now or later. */
  int (*drop)(void *owner, const aviary_drop_event *event);
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
/* Takes away the title bar, and for `is_plain` all of the frame, which else lets people change the size; before the window
   is shown. */
void aviary_window_remove_frame(aviary_window *window, int is_plain);
/* Whether the desktop's frame has a button that closes it. */
void aviary_window_set_deletable(aviary_window *window, int deletable);
/* Keeps it in front of another window; NULL for none. */
void aviary_window_set_in_front_of(aviary_window *window, aviary_window *other);
/* Moves it with the pointer, which is pressed at a place in the picture, until it is let go. Returns whether it can. */
int aviary_window_begin_move(aviary_window *window, double x, double y);
void aviary_window_minimize(aviary_window *window);
/* Makes it as large as the screen, or as it was before. */
void aviary_window_toggle_maximized(aviary_window *window);
int aviary_window_is_maximized(aviary_window *window);
/* Has it take the whole screen, without its frame, or be as it was before. */
void aviary_window_toggle_full_screen(aviary_window *window);
int aviary_window_is_full_screen(aviary_window *window);
/* Keeps it in front of the windows of all programs, for 1, or behind them, for -1; after it was shown. Returns whether the
   display can do that: Wayland can't. */
int aviary_window_set_level(aviary_window *window, int level);
/* Puts it at a place of the screen; after it was shown. Returns whether the display can do that: Wayland can't. */
int aviary_window_move(aviary_window *window, int x, int y);
/* Moves it from where it is; after it was shown. Returns whether the display can do that: Wayland can't. */
int aviary_window_move_by(aviary_window *window, int dx, int dy);
/* Says by what the desktop lets the window come to the front when it is presented next: what another program was given. */
void aviary_window_set_start_token(aviary_window *window, const char *token);
/* Shows the window in front of others. */
void aviary_window_present(aviary_window *window);
/* Takes the window off the display until it is presented again. */
void aviary_window_hide(aviary_window *window);
/* Shows it again, where it was, without the keyboard's focus being asked for. */
void aviary_window_show(aviary_window *window);
/* Asks for `painted` events from now on; once, after the window was presented. */
void aviary_window_watch_painting(aviary_window *window);
/* Asks for a `frame` event. */
void aviary_window_request_frame(aviary_window *window);
/* Asks for a `draw` event with the current frame. */
void aviary_window_queue_draw(aviary_window *window);
/* Whether the last frame was copied to the display as it was painted, and not put together by GTK. */
int aviary_window_is_presenting(const aviary_window *window);
/* The room of the picture, and how many pixels a logical pixel is wide. */
void aviary_window_get_size(const aviary_window *window, int *width, int *height, int *scale);
/* Memory for a picture of so many pixels, which the display reads where it is: rows of blue, green, red, alpha bytes, `stride`
   bytes from one to the next. It holds until `owner` is released. NULL where the display shares no memory. */
uint8_t *aviary_window_make_picture(
    aviary_window *window, int width, int height, size_t *stride, void **owner);
void aviary_picture_release(void *owner);
/* Returns as soon as the display has read what was handed over of such a picture last, which may be changed then. */
void aviary_window_wait_for_picture(aviary_window *window);
/* From now on these pixels, which `aviary_window_put_pixels` is called with, are shown where they are, not copied. Only while
   a `draw` event is answered they may change. `release` is called with `owner` when nothing shows them any more. */
void aviary_window_lend_pixels(
    aviary_window *window, const uint8_t *pixels, void *owner, void (*release)(void *owner));
/* Replaces parts of the picture.

   `pixels` are rows of blue, green, red, premultiplied alpha bytes: `width` x `height` in all, as large as the
   window's picture times its scale. What lies in the rectangles is shown anew, whole tiles of it; all where the size
   is not that of the last call. Pixels that aren't lent are copied. */
void aviary_window_put_pixels(
    aviary_window *window, const uint8_t *pixels, int width, int height, size_t stride,
    const aviary_pixel_rect *damage, size_t count);

/* The shape of the pointer above the picture, by its name in CSS; NULL for the ordinary one. */
void aviary_window_set_cursor(aviary_window *window, const char *name);

/* MARK: Text */

/* Where in the picture the caret is, and whether the text is a secret. */
typedef struct {
  int x, y, width, height;
  int is_secure;
} aviary_editing;

/* Lets input methods take part in what is typed; NULL ends that. */
void aviary_window_set_editing(aviary_window *window, const aviary_editing *editing);
/* Tells the input method that the caret was moved: what it composed is no more. */
void aviary_window_end_composing(aviary_window *window);

/* Offers a text to others, as what was copied or, for `is_selection`, as what is selected. */
void aviary_clipboard_write(aviary_window *window, int is_selection, const char *text);
/* Calls back once, now or later, with the text that is offered; NULL where there is none. */
void aviary_clipboard_read(
    aviary_window *window, int is_selection, void (*receive)(void *owner, const char *text),
    void *owner);

/* MARK: Files */

/* What a dialog for files asks for. */
typedef enum {
  AVIARY_FILES_OPEN = 0,
  AVIARY_FILES_SAVE = 1,
  AVIARY_FILES_FOLDER = 2
} aviary_files_kind;

/* Asks for files, in front of a window or, for NULL, of none: by the desktop's portal where there is one, by GTK's own
   dialog otherwise. `title`, `accept`, `folder` and `name` may be NULL. Files are shown that have one of the patterns,
   such as *.png, in letters of any case, or are of one of the MIME types; each are separated by line feeds, and `filter`
   is what these files are called: NULL for all files. Calls back once, later, with the number of paths that were chosen,
   0 for none. What is returned is there until then. */
void *aviary_files_ask(
    aviary_window *window, aviary_files_kind kind, const char *title, const char *accept,
    const char *folder, const char *name, const char *filter, const char *patterns,
    const char *mime_types, int allows_several,
    void (*answer)(void *owner, int count, const char *const *paths), void *owner);

/* Takes a dialog away before it is answered, and calls back as where nothing is chosen. */
void aviary_files_close(void *asked);

#endif
