/// Builds the representations of a type from statements, the preferred one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One representation of the type.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// The first of several.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  /// Those before, and one more.
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First,
    next: Next
  ) -> TupleTransferRepresentation<Item, (First, Next)>
  where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(_forms: accumulated._forms + next._forms)
  }

  /// A representation that is there under a condition.
  public static func buildIf<Content: TransferRepresentation>(
    _ content: Content?
  ) -> Content? where Content.Item == Item { content }

  /// A representation of a newer system.
  public static func buildLimitedAvailability<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
}

/// Several representations, in order of preference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// Nothing else.
  public typealias Body = Never

  /// The forms of all, in order.
  public let _forms: [_TransferForm<Item>]

  init(_forms: [_TransferForm<Item>]) { self._forms = _forms }
}
