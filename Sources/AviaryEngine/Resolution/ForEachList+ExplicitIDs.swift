import AviaryGraph

// Where a view with an explicit id stands.
extension ForEachList {
  /// Where the element stands that was made for an id, or that shows the subview with that id.
  func position(of id: AnyHashable) -> Int? {
    if let key = id.base as? ID, let offset = offset(of: key, hint: 0) {
      guard let uniqueOffsets else { return offset }
      return uniqueOffsets.firstIndex(of: offset)
    }
    return view.listBackedData?.position(ofExplicitID: id)
  }

  func start(of position: Int) -> Int {
    shape.count.map { $0 * position } ?? counted()[position]
  }

  /// Where an id is written inside of an element.
  func inner(_ position: Int, _ id: AnyHashable) -> Int? {
    element(at: position)?.list.firstIndex(ofExplicitID: id)
  }

  /// Whether an element carries another explicit id of the same type, which then is its name.
  func contradicts(_ position: Int, _ id: AnyHashable) -> Bool {
    guard let list = element(at: position)?.list, list.firstIndex(ofExplicitID: id) == nil,
      list.count > 0
    else { return false }
    var ids: [AnyHashable] = []
    list.collectExplicitIDs(at: 0, into: &ids)
    return ids.contains { type(of: $0.base) == type(of: id.base) }
  }

  /// Looks for an explicit id in all elements: first in those that are resolved, then in the others, which
  /// are resolved one by one and let go again.
  func search(_ id: AnyHashable) -> Int? {
    var resolved = Set<ID>()
    for element in resolvedElements {
      resolved.insert(element.id)
      if let inner = element.list.firstIndex(ofExplicitID: id) {
        let position = uniqueOffsets?.firstIndex(of: element.offset) ?? element.offset
        return start(of: position) + inner
      }
    }
    for position in 0..<elementCount {
      guard let element = element(at: position), !resolved.contains(element.id) else { continue }
      if let inner = element.list.firstIndex(ofExplicitID: id) {
        return start(of: position) + inner
      }
      if starts == nil { drop(element) }
    }
    return nil
  }
}
