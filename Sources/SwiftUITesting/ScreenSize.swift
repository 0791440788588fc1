public import Foundation

/// The size of a screen that views are shown on, in points.
public struct ScreenSize: Hashable, Sendable {
  /// From side to side, more than 0.
  public let width: CGFloat
  /// From top to bottom, more than 0.
  public let height: CGFloat

  /// - Parameters:
  ///   - width: Points, finite and more than 0.
  ///   - height: Points, finite and more than 0.
  /// - Precondition: Both are.
  public init(width: CGFloat, height: CGFloat) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "a screen of \(width) by \(height) has no space"
    )
    self.width = width
    self.height = height
  }

  /// 390 by 844, as an iPhone 14.
  public static let iPhone = ScreenSize(width: 390, height: 844)
  /// 375 by 667, the smallest iPhone that is sold.
  public static let iPhoneSE = ScreenSize(width: 375, height: 667)
  /// 440 by 956, as an iPhone 16 Pro Max.
  public static let iPhoneProMax = ScreenSize(width: 440, height: 956)
  /// 820 by 1180, as an iPad Air held upright.
  public static let iPad = ScreenSize(width: 820, height: 1180)
  /// 900 by 600: a window on a desktop.
  public static let window = ScreenSize(width: 900, height: 600)

  /// The screen turned by a quarter.
  public var landscape: ScreenSize { ScreenSize(width: height, height: width) }

  var size: CGSize { CGSize(width: width, height: height) }
}
