package import AviaryCoreGeometry
@_spi(Hosting) package import AviaryDrawing
package import Foundation

/// Where what a context draws goes.
///
/// A context turns each call into commands of a display list: pictures of memory paint them at once, documents and canvases
/// keep them.
package protocol ContextTarget: AnyObject {
  /// From the space that a context begins in, with y upwards where it is Apple's, to that of the commands.
  var base: CGAffineTransform { get }
  /// The space whose numbers colours are painted in.
  var colorSpace: CGColorSpace { get }
  /// What can be drawn on, in the space of the commands; infinite where that is not known.
  var extent: CGRect { get }
  /// Pixels for a unit of the commands, for what must be pixels.
  var pixelScale: CGFloat { get }

  /// Paints commands over what is there.
  ///
  /// - Parameters:
  ///   - fragment: In the space of the commands.
  ///   - reachesEverywhere: Whether places change that the fragment leaves clear.
  func add(_ fragment: DisplayFragment, reachesEverywhere: Bool)
}

/// A target whose pixels are in memory.
package protocol BitmapTarget: ContextTarget {
  var width: Int { get }
  var height: Int { get }
  var bytesPerRow: Int { get }
  var bitsPerComponent: Int { get }
  var bitsPerPixel: Int { get }
  var bitmapInfo: CGBitmapInfo { get }
  /// What the caller named as the space of the colours; nil for a picture of opacity.
  var space: CGColorSpace? { get }
  /// The pixels, which are up to date from then on after each command.
  func pixels() -> UnsafeMutableRawPointer?
  /// A copy of the pixels.
  func copyPixels() -> Data
}

/// A target of several pages.
package protocol PageTarget: ContextTarget {
  /// Begins a page; nil for one as large as the document says.
  func beginPage(_ box: CGRect?)
  func endPage()
  /// Pixels for a point, for what must be pixels.
  var pixelScale: CGFloat { get set }
  /// Writes the document, once.
  func close()
}

/// A target that keeps what is drawn.
package final class RecordingTarget: ContextTarget {
  package let base: CGAffineTransform
  package let extent: CGRect
  package var colorSpace: CGColorSpace { .wideStandard }
  package var pixelScale: CGFloat { 2 }
  package private(set) var builder = FragmentBuilder()

  /// - Parameters:
  ///   - base: From the context's first space to that of the commands.
  ///   - extent: What is drawn on; infinite where that is not known.
  package init(base: CGAffineTransform, extent: CGRect) {
    self.base = base
    self.extent = extent
  }

  package func add(_ fragment: DisplayFragment, reachesEverywhere: Bool) {
    builder.append(contentsOf: fragment)
  }

  /// What has been drawn.
  package func picture(name: String) -> DisplayFragment { builder.build(name: name) }
}

extension FragmentBuilder {
  /// Adds all commands of a fragment.
  mutating func append(contentsOf fragment: DisplayFragment) {
    for command in fragment.commands { append(command) }
  }
}
