import AviaryProject

/// The frameworks of Apple's systems, by name, and to which of them a name belongs.
enum AppleFrameworks {
  private struct Framework {
    var module: String
    var systems: String
    var beginnings: [String]
    var names: Set<String>
  }

  private static let all: [Framework] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Framework(
      module: parts[0],
      systems: parts[1],
      beginnings: parts[2].split(separator: " ").map(String.init),
      names: Set(parts[3].split(separator: " ").map(String.init))
    )
  }

  private static let modules = Set(all.map(\.module))

  /// What every one of Apple's systems has besides the frameworks of the table.
  private static let common: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation", "Dispatch", "Darwin",
    "CoreGraphics",
    "QuartzCore", "UniformTypeIdentifiers", "os", "OSLog", "CoreTransferable", "simd", "Swift",
    "RegexBuilder",
    "Synchronization", "Charts", "Symbols", "Distributed", "Testing", "XCTest", "MachO",
    "Compression", "zlib",
    "SQLite3", "CoreFoundation", "ObjectiveC", "TargetConditionals",
  ]

  /// Whether a module is one of Apple's systems.
  static func contains(_ module: String) -> Bool {
    modules.contains(module) || common.contains(module)
  }

  /// The modules that can be imported on a system of Apple's.
  static func modules(on system: JudgedSystem) -> Set<String> {
    let letter: Character = system == .ios ? "i" : "m"
    return Set(all.filter { $0.systems.contains(letter) }.map(\.module)).union(common)
  }

  /// The framework that is known to declare a name; of several the one that is imported.
  static func framework(named name: String, imported: Set<String> = []) -> String? {
    let named = all.filter { $0.names.contains(name) }
    return (named.first { imported.contains($0.module) } ?? named.first)?.module
  }

  /// The framework that a name belongs to; nil where none is known.
  ///
  /// - Parameters:
  ///   - name: The name of a type, function, attribute or member.
  ///   - imported: The modules that the file imports, which decide where several share a beginning.
  /// - Returns: the framework with the name itself, or else the one that the longest beginning tells.
  static func framework(of name: String, imported: Set<String> = []) -> String? {
    if let module = framework(named: name, imported: imported) { return module }
    var best: (module: String, length: Int, isImported: Bool)?
    for framework in all {
      let isImported = imported.contains(framework.module)
      for beginning in framework.beginnings where begins(name, with: beginning) {
        // A word such as `Weather` begins names of other people's too; initials do not.
        if !isImported, !beginning.prefix(2).allSatisfy(\.isUppercase) { continue }
        let found = (framework.module, beginning.count, isImported)
        let isBetter =
          best.map { found.1 > $0.length || (found.1 == $0.length && found.2 && !$0.isImported) }
          ?? true
        if isBetter { best = found }
      }
    }
    return best?.module
  }

  /// Whether a name begins with letters behind which another word begins: `MKMapView`, not `MKx`.
  private static func begins(_ name: String, with beginning: String) -> Bool {
    guard name.hasPrefix(beginning) else { return false }
    if name.count == beginning.count { return true }
    let next = name[name.index(name.startIndex, offsetBy: beginning.count)]
    // Initials stand before a capital letter; words may go on.
    return next.isUppercase || next.isNumber || beginning.last == "_"
  }
}
