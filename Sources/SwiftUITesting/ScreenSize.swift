import AviaryEngine
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

  /// The size classes that Apple's devices of such a size have.
  ///
  /// A phone on its side has little space in both directions, unless it is one of the largest. Sizes of no phone go by
  /// their width.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    guard Self.turnedPhoneWidths.contains(width), Self.phoneProportions.contains(width / height)
    else { return (UserInterfaceSizeClass(width: width), .regular) }
    return (width < Self.leastRegularTurnedWidth ? .compact : .regular, .compact)
  }

  /// How wide phones on their side are, in points, from the first iPhone SE to the iPhone 17 Pro Max; published.
  private static let turnedPhoneWidths: ClosedRange<CGFloat> = 568...960
  /// How much longer phones are than wide, from the iPhone SE's 667 by 375 to the iPhone 14's 844 by 390 and a little more.
  private static let phoneProportions: ClosedRange<CGFloat> = 1.75...2.2
  /// From which width on they have much space from side to side, in points: an iPhone 11; published.
  private static let leastRegularTurnedWidth: CGFloat = 896

  var size: CGSize { CGSize(width: width, height: height) }
}
