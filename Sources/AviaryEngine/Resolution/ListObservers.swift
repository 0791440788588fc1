package import AviaryGraph

/// The signals of a list that is seen as a collection: `SubviewsCollection` and its kin read through them.
package final class ListObservers {
  /// Sent when the number of elements differs.
  package let count = Signal()
  /// Sent when the order or identity of elements may differ.
  package let structure = Signal()

  private var lastCount: Int
  private var sections: [SectionEntry]?

  init(count: Int) { lastCount = count }

  func send(_ change: _ListChange, from list: _ViewList) {
    guard change.contains(.structure) else { return }
    sections = nil
    structure.send()
    // Reading the count may resolve elements, so it is left to the readers where it is not known.
    let now = list.count
    if now != lastCount {
      lastCount = now
      count.send()
    }
  }

  /// Lets go of the sections; they are found again when asked for.
  func forgetSections() { sections = nil }

  /// The sections of the list, found once for each structure.
  package func sections(of list: _ViewList) -> [SectionEntry] {
    if let sections { return sections }
    var visitor = SectionVisitor()
    list.visitSections(&visitor)
    let found = visitor.finish()
    sections = found
    return found
  }
}
