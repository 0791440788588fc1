#ifndef CAVIARY_BUS_H
#define CAVIARY_BUS_H

#include "CAviaryAccessibility.h"

/* The bus of the session, by GIO, which GTK brings along. All of it belongs to the main thread, and calls back on it.
   Values are written as texts in GVariant's text format; calls, answers and signals are read by aviary_bus_call_... */

/* A connection of its own: what it has on the bus is gone when it is closed. */
typedef struct aviary_bus aviary_bus;

typedef struct {
  /* It is connected, or, with NULL, can't be: there is no bus. Called once, later. */
  void (*ready)(void *owner, const char *name);
  /* A method was called on an object below the path that is served; to be answered, once. */
  void (*called)(void *owner, aviary_bus_call *call);
  /* A signal that was subscribed to. */
  void (*told)(void *owner, const char *interface, const char *member, aviary_bus_call *arguments);
} aviary_bus_events;

/* Connects to the bus of the session, where there is one; starts none. */
aviary_bus *aviary_bus_open(const char *served_path, const aviary_bus_events *events, void *owner);
/* Nothing is called back after this. */
void aviary_bus_close(aviary_bus *bus);

/* Calls a method. `answered` gets what it answers, with NULL an error's text; not after the bus is closed. A service that
   does not run is started where `starts` says so. */
void aviary_bus_call_method(
    aviary_bus *bus, const char *name, const char *path, const char *interface, const char *member,
    const char *tuple, int starts,
    void (*answered)(void *owner, void *token, aviary_bus_call *answer, const char *error), void *token);
void aviary_bus_subscribe(
    aviary_bus *bus, const char *name, const char *path, const char *interface, const char *member);
void aviary_bus_tell(
    aviary_bus *bus, const char *path, const char *interface, const char *member, const char *tuple);

/* How many values an argument holds that is an array, a tuple or a dictionary; else 0. */
int aviary_bus_call_count(aviary_bus_call *call, int index);
/* What lies in such an argument, by one or two more numbers; -1 for none. */
int64_t aviary_bus_call_inner_integer(aviary_bus_call *call, int index, int first, int second);
/* To be freed with free(); NULL for none. */
char *aviary_bus_call_inner_string(aviary_bus_call *call, int index, int first, int second);

#endif
