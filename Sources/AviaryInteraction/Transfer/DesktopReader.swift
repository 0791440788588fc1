package import AviaryEngine
package import Foundation
import UniformTypeIdentifiers

/// Makes things of what another program offers by MIME types.
///
/// Used on the main thread only.
package struct DesktopReader {
  /// The MIME types that are offered.
  package let names: [String]
  /// Reads the data of a MIME type, and answers once; nil where there is none.
  private let read: (String, @escaping (Data?) -> Void) -> Void

  package init(
    names: [String],
    read: @escaping (String, @escaping (Data?) -> Void) -> Void
  ) {
    self.names = names
    self.read = read
  }

  /// Whether it offers addresses.
  package var hasAddresses: Bool { names.contains(DesktopType.addresses) }

  /// A provider that tells which types there are, and has no data: while something is dragged over a view.
  package var outline: NSItemProvider {
    let provider = NSItemProvider()
    let types = hasAddresses ? [UTType.fileURL.identifier] : []
    for type in types + forms.map(\.type) { provider.register(type) { nil } }
    return provider
  }

  /// What there is beside addresses: types with the MIME types that are read for them.
  private var forms: [(type: String, name: String)] {
    var seen: Set<String> = []
    return names.compactMap { name in
      guard let type = DesktopType.identifier(of: name), seen.insert(type).inserted else {
        return nil
      }
      // Text is best had in the encoding that is named.
      let isText = type == UTType.utf8PlainText.identifier
      return (type, isText ? DesktopType.texts.first { names.contains($0) } ?? name : name)
    }
  }

  /// Reads the addresses.
  package func readAddresses(_ receive: @escaping ([URL]) -> Void) {
    guard hasAddresses else { return receive([]) }
    read(DesktopType.addresses) { receive($0.map(Self.addresses) ?? []) }
  }

  /// Reads things.
  ///
  /// - Parameters:
  ///   - wanted: The identifiers of the types that are wanted, kinds of them included; empty for all. Others are not read.
  ///   - receive: Called once, now or later; with nothing where the other program has nothing or does not answer.
  package func readItems(of wanted: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    guard names.contains(DesktopType.items) else { return readEach(of: wanted, receive) }
    read(DesktopType.items) { data in
      if let items = data.flatMap(PackedItems.items), !items.isEmpty { return receive(items) }
      readEach(of: wanted, receive)
    }
  }

  private func readEach(of wanted: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    readAddresses { addresses in
      let due = forms.filter { wanted.isEmpty || DesktopType.conforms($0.type, toAnyOf: wanted) }
      readForms(due[...], []) { receive(Self.items(addresses, $0, wanted)) }
    }
  }

  private func readForms(
    _ due: ArraySlice<(type: String, name: String)>,
    _ read: [ClipboardItem.Form],
    _ receive: @escaping ([ClipboardItem.Form]) -> Void
  ) {
    guard let next = due.first else { return receive(read) }
    self.read(next.name) { data in
      let form = data.map { ClipboardItem.Form(type: next.type, data: $0) }
      readForms(due.dropFirst(), read + (form.map { [$0] } ?? []), receive)
    }
  }

  /// Each address is a thing; what there is beside belongs to it where it is the only one, and else counts where
  /// nobody wants addresses.
  private static func items(
    _ addresses: [URL],
    _ forms: [ClipboardItem.Form],
    _ wanted: [String]
  ) -> [ClipboardItem] {
    var items = addresses.map { ClipboardItem(address: $0) }
    if items.count == 1 {
      items[0].forms += forms
    } else if !forms.isEmpty {
      let wantsAddresses =
        wanted.isEmpty
        || items.contains { item in
          item.forms.contains { DesktopType.conforms($0.type, toAnyOf: wanted) }
        }
      if items.isEmpty || !wantsAddresses { items.append(ClipboardItem(forms: forms)) }
    }
    return items
  }

  /// The addresses of a list: lines, of which those that begin with a number sign are comments.
  static func addresses(_ data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces.union(["\0"])) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .compactMap { URL(string: $0) }
  }
}

extension ClipboardItem {
  /// An address as a thing.
  package init(address: URL) {
    let type = address.isFileURL ? UTType.fileURL : UTType.url
    self.init(forms: [Form(type: type.identifier, data: Data(address.absoluteString.utf8))])
  }
}
