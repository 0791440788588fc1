@_spi(Engine) import AviaryEngine
import SwiftUITesting
import AviaryStacks
package import Foundation

/// What a preview holds, to be given to the same preview of a program that was compiled anew.
package struct KeptPreviewState: Codable, Equatable, Sendable {
  package struct Property: Codable, Equatable, Sendable {
    /// The way to the view from the outermost one, by types and identities.
    package var view: String
    package var name: String
    package var value: Data
  }

  package var properties: [Property] = []
  /// Where scroll views are, in the order of the tree.
  package var offsets: [CGPoint] = []
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
        guard let value = state?.encoded() else {
          kept.lost.append(Self.shortName(view.path, name))
          continue
        }
        kept.properties.append(.init(view: view.path, name: name, value: value))
      }
    }
    kept.offsets = scrollers.map(\.offset)
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
    for _ in 0..<Self.rounds where !waiting.isEmpty {
      screen.update()
      var changed = false
      for view in StateFinder.states(in: screen.root) {
        for (name, state) in view.properties {
          guard let value = waiting.removeValue(forKey: Key(view: view.path, name: name)) else {
            continue
          }
          if state?.restore(value) == true {
            changed = true
          } else {
            waiting[Key(view: view.path, name: name)] = value
          }
        }
      }
      screen.update()
      if !changed { break }
    }
    // Lists learn their lengths while they scroll, so the inner ones come after the outer ones.
    for (scroller, offset) in zip(scrollers, kept.offsets) where scroller.offset != offset {
      scroller.scroll(to: offset)
      screen.update()
    }
    return (kept.lost + waiting.keys.map { Self.shortName($0.view, $0.name) }).sorted()
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
