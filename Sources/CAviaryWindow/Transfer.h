#ifndef AVIARY_TRANSFER_PRIVATE_H
#define AVIARY_TRANSFER_PRIVATE_H

#include "CAviaryTransfer.h"
#include "Window.h"

/* Makes a GdkContentProvider of what is offered. */
HIDDEN void *aviary_content_new(
    const char *const *types, const aviary_offer_events *events, void *owner);
/* Forgets its owner, whom it tells nothing any more. */
HIDDEN void aviary_content_disown(void *content);

/* Reads the stream that GDK gives for a type: `begin` is called with GDK's callback and what belongs to it. */
typedef void aviary_begin_reading(
    void *source, const char **types, void (*finish)(void *, void *, void *), void *data);
/* Takes the stream from GDK's answer; NULL where there is none. */
typedef void *aviary_finish_reading(void *source, void *result, const char **type, g_error **error);
HIDDEN void aviary_read(
    void *source, const char *type, aviary_begin_reading *begin, aviary_finish_reading *finish,
    aviary_receive *receive, void *owner);

/* Listens to what is dragged over a window; the controller. */
HIDDEN void *aviary_drop_target_new(aviary_window *window);

#endif
