package import Foundation

/// How an image fills its rectangle.
package struct ImageOptions: Hashable, Sendable {
  /// How pixels between the image's pixels are found.
  package enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges when enlarged.
    case none
    case low
    case medium
    case high
  }

  /// What happens to the part inside the cap insets.
  package enum Resizing: Hashable, Sendable {
    case stretch
    case tile
  }

  package var interpolation: Interpolation
  package var isAntialiased: Bool
  /// When not nil, only the image's alpha counts and is filled with this.
  package var template: Paint?
  package var resizing: Resizing
  /// Points of the image, from each edge, which keep their size.
  ///
  /// All 0: none.
  package var capTop: CGFloat
  package var capLeft: CGFloat
  package var capBottom: CGFloat
  package var capRight: CGFloat
  /// Drawn mirrored, as in a right-to-left layout.
  package var isMirrored: Bool

  package init(
    interpolation: Interpolation = .medium,
    isAntialiased: Bool = true,
    template: Paint? = nil,
    resizing: Resizing = .stretch,
    capTop: CGFloat = 0,
    capLeft: CGFloat = 0,
    capBottom: CGFloat = 0,
    capRight: CGFloat = 0,
    isMirrored: Bool = false
  ) {
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.template = template
    self.resizing = resizing
    self.capTop = capTop
    self.capLeft = capLeft
    self.capBottom = capBottom
    self.capRight = capRight
    self.isMirrored = isMirrored
  }

  package var hasCaps: Bool { capTop != 0 || capLeft != 0 || capBottom != 0 || capRight != 0 }
}
