public import Foundation

/// Where letters behind a tab stand: kept.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// How letters stand there.
  public let alignment: NSTextAlignment
  /// How far it is from the edge, in points.
  public let location: CGFloat
  /// What is said of it besides.
  public let options: [OptionKey: Any]

  /// What is said of a tab besides.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// A place for letters behind a tab.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }
}

/// A list within a text: what stands before its points.
open class NSTextList: NSObject, @unchecked Sendable {
  /// What stands before points.
  public let markerFormat: MarkerFormat
  /// What is said of it besides, as bits.
  public let listOptions: Options
  /// The number of the first point.
  open var startingItemNumber = 1
  /// Whether its points are numbered.
  open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

  /// What stands before points.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format, as `{decimal}.`.
    public let rawValue: String

    /// A format.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A format.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A square.
    public static let box = MarkerFormat("{box}")
    /// A tick.
    public static let check = MarkerFormat("{check}")
    /// A ring.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A disc.
    public static let disc = MarkerFormat("{disc}")
    /// A short line.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
  }

  /// What is said of a list besides.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Points have the marks of the lists around it before their own.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// A list.
  ///
  /// - Parameters:
  ///   - markerFormat: What stands before points.
  ///   - options: What is said of it besides, as bits.
  public init(markerFormat: MarkerFormat, options: Int) {
    self.markerFormat = markerFormat
    listOptions = Options(rawValue: UInt(max(options, 0)))
    super.init()
  }

  /// A list whose first point has a number.
  public convenience init(
    markerFormat: MarkerFormat,
    options: Options = [],
    startingItemNumber: Int
  ) {
    self.init(markerFormat: markerFormat, options: Int(options.rawValue))
    self.startingItemNumber = startingItemNumber
  }

  /// What stands before a point.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let letter = letters[((itemNumber - 1) % 26 + 26) % 26]
    let marks = [
      "{box}": "▫", "{check}": "✓", "{circle}": "◦", "{diamond}": "◆", "{disc}": "•",
      "{hyphen}": "⁃", "{square}": "▪", "{decimal}": "\(itemNumber)", "{lower-alpha}": letter,
      "{upper-alpha}": letter.uppercased(),
    ]
    return marks.reduce(markerFormat.rawValue) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }
}
