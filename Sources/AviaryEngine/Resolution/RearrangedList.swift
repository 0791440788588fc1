import AviaryGraph

/// The list of subviews of which some are shown elsewhere than where they are, while a person drags them.
///
/// The content stays as it is: only what the list answers differs, so each element keeps its identity, its state and,
/// where it is shown, its node, and containers move it as they move what has moved in the data. Where there are sections
/// inside, the order is always the content's.
package final class RearrangedList: _ViewList, GraphItem {
  package let content: _ViewList
  private var dependent: Dependent!
  private var shown = Arrangement()
  /// Whether the content may have changed since the arrangement was made.
  private var isOutdated = false
  private var placeholder: _ViewList?
  /// Whether there are sections inside, as far as that is known of the content as it is.
  private var knownSections: Bool?

  /// Makes the arrangement anew when the content has changed; nil where the order is the content's.
  package var arrange: (() -> Arrangement)?
  /// Called with each node that is made for an element, and with the element's identity.
  package var onMount: ((ViewNode, ElementID) -> Void)?

  package init(_ inputs: _ListInputs, _ content: _ViewList) {
    self.content = content
    super.init(inputs)
    content.owner = self
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
  }

  deinit {
    content.owner = nil
    placeholder?.owner = nil
    dependent.detach()
  }

  // MARK: - Arranging

  /// Asks for another arrangement with the next update, in the transaction that is current now.
  package func needsArrangement() { dependent.invalidate() }

  package var graphName: String { "reorderable" }

  package func updateIfNeeded() {
    dependent.beginRun()
    let new = arranged()
    guard new != shown || isOutdated else { return }
    isOutdated = false
    shown = new
    changed(.structure)
  }

  private func arranged() -> Arrangement {
    guard var new = arrange?(), !new.isNatural, !holdsSections else { return Arrangement() }
    let count = content.count
    new.taken.removeAll { $0 < 0 || $0 >= count }
    if let insertion = new.insertion {
      new.insertion = max(0, min(insertion, count - new.taken.count))
    }
    return new
  }

  /// Whether there are sections inside.
  package var holdsSections: Bool {
    if let knownSections { return knownSections }
    var visitor = SectionVisitor()
    content.visitSections(&visitor)
    let holds = visitor.finish().contains { $0.section != nil }
    knownSections = holds
    return holds
  }

  /// The arrangement for the content as it is now.
  package var arrangement: Arrangement {
    if isOutdated {
      isOutdated = false
      shown = arranged()
    }
    return shown
  }

  package override func listDidChange(_ list: _ViewList, _ change: _ListChange) {
    if list === content, change.contains(.structure) {
      knownSections = nil
      if !shown.isNatural || arrange != nil { isOutdated = true }
    }
    super.listDidChange(list, change)
  }

  /// Shows a view where something from elsewhere would be dropped.
  package func setPlaceholder<V: View>(_ view: V) {
    if let placeholder {
      AnyView._updateList(placeholder, AnyView(view))
      return
    }
    let inputs = inputs.member(of: inputs.makePath(), .key(AnyHashable(PlaceholderKey())))
    let made = AnyView._makeList(AnyView(view), inputs)
    made.owner = self
    placeholder = made
  }

  private struct PlaceholderKey: Hashable {}

  // MARK: - What a list answers

  package override var members: [_ViewList] { [content] }

  package override var count: Int {
    let arrangement = arrangement
    if arrangement.isNatural { return content.count }
    return content.count - arrangement.taken.count + arrangement.insertedCount
  }

  package override func elementID(at index: Int) -> ElementID {
    let arrangement = arrangement
    if arrangement.isNatural { return content.elementID(at: index) }
    if let index = arrangement.content(at: index) { return content.elementID(at: index) }
    return placeholderID
  }

  private var placeholderID: ElementID {
    guard let placeholder, placeholder.count > 0 else {
      return ElementID(base: inputs.makePath(), step: .key(AnyHashable(PlaceholderKey())))
    }
    return placeholder.elementID(at: 0)
  }

  package override func index(of id: ElementID, hint: Int) -> Int? {
    let arrangement = arrangement
    if arrangement.isNatural { return content.index(of: id, hint: hint) }
    if arrangement.inserted == .placeholder, let insertion = arrangement.insertion,
      id == placeholderID
    {
      return insertion
    }
    let known = hint >= 0 && hint < count ? arrangement.content(at: hint) : nil
    return content.index(of: id, hint: known ?? hint).flatMap { arrangement.shown($0) }
  }

  package override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    let arrangement = arrangement
    if arrangement.isNatural { return content.collectTraits(at: index, into: &traits) }
    if let index = arrangement.content(at: index) {
      content.collectTraits(at: index, into: &traits)
    }
  }

  package override var mayHoldTraits: Bool { content.mayHoldTraits }
  package override var mayMakeTags: Bool { content.mayMakeTags }

  package override func mount(at index: Int, in place: Place) -> ViewNode {
    let arrangement = arrangement
    guard let index = arrangement.content(at: index) else {
      guard let placeholder, placeholder.count > 0 else {
        return EmptyNode(root: root, place: place)
      }
      return placeholder.mount(at: 0, in: place)
    }
    let node = content.mount(at: index, in: place)
    onMount?(node, content.elementID(at: index))
    return node
  }

  package override func visitSections(_ visitor: inout SectionVisitor) {
    if arrangement.isNatural { content.visitSections(&visitor) } else { visitor.loose(count) }
  }

  package override func firstIndex(ofExplicitID id: AnyHashable) -> Int? {
    let found = content.firstIndex(ofExplicitID: id)
    let arrangement = arrangement
    return arrangement.isNatural ? found : found.flatMap { arrangement.shown($0) }
  }

  package override func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {
    guard let index = arrangement.content(at: index) else { return }
    content.collectExplicitIDs(at: index, into: &ids)
  }

  package override func releaseElement(_ id: ElementID) { content.releaseElement(id) }

  package override func tearDown() {
    dependent.detach()
    arrange = nil
    onMount = nil
    content.tearDown()
    placeholder?.tearDown()
  }
}
