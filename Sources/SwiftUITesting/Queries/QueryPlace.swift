@_spi(Engine) import AviaryEngine
package import AviaryInteraction

/// What a query by kind and name has to say so that it finds one of the elements.
package enum QueryPlace: Equatable, Sendable {
  /// Nothing more.
  case only
  /// Which of those that match, in reading order, from 0.
  case index(Int)
  /// It finds others, whatever is said.
  case elsewhere

  /// - Parameters:
  ///   - id: The element that is to be found.
  ///   - kind: What it is looked for as.
  ///   - name: What it is called there.
  ///   - items: All elements of the screen, in reading order.
  package init(of id: AccessibleID, as kind: ElementKind, named name: String, in items: [TreeItem])
  {
    let query = ScreenQuery(kind: kind, name: .equal(name))
    let found = query.candidates(in: items)
    if query.meant(found, in: items).map({ items[$0].item.id }) == [id] {
      self = .only
    } else if let index = found.firstIndex(where: { items[$0].item.id == id }) {
      self = .index(index)
    } else {
      self = .elsewhere
    }
  }
}
