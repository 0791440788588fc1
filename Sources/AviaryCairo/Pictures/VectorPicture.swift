import CAviaryLibraries
import CCairo
import Foundation

/// A parsed SVG document.
final class VectorPicture {
  private let document: OpaquePointer

  /// Takes the document over.
  init(_ document: OpaquePointer) {
    self.document = document
  }

  deinit {
    aviary_svg_free(document)
  }

  /// The width and height the document gives itself, else its view box's size, else 100 x 100.
  var naturalSize: CGSize {
    var (width, height) = (0.0, 0.0)
    aviary_svg_size(document, &width, &height)
    return CGSize(width: width, height: height)
  }

  /// Draws the document into a rectangle of the context's coordinates.
  func draw(on cairo: OpaquePointer, in rect: CGRect) {
    aviary_svg_render(
      document,
      UnsafeMutableRawPointer(cairo),
      Double(rect.minX),
      Double(rect.minY),
      Double(rect.width),
      Double(rect.height)
    )
  }
}
