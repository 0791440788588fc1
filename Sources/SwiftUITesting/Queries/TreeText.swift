@_spi(Engine) import AviaryEngine
import AviaryGeometry
package import AviaryInteraction
import AviaryStacks
import Foundation

/// The elements of a screen in reading order, each with how deep it lies.
package struct TreeItem {
  package let item: AccessibleItem
  package let depth: Int
  /// The place of the element that it is in; nil for none.
  package let parent: Int?
}

/// The elements of a screen as text, a line for each.
package struct TreeText {
  let items: [TreeItem]
  /// How much of the name of what an element is in is told, in characters.
  private static let placeNameLimit = 40

  var text: String { items.map { Self.line($0) }.joined(separator: "\n") }

  /// An element in a line: its kind, its label, its value, its states, its identifier.
  static func line(_ item: TreeItem) -> String {
    String(repeating: "  ", count: item.depth) + words(item.item)
  }

  /// An element, and what it is in where that tells it from others: `button “Delete” in alert “Delete all?”`.
  static func words(at place: Int, in items: [TreeItem]) -> String {
    let words = words(items[place].item)
    var next = items[place].parent
    while let outer = next {
      let element = items[outer].item.element
      if ElementKind.places.contains(where: { $0.includes(element) }) {
        let name = ElementKind.name(of: element)
        guard !element.label.isEmpty else { return "\(words) in \(name)" }
        let isLong = element.label.count > placeNameLimit
        let label = isLong ? element.label.prefix(placeNameLimit) + "…" : element.label[...]
        return "\(words) in \(name) “\(label.replacing("\n", with: "\\n"))”"
      }
      next = items[outer].parent
    }
    return words
  }

  package static func words(_ item: AccessibleItem) -> String {
    let element = item.element
    var words = ElementKind.name(of: element)
    if !element.label.isEmpty { words += " “\(element.label)”" }
    if let placeholder = element.details.placeholder, placeholder != element.label {
      words += " (\(placeholder))"
    }
    if let value = element.value { words += " = “\(value)”" }
    var states: [String] = []
    if let state = element.details.state?.words, state != element.value { states.append(state) }
    if element.traits.contains(.isSelected), !states.contains("selected") {
      states.append("selected")
    }
    if item.isFocused { states.append("focused") }
    if !element.isEnabled { states.append("disabled") }
    if !states.isEmpty { words += " [\(states.joined(separator: ", "))]" }
    if let identifier = element.identifier { words += " #\(identifier)" }
    // An element is one line; breaks are as a test writes them.
    return words.replacingOccurrences(of: "\n", with: "\\n")
  }
}

extension Screen {
  /// Whether something scrolls, and has more than is seen at once.
  var hasMoreToScroll: Bool {
    func hasMore(_ node: ViewNode) -> Bool {
      if let scroll = node.scroller {
        for axis in [Axis.vertical, .horizontal] {
          let range = scroll.offsetRange(axis)
          if range.lowerBound < range.upperBound { return true }
        }
      }
      return node.children.contains(where: hasMore)
    }
    return root.node.map(hasMore) ?? false
  }

  /// The elements that can be perceived now, in reading order.
  package var items: [TreeItem] {
    _ = tree.update()
    var found: [TreeItem] = []
    func visit(_ ids: [AccessibleID], _ depth: Int, _ parent: Int?) {
      for item in ids.compactMap({ tree.items[$0] }) {
        let place = found.count
        found.append(TreeItem(item: item, depth: depth, parent: parent))
        visit(item.children, depth + 1, place)
      }
    }
    visit(tree.top, 0, nil)
    return found
  }
}
