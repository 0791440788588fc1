public import AviaryEngine
public import Foundation

extension Optional: AttributedTextFormattingDefinition
where Wrapped: AttributedTextFormattingDefinition {
  /// The attributes that text may have.
  public typealias Scope = Wrapped.Scope

  /// What is there, or nothing that constrains.
  public var body: some AttributedTextFormattingDefinition<Wrapped.Scope> {
    AttributedTextFormatting.EmptyDefinition<Wrapped.Scope>()
  }

  public func _constrain(_ attributes: inout AttributeContainer) {
    self?._constrain(&attributes)
  }
}

extension _ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition,
  FalseContent: AttributedTextFormattingDefinition,
  TrueContent.Scope == FalseContent.Scope
{
  /// The attributes that text may have.
  public typealias Scope = TrueContent.Scope

  /// The branch that holds.
  public var body: some AttributedTextFormattingDefinition<TrueContent.Scope> {
    AttributedTextFormatting.EmptyDefinition<TrueContent.Scope>()
  }

  public func _constrain(_ attributes: inout AttributeContainer) {
    switch storage {
    case .trueContent(let definition): definition._constrain(&attributes)
    case .falseContent(let definition): definition._constrain(&attributes)
    }
  }
}
