/// One section of a list: where its parts are among the list's elements, and what is written on it.
package struct SectionEntry {
  /// The `Section` itself, or nil for views that stand loose between sections.
  package let section: SectionListBase?
  /// The section's identity; nil for views that stand loose.
  let id: ElementID?
  package let header: Range<Int>
  package let content: Range<Int>
  package let footer: Range<Int>
  /// The lists around the section that write traits, outermost first.
  let writers: [any TraitWriter]
}

/// Walks a list in order and finds its sections.
///
/// Views between two sections form a section of their own with neither header nor footer. There is at least
/// one section, even in an empty list. (Source: documentation of `SectionCollection`.)
package struct SectionVisitor {
  private var entries: [SectionEntry] = []
  private var position = 0
  private var looseStart: Int?
  private var writers: [any TraitWriter] = []

  /// The number of elements passed.
  var count: Int { position }

  /// Passes elements that stand in no section.
  mutating func loose(_ count: Int) {
    if count > 0, looseStart == nil { looseStart = position }
    position += count
  }

  /// Passes a list, under the traits of a writer.
  mutating func under(_ writer: any TraitWriter, _ list: _ViewList) {
    writers.append(writer)
    list.visitSections(&self)
    writers.removeLast()
  }

  /// Passes a section.
  mutating func section(_ section: SectionListBase) {
    // A section in a section belongs to the outer one's content, so what is inside is not visited.
    let entry = SectionEntry(
      section: section,
      id: nil,
      header: 0..<0,
      content: 0..<0,
      footer: 0..<0,
      writers: []
    )
    let id = ElementID(base: section.inputs.base, step: section.inputs.step)
    emit(
      entry,
      id: id,
      header: section.header.count,
      content: section.content.count,
      footer: section.footer.count
    )
  }

  /// Passes a section with given numbers of members.
  mutating func emit(
    _ entry: SectionEntry,
    id: ElementID?,
    header: Int,
    content: Int,
    footer: Int
  ) {
    closeLooseRun()
    let headerEnd = position + header
    let contentEnd = headerEnd + content
    entries.append(
      SectionEntry(
        section: entry.section,
        id: id,
        header: position..<headerEnd,
        content: headerEnd..<contentEnd,
        footer: contentEnd..<contentEnd + footer,
        writers: writers + entry.writers
      )
    )
    position = contentEnd + footer
  }

  mutating func finish() -> [SectionEntry] {
    closeLooseRun()
    if entries.isEmpty {
      entries.append(
        SectionEntry(
          section: nil,
          id: nil,
          header: 0..<0,
          content: 0..<0,
          footer: 0..<0,
          writers: []
        )
      )
    }
    return entries
  }

  private mutating func closeLooseRun() {
    guard let start = looseStart else { return }
    looseStart = nil
    entries.append(
      SectionEntry(
        section: nil,
        id: nil,
        header: start..<start,
        content: start..<position,
        footer: position..<position,
        writers: []
      )
    )
  }
}
