#include "Bus.h"
#include "CAviaryBus.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Connections to the bus of the session. */

struct aviary_bus {
  void *connection;
  char *served;
  aviary_bus_events events;
  void *owner;
  unsigned filter;
  unsigned subscriptions[8];
  int subscription_count;
  int is_closed;
  /* Who holds it: its user, and what is under way, on whichever thread. */
  atomic_int holders;
};

enum { NO_AUTO_START = 1, METHOD_CALL = 1, CLIENT = 1, MESSAGE_BUS = 8, SESSION = 2 };

static aviary_bus *hold(aviary_bus *bus) {
  atomic_fetch_add(&bus->holders, 1);
  return bus;
}

static void let_go(aviary_bus *bus) {
  if (atomic_fetch_sub(&bus->holders, 1) != 1) return;
  if (bus->connection) gtk.g_object_unref(bus->connection);
  free(bus->served);
  free(bus);
}

/* Calls back with what was answered or told, and takes back what was handed out. */
static aviary_bus_call told_of(aviary_bus *bus, void *body) {
  return (aviary_bus_call){.connection = bus->connection, .body = body};
}

static void clear(aviary_bus_call *told) {
  for (int i = 0; i < 8; i++)
    if (told->kept[i]) gio.g_variant_unref(told->kept[i]);
}

static void unsubscribed(void *data) { let_go(data); }

/* MARK: Connecting */

static gboolean has_no_bus(void *data) {
  aviary_bus *bus = data;
  if (!bus->is_closed) bus->events.ready(bus->owner, NULL);
  let_go(bus);
  return 0;
}

typedef struct {
  aviary_bus *bus;
  void *message;
} delivery;

static gboolean deliver(void *data) {
  delivery *due = data;
  aviary_bus_call *made = due->bus->is_closed ? NULL : calloc(1, sizeof *made);
  if (made) {
    made->message = due->message;
    made->connection = due->bus->connection;
    made->body = gio.g_dbus_message_get_body(due->message);
    due->bus->events.called(due->bus->owner, made);
  } else {
    gtk.g_object_unref(due->message);
  }
  let_go(due->bus);
  free(due);
  return 0;
}

/* On a thread of GIO's. */
static void *filter(void *connection, void *message, gboolean is_incoming, void *data) {
  aviary_bus *bus = data;
  (void)connection;
  if (!is_incoming || gio.g_dbus_message_get_message_type(message) != METHOD_CALL) return message;
  const char *path = gio.g_dbus_message_get_path(message);
  if (!path || strncmp(path, bus->served, strlen(bus->served)) != 0) return message;
  delivery *due = malloc(sizeof *due);
  if (!due) return message;
  *due = (delivery){hold(bus), message};
  gio.g_idle_add_full(0, deliver, due, NULL);
  return NULL;
}

static void connected(void *object, void *result, void *data) {
  aviary_bus *bus = data;
  (void)object;
  g_error *error = NULL;
  void *made = gio.g_dbus_connection_new_for_address_finish(result, &error);
  if (error) gtk.g_error_free(error);
  if (made && bus->is_closed) {
    gio.g_dbus_connection_close(made, NULL, NULL, NULL);
    gtk.g_object_unref(made);
  } else if (!bus->is_closed) {
    bus->connection = made;
    if (made) {
      gio.g_dbus_connection_set_exit_on_close(made, 0);
      if (bus->served)
        bus->filter = gio.g_dbus_connection_add_filter(
            made, filter, hold(bus), (void *)(uintptr_t)unsubscribed);
    }
    bus->events.ready(
        bus->owner, made ? gio.g_dbus_connection_get_unique_name(made) : NULL);
  }
  let_go(bus);
}

