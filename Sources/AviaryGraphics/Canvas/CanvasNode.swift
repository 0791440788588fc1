@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The node of a canvas; its symbols are children that are drawn only by the closure.
final class CanvasNode<Symbols: View>: ContainerNode {
  private let list: _LeafList<Canvas<Symbols>>

  init(_ list: _LeafList<Canvas<Symbols>>, _ place: Place) {
    self.list = list
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: list.inputs.depth + 1
    )
    super.init(place, content: Symbols._makeList(list.view.symbols, inputs))
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "Canvas" }
  override var sourceList: _ViewList? { list }

  override func viewDidChange() {
    Symbols._updateList(content, list.view.symbols)
    invalidateDrawing()
  }

  override func environmentDidChange() { invalidateDrawing() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutContent() {
    for node in nodes {
      node.place(at: .zero, size: node.measure(.unspecified), proposal: .unspecified)
    }
  }

  override func computeDrawsWithinBounds() -> Bool { false }

  // The symbols are drawn by the closure, and can't be found again.
  override func visitHitCandidates(at point: CGPoint, _ body: (ViewNode) -> Bool) {}
  override func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override func draw(into recorder: inout NodeRecorder) {
    let canvas = list.view
    let symbols = nodes.map { (tags: allTraits(of: $0), node: $0) }
    tracked { environment in
      var context = GraphicsContext(environment: environment, symbols: symbols)
      canvas.renderer(&context, size)
      if canvas.isOpaque {
        recorder.builder.fill(CGRect(origin: .zero, size: size), .color(.black))
      }
      recorder.builder.fragment(context.ground.builder.build(name: "canvas"))
    }
  }
}
