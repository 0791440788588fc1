public import AviaryGeometry
public import Foundation

/// How large a scroll view and its content are, and how far it is scrolled.
///
/// Lengths are points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled; minus the insets at the start.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets around the content: margins and unsafe area.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view within its insets.
  public var containerSize: CGSize

  /// Makes a geometry of its parts.
  ///
  /// - Parameters:
  ///   - contentOffset: How far the content is scrolled, in points.
  ///   - contentSize: In points.
  ///   - contentInsets: The margins around the content, in points.
  ///   - containerSize: The scroll view's size in points.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// A rectangle of the container's size that begins where the content is scrolled to.
  ///
  /// It begins at minus the insets where nothing is scrolled, as measured on Apple's systems.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's space that is visible, insets included.
  public var visibleRect: CGRect {
    CGRect(origin: contentOffset, size: containerSize.outset(by: contentInsets))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}
