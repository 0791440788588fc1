@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
package import Foundation

/// What assistive technology asks for. All of it is done to the tree of views at rest; what follows is shown by the
/// next update. An element that is not there any more does nothing.
extension AccessibleTree {
  private func element(_ id: AccessibleID) -> AccessibilityElement? {
    if root.isDirty {
      do { try root.update() } catch { root.warn("accessibility: \(error)") }
    }
    return items[id]?.element
  }

  // MARK: - Actions

  /// What an element can be asked to do, what it is there for first.
  package func actions(of id: AccessibleID) -> [AccessibleAction] {
    guard let element = items[id]?.element else { return [] }
    var found: [AccessibleAction] = []
    for (action, _) in Self.offers(element) where !found.contains(action) { found.append(action) }
    if !found.contains(.activate), Self.isPressable(element) { found.append(.activate) }
    return found.filter { $0 == .activate } + found.filter { $0 != .activate }
  }

  /// Whether an element may be asked to do something.
  ///
  /// Makes none of the views that are there for actions alone.
  package func mayOfferActions(_ id: AccessibleID) -> Bool {
    guard let element = items[id]?.element else { return false }
    return Self.isPressable(element)
      || element.responders.nodes.contains {
        $0.isMounted && ($0 as? any AccessibilityResponder)?.mayOfferActions == true
      }
  }

  /// What is known of an action of an element beside its name, such as its category.
  package func explanation(of action: AccessibleAction, on id: AccessibleID) -> String? {
    items[id]?.element.responders.nodes.reversed().lazy
      .compactMap { ($0 as? any AccessibilityResponder)?.explanation(of: action) }.first
  }

  /// Does what an element was asked to do.
  ///
  /// What is disabled does nothing.
  ///
  /// The outermost view that offers it does it: what is said of a view by modifiers goes before what it does itself.
  /// What looks like a button but has no action is tapped at its activation point, in its middle unless said.
  ///
  /// - Returns: Whether it was done.
  package func perform(_ action: AccessibleAction, on id: AccessibleID) -> Bool {
    guard let element = element(id), element.isEnabled else { return false }
    for (offered, perform) in Self.offers(element).reversed() where offered == action {
      if perform() { return true }
    }
    guard action == .activate, Self.isPressable(element) else { return false }
    if element.role == .link, let text = element.identity?.source.node as? any ReadableText {
      return text.openLink(max((element.identity?.part ?? 0) - 1, 0))
    }
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    let points = element.responders.nodes.reversed().lazy.compactMap {
      ($0 as? any ActivationPointProvider)?.activationPoint
    }
    return tap(points.first ?? middle)
  }

  /// What the views behind an element offer, the innermost first.
  package static func offers(
    _ element: AccessibilityElement
  ) -> [(AccessibleAction, () -> Bool)] {
    element.responders.entries.flatMap { entry -> [(AccessibleAction, () -> Bool)] in
      guard let responder = entry.source.node as? any AccessibilityResponder, responder.isMounted
      else { return [] }
      return responder.offeredActions.map { action in
        let offered = action == .activate ? entry.name.map { .named($0) } ?? action : action
        return (offered, { responder.perform(action) })
      }
    }
  }

  private static func isPressable(_ element: AccessibilityElement) -> Bool {
    [.button, .link, .toggle].contains(element.role)
  }

  private func tap(_ point: CGPoint) -> Bool {
    let time = root.clock.now
    var event = InputEvent.Pointer(.down, at: point, time: time)
    let wasUsed = root.input.receive(.pointer(event))
    event.kind = .up
    return root.input.receive(.pointer(event)) || wasUsed
  }

  // MARK: - Focus and place

  /// Moves the focus to an element, and scrolls it into view.
  ///
  /// - Returns: Whether it can have the focus.
  package func focus(_ id: AccessibleID) -> Bool {
    guard let element = element(id), let target = Self.focusTarget(element), target.canTakeFocus
    else { return false }
    root.input.focus.focus(target)
    _ = scrollToVisible(id)
    return true
  }

  /// Scrolls as little as possible so that all of an element can be seen, or as much of it as there is space for.
  ///
  /// - Returns: Whether there is such an element.
  package func scrollToVisible(_ id: AccessibleID) -> Bool {
    guard let node = element(id)?.identity?.source.node, node.isMounted else { return false }
    node.scrollIntoView()
    return true
  }

