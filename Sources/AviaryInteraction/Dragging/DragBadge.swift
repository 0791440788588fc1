@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// The sign that says how many things are dragged, where it is more than one: at the upper right corner of the first picture.
enum DragBadge {
  /// All chosen, in points.
  private static let height: CGFloat = 20
  private static let margin: CGFloat = 6
  private static let font = ResolvedFont(size: 12, weight: 600)
  private static let color = RGBA(hex: 0xFF3B30)

  /// What is drawn over the pictures of a drag; nil for nothing.
  static func picture(for drag: Drag, in root: ViewRoot) -> DragPicture? {
    guard drag.count > 1, let frame = drag.pictures.first?.frame else { return nil }
    let text = root.textEngine.text(
      for: TextRequest(String(drag.count), TextAttributes(font: font))
    )
    .layout(width: nil, height: nil)
    let width = max(height, text.size.width + 2 * margin)
    let rect = CGRect(
      x: frame.maxX - width / 2,
      y: frame.minY - height / 2,
      width: width,
      height: height
    )
    var builder = FragmentBuilder()
    builder.fill(Path(roundedRect: rect, cornerRadius: height / 2), .color(color))
    builder.text(
      text,
      at: CGPoint(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2),
      .color(.white)
    )
    return DragPicture(fragment: builder.build(), frame: rect)
  }
}
