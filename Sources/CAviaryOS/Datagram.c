#define _GNU_SOURCE
#include "CAviaryOS.h"

#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// The socket of the process, made when first used; -1 before.
static _Atomic int shared_socket = -1;

static int opened_socket(void) {
  int socket_number = atomic_load(&shared_socket);
  if (socket_number >= 0) return socket_number;
  int new_number = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (new_number < 0) return -1;
  int none = -1;
  if (atomic_compare_exchange_strong(&shared_socket, &none, new_number)) return new_number;
  // Another thread was first.
  close(new_number);
  return none;
}

bool aviary_os_send(const char *path, const void *bytes, size_t count) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = strlen(path);
  if (length >= sizeof address.sun_path) return false;
  memcpy(address.sun_path, path, length + 1);
  int socket_number = opened_socket();
  if (socket_number < 0) return false;
  ssize_t sent = sendto(socket_number, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL, (struct sockaddr *)&address,
                        sizeof address);
  return sent == (ssize_t)count;
}
