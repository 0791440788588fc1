@_spi(Engine) public import AviaryEngine

extension View {
  /// Sets how much headers of sections in this view stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
      .containerValue(\.listSection.prominence, prominence)
  }
}
