@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Writes display lists of plain colours, shapes and text as a PDF document.
///
/// Cairo writes any list, but records it, goes over it twice more and formats each number by way of C's `printf`, which is
/// most of the time that a page of text takes. What has gradients, pictures, masks, filters or blend modes is left
/// to it, and so are fonts that can't be cut down; so both have to look the same, which tests compare.
struct PDFWriter: DisplayListVisitor {
  /// The content of the page or group that is being written.
  var content = MarkupBuffer()
  /// On the page, whose rectangle is the clip.
  var place = DisplayPlace()
  var fonts: [PDFFont] = []
  /// The position in `fonts` of each font of the texts, held so that another can't get its address.
  var known: [ObjectIdentifier: (font: ShapedFont, index: Int)] = [:]

  var document = PDFDocument()
  let resources: Int
  private let pageTree: Int
  /// The objects of the pages so far.
  private var pages: [Int] = []
  /// Paints what has no operators in PDF; nil where such lists are left to Cairo.
  let painter: CairoPainter?
  /// The least number of pixels a point of such pictures.
  let pixelScale: CGFloat
  /// The pictures that are in the document already.
  var writtenPictures: [PDFPictureKey: Int] = [:]
  /// What is known of the document's structure; nil where nothing is written of it.
  var tags: PDFTags?
  /// Whether texts are written for readers alone, over a picture of them, and nothing else.
  var writesHiddenText = false
  /// The alphas that are used, in order of their numbers.
  var alphas: [CGFloat] = []
  /// The objects of groups and pictures.
  var groups: [Int] = []
  /// The colour of fills and texts.
  var fillColor: RGBA?
  private var hasFailed = false
  var information = DocumentInformation()

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

  init(painter: CairoPainter? = nil, pixelScale: CGFloat = 2) {
    self.painter = painter
    self.pixelScale = pixelScale
    resources = document.reserve()
    pageTree = document.reserve()
  }

  /// What is added to coordinates before they are written.
  var origin: CGPoint { place.origin }

  /// Notes that only Cairo can write this.
  mutating func fail() { hasFailed = true }

  // MARK: - The document

  private mutating func write(_ pages: [DisplayList]) -> Bool {
    for list in pages where !write(list) { return false }
    return finish()
  }

  /// Writes a page; false where only Cairo can.
  mutating func write(_ list: DisplayList) -> Bool {
    let (number, stream) = (document.reserve(), document.reserve())
    pages.append(number)
    let size = CGSize(width: max(list.size.width, 1), height: max(list.size.height, 1))
    begin(list.bounds)
    content.append("1 0 0 -1 0 ")
    content.append(size.height)
    content.append(" cm\n")
    if list.background.alpha > 0 {
      beginArtifact()
      setFill(list.background)
      write(Path(list.bounds))
      content.append("f\n")
    }
    if painter != nil, list.root.readsBackdrop {
      // What is blurred of what lies below is pixels, and so is all around it.
      writePicture(.fragment(list.root, offset: .zero), thenTextOf: list.root)
    } else {
      visit(list.root)
    }
    endMarks()
    guard !hasFailed, document.write(stream, stream: content.bytes, MarkupBuffer()) else {
      return false
    }
    var body = MarkupBuffer()
    body.append("<< /Type /Page /Parent")
    body.append(reference: pageTree)
    body.append(" /MediaBox [0 0 ")
    body.append(size.width)
    body.append(" ")
    body.append(size.height)
    body.append("] /Resources")
    body.append(reference: resources)
    body.append(" /Contents")
    body.append(reference: stream)
    body.append(
      " /Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>"
    )
    writeTags(ofPage: number, height: size.height, to: &body)
    body.append(" >>")
    document.write(number, body)
    return true
  }

  /// Writes what all pages share, and the end.
  mutating func finish() -> Bool {
    guard writeResources() else { return false }
    let (catalog, info) = (document.reserve(), document.reserve())
    var body = MarkupBuffer()
    body.append("<< /Type /Catalog /Pages")
    body.append(reference: pageTree)
    finishTags(&body)
    body.append(" >>")
    document.write(catalog, body)
    writePageTree()
    body = MarkupBuffer()
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
    (place, fillColor) = (DisplayPlace(clip: bounds), nil)
  }

