import AviaryControls
@_spi(Engine) public import AviaryEngine
import AviaryGraphics

/// A button that opens the program's settings.
public struct SettingsLink<Label: View> {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Creates a button with a label of its own.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the usual label.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

@available(*, unavailable)
extension SettingsLink: Sendable {}

extension SettingsLink: View {
  public var body: some View {
    Button(action: { openSettings() }) { label }
  }
}

/// The usual label of a button that opens the program's settings.
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
