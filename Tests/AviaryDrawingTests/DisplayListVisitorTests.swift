@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Notes what it meets, and where in the picture a point of its coordinates is.
private struct Notes: DisplayListVisitor {
  var place: DisplayPlace
  var lines: [String] = []

  private mutating func note(_ word: String) {
    let corner = CGPoint.zero.applying(place.transform)
    lines.append("\(word) \(corner.x),\(corner.y) + \(place.origin.x),\(place.origin.y)")
  }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    place.shows(fragment.bounds)
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) { note("fill") }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    note("stroke")
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) { note("text") }

  mutating func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    note("image")
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) { note("backdrop") }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    note("moved")
    visit(fragment, movedBy: offset)
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    note("transformed")
    visit(fragment, transformedBy: transform)
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    note("clipped")
    visit(fragment)
  }

  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    note("masked")
    visit(mask)
    visit(fragment)
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    note("group")
    visit(fragment)
  }

  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    note("filtered")
    visit(fragment)
  }
}

/// Counts fills, as an object does.
private final class FillCounter: DisplayListVisitor {
  var place = DisplayPlace()
  var count = 0

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool { true }
  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) { count += 1 }
  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {}
  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {}
  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {}
  func backdrop(_ path: Path, _ style: BackdropStyle) {}
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
}

@Suite("DisplayListVisitor")
struct DisplayListVisitorTests {
  private static var square: DisplayFragment {
    fragment { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .color(.black)) }
  }

  /// A fragment of what `record` records.
  private static func fragment(_ record: (inout FragmentBuilder) -> Void) -> DisplayFragment {
    var builder = FragmentBuilder()
    record(&builder)
    return builder.build()
  }

  private static func notes(_ root: DisplayFragment) -> [String] {
    var notes = Notes(place: DisplayPlace(clip: CGRect(x: 0, y: 0, width: 100, height: 100)))
    notes.visit(root)
    #expect(notes.place.transform == .identity && notes.place.origin == .zero)
    return notes.lines
  }

  @Test("moves add up to the origin, a transform begins it anew, and afterwards all is as before")
  func places() {
    let inner = Self.fragment { $0.fragment(Self.square, offset: CGPoint(x: 3, y: 4)) }
    let doubled = Self.fragment { builder in
      builder.transformed(inner, by: CGAffineTransform(scaleX: 2, y: 2))
      builder.fragment(inner, offset: CGPoint(x: 1, y: 0))
    }
    let root = Self.fragment { builder in
      builder.fragment(doubled, offset: CGPoint(x: 10, y: 20))
      builder.append(Self.square.commands[0])
    }
    #expect(
      Self.notes(root) == [
        "moved 0.0,0.0 + 0.0,0.0",
        "transformed 10.0,20.0 + 10.0,20.0",
        "moved 10.0,20.0 + 0.0,0.0",
        "fill 16.0,28.0 + 3.0,4.0",
        "moved 10.0,20.0 + 10.0,20.0",
        "moved 11.0,20.0 + 11.0,20.0",
        "fill 14.0,24.0 + 14.0,24.0",
        "fill 0.0,0.0 + 0.0,0.0",
      ]
    )
  }

  @Test("each kind of command has its method")
  func kinds() {
    let root = Self.fragment { builder in
      let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
      builder.stroke(path, StrokeStyle(lineWidth: 1), .color(.black))
      builder.backdrop(path, BackdropStyle(blurRadius: 1, saturation: 1, tint: .white))
      builder.clipped(Self.square, to: path)
      builder.masked(Self.square, by: Self.square)
      builder.group(Self.square, opacity: 0.5)
      builder.filtered(Self.square, [.brightness(0.1)])
    }
    let words = Self.notes(root).map { $0.prefix { $0 != " " } }
    let expected = [
      "stroke", "backdrop", "clipped", "fill", "masked", "fill", "fill", "group", "fill",
      "filtered", "fill",
    ]
    #expect(words.map(String.init) == expected)
  }

  @Test("what can't be seen is not entered, but for a unit beside the clip")
  func visibility() {
    func fills(_ offset: CGPoint) -> Int {
      Self.notes(Self.fragment { $0.fragment(Self.square, offset: offset) })
        .count { $0.hasPrefix("fill") }
    }
    #expect(fills(CGPoint(x: 100.5, y: 0)) == 1)
    #expect(fills(CGPoint(x: 101.5, y: 0)) == 0)
    #expect(fills(CGPoint(x: 0, y: -12)) == 0)
    let place = DisplayPlace(clip: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(place.shows(.infinite) && !place.shows(.null))
  }

  @Test("objects visit as values do")
  func objects() {
    let root = Self.fragment { builder in
      builder.fragment(Self.square, offset: CGPoint(x: 5_000, y: 0))
      builder.transformed(Self.square, by: CGAffineTransform(scaleX: 2, y: 1))
      builder.group(Self.square, opacity: 0.5)
    }
    let counter = FillCounter()
    counter.visit(root)
    for command in Self.square.commands { counter.visit(command) }
    #expect(counter.count == 4)
    #expect(counter.place.transform == .identity)
  }
}
