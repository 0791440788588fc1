#define _GNU_SOURCE
#include "CAviaryLibraries.h"
#include "AviaryLibrary.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The parts of libcurl's interface that are used here. */
enum {
  OPTION_WRITE_DATA = 10001,
  OPTION_URL = 10002,
  OPTION_FOLLOW = 52,
  OPTION_WRITE_FUNCTION = 20011,
  OPTION_NO_SIGNAL = 99,
  OPTION_ENCODING = 10102,
  OPTION_TIMEOUT = 13,
  INFO_STATUS = 0x200002,
};

static int (*global_init)(long);
static void *(*easy_init)(void);
static void (*easy_cleanup)(void *);
static int (*easy_setopt)(void *, int, ...);
static int (*easy_perform)(void *);
static int (*easy_getinfo)(void *, int, ...);
static const char *(*easy_strerror)(int);

static int load_curl(char **error) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static int loaded;
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", NULL};
  static const aviary_symbol symbols[] = {
    {"curl_global_init", (void **)(void *)&global_init},
    {"curl_easy_init", (void **)(void *)&easy_init},
    {"curl_easy_cleanup", (void **)(void *)&easy_cleanup},
    {"curl_easy_setopt", (void **)(void *)&easy_setopt},
    {"curl_easy_perform", (void **)(void *)&easy_perform},
    {"curl_easy_getinfo", (void **)(void *)&easy_getinfo},
    {"curl_easy_strerror", (void **)(void *)&easy_strerror},
  };
  pthread_mutex_lock(&lock);
  if (!loaded) {
    loaded = aviary_load_library(
        names, "libcurl4", symbols, sizeof symbols / sizeof symbols[0], error);
    if (loaded) global_init(3);
  }
  int is_loaded = loaded;
  pthread_mutex_unlock(&lock);
  return is_loaded;
}

typedef struct {
  char *bytes;
  size_t count;
} block;

static size_t append(const void *bytes, size_t size, size_t count, void *closure) {
  block *result = closure;
  char *grown = realloc(result->bytes, result->count + size * count + 1);
  if (!grown) return 0;
  memcpy(grown + result->count, bytes, size * count);
  result->bytes = grown;
  result->count += size * count;
  return size * count;
}

void *aviary_load(const char *address, size_t *count, long *status, char **error) {
  if (!load_curl(error)) return NULL;
  void *handle = easy_init();
  if (!handle) {
    *error = strdup("no memory to load from an address");
    return NULL;
  }
  block result = {NULL, 0};
  easy_setopt(handle, OPTION_URL, address);
  easy_setopt(handle, OPTION_WRITE_FUNCTION, append);
  easy_setopt(handle, OPTION_WRITE_DATA, &result);
  easy_setopt(handle, OPTION_FOLLOW, 1L);
  easy_setopt(handle, OPTION_NO_SIGNAL, 1L);
  /* All encodings that the library knows; a minute, as URLSession waits. */
  easy_setopt(handle, OPTION_ENCODING, "");
  easy_setopt(handle, OPTION_TIMEOUT, 60L);
  int code = easy_perform(handle);
  *status = 0;
  easy_getinfo(handle, INFO_STATUS, status);
  easy_cleanup(handle);
  if (code != 0) {
    *error = strdup(easy_strerror(code));
    free(result.bytes);
    return NULL;
  }
  *count = result.count;
  return result.bytes ? result.bytes : calloc(1, 1);
}
