// Swift tells the linker in this section of an object which libraries the imported modules are in, and the linker
// takes them whether anything of them is used or not. `import SwiftUI` imports FoundationNetworking too, and with it
// libcurl and some thirty libraries more, which double the time that a program takes to start. This line comes before
// all those: a program that loads no addresses is linked without them.
//
// The linker takes the section away, so AddressSanitizer must not point to what is in it.
__attribute__((used, section(".swift1_autolink_entries"), no_sanitize("address"))) static const char needed_libraries[] =
    "-Wl,--as-needed";
