/// A model that can be handed to another view or program: dragged, copied, shared, exported.
///
/// A type says in ``transferRepresentation`` in which forms it can be handed on, the preferred one
/// first; who receives takes the first that it understands.
@preconcurrency public protocol Transferable: Sendable {
  /// The kind of the representations.
  associatedtype Representation: TransferRepresentation

  /// The forms in which values of the type are handed on and received, the preferred one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
