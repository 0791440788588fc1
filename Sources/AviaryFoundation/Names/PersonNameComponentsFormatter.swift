public import Foundation

/// Writes names of persons: "Ada Lovelace", "Ada", "AL".
///
/// Foundation's own on Linux can't be made; this one takes its place. Names are not read from text.
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
