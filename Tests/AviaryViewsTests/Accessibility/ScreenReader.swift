import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

/// Reads and uses a view as assistive technology does.
@MainActor
final class ScreenReader<Content: View> {
  let harness: Harness<Content>
  let tree: AccessibleTree

  init(_ content: Content, width: CGFloat = 390, height: CGFloat = 844) throws {
    harness = try Harness(content, width: width, height: height)
    tree = AccessibleTree(root: harness.root)
    _ = tree.update()
  }

  /// Brings the view to rest, and reads again.
  @discardableResult
  func update() throws -> [AccessibleChange] {
    try harness.host.update()
    return tree.update()
  }

  /// The first element with a label, in reading order.
  func find(_ label: String, _ role: AccessibilityElement.Role? = nil) throws -> AccessibleItem {
    try #require(
      all.first { $0.element.label == label && (role == nil || $0.element.role == role) },
      "no '\(label)' in\n\(dump)"
    )
  }

  func item(_ id: AccessibleID) throws -> AccessibleItem { try #require(tree.items[id]) }

  /// All elements in reading order.
  var all: [AccessibleItem] {
    var found: [AccessibleItem] = []
    func visit(_ ids: [AccessibleID]) {
      for item in ids.compactMap({ tree.items[$0] }) {
        found.append(item)
        visit(item.children)
      }
    }
    visit(tree.top)
    return found
  }

  /// A line for each element: its kind or role, its label, its value.
  var dump: String {
    var lines: [String] = []
    func visit(_ ids: [AccessibleID], _ indent: String) {
      for item in ids.compactMap({ tree.items[$0] }) {
        let element = item.element
        let kind =
          element.details.kind == .plain ? "\(element.role)" : "\(element.details.kind)"
        let value = element.value.map { " = \($0)" } ?? ""
        lines.append("\(indent)\(kind) '\(element.label)'\(value)")
        visit(item.children, indent + "  ")
      }
    }
    visit(tree.top, "")
    return lines.joined(separator: "\n")
  }

  /// Asks an element for something, and brings the view to rest.
  @discardableResult
  func perform(_ action: AccessibleAction, _ label: String) throws -> Bool {
    let done = tree.perform(action, on: try find(label).id)
    try update()
    return done
  }
}
