@_spi(Engine) public import AviaryEngine

nonisolated struct ZIndexModifier: _TraitModifier {
  let value: Double

  func _write(to traits: inout _ViewTraits) { traits.set(ZIndexTrait.key, value) }
}

extension View {
  /// Draws the view above its siblings of a smaller index and below those of a greater one; 0 by
  /// default.
  ///
  /// - Parameter value: The index, without a unit; any number.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
