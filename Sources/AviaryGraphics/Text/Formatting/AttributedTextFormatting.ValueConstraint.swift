public import Foundation

extension AttributedTextFormatting {
  /// A constraint that lists the values that an attribute may have; all others become a default.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    public typealias Body = ValueConstraint<Scope, AttributeKey>

    private let allowed: Set<AttributeKey.Value?>
    private let defaultValue: AttributeKey.Value?

    /// Creates a constraint of an attribute that is named by its type.
    ///
    /// - Parameters:
    ///   - attribute: The attribute.
    ///   - allowedValues: The values it may have; nil among them allows that it is not there.
    ///   - defaultValue: What stands for every other value; nil takes the attribute away.
    public init(
      for attribute: AttributeKey.Type,
      values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      self.defaultValue = defaultValue
    }

    /// Creates a constraint of an attribute that is named by its place in the scope.
    ///
    /// - Parameters:
    ///   - keyPath: The attribute.
    ///   - allowedValues: The values it may have; nil among them allows that it is not there.
    ///   - defaultValue: What stands for every other value; nil takes the attribute away.
    public init(
      for keyPath: KeyPath<Scope, AttributeKey>,
      values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    /// Puts the default in place of a value that is not allowed.
    public func constrain(_ container: inout Attributes) {
      let value = container[AttributeKey.self]
      if !allowed.contains(value) { container[AttributeKey.self] = defaultValue }
    }
  }
}
