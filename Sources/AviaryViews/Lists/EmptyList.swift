/// The list of nothing.
final class EmptyList: _ViewList {
  override var count: Int { 0 }
  override var declaredView: DeclaredView { .leaf("EmptyView") }
  override func index(of id: ElementID, hint: Int) -> Int? { nil }
  override func visitSections(_ visitor: inout SectionVisitor) {}
}
