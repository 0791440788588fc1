@_spi(Engine) import AviaryEngine
import AviaryGeometry
package import AviaryInteraction
public import Foundation
public import SwiftUI

// What a person does with an element. Each waits until it stands still, then acts where it is seen; none works on what is
// covered by something else, and but for pointing at it, on what is disabled. All throw `ScreenError`, where there is no such element, too.
extension ScreenElement {
  /// How long is waited until an element stands still, in seconds of the screen's clock.
  private static let patience = 3.0

  /// The element once it stands still.
  package func settled() throws -> AccessibleItem {
    var item = try resolve()
    let end = screen.now.addingTimeInterval(Self.patience)
    while screen.now < end, screen.host.nextWakeUp == .now {
      screen.pass(Screen.frame)
      let next = try resolve()
      if next.id == item.id, next.element.frame == item.element.frame { return next }
      item = next
    }
    return item
  }

  /// A place of the element where nothing is in the way.
  ///
  /// - Parameter pressed: Whether it is to be pressed there; what is disabled can be pointed at.
  func usablePoint(_ part: UnitPoint? = nil, pressed: Bool = true) throws -> CGPoint {
    let item = try settled()
    func fail(_ why: String) -> ScreenError {
      ScreenError(
        .notUsable,
        "The \(query.words) can't be used: \(why)",
        query,
        tree: screen.description
      )
    }
    guard item.element.isEnabled || !pressed else { throw fail("it is disabled.") }
    let frame = item.element.frame
    guard frame.width > 0, frame.height > 0 else { throw fail("nothing of it is seen.") }
    let point = screen.point(of: item, at: part)
    if let cover = screen.cover(of: item, at: point) { throw fail("\(cover) lies over it.") }
    return point
  }

  // MARK: - Pointers

  /// Taps, or clicks.
  ///
  /// - Parameters:
  ///   - part: Where in its frame; by default in the middle, or where it can be pressed: at the switch of a toggle, say.
  ///   - count: How often, one after the other; at least 1.
  ///   - modifiers: The keys that are held meanwhile.
  public func tap(
    at part: UnitPoint? = nil,
    count: Int = 1,
    modifiers: EventModifiers = []
  ) throws {
    try screen.tap(at: usablePoint(part), count: count, modifiers: modifiers)
  }

  /// Presses for some time, on the screen's clock.
  ///
  /// - Parameter duration: At least 0; long enough for context menus by default.
  public func press(for duration: Duration = .seconds(0.6)) throws {
    try screen.press(at: usablePoint(), for: duration)
  }

  /// Clicks with the secondary button of a mouse, which opens context menus.
  public func secondaryClick() throws { try screen.secondaryClick(at: usablePoint()) }

  /// Moves the mouse over it, also over what is disabled, which may say why.
  public func hover() throws { try screen.hover(at: usablePoint(pressed: false)) }

  /// Drags it by a distance.
  ///
  /// - Parameters:
  ///   - distance: Points to the right and down.
  ///   - part: Where in its frame the drag begins, such as at `.top` of a sheet; in the middle by default.
  ///   - duration: How long it takes on the screen's clock.
  ///   - hold: How long is waited after pressing, for what is lifted first.
  public func drag(
    by distance: CGSize,
    from part: UnitPoint = .center,
    duration: Duration = .seconds(0.25),
    hold: Duration = .zero
  ) throws {
    let start = try usablePoint(part)
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    try screen.drag(from: start, to: end, duration: duration, hold: hold, rest: .seconds(0.1))
  }

  /// Drags it to the middle of another element.
  public func drag(to other: ScreenElement, hold: Duration = .zero) throws {
    let start = try usablePoint()
    let end = try other.resolve().element.frame
    try screen.drag(
      from: start,
      to: CGPoint(x: end.midX, y: end.midY),
      hold: hold,
      rest: .seconds(0.1)
    )
  }

  /// Swipes a row with a finger, so that the actions at one of its edges show.
  ///
  /// - Parameter edge: Where the actions are: at the trailing edge by default.
  /// - Returns: This element, whose buttons are there now.
  /// - Throws: ``ScreenError`` where no actions come; then the finger is lifted without doing anything.
  @discardableResult
  public func swipe(_ edge: HorizontalEdge = .trailing) throws -> ScreenElement {
    let start = try usablePoint()
    let item = try resolve()
    // What a row says may go off the screen with it; it stays the same row.
    let swiped = with { $0.pinned = item.id }
    let isRightwards = (edge == .leading) == (screen.layoutDirection == .leftToRight)
    let distance = min(item.element.frame.width * 0.4, 140) * (isRightwards ? 1 : -1)
    let buttons = swiped.buttons.count
    let held = screen.pointer
    screen.pointer = .touch
    defer { screen.pointer = held }
    try screen.beginDrag(at: start)
    try screen.moveDrag(to: CGPoint(x: start.x + distance, y: start.y), rest: .seconds(0.2))
    guard swiped.buttons.count > buttons else {
      try screen.cancelDrag()
      throw ScreenError(
        .notUsable,
        "The \(query.words) has no swipe actions at its \(edge == .leading ? "leading" : "trailing") edge.",
        query,
        tree: screen.description
      )
    }
    try screen.endDrag()
    screen.pass(0.5)
    return swiped
  }

