public import Foundation

/// How an image fills its rectangle.
@_spi(Hosting) public struct ImageOptions: Hashable, Sendable {
  /// How pixels between the image's pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges when enlarged.
    case none
    case low
    case medium
    case high
  }

  /// What happens to the part inside the cap insets.
  public enum Resizing: Hashable, Sendable {
    case stretch
    case tile
  }

  /// How pixels between those of the image are found.
  public var interpolation: Interpolation
  /// Whether edges between pixels are softened.
  public var isAntialiased: Bool
  /// When not nil, only the image's alpha counts and is filled with this.
  public var template: Paint?
  /// What happens to what lies between the caps.
  public var resizing: Resizing
  /// Points of the image, from each edge, which keep their size.
  ///
  /// All 0: none.
  public var capTop: CGFloat
  /// The cap of the left edge.
  public var capLeft: CGFloat
  /// The cap of the lower edge.
  public var capBottom: CGFloat
  /// The cap of the right edge.
  public var capRight: CGFloat
  /// Drawn mirrored, as in a right-to-left layout.
  public var isMirrored: Bool

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

  /// Whether any edge keeps its size.
  public var hasCaps: Bool { capTop != 0 || capLeft != 0 || capBottom != 0 || capRight != 0 }
}
