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
      1 [ra] 0x000055 swift_task_run + 8 in libswift_Concurrency.so at /src/Task.swift:3:1
      1 [ra] 0x000055 Card.init() + 80 in run at /tmp/trap.swift:5:12
      2 [ra] 0x000055 closure #1 in main + 9 in run at /tmp/trap.swift:9:1
      """
    func place(_ sources: [String: String]) -> String? {
      CrashReport.place(in: sources, backtrace: backtrace)
    }
    #expect(place(["/tmp/trap.swift": "tmp/trap.swift"]) == "tmp/trap.swift:5:12")
    #expect(place(["/tmp/other.swift": "other.swift"]) == nil)
    // A copy was compiled, and is found by its name, or not at all where several have it.
    #expect(place(["/c/trap.swift": "Kit/A/trap.swift"]) == "Kit/A/trap.swift:5:12")
    #expect(place(["/c/trap.swift": "A/trap.swift", "/d/trap.swift": "B/trap.swift"]) == nil)
    #expect(CrashReport.withoutBacktrace("one\n\n*** Signal 4: …\nThread 0") == "one\n")
  }

  @Test("the message names the file, the line and the reason")
  func message() {
    let output = "AviaryFile/Card.swift:5: Fatal error: Index out of range"
    func message(
      _ file: String,
      _ source: String,
      _ signal: Int32,
      _ output: String,
      _ backtrace: String = "",
      view: String? = nil
    ) -> String {
      CrashReport.message(
        file: file,
        sources: ["/x/Card.swift": source],
        signal: signal,
        output: output,
        backtrace: backtrace,
        view: view
      )
    }
    #expect(
      message("x/Card.swift", "x/Card.swift", 4, output)
        == "x/Card.swift:5: the view could not be drawn: Index out of range"
    )
    #expect(
      message("x/Card.swift", "x/Card.swift", 11, "", "1 f() in run at /x/Card.swift:3:2")
        == "x/Card.swift:3:2: the view could not be drawn: the drawing process ended with a bad "
        + "memory access (endless recursion?)"
    )
    // Of a project the source is named, not the folder.
    #expect(
      message("Kit", "Kit/Sources/Card.swift", 4, output, view: "Boom")
        == "Kit/Sources/Card.swift:5: the preview 'Boom' could not be drawn: Index out of range"
    )
    #expect(
      message("Kit", "Kit/Sources/Row.swift", 4, "Swift/Array.swift:9: Fatal error: no")
        == "Kit: the view could not be drawn: no"
    )
  }
}
