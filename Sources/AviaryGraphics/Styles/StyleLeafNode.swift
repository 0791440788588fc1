@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

/// The node of a style that is a view: it fills the space it is offered.
final class StyleLeafNode<V: _LeafView & ShapeStyle>: LeafNode<V>, StyledNode {
  private var style = ResolvedStyle(.clear)

  var shownStyle: ResolvedStyle {
    get { style }
    set { style = newValue }
  }

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    style = resolveStyle(view, in: environment)
  }

  override func viewDidChange() { styleDidChange() }

  override func environmentDidChange() { invalidateDrawing() }

  override func computeDrawsWithinBounds() -> Bool { style.shadows.isEmpty }

  // What is clear lets pointers through.
  override func isHit(at point: CGPoint) -> Bool { !style.isClear && boundsContain(point) }

  override func draw(into recorder: inout NodeRecorder) {
    let bounds = CGRect(origin: .zero, size: size)
    recorder.builder.fill(Path(bounds), style, in: bounds)
  }
}

extension Color: _LeafView {
  /// Not to be called: the engine draws the colour itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<Color>,
    _ place: _Place
  ) -> _ViewNode { StyleLeafNode(list, place) }
}
