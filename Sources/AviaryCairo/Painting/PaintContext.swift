@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

/// Paints commands on one Cairo surface.
///
/// It knows its transform and clip, so that what can't be seen is left out.
///
/// "Device" means the surface's own units: pixels, or points of a PDF page or SVG picture.
final class PaintContext {
  let cairo: OpaquePointer
  let painter: CairoPainter
  /// Whether the surface keeps shapes as shapes.
  let isVector: Bool
  /// Pixels a device unit for what must be pixels: 1 unless the surface is a vector one.
  let pixelScale: CGFloat
  /// The context whose layer this one's surface will be painted on, for backdrops.
  let parent: PaintContext?

  @exclusivity(unchecked) private var current: DisplayPlace
  /// Whether nothing but the rectangle `clip`, of whole units, clips what is painted.
  @exclusivity(unchecked) private(set) var hasRectangularClip = true
  /// The whole surface, in the device's units.
  let surfaceRect: CGRect
  /// The parent's pixel at which this surface's first pixel is.
  @exclusivity(unchecked) var layerOrigin = CGPoint.zero
  /// The surfaces of Cairo's groups that have been begun and not ended.
  @exclusivity(unchecked) private(set) var groupTargets: [OpaquePointer] = []
  /// On vector surfaces, and where a run stops: the index of the current command in each fragment entered.
  @exclusivity(unchecked) var position: [Int] = []
  /// In a vector context's second run: the position of the command before which to stop.
  @exclusivity(unchecked) var stopBefore: [Int]?
  /// What is painted on a vector surface, to paint it again as pixels below a backdrop.
  @exclusivity(unchecked) var list: DisplayList?

  init(
    cairo: OpaquePointer,
    painter: CairoPainter,
    transform: CGAffineTransform,
    clip: CGRect,
    isVector: Bool = false,
    pixelScale: CGFloat = 1,
    parent: PaintContext? = nil
  ) {
    self.cairo = cairo
    self.painter = painter
    current = DisplayPlace(transform: transform, clip: clip)
    surfaceRect = clip
    self.isVector = isVector
    self.pixelScale = pixelScale
    self.parent = parent
    setMatrix()
  }

  var isStopped: Bool {
    guard let stopBefore else { return false }
    return !position.lexicographicallyPrecedes(stopBefore)
  }

  func paint(background: RGBA) {
    guard background.alpha > 0 else { return }
    if !isVector, fillPixels(of: clip, background) { return }
    cairo_set_source_rgba(
      cairo,
      Double(background.red),
      Double(background.green),
      Double(background.blue),
      Double(background.alpha)
    )
    cairo_paint(cairo)
  }

  // MARK: - State

  /// From the current fragment's coordinates to the device's, and the device's rectangle outside of which nothing
  /// is painted.
  ///
  /// Cairo's matrix follows the transform; its clip is set by the methods that clip.
  var place: DisplayPlace {
    get { current }
    set {
      current = newValue
      setMatrix()
    }
  }

  /// From the current fragment's coordinates to the device's.
  var transform: CGAffineTransform { current.transform }

  /// Outside of this device rectangle nothing is painted.
  var clip: CGRect { current.clip }

  /// Runs `body` and then restores Cairo's state, transform and clip.
  func saved(_ body: () -> Void) {
    let (outer, hasRectangularClip) = (current, hasRectangularClip)
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
    current = outer
    self.hasRectangularClip = hasRectangularClip
  }

  /// Begins a group; what follows is painted on a surface as large as the clip.
  func pushGroup() {
    cairo_push_group(cairo)
    if let target = cairo_get_group_target(cairo) { groupTargets.append(target) }
  }

  /// Ends the group begun last.
  ///
  /// The caller destroys the pattern.
  func popGroup() -> OpaquePointer? {
    if !groupTargets.isEmpty { groupTargets.removeLast() }
    return cairo_pop_group(cairo)
  }

