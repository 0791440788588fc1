public import Foundation

extension PersonNameComponents {
  /// How a person's name is written: "Ada Lovelace", "Ada", "AL".
  ///
  /// Names in Chinese, Japanese and Korean characters begin with the family's, without a space; others with the given name. Which
  /// order a person prefers is not known on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given name and the family's.
      case medium
      /// All parts.
      case long
      /// The first letters of the given name and the family's.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// Kept; the characters of a name tell its order.
    public var locale: Locale

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - style: How much of a name is written.
    ///   - locale: Kept; the characters of a name tell its order.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Writes a name.
    ///
    /// - Parameter components: The name.
    /// - Returns: The parts that there are; empty if there are none.
    public func format(_ components: PersonNameComponents) -> String {
      let given = components.givenName
      let family = components.familyName
      switch style {
      case .short: return joined([components.nickname ?? given ?? family])
      case .medium: return joined(ordered(given, family))
      case .long:
        let all = [given, components.middleName, family].compactMap { $0 }.joined()
        let parts =
          Self.beginsWithFamily(all)
          ? [family, given, components.middleName] : [given, components.middleName, family]
        return joined([components.namePrefix] + parts + [components.nameSuffix])
      case .abbreviated:
        let names = joined(ordered(given, family))
        // Two characters say enough of a name that has few of them.
        if Self.beginsWithFamily(names) { return String((family ?? given ?? "").prefix(2)) }
        return ordered(given, family).compactMap { $0?.first.map { String($0) } }.joined()
          .uppercased()
      }
    }

    /// The style in another locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    private func ordered(_ given: String?, _ family: String?) -> [String?] {
      Self.beginsWithFamily((given ?? "") + (family ?? "")) ? [family, given] : [given, family]
    }

    private func joined(_ parts: [String?]) -> String {
      let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
      return parts.joined(separator: Self.beginsWithFamily(parts.joined()) ? "" : " ")
    }

    /// Whether a name is in characters of Chinese, Japanese or Korean.
    private static func beginsWithFamily(_ name: String) -> Bool {
      !name.isEmpty
        && name.unicodeScalars.allSatisfy { scalar in
          switch scalar.value {
          case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
          default: false
          }
        }
    }
  }

  /// The given name and the family's.
  ///
  /// - Returns: The name; empty if there are no parts.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: What the style makes of it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names.
  ///
  /// - Parameter style: How much of a name is written.
  /// - Returns: The style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
