@_spi(Hosting) public import AviaryCairo
import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
public import AviaryQuartz
public import Foundation

extension ImageRenderer {
  /// The picture as pixels: `scale` of them a point.
  ///
  /// nil where there is nothing to draw; why is printed once.
  public var cgImage: CGImage? {
    let image: CGImage?? = told {
      let list = try displayList()
      guard list.size.width > 0, list.size.height > 0 else { return nil }
      return CGImage(try painter.bitmap(of: list, scale: scale))
    }
    return image ?? nil
  }

  /// Hands over what draws the view into a CoreGraphics context, of a document say.
  ///
  /// The view is upright where y points up, with its lower left corner at the origin, and drawn as commands: text in a document
  /// stays text.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels a point for what must be pixels in a document; `1` by default, and never fewer than
  ///     `2` there.
  ///   - renderer: Called at once with the view's size in points and a closure that draws it, as often as it is called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    guard let list = told({ try displayList() }) else { return }
    renderer(list.size) { context in
      if let pages = context.target as? any PageTarget {
        let scale = rasterizationScale.finite("rasterizationScale", or: 1, limit: 16)
        pages.pixelScale = max(pages.pixelScale, scale)
      }
      context.draw(list)
    }
  }

  /// What a closure makes; nil, and said once, where it fails.
  private func told<Result>(_ make: () throws -> Result) -> Result? {
    do {
      return try make()
    } catch {
      Warnings.fault("ImageRenderer: \(error)")
      return nil
    }
  }
}

extension CGContext {
  /// Draws a picture upright, its lower left corner at the origin.
  fileprivate func draw(_ list: DisplayList) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
      .concatenating(total)
    add(shape: { Path(list.bounds).applying(upright) }) {
      var builder = FragmentBuilder()
      if list.background.alpha > 0 { builder.fill(list.bounds, .color(list.background)) }
      builder.fragment(list.root)
      if upright.isIdentity {
        $0.fragment(builder.build())
      } else {
        $0.transformed(builder.build(), by: upright)
      }
    }
  }
}
