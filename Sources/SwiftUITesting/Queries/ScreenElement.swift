@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
public import Foundation

/// Something on a screen that a test asks for, whether it is there or not.
///
/// It is looked for each time that it is read or used, so that it is what the screen shows then.
@MainActor
public struct ScreenElement {
  /// The screen that it is looked for on.
  public let screen: Screen
  var query: ScreenQuery

  func with(_ change: (inout ScreenQuery) -> Void) -> ScreenElement {
    var copy = self
    change(&copy.query)
    return copy
  }

  /// The same, asked for at a line of a test.
  func asked(_ file: StaticString, _ line: UInt) -> ScreenElement {
    with { $0.origin = "\(file):\(line)" }
  }

  // MARK: - Whether it is there

  /// Whether there is such an element, one or several, that can be perceived now.
  public var exists: Bool { !found.isEmpty }

  /// How many of them there are.
  public var count: Int { found.count }

  /// The first of several, in reading order.
  public var first: ScreenElement { with { $0.index = 0 } }

  /// The last of several.
  public var last: ScreenElement { with { $0.index = -1 } }

  /// One of several, in reading order.
  ///
  /// - Parameter index: From 0; negative ones count from the end.
  public subscript(index: Int) -> ScreenElement { with { $0.index = index } }

  private var found: [AccessibleItem] {
    screen.update()
    let items = screen.items
    return query.matches(in: items).map { items[$0].item }
  }

  /// A line for each of them.
  var lines: [String] { found.map(TreeText.words) }

  /// The one element.
  ///
  /// - Throws: ``ScreenError`` where there is none or there are several.
  func resolve() throws -> AccessibleItem {
    screen.update()
    try screen.check()
    let items = screen.items
    let places = query.meant(query.matches(in: items), in: items)
    guard places.count == 1, let place = places.first else {
      throw places.isEmpty
        ? ScreenError.missing(query, in: items, on: screen)
        : ScreenError.ambiguous(query, places, in: items)
    }
    return items[place].item
  }

  // MARK: - What it is like

  /// What it is called.
  ///
  /// - Throws: ``ScreenError`` where there is no such element, or there are several; so do the others.
  public var label: String { get throws { try resolve().element.label } }

  /// What it is set to, such as "on" or "50 %"; nil for what has no value.
  public var value: String? { get throws { try resolve().element.value } }

  /// What a field holds, what a text says.
  public var text: String {
    get throws {
      let item = try resolve()
      return item.text ?? item.element.label
    }
  }

  /// What is said of using it; nil for nothing.
  public var hint: String? { get throws { try resolve().element.hint } }

  /// Its identifier; nil for none.
  public var identifier: String? { get throws { try resolve().element.identifier } }

  /// Whether it can be used.
  public var isEnabled: Bool { get throws { try resolve().element.isEnabled } }

  /// Whether keys go to it.
  public var isFocused: Bool { get throws { try resolve().isFocused } }

  /// Whether it is the one that is chosen.
  public var isSelected: Bool {
    get throws {
      let element = try resolve().element
      return element.details.state == .selected(true) || element.traits.contains(.isSelected)
    }
  }

  /// Whether a toggle or a check box is on, one on a menu, too.
  public var isOn: Bool {
    get throws {
      let element = try resolve().element
      let details = element.details
      let isMarked = details.kind == .menuItem && details.state == .selected(true)
      return isMarked || details.state == .checked(true) || element.value == "on"
    }
  }

  /// Where it is seen, in points of the screen; what is cut off does not count.
  public var frame: CGRect { get throws { try resolve().element.frame } }

  /// Where a part of what it says, or holds, is seen: the smallest rectangle around it.
  ///
  ///     let word = try screen.textEditor.frame(of: "two")
  ///     try screen.tap(at: CGPoint(x: word.midX, y: word.midY), count: 2)
  ///
  /// - Parameter part: To the letter; of several the first is meant.
  /// - Returns: In points of the screen.
  /// - Throws: ``ScreenError`` where it does not say this, and for a field that is not tapped yet:
  ///   its text has places while it is edited.
  public func frame(of part: String) throws -> CGRect {
    let item = try resolve()
    let text = item.text ?? item.element.label
    guard let range = text.range(of: part) else {
      throw ScreenError(.notFound, "The \(query.words) says “\(text)”, not “\(part)”.", query)
    }
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
    let end = scalars.distance(from: scalars.startIndex, to: range.upperBound)
    guard let frame = screen.tree.frame(of: start..<end, in: item.id) else {
      throw ScreenError(
        .notUsable,
        "Where “\(part)” is in the \(query.words) is not known: a field's text has places while it is edited.",
        query
      )
    }
    return frame
  }

  /// It and what is in it, a line for each.
  ///
  /// - Throws: ``ScreenError`` where there is no such element, or there are several.
  public var tree: String {
    get throws {
      let item = try resolve()
      let items = screen.items
      guard let start = items.firstIndex(where: { $0.item.id == item.id }) else { return "" }
      let inside = items[(start + 1)...].prefix { $0.depth > items[start].depth }
      return TreeText(
        items: ([items[start]] + inside).map {
          TreeItem(item: $0.item, depth: $0.depth - items[start].depth, parent: nil)
        }
      ).text
    }
  }
}

extension ScreenElement: @MainActor CustomStringConvertible {
  /// What it is now, or why it is not there, as a failed expectation tells it.
  public var description: String {
    screen.update()
    let items = screen.items
    let places = query.meant(query.matches(in: items), in: items)
    guard let place = places.first else {
      return ScreenError.missing(query, in: items, on: screen).description
    }
    return places.count == 1
      ? TreeText.words(items[place].item)
      : ScreenError.ambiguous(query, places, in: items).description
  }
}

extension ScreenElement: CustomReflectable {
  /// Without parts: a failed expectation would look into all of the screen for as long as seconds.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
