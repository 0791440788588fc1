@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

/// The label of a button of which only its role is known: an icon and a title, of which a bar shows the icon.
public struct DefaultButtonLabel {
  let role: ButtonRole?
}

extension DefaultButtonLabel: View {
  public var body: some View {
    switch role {
    case ButtonRole.close: Label("Close", systemImage: "xmark")
    case ButtonRole.cancel: Label("Cancel", systemImage: "xmark")
    case ButtonRole.confirm: Label("Done", systemImage: "checkmark")
    case ButtonRole.destructive: Label("Delete", systemImage: "trash")
    default: EmptyView()
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  ///
  /// - Parameters:
  ///   - role: What it is for: closing, cancelling, confirming or destroying.
  ///   - action: What it does.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}
