#ifndef CAVIARY_TRANSFER_H
#define CAVIARY_TRANSFER_H

#include <stddef.h>
#include <stdint.h>

/* Data that goes to other programs and comes from them: what is copied, and what is dragged. Types are MIME types; lists
   of them end with NULL. All of it belongs to the main thread. */

struct aviary_window;

/* MARK: Offering */

/* Somebody who waits for data. */
typedef struct aviary_request aviary_request;

/* Who offers data. */
typedef struct {
  /* Somebody wants data of a type that is offered: answered once, now or later, by `aviary_request_answer`. */
  void (*wanted)(void *owner, const char *type, aviary_request *request);
  /* Nobody can ask any more. Called once. */
  void (*gone)(void *owner);
} aviary_offer_events;

/* Hands over `length` bytes, of which a copy is made; where `bytes` is NULL, says that there are none. */
void aviary_request_answer(aviary_request *request, const void *bytes, size_t length);

/* Offers data as what was copied, in place of what others offer. */
void aviary_clipboard_offer(
    struct aviary_window *window, const char *const *types, const aviary_offer_events *events, void *owner);

/* MARK: Reading */

/* Called once, now or later, with the bytes; with NULL where there are none, or nothing came for some seconds. */
typedef void aviary_receive(void *owner, const void *bytes, size_t length);

/* Whether what is copied was copied by this program. */
int aviary_clipboard_is_own(struct aviary_window *window);
/* The types in which what is copied can be had, to be freed with free(). */
const char **aviary_clipboard_types(struct aviary_window *window);
void aviary_clipboard_read_type(
    struct aviary_window *window, const char *type, aviary_receive *receive, void *owner);

/* MARK: Dragging */

/* What is done with what is dragged; several are added up. */
enum { AVIARY_OPERATION_COPY = 1, AVIARY_OPERATION_MOVE = 2, AVIARY_OPERATION_ALIAS = 4 };

/* What is shown under the pointer: rows of blue, green, red, premultiplied alpha bytes, and the pointer's place on it in
   logical pixels. */
typedef struct {
  const uint8_t *pixels;
  int width, height, scale;
  size_t stride;
  int x, y;
} aviary_drag_picture;

/* Lets what a person drags with a pressed pointer leave the window. From then on the window gets no events of the pointer,
   but those of drops.

   `ended` is called once, later, with what was done, 0 for nothing; not before `aviary_drag_begin` returns. Returns 0 where
   nothing can be dragged now: then neither `ended` nor `gone` is called. */
int aviary_drag_begin(
    struct aviary_window *window, const char *const *types, const aviary_offer_events *events, void *owner,
    int operations, const aviary_drag_picture *picture, void (*ended)(void *owner, int operation));

/* Whether the pointer, while it is pressed, is over another window than this one, as far as the desktop tells. */
int aviary_window_has_lost_pointer(struct aviary_window *window);

/* Something that is dragged over a window. */
typedef struct aviary_drop aviary_drop;

enum { AVIARY_DROP_ENTERED, AVIARY_DROP_MOVED, AVIARY_DROP_LEFT, AVIARY_DROP_DROPPED };

typedef struct {
  int kind;
  /* The place in the picture; 0 where it has left. */
  double x, y;
  aviary_drop *drop;
  /* In which types it can be had, until the event is over. */
  const char *const *types;
  /* What may be done with it. */
  int operations;
  /* The owner of the drag where it comes from this program, else NULL. */
  void *origin;
} aviary_drop_event;

/* Reads what is dragged, also before it is dropped. */
void aviary_drop_read(aviary_drop *drop, const char *type, aviary_receive *receive, void *owner);
/* Says what was done with what was dropped, 0 for nothing. To be called once after each drop. */
void aviary_drop_finish(aviary_drop *drop, int operation);

#endif
