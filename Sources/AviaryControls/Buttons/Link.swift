@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

/// A control that opens an address.
///
/// ![Buttons, menus and links](Documentation/controls/buttons.png)
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Creates a link of any views.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.destination = destination
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.destination = destination
    label = Text(title)
  }
}

extension Link: _Control {
  public var _controlBody: some View {
    LinkBody(destination: destination, label: ControlPart(label))
  }
}

private struct LinkBody<Label: View>: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.controlPlace) private var controlPlace
  let destination: URL
  let label: Label

  var body: some View {
    if controlPlace == .menu {
      MenuRow(isSelected: nil, action: { openURL(destination) }) { label }
    } else {
      label.foregroundStyle(.tint)
        .controlDescription(.link, address: destination)
        .onActivation { openURL(destination) }
    }
  }
}
