/// Imports of modules that Apple's systems have, and that others stand for on Linux.
///
/// In a copy of a source `import Darwin` is `import Glibc`, and `import UIKit.UIGestureRecognizerSubclass`, a part that only
/// modules of C have, `import UIKit`; lines and columns stay what they were. Where the source names `os_unfair_lock`, which
/// Darwin and Foundation bring on Apple's systems, `;import os` follows the first import.
package struct StandInImports: Sendable {
  /// The modules, each with the one that stands for it; no name of those is longer.
  ///
  /// Foundation here has the associated objects of Objective-C's runtime, and what there is of CoreFoundation.
  package static let modules = [
    "CoreFoundation": "Foundation", "Darwin": "Glibc", "ObjectiveC": "Foundation",
  ]

  /// Whether a source may import such a module: what doesn't is not read.
  static func mayBe(in text: String) -> Bool {
    modules.keys.contains { text.contains($0) } || text.contains(lock)
      || text.split(separator: "\n").contains { $0.contains("import ") && $0.contains(".") }
  }

  /// What the names of the lock begin with that module `os` has here.
  private static let lock = "os_unfair_lock"

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
    var lockPlace = text.contains(Self.lock) ? nil as Int? : -1
    for index in source.tokens.indices where source.isWord("import", at: index) {
      guard index + 1 < source.tokens.count, !source.tokens[index + 1].startsLine else { continue }
      let module = source.text(at: index + 1)
      if module == "os" {
        lockPlace = -1
      } else if lockPlace == nil, module == "Darwin" || module == "Foundation",
        source.text(at: index + 2) != "."
      {
        lockPlace = source.end(ofTokens: index + 1..<index + 2)
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
    if let lockPlace, lockPlace >= 0 {
      isRewritten = true
      bytes.insert(contentsOf: ";import os".utf8, at: lockPlace)
    }
    self.replaced = replaced
    rewritten = !isRewritten ? text : String(decoding: bytes, as: UTF8.self)
  }
}