  private mutating func writePageTree() {
    var body = MarkupBuffer()
    body.append("<< /Type /Pages /Kids [")
    for number in pages { body.append(reference: number) }
    body.append(" ] /Count ")
    body.append(pages.count)
    body.append(" >>")
    document.write(pageTree, body)
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

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    !hasFailed && place.shows(fragment.bounds)
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    if writesHiddenText { return }
    guard case .color(let color) = paint, style.isAntialiased || painter != nil else {
      return writePicture(.fill(path, paint, style: style))
    }
    guard color.alpha > 0 else { return }
    beginMark(at: path.controlBounds, isPicture: false)
    setFill(color)
    write(path)
    content.append(style.isEOFilled ? "f*\n" : "f\n")
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    if writesHiddenText { return }
    guard case .color(let color) = paint else {
      return writePicture(.stroke(path, style, paint, antialiased: antialiased))
    }
    guard color.alpha > 0 else { return }
    beginMark(at: path.controlBounds, isPicture: false)
    content.append("q\n")
    writeStroke(style, color)
    write(path)
    content.append("S\nQ\n")
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    guard place.shows(layout.inkBounds.offsetBy(dx: point.x, dy: point.y)) else { return }
    if let layout = layout as? PangoTextLayout {
      if writesHiddenText { return writeHiddenText(layout, at: point) }
      if case .color(let color) = paint {
        if painter == nil || layout.isPlain, layout.isOfPlainGlyphs || painter == nil {
          return writeText(layout, at: point, color)
        }
        if layout.isOfPlainGlyphs { return writeDecoratedText(layout, at: point, paint) }
      }
    }
    if writesHiddenText { return }
    let command = DisplayCommand.text(layout, at: point, paint)
    writePicture(command, thenTextOf: DisplayFragment([command]))
  }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    visit(fragment, movedBy: offset)
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
    let origin = place.origin
    let placed = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    var inner = place
    inner.concatenate(transform)
    guard enters(fragment, at: inner) else { return }
    saved {
      for number in [placed.a, placed.b, placed.c, placed.d, placed.tx, placed.ty] {
        $0.content.append(factor: number)
        $0.content.append(" ")
      }
      $0.content.append("cm\n")
      $0.visit(fragment, transformedBy: transform)
    }
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    guard place.shows(path.controlBounds.intersection(fragment.bounds)) else { return }
    saved {
      $0.write(path)
      $0.content.append(style.isEOFilled ? "W* n\n" : "W n\n")
      let outer = $0.place.clip
      $0.place.clip = outer.intersection(path.controlBounds.applying($0.place.transform))
      $0.visit(fragment)
      $0.place.clip = outer
    }
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    guard opacity > 0, place.shows(fragment.bounds) else { return }
    // A part that blends would be mixed with the page by its own picture.
    guard mode == .normal, !fragment.blends else {
      return writePicture(.group(fragment, opacity: opacity, mode: mode), thenTextOf: fragment)
    }
    guard opacity < 1, !writesHiddenText else { return visit(fragment) }
    writeGroup(fragment, opacity)
  }

  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    writePicture(.masked(fragment, mask: mask, isInverted: isInverted), thenTextOf: fragment)
  }

  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    if case .shadow(let color, let radius, let offset, false) = filters.first, filters.count == 1 {
      // The shadow alone is pixels.
      let shadow = Filter.shadow(color: color, radius: radius, offset: offset, shadowOnly: true)
      writePicture(.filtered(fragment, [shadow]))
      return group(fragment, opacity: 1, mode: .normal)
    }
    writePicture(.filtered(fragment, filters), thenTextOf: fragment)
  }

  mutating func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    writePicture(.image(image, in: rect, options), isContent: true)
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) {
    writePicture(.backdrop(path, style))
  }

  mutating func saved(_ body: (inout PDFWriter) -> Void) {
    let outer = fillColor
    endMarks()
    content.append("q\n")
    body(&self)
    endMarks()
    content.append("Q\n")
    fillColor = outer
  }

  /// Writes a fragment as an object of its own, which is painted as a whole.
  private mutating func writeGroup(_ fragment: DisplayFragment, _ opacity: CGFloat) {
    endMarks()
    let (outer, outerFill) = (content, fillColor)
    (content, fillColor) = (MarkupBuffer(), nil)
    tags?.groupDepth += 1
    visit(fragment)
    tags?.groupDepth -= 1
    let inner = content
    (content, fillColor) = (outer, outerFill)
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
    beginMark(at: fragment.bounds, isPicture: false)
    defer { endMarks() }
    content.append("q\n")
    defer { content.append("Q\n") }
    let outerColor = fillColor
    defer { fillColor = outerColor }
    do {
      setAlpha(opacity)
      content.append("/G")
      content.append(groups.count - 1)
      content.append(" Do\n")
    }
  }
}
