/// A key of a value that a view hands to the root around it, or to a container.
public protocol _ViewTraitKey {
  /// What is handed on.
  associatedtype Value
  /// The value of views that write none.
  static var defaultValue: Value { get }
}

/// Writes a trait on each subview.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: _TraitModifier {
  /// What is written.
  public let value: Trait.Value

  /// Makes the modifier.
  public init(value: Trait.Value) { self.value = value }

  public func _write(to traits: inout _ViewTraits) {
    traits.set(ObjectIdentifier(Trait.self), value)
  }
}

extension View {
  /// Writes a trait for the root or the container around this view.
  ///
  /// - Parameters:
  ///   - key: The key under which it is read, by ``_VariadicView_Children``'s elements.
  ///   - value: What is written; of two writes on one view the innermost counts.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
