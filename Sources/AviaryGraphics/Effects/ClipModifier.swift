@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import Foundation

/// Shows a view only inside of a shape.
nonisolated struct ClipModifier<S: Shape>: _NodeModifier, Animatable {
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { ClipNode(list, child, place) }
}

final class ClipNode<S: Shape>: ModifierNode<ClipModifier<S>> {
  override func viewDidChange() { invalidateDrawing() }

  override func modifierDidChange(from old: ClipModifier<S>, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] _ in invalidateDrawing() }
  }

  override func draw(into recorder: inout NodeRecorder) {
    let picture = recorder.isolated(child, shown: CGRect(origin: .zero, size: size))
    recorder.builder.clipped(
      picture,
      to: outline(of: shownModifier.shape).area,
      style: modifier.style
    )
  }
}

extension ClipNode: HitRegion {
  func containsHit(_ point: CGPoint) -> Bool {
    outline(of: modifier.shape).area.contains(point, eoFill: modifier.style.isEOFilled)
  }
}

extension View {
  /// Shows the view only inside of a shape as large as it.
  ///
  /// - Parameters:
  ///   - shape: The shape, laid out in the view's size.
  ///   - style: What counts as inside of the shape, and whether its edge is smooth. By default the
  ///     nonzero rule, smooth.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows the view only inside of its bounds.
  ///
  /// - Parameter antialiased: Whether the edge is smooth where it lies between pixels; `false` by
  ///   default.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Rounds the view's corners.
  ///
  /// - Parameters:
  ///   - radius: In points; at most half of the shorter side, square where not more than 0.
  ///   - antialiased: Whether the edge is smooth; `true` by default.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius),
        style: FillStyle(antialiased: antialiased)
      )
    )
  }
}
