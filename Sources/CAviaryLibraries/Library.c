#define _GNU_SOURCE
#include "AviaryLibrary.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

int aviary_load_library(
    const char *const *names, const char *package, const aviary_symbol *symbols, size_t count,
    char **error) {
  void *library = NULL;
  for (const char *const *name = names; *name && !library; name++)
    library = dlopen(*name, RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    if (asprintf(error, "%s; install the package %s", dlerror(), package) < 0) *error = NULL;
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    *symbols[i].address = dlsym(library, symbols[i].name);
    if (!*symbols[i].address) {
      if (asprintf(error, "%s has no %s", names[0], symbols[i].name) < 0) *error = NULL;
      return 0;
    }
  }
  return 1;
}

int aviary_load_once(
    int *loaded, const char *const *names, const char *package, const aviary_symbol *symbols,
    size_t count, char **error) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!*loaded) *loaded = aviary_load_library(names, package, symbols, count, error);
  int result = *loaded;
  pthread_mutex_unlock(&lock);
  return result;
}
