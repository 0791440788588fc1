public import Foundation

/// A measured view's size and alignment guides, in points from its top leading corner.
public struct ViewDimensions {
  package let size: CGSize
  package let proposal: ProposedViewSize

  /// Answers the explicit guides; nil where there are none.
  package let source: (any AlignmentSource)?

  /// - Parameters:
  ///   - size: What was answered to `proposal`.
  ///   - proposal: Handed to `source` when a guide is read.
  ///   - source: Who knows the explicit guides, or nil where there are none.
  package init(
    size: CGSize,
    proposal: ProposedViewSize = .unspecified,
    source: (any AlignmentSource)? = nil
  ) {
    self.size = size
    self.proposal = proposal
    self.source = source
  }

  /// The view's width.
  public var width: CGFloat { size.width }

  /// The view's height.
  public var height: CGFloat { size.height }

  /// Where a horizontal guide lies: its explicit value, or else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a vertical guide lies: its explicit value, or else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit value of a horizontal guide, or nil if the view does not set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit value of a vertical guide, or nil if the view does not set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    source?.explicitAlignment(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both are the same view measured alike, or views without guides of the same size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.source === rhs.source
      && (lhs.source == nil || lhs.proposal == rhs.proposal)
  }
}
