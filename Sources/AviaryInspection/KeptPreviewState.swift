@_spi(Engine) import AviaryEngine
import AviaryInteraction
import AviaryStacks
package import Foundation
import SwiftUITesting

/// What a preview holds, to be given to the same preview of a program that was compiled anew.
package struct KeptPreviewState: Codable, Equatable, Sendable {
  package struct Property: Codable, Equatable, Sendable {
    /// The way to the view from the outermost one, by types and identities.
    package var view: String
    package var name: String
    package var value: Data
    /// Whether the view is one of the toolkit's own, of which nobody has to know.
    package var isOfToolkit = false
  }

  package var properties: [Property] = []
  /// Where scroll views are, in the order of the tree.
  package var offsets: [CGPoint] = []
  /// The element that has the focus, as trees name it, and its place among those of that name; nil for none.
  package var focus: Focus?
  package struct Focus: Codable, Equatable, Sendable {
    package var words: String
    package var index: Int
  }
  /// What was done before, so that a recording goes on.
  package var recording: [String] = []
  /// What could not be written down, as `View.property`.
  package var lost: [String] = []
}

extension Inspection {
  /// So often state is looked at anew after some was given back, since that may show further views.
  private static let rounds = 6

  /// Writes down what the views hold.
  package func keepState() -> KeptPreviewState {
    screen.update()
    var kept = KeptPreviewState()
    for view in StateFinder.states(in: screen.root) {
      for (name, state) in view.properties {
        let encoded = state?.encoded()
        if let data = encoded?.data {
          kept.properties.append(
            .init(view: view.path, name: name, value: data, isOfToolkit: view.isOfToolkit)
          )
        }
        guard !view.isOfToolkit else { continue }
        let shown = Self.shortName(view.path, name)
        kept.lost += encoded?.lost.map { "\(shown).\($0)" } ?? [shown]
      }
    }
    kept.offsets = scrollers.map(\.offset)
    let items = screen.items
    if let focused = items.first(where: \.item.isFocused) {
      let words = Self.name(of: focused)
      let same = items.filter { Self.name(of: $0) == words }
      let index = same.firstIndex { $0.item.id == focused.item.id } ?? 0
      kept.focus = .init(words: words, index: index)
    }
    kept.lost = Array(Set(kept.lost)).sorted()
    return kept
  }

  /// Gives the views what they held before.
  ///
  /// - Returns: What could not be given back, as `View.property`: no such view or property is there any more, or it is of
  ///   another type.
  package func restore(_ kept: KeptPreviewState) -> [String] {
    struct Key: Hashable { var view, name: String }
    var waiting = Dictionary(
      kept.properties.map { (Key(view: $0.view, name: $0.name), $0.value) }
    ) { first, _ in first }
    var lost = kept.lost
    for _ in 0..<Self.rounds where !waiting.isEmpty {
      screen.update()
      var changed = false
      for view in StateFinder.states(in: screen.root) {
        for (name, state) in view.properties {
          guard let value = waiting.removeValue(forKey: Key(view: view.path, name: name)) else {
            continue
          }
          if let missed = state?.restore(value) {
            changed = true
            lost += missed.map { "\(Self.shortName(view.path, name)).\($0)" }
          } else {
            waiting[Key(view: view.path, name: name)] = value
          }
        }
      }
      // What is set in an object of an `@Observable` class tells nobody.
      if changed { runAllBodies() }
      screen.update()
      if !changed { break }
    }
    // Lists learn their lengths while they scroll, so the inner ones come after the outer ones.
    for (scroller, offset) in zip(scrollers, kept.offsets) where scroller.offset != offset {
      scroller.scroll(to: offset)
      screen.update()
    }
    if let focus = kept.focus {
      let same = screen.items.filter { Self.name(of: $0) == focus.words }
      if same.indices.contains(focus.index) {
        _ = screen.tree.focus(same[focus.index].item.id)
        screen.update()
      }
    }
    let missed = kept.properties
      .filter { !$0.isOfToolkit && waiting[Key(view: $0.view, name: $0.name)] != nil }
      .map { Self.shortName($0.view, $0.name) }
    return Set(lost + missed).sorted()
  }

  /// What tells elements apart, whatever they are set to.
  private static func name(of item: TreeItem) -> String {
    let element = item.item.element
    let label = element.label.isEmpty ? element.details.placeholder ?? "" : element.label
    return "\(ElementKind.name(of: element)) \(element.identifier ?? label)"
  }

  private var scrollers: [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: ViewNode) {
      if let scroller = node.scroller { found.append(scroller) }
      for child in node.children { visit(child) }
    }
    if let node = screen.root.node { visit(node) }
    return found
  }

  private static func shortName(_ path: String, _ property: String) -> String {
    let type = path.split(separator: "/").last { $0.contains(":") }?.prefix { $0 != ":" } ?? "view"
    return "\(type.prefix { $0 != "<" }).\(property.drop { $0 == "_" })"
  }
}
