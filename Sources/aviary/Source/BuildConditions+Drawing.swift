import AviaryProject

extension BuildConditions {
  /// The conditions of what is drawn here: Linux, with `DEBUG` set as in Xcode's previews.
  ///
  /// - Parameter modules: The modules that can be imported besides those that come with the compiler.
  static func drawing(with modules: Set<String>) -> BuildConditions {
    let toolchain: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Dispatch",
      "Glibc",
      "Synchronization", "RegexBuilder",
    ]
    return BuildConditions(
      system: .linux,
      modules: modules.union(toolchain),
      flags: ["DEBUG"]
    )
  }
}
