@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
public import CoreTransferable
import Foundation

/// Offers something to other programs: a menu that copies it, or sends it by mail.
///
/// Texts and addresses are shared as they are. Of anything else the title of its preview is shared,
/// which is said once by the type's name.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
  let data: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label

  nonisolated init(
    data: Data,
    subject: Text?,
    message: Text?,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
    label: Label
  ) {
    self.data = data
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

@available(*, unavailable)
extension ShareLink: Sendable {}

extension ShareLink: _Control {
  public var _controlBody: some View {
    ShareMenu(
      items: data.map { item in (item, preview?(item).title) },
      subject: subject,
      message: message,
      label: AnyView(ControlPart(label))
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

/// The ways in which a desktop shares: the clipboard, and a letter.
private struct ShareMenu: View {
  @Environment(\.self) private var environment
  @Environment(\.openURL) private var openURL
  let items: [(item: Any, title: Text?)]
  let subject: Text?
  let message: Text?
  let label: AnyView

  private func words(_ text: Text?) -> String? { text?.string(in: environment) }

  /// What is shared as text, one thing a line.
  private var text: String {
    items.map { item, title in
      switch item {
      case let text as String: return text
      case let address as URL: return address.absoluteString
      case let text as AttributedString: return String(text.characters)
      default:
        Warnings.once("ShareLink: of a \(type(of: item)) only its title is shared")
        return words(title) ?? "\(item)"
      }
    }
    .joined(separator: "\n")
  }

  /// The address that writes a letter; nil where it can't be written.
  private var letter: URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [
      URLQueryItem(
        name: "subject",
        value: words(subject) ?? items.first.flatMap { words($0.title) } ?? ""
      ),
      URLQueryItem(
        name: "body",
        value: [words(message), text].compactMap(\.self).joined(separator: "\n\n")
      ),
    ]
    return parts.url
  }

  var body: some View {
    Menu {
      Button("Copy", systemImage: "doc.on.doc") {
        environment.platformServices.clipboard.write(text)
      }
      Button("Send by Mail", systemImage: "envelope") {
        if let letter { openURL(letter) }
      }
    } label: {
      label
    }
  }
}
