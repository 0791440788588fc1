import AviaryGeometry
import Foundation

/// Finds the backdrops that blur something inside of a damaged rectangle.
struct BackdropFinder: DisplayListVisitor {
  var place = DisplayPlace()
  private let damaged: CGRect
  private var found: [CGRect] = []

  /// The picture's rectangles of the backdrops in a list's root.
  static func backdrops(in root: DisplayFragment, touching damaged: CGRect) -> [CGRect] {
    var finder = BackdropFinder(damaged: damaged)
    finder.visit(root)
    return finder.found
  }

  private init(damaged: CGRect) { self.damaged = damaged }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    fragment.readsBackdrop
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) {
    let bounds = path.controlBounds.applying(place.transform)
    let reach = Filter.blurReach(style.blurRadius) * max(place.transform.largestScale, 1)
    if bounds.grown(by: reach).intersects(damaged) { found.append(bounds.grown(by: 1)) }
  }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    visit(fragment, movedBy: offset)
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    visit(fragment, transformedBy: transform)
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    visit(fragment)
  }

  // What is painted by itself first has nothing below it that a backdrop inside could see.

  func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {}

  func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {}

  func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {}

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {}

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {}

  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {}

  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {}
}
