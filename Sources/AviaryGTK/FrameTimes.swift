import Foundation

/// Writes down how long frames of windows take, where the environment asks for it: `AVIARY_FRAME_TIMES` names a file.
///
/// Each line tells of one frame, in milliseconds: from the first event or change since the frame before to the end
/// of painting, the display's part included; of it waiting for the display's next frame; updating; painting.
@MainActor
final class FrameTimes {
  /// nil where nobody wants to know.
  static let shared: FrameTimes? = {
    guard let path = ProcessInfo.processInfo.environment["AVIARY_FRAME_TIMES"] else { return nil }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      FileHandle.standardError.write(Data("AVIARY_FRAME_TIMES: can't write \(path)\n".utf8))
      return nil
    }
    return FrameTimes(file)
  }()

  private let file: FileHandle
  /// When what is shown next began; nil while nothing has happened.
  private var start: ContinuousClock.Instant?
  private var waiting: Duration?
  private var updating = Duration.zero
  private var painting = Duration.zero
  private var hasPainted = false

  private init(_ file: FileHandle) {
    self.file = file
    try? file.write(contentsOf: Data("total wait update paint\n".utf8))
  }

  /// Something has happened that the next frame shows.
  func begin() {
    if start == nil { start = .now }
  }

  func measureUpdate<Result>(_ work: () -> Result) -> Result {
    begin()
    let start = ContinuousClock.now
    if waiting == nil, let begin = self.start { waiting = start - begin }
    defer { updating += .now - start }
    return work()
  }

  func measurePainting(_ work: () -> Void) {
    let start = ContinuousClock.now
    work()
    painting += .now - start
    hasPainted = true
  }

  /// The display has put the frame together.
  func end() {
    if hasPainted, let start {
      let times = [.now - start, waiting ?? .zero, updating, painting].map { duration in
        let (seconds, attoseconds) = duration.components
        return String(format: "%.3f", Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
      }
      try? file.write(contentsOf: Data((times.joined(separator: " ") + "\n").utf8))
    }
    start = nil
    waiting = nil
    updating = .zero
    painting = .zero
    hasPainted = false
  }
}
