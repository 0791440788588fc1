public import Foundation

/// Shaped text that can be broken into lines again and again.
@_spi(Hosting) public protocol PreparedText: AnyObject {
  /// What was asked for.
  var request: TextRequest { get }
  /// The request's characters.
  var string: String { get }

  /// The text's lines in the space there is. The same space gives the same object as long as somebody
  /// holds it.
  ///
  /// The result is as wide as its widest line, and never wider than needed. Words too long for
  /// `width` are broken between characters.
  ///
  /// - Parameters:
  ///   - width: Points for a line; nil or infinity for one line a paragraph. 0 is legal: a
  ///     character a line.
  ///   - height: Points for all lines; nil or infinity for all of them. Only whole lines are shown,
  ///     at least one; the last one ends in an ellipsis if something is missing.
  func layout(width: CGFloat?, height: CGFloat?) -> any TextLayout

  /// How large ``layout(width:height:)`` would be, without making it.
  func measure(width: CGFloat?, height: CGFloat?) -> TextExtent
}

extension PreparedText {
  /// The request's characters.
  public var string: String { request.string }

  /// Measures by making the layout.
  public func measure(width: CGFloat?, height: CGFloat?) -> TextExtent {
    TextExtent(layout(width: width, height: height))
  }
}
