package import Foundation

/// How large a text layout is, and where its baselines are; points from its top left corner.
package struct TextExtent: Hashable, Sendable {
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  package init(_ layout: any TextLayout) {
    self.init(
      size: layout.size,
      firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline
    )
  }
}
