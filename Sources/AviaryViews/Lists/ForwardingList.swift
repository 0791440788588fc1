/// A list that has the elements of another one, and adds something to them.
public class _ForwardingList: _ViewList {
  package let content: _ViewList

  init(_ inputs: _ListInputs, _ content: _ViewList) {
    self.content = content
    super.init(inputs)
    content.owner = self
  }

  deinit { content.owner = nil }

  package override var members: [_ViewList] { [content] }
  package override var count: Int { content.count }
  package override func elementID(at index: Int) -> ElementID { content.elementID(at: index) }
  package override func index(of id: ElementID, hint: Int) -> Int? {
    content.index(of: id, hint: hint)
  }
  package override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    content.collectTraits(at: index, into: &traits)
  }
  package override var mayHoldTraits: Bool { content.mayHoldTraits }
  package override var mayMakeTags: Bool { content.mayMakeTags }
  package override func mount(at index: Int, in place: Place) -> ViewNode {
    content.mount(at: index, in: place)
  }
  package override func visitSections(_ visitor: inout SectionVisitor) {
    content.visitSections(&visitor)
  }
  package override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    content.firstIndex(ofExplicitID: id)
  }
  package override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    content.collectExplicitIDs(at: index, into: &ids)
  }
  package override func releaseElement(_ id: ElementID) { content.releaseElement(id) }
  package override func tearDown() { content.tearDown() }
}
