@_spi(Engine) import AviaryEngine
import AviaryInteraction
package import Foundation
package import SwiftUITesting

/// How a test finds an element of a screen.
@MainActor
package enum ElementSource {
  /// The queries that have a name of their own.
  private static let named: Set<String> = [
    "button", "text", "header", "image", "link", "textField", "secureField", "toggle", "slider",
    "stepper", "popUpButton", "menuItem", "option", "wheel", "group", "tab", "row", "cell",
    "columnHeader",
    "progressIndicator",
  ]

  /// The element at a place that tests can find, and how; nil for a place where none is.
  ///
  /// The innermost that can be used goes first, such as the button around a text.
  package static func query(at point: CGPoint, on screen: Screen) -> String? {
    let items = screen.items
    guard let id = screen.tree.element(at: point) else { return nil }
    var places: [Int] = []
    var next = items.firstIndex { $0.item.id == id }
    while let place = next {
      places.append(place)
      next = items[place].parent
    }
    let usable = places.first { screen.tree.mayOfferActions(items[$0].item.id) }
    guard let place = usable ?? places.first else { return nil }
    return query(for: items[place], among: items)
  }

  /// How a test finds an element; nil where nothing tells it from others.
  package static func query(for wanted: TreeItem, among items: [TreeItem]) -> String? {
    let element = wanted.item.element
    let kind = ElementKind(rawValue: ElementKind.name(of: element))
    if let identifier = element.identifier,
      items.count(where: { $0.item.element.identifier == identifier }) == 1
    {
      return "screen.element(identifier: \(Recording.literal(identifier)))"
    }
    guard let kind, named.contains(kind.rawValue) else { return nil }
    let name =
      element.label.isEmpty ? element.details.placeholder ?? "" : element.label
    guard !name.isEmpty else { return nil }
    let call = "screen.\(kind.rawValue)(\(Recording.literal(name)))"
    return switch QueryPlace(of: wanted.item.id, as: kind, named: name, in: items) {
    case .only: call
    case .index(let index): "\(call)[\(index)]"
    case .elsewhere: nil
    }
  }

  /// Lines of a test that expect what has come since, or has another value: at most `limit`.
  package static func expectations(
    since before: Set<String>,
    on screen: Screen,
    limit: Int = 4
  ) -> [String] {
    let items = screen.items
    var lines: [String] = []
    for item in items where !before.contains(mark(of: item)) {
      guard let query = query(for: item, among: items) else { continue }
      if let value = item.item.element.value {
        lines.append("#expect(try \(query).value == \(Recording.literal(value)))")
      } else {
        lines.append("#expect(\(query).exists)")
      }
      if lines.count == limit { break }
    }
    return lines
  }

  /// What tells whether an element is new: what it is called and what it is set to.
  package static func marks(of screen: Screen) -> Set<String> {
    Set(screen.items.map { mark(of: $0) })
  }

  private static func mark(of item: TreeItem) -> String {
    let element = item.item.element
    return "\(ElementKind.name(of: element))|\(element.label)|\(element.value ?? "")"
  }
}
