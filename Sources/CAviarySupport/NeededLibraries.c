// Swift tells the linker in this section of an object which libraries the imported modules are in, and the linker
// takes them whether anything of them is used or not. `import SwiftUI` imports FoundationNetworking too, and with it
// libcurl and some thirty libraries more, which double the time that a program takes to start. This line comes before
// all those: a program that loads no addresses is linked without them.
__attribute__((used, section(".swift1_autolink_entries"))) static const char needed_libraries[] =
    "-Wl,--as-needed";
