@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import Foundation

/// Names an element from when it comes until it goes.
package struct AccessibleID: Hashable, Sendable, Comparable {
  /// What draws the element, and which of its elements it is.
  package let source: UInt64
  package let part: Int
  /// Tells an element that has come back from the one that went: for assistive technology what is gone is gone for good.
  package let life: Int

  package init(source: UInt64, part: Int, life: Int) {
    self.source = source
    self.part = part
    self.life = life
  }

  package static func < (a: AccessibleID, b: AccessibleID) -> Bool {
    (a.source, a.part) < (b.source, b.part)
  }
}

/// An element that can be seen, for assistive technology.
package struct AccessibleItem: Equatable {
  package let id: AccessibleID
  /// nil for what is outermost in the window.
  package internal(set) var parent: AccessibleID?
  /// In reading order.
  package internal(set) var children: [AccessibleID]
  /// What is told of it.
  ///
  /// `frame` is what can be seen of it, in points of the root's space; `children` is empty.
  package internal(set) var element: AccessibilityElement
  package internal(set) var isFocusable: Bool
  package internal(set) var isFocused: Bool
  /// The element that is the label of this one; nil where none was said to be.
  package internal(set) var label: AccessibleID?
  /// The elements that this one is the label of.
  package internal(set) var contents: [AccessibleID] = []
  /// The caret and the selection in the text that is edited; nil while it is not.
  package internal(set) var editing: AccessibleEditing?

  /// The text that is read by parts: what a field holds, what a text says, which choice a menu shows; nil for other
  /// things.
  package var text: String? {
    switch element.role {
    case .textField: element.value ?? ""
    case .text, .header, .link: element.label
    default: element.details.kind == .popUpButton ? element.value : nil
    }
  }
}

/// Where a text is edited, in Unicode scalars from its start.
package struct AccessibleEditing: Equatable, Sendable {
  package var caret: Int
  /// Empty for none.
  package var selection: Range<Int>

  package init(caret: Int, selection: Range<Int>) {
    self.caret = caret
    self.selection = selection
  }
}

/// What has changed between two states of the tree.
package enum AccessibleChange: Equatable {
  case added(AccessibleID)
  /// The element as it was, and its place among its siblings then.
  case removed(AccessibleItem, index: Int)
  case label(AccessibleID)
  case hint(AccessibleID)
  case value(AccessibleID)
  /// What the element is set to, whether it is enabled, and the like.
  case state(AccessibleID, old: AccessibleItem)
  case frame(AccessibleID)
  case text(AccessibleID, old: String)
  case caret(AccessibleID)
  case selection(AccessibleID)
  case focus(AccessibleID, Bool)
}

