import AviaryCairo
@_spi(Hosting) import AviaryDrawing
public import AviaryGraphics
public import Foundation

/// A font with a size, by Core Text's name: what UIKit's and AppKit's fonts are too.
///
/// No object of Foundation's: its attributed strings stop a program where two of those that differ lie side by side.
open class CTFont: Hashable, CustomStringConvertible, @unchecked Sendable {
  let face: FontFace

  init(face: FontFace) { self.face = face }

  /// Points.
  public var pointSize: CGFloat { face.size }

  /// The name in which the family and what differs from its regular font are told, as
  /// `Helvetica-Bold`.
  public var fontName: String { face.fontName }

  /// The name of the family.
  public var familyName: String { face.familyName }

  /// From the baseline to the top of most letters with something on them, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// From the baseline to the bottom of letters that go below it, in points; below 0.
  public var descender: CGFloat { -metrics.descent }

  /// Room between lines beside what letters need, in points.
  public var leading: CGFloat { metrics.leading }

  /// The height of capitals, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of small letters, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: LineMetrics { FontEngine.metrics(of: face.resolved) }

  /// Whether both are the same family, size and style.
  public static func == (a: CTFont, b: CTFont) -> Bool { a.face == b.face }

  /// Whether something is a font of the same family, size and style.
  public func isEqual(_ object: Any?) -> Bool { (object as? CTFont).map { $0 == self } ?? false }

  /// Hashes family, size and style.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }

  /// A hash of family, size and style.
  public var hash: Int { face.hashValue }

  /// The name and the size.
  public var description: String { "\(fontName), \(pointSize) pt" }
}

extension Font {
  /// The font of a Core Text, UIKit or AppKit font; its size stays.
  ///
  /// - Parameter font: The other font.
  public init(_ font: CTFont) { self = font.face.font }
}
