import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

private var theme: ScreenZoomTheme { ControlTheme.standard.screenZoom }

/// A screen on its way out of a source.
///
/// Both pictures are in one rectangle, which goes from the source's place to the screen's, and cuts them off: the screen's
/// fills it, the source's is as wide as it. That lies on top, and fades.
struct ScreenZoom {
  let source: TransitionSourceNode
  /// Where the source is, in the screen's own space.
  let start: CGRect
  /// Where the screen is at rest, in its own space.
  let end: CGRect
  /// The radius of the screen's corners at rest, in points.
  let endRadius: CGFloat

  /// The way that a transition of a screen has; nil where it names no source, or one that isn't there.
  init?(_ kind: _NavigationTransitionKind, of screen: ViewNode, end: CGRect, endRadius: CGFloat) {
    guard let key = TransitionSourceKey(kind),
      let source = screen.root.transitionSources.source(for: key)
    else { return nil }
    let back = screen.transform(to: nil)
    guard back.a * back.d - back.b * back.c != 0 else { return nil }
    self.source = source
    start = CGRect(origin: .zero, size: source.size).applying(source.transform(to: nil))
      .applying(back.inverted())
    self.end = end
    self.endRadius = endRadius
  }

  /// The rectangle that both pictures fill, in the screen's own space.
  ///
  /// - Parameter progress: 0 at the source, 1 at rest.
  func frame(at progress: CGFloat) -> CGRect {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return CGRect(
      x: between(start.minX, end.minX),
      y: between(start.minY, end.minY),
      width: max(0, between(start.width, end.width)),
      height: max(0, between(start.height, end.height))
    )
  }

  /// Draws a screen on its way.
  ///
  /// - Parameters:
  ///   - screen: Its picture, at rest.
  ///   - background: What is behind that; nil for nothing.
  ///   - size: How large that is, in points.
  ///   - progress: 0 at the source, 1 at rest.
  ///   - recorder: What is drawn into.
  func draw(
    _ screen: DisplayFragment,
    over background: RGBA? = nil,
    of size: CGSize,
    at progress: CGFloat,
    into recorder: inout NodeRecorder
  ) {
    let frame = frame(at: progress)
    guard frame.width > 0, frame.height > 0, size.width > 0, size.height > 0 else { return }
    let look = source.modifier.look
    let environment = EnvironmentValues(scope: source.environment)
    let faded = min(max(progress / theme.sourceFading, 0), 1)

    var content = FragmentBuilder()
    var incoming = FragmentBuilder()
    if let background { incoming.fill(frame, .color(background)) }
    let scale = max(frame.width / size.width, frame.height / size.height)
    incoming.transformed(screen, by: Self.scaling(size, by: scale, in: frame))
    content.group(incoming.build(), opacity: min(1, 2 * faded))
    if faded < 1 {
      var outgoing = FragmentBuilder()
      if let background = look.background {
        outgoing.fill(frame, .color(background.rgba(in: environment)))
      }
      outgoing.transformed(
        recorder.apart(source.child).display,
        by: Self.scaling(source.size, by: frame.width / max(source.size.width, 1), in: frame)
      )
      content.group(outgoing.build(), opacity: 1 - faded)
    }

    var clipped = FragmentBuilder()
    let radius = max(0, look.radius + (endRadius - look.radius) * progress)
    clipped.clipped(content.build(), to: Path(roundedRect: frame, cornerRadius: radius))
    if let shadow = look.shadow, progress < 1 {
      var color = shadow.color.rgba(in: environment)
      color.alpha *= Float(min(max(1 - progress, 0), 1))
      recorder.builder.filtered(
        clipped.build(),
        [.shadow(color: color, radius: max(shadow.radius, 0), offset: shadow.offset)]
      )
    } else {
      recorder.builder.fragment(clipped.build())
    }
  }

  /// What puts a picture into the upper middle of a rectangle.
  private static func scaling(
    _ size: CGSize,
    by scale: CGFloat,
    in frame: CGRect
  ) -> CGAffineTransform {
    CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: frame.midX - size.width * scale / 2,
      ty: frame.minY
    )
  }
}
