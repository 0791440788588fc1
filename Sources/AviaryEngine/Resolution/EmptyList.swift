/// The list of nothing.
final class EmptyList: _ViewList {
  override var count: Int { 0 }
  override var declaredView: DeclaredView { .leaf("EmptyView") }
  // Asked only by those who have not yet been told that what was here is gone.
  override func elementID(at index: Int) -> ElementID {
    ElementID(base: inputs.base, step: inputs.step)
  }
  override func collectTraits(at index: Int, into traits: inout ViewTraits) {}
  override func mount(at index: Int, in place: Place) -> ViewNode {
    EmptyNode(root: root, place: place)
  }
  override func index(of id: ElementID, hint: Int) -> Int? { nil }
  override func visitSections(_ visitor: inout SectionVisitor) {}
}
