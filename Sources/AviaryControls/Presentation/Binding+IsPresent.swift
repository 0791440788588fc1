@_spi(Engine) import AviaryEngine

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } }
    )
  }
}
