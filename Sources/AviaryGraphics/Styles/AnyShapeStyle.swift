import AviaryGraph

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let box: Box

  /// Makes a style that looks like another.
  ///
  /// - Parameter style: The style; an `AnyShapeStyle` is not wrapped again.
  public init<S: ShapeStyle>(_ style: S) {
    box = (style as? AnyShapeStyle)?.box ?? TypedBox(style)
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { box.resolve(in: context) }

  /// Holds a style without telling its type.
  fileprivate class Box: @unchecked Sendable {
    func resolve(in context: StyleContext) -> ResolvedStyle {
      preconditionFailure("boxes have a type")
    }

    func isEqual(to other: Box) -> Bool { preconditionFailure("boxes have a type") }
  }

  private final class TypedBox<S: ShapeStyle>: Box, @unchecked Sendable {
    let style: S

    init(_ style: S) { self.style = style }

    override func resolve(in context: StyleContext) -> ResolvedStyle { style._resolve(in: context) }

    override func isEqual(to other: Box) -> Bool {
      guard let other = other as? TypedBox<S> else { return false }
      return ValueEquality.isEqual(style, other.style)
    }
  }

  /// Compares what is in the boxes.
  package struct Key: Equatable {
    fileprivate let box: Box

    package static func == (a: Key, b: Key) -> Bool { a.box === b.box || a.box.isEqual(to: b.box) }
  }

  package var comparisonKey: Key { Key(box: box) }
}

extension AnyShapeStyle: ComparedByKey {}
