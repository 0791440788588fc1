/// The fonts text is set in, by the Debian packages that bring them.
///
/// They are looked for in the directories that fontconfig names. Only the files named here are looked at, and no other
/// rules of the system's `fonts.conf` hold, so that the same text is set the same way on every machine with the same
/// packages.
enum FontPackages {
  /// A package, and the files of it we use, as patterns of paths: their names are those that their makers gave them.
  struct Package {
    var name: String
    var patterns: [String]
    /// The family that the package is there for.
    var family: String
  }

  /// SwiftUI's default design.
  ///
  /// Nothing is drawn without it.
  static let interface = Package(
    name: "fonts-inter",
    patterns: ["*/Inter*"],
    family: "Inter"
  )

  static let serif = Package(
    name: "fonts-noto-core",
    patterns: ["*/NotoSerif-*", "*/NotoSerif[*"],
    family: "Noto Serif"
  )
  static let rounded = Package(
    name: "fonts-quicksand",
    patterns: ["*/Quicksand*"],
    family: "Quicksand"
  )
  static let monospaced = Package(
    name: "fonts-jetbrains-mono",
    patterns: ["*/JetBrainsMono-*", "*/JetBrainsMono[*"],
    family: "JetBrains Mono"
  )
  static let emoji = Package(
    name: "fonts-noto-color-emoji",
    patterns: ["*/NotoColorEmoji*"],
    family: "Noto Color Emoji"
  )

  /// What other scripts are set in, when it is installed.
  static let scripts = [
    Package(name: "fonts-noto-core", patterns: ["*/NotoSans*"], family: "Noto Sans"),
    Package(name: "fonts-noto-cjk", patterns: ["*/NotoSansCJK-*"], family: "Noto Sans CJK SC"),
    Package(name: "fonts-dejavu-core", patterns: ["*/DejaVuSans*"], family: "DejaVu Sans"),
  ]

  static let all = [interface, serif, rounded, monospaced, emoji] + scripts
}
