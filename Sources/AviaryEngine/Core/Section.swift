import AviaryGraph

/// Views that belong together, with a header and a footer; a container decides how they look.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package let isExpanded: Binding<Bool>?

  package nonisolated init(
    header: Parent,
    footer: Footer,
    content: Content,
    isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

@available(*, unavailable)
extension Section: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { primitiveBody(of: "Section") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    SectionListBase(inputs, isExpanded: view.isExpanded) { path in
      let content = inputs.member(of: path, .index(1))
      return (
        Parent._makeList(view.header, inputs.member(of: path, .index(0))),
        view.isExpanded.map {
          CollapsibleContent._makeList(
            CollapsibleContent(isExpanded: $0, content: view.content),
            content
          )
        } ?? Content._makeList(view.content, content),
        Footer._makeList(view.footer, inputs.member(of: path, .index(2)))
      )
    }
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    let list = unsafeDowncast(list, to: SectionListBase.self)
    Parent._updateList(list.header, view.header)
    if list.canBeFolded {
      // A section that can't be folded away any more is unfolded.
      let isExpanded = view.isExpanded ?? .constant(true)
      CollapsibleContent._updateList(
        list.content,
        CollapsibleContent(isExpanded: isExpanded, content: view.content)
      )
    } else {
      if view.isExpanded != nil {
        Warnings.once("Section(isExpanded:): a section that could not be folded at first stays so")
      }
      Content._updateList(list.content, view.content)
    }
    Footer._updateList(list.footer, view.footer)
    list.updateExpansion(view.isExpanded)
  }

  public nonisolated static var _shape: _ListShape {
    var shape = Parent._shape + Content._shape + Footer._shape
    shape.mayHoldSections = true
    // A collapsed section has no content.
    shape.count = nil
    return shape
  }
}

/// The content of a section that can be folded away.
struct CollapsibleContent<Content: View> {
  let isExpanded: Binding<Bool>
  let content: Content
}

extension CollapsibleContent: View {
  var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

/// The list of a section: header, content and footer, in that order.
package final class SectionListBase: _ViewList {
  let header: _ViewList
  let content: _ViewList
  let footer: _ViewList
  /// Whether the content was made for a section that can be folded away.
  let canBeFolded: Bool
  private var isExpanded: Binding<Bool>?
  private let expansionSignal = Signal()

  init(
    _ inputs: _ListInputs,
    isExpanded: Binding<Bool>?,
    make: (IdentityPath) -> (header: _ViewList, content: _ViewList, footer: _ViewList)
  ) {
    self.isExpanded = isExpanded
    canBeFolded = isExpanded != nil
    (header, content, footer) = make(inputs.makePath())
    super.init(inputs)
    for list in [header, content, footer] { list.owner = self }
  }

  deinit { for list in [header, content, footer] { list.owner = nil } }

  /// Whether the section is unfolded, recorded as read by whoever runs; nil for one that can't be folded away.
  package var expansion: Binding<Bool>? {
    expansionSignal.track()
    return canBeFolded ? isExpanded : nil
  }

  func updateExpansion(_ new: Binding<Bool>?) {
    guard canBeFolded, !ValueEquality.isEqual(isExpanded, new) else { return }
    isExpanded = new
    expansionSignal.send()
  }

  package override var members: [_ViewList] { [header, content, footer] }
  package override func start(of member: _ViewList) -> Int? {
    if member === header { return 0 }
    if member === content { return header.count }
    return member === footer ? header.count + content.count : nil
  }
  package override var declaredView: DeclaredView { .container("Section") }

  private func find(_ index: Int) -> (list: _ViewList, index: Int) {
    var index = index
    for list in [header, content] {
      let count = list.count
      if index < count { return (list, index) }
      index -= count
    }
    return (footer, index)
  }

  package override var count: Int { header.count + content.count + footer.count }

  package override func elementID(at index: Int) -> ElementID {
    let found = find(index)
    return found.list.elementID(at: found.index)
  }

  package override func index(of id: ElementID, hint: Int) -> Int? {
    var start = 0
    for list in [header, content, footer] {
      if let index = list.index(of: id, hint: hint - start) { return start + index }
      start += list.count
    }
    return nil
  }

  package override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    let found = find(index)
    found.list.collectTraits(at: found.index, into: &traits)
  }

  package override func mount(at index: Int, in place: Place) -> ViewNode {
    let found = find(index)
    return found.list.mount(at: found.index, in: place)
  }

  package override func visitSections(_ visitor: inout SectionVisitor) { visitor.section(self) }

  package override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    var start = 0
    for list in [header, content, footer] {
      if let index = list.firstIndex(ofExplicitID: id) { return start + index }
      start += list.count
    }
    return nil
  }

  package override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    let found = find(index)
    found.list.collectExplicitIDs(at: found.index, into: &ids)
  }

  package override func releaseElement(_ id: ElementID) {
    for list in [header, content, footer] { list.releaseElement(id) }
  }

  package override func tearDown() {
    for list in [header, content, footer] { list.tearDown() }
  }
}
