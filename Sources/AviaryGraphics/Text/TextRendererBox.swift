@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import Foundation

/// A renderer of texts, whatever its type.
package struct TextRendererBox: Equatable, @unchecked Sendable {
  let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  package static func == (a: TextRendererBox, b: TextRendererBox) -> Bool {
    isEqual(a.renderer, b.renderer)
  }

  private static func isEqual<R: TextRenderer>(_ a: R, _ b: any TextRenderer) -> Bool {
    guard let b = b as? R else { return false }
    return ValueEquality.isEqual(a, b)
  }
}

/// Records what a renderer reads while it draws, and has the text drawn again when that changes.
final class TextRendererReader: TrackingReader, GraphItem {
  private unowned let node: ViewNode
  private var dependent: Dependent?

  init(_ node: ViewNode) { self.node = node }

  deinit { dependent?.detach() }

  var knownDependent: Dependent? { dependent }

  func makeDependent() -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(item: self, graph: node.root.graph, depth: node.depth + 1)
    dependent = made
    return made
  }

  var graphName: String { "TextRenderer" }

  func updateIfNeeded() { node.invalidateDrawing() }
}
