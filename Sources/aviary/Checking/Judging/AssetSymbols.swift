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
  ///   - kits: Which of `UIKit` and `AppKit` the sources import, whose colours and pictures get symbols, too.
  static func text(
    for assets: [GeneratedNames.Asset],
    bundle: String,
    declared: Set<String>,
    kits: [String] = []
  ) -> String {
    var seen: Set<GeneratedNames.Asset> = []
    let assets = assets.filter { asset in
      var key = asset
      key.name = ""
      return seen.insert(key).inserted && isName(asset.symbol)
        && !(asset.namespace.isEmpty && declared.contains(asset.symbol))
        && asset.namespace.allSatisfy(isName)
    }
    let (images, colors) = (
      assets.filter { $0.kind == .image }, assets.filter { $0.kind == .color }
    )
    func resources(_ assets: [GeneratedNames.Asset], _ type: String) -> String {
      declarations(assets) {
        "static let `\($0.symbol)` = SwiftUI.\(type)(name: \(literal($0.name)), bundle: \(bundle))"
      }
    }
    func values(
      _ assets: [GeneratedNames.Asset],
      _ type: String,
      _ label: String = "",
      of resource: String
    ) -> String {
      // What the system has keeps its name, as with Xcode.
      let own = type.split(separator: ".").last.map(String.init) ?? type
      let new = assets.filter {
        !$0.namespace.isEmpty || AppleNames.home(ofMember: $0.symbol, of: own) == nil
      }
      return declarations(new) {
        let place = ($0.namespace + [$0.symbol]).map { "`\($0)`" }.joined(separator: ".")
        return
          "static var `\($0.symbol)`: \(type) { \(type)(\(label)SwiftUI.\(resource).\(place)) }"
      }
    }
    var parts = [
      ("SwiftUI.ImageResource", resources(images, "ImageResource")),
      ("SwiftUI.ColorResource", resources(colors, "ColorResource")),
      ("SwiftUI.Color", values(colors, "SwiftUI.Color", of: "ColorResource")),
      (
        "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
        values(colors.filter(\.namespace.isEmpty), "SwiftUI.Color", of: "ColorResource")
      ),
    ]
    for kit in kits {
      let prefix = kit + (kit == "UIKit" ? ".UI" : ".NS")
      for (type, assets) in [("Color", colors), ("Image", images)] {
        let name = prefix + type
        parts.append((name, values(assets, name, "resource: ", of: type + "Resource")))
      }
    }
    return (["SwiftUI"] + kits).map { "import \($0)\n" }.joined()
      + parts.map { "\nnonisolated extension \($0) {\n\($1)}\n" }.joined()
  }

  /// The declarations of assets, each in the types of its namespace.
  private static func declarations(
    _ assets: [GeneratedNames.Asset],
    depth: Int = 0,
    _ declaration: (GeneratedNames.Asset) -> String
  ) -> String {
    let indentation = String(repeating: "  ", count: depth + 1)
    let here = assets.filter { $0.namespace.count == depth }
    let inside = Dictionary(grouping: assets.filter { $0.namespace.count > depth }) {
      $0.namespace[depth]
    }
    return here.map { indentation + declaration($0) + "\n" }.joined()
      + inside.sorted { $0.key < $1.key }.map { name, assets in
        "\(indentation)enum `\(name)` {\n"
          + declarations(assets, depth: depth + 1, declaration) + "\(indentation)}\n"
      }.joined()
  }

  private static func isName(_ symbol: String) -> Bool {
    symbol.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
