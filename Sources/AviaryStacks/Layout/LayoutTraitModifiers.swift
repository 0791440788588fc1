@_spi(Engine) public import AviaryEngine
public import AviaryLayout

nonisolated struct LayoutPriorityModifier: _TraitModifier {
  let priority: Double

  func _write(to traits: inout _ViewTraits) { traits.set(LayoutPriorityTrait.key, priority) }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: _TraitModifier {
  let value: K.Value

  func _write(to traits: inout _ViewTraits) { traits.set(ObjectIdentifier(K.self), value) }
}

extension View {
  /// Sets which views of a stack get space first: greater values; 0 unless set.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Hands a value to the layout around the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
