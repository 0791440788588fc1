import AviaryGeometry
import Foundation

/// Writes commands as lines of text.
struct DumpWriter: DisplayListVisitor {
  var place = DisplayPlace()
  private(set) var text = ""
  private var depth = 0
  /// Whether what is moved is told at the place where that leaves it, and not the way there.
  private let isFlat: Bool
  /// Where the current fragment's origin is, as far as that was not told.
  private var shift = CGPoint.zero

  /// - Parameter isFlat: Whether to leave out what only moves things, and to tell places as those of the picture. They
  ///   are relative to what is transformed.
  init(isFlat: Bool = false) { self.isFlat = isFlat }

  mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func write(_ fragment: DisplayFragment, indented: Bool = true) {
    if indented { depth += 1 }
    visit(fragment)
    if indented { depth -= 1 }
  }

  /// What can't be seen is told too.
  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool { true }

  // MARK: - Commands

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    line("fill \(told(path)) \(told(paint))\(Self.fillStyle(style))")
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    line(
      "stroke \(told(path)) \(told(paint))\(Self.strokeStyle(style))"
        + (antialiased ? "" : " aliased")
    )
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    let point = CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    line("text \(layout.dumpDescription) at \(Self.point(point)) \(told(paint))")
  }

  mutating func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    let rect = rect.offsetBy(dx: shift.x, dy: shift.y)
    line("image \(image.name) in \(Self.rect(rect))\(Self.options(options))")
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) {
    line(
      "backdrop \(told(path)) blur \(Self.number(style.blurRadius))"
        + " saturation \(Self.number(style.saturation)) tint \(style.tint)"
        + (style.refraction > 0 ? " refraction \(Self.number(style.refraction))" : "")
    )
  }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    guard isFlat else { return section("at \(Self.point(offset))", fragment) }
    let outer = shift
    shift = CGPoint(x: shift.x + offset.x, y: shift.y + offset.y)
    if !fragment.name.isEmpty { line("\"\(fragment.name)\"") }
    write(fragment, indented: !fragment.name.isEmpty)
    shift = outer
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    let outer = shift
    let moved = CGAffineTransform(translationX: outer.x, y: outer.y)
    shift = .zero
    section("transform \(Self.transform(transform.concatenating(moved)))", fragment)
    shift = outer
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    section("clip \(told(path))\(Self.fillStyle(style))", fragment)
  }

  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    section(isInverted ? "masked inverted" : "masked", fragment)
    section("mask", mask)
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    section("group opacity \(Self.number(opacity))\(Self.mode(mode))", fragment)
  }

  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    section("filter \(filters.map(Self.filter).joined(separator: ", "))", fragment)
  }

  private mutating func section(_ head: String, _ fragment: DisplayFragment) {
    line(head + (fragment.name.isEmpty ? "" : " \"\(fragment.name)\""))
    write(fragment)
  }

  private func told(_ path: Path) -> String {
    Self.path(shift == .zero ? path : path.offsetBy(dx: shift.x, dy: shift.y))
  }

  private func told(_ paint: Paint) -> String {
    Self.paint(shift == .zero ? paint : paint.offsetBy(dx: shift.x, dy: shift.y, scale: 1))
  }

  // MARK: - Words

  /// At most 2 decimals, no trailing zeros, never "-0".
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(Double(value))" }
    let rounded = (Double(value) * 100).rounded() / 100
    if rounded == rounded.rounded() && abs(rounded) < 1e15 { return "\(Int64(rounded))" }
    return "\(rounded)"
  }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    rect.isNull ? "null" : "\(point(rect.origin)) \(size(rect.size))"
  }

  private static func transform(_ t: CGAffineTransform) -> String {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ")
  }

  private static func path(_ path: Path) -> String {
    switch path.storage {
    case .empty: return "empty"
    case .rect(let rect): return "rect \(self.rect(rect))"
    case .ellipse(let rect): return "ellipse \(self.rect(rect))"
    case .roundedRect(let rect, let corner, let style):
      let radius =
        corner.width == corner.height ? number(corner.width) : size(corner)
      return "roundrect \(self.rect(rect)) radius \(radius)"
        + (style == .circular ? " circular" : "")
    case .elements(let elements):
      let words = elements.map { element in
        switch element {
        case .move(let end): "M\(point(end))"
        case .line(let end): "L\(point(end))"
        case .quadCurve(let end, let control): "Q\(point(control)) \(point(end))"
        case .curve(let end, let control1, let control2):
          "C\(point(control1)) \(point(control2)) \(point(end))"
        case .closeSubpath: "Z"
        }
      }
      return "path [\(words.joined(separator: " "))]"
    }
  }

  private static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return "\(color)"
    case .linearGradient(let stops, let start, let end):
      return "linear(\(point(start)) \(point(end)) \(self.stops(stops)))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let yScale):
      return "radial(\(point(center)) \(number(startRadius))...\(number(endRadius))"
        + (yScale == 1 ? "" : " y \(number(yScale))") + " \(self.stops(stops)))"
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return "angular(\(point(center)) \(degrees(startAngle))...\(degrees(endAngle))"
        + " \(self.stops(stops)))"
    case .meshGradient(let mesh):
      let vertices = mesh.vertices.map { "\(point($0.position)) \($0.color)" }
      return "mesh(\(mesh.columns) \(vertices.joined(separator: " ")))"
    case .image(let image, let source, let origin, let scale):
      return "tiles(\(image.name) \(rect(source)) at \(point(origin)) scale \(number(scale)))"
    }
  }

  private static func degrees(_ radians: CGFloat) -> String { number(radians * 180 / .pi) + "°" }

  private static func stops(_ stops: GradientStops) -> String {
    stops.stops.map { "\($0.color)@\(number($0.location))" }.joined(separator: " ")
      + (stops.interpolation == .perceptual ? " perceptual" : "")
  }

  private static func fillStyle(_ style: FillStyle) -> String {
    (style.isEOFilled ? " evenodd" : "") + (style.isAntialiased ? "" : " aliased")
  }

  private static func strokeStyle(_ style: StrokeStyle) -> String {
    var words = " width \(number(style.lineWidth))"
    if style.lineCap != .butt { words += " cap \(style.lineCap)" }
    if style.lineJoin != .miter { words += " join \(style.lineJoin)" }
    if style.lineJoin == .miter && style.miterLimit != 10 {
      words += " miter \(number(style.miterLimit))"
    }
    if !style.dash.isEmpty {
      words += " dash \(style.dash.map(number).joined(separator: ","))"
      if style.dashPhase != 0 { words += " phase \(number(style.dashPhase))" }
    }
    return words
  }

  private static func options(_ options: ImageOptions) -> String {
    var words = ""
    if options.interpolation != .medium { words += " interpolation \(options.interpolation)" }
    if !options.isAntialiased { words += " aliased" }
    if let template = options.template { words += " template \(paint(template))" }
    if options.resizing == .tile { words += " tile" }
    if options.hasCaps {
      let caps = [options.capTop, options.capLeft, options.capBottom, options.capRight]
      words += " caps \(caps.map(number).joined(separator: ","))"
    }
    if options.isMirrored { words += " mirrored" }
    return words
  }

  private static func mode(_ mode: CompositeMode) -> String {
    switch mode {
    case .blend(.normal): ""
    case .blend(let mode): " \(mode)"
    default: " \(mode)"
    }
  }

  private static func filter(_ filter: Filter) -> String {
    switch filter {
    case .blur(let radius, let isOpaque): "blur \(number(radius))" + (isOpaque ? " opaque" : "")
    case .shadow(let color, let radius, let offset, let shadowOnly):
      "shadow \(color) radius \(number(radius)) by \(number(offset.width)),\(number(offset.height))"
        + (shadowOnly ? " only" : "")
    case .brightness(let amount): "brightness \(number(amount))"
    case .contrast(let amount): "contrast \(number(amount))"
    case .saturation(let amount): "saturation \(number(amount))"
    case .grayscale(let amount): "grayscale \(number(amount))"
    case .hueRotation(let angle): "hue \(degrees(angle))"
    case .colorInvert(let amount): "invert \(number(amount))"
    case .colorMultiply(let color): "multiply \(color)"
    case .luminanceToAlpha: "luminance to alpha"
    case .colorMatrix(let matrix):
      "matrix \(matrix.rows.map { number(CGFloat($0)) }.joined(separator: " "))"
    case .alphaThreshold(let minimum, let maximum, let color):
      "threshold \(number(minimum))...\(number(maximum)) \(color)"
    }
  }
}
