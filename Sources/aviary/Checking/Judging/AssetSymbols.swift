import AviaryProject
import AviarySwiftSource

/// What Xcode generates of the asset catalogues of a target, so that `Image(.logo)` and `.foregroundStyle(.brand)` compile.
enum AssetSymbols {
  /// The names of type properties that a source declares itself.
  static func statics(in text: String) -> Set<String> {
    let source = Source(text)
    var names: Set<String> = []
    for index in source.tokens.indices where source.isWord("static", at: index) {
      guard source.isWord("let", at: index + 1) || source.isWord("var", at: index + 1) else {
        continue
      }
      names.insert(source.text(at: index + 2).filter { $0 != "`" })
    }
    return names
  }

  /// The source.
  ///
  /// - Parameters:
  ///   - assets: Pictures and colours.
  ///   - bundle: Where they are, as Swift.
  ///   - declared: The type properties that the sources declare, which would be there twice.
  static func text(for assets: [GeneratedNames.Asset], bundle: String, declared: Set<String>)
    -> String
  {
    var (images, colors, styles): ([String], [String], [String]) = ([], [], [])
    var seen: Set<GeneratedNames.Asset> = []
    for asset in assets {
      var key = asset
      key.name = ""
      guard seen.insert(key).inserted, !declared.contains(asset.symbol), isName(asset.symbol) else {
        continue
      }
      let name = literal(asset.name)
      switch asset.kind {
      case .image:
        images.append(
          "  static let `\(asset.symbol)` = ImageResource(name: \(name), bundle: \(bundle))"
        )
      case .color:
        colors.append(
          "  static let `\(asset.symbol)` = ColorResource(name: \(name), bundle: \(bundle))"
        )
        // A colour of the system keeps its name, as with Xcode.
        guard AppleNames.home(ofMember: asset.symbol, of: "Color") == nil else { continue }
        styles.append(
          "  static var `\(asset.symbol)`: SwiftUI.Color { SwiftUI.Color(.`\(asset.symbol)`) }"
        )
      }
    }
    return """
      import SwiftUI

      nonisolated extension SwiftUI.ImageResource {
      \(images.joined(separator: "\n"))
      }

      nonisolated extension SwiftUI.ColorResource {
      \(colors.joined(separator: "\n"))
      }

      nonisolated extension SwiftUI.Color {
      \(styles.joined(separator: "\n"))
      }

      nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
      \(styles.joined(separator: "\n"))
      }

      """
  }

  private static func isName(_ symbol: String) -> Bool {
    symbol.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
