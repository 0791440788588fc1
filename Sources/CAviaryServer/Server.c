#define _GNU_SOURCE
#include "CAviaryServer.h"
#include "AviaryLibrary.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The parts of libsoup's and GLib's interfaces that are used here. */
typedef struct { unsigned domain; int code; char *message; } GError;
typedef struct list { void *data; struct list *next; } GSList;
enum { LISTEN_IPV4_ONLY = 2, MEMORY_COPY = 2, DATA_TEXT = 1, CLOSE_POLICY = 1008, CLOSE_NORMAL = 1000 };

static void *(*soup_server_new)(const char *, ...);
static void (*soup_server_add_handler)(void *, const char *, void *, void *, void *);
static void (*soup_server_add_early_handler)(void *, const char *, void *, void *, void *);
static void (*soup_server_add_websocket_handler)(
    void *, const char *, const char *, char **, void *, void *, void *);
static int (*soup_server_listen_local)(void *, unsigned, int, GError **);
static GSList *(*soup_server_get_uris)(void *);
static void *(*soup_server_message_get_request_headers)(void *);
static void *(*soup_server_message_get_response_headers)(void *);
static void *(*soup_server_message_get_request_body)(void *);
static void *(*soup_server_message_get_uri)(void *);
static const char *(*soup_server_message_get_method)(void *);
static void (*soup_server_message_set_status)(void *, unsigned, const char *);
static void (*soup_server_message_set_response)(void *, const char *, int, const char *, size_t);
static const char *(*soup_message_headers_get_one)(void *, const char *);
static int64_t (*soup_message_headers_get_content_length)(void *);
static int (*soup_message_headers_get_encoding)(void *);
static void (*soup_message_headers_replace)(void *, const char *, const char *);
static void (*soup_message_body_set_accumulate)(void *, int);
static void (*soup_websocket_connection_set_max_incoming_payload_size)(void *, uint64_t);
static void (*soup_websocket_connection_set_keepalive_interval)(void *, unsigned);
static void (*soup_websocket_connection_send_text)(void *, const char *);
static void (*soup_websocket_connection_send_binary)(void *, const void *, size_t);
static void (*soup_websocket_connection_close)(void *, unsigned short, const char *);
static int (*soup_websocket_connection_get_state)(void *);
static const char *(*g_uri_get_query)(void *);
static int (*g_uri_get_port)(void *);
static void *(*g_main_context_new)(void);
static void (*g_main_context_push_thread_default)(void *);
static void (*g_main_context_invoke)(void *, int (*)(void *), void *);
static void *(*g_main_loop_new)(void *, int);
static void (*g_main_loop_run)(void *);
static unsigned long (*g_signal_connect_data)(
    void *, const char *, void *, void *, void *, int);
static void *(*g_object_ref)(void *);
static void (*g_object_unref)(void *);
static const void *(*g_bytes_get_data)(void *, size_t *);
static void (*g_error_free)(GError *);

static int load_soup(char **error) {
  static const char *const names[] = {"libsoup-3.0.so.0", NULL};
#define S(name) {#name, (void **)(void *)&name}
  static const aviary_symbol symbols[] = {
    S(soup_server_new), S(soup_server_add_handler), S(soup_server_add_early_handler),
    S(soup_server_add_websocket_handler), S(soup_server_listen_local), S(soup_server_get_uris),
    S(soup_server_message_get_request_headers), S(soup_server_message_get_response_headers),
    S(soup_server_message_get_request_body), S(soup_server_message_get_uri),
    S(soup_server_message_get_method), S(soup_server_message_set_status),
    S(soup_server_message_set_response), S(soup_message_headers_get_one),
    S(soup_message_headers_get_content_length), S(soup_message_headers_get_encoding),
    S(soup_message_headers_replace), S(soup_message_body_set_accumulate),
    S(soup_websocket_connection_set_max_incoming_payload_size),
    S(soup_websocket_connection_set_keepalive_interval), S(soup_websocket_connection_send_text),
    S(soup_websocket_connection_send_binary), S(soup_websocket_connection_close),
    S(soup_websocket_connection_get_state), S(g_uri_get_query), S(g_uri_get_port),
    S(g_main_context_new), S(g_main_context_push_thread_default), S(g_main_context_invoke),
    S(g_main_loop_new), S(g_main_loop_run), S(g_signal_connect_data), S(g_object_ref),
    S(g_object_unref), S(g_bytes_get_data), S(g_error_free),
  };
#undef S
  return aviary_load_library(
      names, "libsoup-3.0-0", symbols, sizeof symbols / sizeof symbols[0], error);
}

