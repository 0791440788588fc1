/// One module of a project: its sources and how they are compiled.
package struct ProjectTarget: Sendable {
  /// What becomes of it.
  package enum Kind: String, Sendable {
    case app, library, executable, test, macro
    /// An app's extension, such as widgets.
    case `extension`
    /// Sources in C and its like, which a Swift target may import.
    case clang
  }

  /// Its name, with that of its package or project where several are read.
  package var id: String
  package var name: String
  package var module: String
  package var kind: Kind
  /// Whether it is a package's, which gives targets with resources a bundle of their own.
  package var isOfPackage = false
  /// Whether it belongs to a package that the project only uses.
  package var isDependency = false
  /// The Swift sources, as absolute paths in alphabetical order.
  package var files: [String] = []
  /// Folders and files with pictures, strings, fonts and data, as absolute paths.
  package var resources: [String] = []
  /// The ids of the project's targets that it uses.
  package var uses: [String] = []
  /// The names of products and frameworks that it uses and that are none of the project's targets.
  package var usesElsewhere: [String] = []
  /// The language mode, `4`, `4.2`, `5` or `6`.
  package var languageMode = "5"
  /// The names that `#if` finds set, besides `DEBUG`.
  package var flags: [String] = []
  /// What else is given to the compiler: upcoming features, the usual isolation.
  package var settings: [String] = []
  /// The systems that it says it is for; empty where it does not say.
  package var systems: Set<AppleSystem> = []
  /// The folder whose headers Swift imports, for sources in C.
  package var headers: String?

  package init(id: String, name: String, kind: Kind) {
    self.id = id
    self.name = name
    self.kind = kind
    module = Self.moduleName(of: name)
  }

  /// The name of the module that a target becomes: what cannot stand in a name is an underscore.
  package static func moduleName(of name: String) -> String {
    var module = String(
      name.map { character in
        character == "_" || character.isLetter || (character.isNumber && character.isASCII)
          ? character : "_"
      }
    )
    if module.first?.isNumber != false { module = "_" + module }
    return module
  }
}

/// The systems of Apple's that targets are made for.
package enum AppleSystem: String, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The system of a name as packages and Xcode's settings spell it; nil for others.
  package init?(spelled name: String) {
    switch name.lowercased() {
    case "ios", "iphoneos", "iphonesimulator", "maccatalyst": self = .iOS
    case "macos", "macosx": self = .macOS
    case "tvos", "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "visionos", "xros", "xrsimulator": self = .visionOS
    default: return nil
    }
  }
}
