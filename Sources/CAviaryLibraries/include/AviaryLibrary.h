#ifndef AVIARY_LIBRARY_H
#define AVIARY_LIBRARY_H

#include <stddef.h>

/* A function that is looked up by its name, and where its address goes. */
typedef struct {
  const char *name;
  void **address;
} aviary_symbol;

/* Loads the first of the libraries that is there, and looks the functions up in it and in what it needs.
   `package` is what to install where none is. False where that fails, and `error` says why. */
int aviary_load_library(
    const char *const *names, const char *package, const aviary_symbol *symbols, size_t count,
    char **error);

/* The same unless `loaded` is set, which it sets. May be called on any thread. */
int aviary_load_once(
    int *loaded, const char *const *names, const char *package, const aviary_symbol *symbols,
    size_t count, char **error);

#endif
