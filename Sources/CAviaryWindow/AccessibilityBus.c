#define _GNU_SOURCE
#include "Bus.h"
#include "CAviaryAccessibility.h"

#include <AviaryLibrary.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

aviary_bus_functions gio;

int aviary_load_bus(void) {
  static int is_tried, is_loaded;
  static const char *const names[] = {"libgio-2.0.so.0", NULL};
  static const aviary_symbol symbols[] = {
#define X(result, name, arguments) {#name, (void **)(void *)&gio.name},
    AVIARY_BUS_FUNCTIONS(X)
#undef X
  };
  if (is_tried) return is_loaded;
  is_tried = 1;
  char *error = NULL;
  is_loaded = aviary_load_library(
      names, "libglib2.0-0", symbols, sizeof symbols / sizeof symbols[0], &error);
  if (!is_loaded) fprintf(stderr, "D-Bus: %s\n", error ? error : "out of memory");
  free(error);
  return is_loaded;
}

void *aviary_bus_parse(const char *text) {
  g_error *error = NULL;
  void *value = gio.g_variant_parse(NULL, text, NULL, NULL, &error);
  if (value) return gio.g_variant_ref_sink(value);
  fprintf(stderr, "D-Bus: %s in %s\n", error ? error->message : "?", text);
  if (error) gtk.g_error_free(error);
  return NULL;
}

/* MARK: GTK's own */

static int hides_gtk;

void aviary_accessibility_replace_gtk(void) {
  const char *choice = getenv("GTK_A11Y");
  if (choice && *choice) return;
  hides_gtk = setenv("GTK_A11Y", "none", 1) == 0;
}

void aviary_accessibility_restore_environment(void) {
  if (hides_gtk) unsetenv("GTK_A11Y");
  hides_gtk = 0;
}

/* MARK: Whether there is any */

static void *session;
static void (*wanted_changed)(int);
static int is_wanted;

/* GIO would start a bus where there is none. */
int aviary_has_session_bus(void) {
  if (getenv("DBUS_SESSION_BUS_ADDRESS")) return 1;
  const char *folder = getenv("XDG_RUNTIME_DIR");
  char path[4096];
  struct stat status;
  if (!folder || snprintf(path, sizeof path, "%s/bus", folder) >= (int)sizeof path) return 0;
  return stat(path, &status) == 0;
}

/* Calls a method; `ready` gets what it answers. */
static void call(
    void *connection, const char *name, const char *path, const char *interface, const char *member,
    const char *arguments, int flags, aviary_ready ready, void *data) {
  void *tuple = arguments ? aviary_bus_parse(arguments) : NULL;
  gio.g_dbus_connection_call(
      connection, name, path, interface, member, tuple, NULL, flags, -1, NULL, ready, data);
  if (tuple) gio.g_variant_unref(tuple);
}

enum { NO_AUTO_START = 1 };

/* Whether one of the two properties that say so is set in an answer of GetAll. */
static int says_enabled(void *answer) {
  int is_on = 0;
  void *properties = gio.g_variant_get_child_value(answer, 0);
  for (size_t i = 0; i < gio.g_variant_n_children(properties); i++) {
    void *entry = gio.g_variant_get_child_value(properties, i);
    void *key = gio.g_variant_get_child_value(entry, 0);
    void *boxed = gio.g_variant_get_child_value(entry, 1);
    void *value = gio.g_variant_get_variant(boxed);
    const char *name = gio.g_variant_get_string(key, NULL);
    if (strcmp(name, "IsEnabled") == 0 || strcmp(name, "ScreenReaderEnabled") == 0)
      is_on |= gio.g_variant_classify(value) == 'b' && gio.g_variant_get_boolean(value);
    gio.g_variant_unref(value);
    gio.g_variant_unref(boxed);
    gio.g_variant_unref(key);
    gio.g_variant_unref(entry);
  }
  gio.g_variant_unref(properties);
  return is_on;
}

static void looked(void *connection, void *result, void *data) {
  (void)data;
  void *answer = gio.g_dbus_connection_call_finish(connection, result, NULL);
  int now = answer && says_enabled(answer);
  if (answer) gio.g_variant_unref(answer);
  if (now == is_wanted) return;
  is_wanted = now;
  wanted_changed(now);
}

static void look(void) {
  call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "GetAll",
      "('org.a11y.Status',)", NO_AUTO_START, looked, NULL);
}

static void something_changed(
    void *connection, const char *sender, const char *path, const char *interface,
    const char *member, void *arguments, void *data) {
  (void)connection, (void)sender, (void)path, (void)interface, (void)member, (void)arguments;
  (void)data;
  look();
}

static void got_session(void *object, void *result, void *data) {
  (void)object, (void)data;
  session = gio.g_bus_get_finish(result, NULL);
  if (!session) return;
  gio.g_dbus_connection_signal_subscribe(
      session, "org.a11y.Bus", "org.freedesktop.DBus.Properties", "PropertiesChanged",
      "/org/a11y/bus", "org.a11y.Status", 0, something_changed, NULL, NULL);
  gio.g_dbus_connection_signal_subscribe(
      session, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
      "/org/freedesktop/DBus", "org.a11y.Bus", 0, something_changed, NULL, NULL);
  look();
}

