package import AviaryDrawing
package import AviaryViews
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What views are measured and drawn with, one of each for a process.
package enum Platform {
  private nonisolated(unsafe) static var engine: PangoTextEngine?

  /// The text engine.
  ///
  /// - Throws: `PainterError` where a font package is not installed.
  package static func textEngine() throws -> any TextEngine {
    if let engine { return engine }
    connectPictures()
    let made = try PangoTextEngine()
    engine = made
    return made
  }

  /// Lets views load pictures from addresses.
  private static func connectPictures() {
    PlatformActions.decodePicture = { try ImageLoader.image($0, name: $1, scale: $2) }
    PlatformActions.loadData = { url in
      let (data, response) = try await URLSession.shared.data(from: url)
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        throw URLError(.badServerResponse)
      }
      return data
    }
  }

  /// Where pictures come from.
  package nonisolated(unsafe) static var images: any ImageSource = FileImages()
}

/// Finds pictures on disk for views.
private final class FileImages: ImageSource {
  private let loader = ImageLoader()

  func image(
    named name: String,
    in bundle: Bundle?,
    scale: CGFloat,
    isDark: Bool
  ) throws -> DisplayImage {
    try loader.image(named: name, bundle: bundle, scale: scale, dark: isDark)
  }

  func color(named name: String, in bundle: Bundle?, isDark: Bool) -> RGBA? {
    try? loader.color(named: name, bundle: bundle, dark: isDark)
  }
}
