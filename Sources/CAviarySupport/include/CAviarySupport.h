#ifndef CAVIARY_SUPPORT_H
#define CAVIARY_SUPPORT_H

/// Finds the previews that `#Preview` registered in this executable or shared library.
///
/// They are function pointers in the linker section `swui_previews`, from `*begin` up to `*end`; both
/// are null when there are none. An image (executable or shared library) has a section of its own, so
/// this finds the previews of the image that it is linked into. It costs nothing and never fails.
void aviary_preview_section(const void **begin, const void **end);

#endif
