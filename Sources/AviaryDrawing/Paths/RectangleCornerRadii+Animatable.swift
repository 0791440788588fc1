public import AviaryGeometry
public import Foundation

extension RectangleCornerRadii: Animatable {
  /// Two pairs of radii.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The four radii: top leading, top trailing, bottom leading, bottom trailing.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing),
        AnimatablePair(bottomLeading, bottomTrailing)
      )
    }
    set {
      topLeading = newValue.first.first
      topTrailing = newValue.first.second
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second
    }
  }
}
