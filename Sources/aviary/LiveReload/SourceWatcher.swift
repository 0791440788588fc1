import Foundation

/// Waits for changes of sources: by what the system tells of their folders, and now and then by looking at all of them, for what it
/// does not tell of, such as files on other machines.
struct SourceWatcher {
  /// So long between looks at all sources where nothing is told, in seconds.
  private static let pause = (told: 1.0, untold: 0.02)

  private let path: String
  /// The sources as they were seen last.
  private(set) var sources: SourceSnapshot
  private var events: FolderEvents?
  /// When all of them were looked at, and how long that took, in seconds.
  private var looked = (at: Date.distantPast, seconds: 0.0)

  /// - Parameters:
  ///   - path: A file, a folder, a package or a project.
  ///   - listens: Whether the system is asked to tell of changes.
  init(_ path: String, listens: Bool = true) {
    self.path = path
    sources = SourceSnapshot(path)
    if listens { listen() }
    lookAtAll()
  }

  /// Whether changes are told of at once.
  var listens: Bool { events != nil }

  /// Waits until something has happened to the sources, and looks at them.
  ///
  /// - Parameter seconds: At most so long; nil for as long as is usual between two looks.
  mutating func look(within seconds: Double? = nil) {
    guard let events else {
      // Looking takes a tenth of the time, however many files there are.
      Thread.sleep(forTimeInterval: seconds ?? max(Self.pause.untold, looked.seconds * 9))
      return lookAtAll()
    }
    switch events.wait(seconds: seconds ?? Self.pause.told) {
    case .files(let paths):
      for path in paths where sources.onlyFile.map({ $0 == path }) ?? true {
        sources.look(at: path)
      }
    case .folders:
      lookAtAll()
      listen()
      // What came into a new folder before it was listened to.
      lookAtAll()
    case .nothing:
      let pause = max(Self.pause.told, looked.seconds * 9)
      if seconds == nil, Date().timeIntervalSince(looked.at) >= pause { lookAtAll() }
    }
  }

  private mutating func listen() {
    events = FolderEvents(sources.folders)
  }

  private mutating func lookAtAll() {
    let start = Date()
    sources = SourceSnapshot(path)
    looked = (start, Date().timeIntervalSince(start))
  }
}
