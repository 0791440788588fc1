@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import Foundation

/// Two shapes in the same rectangle made into one.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  func _outline(in rect: CGRect, _ context: _ShapeContext) -> _ShapeOutline {
    ShapeOutline(
      combine(first._outline(in: rect, context).area, second._outline(in: rect, context).area)
    )
  }

  private func combine(_ a: Path, _ b: Path) -> Path {
    switch operation {
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .union: a.union(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The area that both shapes cover.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that either shape covers.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that this shape covers and the other does not.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// The area that one of the shapes covers and the other does not.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's lines inside of another one.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's lines outside of another one.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
