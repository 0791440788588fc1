import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Counts the pixels in which a document of a list differs from the list's picture.
struct DocumentComparison {
  /// How many pixels may differ, of 27,648.
  ///
  /// Readers place glyphs to other fractions of a pixel, take curves for other lines, and blend the pixels at an
  /// image's edges in other ways, which concerns a few pixels at corners, thin letters and edges.
  static let allowance = 60
  /// By how much, of 255: colours of gradients and of several layers are rounded at each step.
  private static let tolerance = 24

  /// The size of the lists, in points.
  let size: CGSize
  private let rasters = DocumentRasters()

  init(size: CGSize) { self.size = size }

  func painted(_ list: DisplayList) throws -> Bitmap {
    try rasters.painter.bitmap(of: list, scale: DocumentRasters.scale)
  }

  /// Of a list as SVG.
  func svg(_ list: DisplayList) throws -> Int {
    let data = try rasters.painter.data(of: list, as: .svg, scale: DocumentRasters.scale)
    return try rasters.picture(data, name: "list.svg", size: size)
      .differences(from: painted(list), tolerance: Self.tolerance)
  }

  /// Of each list as a page of one PDF.
  func pdf(_ lists: [DisplayList]) throws -> [Int] {
    let data = try rasters.painter.pdf(of: lists)
    let pages = try rasters.pages(data, count: lists.count, size: size)
    return try zip(pages, lists).map {
      $0.differences(from: try painted($1), tolerance: Self.tolerance)
    }
  }
}
