/// The folders that all programs of a system share, by the XDG Base Directory Specification.
///
/// A variable that is empty counts as not set; paths that don't begin at the root count for nothing. It is here since this
/// is the lowest of the modules that look into these folders.
package struct BaseFolders {
  private let variable: (String) -> String?

  /// - Parameter variable: The value of a variable of the program's environment; nil where it is not set.
  package init(_ variable: @escaping (String) -> String?) {
    self.variable = { variable($0).flatMap { $0.isEmpty ? nil : $0 } }
  }

  package init(_ environment: [String: String]) { self.init { environment[$0] } }

  /// The folders for data, the user's first; none ends in a stroke.
  ///
  /// `$XDG_DATA_HOME`, then those in `$XDG_DATA_DIRS`, with what the specification says where one is not set.
  package var data: [String] {
    let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
    let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let folders = [home].compactMap(\.self) + system.split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }.map { path in
      path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }

  /// The folder of the user's caches, `$XDG_CACHE_HOME` or else `~/.cache`; nil where there is neither.
  package var cache: String? { folder("XDG_CACHE_HOME", below: ".cache") }

  /// The folder of what the user's programs keep between runs, `$XDG_STATE_HOME` or else `~/.local/state`; nil where there
  /// is neither.
  package var state: String? { folder("XDG_STATE_HOME", below: ".local/state") }

  private func folder(_ name: String, below usual: String) -> String? {
    let own = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/\(usual)" : nil }
    return own ?? home
  }
}
