import AviaryEngine
import Foundation
import SwiftUI
import Testing

private struct Traced: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count = 1 } }
}

@MainActor
@Suite("A trace of what a program does")
struct TraceFileTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("trace-\(UUID().uuidString).json")

  private func events() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require((json as? [String: Any])?["traceEvents"] as? [[String: Any]])
  }

  @Test("the file is a whole document after each flush, per thread, with odd names kept")
  func document() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let trace = TraceFile(path: file.path)
    let start = TraceFile.Moment.now
    trace.span(
      "a \"b\" \\ \n é",
      "paint",
      since: start,
      ["pixels": .number(12), "of": .text("x\ty")]
    )
    trace.flush()
    #expect(try events().count == 3)
    trace.instant("missed frame", "frame", ["frames": .number(.nan)])
    await Task.detached { trace.instant("tile", "paint") }.value
    trace.flush()
    let events = try events()
    let span = try #require(events.first { $0["ph"] as? String == "X" })
    #expect(span["name"] as? String == "a \"b\" \\ \n é" && span["cat"] as? String == "paint")
    #expect((span["args"] as? [String: Any])?["pixels"] as? Int == 12)
    #expect((span["args"] as? [String: Any])?["of"] as? String == "x\ty")
    #expect((span["dur"] as? Double ?? -1) >= 0)
    let threads = Set(
      events.filter { $0["name"] as? String == "thread_name" }.map { $0["tid"] as? Int }
    )
    let used = Set(events.filter { $0["ph"] as? String != "M" }.map { $0["tid"] as? Int })
    #expect(threads == used)
  }

  @Test("a disk that is full is told once, and the program goes on")
  func fullDisk() {
    let told = Told()
    let trace = TraceFile(path: "/dev/full") { told.add($0) }
    for _ in 0..<3 {
      trace.instant("event", "event")
      trace.flush()
    }
    #expect(told.sentences == ["AVIARY_TRACE: can't write /dev/full: No space left on device"])
    #expect(!trace.isOpen)
    let other = TraceFile(path: "/nowhere/trace") { told.add($0) }
    other.instant("event", "event")
    other.flush()
    #expect(
      told.sentences.last == "AVIARY_TRACE: can't write /nowhere/trace: No such file or directory"
    )
    #expect(told.sentences.count == 2)
  }

  @Test("bodies are taken down with what has changed, and layout")
  func bodies() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let trace = TraceFile(path: file.path)
    let work = TracedWork(trace)
    let surface = try _ViewSurface(content: Traced(), size: CGSize(width: 90, height: 40))
    surface.bodyTrace = work
    try surface.paint()
    trace.flush()
    let events = try events()
    let run = try #require(events.first { $0["name"] as? String == "Traced" })
    #expect((run["args"] as? [String: Any])?["changes"] as? String == "@self, @identity, _count")
    #expect(events.contains { $0["cat"] as? String == "layout" })
  }

  @Test("without one, and at rest, nothing is taken down and no work done")
  func costs() throws {
    let surface = try _ViewSurface(content: Traced(), size: CGSize(width: 90, height: 40))
    #expect(TraceFile.shared == nil && surface.bodyTrace == nil)
    try surface.paint()
    defer { try? FileManager.default.removeItem(at: file) }
    let trace = TraceFile(path: file.path)
    surface.bodyTrace = TracedWork(trace)
    let before = surface.counters
    try surface.paint()
    trace.flush()
    #expect(surface.counters.bodies == before.bodies)
    #expect(try events().count == 1)
  }
}

private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []
  var sentences: [String] { lock.withLock { all } }
  func add(_ sentence: String) { lock.withLock { all.append(sentence) } }
}
