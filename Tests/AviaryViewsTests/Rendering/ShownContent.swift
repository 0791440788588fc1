@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// What is in a display list, wherever it is, as painters outside of the package find it.
final class ShownContent: DisplayListVisitor {
  var place = DisplayPlace()
  /// The texts, from the bottom to the top.
  private(set) var texts: [String] = []
  /// How many corners and curves the shapes have.
  private(set) var shapeLength = 0

  init(of fragment: DisplayFragment) { visit(fragment) }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool { true }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    path.forEach { _ in shapeLength += 1 }
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    path.forEach { _ in shapeLength += 1 }
  }

  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    texts.append(layout.glyphRuns.flatMap(\.clusters).map(\.text).joined())
  }

  func moved(_ fragment: DisplayFragment, by offset: CGPoint) { visit(fragment, movedBy: offset) }

  func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    visit(fragment, transformedBy: transform)
  }

  func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) { visit(fragment) }

  func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    visit(fragment)
  }

  func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) { visit(fragment) }

  func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) { visit(fragment) }

  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {}

  func backdrop(_ path: Path, _ style: BackdropStyle) {}
}