aviary_bus *aviary_bus_open(const char *served, const aviary_bus_events *events, void *owner) {
  aviary_bus *bus = calloc(1, sizeof *bus);
  if (!bus) abort();
  bus->events = *events;
  bus->owner = owner;
  bus->served = served ? strdup(served) : NULL;
  atomic_init(&bus->holders, 1);
  char *address = NULL;
  if (aviary_has_session_bus() && aviary_load_bus())
    address = gio.g_dbus_address_get_for_bus_sync(SESSION, NULL, NULL);
  if (address)
    gio.g_dbus_connection_new_for_address(
        address, CLIENT | MESSAGE_BUS, NULL, NULL, connected, hold(bus));
  else
    gtk.g_timeout_add(0, has_no_bus, hold(bus));
  if (address) gtk.g_free(address);
  return bus;
}

void aviary_bus_close(aviary_bus *bus) {
  bus->is_closed = 1;
  if (bus->connection) {
    if (bus->filter) gio.g_dbus_connection_remove_filter(bus->connection, bus->filter);
    for (int i = 0; i < bus->subscription_count; i++)
      gio.g_dbus_connection_signal_unsubscribe(bus->connection, bus->subscriptions[i]);
    gio.g_dbus_connection_close(bus->connection, NULL, NULL, NULL);
  }
  let_go(bus);
}

/* MARK: Calling and telling */

typedef struct {
  aviary_bus *bus;
  void (*answered)(void *, void *, aviary_bus_call *, const char *);
  void *token;
} waiting;

static void answered(void *connection, void *result, void *data) {
  waiting *due = data;
  g_error *error = NULL;
  void *body = gio.g_dbus_connection_call_finish(connection, result, &error);
  if (!due->bus->is_closed && due->answered) {
    aviary_bus_call told = told_of(due->bus, body);
    due->answered(
        due->bus->owner, due->token, body ? &told : NULL, error ? error->message : NULL);
    clear(&told);
  }
  if (body) gio.g_variant_unref(body);
  if (error) gtk.g_error_free(error);
  let_go(due->bus);
  free(due);
}

void aviary_bus_call_method(
    aviary_bus *bus, const char *name, const char *path, const char *interface, const char *member,
    const char *tuple, int starts,
    void (*callback)(void *, void *, aviary_bus_call *, const char *), void *token) {
  void *arguments = bus->connection && tuple ? aviary_bus_parse(tuple) : NULL;
  if (!bus->connection || (tuple && !arguments)) {
    if (callback) callback(bus->owner, token, NULL, "not connected");
    return;
  }
  waiting *due = malloc(sizeof *due);
  if (!due) abort();
  *due = (waiting){hold(bus), callback, token};
  gio.g_dbus_connection_call(
      bus->connection, name, path, interface, member, arguments, NULL, starts ? 0 : NO_AUTO_START,
      -1, NULL, answered, due);
  if (arguments) gio.g_variant_unref(arguments);
}

static void signalled(
    void *connection, const char *sender, const char *path, const char *interface,
    const char *member, void *arguments, void *data) {
  aviary_bus *bus = data;
  (void)connection, (void)sender, (void)path;
  if (bus->is_closed) return;
  aviary_bus_call told = told_of(bus, arguments);
  hold(bus);
  bus->events.told(bus->owner, interface, member, &told);
  clear(&told);
  let_go(bus);
}

void aviary_bus_subscribe(
    aviary_bus *bus, const char *name, const char *path, const char *interface, const char *member) {
  if (!bus->connection || bus->subscription_count == 8) return;
  bus->subscriptions[bus->subscription_count++] = gio.g_dbus_connection_signal_subscribe(
      bus->connection, name, interface, member, path, NULL, 0, signalled, hold(bus), unsubscribed);
}

void aviary_bus_tell(
    aviary_bus *bus, const char *path, const char *interface, const char *member, const char *tuple) {
  void *value = bus->connection && tuple ? aviary_bus_parse(tuple) : NULL;
  if (tuple && !value) return;
  if (bus->connection)
    gio.g_dbus_connection_emit_signal(
        bus->connection, NULL, path, interface, member, value, NULL);
  if (value) gio.g_variant_unref(value);
}