  /// The innermost element at a point of the root's space.
  package func element(at point: CGPoint) -> AccessibleID? {
    var found: AccessibleID?
    func visit(_ ids: [AccessibleID]) {
      for id in ids.reversed() {
        guard let item = items[id], item.element.frame.contains(point) else { continue }
        found = id
        return visit(item.children)
      }
    }
    visit(top)
    return found
  }

  /// Whether a pointer goes to an element though another one, which is read later, seems to lie over it: what is read
  /// first may be drawn last, and what is drawn last may let pointers through.
  package func isPressed(_ id: AccessibleID, through other: AccessibleID, at point: CGPoint) -> Bool
  {
    guard let element = element(id), let other = self.element(other) else { return false }
    let path = root.hitPath(at: point)
    func depth(_ element: AccessibilityElement) -> Int {
      let nodes = element.responders.nodes
      return path.lastIndex { met in nodes.contains { $0 === met } } ?? -1
    }
    return depth(element) > depth(other)
  }

  /// What a pointer meets in place of an element that answers to one, where no element lies over it: a plain colour, say.
  ///
  /// - Returns: The name of the view on top; nil where nothing is in the way, or the element answers to nothing.
  package func obstacle(before id: AccessibleID, at point: CGPoint) -> String? {
    guard let element = element(id) else { return nil }
    let responders = element.responders.nodes
    let path = root.hitPath(at: point)
    guard !responders.isEmpty, let top = path.last,
      !path.contains(where: { met in responders.contains { $0 === met } })
    else { return nil }
    // A view around the element answers for it.
    return responders.contains { $0.isInside(top) } ? nil : top.viewName
  }

  // MARK: - Values

  /// Sets the value of a slider or the like; what is out of bounds is clamped.
  ///
  /// - Returns: Whether the element has a value that can be set.
  package func setValue(_ value: Double, of id: AccessibleID) -> Bool {
    guard let element = element(id), element.isEnabled, value.isFinite,
      let range = element.details.range, range.greatest > range.least
    else { return false }
    for node in element.responders.nodes.reversed() {
      if let slider = node as? any AdjustableValue {
        slider.edit(to: (value - range.least) / (range.greatest - range.least))
        return true
      }
    }
    return adjust(id, from: range, to: value)
  }

  /// Goes towards a value by steps, for what can only be adjusted.
  private func adjust(_ id: AccessibleID, from range: AccessibilityRange, to value: Double) -> Bool
  {
    let actions = actions(of: id)
    guard range.step > 0, actions.contains(.increment) || actions.contains(.decrement) else {
      return false
    }
    let steps = Int(bounded: min(abs((value - range.current) / range.step).rounded(), 1_000))
    for _ in 0..<steps {
      guard perform(value > range.current ? .increment : .decrement, on: id) else { break }
    }
    return true
  }

  // MARK: - Text

  /// Puts a text in place of some of what a field holds, as typing does: it can be undone.
  ///
  /// - Parameter range: In Unicode scalars; clamped to what there is. nil for all.
  /// - Returns: Whether the element is a field that can be edited.
  package func replaceText(_ range: Range<Int>?, with string: String, of id: AccessibleID) -> Bool {
    editableText(id)?.replaceText(range, with: string) ?? false
  }

  /// Selects a part of what a field holds; an empty one is the caret.
  ///
  /// - Parameter range: In Unicode scalars; clamped to what there is.
  /// - Returns: Whether the element is a field that can be edited.
  package func select(_ range: Range<Int>, of id: AccessibleID) -> Bool {
    editableText(id)?.selectText(range) ?? false
  }

  /// Where a part of a text is, in the root's space; the smallest rectangle around it.
  ///
  /// - Parameter range: In Unicode scalars; clamped to what there is.
  /// - Returns: nil where the text is not laid out: that of a field that nobody edits.
  package func frame(of range: Range<Int>, in id: AccessibleID) -> CGRect? {
    guard let element = element(id) else { return nil }
    return Self.textInput(element)?.textFrame(range)
      ?? (element.identity?.source.node as? any ReadableText)?.frame(of: range)
  }

  private func editableText(_ id: AccessibleID) -> (any AccessibleText)? {
    element(id).flatMap { $0.isEnabled ? Self.textInput($0) : nil }
  }
}
