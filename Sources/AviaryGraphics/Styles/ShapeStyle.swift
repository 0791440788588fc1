@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGraph
package import Foundation

/// A colour, gradient, material or pattern to draw with, that adapts to its surroundings.
///
/// Types of your own implement ``resolve(in:)`` and return another style.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for, or `Never` for the styles that are built in.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is painted, still without a place. For the engine.
  func _resolve(in context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    Tracker.observed { resolve(in: context.environment) }._resolve(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not to be called: the style is painted by the engine itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by Aviary itself and resolves to no other style")
  }
}

extension Never: ShapeStyle {}

/// What a style may look at while it is resolved.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// The styles that `.primary`, `.secondary` ...
  ///
  /// stand for; nil for the system's.
  package var foreground: ForegroundStyles? {
    get { replacedForeground ?? environment.foregroundStyles }
    set { replacedForeground = .some(newValue) }
  }
  /// nil for those of the environment, which are read only where they are needed.
  private var replacedForeground: ForegroundStyles??
  /// 0 for primary, 1 for secondary, and so on.
  package var level = 0
  /// `.background` inside of a background style: the system's.
  package var isInBackground = false

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The context a number of levels further down.
  func deeper(by levels: Int) -> _StyleContext {
    var copy = self
    copy.level += levels
    return copy
  }
}

/// What is painted by a style in an environment, before it is known where.
package func resolveStyle<S: ShapeStyle>(
  _ style: S,
  in environment: EnvironmentValues
) -> ResolvedStyle {
  style._resolve(in: StyleContext(environment))
}

/// What a style paints in an environment, with its paint for a rectangle.
package func resolvePaint<S: ShapeStyle>(
  _ style: S,
  in environment: EnvironmentValues,
  rect: CGRect
) -> (style: ResolvedStyle, paint: Paint) {
  let resolved = resolveStyle(style, in: environment)
  return (resolved, resolved.paint(in: rect))
}

package typealias StyleContext = _StyleContext
package typealias ResolvedStyle = _ResolvedStyle
