import AviaryGeometry
import Foundation

/// Finds the backdrops that blur something inside of a damaged rectangle.
///
/// A backdrop has to be painted whole, on what is below it. Where something was painted after it that it may look at,
/// beside it, that is to be painted anew too.
struct BackdropFinder: DisplayListVisitor {
  var place = DisplayPlace()
  private let damaged: CGRect
  private var found: [Backdrop] = []

  private struct Backdrop {
    /// What is painted, and what it looks at.
    var bounds: CGRect
    var seen: CGRect
    var isCovered = false
  }

  /// The picture's rectangles of the backdrops in a list's root.
  static func backdrops(in root: DisplayFragment, touching damaged: CGRect) -> [CGRect] {
    var finder = BackdropFinder(damaged: damaged)
    finder.visit(root)
    return finder.found.map { $0.isCovered ? $0.seen : $0.bounds }
  }

  private init(damaged: CGRect) { self.damaged = damaged }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    fragment.readsBackdrop
  }

  mutating func visitCommands(of fragment: DisplayFragment) {
    for command in fragment.commands {
      for index in found.indices where !found[index].isCovered {
        let covered = command.bounds.applying(place.transform).intersection(found[index].seen)
        found[index].isCovered = !covered.isEmpty && !found[index].bounds.contains(covered)
      }
      if command.readsBackdrop { visit(command) }
    }
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) {
    let bounds = path.controlBounds.applying(place.transform)
    let reach = Filter.backdropReach(style.blurRadius) * max(place.transform.largestScale, 1)
    let seen = bounds.grown(by: reach)
    if seen.intersects(damaged) {
      found.append(Backdrop(bounds: bounds.grown(by: 1), seen: seen))
    }
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
