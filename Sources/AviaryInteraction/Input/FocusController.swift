@_spi(Engine) public import AviaryEngine
import AviaryStacks
import Foundation

/// A node that keys can go to.
@_spi(Engine) public protocol FocusTarget: ViewNode {
  /// Whether it can have the focus now.
  var canTakeFocus: Bool { get }

  /// It got the focus, or lost it.
  ///
  /// - Parameters:
  ///   - isFocused: Whether it has the focus now.
  ///   - isShown: Whether the focus came by a key, and has to be seen.
  func focusDidChange(_ isFocused: Bool, isShown: Bool)

  /// Handles a key, after all who want to be asked first.
  ///
  /// - Returns: Whether it made use of the key.
  func receiveKey(_ key: InputEvent.Key) -> Bool
}

/// A node that hears whether a text in it is edited.
package protocol EditingWatcher: ViewNode {
  /// A text inside got the focus, or the last one lost it.
  func editingDidChange(_ isEditing: Bool)
}

/// Knows which view keys go to.
package final class FocusController {
  unowned let root: ViewRoot
  private weak var target: ViewNode?
  /// Whether the focus came where it is by a key, and is seen.
  package private(set) var isShown = false
  /// The item of the open menu that a key or a pointer went to.
  weak var highlighted: ViewNode?
  /// The topmost presentation that is known, by its id; nil for none.
  var knownPresentation: Int?
  /// The views before and behind the one that has the focus, or had it and is gone.
  private var neighbours: Neighbours?

  private struct Neighbours {
    let before: [WeakNode]
    let behind: [WeakNode]
  }

  private struct WaitingNode {
    weak var node: FocusedNode?
  }

  /// Whether the view that prefers the focus is yet to get it.
  var isPreferredDue = false

  /// Views that want the focus once time passes.
  private var wanted: [WaitingNode] = []

  init(root: ViewRoot) { self.root = root }

  /// The view that has the focus; nil for none.
  package var current: (any FocusTarget)? {
    guard let target, target.isMounted else { return nil }
    return target as? any FocusTarget
  }

  /// The view that hears keys: the item of an open menu that is highlighted, else what has the focus, unless it lies behind
  /// something; nil for none.
  package var receiver: (any FocusTarget)? {
    if root.presented.isMenuOnTop { return menuItem }
    return isInFront ? current : nil
  }

  /// Whether what has the focus lies behind nothing.
  var isInFront: Bool {
    guard let current, let front = root.frontmostNode else { return false }
    return current === front || current.isInside(front)
  }

  /// The highlighted item of the menu that is open.
  package var menuItem: (any FocusTarget)? {
    guard let highlighted, highlighted.isMounted else { return nil }
    return highlighted as? any FocusTarget
  }

  // MARK: - Ending

  private struct WeakController {
    weak var controller: FocusController?
    init(_ controller: FocusController) { self.controller = controller }
  }

  // Shared: there is one keyboard, and UIKit's names ask for it without a window; used on the main thread alone.
  private nonisolated(unsafe) static var editing: WeakController?

  /// Takes the focus from the text that was given it last, in whatever window.
  ///
  /// - Returns: Whether a text had it.
  package static func endEditing() -> Bool {
    guard let controller = editing?.controller, controller.current is any TextEditingTarget else {
      return false
    }
    controller.focus(nil)
    return true
  }

  // MARK: - Moving

  /// Moves the focus; nil takes it away.
  ///
  /// What has the focus keeps it while a menu is open: of its items one is highlighted.
  package func focus(_ new: (any FocusTarget)?, isShown: Bool = false) {
    if let new, root.presented.isMenuOnTop, let menu = root.frontmostNode, new.isInside(menu) {
      return highlight(new)
    }
    let old = current
    let wasShown = self.isShown
    self.isShown = isShown && new != nil
    guard old !== new else {
      // A key that goes to where the focus is already shows it. A text shows its caret anyway.
      if isShown, !wasShown, let new, !(new is any TextEditingTarget) {
        new.focusDidChange(true, isShown: true)
      }
      return
    }
    target = new
    if new is any TextEditingTarget { Self.editing = WeakController(self) }
    neighbours = new.flatMap { neighbours(of: $0) }
    root.input.scrolling.focusDidMove()
    let (left, entered) = (Self.states(around: old), Self.states(around: new))
    old?.focusDidChange(false, isShown: false)
    for node in left where !entered.contains(where: { $0 === node }) { node.focusDidChange(false) }
    new?.focusDidChange(true, isShown: isShown)
    for node in entered where !left.contains(where: { $0 === node }) { node.focusDidChange(true) }
    tellEditing(old, new)
  }

  /// Tells the views around two others whether a text in them has the focus, where that changed.
  private func tellEditing(_ old: (any FocusTarget)?, _ new: (any FocusTarget)?) {
    func watchers(_ target: (any FocusTarget)?) -> [any EditingWatcher] {
      guard let target, target is any TextEditingTarget else { return [] }
      return target.ancestors(as: ViewNode.self).compactMap { $0 as? any EditingWatcher }
    }
    let (left, entered) = (watchers(old), watchers(new))
    for node in left where !entered.contains(where: { $0 === node }) {
      node.editingDidChange(false)
    }
    for node in entered where !left.contains(where: { $0 === node }) {
      node.editingDidChange(true)
    }
  }

  /// The focus states that follow a view, innermost first.
  private static func states(around node: ViewNode?) -> [FocusedNode] {
    node?.ancestors(as: FocusedNode.self).filter(\.movesFocus) ?? []
  }

  /// Goes to the next view that can have the focus, in reading order, or to the one before; round at the ends.
  ///
  /// Of what is presented on top only. Costs a walk through all that is mounted.
  ///
  /// - Returns: Whether there is any.
  func advance(forward: Bool) -> Bool {
    guard let front = root.frontmostNode else { return false }
    // What has the focus may have been disabled meanwhile: the way goes on from there.
    let start = root.presented.isMenuOnTop ? highlighted : target
    let targets = Self.targets(in: front, andAlso: start)
    guard targets.contains(where: { $0 !== start || $0.canTakeFocus }) else { return false }
    let next: Int
    if let index = targets.firstIndex(where: { $0 === start }) {
      let following = index + (forward ? 1 : -1)
      next = (following + targets.count) % targets.count
      if !root.presented.isMenuOnTop,
        advanceBeyondVisibleRange(
          from: start,
          to: targets[next],
          wraps: next != following,
          forward: forward
        )
      {
        return true
      }
    } else if let place = lostPlace(among: targets, forward: forward) {
      next = place
    } else {
      next = forward ? 0 : targets.count - 1
    }
    let new = root.presented.isMenuOnTop ? targets[next] : destination(targets[next], from: start)
    focus(new, isShown: true)
    new.scrollIntoView()
    return true
  }

  /// The views inside of a node that can have the focus, in reading order, and one that need not be able to.
  package static func targets(
    in node: ViewNode,
    andAlso other: ViewNode? = nil
  ) -> [any FocusTarget] {
    var found: [any FocusTarget] = []
    func visit(_ node: ViewNode) {
      if node.isOutOfReach { return }
      if let target = node as? any FocusTarget, target.canTakeFocus || target === other {
        found.append(target)
      }
      node.forEachChild(visit)
    }
    visit(node)
    return found
  }

  /// The views before and behind one, a few of each, nearest first.
  ///
  /// Found when the focus comes: where a view was that goes can't be told any more.
  private func neighbours(of node: ViewNode) -> Neighbours? {
    guard let front = root.frontmostNode else { return nil }
    let targets = Self.targets(in: front, andAlso: node)
    guard let index = targets.firstIndex(where: { $0 === node }) else { return nil }
    // With it more may go, all of a row.
    return Neighbours(
      before: targets[..<index].suffix(16).reversed().map { WeakNode($0) },
      behind: targets[(index + 1)...].prefix(16).map { WeakNode($0) }
    )
  }

  /// Where keys go on from a view that is gone; nil where none went.
  private func lostPlace(among targets: [any FocusTarget], forward: Bool) -> Int? {
    guard let neighbours else { return nil }
    func index(of nodes: [WeakNode]) -> Int? {
      nodes.lazy.compactMap { node in targets.firstIndex { $0 === node.node } }.first
    }
    let (before, behind) = (index(of: neighbours.before), index(of: neighbours.behind))
    return forward ? behind ?? before : before ?? behind
  }

  // MARK: - Focus states

  /// A focus state asks for the focus to be at a view, or not there any more.
  func stateDidChange(_ node: FocusedNode, isWanted: Bool) {
    guard root.clock.isRunning else {
      // A picture has no focus; what a window shows first gets it once it is there.
      if isWanted { wanted.append(WaitingNode(node: node)) }
      return
    }
    let isInside = target.map { $0 === node || $0.isInside(node) } ?? false
    if isWanted, !isInside {
      guard let first = firstTarget(in: node) else {
        node.focusDidChange(false)
        return
      }
      focus(first)
      (first as? any TextEditingTarget)?.programDidFocus()
    } else if !isWanted, isInside {
      focus(nil)
    }
  }

  /// Time passes from now on: views that wanted the focus get it, the last one for good.
  func start() {
    let waiting = wanted.compactMap(\.node)
    wanted = []
    for node in waiting where node.isMounted && node.isWanted {
      stateDidChange(node, isWanted: true)
    }
    // What handles events may be under way of being made: the next of them, or the next frame, finds it whole.
    isPreferredDue = true
  }

  /// Keys go on from the list in a row of which the focus was, where they go nowhere else.
  private func returnFocus(from node: ViewNode) {
    let outer = node.nearestAncestor(as: (any CompositeFocusTarget).self)
    guard let outer, outer.canTakeFocus else { return }
    root.actions.append(
      (
        "focus",
        { [weak self, weak outer] in
          guard let self, let outer, outer.isMounted, current == nil else { return }
          focus(outer)
        }
      )
    )
  }

  /// A view leaves the tree.
  package func nodeWillUnmount(_ node: ViewNode) {
    if highlighted === node { highlight(nil) }
    guard target === node, let leaving = node as? any FocusTarget else { return }
    let states = Self.states(around: node)
    target = nil
    leaving.focusDidChange(false, isShown: false)
    for state in states { state.focusDidChange(false) }
    tellEditing(leaving, nil)
    returnFocus(from: node)
    // A dialog that takes another form has other answers.
    if root.presented.top?.kind == .dialog {
      root.actions.append(("focus", { [weak self] in self?.enterTop() }))
    }
  }
}

extension ViewNode {
  /// Whether the node lies somewhere in another one.
  package final func isInside(_ other: ViewNode) -> Bool {
    ancestor { $0 === other } != nil
  }
}
