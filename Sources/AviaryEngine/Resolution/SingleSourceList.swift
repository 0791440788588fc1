/// A list whose elements are those of one other list, made when first needed.
package class SingleSourceList: _ViewList {
  @exclusivity(unchecked) package private(set) var child: _ViewList?

  /// What the types tell of the elements.
  package var staticShape: _ListShape { .unknown }

  /// Makes the other list.
  ///
  /// Called once, unless ``dropChild()`` is called.
  package func makeChild() -> _ViewList { preconditionFailure("\(Self.self) makes no child") }

  package final var source: _ViewList {
    if let child { return child }
    let made = makeChild()
    if child == nil { adopt(made) }
    return made
  }

  package final func adopt(_ list: _ViewList) {
    child = list
    list.owner = self
  }

  package final func dropChild() {
    child?.tearDown()
    child?.owner = nil
    child = nil
  }

  deinit { child?.owner = nil }

  package override var count: Int {
    if child == nil, let count = staticShape.count { return count }
    return source.count
  }

  package override func elementID(at index: Int) -> ElementID {
    if child == nil, staticShape.isUnary { return ElementID(base: inputs.base, step: inputs.step) }
    return source.elementID(at: index)
  }

  package override func index(of id: ElementID, hint: Int) -> Int? {
    source.index(of: id, hint: hint)
  }

  package override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    if child == nil, !staticShape.mayWriteTraits { return }
    source.collectTraits(at: index, into: &traits)
  }

  package override var mayHoldTraits: Bool {
    staticShape.mayWriteTraits && child?.mayHoldTraits ?? true
  }

  package override var mayMakeTags: Bool {
    staticShape.mayWriteTraits && child?.mayMakeTags ?? true
  }

  package override func mount(at index: Int, in place: Place) -> ViewNode {
    source.mount(at: index, in: place)
  }

  package override func visitSections(_ visitor: inout SectionVisitor) {
    if !staticShape.mayHoldSections {
      visitor.loose(count)
    } else {
      source.visitSections(&visitor)
    }
  }

  package override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    if child == nil, !staticShape.mayWriteIDs { return nil }
    return source.firstIndex(ofExplicitID: id)
  }

  package override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    if child == nil, !staticShape.mayWriteIDs { return }
    source.collectExplicitIDs(at: index, into: &ids)
  }

  package override func releaseElement(_ id: ElementID) { child?.releaseElement(id) }

  package override func tearDown() {
    child?.tearDown()
  }

  package override var members: [_ViewList] { child.map { [$0] } ?? [] }
}
