public import AviaryGeometry
public import Foundation

/// Goes through a display list, from the bottom to the top.
///
/// There is one requirement for each kind of command. What a command does to what is inside of it
/// is the visitor's business: it begins, calls one of the `visit` methods to go on inside, which
/// keep ``place``, and ends. None of these requirements has a default: of a new kind of command
/// each visitor has to think.
@_spi(Hosting) public protocol DisplayListVisitor {
  /// Where the walk is.
  ///
  /// The `visit` methods set it, and set it back.
  var place: DisplayPlace { get set }

  /// Whether to go into a fragment, which has the coordinates of `place`.
  ///
  /// Visitors that paint ask whether `place` shows its bounds.
  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool

  /// Goes through the commands of a fragment that is entered.
  ///
  /// The default calls `visit` with each. Visitors that stop on the way, or count,
  /// have their own.
  mutating func visitCommands(of fragment: DisplayFragment)

  /// A filled path.
  ///
  /// - Parameters:
  ///   - path: What is filled, in the fragment's coordinates.
  ///   - paint: What it is filled with.
  ///   - style: Which points are inside, and whether edges are smoothed.
  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle)

  /// A stroked path.
  ///
  /// - Parameters:
  ///   - path: What is stroked, in the fragment's coordinates.
  ///   - style: The line's width, ends, corners and dashes.
  ///   - paint: What it is stroked with.
  ///   - antialiased: Whether edges are smoothed.
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool)

  /// A text.
  ///
  /// - Parameters:
  ///   - layout: The text in lines.
  ///   - point: Where its top left corner is, in points of the fragment's coordinates.
  ///   - paint: That of runs without one of their own.
  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint)

  /// An image in a rectangle.
  mutating func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions)

  /// A path filled with what is below it, blurred and tinted.
  mutating func backdrop(_ path: Path, _ style: BackdropStyle)

  /// A fragment whose origin is elsewhere.
  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint)

  /// A fragment in other coordinates.
  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform)

  /// A fragment that is seen inside of a path.
  ///
  /// - Parameters:
  ///   - fragment: What is clipped; it has the same coordinates.
  ///   - path: Where it can be seen.
  ///   - style: Which points are inside, and whether edges are smoothed.
  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle)

  /// A fragment seen through the alpha of another, or where that is clear.
  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool)

  /// A fragment that is painted by itself first, then as one picture.
  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode)

  /// A fragment of whose picture filters make another.
  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter])
}

extension DisplayListVisitor {
  /// Goes into a fragment in the current coordinates, if the visitor enters it.
  @inlinable public mutating func visit(_ fragment: DisplayFragment) {
    if enters(fragment, at: place) { visitCommands(of: fragment) }
  }

  /// Goes into a fragment whose origin is at `offset`, if the visitor enters it.
  @inlinable public mutating func visit(_ fragment: DisplayFragment, movedBy offset: CGPoint) {
    var inner = place
    inner.move(by: offset)
    DisplayWalk.enter(fragment, at: inner, &self)
  }

  /// Goes into a fragment in other coordinates, if the visitor enters it.
  @inlinable public mutating func visit(
    _ fragment: DisplayFragment,
    transformedBy transform: CGAffineTransform
  ) {
    var inner = place
    inner.concatenate(transform)
    DisplayWalk.enter(fragment, at: inner, &self)
  }

  /// Tells the visitor what a command is.
  @inlinable public mutating func visit(_ command: DisplayCommand) {
    DisplayWalk.tell(&self, of: command)
  }

  /// Goes through all commands of a fragment.
  @inlinable public mutating func visitCommands(of fragment: DisplayFragment) {
    for command in fragment.commands { DisplayWalk.tell(&self, of: command) }
  }
}

/// The same for visitors that are objects, whose methods are not `mutating`.
extension DisplayListVisitor where Self: AnyObject {
  /// Goes into a fragment in the current coordinates, if the visitor enters it.
  @inlinable public func visit(_ fragment: DisplayFragment) {
    var visitor = self
    if visitor.enters(fragment, at: visitor.place) { visitor.visitCommands(of: fragment) }
  }

  /// Goes into a fragment whose origin is at `offset`, if the visitor enters it.
  @inlinable public func visit(_ fragment: DisplayFragment, movedBy offset: CGPoint) {
    var visitor = self
    var inner = place
    inner.move(by: offset)
    DisplayWalk.enter(fragment, at: inner, &visitor)
  }

  /// Goes into a fragment in other coordinates, if the visitor enters it.
  @inlinable public func visit(
    _ fragment: DisplayFragment,
    transformedBy transform: CGAffineTransform
  ) {
    var visitor = self
    var inner = place
    inner.concatenate(transform)
    DisplayWalk.enter(fragment, at: inner, &visitor)
  }

  /// Tells the visitor what a command is.
  @inlinable public func visit(_ command: DisplayCommand) {
    var visitor = self
    DisplayWalk.tell(&visitor, of: command)
  }
}

/// The steps of a walk, for visitors of any kind: they are what its `visit` methods do.
@_spi(Hosting) public enum DisplayWalk {
  /// Goes through a fragment whose coordinates `inner` has, if the visitor enters it.
  @inlinable public static func enter<Visitor: DisplayListVisitor>(
    _ fragment: DisplayFragment,
    at inner: DisplayPlace,
    _ visitor: inout Visitor
  ) {
    guard visitor.enters(fragment, at: inner) else { return }
    let outer = visitor.place
    visitor.place = inner
    visitor.visitCommands(of: fragment)
    visitor.place = outer
  }

  /// Calls the visitor's method for a command.
  @inlinable public static func tell<Visitor: DisplayListVisitor>(
    _ visitor: inout Visitor,
    of command: DisplayCommand
  ) {
    switch command {
    case .fill(let path, let paint, let style):
      visitor.fill(path, paint, style)
    case .stroke(let path, let style, let paint, let antialiased):
      visitor.stroke(path, style, paint, antialiased: antialiased)
    case .text(let layout, let point, let paint):
      visitor.text(layout, at: point, paint)
    case .image(let image, let rect, let options):
      visitor.image(image, in: rect, options)
    case .fragment(let fragment, let offset):
      visitor.moved(fragment, by: offset)
    case .transformed(let fragment, let transform):
      visitor.transformed(fragment, by: transform)
    case .clipped(let fragment, let path, let style):
      visitor.clipped(fragment, to: path, style)
    case .masked(let fragment, let mask, let isInverted):
      visitor.masked(fragment, mask: mask, isInverted: isInverted)
    case .group(let fragment, let opacity, let mode):
      visitor.group(fragment, opacity: opacity, mode: mode)
    case .filtered(let fragment, let filters):
      visitor.filtered(fragment, filters)
    case .backdrop(let path, let style):
      visitor.backdrop(path, style)
    }
  }
}
