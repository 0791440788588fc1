/// A list that is one of several, chosen by the value: a conditional, an optional, an erased view.
///
/// A change of choice ends the old list and all its state.
final class SwitchingList: _ViewList {
  private(set) var choice: Int
  private(set) var current: _ViewList
  /// Tells choices of equal number apart: erased views of a new type, say.
  private var generation = 0
  private let shape: _ListShape

  init(_ inputs: _ListInputs, shape: _ListShape, choice: Int, make: (_ListInputs) -> _ViewList) {
    self.choice = choice
    self.shape = shape
    current = make(SwitchingList.inputs(inputs, choice, 0))
    super.init(inputs)
    current.owner = self
  }

  deinit { current.owner = nil }

  private static func inputs(_ inputs: _ListInputs, _ choice: Int, _ generation: Int) -> _ListInputs
  {
    inputs.choice(of: inputs.makePath(), .index(choice + generation << 8))
  }

  override var members: [_ViewList] { [current] }

  /// Switches to another choice.
  func replace(choice: Int, make: (_ListInputs) -> _ViewList) {
    if choice == self.choice { generation += 1 }
    current.tearDown()
    current.owner = nil
    self.choice = choice
    current = make(SwitchingList.inputs(inputs, choice, generation))
    current.owner = self
    changed([.structure, .traits])
  }

  override var count: Int { current.count }
  override func elementID(at index: Int) -> ElementID { current.elementID(at: index) }
  override func index(of id: ElementID, hint: Int) -> Int? { current.index(of: id, hint: hint) }
  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    current.collectTraits(at: index, into: &traits)
  }
  override func mount(at index: Int, in place: Place) -> ViewNode {
    current.mount(at: index, in: place)
  }
  override func visitSections(_ visitor: inout SectionVisitor) {
    if shape.mayHoldSections {
      current.visitSections(&visitor)
    } else {
      visitor.loose(current.count)
    }
  }
  override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    current.firstIndex(ofExplicitID: id)
  }
  override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    current.collectExplicitIDs(at: index, into: &ids)
  }
  override func releaseElement(_ id: ElementID) { current.releaseElement(id) }
  override func tearDown() { current.tearDown() }
}