  // MARK: - Text

  /// Types a text into it, after what it holds; a line break is the return key.
  ///
  /// It is tapped first where keys don't go to it yet.
  public func type(_ text: String) throws {
    try takeKeys()
    try screen.type(text)
  }

  /// Puts a text in place of what it holds.
  public func replaceText(with text: String) throws {
    try takeKeys()
    try screen.press("a", modifiers: .command)
    if try !resolve().element.value.orEmpty.isEmpty { try screen.press(.delete) }
    try screen.type(text)
  }

  /// Takes away what it holds.
  ///
  /// - Throws: ``ScreenError`` where it takes no text.
  public func clear() throws { try replaceText(with: "") }

  private func takeKeys() throws {
    let item = try settled()
    // A tap on something else would do what it is there for.
    if !item.isFocused, item.element.role == .textField { try tap() }
    guard screen.host.textInputState != nil, try resolve().isFocused else {
      throw ScreenError(
        .notUsable,
        "The \(query.words) takes no text.",
        query,
        tree: screen.description
      )
    }
  }
}

extension Optional where Wrapped == String {
  fileprivate var orEmpty: String { self ?? "" }
}

extension Screen {
  /// Where an element is touched.
  ///
  /// - Parameter part: Where in its frame; nil for its activation point, if it has one, else its middle, or the middle of
  ///   where presses count if that is elsewhere: the label of a switch in a list is no part of it, nor is that of a colour.
  package func point(of item: AccessibleItem, at part: UnitPoint? = nil) -> CGPoint {
    let frame = item.element.frame
    guard let part else { return activationPoint(of: item.element) }
    let inside = Self.inside(frame)
    return CGPoint(
      x: inside.minX + inside.width * part.x,
      y: inside.minY + inside.height * part.y
    )
  }

  /// A frame without its edges, of a point each; of what is smaller than two points its middle.
  private static func inside(_ frame: CGRect) -> CGRect {
    frame.insetBy(dx: min(1, frame.width / 2), dy: min(1, frame.height / 2))
  }

  private func activationPoint(of element: AccessibilityElement) -> CGPoint {
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    let nodes = element.responders.nodes.reversed()
    let said = nodes.lazy.compactMap { ($0 as? any ActivationPointProvider)?.activationPoint }
    let inside = Self.inside(element.frame)
    if let point = said.first {
      // One at an edge is a point beside what is there.
      return CGPoint(
        x: min(max(point.x, inside.minX), inside.maxX),
        y: min(max(point.y, inside.minY), inside.maxY)
      )
    }
    guard [.button, .toggle, .menu].contains(element.role) else { return middle }
    let areas = nodes.compactMap { ($0 as? any PressedArea)?.pressedFrame }
      .map { $0.intersection(element.frame) }.filter { !$0.isEmpty }
    guard let area = areas.first, !areas.contains(where: { $0.contains(middle) }) else {
      return middle
    }
    return CGPoint(x: area.midX, y: area.midY)
  }

  /// What lies over an element at a point, in words; nil for nothing.
  package func cover(of item: AccessibleItem, at point: CGPoint) -> String? {
    if let cover = elementOver(item, at: point),
      !tree.isPressed(item.id, through: cover.id, at: point)
    {
      return TreeText.words(cover)
    }
    return tree.obstacle(before: item.id, at: point).map { "another view (\($0))" }
  }

  private func elementOver(_ item: AccessibleItem, at point: CGPoint) -> AccessibleItem? {
    guard let top = tree.element(at: point), top != item.id else { return nil }
    func isInside(_ id: AccessibleID, _ outer: AccessibleID) -> Bool {
      var next = tree.items[id]?.parent
      while let id = next {
        if id == outer { return true }
        next = tree.items[id]?.parent
      }
      return false
    }
    if isInside(top, item.id) || isInside(item.id, top) { return nil }
    return tree.items[top]
  }
}
