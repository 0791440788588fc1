import Foundation

// What stands at the end of a document with structure.
extension PDFWriter {
  /// Writes the structure's root and the outline, and what the catalogue says of them.
  mutating func finishTags(_ catalog: inout MarkupBuffer) {
    if let language = information.language {
      catalog.append(" /Lang ")
      catalog.append(literal: language)
    }
    guard let tags else { return }
    var body = MarkupBuffer()
    body.append("<< /Type /StructElem /S /Document /P")
    body.append(reference: tags.root)
    body.append(" /K [")
    for section in tags.sections { body.append(reference: section) }
    body.append(" ] >>")
    document.write(tags.document, body)

    body = MarkupBuffer()
    body.append("<< /Type /StructTreeRoot /K")
    body.append(reference: tags.document)
    body.append(" /ParentTreeNextKey ")
    body.append(tags.parents.count)
    body.append(" /ParentTree << /Nums [")
    for (key, number) in tags.parents.enumerated() {
      body.append(" ")
      body.append(key)
      body.append(reference: number)
    }
    body.append(" ] >> >>")
    document.write(tags.root, body)

    catalog.append(" /MarkInfo << /Marked true >> /StructTreeRoot")
    catalog.append(reference: tags.root)
    if information.title != nil {
      catalog.append(" /ViewerPreferences << /DisplayDocTitle true >>")
    }
    if let outline = writeOutline(tags.headings) {
      catalog.append(" /PageMode /UseOutlines /Outlines")
      catalog.append(reference: outline)
    }
  }

  /// Writes an entry for each heading, those of deeper levels inside of the one before.
  ///
  /// - Returns: The outline's object; nil for no headings.
  private mutating func writeOutline(_ headings: [PDFTags.Heading]) -> Int? {
    guard !headings.isEmpty else { return nil }
    let root = document.reserve()
    let numbers = headings.map { _ in document.reserve() }
    // The entry that each is inside of; nil for the outline itself.
    var parents: [Int?] = []
    var path: [Int] = []
    for (index, heading) in headings.enumerated() {
      while let last = path.last, headings[last].level >= heading.level { path.removeLast() }
      parents.append(path.last)
      path.append(index)
    }
    var children = [[Int]](repeating: [], count: headings.count)
    var outermost: [Int] = []
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) } else { outermost.append(index) }
    }
    // How many entries are shown below each, all being open.
    var counts = children.map(\.count)
    for index in headings.indices.reversed() {
      if let parent = parents[index] { counts[parent] += counts[index] }
    }
    for siblings in [outermost] + children {
      for (place, index) in siblings.enumerated() {
        var body = MarkupBuffer()
        body.append("<< /Title ")
        body.append(text: headings[index].title)
        body.append(" /Parent")
        body.append(reference: parents[index].map { numbers[$0] } ?? root)
        if place > 0 {
          body.append(" /Prev")
          body.append(reference: numbers[siblings[place - 1]])
        }
        if place + 1 < siblings.count {
          body.append(" /Next")
          body.append(reference: numbers[siblings[place + 1]])
        }
        append(children[index], numbers, count: counts[index], to: &body)
        body.append(" /Dest [")
        body.append(reference: headings[index].page)
        body.append(" /XYZ 0 ")
        body.append(headings[index].y)
        body.append(" 0] >>")
        document.write(numbers[index], body)
      }
    }
    var body = MarkupBuffer()
    body.append("<< /Type /Outlines")
    append(outermost, numbers, count: headings.count, to: &body)
    body.append(" >>")
    document.write(root, body)
    return root
  }

  private func append(
    _ children: [Int],
    _ numbers: [Int],
    count: Int,
    to body: inout MarkupBuffer
  ) {
    guard let first = children.first, let last = children.last else { return }
    body.append(" /First")
    body.append(reference: numbers[first])
    body.append(" /Last")
    body.append(reference: numbers[last])
    body.append(" /Count ")
    body.append(count)
  }
}
