public import Foundation

/// Writes names of persons: "Ada Lovelace", "Ada", "AL".
///
/// Foundation's own on Linux can't be made; this one takes its place.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname, or the given name.
    case short = 1
    /// The given name and the family's.
    case medium = 2
    /// All parts.
    case long = 3
    /// The first letters of the given name and the family's.
    case abbreviated = 4
  }

  /// How names are written besides.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes options of their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes how the name is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether how the name is spoken is written: the name's `phoneticRepresentation`.
  open var isPhonetic = false
  /// Kept; the characters of a name tell its order.
  ///
  /// nil is the current locale.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes a formatter of the default style.
  public override init() { super.init() }

  /// Makes a formatter of the default style; nothing is read.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A name in the formatter's style.
  ///
  /// - Parameter components: The name.
  /// - Returns: The parts that there are; empty if there are none.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: style.style, locale: locale ?? .current)
      .format(name)
  }

  /// A name in the formatter's style.
  ///
  /// - Parameter obj: `PersonNameComponents`.
  /// - Returns: The name; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// Reads a name.
  ///
  /// "Dr. Ada King Lovelace", or "Lovelace, Ada": the family's name is the last word, or what is before a comma; titles before
  /// a name and after it are those of English. Other orders are not told by their characters.
  ///
  /// - Parameter string: The name.
  /// - Returns: Its parts; nil where there is no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var (titles, suffixes): ([String], [String]) = ([], [])
    let parts = string.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var words = parts.first ?? []
    var family: String?
    for more in parts.dropFirst() where !more.isEmpty {
      if more.allSatisfy(Self.isSuffix) {
        suffixes += more
      } else if family == nil {
        family = words.joined(separator: " ")
        words = more
      } else {
        words += more
      }
    }
    while let word = words.first, words.count > 1, Self.isTitle(word) {
      titles.append(words.removeFirst())
    }
    while let word = words.last, words.count > 1, Self.isSuffix(word) {
      suffixes.insert(words.removeLast(), at: 0)
    }
    guard !words.isEmpty || family != nil else { return nil }
    var name = PersonNameComponents()
    if !titles.isEmpty { name.namePrefix = titles.joined(separator: " ") }
    if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: " ") }
    if !words.isEmpty { name.givenName = words.removeFirst() }
    if family == nil, !words.isEmpty { family = words.removeLast() }
    name.familyName = family
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static func isTitle(_ word: String) -> Bool {
    ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "rev"].contains(plain(word))
  }

  private static func isSuffix(_ word: String) -> Bool {
    ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"].contains(plain(word))
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().replacingOccurrences(of: ".", with: "")
  }

  /// A name in a style and the current locale.
  ///
  /// - Parameters:
  ///   - components: The name.
  ///   - nameFormatStyle: How much of it is written.
  ///   - nameOptions: How it is written besides; none unless given.
  /// - Returns: The parts that there are; empty if there are none.
  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var style: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
