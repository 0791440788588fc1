@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

/// A control that opens an address.
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
  let destination: URL
  let label: Label

  var body: some View {
    label.foregroundStyle(.tint)
      .controlDescription(.link)
      .onActivation { openURL(destination) }
  }
}

/// Offers something to other programs.
public struct ShareLink<Label: View> {
  let items: [Any]
  let label: Label
}

extension ShareLink: _Control {
  public var _controlBody: some View {
    Button(
      action: { Warnings.once("ShareLink: there is nothing here to share with") },
      label: { label }
    )
  }
}

/// The label of a share link that nobody gave one.
public struct DefaultShareLinkLabel {
  var title: Text?
}

extension DefaultShareLinkLabel: View {
  /// A symbol and a title.
  public var body: some View {
    Label(
      title: { title ?? Text("Share…") },
      icon: { Image(systemName: "square.and.arrow.up") }
    )
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Offers an address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    items = [item]
    label = DefaultShareLinkLabel()
  }

  /// Offers a text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    items = [item]
    label = DefaultShareLinkLabel()
  }

  /// Offers an address, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    items = [item]
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Offers a text, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    items = [item]
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

extension ShareLink {
  /// Offers an address.
  public nonisolated init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    items = [item]
    self.label = label()
  }

  /// Offers a text.
  public nonisolated init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    items = [item]
    self.label = label()
  }
}
