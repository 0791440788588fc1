@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import Foundation

/// A gradient along a line from one point to another; the end colours go on beyond.
///
/// As a view it fills the space it is offered.
public struct LinearGradient: Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes the style of a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is, as fractions of what is painted.
  ///   - endPoint: Where the last colour is, as fractions of what is painted.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes the style of colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, the first at 0, the last at 1.
  ///   - startPoint: Where the first colour is, as fractions of what is painted.
  ///   - endPoint: Where the last colour is, as fractions of what is painted.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes the style of colours at the given places.
  ///
  /// - Parameters:
  ///   - stops: The colours, each at a fraction of the way.
  ///   - startPoint: Where the first colour is, as fractions of what is painted.
  ///   - endPoint: Where the last colour is, as fractions of what is painted.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.leveled(
      ResolvedStyle(
        .gradient(gradient.resolve(in: context), .linear(start: startPoint, end: endPoint))
      )
    )
  }
}

extension LinearGradient: _LeafView {
  /// Not to be called: the engine draws the gradient itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<LinearGradient>,
    _ place: _Place
  ) -> _ViewNode { StyleLeafNode(list, place) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line from one point to another; the end colours go on beyond.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line from one point to another; the end colours go on beyond.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line from one point to another; the end colours go on beyond.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line from one point to another; the end colours go on beyond.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