/// What assistive technology can know of a window, and ask of it: the elements that can be seen.
///
/// It is made when assistive technology comes; from then on what is drawn tells who stands behind it. Nothing is
/// computed while nothing changes, and what is, is proportional to what can be seen.
///
/// Used on the main thread only.
package final class AccessibleTree {
  package let root: ViewRoot
  /// All elements that can be seen.
  package private(set) var items: [AccessibleID: AccessibleItem] = [:]
  /// Those that are in no other one, in reading order.
  package private(set) var top: [AccessibleID] = []
  /// The element that has the focus; nil for none.
  package private(set) var focused: AccessibleID?
  /// How often the elements were gathered.
  package private(set) var generation = 0

  /// The elements that are there, without their lives, and how many have come.
  private var lives: [Place: Int] = [:]
  private var lastLife = 0

  private struct Place: Hashable {
    var source: UInt64
    var part: Int
  }

  /// What the elements were gathered from.
  private var fragment: NodeFragment?
  private weak var focusedNode: ViewNode?

  package init(root: ViewRoot) {
    self.root = root
    root.startTrackingAccessibility()
  }

  /// Gathers the elements, if anything was drawn anew or the focus has moved.
  ///
  /// The tree of views has to be at rest.
  ///
  /// - Returns: What is different from before: removals, additions, changes, then of the focus and of carets.
  /// - Complexity: Constant where nothing has changed, else O(*n*) for *n* elements that can be seen.
  package func update() -> [AccessibleChange] {
    guard let node = root.node else { return [] }
    let drawn = node.draw(.picture)
    let focus = root.input.focus.receiver
    guard drawn !== fragment || focus !== focusedNode else { return [] }
    fragment = drawn
    focusedNode = focus
    generation += 1
    let bounds = CGRect(origin: .zero, size: node.size)
    let elements = AccessibilityReader(shown: bounds).read(
      drawn.accessibility,
      .identity,
      clip: nil
    )
    let (oldItems, oldTop) = (items, top)
    let oldLives = lives
    items = [:]
    lives = [:]
    focused = nil
    top = elements.compactMap { insert($0, parent: nil, focus, oldLives) }
    shareFocus()
    focusRow()
    pairUp()
    return changes(since: oldItems, oldTop)
  }

  // MARK: - Gathering

  private func insert(
    _ element: AccessibilityElement,
    parent: AccessibleID?,
    _ focus: (any FocusTarget)?,
    _ oldLives: [Place: Int]
  ) -> AccessibleID? {
    guard let identity = element.identity else { return nil }
    var place = Place(source: identity.source.id, part: identity.part)
    // A view that is drawn twice is two elements.
    while lives[place] != nil { place.part += 1 << 20 }
    let life: Int
    if let known = oldLives[place] {
      life = known
    } else {
      lastLife += 1
      life = lastLife
    }
    lives[place] = life
    let id = AccessibleID(source: place.source, part: place.part, life: life)
    var own = element
    own.children = []
    var item = AccessibleItem(
      id: id,
      parent: parent,
      children: [],
      element: own,
      isFocusable: false,
      isFocused: false
    )
    items[id] = item
    item.children = element.children.compactMap { insert($0, parent: id, focus, oldLives) }
    if own.details.kind.isNamedByContent, own.label.isEmpty {
      let inside = item.children.compactMap { items[$0]?.element }
      item.element.label = inside.filter { $0.details.part != .sign }.combinedLabel
    }
    if own.details.kind == .stepper, own.label.isEmpty {
      // Its halves are named by what they do.
      let inside = item.children.compactMap { items[$0]?.element }
      item.element.label = inside.filter { $0.role != .button }.combinedLabel
    }
    if own.details.kind == .alert || own.details.kind == .dialog, own.label.isEmpty {
      item.element.label = firstHeading(in: item.children)?.label ?? ""
    }
    if own.details.kind == .alert, own.hint == nil {
      let texts = item.children.compactMap { items[$0]?.element }.filter { $0.role == .text }
      if !texts.isEmpty { item.element.hint = texts.combinedLabel }
    }
    if own.details.kind == .alert || own.details.kind == .menu {
      // It lies on something that covers all of the window.
      let frames = item.children.compactMap { items[$0]?.element.frame }
      if let first = frames.first { item.element.frame = frames.reduce(first) { $0.union($1) } }
    }
    let isContainer = !item.children.isEmpty && own.role == .group
    if !isContainer {
      let target = Self.focusTarget(own)
      item.isFocusable = target?.canTakeFocus ?? false
      item.isFocused = target != nil && target === focus
    }
    if item.isFocused { focused = id }
    item.editing = Self.editing(own)
    items[id] = item
    return id
  }

  private func firstHeading(in ids: [AccessibleID]) -> AccessibilityElement? {
    for item in ids.lazy.compactMap({ self.items[$0] }) {
      if item.element.role == .header { return item.element }
      if let found = firstHeading(in: item.children) { return found }
    }
    return nil
  }

  /// Brings labels together with what they are the labels of, and names what has no name of its own.
  private func pairUp() {
    let paired = items.values.filter { $0.element.details.pair != nil }.sorted { $0.id < $1.id }
    var labels: [[AnyHashable]: AccessibleID] = [:]
    for item in paired {
      guard let pair = item.element.details.pair, pair.role == .label else { continue }
      labels[pair.key] = labels[pair.key] ?? item.id
    }
    for item in paired {
      guard let pair = item.element.details.pair, pair.role == .content, let id = labels[pair.key],
        let label = items[id]
      else { continue }
      items[item.id]?.label = id
      items[id]?.contents.append(item.id)
      if item.element.label.isEmpty { items[item.id]?.element.label = label.element.label }
    }
  }

  /// Where several elements have the focus as a whole, choices say, the selected one is told of as having it.
  private func shareFocus() {
    let sharing = items.values.filter(\.isFocused)
    guard sharing.count > 1 else { return }
    let one =
      sharing.filter { $0.element.details.state == .selected(true) }.min { $0.id < $1.id }
      ?? sharing.min { $0.id < $1.id }
    for item in sharing where item.id != one?.id { items[item.id]?.isFocused = false }
    focused = one?.id
  }

  /// Where a list has the focus, the row that keys move from is told of as having it.
  private func focusRow() {
    guard let list = focused.flatMap({ items[$0] }), list.element.role == .list else { return }
    let cursor = (Self.focusTarget(list.element) as? any CompositeFocusTarget)?.cursorNode
    var row: AccessibleItem?
    func visit(_ ids: [AccessibleID]) {
      for item in ids.lazy.compactMap({ self.items[$0] }) {
        guard item.element.details.kind.isRow else {
          visit(item.children)
          continue
        }
        guard item.element.details.state == .selected(true) else { continue }
        let isAtCursor = cursor != nil && item.element.responders.nodes.contains { $0 === cursor }
        if row == nil || isAtCursor { row = item }
      }
    }
    visit(list.children)
    guard let row else { return }
    items[list.id]?.isFocused = false
    items[row.id]?.isFocusable = true
    items[row.id]?.isFocused = true
    focused = row.id
  }

  /// The view that gets the focus for an element: the outermost that can have it.
  static func focusTarget(_ element: AccessibilityElement) -> (any FocusTarget)? {
    let targets = element.responders.nodes.compactMap { $0 as? any FocusTarget }
    return targets.last { $0.canTakeFocus } ?? targets.last
  }

  static func textInput(_ element: AccessibilityElement) -> (any AccessibleText)? {
    element.responders.nodes.lazy.compactMap { $0 as? any AccessibleText }.first
  }

  private static func editing(_ element: AccessibilityElement) -> AccessibleEditing? {
    element.role == .textField ? textInput(element)?.accessibleEditing : nil
  }

  // MARK: - Comparing

  private func changes(
    since old: [AccessibleID: AccessibleItem],
    _ oldTop: [AccessibleID]
  ) -> [AccessibleChange] {
    var removed: [AccessibleChange] = []
    func visitOld(_ ids: [AccessibleID]) {
      for (index, id) in ids.enumerated() {
        guard let item = old[id] else { continue }
        if items[id] == nil || items[id]?.parent != item.parent {
          removed.append(.removed(item, index: index))
        }
        visitOld(item.children)
      }
    }
    visitOld(oldTop)
    var added: [AccessibleChange] = []
    var changes = Changes()
    func visit(_ ids: [AccessibleID]) {
      for id in ids {
        guard let item = items[id] else { continue }
        if let known = old[id], known.parent == item.parent {
          compare(known, item, &changes)
        } else {
          added.append(.added(id))
          if item.isFocused { changes.focus.append(.focus(id, true)) }
        }
        visit(item.children)
      }
    }
    visit(top)
    return removed + added + changes.inOrder
  }

  private struct Changes {
    var values: [AccessibleChange] = []
    var focus: [AccessibleChange] = []
    var carets: [AccessibleChange] = []

    /// Screen readers take a caret that moves for the focus, and say nothing of the focus that follows.
    var inOrder: [AccessibleChange] { values + focus + carets }
  }

  private func compare(
    _ old: AccessibleItem,
    _ new: AccessibleItem,
    _ changes: inout Changes
  ) {
    guard old != new else { return }
    let id = new.id
    if old.element.label != new.element.label { changes.values.append(.label(id)) }
    if old.element.hint != new.element.hint { changes.values.append(.hint(id)) }
    if old.element.value != new.element.value
      || old.element.details.range != new.element.details.range
    {
      changes.values.append(.value(id))
    }
    if old.element.details.state != new.element.details.state
      || old.element.isEnabled != new.element.isEnabled
      || old.element.traits != new.element.traits || old.isFocusable != new.isFocusable
    {
      changes.values.append(.state(id, old: old))
    }
    if old.element.frame != new.element.frame { changes.values.append(.frame(id)) }
    if let text = old.text, text != new.text { changes.values.append(.text(id, old: text)) }
    if let editing = new.editing {
      if old.editing?.caret != editing.caret { changes.carets.append(.caret(id)) }
      if let before = old.editing, before.selection != editing.selection {
        changes.carets.append(.selection(id))
      }
    }
    if old.isFocused != new.isFocused { changes.focus.append(.focus(id, new.isFocused)) }
  }
}
