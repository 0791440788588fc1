public import Foundation

extension CGPoint: Animatable {
  /// Both coordinates, for interpolation.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Both coordinates, for interpolation.
  public var animatableData: AnimatableData {
    get { .init(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height, for interpolation.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Width and height, for interpolation.
  public var animatableData: AnimatableData {
    get { .init(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size, for interpolation.
  public typealias AnimatableData =
    AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// Origin and size, for interpolation.
  public var animatableData: AnimatableData {
    get { .init(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
