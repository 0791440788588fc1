@_spi(Hosting) public import AviaryDrawing
import AviaryEngine
import AviaryGeometry
public import Foundation

/// What draws an image.
///
/// Two are the same where they are one: closures can't be compared.
package final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  let isOpaque: Bool
  /// Called on the main actor, where images are drawn.
  let draw: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, draw: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(
      width: max(0, size.width.finite("Image")),
      height: max(0, size.height.finite("Image"))
    )
    self.isOpaque = isOpaque
    self.draw = draw
  }

  package static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
}

extension Image {
  /// Makes an image of a size that a closure draws.
  ///
  /// It is drawn anew where it is shown anew, as paths and texts, however large it is shown. In a
  /// text it leaves its space free, which is said once where it draws anything.
  ///
  /// - Parameters:
  ///   - size: Its size, in points; lengths that are no numbers, or less than 0, count as 0.
  ///   - label: What is read out; nil for nothing.
  ///   - opaque: Whether what is not drawn is black; `false` by default.
  ///   - colorMode: How colours are mixed; others than `.nonLinear` have no effect, which is said
  ///     once.
  ///   - renderer: Draws into a context whose space begins at 0 and has the size.
  public nonisolated init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    if colorMode != .nonLinear {
      Warnings.once("Image: the colour mode \(colorMode) has no effect: colours are mixed as sRGB")
    }
    self.init(
      .drawn(ImageDrawing(size: size, isOpaque: opaque, draw: renderer)),
      label: label.map { .text($0) } ?? .decorative
    )
  }
}
