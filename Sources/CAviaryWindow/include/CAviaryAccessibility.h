#ifndef CAVIARY_ACCESSIBILITY_H
#define CAVIARY_ACCESSIBILITY_H

#include <stdint.h>

/* What assistive technology needs of D-Bus, by GIO, which GTK brings along. All of it belongs to the main thread, and
   calls back on it. Values are written as texts in GVariant's text format. */

/* Keeps GTK from telling assistive technology of its own widgets; before the display is opened. What the program
   starts is not concerned once the first window is shown: `aviary_accessibility_restore_environment`. */
void aviary_accessibility_replace_gtk(void);
void aviary_accessibility_restore_environment(void);

/* Calls back with 1 when the desktop says that there is assistive technology, with 0 when there is none any more.
   Starts nothing by itself: where the desktop has no service for it, none is asked for. */
void aviary_accessibility_observe(void (*changed)(int is_wanted));

/* A method that was called. */
typedef struct aviary_bus_call aviary_bus_call;

/* Connects to the bus of assistive technology, and registers /org/a11y/atspi/accessible/root as the object of the
   program. `ready` is called, later, with the name and the path of the object that it belongs to then. `handle` gets
   the methods that are called on objects below /org/a11y/atspi: each has to be answered, once. */
void aviary_accessibility_connect(
    void (*handle)(aviary_bus_call *call), void (*ready)(const char *name, const char *path));
void aviary_accessibility_disconnect(void);
/* The name of this program on the bus; empty while it is not connected. */
const char *aviary_accessibility_name(void);

/* What was called; texts last until the answer. */
const char *aviary_bus_call_path(aviary_bus_call *call);
const char *aviary_bus_call_interface(aviary_bus_call *call);
const char *aviary_bus_call_member(aviary_bus_call *call);
/* An argument by its number; empty or 0 where it is none of this kind. A variant counts as what is in it. */
const char *aviary_bus_call_string(aviary_bus_call *call, int index);
int64_t aviary_bus_call_integer(aviary_bus_call *call, int index);
double aviary_bus_call_number(aviary_bus_call *call, int index);
/* Answers with a tuple. */
void aviary_bus_call_reply(aviary_bus_call *call, const char *tuple);
void aviary_bus_call_fail(aviary_bus_call *call, const char *error, const char *message);

/* Tells everybody who listens; the value is a tuple. */
void aviary_bus_emit(const char *path, const char *interface, const char *member, const char *tuple);

struct aviary_window;
/* Where the picture of a window begins: in the window, or, where the display tells, on the screen. Logical pixels. */
void aviary_window_get_origin(const struct aviary_window *window, int on_screen, int *x, int *y);

#endif
