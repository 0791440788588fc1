public import Foundation

/// How large a page is.
public struct PageSize: Equatable, Sendable {
  /// In points, 72 an inch; more than 0.
  public var width: CGFloat
  /// In points, 72 an inch; more than 0.
  public var height: CGFloat

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: In points, 72 an inch.
  ///   - height: In points, 72 an inch.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  /// 297 by 420 millimetres.
  public static let a3 = PageSize(width: 841.89, height: 1190.55)
  /// 210 by 297 millimetres.
  public static let a4 = PageSize(width: 595.28, height: 841.89)
  /// 148 by 210 millimetres.
  public static let a5 = PageSize(width: 419.53, height: 595.28)
  /// 8.5 by 11 inches.
  public static let usLetter = PageSize(width: 612, height: 792)
  /// 8.5 by 14 inches.
  public static let usLegal = PageSize(width: 612, height: 1008)

  /// The size with width and height exchanged.
  public var rotated: PageSize { PageSize(width: height, height: width) }
}
