@_spi(Engine) public import AviaryEngine
import AviaryInteraction

extension View {
  /// Says what assistive technology can ask this view to do, by what a view says.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    let content = AccessibilityActionButton(action: action, label: label())
    return modifier(AccessibilityActionsModifier(category: .default, content: content))
  }
}

/// An action whose name is what a view says.
private struct AccessibilityActionButton<Label: View> {
  let action: () -> Void
  let label: Label
}

extension AccessibilityActionButton: View {
  var body: some View {
    Button {
      action()
    } label: {
      label
    }
  }
}
