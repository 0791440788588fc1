@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Writes display lists of plain colours, shapes and text as a PDF document.
///
/// Cairo writes any list, but records it, goes over it twice more and formats each number by way of C's `printf`, which is
/// most of the time that a page of text takes. What has gradients, pictures, masks, filters or blend modes is left
/// to it, and so are fonts that can't be cut down; so both have to look the same, which tests compare.
struct PDFWriter {
  /// The content of the page or group that is being written.
  var content = MarkupBuffer()
  /// What is added to coordinates before they are written.
  var origin = CGPoint.zero
  var fonts: [PDFFont] = []
  /// The position in `fonts` of each font of the texts, held so that another can't get its address.
  private var known: [ObjectIdentifier: (font: ShapedFont, index: Int)] = [:]

  private var document = PDFDocument()
  private let resources: Int
  /// From the coordinates that are written to the page's.
  private var transform = CGAffineTransform.identity
  private var page = CGRect.zero
  /// The alphas that are used, in order of their numbers.
  private var alphas: [CGFloat] = []
  /// The objects of groups.
  private var groups: [Int] = []
  private var fill: RGBA?
  private var hasFailed = false
  private var information = DocumentInformation()

  /// - Returns: nil where a list has something in it that only Cairo writes.
  static func data(
    of pages: [DisplayList],
    _ information: DocumentInformation = DocumentInformation()
  ) -> Data? {
    guard !pages.isEmpty, pages.allSatisfy(\.root.isPlain) else { return nil }
    var writer = PDFWriter()
    writer.information = information
    defer { for font in writer.fonts { font.close() } }
    return writer.write(pages) ? Data(writer.document.file.bytes) : nil
  }

  private init() { resources = document.reserve() }

  /// Notes that only Cairo can write this.
  mutating func fail() { hasFailed = true }

  // MARK: - The document

  private mutating func write(_ pages: [DisplayList]) -> Bool {
    let (catalog, tree, info) = (document.reserve(), document.reserve(), document.reserve())
    var numbers: [Int] = []
    for list in pages {
      let (number, stream) = (document.reserve(), document.reserve())
      numbers.append(number)
      let size = CGSize(width: max(list.size.width, 1), height: max(list.size.height, 1))
      begin(list.bounds)
      content.append("1 0 0 -1 0 ")
      content.append(size.height)
      content.append(" cm\n")
      if list.background.alpha > 0 {
        setFill(list.background)
        write(Path(list.bounds))
        content.append("f\n")
      }
      write(list.root)
      guard !hasFailed, document.write(stream, stream: content.bytes, MarkupBuffer()) else {
        return false
      }
      var body = MarkupBuffer()
      body.append("<< /Type /Page /Parent")
      body.append(reference: tree)
      body.append(" /MediaBox [0 0 ")
      body.append(size.width)
      body.append(" ")
      body.append(size.height)
      body.append("] /Resources")
      body.append(reference: resources)
      body.append(" /Contents")
      body.append(reference: stream)
      body.append(
        " /Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >> >>"
      )
      document.write(number, body)
    }
    guard writeResources() else { return false }
    writeTree(tree, numbers, catalog: catalog)
    var body = MarkupBuffer()
    // Without a date: the same list gives the same bytes.
    body.append("<< /Producer (Aviary)")
    information.write(to: &body)
    body.append(" >>")
    document.write(info, body)
    document.finish(catalog: catalog, info: info)
    return true
  }

  private mutating func begin(_ bounds: CGRect) {
    content = MarkupBuffer()
    (origin, transform, page, fill) = (.zero, .identity, bounds, nil)
  }

  private mutating func writeTree(_ tree: Int, _ pages: [Int], catalog: Int) {
    var body = MarkupBuffer()
    body.append("<< /Type /Catalog /Pages")
    body.append(reference: tree)
    body.append(" >>")
    document.write(catalog, body)
    body = MarkupBuffer()
    body.append("<< /Type /Pages /Kids [")
    for number in pages { body.append(reference: number) }
    body.append(" ] /Count ")
    body.append(pages.count)
    body.append(" >>")
    document.write(tree, body)
  }

