@_spi(Engine) package import AviaryEngine
@_spi(Engine) package import AviaryGraphics
package import Foundation

/// A view whose text is read out: assistive technology opens its links and asks where its parts are.
package protocol ReadableText: _ViewNode {
  /// Opens a link of the text.
  ///
  /// - Parameter index: Which of them, from zero.
  /// - Returns: Whether there is such a link.
  func openLink(_ index: Int) -> Bool

  /// Where a part of the text is, in the root's space: the smallest rectangle around it.
  ///
  /// - Parameter range: In Unicode scalars; clamped to what there is.
  func frame(of range: Range<Int>) -> CGRect?
}

extension TextNode: ReadableText {}
