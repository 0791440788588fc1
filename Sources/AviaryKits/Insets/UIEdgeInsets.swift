public import AviaryGeometry
public import Foundation

/// Lengths from the edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of lengths in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle within some insets.
  ///
  /// - Parameter insets: Points from each edge inwards; negative ones go outwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}

/// Lengths from the edges of a rectangle inwards, in points, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where lines begin.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where lines end.
  public var trailing: CGFloat

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of lengths in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of views.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top,
      leading: edgeInsets.leading,
      bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing
    )
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Insets of UIKit or AppKit.
  ///
  /// - Parameter nsEdgeInsets: The insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top,
      leading: nsEdgeInsets.leading,
      bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing
    )
  }
}

/// An offset, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset of lengths in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
