@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import Foundation

// Marked content, and what it is a part of.
extension PDFWriter {
  /// Has the document's structure written from here on.
  mutating func startTags() {
    tags = PDFTags(root: document.reserve(), document: document.reserve())
  }

  // MARK: - Content

  /// What follows says nothing: shapes and backgrounds.
  mutating func beginArtifact() {
    guard let tags, tags.groupDepth == 0 else { return }
    if case .decoration = tags.open { return }
    endMarks()
    content.append("/Artifact BMC\n")
    self.tags?.open = .decoration
  }

  /// What follows is a part of the element around `bounds`, which are of the current coordinates.
  ///
  /// - Parameter isPicture: Whether it is one; shapes are a part of pictures alone, such as symbols.
  mutating func beginMark(at bounds: CGRect, isPicture: Bool) {
    guard let tags, tags.groupDepth == 0 else { return }
    let placed = bounds.applying(place.transform)
    guard let element = tags.element(at: CGPoint(x: placed.midX, y: placed.midY)),
      isPicture || element.isPicture && element.frame.insetBy(dx: -1, dy: -1).contains(placed)
    else {
      return beginArtifact()
    }
    begin(element)
  }

  /// What follows is a part of the element that a piece of text is in.
  ///
  /// - Returns: Whether the text is to be written: of a document with structure, what lies beyond a clip belongs to another page.
  mutating func beginMark(of segment: LineSegment, at point: CGPoint, scale: CGFloat) -> Bool {
    guard let tags else { return true }
    let middle = CGPoint(
      x: point.x + (segment.x + segment.width / 2) * scale,
      // In the middle of small letters.
      y: point.y + (segment.baseline * scale) - 2
    )
    .applying(place.transform)
    guard place.clip.minY <= middle.y, middle.y <= place.clip.maxY else { return false }
    guard tags.groupDepth == 0 else { return true }
    if let element = tags.element(at: middle) { begin(element) } else { beginArtifact() }
    return true
  }

  private mutating func begin(_ element: PDFTags.Element) {
    guard let tags else { return }
    if case .element(let current) = tags.open, current === element { return }
    endMarks()
    let mark = tags.owners.count
    element.marks.append(mark)
    self.tags?.owners.append(element)
    self.tags?.open = .element(element)
    content.append("/")
    content.append(element.kind)
    content.append(" << /MCID ")
    content.append(mark)
    content.append(" >> BDC\n")
  }

  /// Ends what content was marked as.
  mutating func endMarks() {
    guard let tags, tags.groupDepth == 0 else { return }
    if case .none = tags.open { return }
    content.append("EMC\n")
    self.tags?.open = .none
  }

  // MARK: - Pages

  /// Writes a page's links and elements, and what the page's own entries say of them.
  mutating func writeTags(ofPage page: Int, height: CGFloat, to body: inout MarkupBuffer) {
    guard var tags else { return }
    let key = tags.parents.count
    let parents = document.reserve()
    tags.parents.append(parents)
    let section = document.reserve()
    tags.sections.append(section)

    var links: [Int] = []
    let children = tags.elements.compactMap { element in
      write(element, parent: section, page: page, height: height, &tags, &links)
    }
    var entries = MarkupBuffer()
    entries.append("<< /Type /StructElem /S /Sect /P")
    entries.append(reference: tags.document)
    entries.append(" /K [")
    for child in children { entries.append(reference: child) }
    entries.append(" ] >>")
    document.write(section, entries)

    entries = MarkupBuffer()
    entries.append("[")
    for owner in tags.owners { entries.append(reference: owner.number) }
    entries.append(" ]")
    document.write(parents, entries)

    body.append(" /Tabs /S /StructParents ")
    body.append(key)
    if !links.isEmpty {
      body.append(" /Annots [")
      for link in links { body.append(reference: link) }
      body.append(" ]")
    }
    self.tags = tags
  }

  /// - Returns: The number of the element's object; nil where there is nothing of it on the page.
  private mutating func write(
    _ element: PDFTags.Element,
    parent: Int,
    page: Int,
    height: CGFloat,
    _ tags: inout PDFTags,
    _ links: inout [Int]
  ) -> Int? {
    let number = document.reserve()
    element.number = number
    let children = element.children.compactMap {
      write($0, parent: number, page: page, height: height, &tags, &links)
    }
    let link = element.source.details.address.map { url in
      writeLink(to: url, element, page: page, height: height, &tags)
    }
    guard !element.marks.isEmpty || !children.isEmpty || link != nil else {
      document.write(number, .null)
      return nil
    }
    if let link { links.append(link) }
    if let level = element.headingLevel, !element.source.label.isEmpty {
      tags.headings.append(
        PDFTags.Heading(
          title: element.source.label,
          level: level,
          page: page,
          y: height - element.frame.minY
        )
      )
    }
    var body = MarkupBuffer()
    body.append("<< /Type /StructElem /S /")
    body.append(element.kind)
    body.append(" /P")
    body.append(reference: parent)
    body.append(" /Pg")
    body.append(reference: page)
    body.append(" /K [")
    for mark in element.marks {
      body.append(" ")
      body.append(mark)
    }
    for child in children { body.append(reference: child) }
    if let link {
      body.append(" << /Type /OBJR /Obj")
      body.append(reference: link)
      body.append(" >>")
    }
    body.append(" ]")
    if element.source.role == .image {
      body.append(" /Alt ")
      body.append(text: element.source.label)
    }
    body.append(" >>")
    document.write(number, body)
    return number
  }

  private mutating func writeLink(
    to url: URL,
    _ element: PDFTags.Element,
    page: Int,
    height: CGFloat,
    _ tags: inout PDFTags
  ) -> Int {
    let (number, frame) = (document.reserve(), element.frame)
    let key = tags.parents.count
    tags.parents.append(element.number)
    var body = MarkupBuffer()
    body.append("<< /Type /Annot /Subtype /Link /F 4 /Border [0 0 0] /Rect [")
    for edge in [frame.minX, height - frame.maxY, frame.maxX, height - frame.minY] {
      body.append(" ")
      body.append(edge)
    }
    body.append(" ] /P")
    body.append(reference: page)
    body.append(" /A << /S /URI /URI ")
    body.append(literal: url.absoluteString)
    body.append(" >> /Contents ")
    body.append(text: element.source.label)
    body.append(" /StructParent ")
    body.append(key)
    body.append(" >>")
    document.write(number, body)
    return number
  }
}

extension PDFTags.Element {
  /// The level of a heading, from 1 on; nil for what is none.
  fileprivate var headingLevel: Int? {
    guard source.role == .header || source.traits.contains(.isHeader) else { return nil }
    return max(Int(source.details.headingLevel), 1)
  }

  fileprivate var isPicture: Bool { source.role == .image }
}

extension MarkupBuffer {
  /// The object that is nothing.
  fileprivate static var null: MarkupBuffer {
    var body = MarkupBuffer()
    body.append("null")
    return body
  }
}
