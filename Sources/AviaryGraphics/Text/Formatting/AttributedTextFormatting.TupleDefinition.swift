public import Foundation

extension AttributedTextFormatting {
  /// Several definitions of one scope, which hold one after the other.
  public struct TupleDefinition<
    Scope: AttributeScope,
    each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition {
    public typealias Body = TupleDefinition<Scope, repeat each Definition>

    private let definition: (repeat each Definition)

    /// Joins definitions, in their order.
    public init(definition: repeat each Definition) {
      self.definition = (repeat each definition)
    }

    public var body: TupleDefinition<Scope, repeat each Definition> { self }

    public func _constrain(_ attributes: inout AttributeContainer) {
      repeat (each definition)._constrain(&attributes)
    }
  }
}