  /// The fonts, alphas and groups, which all pages share.
  private mutating func writeResources() -> Bool {
    var body = MarkupBuffer()
    body.append("<< /Font <<")
    for (index, font) in fonts.enumerated() {
      let number = document.reserve()
      guard font.write(to: &document, number: number) else { return false }
      body.append(" /F")
      body.append(index)
      body.append(reference: number)
    }
    body.append(" >> /ExtGState <<")
    for (index, alpha) in alphas.enumerated() {
      body.append(" /A")
      body.append(index)
      body.append(" << /ca ")
      body.append(alpha)
      body.append(" /CA ")
      body.append(alpha)
      body.append(" >>")
    }
    body.append(" >> /XObject <<")
    for (index, number) in groups.enumerated() {
      body.append(" /G")
      body.append(index)
      body.append(reference: number)
    }
    body.append(" >> >>")
    document.write(resources, body)
    return true
  }

  /// The position of a text's font among the document's fonts; nil where it can't be part of one.
  mutating func fontIndex(of font: ShapedFont) -> Int? {
    if let known = known[ObjectIdentifier(font)] { return known.index }
    guard let file = font.outlineFile else { return nil }
    let index: Int
    if let same = fonts.firstIndex(where: { $0.path == file.path && $0.index == file.face }) {
      index = same
    } else {
      guard let made = PDFFont(path: file.path, index: file.face) else { return nil }
      fonts.append(made)
      index = fonts.count - 1
    }
    known[ObjectIdentifier(font)] = (font, index)
    return index
  }

  // MARK: - Commands

  private mutating func write(_ fragment: DisplayFragment) {
    guard !hasFailed, isVisible(fragment.bounds) else { return }
    for command in fragment.commands { write(command) }
  }

