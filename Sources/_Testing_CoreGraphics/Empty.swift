// A file that imports both `Testing` and `CoreGraphics` is given a module of this name by the compiler: swift-testing says so
// for Apple's CoreGraphics, to attach images to tests, and Linux has no such module. Without this one no test of a client that
// imports SwiftUI would compile. It is empty, since importing `Testing` here would link it into every app.
