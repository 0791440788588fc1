import CCairo

/// Where fontconfig, as the system and the user have set it up, says that fonts are.
struct FontDirectories {
  /// The directories to look in, all the way down, the first ones first; empty where fontconfig is not set up.
  let directories: [String]
  /// The folders of the files that say so, and the directories themselves: when one of them changes, comes or goes, fonts
  /// may be elsewhere.
  let sources: [String]

  /// Reads fontconfig's files, but no fonts.
  init() {
    guard let config = FcInitLoadConfig() else {
      (directories, sources) = ([], [])
      return
    }
    directories = Self.strings(FcConfigGetFontDirs(config))
    var folders: [String] = []
    for file in Self.strings(FcConfigGetConfigFiles(config)) {
      guard let slash = file.lastIndex(of: "/") else { continue }
      let folder = String(file[..<slash])
      if !folders.contains(folder) { folders.append(folder) }
    }
    sources = folders + directories
    FcConfigDestroy(config)
  }

  /// What is in a list, which is freed.
  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var found: [String] = []
    while let text = FcStrListNext(list) { found.append(String(cString: text)) }
    return found
  }
}
