import Foundation

/// The names that Xcode generates from a target's resources.
package enum GeneratedNames {
  /// The symbols of the pictures and colours in asset catalogues: `.brandBlue` for `Brand Blue`.
  ///
  /// - Parameter resources: Paths, of which those of catalogues count.
  package static func assetSymbols(in resources: [String]) -> Set<String> {
    var symbols: Set<String> = []
    for catalogue in resources where catalogue.hasSuffix(".xcassets") {
      let entries = (try? FileManager.default.subpathsOfDirectory(atPath: catalogue)) ?? []
      for entry in entries {
        let name = (entry as NSString).lastPathComponent as NSString
        switch name.pathExtension {
        case "colorset": symbols.insert(symbol(of: name.deletingPathExtension, without: "Color"))
        case "imageset": symbols.insert(symbol(of: name.deletingPathExtension, without: "Image"))
        default: break
        }
      }
    }
    return symbols
  }

  /// The words of a name in one, the first with a small letter; a word for its kind at the end is left out.
  static func symbol(of name: String, without kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    // Initials stay together: `URLIcon` is `urlIcon`.
    let capitals = first.prefix { $0.isUppercase }
    let isInitials = capitals.count > 1 && capitals.count < first.count
    let count = isInitials ? capitals.count - 1 : capitals.count
    var symbol = first.prefix(count).lowercased() + first.dropFirst(count) + rest.joined()
    if symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    return symbol
  }

  /// The entities of data models, whose classes are generated.
  ///
  /// - Parameter resources: Paths, of which those of data models count.
  package static func entities(in resources: [String]) -> Set<String> {
    var names: Set<String> = []
    for model in resources where model.contains(".xcdatamodel") {
      let entries = (try? FileManager.default.subpathsOfDirectory(atPath: model)) ?? []
      for entry in entries where (entry as NSString).lastPathComponent == "contents" {
        guard let text = try? String(contentsOfFile: model + "/" + entry, encoding: .utf8) else {
          continue
        }
        for piece in text.components(separatedBy: "<entity ").dropFirst() {
          let value = piece.components(separatedBy: "name=\"").dropFirst().first
          if let name = value?.prefix(while: { $0 != "\"" }) { names.insert(String(name)) }
        }
      }
    }
    return names
  }
}
