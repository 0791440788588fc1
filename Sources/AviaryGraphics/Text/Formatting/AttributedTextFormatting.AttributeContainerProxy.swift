public import Foundation

extension AttributedTextFormatting {
  /// The attributes of a run, as a constraint sees them: one can be set, the others only be read.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>:
    Sendable
  where Attribute.Value: Sendable {
    private(set) var container: AttributeContainer

    init(_ container: AttributeContainer) { self.container = container }

    /// The attribute that is constrained, by its type; nil where it is not there.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// Another attribute, by its type; nil where it is not there.
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      mutating get { container[key] }
    }

    /// The attribute that is constrained, by its name; nil where it is not there.
    public subscript(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>
    ) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The attribute that is constrained, by its place in the scope; nil where it is not there.
    public subscript(dynamicMember keyPath: KeyPath<Scope, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// Another attribute, by its name; nil where it is not there.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      mutating get { container[K.self] }
    }

    /// Another attribute, by its place in the scope; nil where it is not there.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<Scope, K>
    ) -> K.Value? where K.Value: Sendable {
      mutating get { container[K.self] }
    }
  }
}
