import UniformTypeIdentifiers

/// What the desktop calls types: MIME types, for the identifiers of types and back.
package enum DesktopType {
  /// Several things with all their types, from one program of ours to another.
  package static let items = "application/vnd.aviary.items"
  /// Addresses, a line each.
  package static let addresses = "text/uri-list"
  /// Text in UTF-8, the preferred name first.
  package static let texts = ["text/plain;charset=utf-8", "text/plain"]
  /// What stays in the program: others see that something is dragged, and can't have it.
  package static let nothing = "application/vnd.aviary.private"

  /// The MIME types of a type, the preferred one first; never empty.
  ///
  /// A type that has none is called by its own name, as `application/x-com.example.card`.
  package static func names(of identifier: String) -> [String] {
    guard let type = UTType(identifier) else { return [ownName(identifier)] }
    if type.conforms(to: .url) { return [addresses] }
    if type == .plainText || type == .text || type.conforms(to: .utf8PlainText) { return texts }
    return [type.preferredMIMEType ?? ownName(identifier)]
  }

  private static func ownName(_ identifier: String) -> String { "application/x-" + identifier }

  /// The identifier of a MIME type; nil for what is none, such as the atoms of X11, and for lists of addresses, which
  /// are several things.
  package static func identifier(of name: String) -> String? {
    let lowered = name.lowercased()
    if lowered == "utf8_string" { return UTType.utf8PlainText.identifier }
    let base = lowered.split(separator: ";").first.map(String.init) ?? ""
    guard base.contains("/"), base != addresses, base != items, base != nothing else { return nil }
    if base == "text/plain" {
      // In another encoding it would be read wrongly.
      let isUTF8 = !lowered.contains("charset") || lowered.contains("utf-8")
      return isUTF8 ? UTType.utf8PlainText.identifier : nil
    }
    let own = "application/x-"
    if base.hasPrefix(own), base.dropFirst(own.count).contains(".") {
      let identifier = String(name.dropFirst(own.count))
      if UTType(mimeType: base)?.isDeclared != true { return identifier }
    }
    return UTType(mimeType: base)?.identifier
  }

  /// Whether a type is one of others, or of a kind of them.
  package static func conforms(_ identifier: String, toAnyOf wanted: [String]) -> Bool {
    let type = UTType(identifier)
    return wanted.contains { other in
      if identifier == other { return true }
      guard let type, let other = UTType(other) else { return false }
      return type.conforms(to: other)
    }
  }
}