/* Pages; touched on the server's thread only. */
typedef struct page {
  int64_t id;
  void *connection;
  struct page *next;
} page;

static aviary_server_callbacks told;
static page *pages;
static int64_t last_page;
static size_t message_limit;
static void *context;
static const char *socket_place;

static page *find_page(int64_t id) {
  page *found = pages;
  while (found && found->id != id) found = found->next;
  return found;
}

static page *page_of(void *connection) {
  page *found = pages;
  while (found && found->connection != connection) found = found->next;
  return found;
}

static const char *header(void *message, const char *name) {
  return soup_message_headers_get_one(soup_server_message_get_request_headers(message), name);
}

static const char *query_of(void *message) {
  return g_uri_get_query(soup_server_message_get_uri(message));
}

/* Called when the headers are there: nothing that is asked here has a body, and none is read. */
static void on_headers(void *server, void *message, const char *path, void *query, void *data) {
  (void)server, (void)query, (void)data;
  /* Strangers get no socket. */
  if (!strcmp(path, socket_place)
      && !told.may_open(
          told.context, query_of(message), header(message, "Host"), header(message, "Origin"))) {
    soup_server_message_set_status(message, 403, NULL);
    return;
  }
  void *headers = soup_server_message_get_request_headers(message);
  const char *method = soup_server_message_get_method(message);
  int is_get = !strcmp(method, "GET") || !strcmp(method, "HEAD");
  /* 2 is chunked, whose length nobody knows. */
  int has_body = soup_message_headers_get_content_length(headers) > 0
      || soup_message_headers_get_encoding(headers) == 4;
  if (is_get && !has_body) return;
  soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0);
  soup_message_headers_replace(
      soup_server_message_get_response_headers(message), "Connection", "close");
  soup_server_message_set_status(message, is_get ? 413 : 405, NULL);
}