  func setTransform(_ new: CGAffineTransform) {
    current.transform = new
    setMatrix()
  }

  func concatenate(_ inner: CGAffineTransform) {
    current.concatenate(inner)
    setMatrix()
  }

  /// Runs `body` with Cairo in device coordinates.
  func inDeviceSpace(_ body: () -> Void) {
    cairo_identity_matrix(cairo)
    body()
    setMatrix()
  }

  /// Clips to the whole device units around `rect`, which is in the current coordinates.
  func clip(toBounds rect: CGRect) {
    clip(toDevice: rect.applying(transform).integral)
  }

  func clip(toDevice rect: CGRect) {
    let rect = clip.intersection(rect)
    current.clip = rect.isNull ? .zero : rect
    inDeviceSpace {
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo,
        Double(clip.minX),
        Double(clip.minY),
        Double(clip.width),
        Double(clip.height)
      )
      cairo_clip(cairo)
    }
  }

  func clip(to path: Path, style: FillStyle) {
    if case .rect(let rect) = path.storage, transform.b == 0, transform.c == 0 {
      let device = rect.standardized.applying(transform)
      if device == device.integral, device.width > 0, device.height > 0 {
        return clip(toDevice: device)
      }
    }
    let bounds = path.controlBounds.applying(transform).grown(by: 1)
    let rect = clip.intersection(bounds)
    current.clip = rect.isNull ? .zero : rect
    hasRectangularClip = false
    add(path)
    setFillStyle(style)
    cairo_clip(cairo)
  }

  /// Whether anything within `bounds`, in the current coordinates, can be seen.
  func isVisible(_ bounds: CGRect) -> Bool { current.shows(bounds) }

  private func setMatrix() {
    var matrix = current.transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }

  /// How much longer lengths are in pixels than in the current coordinates.
  var pixelsPerPoint: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot() * pixelScale
  }

  // MARK: - Paths

  /// Makes `path` Cairo's current path.
  func add(_ path: Path) {
    cairo_new_path(cairo)
    if case .rect(let rect) = path.storage {
      cairo_rectangle(
        cairo,
        Double(rect.minX),
        Double(rect.minY),
        Double(rect.width),
        Double(rect.height)
      )
      return
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        cairo_move_to(cairo, Double(end.x), Double(end.y))
      case .line(let end):
        cairo_line_to(cairo, Double(end.x), Double(end.y))
      case .quadCurve(let end, let control):
        cairo_curve_to(
          cairo,
          Double(current.x + (control.x - current.x) * 2 / 3),
          Double(current.y + (control.y - current.y) * 2 / 3),
          Double(end.x + (control.x - end.x) * 2 / 3),
          Double(end.y + (control.y - end.y) * 2 / 3),
          Double(end.x),
          Double(end.y)
        )
      case .curve(let end, let control1, let control2):
        cairo_curve_to(
          cairo,
          Double(control1.x),
          Double(control1.y),
          Double(control2.x),
          Double(control2.y),
          Double(end.x),
          Double(end.y)
        )
      case .closeSubpath:
        cairo_close_path(cairo)
      }
      if let end = element.end { current = end }
    }
  }

  func setFillStyle(_ style: FillStyle) {
    cairo_set_fill_rule(
      cairo,
      style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    cairo_set_antialias(
      cairo,
      style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    )
  }

  func setStrokeStyle(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, Double(style.lineWidth))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, Double(max(style.miterLimit, 1)))
    // Lengths that add up to nothing would put the context in error.
    let dash = style.dash.map { Double(max($0, 0)) }
    let isDashed = dash.contains { $0 > 0 } && dash.allSatisfy(\.isFinite)
    cairo_set_dash(cairo, dash, isDashed ? gint(dash.count) : 0, Double(style.dashPhase))
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a),
      yx: Double(b),
      xy: Double(c),
      yy: Double(d),
      x0: Double(tx),
      y0: Double(ty)
    )
  }
}
