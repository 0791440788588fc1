public import AviaryEngine
public import Foundation

extension AttributedTextFormatting {
  /// Makes a definition of the ones that are written one after the other.
  @resultBuilder
  public struct DefinitionBuilder<Scope> {
    /// A definition that allows all of its scope.
    public static func buildBlock<S: AttributeScope>() -> EmptyDefinition<S> { EmptyDefinition() }

    /// A definition that stands alone.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D {
      definition
    }

    /// Several definitions, in their order.
    public static func buildBlock<
      F: AttributedTextFormattingDefinition,
      each D: AttributedTextFormattingDefinition
    >(_ first: F, _ definition: repeat each D) -> TupleDefinition<F.Scope, F, repeat each D> {
      TupleDefinition(definition: first, repeat each definition)
    }

    /// A definition of the scope of those around it.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> D where D.Scope == Scope { definition }

    /// A definition that may be missing.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D?
    where D.Scope == Scope { definition }

    /// The definition of the first branch.
    public static func buildEither<
      T: AttributedTextFormattingDefinition,
      F: AttributedTextFormattingDefinition
    >(first: T) -> _ConditionalContent<T, F> where Scope == T.Scope, T.Scope == F.Scope {
      _ConditionalContent(storage: .trueContent(first))
    }

    /// The definition of the second branch.
    public static func buildEither<
      T: AttributedTextFormattingDefinition,
      F: AttributedTextFormattingDefinition
    >(second: F) -> _ConditionalContent<T, F> where Scope == T.Scope, T.Scope == F.Scope {
      _ConditionalContent(storage: .falseContent(second))
    }

    /// A definition whose type is not told.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
  }
}
