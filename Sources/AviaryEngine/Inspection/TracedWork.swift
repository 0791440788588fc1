import Foundation

/// Takes down which bodies run, why, and what is laid out.
package final class TracedWork: BodyTrace {
  private let file: TraceFile
  /// The bodies that run, the outermost first.
  private var open:
    [(name: String, isOfToolkit: Bool, changes: [String], start: TraceFile.Moment)] =
      []

  package init(_ file: TraceFile) { self.file = file }

  package func bodyWillRun(_ name: String, isOfToolkit: Bool, changes: [String]) {
    open.append((name, isOfToolkit, changes, .now))
  }

  package func bodyDidReturn() {}

  package func bodyDidRun() {
    guard let run = open.popLast() else { return }
    file.span(
      run.name,
      run.isOfToolkit ? "body,toolkit" : "body",
      since: run.start,
      ["changes": .text(run.changes.joined(separator: ", "))]
    )
  }

  package func traced<Result>(_ pass: String, _ work: () -> Result) -> Result {
    let start = TraceFile.Moment.now
    defer { file.span(pass, "layout", since: start) }
    return work()
  }
}
