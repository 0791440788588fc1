import Foundation

/// A part of a message: words of the program, or a value that not everybody may read.
struct LogPart: Sendable {
  let text: String
  let privacy: OSLogPrivacy.Kind
  let mask: OSLogPrivacy.Mask

  /// Words of the program.
  init(words: String) {
    text = words
    privacy = .public
    mask = .none
  }

  /// A value.
  ///
  /// - Parameters:
  ///   - text: The value, in the format that was asked for.
  ///   - privacy: Who may read it.
  ///   - isPlain: Whether it can be read by all where nothing else was said.
  init(value text: String, privacy: OSLogPrivacy, isPlain: Bool) {
    self.text = text
    self.privacy = privacy.kind == .auto ? (isPlain ? .public : .private) : privacy.kind
    mask = privacy.mask
  }

  /// What is seen.
  func shown(showingPrivate: Bool) -> String {
    switch privacy {
    case .public, .auto: return text
    case .private where showingPrivate: return text
    case .private, .sensitive: break
    }
    return mask == .hash ? "<mask.hash: '\(Self.mask(of: text))'>" : "<private>"
  }

  /// Sixteen bytes in base 64 that are the same for equal texts of one run, and tell nothing of
  /// them.
  private static func mask(of text: String) -> String {
    var bytes = Data()
    for salt in 0..<2 {
      // The standard library's hashes have a key of their own in each run.
      var hasher = Hasher()
      hasher.combine(salt)
      hasher.combine(text)
      withUnsafeBytes(of: hasher.finalize().littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes.base64EncodedString()
  }
}
