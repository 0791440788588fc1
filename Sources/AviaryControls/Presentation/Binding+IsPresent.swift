@_spi(Engine) import AviaryEngine

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      location: FunctionalLocation(
        get: { wrappedValue != nil },
        set: { isPresent, _ in if !isPresent { wrappedValue = nil } }
      )
    )
  }
}