static void on_request(void *server, void *message, const char *path, void *query, void *data) {
  (void)server, (void)query, (void)data;
  aviary_server_reply reply = {404, NULL, 0, "text/plain"};
  told.request(
      told.context, path, query_of(message), header(message, "Host"), header(message, "Origin"),
      &reply);
  void *headers = soup_server_message_get_response_headers(message);
  soup_message_headers_replace(headers, "Cache-Control", "no-store");
  soup_message_headers_replace(headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_replace(headers, "Referrer-Policy", "no-referrer");
  soup_server_message_set_response(
      message, reply.type, MEMORY_COPY, reply.bytes ? reply.bytes : "", reply.length);
  soup_server_message_set_status(message, (unsigned)reply.status, NULL);
  free((void *)reply.bytes);
}

static void on_message(void *connection, int type, void *bytes, void *data) {
  (void)data;
  page *from = page_of(connection);
  if (!from || type != DATA_TEXT) return;
  size_t length = 0;
  const char *text = g_bytes_get_data(bytes, &length);
  told.message(told.context, from->id, text ? text : "", length);
}

static void on_closed(void *connection, void *data) {
  (void)data;
  page *gone = page_of(connection);
  if (!gone) return;
  page **place = &pages;
  while (*place != gone) place = &(*place)->next;
  *place = gone->next;
  int64_t id = gone->id;
  free(gone);
  g_object_unref(connection);
  told.closed(told.context, id);
}

static void on_socket(
    void *server, void *message, const char *path, void *connection, void *data) {
  (void)server, (void)path, (void)data;
  const char *query = query_of(message);
  if (!told.may_open(
          told.context, query, header(message, "Host"), header(message, "Origin"))) {
    soup_websocket_connection_close(connection, CLOSE_POLICY, "not allowed");
    return;
  }
  page *made = calloc(1, sizeof *made);
  if (!made) return;
  made->id = ++last_page;
  made->connection = g_object_ref(connection);
  made->next = pages;
  pages = made;
  soup_websocket_connection_set_max_incoming_payload_size(connection, message_limit);
  soup_websocket_connection_set_keepalive_interval(connection, 20);
  g_signal_connect_data(connection, "message", (void *)on_message, NULL, NULL, 0);
  g_signal_connect_data(connection, "closed", (void *)on_closed, NULL, NULL, 0);
  told.opened(told.context, made->id, query);
}

typedef struct {
  pthread_mutex_t lock;
  pthread_cond_t ready;
  int is_ready;
  int port;
  char *error;
} start;

static void *serve(void *argument) {
  start *starting = argument;
  context = g_main_context_new();
  g_main_context_push_thread_default(context);
  void *server = soup_server_new("server-header", "aviary ", NULL);
  soup_server_add_early_handler(server, NULL, (void *)on_headers, NULL, NULL);
  soup_server_add_handler(server, NULL, (void *)on_request, NULL, NULL);
  soup_server_add_websocket_handler(
      server, socket_place, NULL, NULL, (void *)on_socket, NULL, NULL);
  GError *error = NULL;
  int listens = soup_server_listen_local(
      server, (unsigned)starting->port, LISTEN_IPV4_ONLY, &error);
  int port = 0;
  if (listens) {
    GSList *uris = soup_server_get_uris(server);
    if (uris) port = g_uri_get_port(uris->data);
  }
  pthread_mutex_lock(&starting->lock);
  starting->port = port;
  if (!listens) {
    starting->error = strdup(error ? error->message : "it can't listen");
    if (error) g_error_free(error);
  }
  starting->is_ready = 1;
  pthread_cond_signal(&starting->ready);
  pthread_mutex_unlock(&starting->lock);
  if (listens) g_main_loop_run(g_main_loop_new(context, 0));
  return NULL;
}

int aviary_server_start(
    int port, const char *socket_path, size_t limit, const aviary_server_callbacks *callbacks,
    char **error) {
  if (context) {
    *error = strdup("there is a server already");
    return 0;
  }
  if (!load_soup(error)) return 0;
  told = *callbacks;
  message_limit = limit;
  socket_place = strdup(socket_path);
  start starting = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, port, NULL};
  pthread_t thread;
  if (pthread_create(&thread, NULL, serve, &starting)) {
    *error = strdup("a thread can't be made");
    return 0;
  }
  pthread_detach(thread);
  pthread_mutex_lock(&starting.lock);
  while (!starting.is_ready) pthread_cond_wait(&starting.ready, &starting.lock);
  pthread_mutex_unlock(&starting.lock);
  *error = starting.error;
  return starting.port;
}

/* What is to be sent, on its way to the server's thread. */
typedef struct {
  int64_t page;
  int kind;
  size_t length;
  char bytes[];
} parcel;

enum { PARCEL_TEXT, PARCEL_BINARY, PARCEL_CLOSE };

static int deliver(void *argument) {
  parcel *sent = argument;
  page *to = find_page(sent->page);
  /* 1 is an open connection. */
  if (to && soup_websocket_connection_get_state(to->connection) == 1) {
    if (sent->kind == PARCEL_TEXT)
      soup_websocket_connection_send_text(to->connection, sent->bytes);
    else if (sent->kind == PARCEL_BINARY)
      soup_websocket_connection_send_binary(to->connection, sent->bytes, sent->length);
    else
      soup_websocket_connection_close(to->connection, CLOSE_NORMAL, NULL);
  }
  free(sent);
  return 0;
}

static void post(int64_t page, const void *bytes, size_t length, int kind) {
  parcel *sent = malloc(sizeof *sent + length + 1);
  if (!sent) return;
  sent->page = page;
  sent->kind = kind;
  sent->length = length;
  if (length) memcpy(sent->bytes, bytes, length);
  sent->bytes[length] = 0;
  g_main_context_invoke(context, deliver, sent);
}

void aviary_server_send(int64_t page, const void *bytes, size_t length, int is_text) {
  if (context) post(page, bytes, length, is_text ? PARCEL_TEXT : PARCEL_BINARY);
}

void aviary_server_close(int64_t page) {
  if (context) post(page, NULL, 0, PARCEL_CLOSE);
}
