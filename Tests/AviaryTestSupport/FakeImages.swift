@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) import AviaryEngine
package import Foundation

/// Pictures and colours that a test sets.
package final class FakeImages: ImageSource {
  package var pictures: [String: DisplayImage] = [:]
  package var colors: [String: RGBA] = [:]

  package init() {}

  package func image(
    named name: String,
    in bundle: Bundle?,
    scale: CGFloat,
    isDark: Bool
  ) throws -> DisplayImage {
    guard let picture = pictures[name] else {
      throw DisplayImageError(name: name, reason: .missing, detail: "no such picture in the test")
    }
    return picture
  }

  package func color(named name: String, in bundle: Bundle?, isDark: Bool) -> RGBA? { colors[name] }
}
