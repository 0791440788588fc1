/// Where files are that all programs of a system share, by the XDG Base Directory Specification.
package enum DataFolders {
  /// The folders that may hold Bootstrap Icons' SVG files, the first to be searched first: that which `AVIARY_ICONS`
  /// names, then `bootstrap-icons/svg` in the user's and in the system's folders for data.
  ///
  /// - Parameter environment: The program's variables.
  package static func symbols(_ environment: [String: String]) -> [String] {
    var folders: [String] = []
    if let own = environment["AVIARY_ICONS"], !own.isEmpty { folders.append(own) }
    return folders + all(environment).map { "\($0)/bootstrap-icons/svg" }
  }

  /// `$XDG_DATA_HOME`, then those in `$XDG_DATA_DIRS`, with what the specification says where one is not set.
  ///
  /// Paths that don't begin at the root count for nothing.
  static func all(_ environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let home = value("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
    let system = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let folders = [home].compactMap(\.self) + system.split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }.map { path in
      path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }
}
