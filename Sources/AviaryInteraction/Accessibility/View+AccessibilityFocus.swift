@_spi(Engine) public import AviaryEngine

extension View {
  /// Moves assistive technology here while a state has a value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(
        isWanted: { binding.wrappedValue == value },
        focusDidChange: { binding.wrappedValue = $0 ? value : binding.initialValue },
        movesFocus: false
      )
    )
  }

  /// Moves assistive technology to the view that a value stands for when this view appears.
  ///
  /// - Parameters:
  ///   - binding: The state of `accessibilityFocused(_:equals:)`.
  ///   - value: The value that it gets.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Moves assistive technology here while a state is true.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}
