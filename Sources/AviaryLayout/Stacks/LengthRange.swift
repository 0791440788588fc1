package import Foundation

/// How short and how long something can be.
@_spi(Engine) public struct LengthRange: Equatable {
  package var least: CGFloat
  package var most: CGFloat

  package init(least: CGFloat, most: CGFloat) {
    self.least = least
    self.most = most
  }

  /// The most length minus the least; 0 for a difference of infinities.
  var flexibility: CGFloat {
    let difference = most - least
    return difference.isNaN ? 0 : difference
  }
}
