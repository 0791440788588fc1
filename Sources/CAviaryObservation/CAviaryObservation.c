#define _GNU_SOURCE
#include "CAviaryObservation.h"

#include <link.h>
#include <string.h>

_Thread_local AviaryThreadState aviary_thread_state_storage;

typedef struct {
  AviaryThreadLocals library, executable;
} Found;

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  Found *found = context;
  if (info->dlpi_tls_data == NULL) return 0;
  int is_library = strstr(info->dlpi_name, "libswiftObservation") != NULL;
  int is_executable = info->dlpi_name[0] == '\0';
  if (!is_library && !is_executable) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_TLS) continue;
    AviaryThreadLocals locals = {
      info->dlpi_tls_data, info->dlpi_phdr[i].p_memsz / sizeof(void *), info->dlpi_tls_modid
    };
    if (is_library) found->library = locals;
    else found->executable = locals;
  }
  return 0;
}

AviaryThreadLocals aviary_observation_thread_locals(void) {
  Found found = {{NULL, 0, 0}, {NULL, 0, 0}};
  dl_iterate_phdr(visit, &found);
  return found.library.words != NULL ? found.library : found.executable;
}

// What compilers call for a variable of another module; part of the ELF thread-local storage ABI.
typedef struct {
  unsigned long module, offset;
} Index;

extern void *__tls_get_addr(Index *);

void **aviary_thread_local(size_t module, size_t index) {
  Index place = {module, index * sizeof(void *)};
  return __tls_get_addr(&place);
}
