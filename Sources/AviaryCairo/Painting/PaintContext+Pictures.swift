@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Paints a fragment that moves, at an opacity, as a picture.
  ///
  /// False if it is to be painted exactly.
  func blendPicture(
    of fragment: DisplayFragment,
    opacity: CGFloat,
    on target: OpaquePointer
  ) -> Bool {
    let scale = transform.a
    guard painter.keepsPictures, parent == nil, transform.b == 0, transform.c == 0,
      scale == transform.d, scale > 0
    else { return false }
    // 1. What changes is where it is and how faint, and not what is in it.
    let (core, offset) = fragment.core
    let place = offset.applying(transform)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6,
      painter.pictures.note(core, scale: scale, at: place),
      let picture = painter.pictures.picture(of: core) ?? makePicture(of: core, scale: scale)
    else { return false }
    // 2. The nearest whole pixels.
    let (x, y) = (place.x.rounded(), place.y.rounded())
    let frame = CGRect(
      x: x + CGFloat(picture.left),
      y: y + CGFloat(picture.top),
      width: CGFloat(picture.surface.width),
      height: CGFloat(picture.surface.height)
    )
    if x != place.x || y != place.y {
      painter.pictures.noteUnsettled(frame.grown(by: 1).intersection(surfaceRect))
    }
    blend(picture.surface, frame: frame, opacity: opacity, on: target)
    return true
  }

  /// Paints a fragment by itself, with its origin at the corner of a pixel.
  private func makePicture(of core: DisplayFragment, scale: CGFloat) -> RasterCache.Picture? {
    let bounds = core.bounds
    guard !bounds.isNull, !bounds.isInfinite else { return nil }
    let pixels = CGRect(
      x: bounds.minX * scale,
      y: bounds.minY * scale,
      width: bounds.width * scale,
      height: bounds.height * scale
    ).grown(by: 1).integral
    guard pixels.width * pixels.height <= CGFloat(RasterCache.largestPicture),
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height)
      ),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    let context = PaintContext(
      cairo: cairo,
      painter: painter,
      transform: CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: -pixels.minX,
        ty: -pixels.minY
      ),
      clip: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height),
      parent: self
    )
    context.layerOrigin = pixels.origin
    context.paint(core)
    let picture = RasterCache.Picture(
      surface: surface,
      left: Int(bounded: pixels.minX),
      top: Int(bounded: pixels.minY)
    )
    painter.pictures.keep(picture, of: core)
    return picture
  }

  /// Blends a picture whose first pixel goes to the origin of `frame`, within the clip.
  private func blend(
    _ source: PixelSurface,
    frame: CGRect,
    opacity: CGFloat,
    on target: OpaquePointer
  ) {
    let seen = frame.intersection(clip)
    guard !seen.isNull, seen.width >= 1, seen.height >= 1 else { return }
    source.blend(seen, of: frame, opacity: opacity, on: target)
  }
}

extension DisplayFragment {
  /// What is painted, and where, if all that this fragment does is to put another one somewhere.
  fileprivate var core: (fragment: DisplayFragment, offset: CGPoint) {
    var (core, offset) = (self, CGPoint.zero)
    while core.commands.count == 1, case .fragment(let inner, let place) = core.commands[0] {
      offset.x += place.x
      offset.y += place.y
      core = inner
    }
    return (core, offset)
  }
}
