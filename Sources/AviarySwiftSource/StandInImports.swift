/// Imports of modules that Apple's systems have, and that others stand for on Linux.
///
/// In a copy of a source `import Darwin` is `import Glibc`, and `import UIKit.UIGestureRecognizerSubclass`, a part that only
/// modules of C have, `import UIKit`; lines and columns stay what they were. Where the source names what a module brings there
/// and another one has here, such as `os_unfair_lock` and `XMLParser`, an import of that follows the first of the module.
package struct StandInImports: Sendable {
  /// The modules, each with the one that stands for it; no name of those is longer.
  ///
  /// Foundation here has the associated objects of Objective-C's runtime, and what there is of CoreFoundation.
  package static let modules = [
    "CoreFoundation": "Foundation", "Darwin": "Glibc", "ObjectiveC": "Foundation",
  ]

  /// A name that a module of its own has here.
  private struct Moved {
    /// How the name, or all of its kind, begin.
    let word: String
    let module: String
    /// The modules that bring it on Apple's systems.
    let origins: Set<String>
  }

  private static let moved = [
    Moved(word: "os_unfair_lock", module: "os", origins: ["Darwin", "Foundation"]),
    Moved(
      word: "XMLParser",
      module: "FoundationXML",
      origins: ["Foundation", "SwiftUI", "UIKit", "AppKit", "Cocoa"]
    ),
  ]

  /// Whether a source may import such a module: what doesn't is not read.
  static func mayBe(in text: String) -> Bool {
    modules.keys.contains { text.contains($0) } || moved.contains { text.contains($0.word) }
      || text.split(separator: "\n").contains { $0.contains("import ") && $0.contains(".") }
  }

  /// The source with the imports of the modules that stand for others.
  package let rewritten: String
  /// The modules that others stand for.
  package let replaced: Set<String>

  /// Looks through a source.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: String) {
    let source = Source(text)
    var bytes = source.bytes
    var replaced: Set<String> = []
    var isRewritten = false
    var missing = Self.moved.filter { text.contains($0.word) }
    var added: [(place: Int, module: String)] = []
    for index in source.tokens.indices where source.isWord("import", at: index) {
      guard index + 1 < source.tokens.count, !source.tokens[index + 1].startsLine else { continue }
      let module = source.text(at: index + 1)
      missing.removeAll { $0.module == module }
      added.removeAll { $0.module == module }
      if source.text(at: index + 2) != "." {
        let place = source.end(ofTokens: index + 1..<index + 2)
        added += missing.filter { $0.origins.contains(module) }.map { (place, $0.module) }
        missing.removeAll { $0.origins.contains(module) }
      }
      let isPart = source.text(at: index + 2) == "." && module.first?.isUppercase == true
      guard let other = Self.modules[module] ?? (isPart ? module : nil) else { continue }
      if other != module { replaced.insert(module) }
      isRewritten = true
      var end = index + 2
      // A part of the module, as in `import Darwin.C`.
      while end < source.tokens.count, source.text(at: end) == ".", !source.tokens[end].startsLine {
        end += 2
      }
      let range = source.offset(at: index + 1)..<source.end(ofTokens: index + 1..<end)
      let name = Array(other.utf8)
      for (offset, place) in range.enumerated() {
        bytes[place] = offset < name.count ? name[offset] : UInt8(ascii: " ")
      }
    }
    for (place, module) in added.reversed() {
      isRewritten = true
      bytes.insert(contentsOf: ";import \(module)".utf8, at: place)
    }
    self.replaced = replaced
    rewritten = !isRewritten ? text : String(decoding: bytes, as: UTF8.self)
  }
}
