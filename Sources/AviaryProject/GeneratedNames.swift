import Foundation

/// The names that Xcode generates from a target's resources.
package enum GeneratedNames {
  /// A picture or a colour of an asset catalogue.
  package struct Asset: Hashable, Sendable {
    /// What it is.
    package enum Kind: Sendable { case color, image }

    package var kind: Kind
    /// Its name in the catalogue, behind those of the folders that are part of it: `Icons/Logo`.
    package var name: String
    /// Its name in Swift: `brandBlue` for `Brand Blue`.
    package var symbol: String
    /// The types that the symbol is in, one in another: `Icons`; empty for none.
    package var namespace: [String] = []
  }

  /// The pictures and colours in asset catalogues, by name.
  ///
  /// - Parameter resources: Paths, of which those of catalogues count.
  package static func assets(in resources: [String]) -> [Asset] {
    var assets: [Asset] = []
    for catalogue in resources where catalogue.hasSuffix(".xcassets") {
      let entries = (try? FileManager.default.subpathsOfDirectory(atPath: catalogue)) ?? []
      for entry in entries.sorted() {
        let file = (entry as NSString).lastPathComponent as NSString
        let folders = namespaces(around: entry, in: catalogue)
        let name = file.deletingPathExtension
        let kind: (Asset.Kind, String)
        switch file.pathExtension {
        case "colorset": kind = (.color, "Color")
        case "imageset": kind = (.image, "Image")
        default: continue
        }
        assets.append(
          Asset(
            kind: kind.0,
            name: (folders + [name]).joined(separator: "/"),
            symbol: symbol(of: name, without: kind.1),
            namespace: folders.map { folder in
              let word = symbol(of: folder, without: "")
              return word.prefix(1).uppercased() + word.dropFirst()
            }
          )
        )
      }
    }
    return assets
  }

  /// The names of the folders around an entry of a catalogue that say that they are part of its name.
  private static func namespaces(around entry: String, in catalogue: String) -> [String] {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    let folders = entry.split(separator: "/").dropLast()
    return folders.indices.compactMap { index in
      let path = "\(catalogue)/\(folders[...index].joined(separator: "/"))/Contents.json"
      guard let data = FileManager.default.contents(atPath: path),
        let contents = try? JSONDecoder().decode(Contents.self, from: data),
        contents.properties?.isNamespace == true
      else { return nil }
      return String(folders[index])
    }
  }

  /// The symbols of the pictures and colours in asset catalogues: `.brandBlue` for `Brand Blue`.
  ///
  /// - Parameter resources: Paths, of which those of catalogues count.
  package static func assetSymbols(in resources: [String]) -> Set<String> {
    Set(assets(in: resources).flatMap { [$0.symbol] + $0.namespace })
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
    if !kind.isEmpty, symbol.hasSuffix(kind), symbol.count > kind.count {
      symbol.removeLast(kind.count)
    }
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
