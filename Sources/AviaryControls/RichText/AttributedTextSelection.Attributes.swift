public import Foundation

extension AttributedTextSelection {
  /// The attributes of what is selected, one container a run.
  public struct Attributes<Text>: Sequence {
    private let containers: [AttributeContainer]

    init(_ containers: [AttributeContainer]) { self.containers = containers }

    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      containers.makeIterator()
    }

    /// The values of one attribute, by its type; nil where a run has it not.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable { containers.map { $0[K.self] } }

    /// The values of one attribute, by its name; nil where a run has it not.
    public subscript<K: AttributedStringKey>(
      type: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }
  }
}
