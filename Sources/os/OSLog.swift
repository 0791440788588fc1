/// Where messages are logged to: a subsystem, and a category in it.
public final class OSLog: Sendable, Hashable {
  let subsystem: String
  let category: String
  /// The least gravity that is logged.
  let gravity: Int
  /// Whether signposts are written; they are the points that tell how long something takes.
  private let hasSignposts: Bool

  private init(subsystem: String, category: String, gravity: Int) {
    self.subsystem = subsystem
    self.category = category
    self.gravity = gravity
    // Signposts are as talkative as debug messages.
    hasSignposts = gravity == 0
  }

  /// A log of a subsystem.
  ///
  /// - Parameters:
  ///   - subsystem: The program's or a part's name, of the form `com.example.app`.
  ///   - category: A part's name, as "network".
  public convenience init(subsystem: String, category: String) {
    self.init(
      subsystem: subsystem,
      category: category,
      gravity: LogSettings.current.gravity(of: subsystem)
    )
  }

  /// A log of a subsystem, with a category that says what is done with the messages.
  ///
  /// - Parameters:
  ///   - subsystem: The program's or a part's name, of the form `com.example.app`.
  ///   - category: The category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log of no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "", gravity: LogSettings.off)

  /// Whether messages of a level are kept.
  ///
  /// - Parameter type: The level.
  public func isEnabled(type: OSLogType) -> Bool { type.gravity >= gravity }

  /// Whether signposts are kept: only where debug messages are.
  public var signpostsEnabled: Bool { hasSignposts }

  /// Whether both are the same object.
  public static func == (a: OSLog, b: OSLog) -> Bool { a === b }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension OSLog {
  /// A category with a meaning.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Events that matter, among which others are read.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What only a tool that records turns on.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What only a tool that records turns on, with who called.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}
