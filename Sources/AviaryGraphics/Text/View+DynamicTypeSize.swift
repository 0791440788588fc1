@_spi(Engine) public import AviaryEngine

/// Keeps the size that the reader chose within bounds.
nonisolated struct DynamicTypeSizeRangeModifier<R: RangeExpression>: _EnvironmentModifier
where R.Bound == DynamicTypeSize {
  let range: R

  func _apply(to values: inout EnvironmentValues) {
    let size = values.dynamicTypeSize
    if range.contains(size) { return }
    let nearest = DynamicTypeSize.allCases.filter { range.contains($0) }
      .min { abs($0.index - size.index) < abs($1.index - size.index) }
    if let nearest { values.dynamicTypeSize = nearest }
  }
}

extension View {
  /// Sets how large text in this view is.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text in this view within bounds.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(DynamicTypeSizeRangeModifier(range: range))
  }
}