  private mutating func write(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, .color(let color), let style):
      guard color.alpha > 0 else { return }
      setFill(color)
      write(path)
      content.append(style.isEOFilled ? "f*\n" : "f\n")
    case .stroke(let path, let style, .color(let color), _):
      guard color.alpha > 0 else { return }
      content.append("q\n")
      writeStroke(style, color)
      write(path)
      content.append("S\nQ\n")
    case .text(let layout as PangoTextLayout, let point, .color(let color)):
      guard isVisible(layout.inkBounds.offsetBy(dx: point.x, dy: point.y)) else { return }
      writeText(layout, at: point, color)
    case .fragment(let fragment, let offset):
      let (outerOrigin, outerTransform) = (origin, transform)
      origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      transform = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
      write(fragment)
      (origin, transform) = (outerOrigin, outerTransform)
    case .transformed(let fragment, let inner):
      guard abs(inner.a * inner.d - inner.b * inner.c) > 1e-12 else { return }
      let (outerOrigin, outerTransform) = (origin, transform)
      transform = inner.concatenating(transform)
      guard isVisible(fragment.bounds) else { return transform = outerTransform }
      let placed = inner.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      origin = .zero
      saved {
        for number in [placed.a, placed.b, placed.c, placed.d, placed.tx, placed.ty] {
          $0.content.append(factor: number)
          $0.content.append(" ")
        }
        $0.content.append("cm\n")
        $0.write(fragment)
      }
      (origin, transform) = (outerOrigin, outerTransform)
    case .clipped(let fragment, let path, let style):
      guard isVisible(path.controlBounds.intersection(fragment.bounds)) else { return }
      saved {
        $0.write(path)
        $0.content.append(style.isEOFilled ? "W* n\n" : "W n\n")
        $0.write(fragment)
      }
    case .group(let fragment, let opacity, _):
      guard opacity > 0, isVisible(fragment.bounds) else { return }
      guard opacity < 1 else { return write(fragment) }
      writeGroup(fragment, opacity)
    default:
      // `isPlain` lets nothing else come here.
      assertionFailure("a command that only Cairo writes")
    }
  }

  /// Whether anything within `bounds`, in the current coordinates, is on the page.
  private func isVisible(_ bounds: CGRect) -> Bool {
    guard !bounds.isNull else { return false }
    return bounds.isInfinite || bounds.applying(transform).grown(by: 1).intersects(page)
  }

  private mutating func saved(_ body: (inout PDFWriter) -> Void) {
    let outer = fill
    content.append("q\n")
    body(&self)
    content.append("Q\n")
    fill = outer
  }

  /// Writes a fragment as an object of its own, which is painted as a whole.
  private mutating func writeGroup(_ fragment: DisplayFragment, _ opacity: CGFloat) {
    let (outer, outerFill) = (content, fill)
    (content, fill) = (MarkupBuffer(), nil)
    write(fragment)
    let inner = content
    (content, fill) = (outer, outerFill)
    let number = document.reserve()
    let box = fragment.bounds.grown(by: 1).offsetBy(dx: origin.x, dy: origin.y)
    var entries = MarkupBuffer()
    entries.append(" /Type /XObject /Subtype /Form /BBox [")
    for edge in [box.minX, box.minY, box.maxX, box.maxY] {
      entries.append(" ")
      entries.append(edge)
    }
    entries.append(" ] /Resources")
    entries.append(reference: resources)
    entries.append(" /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>")
    guard document.write(number, stream: inner.bytes, entries) else { return fail() }
    groups.append(number)
    saved {
      $0.setAlpha(opacity)
      $0.content.append("/G")
      $0.content.append($0.groups.count - 1)
      $0.content.append(" Do\n")
    }
  }

  // MARK: - Colours and paths

  /// Makes a colour that of fills and texts.
  mutating func setFill(_ color: RGBA) {
    guard fill != color else { return }
    if fill?.alpha != color.alpha { setAlpha(CGFloat(color.alpha)) }
    fill = color
    write(color)
    content.append("rg\n")
  }

  private mutating func write(_ color: RGBA) {
    for component in [color.red, color.green, color.blue] {
      content.append(CGFloat(min(max(component, 0), 1)))
      content.append(" ")
    }
  }

  private mutating func setAlpha(_ alpha: CGFloat) {
    let alpha = min(max(alpha, 0), 1)
    let index = alphas.firstIndex(of: alpha) ?? alphas.count
    if index == alphas.count { alphas.append(alpha) }
    content.append("/A")
    content.append(index)
    content.append(" gs\n")
  }

  private mutating func writeStroke(_ style: StrokeStyle, _ color: RGBA) {
    setAlpha(CGFloat(color.alpha))
    write(color)
    content.append("RG\n")
    content.append(style.lineWidth)
    content.append(" w ")
    switch style.lineCap {
    case .butt: content.append("0 J ")
    case .round: content.append("1 J ")
    case .square: content.append("2 J ")
    }
    switch style.lineJoin {
    case .miter:
      content.append("0 j ")
      content.append(max(style.miterLimit, 1))
      content.append(" M\n")
    case .round: content.append("1 j\n")
    case .bevel: content.append("2 j\n")
    }
    guard style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy(\.isFinite) else { return }
    content.append("[")
    for length in style.dash {
      content.append(" ")
      content.append(max(length, 0))
    }
    content.append(" ] ")
    content.append(style.dashPhase)
    content.append(" d\n")
  }

  private mutating func write(_ path: Path) {
    if case .rect(let rect) = path.storage {
      content.append(rect.origin + origin)
      content.append(" ")
      content.append(CGPoint(x: rect.width, y: rect.height))
      return content.append(" re\n")
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        content.append(end + origin)
        content.append(" m\n")
      case .line(let end):
        content.append(end + origin)
        content.append(" l\n")
      case .quadCurve(let end, let control):
        writeCurve(
          current + (control - current) * (2.0 / 3),
          end + (control - end) * (2.0 / 3),
          end
        )
      case .curve(let end, let control1, let control2):
        writeCurve(control1, control2, end)
      case .closeSubpath:
        content.append("h\n")
      }
      if let end = element.end { current = end }
    }
  }

  private mutating func writeCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    content.append(control1 + origin)
    content.append(" ")
    content.append(control2 + origin)
    content.append(" ")
    content.append(end + origin)
    content.append(" c\n")
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
  fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}
