/// A list that has the elements of another one, and adds something to them.
open class _ForwardingList: _ViewList {
  package let content: _ViewList

  /// Creates a list that answers as `content` does.
  @_spi(Engine) public init(_ inputs: _ListInputs, _ content: _ViewList) {
    self.content = content
    super.init(inputs)
    content.owner = self
  }

  deinit { content.owner = nil }

  @_spi(Engine) open override var members: [_ViewList] { [content] }
  @_spi(Engine) public final override var count: Int { content.count }
  @_spi(Engine) public final override func elementID(at index: Int) -> ElementID {
    content.elementID(at: index)
  }
  package final override func index(of id: ElementID, hint: Int) -> Int? {
    content.index(of: id, hint: hint)
  }
  @_spi(Engine) open override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    content.collectTraits(at: index, into: &traits)
  }
  @_spi(Engine) open override var mayHoldTraits: Bool { content.mayHoldTraits }
  package final override var mayMakeTags: Bool { content.mayMakeTags }
  @_spi(Engine) open override func mount(at index: Int, in place: Place) -> ViewNode {
    content.mount(at: index, in: place)
  }
  package override func visitSections(_ visitor: inout SectionVisitor) {
    content.visitSections(&visitor)
  }
  package final override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    content.firstIndex(ofExplicitID: id)
  }
  package final override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    content.collectExplicitIDs(at: index, into: &ids)
  }
  @_spi(Engine) public final override func releaseElement(_ id: ElementID) {
    content.releaseElement(id)
  }
  @_spi(Engine) open override func tearDown() { content.tearDown() }
}
