package import AviaryDrawing
package import AviaryViews
import Foundation

/// What views are measured and drawn with, one of each for a process.
package enum Platform {
  private nonisolated(unsafe) static var engine: PangoTextEngine?

  /// The text engine.
  ///
  /// - Throws: `PainterError` where a font package is not installed.
  package static func textEngine() throws -> any TextEngine {
    if let engine { return engine }
    let made = try PangoTextEngine()
    engine = made
    return made
  }

  /// Where pictures come from.
  package nonisolated(unsafe) static var images: any ImageSource = FileImages()
}

/// Finds pictures on disk for views.
private final class FileImages: ImageSource {
  private let loader = ImageLoader()

  func image(
    named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool
  ) throws -> DisplayImage {
    try loader.image(named: name, bundle: bundle, scale: scale, dark: isDark)
  }

  func color(named name: String, in bundle: Bundle?, isDark: Bool) -> RGBA? {
    try? loader.color(named: name, bundle: bundle, dark: isDark)
  }
}
