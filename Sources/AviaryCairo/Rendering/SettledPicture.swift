@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
package import Foundation

/// A display list that another thread may paint: all in it that is made when first asked for has been made.
///
/// Texts are part of the text engine, which is the main thread's: their lines and glyphs are made here, and a layout tells
/// its text when it goes. So whoever settles a list holds it until it is painted, and then lets go of this by ``close()``.
package final class SettledPicture: @unchecked Sendable {
  /// nil once it is closed.
  package private(set) var list: DisplayList?
  package let scale: CGFloat

  /// Settles a list, on the main thread.
  ///
  /// - Complexity: O(*n*) in its commands and the letters of texts that haven't been painted yet.
  package init(_ list: DisplayList, scale: CGFloat) {
    self.list = list
    self.scale = scale
    var settler = Settler()
    settler.visit(list.root)
  }

  /// Lets go of the list, on the main thread, when nobody paints it any more.
  package func close() { list = nil }
}

/// Goes through all of a list, seen or not, and asks for what is made when it is first asked for.
private struct Settler: DisplayListVisitor {
  var place = DisplayPlace()

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    _ = fragment.bounds
    _ = fragment.readsBackdrop
    return true
  }

  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    (layout as? PangoTextLayout)?.settle()
  }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {}

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {}

  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {}

  func backdrop(_ path: Path, _ style: BackdropStyle) {}

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) { visit(fragment) }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    visit(fragment)
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    visit(fragment)
  }

  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    visit(fragment)
    visit(mask)
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    visit(fragment)
  }

  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) { visit(fragment) }
}

extension PangoTextLayout {
  /// Makes its lines and the glyphs in them.
  fileprivate func settle() {
    _ = lines
    _ = segments
  }
}
