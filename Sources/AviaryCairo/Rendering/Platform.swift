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
  package nonisolated(unsafe) static var images: any ImageSource = NoImages()
}

/// Has no pictures.
private final class NoImages: ImageSource {
  func image(
    named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool
  ) throws -> DisplayImage {
    throw DisplayImageError(name: name, reason: .missing, detail: "no image source")
  }

  func color(named name: String, in bundle: Bundle?, isDark: Bool) -> RGBA? { nil }
}
