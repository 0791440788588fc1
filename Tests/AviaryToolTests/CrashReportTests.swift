import Testing

@testable import AviaryCommand

@Suite("CrashReport")
struct CrashReportTests {
  @Test("the runtime's message is found, with its place, and without a dump")
  func trap() {
    let output = """
      something printed before
      AviaryFile/Card.swift:5: Fatal error: Unexpectedly found nil
      *** Signal 4: Backtracing from 0x7f … done ***
      """
    #expect(
      CrashReport.trap(in: output)
        == CrashReport.Trap(
          message: "Unexpectedly found nil",
          place: "AviaryFile/Card.swift:5"
        )
    )
    #expect(CrashReport.trap(in: "all well") == nil)
    #expect(CrashReport.trap(in: "a/b.swift:1: Fatal error")?.message == "a precondition failed")
  }

  @Test("the innermost frame in the user's file is the place")
  func place() {
    let backtrace = """
      Thread 0 crashed:
      0 0x00007f _assertionFailure(_:_:file:line:flags:) + 363 in libswiftCore.so
      1 [ra] 0x000055 Card.init() + 80 in run at /tmp/trap.swift:5:12
      2 [ra] 0x000055 closure #1 in main + 9 in run at /tmp/trap.swift:9:1
      """
    #expect(CrashReport.place(in: "tmp/trap.swift", backtrace: backtrace) == "5:12")
    #expect(CrashReport.place(in: "other.swift", backtrace: backtrace) == nil)
  }

  @Test("the message names the file, the line and the reason")
  func message() {
    let output = "AviaryFile/Card.swift:5: Fatal error: Index out of range"
    #expect(
      CrashReport.message(file: "x/Card.swift", signal: 4, output: output, place: nil)
        == "x/Card.swift:5: the view could not be drawn: Index out of range"
    )
    #expect(
      CrashReport.message(file: "x/Card.swift", signal: 11, output: "", place: "3:2")
        == "x/Card.swift:3:2: the view could not be drawn: the drawing process ended with a bad "
        + "memory access (endless recursion?)"
    )
  }
}
