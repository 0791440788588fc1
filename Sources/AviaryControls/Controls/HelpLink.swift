@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
public import Foundation

private var theme: ButtonTheme { ControlTheme.standard.button }

/// A button that leads to help: a question mark in a circle.
public struct HelpLink {
  @Environment(\.openURL) private var openURL
  let action: (@MainActor () -> Void)?
  let destination: URL?

  /// Creates a button that does something.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
    destination = nil
  }

  /// Creates a button that opens an address.
  public nonisolated init(destination: URL) {
    action = nil
    self.destination = destination
  }
}

extension HelpLink: View {
  public var body: some View {
    Text(verbatim: "?")
      .font(.system(size: theme.helpTextSize, weight: .medium))
      .frame(width: theme.helpLength, height: theme.helpLength)
      .background(Color(.systemBackground), in: Circle())
      .overlay {
        Circle()
          .strokeBorder(Color(.systemGray4), lineWidth: ControlTheme.standard.shared.hairline)
      }
      .controlDescription(.button, label: "Help")
      .onActivation {
        action?()
        if let destination { openURL(destination) }
      }
  }
}
