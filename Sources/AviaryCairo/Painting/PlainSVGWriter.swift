@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

/// Writes display lists of plain colours, shapes and text as SVG.
///
/// Cairo writes any list, but goes over it three times and formats each number by way of C's `printf`: for a page of
/// text that takes five times as long. What has gradients, pictures, masks, filters or blend modes is left to it;
/// so both have to look the same, which tests compare.
struct PlainSVGWriter: DisplayListVisitor {
  var body = MarkupBuffer()
  var definitions = MarkupBuffer()
  var glyphs: SVGGlyphs
  /// On the page, whose rectangle is the clip.
  var place: DisplayPlace
  private var clipCount = 0

  /// - Returns: nil where the list has something in it that only Cairo writes.
  static func data(of list: DisplayList) -> Data? {
    guard list.root.isPlain, let glyphs = SVGGlyphs() else { return nil }
    var writer = PlainSVGWriter(page: list.bounds, glyphs: glyphs)
    writer.write(list)
    writer.glyphs.close()
    return Data(writer.body.bytes)
  }

  private init(page: CGRect, glyphs: SVGGlyphs) {
    place = DisplayPlace(clip: page)
    self.glyphs = glyphs
  }

  private mutating func write(_ list: DisplayList) {
    if list.background.alpha > 0 {
      body.append("<rect width=\"")
      body.append(list.size.width)
      body.append("\" height=\"")
      body.append(list.size.height)
      body.append("\"")
      writeColor(list.background, "fill")
      body.append("/>\n")
    }
    visit(list.root)
    let content = body
    body = MarkupBuffer()
    body.append(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
    )
    body.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
    body.append(max(list.size.width, 1))
    body.append("px\" height=\"")
    body.append(max(list.size.height, 1))
    body.append("px\" viewBox=\"0 0 ")
    body.append(max(list.size.width, 1))
    body.append(" ")
    body.append(max(list.size.height, 1))
    body.append("\" version=\"1.1\">\n")
    if !definitions.bytes.isEmpty || !glyphs.definitions.bytes.isEmpty {
      body.append("<defs>\n")
      body.append(glyphs.definitions)
      body.append(definitions)
      body.append("</defs>\n")
    }
    body.append(content)
    body.append("</svg>\n")
  }

  // MARK: - Commands

  /// What is added to coordinates before they are written.
  var origin: CGPoint {
    get { place.origin }
    set { place.origin = newValue }
  }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    place.shows(fragment.bounds)
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard case .color(let color) = paint else { return meetOthers() }
    guard color.alpha > 0 else { return }
    body.append("<path")
    writeColor(color, "fill")
    if style.isEOFilled { body.append(" fill-rule=\"evenodd\"") }
    writePath(path)
    body.append("/>\n")
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    guard case .color(let color) = paint else { return meetOthers() }
    guard color.alpha > 0 else { return }
    body.append("<path fill=\"none\"")
    writeColor(color, "stroke")
    writeStroke(style)
    writePath(style.lineCap == .square ? path.withoutPoints : path)
    body.append("/>\n")
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    guard case .color(let color) = paint, let layout = layout as? PangoTextLayout else {
      return meetOthers()
    }
    guard place.shows(layout.inkBounds.offsetBy(dx: point.x, dy: point.y)) else { return }
    writeText(layout, at: point, color)
  }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    visit(fragment, movedBy: offset)
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
    let placed = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    var inner = place
    inner.concatenate(transform)
    guard enters(fragment, at: inner) else { return }
    body.append("<g transform=\"matrix(")
    for number in [placed.a, placed.b, placed.c, placed.d, placed.tx] {
      // Factors of small parts of large pictures need more places than lengths.
      body.append(factor: number)
      body.append(" ")
    }
    body.append(factor: placed.ty)
    body.append(")\">\n")
    visit(fragment, transformedBy: transform)
    body.append("</g>\n")
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    guard place.shows(path.controlBounds.intersection(fragment.bounds)) else { return }
    clipCount += 1
    definitions.append("<clipPath id=\"clip")
    definitions.append(clipCount)
    definitions.append("\"><path")
    if style.isEOFilled { definitions.append(" clip-rule=\"evenodd\"") }
    swap(&body, &definitions)
    writePath(path)
    swap(&body, &definitions)
    definitions.append("/></clipPath>\n")
    body.append("<g clip-path=\"url(#clip")
    body.append(clipCount)
    body.append(")\">\n")
    visit(fragment)
    body.append("</g>\n")
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    guard opacity > 0, place.shows(fragment.bounds) else { return }
    guard opacity < 1 else { return visit(fragment) }
    body.append("<g opacity=\"")
    body.append(opacity)
    body.append("\">\n")
    visit(fragment)
    body.append("</g>\n")
  }

  func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    meetOthers()
  }

  func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) { meetOthers() }

  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) { meetOthers() }

  func backdrop(_ path: Path, _ style: BackdropStyle) { meetOthers() }

  /// Only Cairo writes this; `isPlain` lets no such list come here.
  private func meetOthers() { assertionFailure("a command that only Cairo writes") }

  // MARK: - Attributes

  /// A colour as an attribute, and its alpha as another.
  mutating func writeColor(_ color: RGBA, _ attribute: StaticString) {
    body.append(" ")
    body.append(attribute)
    body.append("=\"rgb(")
    for (index, component) in [color.red, color.green, color.blue].enumerated() {
      if index > 0 { body.append(",") }
      body.append(CGFloat(min(max(component, 0), 1)) * 100)
      body.append("%")
    }
    body.append(")\"")
    guard color.alpha < 1 else { return }
    body.append(" ")
    body.append(attribute)
    body.append("-opacity=\"")
    body.append(CGFloat(color.alpha))
    body.append("\"")
  }

  private mutating func writeStroke(_ style: StrokeStyle) {
    body.append(" stroke-width=\"")
    body.append(style.lineWidth)
    body.append("\"")
    switch style.lineCap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter:
      body.append(" stroke-miterlimit=\"")
      body.append(max(style.miterLimit, 1))
      body.append("\"")
    case .round: body.append(" stroke-linejoin=\"round\"")
    case .bevel: body.append(" stroke-linejoin=\"bevel\"")
    }
    guard style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy(\.isFinite) else { return }
    body.append(" stroke-dasharray=\"")
    for (index, length) in style.dash.enumerated() {
      if index > 0 { body.append(" ") }
      body.append(max(length, 0))
    }
    body.append("\" stroke-dashoffset=\"")
    body.append(style.dashPhase)
    body.append("\"")
  }

  private mutating func writePath(_ path: Path) {
    body.append(" d=\"")
    for element in path.elements {
      switch element {
      case .move(let end):
        body.append("M")
        body.append(end + origin)
      case .line(let end):
        body.append("L")
        body.append(end + origin)
      case .quadCurve(let end, let control):
        body.append("Q")
        body.append(control + origin)
        body.append(" ")
        body.append(end + origin)
      case .curve(let end, let control1, let control2):
        body.append("C")
        body.append(control1 + origin)
        body.append(" ")
        body.append(control2 + origin)
        body.append(" ")
        body.append(end + origin)
      case .closeSubpath:
        body.append("Z")
      }
    }
    body.append("\"")
  }
}
