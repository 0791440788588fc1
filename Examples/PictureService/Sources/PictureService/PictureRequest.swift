import Foundation
import SwiftUI

/// Which picture is wanted, as what.
struct PictureRequest: Sendable {
  enum Format: String, Sendable {
    case png, svg, pdf, webp

    var mediaType: String {
      switch self {
      case .png: "image/png"
      case .svg: "image/svg+xml"
      case .pdf: "application/pdf"
      case .webp: "image/webp"
      }
    }
  }

  var title: String
  var number: Int
  var format: Format

  /// Reads a path such as `/card/12.png?title=Hello`.
  ///
  /// - Returns: nil for what is no path of a picture.
  init?(path: String) {
    guard let components = URLComponents(string: path), components.path.hasPrefix("/card/") else {
      return nil
    }
    let parts = components.path.dropFirst("/card/".count).split(separator: ".")
    guard parts.count == 2, let number = Int(parts[0]), number >= 0,
      let format = Format(rawValue: String(parts[1]))
    else { return nil }
    let title = components.queryItems?.first { $0.name == "title" }?.value ?? "Card"
    (self.title, self.number, self.format) = (String(title.prefix(200)), number, format)
  }

  init(title: String, number: Int, format: Format) {
    (self.title, self.number, self.format) = (title, number, format)
  }

  /// Makes the picture; the main actor is needed for its views alone.
  @MainActor func picture() async throws -> Data {
    let renderer = ImageRenderer(content: Card(title: title, number: number))
    return switch format {
    case .png: try await renderer.png()
    case .svg: try await renderer.svg()
    case .pdf: try await renderer.pdf()
    case .webp: try await renderer.webp()
    }
  }
}
