@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry

/// Has views beside the modified one that are there for assistive technology alone.
package protocol UnseenContentModifier: _NodeModifier {
  associatedtype UnseenContent: View
  nonisolated var content: UnseenContent { get }
}

/// The node of a view with such views, which are laid out and drawn as a subclass needs it, and never reached.
class UnseenContentNode<M: UnseenContentModifier>: ModifierNode<M> {
  final let content: SecondaryNode<ModifiedContent<M.UnseenContent, OutOfReachModifier>>

  override init(_ list: _ModifiedList<M>, _ child: ViewNode, _ place: Place) {
    content = SecondaryNode(
      Self.unreached(list.modifier),
      alignment: .center,
      place,
      depth: list.inputs.depth
    )
    super.init(list, child, place)
  }

  private static func unreached(_ modifier: M) -> ModifiedContent<
    M.UnseenContent, OutOfReachModifier
  > {
    ModifiedContent(content: modifier.content, modifier: OutOfReachModifier())
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
    body(content)
  }

  override func viewDidChange() {
    content.update(Self.unreached(modifier), alignment: .center)
    invalidateDrawing()
  }
}
