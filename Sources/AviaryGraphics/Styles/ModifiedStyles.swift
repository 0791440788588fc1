@_spi(Hosting) public import AviaryDrawing
public import Foundation

/// A style with what a closure changes of what it paints.
struct AdjustedStyle<Base: ShapeStyle>: ShapeStyle {
  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    case bounds(CGRect)
  }

  let base: Base
  let change: Change

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var style = base._resolve(in: context)
    switch change {
    case .opacity(let opacity): style.opacity *= CGFloat(min(max(opacity, 0), 1))
    case .blendMode(let mode): style.blendMode = mode
    case .shadow(let shadow): style.shadows.append(shadow.resolve(in: context.environment))
    case .bounds(let rect): style.bounds = rect
    }
    return style
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a number from 0 to 1.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer
  ///   one, NaN as 0.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AdjustedStyle(base: self, change: .opacity(opacity))
  }

  /// The style combined in another way with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AdjustedStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow below or inside of what is drawn with it.
  ///
  /// - Parameter style: Below, `.drop`, or inside, `.inner`.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AdjustedStyle(base: self, change: .shadow(style))
  }

  /// The style with gradients laid out over a rectangle, rather than over what is drawn.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    AdjustedStyle(base: self, change: .bounds(rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style around with another opacity, from 0 to 1.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer
  ///   one, NaN as 0.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style around, combined in another way with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style around with a shadow.
  ///
  /// - Parameter style: Below, `.drop`, or inside, `.inner`.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
