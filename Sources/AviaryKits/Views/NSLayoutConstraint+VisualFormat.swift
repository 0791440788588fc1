import Foundation

extension NSLayoutConstraint {
  /// What rules of a text do beside it.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All have the same upper edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All have the same lower edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All have the same middle from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All have the same middle from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All have their last text on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All have their first text on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Those that are about edges and middles.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// As one reads.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Those that are about the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }

  /// The rules that a text describes, such as `H:|-[name(80)]-12-[value]-|`.
  ///
  /// They are kept, and nobody solves them. A text that can't be read gives none, which is said
  /// once with the reason.
  ///
  /// - Parameters:
  ///   - format: The text, in the documented language of formats.
  ///   - opts: What the views have beside it.
  ///   - metrics: The numbers that the text names.
  ///   - views: The views and rectangles that the text names.
  /// - Returns: The rules, from the first view to the last.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var text = VisualFormat(format, metrics: metrics ?? [:], views: views)
    do {
      return try text.constraints(opts)
    } catch {
      Missing.tell("NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\")", error.reason)
      return []
    }
  }
}
