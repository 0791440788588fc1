public import Foundation

extension AttributedTextFormatting {
  /// A definition whose type is not told.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public typealias Body = AnyDefinition<Scope>

    private let definition: any AttributedTextFormattingDefinition

    /// Hides the type of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }

    public var body: AnyDefinition<Scope> { self }

    public func _constrain(_ attributes: inout AttributeContainer) {
      definition._constrain(&attributes)
    }
  }
}
