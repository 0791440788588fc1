/// The fonts text is set in, by the Debian packages that bring them.
///
/// Only the files named here are looked at, never the user's fonts or the system's `fonts.conf`, so
/// that the same text is set the same way on every machine with the same packages.
enum FontPackages {
  /// A package, and the files of it we use as patterns below `/usr/share/fonts`.
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
    patterns: ["*/inter/Inter*", "*/Inter*"],
    family: "Inter"
  )

  static let serif = Package(
    name: "fonts-noto-core",
    patterns: ["*/noto/NotoSerif-*"],
    family: "Noto Serif"
  )
  static let rounded = Package(
    name: "fonts-quicksand",
    patterns: ["*/quicksand/Quicksand*"],
    family: "Quicksand"
  )
  static let monospaced = Package(
    name: "fonts-jetbrains-mono",
    patterns: ["*/jetbrains-mono/JetBrainsMono-*"],
    family: "JetBrains Mono"
  )
  static let emoji = Package(
    name: "fonts-noto-color-emoji",
    patterns: ["*/noto/NotoColorEmoji*"],
    family: "Noto Color Emoji"
  )

  /// What other scripts are set in, when it is installed.
  static let scripts = [
    Package(name: "fonts-noto-core", patterns: ["*/noto/NotoSans*"], family: "Noto Sans"),
    Package(name: "fonts-noto-cjk", patterns: ["*/noto/NotoSansCJK-*"], family: "Noto Sans CJK SC"),
    Package(name: "fonts-dejavu-core", patterns: ["*/dejavu/DejaVuSans*"], family: "DejaVu Sans"),
  ]

  static let all = [interface, serif, rounded, monospaced, emoji] + scripts
}
