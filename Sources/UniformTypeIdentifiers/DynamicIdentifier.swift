import Foundation

/// The identifier of a type that nobody declared: it has in itself the tag that the type was asked
/// for by, so that it means the same in any program.
///
/// It is `dyn.a` and, in base 32, `?0=SUPERTYPES:CLASS=TAG`, with a digit for each name that is
/// used often. The form is known from public articles on dynamic identifiers; ours can be read by
/// Apple's systems and theirs by us.
struct DynamicIdentifier: Equatable {
  var parents: [String]
  var tagClass: UTTagClass
  var tag: String

  private static let prefix = "dyn.a"
  private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  private static let shortNames = [
    "1": "public.filename-extension", "2": "com.apple.ostype", "3": "public.mime-type",
    "4": "com.apple.nspboard-type", "5": "public.url-scheme", "6": "public.data",
    "7": "public.text", "8": "public.plain-text", "9": "public.utf16-plain-text",
    "A": "com.apple.traditional-mac-plain-text", "B": "public.image", "C": "public.video",
    "D": "public.audio", "E": "public.directory", "F": "public.folder",
  ]
  private static let digits = Dictionary(uniqueKeysWithValues: shortNames.map { ($1, $0) })

  init(parents: [String], tagClass: UTTagClass, tag: String) {
    self.parents = parents
    self.tagClass = tagClass
    self.tag = tag
  }

  /// Reads an identifier; nil for one that is not of this form.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix),
      let text = Self.decode(identifier.dropFirst(Self.prefix.count)), text.first == "?"
    else { return nil }
    parents = ["public.data"]
    var tag: (UTTagClass, String)?
    for part in text.dropFirst().split(separator: ":") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      if sides[0] == "0" {
        parents = sides[1].split(separator: ",").map { Self.shortNames[String($0)] ?? String($0) }
      } else if tag == nil {
        let name = Self.shortNames[String(sides[0])] ?? Self.unescaped(sides[0])
        tag = (UTTagClass(rawValue: name), Self.unescaped(sides[1]))
      }
    }
    guard let tag else { return nil }
    (tagClass, self.tag) = tag
  }

  /// The identifier's text.
  var identifier: String {
    let supertypes = parents.map { Self.digits[$0] ?? Self.escaped($0) }.joined(separator: ",")
    let tagClass = Self.digits[tagClass.rawValue] ?? Self.escaped(tagClass.rawValue)
    return Self.prefix + Self.encode("?0=\(supertypes):\(tagClass)=\(Self.escaped(tag))")
  }

  // MARK: - Characters that mean something

  private static let separators = CharacterSet(charactersIn: ":=,\\%").inverted

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: separators) ?? text
  }

  private static func unescaped(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  // MARK: - Base 32

  private static func encode(_ text: String) -> String {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(letters[bits >> count & 31])
      }
      bits &= (1 << count) - 1
    }
    if count > 0 { result.append(letters[bits << (5 - count) & 31]) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decode(_ text: Substring) -> String? {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = (bits << 5 | value) & 0xFFFF
      count += 5
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 255))
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}
