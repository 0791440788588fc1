@_spi(Hosting) import AviaryDrawing
public import Foundation

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines go on below; without it a text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The room between lines counts; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The ink counts instead of the room of letters; here the room always does.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that has room ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text tells.
public final class NSStringDrawingContext: NSObject {
  /// How small letters may become, as a factor; 0 for not at all.
  public var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text in points, each of its lines being one.
  public func size() -> CGSize { FontEngine.size(of: fontRuns, width: nil) }

  /// The rectangle that the text takes, at the origin, in points.
  ///
  /// - Parameters:
  ///   - size: The room; lines end at its width with `usesLineFragmentOrigin`. Its height does not
  ///     matter.
  ///   - options: How it is measured.
  ///   - context: Kept for sources that give one; nothing reads it here.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    return CGRect(
      origin: .zero,
      size: FontEngine.size(of: fontRuns, width: wraps ? size.width : nil)
    )
  }

  var fontRuns: [(text: String, font: ResolvedFont)] {
    var runs: [(text: String, font: ResolvedFont)] = []
    let text = NSString(string: string)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      let face = (value as? CTFont)?.face ?? FontFace(size: 12)
      runs.append((text.substring(with: range), face.resolved))
    }
    return runs
  }
}

extension NSString {
  /// The size of the text in points, each of its lines being one.
  ///
  /// - Parameter attrs: `.font` counts; 12 points of the system's font without it.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }

  /// The rectangle that the text takes, at the origin, in points.
  ///
  /// - Parameters:
  ///   - size: The room; lines end at its width with `usesLineFragmentOrigin`. Its height does not
  ///     matter.
  ///   - options: How it is measured.
  ///   - attributes: `.font` counts; 12 points of the system's font without it.
  ///   - context: Kept for sources that give one; nothing reads it here.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text in points, each of its lines being one.
  ///
  /// - Parameter attrs: `.font` counts; 12 points of the system's font without it.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the text takes, at the origin, in points.
  ///
  /// - Parameters:
  ///   - size: The room; lines end at its width with `usesLineFragmentOrigin`. Its height does not
  ///     matter.
  ///   - options: How it is measured.
  ///   - attributes: `.font` counts; 12 points of the system's font without it.
  ///   - context: Kept for sources that give one; nothing reads it here.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
