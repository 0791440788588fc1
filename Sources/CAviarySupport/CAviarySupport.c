#include "CAviarySupport.h"

// The linker defines these two at the bounds of a section whose name is a C identifier. They are weak
// because a program without previews has no such section, and hidden so that a shared library never
// sees the bounds of another image.
extern const char __start_swui_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swui_previews[] __attribute__((weak, visibility("hidden")));

void aviary_preview_section(const void **begin, const void **end) {
  *begin = __start_swui_previews;
  *end = __stop_swui_previews;
}
