@_spi(Hosting) import AviaryDrawing
import Foundation

/// The `Contents.json` files of asset catalogues, as far as we use them.
///
/// Source: Apple, "Asset Catalog Format Reference".
enum AssetCatalogue {
  /// - Throws: What reading or decoding throws.
  static func read<Contents: Decodable>(_ type: Contents.Type, in set: URL) throws -> Contents {
    let data = try Data(contentsOf: set.appendingPathComponent("Contents.json"))
    return try JSONDecoder().decode(type, from: data)
  }

  struct Folder: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  struct ImageSet: Decodable {
    struct Properties: Decodable {
      var templateRenderingIntent: String?
      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
      }
    }
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?

      var pixelScale: CGFloat {
        scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) }
          ?? 1
      }

      /// Pictures for watches, televisions and cars are no use here.
      var isForEveryDevice: Bool { ["universal", "iphone", "mac", nil].contains(idiom) }
    }
    var images: [Entry]
    var properties: Properties?
  }

  struct ColorSet: Decodable {
    struct Entry: Decodable {
      var color: NamedColor?
      var appearances: [Appearance]?
    }
    var colors: [Entry]
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct NamedColor: Decodable {
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      space = try container.decodeIfPresent(String.self, forKey: .space)
      components = try? container.decodeIfPresent([String: String].self, forKey: .components)
    }

    /// In sRGB; Display P3 beyond it is kept as components outside 0...1.
    var rgba: RGBA? {
      guard let components else { return nil }
      // Alpha is always a fraction, also where the colours are bytes.
      let alpha = components["alpha"].flatMap(Float.init) ?? 1
      if let white = Self.number(components["white"]) {
        return RGBA(white: white, alpha: alpha)
      }
      guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
        let blue = Self.number(components["blue"])
      else { return nil }
      switch space {
      case "display-p3":
        return RGBA(displayP3: red, green, blue, alpha: alpha)
      case "extended-linear-srgb":
        return RGBA(
          red: RGBA.encoded(red),
          green: RGBA.encoded(green),
          blue: RGBA.encoded(blue),
          alpha: alpha
        )
      default:
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    /// "0.5", "128" of 255, or "0x80".
    private static func number(_ text: String?) -> Float? {
      guard let text else { return nil }
      if text.hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
      }
      if text.contains(".") { return Float(text) }
      return Float(text).map { $0 / 255 }
    }
  }
}

extension [AssetCatalogue.Appearance]? {
  var isDark: Bool {
    self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }
}
