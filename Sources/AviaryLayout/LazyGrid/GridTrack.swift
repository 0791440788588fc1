package import AviaryGeometry
package import Foundation

/// The definition of one or more columns of a lazy vertical grid, or rows of a horizontal one.
package struct GridTrack: Equatable, Sendable {
  /// How long the track is across the grid.
  package enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit into the space of one flexible track.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size

  /// The distance to the next track, and between those of an adaptive definition; nil for 8.
  package var spacing: CGFloat?

  /// Where a view lies in its cell; nil for the grid's alignment.
  package var alignment: Alignment?

  package init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The track that a client's item defines.
  package init(_ item: GridItem) {
    let size: Size =
      switch item.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    self.init(size, spacing: item.spacing, alignment: item.alignment)
  }

  /// One column or row after resolution.
  package struct Resolved: Equatable, Sendable {
    /// Where the track starts, from the start of the first one.
    package var offset: CGFloat
    package var length: CGFloat
    /// Where a view lies in its cell; nil for the grid's alignment.
    package var alignment: Alignment?

    package init(offset: CGFloat, length: CGFloat, alignment: Alignment?) {
      self.offset = offset
      self.length = length
      self.alignment = alignment
    }

    package var end: CGFloat { offset + length }
  }
}
