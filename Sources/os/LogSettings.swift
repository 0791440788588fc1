import Foundation

/// What is logged, by the environment.
///
/// `AVIARY_LOG_LEVEL` is the least grave level that is logged: `debug`, `info` (the default),
/// `default`, `error`, `fault`, or `off`. It may be told for subsystems:
/// `error,com.example.app=debug`. `AVIARY_LOG_PRIVATE=1` shows private values. Under a debugger all
/// is logged and private values are shown, as in Xcode's console. `OS_ACTIVITY_MODE=disable`, which
/// people set in Xcode, is `off`.
struct LogSettings {
  /// The least gravity that is logged (see `OSLogType.gravity`) where nothing is told for a
  /// subsystem.
  var gravity = 1
  var subsystems: [String: Int] = [:]
  var showsPrivate = false

  static let off = 5

  static let current = LogSettings(
    environment: ProcessInfo.processInfo.environment,
    hasDebugger: hasDebugger
  )

  init(environment: [String: String], hasDebugger: Bool) {
    if hasDebugger { gravity = 0 }
    if environment["OS_ACTIVITY_MODE"] == "disable" { gravity = Self.off }
    for part in environment["AVIARY_LOG_LEVEL", default: ""].split(separator: ",") {
      let sides = part.split(separator: "=")
      guard let level = sides.last.flatMap({ Self.gravity(of: $0) }) else { continue }
      if sides.count == 2 { subsystems[String(sides[0])] = level } else { gravity = level }
    }
    showsPrivate = hasDebugger || environment["AVIARY_LOG_PRIVATE"] == "1"
  }

  private static func gravity(of name: Substring) -> Int? {
    let levels: [OSLogType] = [.debug, .info, .default, .error, .fault]
    if name == "off" { return off }
    return levels.first { $0.name == name }?.gravity
  }

  func gravity(of subsystem: String) -> Int { subsystems[subsystem] ?? gravity }

  /// Whether another process traces this one.
  private static var hasDebugger: Bool {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("TracerPid:") })
    else { return false }
    return line.split(separator: "\t").last.map { $0 != "0" } ?? false
  }
}
