import UniformTypeIdentifiers

/// Where files are that pictures are drawn with.
package enum DataFolders {
  /// The folders that may hold Bootstrap Icons' SVG files, the first to be searched first: that which `AVIARY_ICONS`
  /// names, then `bootstrap-icons/svg` in the user's and in the system's folders for data.
  ///
  /// - Parameter environment: The program's variables.
  package static func symbols(_ environment: [String: String]) -> [String] {
    var folders: [String] = []
    if let own = environment["AVIARY_ICONS"], !own.isEmpty { folders.append(own) }
    return folders + BaseFolders(environment).data.map { "\($0)/bootstrap-icons/svg" }
  }
}
