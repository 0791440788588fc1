import SwiftUI

/// The screens of devices that previews name, held upright, in points.
///
/// The sizes are those of Apple's published specifications, pixels by scale.
enum DeviceScreens {
  /// The screen of a device by its name in Xcode; nil for one that is not listed.
  static func size(of name: String) -> (width: CGFloat, height: CGFloat)? {
    if let size = sizes[name] { return size }
    // "iPhone SE (3rd generation)", "iPad Pro (11-inch) (4th generation)": generations share a screen.
    guard
      let end = name.range(of: #" \(\d+(st|nd|rd|th) generation\)"#, options: .regularExpression)
    else { return nil }
    return sizes[name.replacingCharacters(in: end, with: "")]
  }

  private static let sizes: [String: (width: CGFloat, height: CGFloat)] = [
    "iPhone SE": (375, 667), "iPhone 8": (375, 667), "iPhone 8 Plus": (414, 736),
    "iPhone X": (375, 812), "iPhone XS": (375, 812), "iPhone XR": (414, 896),
    "iPhone 11": (414, 896), "iPhone 11 Pro": (375, 812), "iPhone 11 Pro Max": (414, 896),
    "iPhone 12 mini": (375, 812), "iPhone 12": (390, 844), "iPhone 12 Pro": (390, 844),
    "iPhone 12 Pro Max": (428, 926), "iPhone 13 mini": (375, 812), "iPhone 13": (390, 844),
    "iPhone 13 Pro": (390, 844), "iPhone 13 Pro Max": (428, 926), "iPhone 14": (390, 844),
    "iPhone 14 Plus": (428, 926), "iPhone 14 Pro": (393, 852), "iPhone 14 Pro Max": (430, 932),
    "iPhone 15": (393, 852), "iPhone 15 Plus": (430, 932), "iPhone 15 Pro": (393, 852),
    "iPhone 15 Pro Max": (430, 932), "iPhone 16": (393, 852), "iPhone 16 Plus": (430, 932),
    "iPhone 16 Pro": (402, 874), "iPhone 16 Pro Max": (440, 956),
    "iPhone SE (1st generation)": (320, 568),
    "iPad mini (5th generation)": (768, 1024), "iPad (6th generation)": (768, 1024),
    "iPad (10th generation)": (820, 1180), "iPad Air (3rd generation)": (834, 1112),
    "iPad mini": (744, 1133), "iPad": (810, 1080), "iPad Air": (820, 1180),
    "iPad Pro (11-inch)": (834, 1194), "iPad Pro (12.9-inch)": (1024, 1366),
  ]
}
