import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension CGContext {
  /// Limits what is drawn from now on to the inside of the path, which is empty then.
  ///
  /// Without a path nothing can be drawn any more.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = current
    current = Path()
    clip(to: path, isEvenOdd: rule == .evenOdd)
  }

  /// Limits what is drawn from now on to a rectangle; the path is empty then.
  public func clip(to rect: CGRect) {
    current = Path()
    clip(to: Path(rect).placed(by: ctm), isEvenOdd: false)
  }

  /// Limits what is drawn from now on to rectangles; the path is empty then.
  public func clip(to rects: [CGRect]) {
    current = Path()
    var path = Path()
    path.addRects(rects, transform: ctm)
    clip(to: path, isEvenOdd: false)
  }

  /// Limits what is drawn from now on to where an image, stretched over a rectangle, lets it through.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, outside of which nothing is drawn.
  ///   - mask: A mask, which lets through where its samples are 0; or an image, which does where it is light.
  public func clip(to rect: CGRect, mask: CGImage) {
    var builder = FragmentBuilder()
    let picture = mask.isMask ? mask.display(in: .deviceRGB) : mask.lightAsOpacity
    builder.draw(picture, in: rect, total, ImageOptions(interpolation: state.interpolation.options))
    state.clips.append(.picture(builder.build()))
  }

  /// Lets all be drawn on again.
  public func resetClip() {
    state.clipRect = .infinite
    state.clips = []
  }

  /// A rectangle around what can be drawn on, in the caller's space.
  public var boundingBoxOfClipPath: CGRect {
    var rect = target.extent.intersection(state.clipRect)
    for clip in state.clips {
      switch clip {
      case .path(let path, _): rect = rect.intersection(path.boundingRect)
      case .picture(let picture): rect = rect.intersection(picture.bounds)
      }
    }
    if rect.isInfinite || rect.isNull { return rect }
    return rect.applying(total.inverted())
  }

  /// Clips to a path of the space that the context begins in.
  private func clip(to path: Path, isEvenOdd: Bool) {
    let path = path.placed(by: target.base)
    switch path.storage {
    case .rect(let rect):
      guard let rect = rect.isFinite ? rect : rect.bounded(FiniteNumbers.limit) else { fallthrough }
      // Nothing is within a rectangle and another one that doesn't touch it.
      let both = state.clipRect.intersection(rect)
      state.clipRect = both.isNull ? .zero : both
    default:
      if path.finitePoints == nil || path.isEmpty {
        state.clipRect = .zero
      } else {
        state.clips.append(.path(path, FillStyle(eoFill: isEvenOdd, antialiased: isAntialiased)))
      }
    }
  }
}
