public import Foundation

extension AttributedTextFormatting {
  /// A definition that allows all values of the attributes of its scope.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public typealias Body = EmptyDefinition<Scope>

    /// Creates the definition.
    public init() {}

    public var body: EmptyDefinition<Scope> { self }

    public func _constrain(_ attributes: inout AttributeContainer) {}
  }
}
