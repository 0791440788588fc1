@_spi(Engine) public import AviaryEngine
public import AviaryInteraction

extension View {
  /// Would stand back for another item of a menu while keys are held; says once that menus don't look at keys that are held.
  ///
  /// - Parameters:
  ///   - modifiers: The keys.
  ///   - alternate: The other item.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View {
    Warnings.once("modifierKeyAlternate has no effect: menus don't look at keys that are held")
    return self
  }
}
