@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// Lets a view go on into the safe area around it.
nonisolated struct BackgroundExtensionModifier: _NodeModifier {
  let isEnabled: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { BackgroundExtensionNode(list, child, place) }
}

/// Draws what it holds once more for each side, mirrored, and all of that blurred outside of its bounds.
///
/// The view itself is there once: nothing of it appears, runs or is read out twice.
final class BackgroundExtensionNode: ModifierNode<BackgroundExtensionModifier> {
  /// How far copies are blurred, in points: enough that no letters can be read.
  private static var blur: CGFloat { 12 }

  /// How far the safe area reached over the edges when this was drawn last.
  private var extents = EdgeInsets()

  override var layoutName: String { "backgroundExtensionEffect" }

  override func computeDrawsWithinBounds() -> Bool {
    !modifier.isEnabled && childrenDrawWithinBounds
  }

  override func draw(into recorder: inout NodeRecorder) {
    if modifier.isEnabled {
      extents = SafeArea.extents(of: self)
      root.surroundingsObservers.add(self) { [unowned self] in
        if modifier.isEnabled, SafeArea.extents(of: self) != extents { invalidateDrawing() }
        return false
      }
      if extents != EdgeInsets(), size.width > 0, size.height > 0 {
        drawSurroundings(recorder.apart(child).display, into: &recorder.builder)
      }
    }
    recorder.draw(child)
  }

  private func drawSurroundings(
    _ picture: DisplayFragment,
    into builder: inout FragmentBuilder
  ) {
    // The picture and its eight neighbours, so that the blur has no seam at the edges.
    var mosaic = FragmentBuilder()
    for column in -1...1 {
      for row in -1...1 {
        mosaic.transformed(
          picture,
          by: CGAffineTransform(
            a: column == 0 ? 1 : -1,
            b: 0,
            c: 0,
            d: row == 0 ? 1 : -1,
            tx: column > 0 ? 2 * size.width : 0,
            ty: row > 0 ? 2 * size.height : 0
          )
        )
      }
    }
    var blurred = FragmentBuilder()
    blurred.filtered(mosaic.build(), [.blur(radius: Self.blur)])
    let left = isRightToLeft ? extents.trailing : extents.leading
    var ring = Path(
      CGRect(
        x: -left,
        y: -extents.top,
        width: size.width + extents.leading + extents.trailing,
        height: size.height + extents.top + extents.bottom
      )
    )
    ring.addRect(CGRect(origin: .zero, size: size))
    builder.clipped(blurred.build(), to: ring, style: FillStyle(eoFill: true))
  }
}

extension View {
  /// Lets this view go on into the safe area around it, as mirrored and blurred copies of itself.
  ///
  /// Nothing is copied at edges where there is no safe area, nor further than the view is long. Costs as
  /// much as painting the view nine times and blurring that, whenever it or the safe area changes.
  ///
  /// - SeeAlso: developer.apple.com/documentation/swiftui/view/backgroundextensioneffect()
  public nonisolated func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Lets this view go on into the safe area around it, as mirrored and blurred copies of itself.
  ///
  /// - Parameter isEnabled: Whether it does; the view keeps its state when this changes.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
