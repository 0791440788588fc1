#ifndef CAVIARY_SERVER_H
#define CAVIARY_SERVER_H

#include <stddef.h>
#include <stdint.h>

/// What a request is answered with; filled by who is asked.
typedef struct {
  /// Such as 200 or 404.
  int status;
  /// Copied before the callback's return value counts; may be null where `length` is 0.
  const char *bytes;
  size_t length;
  /// Such as "text/html"; has to live as long as the process.
  const char *type;
} aviary_server_reply;

/// Who is told of what happens. All are called on the server's own thread, one after the other.
typedef struct {
  void *context;
  /// Answers a GET request. `query`, `host` and `origin` may be null.
  void (*request)(
      void *context, const char *path, const char *query, const char *host, const char *origin,
      aviary_server_reply *reply);
  /// Whether a page may talk; not 0 for yes.
  int (*may_open)(void *context, const char *query, const char *host, const char *origin);
  /// A page has come; it is called by `page` from now on.
  void (*opened)(void *context, int64_t page, const char *query);
  /// A page has said something in text.
  void (*message)(void *context, int64_t page, const char *bytes, size_t length);
  /// A page has gone. It is not heard of again.
  void (*closed)(void *context, int64_t page);
} aviary_server_callbacks;

/// Serves pages and web sockets at 127.0.0.1 with libsoup 3, which is loaded now, on a thread of its own, for as long as
/// the process lives. There is one server in a process.
///
/// - port: 0 for any that is free.
/// - socket_path: The path that web sockets are opened at.
/// - limit: Longer messages of pages, in bytes, end the page's connection.
/// - error: Set where it can't; to be freed.
/// - Returns: The port, or 0.
int aviary_server_start(
    int port, const char *socket_path, size_t limit, const aviary_server_callbacks *callbacks,
    char **error);

/// Sends a message to a page, on any thread; one that has gone gets nothing.
void aviary_server_send(int64_t page, const void *bytes, size_t length, int is_text);

/// Ends the talk with a page, on any thread.
void aviary_server_close(int64_t page);

/// Loads GTK 4 and WebKit, and opens the display. Has to be called on the main thread.
///
/// - error: Set where it can't: a package or a display is missing; to be freed.
/// - Returns: Not 0 where a window can be shown.
int aviary_window_load(char **error);

/// Shows a page in a window, on the main thread, until the window is closed. ``aviary_window_load`` has to come before.
///
/// - width, height: The window's first size in points.
void aviary_window_run(const char *title, const char *address, int width, int height);

#endif