void aviary_accessibility_observe(void (*changed)(int)) {
  wanted_changed = changed;
  const char *choice = getenv("GTK_A11Y");
  if ((choice && strcmp(choice, "none") == 0 && !hides_gtk) || !aviary_has_session_bus()) return;
  if (aviary_load_bus()) gio.g_bus_get(2, NULL, got_session, NULL);
}

/* MARK: The bus of assistive technology */

static void *bus;
static unsigned filter_id;
static void (*handle_call)(aviary_bus_call *);

static gboolean deliver(void *message) {
  aviary_bus_call *made = bus ? calloc(1, sizeof *made) : NULL;
  if (made) {
    made->message = message;
    made->connection = bus;
    made->body = gio.g_dbus_message_get_body(message);
    handle_call(made);
  } else {
    gtk.g_object_unref(message);
  }
  return 0;
}

/* On a thread of GIO's. */
static void *filter(void *connection, void *message, gboolean is_incoming, void *data) {
  static const char root[] = "/org/a11y/atspi";
  (void)connection, (void)data;
  /* 1 is G_DBUS_MESSAGE_TYPE_METHOD_CALL. */
  if (!is_incoming || gio.g_dbus_message_get_message_type(message) != 1) return message;
  const char *path = gio.g_dbus_message_get_path(message);
  if (!path || strncmp(path, root, sizeof root - 1) != 0) return message;
  gio.g_idle_add_full(0, deliver, message, NULL);
  return NULL;
}

/* Counts how often it was connected or disconnected: what belongs to an earlier time is let go of. */
static intptr_t attempt;
static void (*embedded)(const char *, const char *);

static void got_place(void *connection, void *result, void *data) {
  void *answer = gio.g_dbus_connection_call_finish(connection, result, NULL);
  if (!answer) return;
  void *pair = gio.g_variant_get_child_value(answer, 0);
  void *name = gio.g_variant_get_child_value(pair, 0);
  void *path = gio.g_variant_get_child_value(pair, 1);
  if ((intptr_t)data == attempt)
    embedded(gio.g_variant_get_string(name, NULL), gio.g_variant_get_string(path, NULL));
  gio.g_variant_unref(name);
  gio.g_variant_unref(path);
  gio.g_variant_unref(pair);
  gio.g_variant_unref(answer);
}

static void embed(void) {
  char *arguments;
  if (asprintf(
          &arguments, "(('%s', objectpath '/org/a11y/atspi/accessible/root'),)",
          aviary_accessibility_name()) < 0)
    return;
  call(
      bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket",
      "Embed", arguments, 0, got_place, (void *)attempt);
  free(arguments);
}

static void connected(void *object, void *result, void *data) {
  (void)object;
  g_error *error = NULL;
  void *made = gio.g_dbus_connection_new_for_address_finish(result, &error);
  if (!made) {
    fprintf(stderr, "assistive technology: %s\n", error ? error->message : "no bus");
    if (error) gtk.g_error_free(error);
    return;
  }
  gio.g_dbus_connection_set_exit_on_close(made, 0);
  if ((intptr_t)data != attempt) {
    gio.g_dbus_connection_close(made, NULL, NULL, NULL);
    gtk.g_object_unref(made);
    return;
  }
  bus = made;
  filter_id = gio.g_dbus_connection_add_filter(bus, filter, NULL, NULL);
  embed();
}

static void got_address(void *connection, void *result, void *data) {
  void *answer = gio.g_dbus_connection_call_finish(connection, result, NULL);
  if (!answer) return;
  void *address = gio.g_variant_get_child_value(answer, 0);
  /* 1 | 8: as a client, of a message bus. */
  if ((intptr_t)data == attempt)
    gio.g_dbus_connection_new_for_address(
        gio.g_variant_get_string(address, NULL), 1 | 8, NULL, NULL, connected, data);
  gio.g_variant_unref(address);
  gio.g_variant_unref(answer);
}

void aviary_accessibility_connect(
    void (*handle)(aviary_bus_call *), void (*ready)(const char *, const char *)) {
  if (!session) return;
  attempt++;
  handle_call = handle;
  embedded = ready;
  call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, 0, got_address,
      (void *)attempt);
}

void aviary_accessibility_disconnect(void) {
  attempt++;
  if (!bus) return;
  gio.g_dbus_connection_remove_filter(bus, filter_id);
  gio.g_dbus_connection_close(bus, NULL, NULL, NULL);
  gtk.g_object_unref(bus);
  bus = NULL;
}

const char *aviary_accessibility_name(void) {
  return bus ? gio.g_dbus_connection_get_unique_name(bus) : "";
}

/* MARK: Calls */

const char *aviary_bus_call_path(aviary_bus_call *made) {
  return gio.g_dbus_message_get_path(made->message);
}

const char *aviary_bus_call_interface(aviary_bus_call *made) {
  const char *interface = gio.g_dbus_message_get_interface(made->message);
  return interface ? interface : "";
}

