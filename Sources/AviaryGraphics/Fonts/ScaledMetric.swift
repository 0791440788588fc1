@_spi(Engine) public import AviaryEngine
import Foundation

/// A length that grows and shrinks with the text size that the reader chose.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var scope: EnvironmentScope?

  /// Makes a length that follows the size of running text.
  ///
  /// - Parameter wrappedValue: The length at the default size.
  public nonisolated init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Makes a length that follows the size of a text style.
  public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// The length in the view's environment.
  ///
  /// Outside of a body that is running, that at the default size.
  public var wrappedValue: Value {
    guard let scope else { return value }
    return value * Value(style.scale(at: EnvironmentValues(scope: scope).dynamicTypeSize))
  }

  /// Ties the property to the view's environment.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    scope = context.environment
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: ReadProperty {}