const char *aviary_bus_call_member(aviary_bus_call *made) {
  return gio.g_dbus_message_get_member(made->message);
}

/* An argument, kept until the answer; NULL for none. */
static void *argument(aviary_bus_call *made, int index) {
  void *body = made->body;
  if (index < 0 || index >= 8 || !body || (size_t)index >= gio.g_variant_n_children(body))
    return NULL;
  if (!made->kept[index]) {
    void *value = gio.g_variant_get_child_value(body, (size_t)index);
    if (gio.g_variant_classify(value) == 'v') {
      void *inner = gio.g_variant_get_variant(value);
      gio.g_variant_unref(value);
      value = inner;
    }
    made->kept[index] = value;
  }
  return made->kept[index];
}

const char *aviary_bus_call_string(aviary_bus_call *made, int index) {
  void *value = argument(made, index);
  int class = value ? gio.g_variant_classify(value) : 0;
  return class == 's' || class == 'o' ? gio.g_variant_get_string(value, NULL) : "";
}

/* What lies in an argument that is an array, a tuple or a dictionary, by two more numbers, of which -1 means the value
   itself; of a variant what is in it. To be let go of; NULL for none. */
static void *inside(aviary_bus_call *made, int index, int first, int second) {
  void *value = argument(made, index);
  if (!value) return NULL;
  value = gio.g_variant_ref_sink(value);
  const int path[] = {first, second};
  for (int i = 0; i < 2 && path[i] >= 0 && value; i++) {
    int class = gio.g_variant_classify(value);
    void *child = NULL;
    if ((class == 'a' || class == '(' || class == '{') && (size_t)path[i] < gio.g_variant_n_children(value))
      child = gio.g_variant_get_child_value(value, (size_t)path[i]);
    gio.g_variant_unref(value);
    value = child;
  }
  if (value && gio.g_variant_classify(value) == 'v') {
    void *child = gio.g_variant_get_variant(value);
    gio.g_variant_unref(value);
    value = child;
  }
  return value;
}

int aviary_bus_call_count(aviary_bus_call *made, int index) {
  void *value = argument(made, index);
  int class = value ? gio.g_variant_classify(value) : 0;
  return class == 'a' || class == '(' ? (int)gio.g_variant_n_children(value) : 0;
}

int64_t aviary_bus_call_inner_integer(aviary_bus_call *made, int index, int first, int second) {
  void *value = inside(made, index, first, second);
  int64_t number = 0;
  if (value && gio.g_variant_classify(value) == 'i') number = gio.g_variant_get_int32(value);
  if (value) gio.g_variant_unref(value);
  return number;
}

char *aviary_bus_call_inner_string(aviary_bus_call *made, int index, int first, int second) {
  void *value = inside(made, index, first, second);
  char *text = NULL;
  if (value && gio.g_variant_classify(value) == 's')
    text = strdup(gio.g_variant_get_string(value, NULL));
  if (value) gio.g_variant_unref(value);
  return text;
}

double aviary_bus_call_number(aviary_bus_call *made, int index) {
  void *value = argument(made, index);
  switch (value ? gio.g_variant_classify(value) : 0) {
  case 'i': return gio.g_variant_get_int32(value);
  case 'u': return gio.g_variant_get_uint32(value);
  case 'd': return gio.g_variant_get_double(value);
  case 'b': return gio.g_variant_get_boolean(value);
  default: return 0;
  }
}

int64_t aviary_bus_call_integer(aviary_bus_call *made, int index) {
  double number = aviary_bus_call_number(made, index);
  return number > -1e15 && number < 1e15 ? (int64_t)number : 0;
}

static void answer(aviary_bus_call *made, void *message) {
  for (int i = 0; i < 8; i++)
    if (made->kept[i]) gio.g_variant_unref(made->kept[i]);
  /* 1 is G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED. */
  if (made->connection && !(gio.g_dbus_message_get_flags(made->message) & 1))
    gio.g_dbus_connection_send_message(made->connection, message, 0, NULL, NULL);
  gtk.g_object_unref(message);
  gtk.g_object_unref(made->message);
  free(made);
}

void aviary_bus_call_reply(aviary_bus_call *made, const char *tuple) {
  void *value = aviary_bus_parse(tuple);
  if (!value) {
    aviary_bus_call_fail(made, "org.freedesktop.DBus.Error.Failed", "no answer");
    return;
  }
  void *message = gio.g_dbus_message_new_method_reply(made->message);
  gio.g_dbus_message_set_body(message, value);
  gio.g_variant_unref(value);
  answer(made, message);
}

void aviary_bus_call_fail(aviary_bus_call *made, const char *error, const char *text) {
  answer(made, gio.g_dbus_message_new_method_error_literal(made->message, error, text));
}

void aviary_bus_emit(
    const char *path, const char *interface, const char *member, const char *tuple) {
  void *value = bus ? aviary_bus_parse(tuple) : NULL;
  if (!value) return;
  gio.g_dbus_connection_emit_signal(bus, NULL, path, interface, member, value, NULL);
  gio.g_variant_unref(value);
}
