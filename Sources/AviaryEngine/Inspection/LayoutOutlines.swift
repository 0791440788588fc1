@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
package import Foundation

/// Draws the frames of an explained tree over a picture: an outline for each, and a tag with the nodes' numbers.
///
/// Nodes that lie in the same frame share an outline and a tag. What lies outside of the picture is not drawn.
package struct LayoutOutlines {
  /// A frame, and the numbers of the nodes that have it.
  package struct Outline {
    package let frame: CGRect
    var numbers: [Int]
    /// How far inside of the tree the outermost of them is.
    let depth: Int
  }

  private let tree: ExplainedNode
  private let textEngine: any TextEngine

  package init(_ tree: ExplainedNode, textEngine: any TextEngine) {
    self.tree = tree
    self.textEngine = textEngine
  }

  /// The picture, faded into a page of some colour, with the frames over it.
  package func over(_ list: DisplayList, page: RGBA) -> DisplayList {
    var builder = FragmentBuilder()
    builder.fill(list.bounds, .color(page))
    builder.group(list.root, opacity: 0.5)
    builder.fragment(fragment(in: list.bounds))
    return DisplayList(
      root: builder.build(name: "layout"),
      size: list.size,
      background: list.background
    )
  }

  private func fragment(in bounds: CGRect) -> DisplayFragment {
    var builder = FragmentBuilder()
    let outlines = outlines.filter { $0.frame.intersects(bounds) }
    for outline in outlines { stroke(outline, in: bounds, &builder) }
    var taken: [CGRect] = []
    for outline in outlines { tag(outline, in: bounds, &taken, &builder) }
    return builder.build(name: "outlines")
  }

  // MARK: - What is outlined

  /// The frames that have a size, outer ones first.
  var outlines: [Outline] {
    var found: [Outline] = []
    func visit(_ node: ExplainedNode, _ depth: Int) {
      if node.frame.width > 0, node.frame.height > 0, node.frame.isFinite {
        if let same = found.firstIndex(where: { $0.frame.isNear(node.frame) }) {
          found[same].numbers.append(node.number)
        } else {
          found.append(Outline(frame: node.frame, numbers: [node.number], depth: depth))
        }
      }
      for child in node.children { visit(child, depth + 1) }
    }
    visit(tree, 0)
    return found
  }

  /// The tags of all outlines, outer ones first.
  package var tags: [String] { outlines.map { Self.tag($0.numbers) } }

  /// Numbers in a row as a range: `3–5, 7`.
  package static func tag(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }

  // MARK: - Drawing

  /// Outlines one inside of the other differ.
  private static let colors: [UInt32] = [
    0xD7263D, 0x1B6CA8, 0x2E8B57, 0xB8620A, 0x7B3FB5, 0x0E8A8A, 0xB5317D, 0x5A6B1B,
  ]

  private static func paint(_ outline: Outline) -> Paint {
    .color(RGBA(hex: colors[outline.depth % colors.count]))
  }

  /// An outline's line lies inside of its frame, which may be thinner than the line.
  private func stroke(_ outline: Outline, in bounds: CGRect, _ builder: inout FragmentBuilder) {
    let frame = outline.frame
    let width = min(1, frame.width, frame.height)
    let line = frame.insetBy(dx: width / 2, dy: width / 2)
    builder.stroke(Path(line), StrokeStyle(lineWidth: width), Self.paint(outline))
  }

  private static var tagFont: ResolvedFont { ResolvedFont(size: 7, weight: 600) }

  /// Puts a tag at a corner of its frame where no other tag is, or else further along the frame's top.
  private func tag(
    _ outline: Outline,
    in bounds: CGRect,
    _ taken: inout [CGRect],
    _ builder: inout FragmentBuilder
  ) {
    let text = textEngine.text(
      for: TextRequest(Self.tag(outline.numbers), TextAttributes(font: Self.tagFont))
    )
    .layout(width: nil, height: nil)
    let size = CGSize(width: text.size.width + 4, height: text.size.height + 1)
    let rect = Self.place(size, in: outline.frame, bounds, taken)
    taken.append(rect)
    builder.fill(Path(roundedRect: rect, cornerRadius: 2), Self.paint(outline))
    builder.text(text, at: CGPoint(x: rect.minX + 2, y: rect.minY + 0.5), .color(.white))
  }

  private static func place(
    _ size: CGSize,
    in frame: CGRect,
    _ bounds: CGRect,
    _ taken: [CGRect]
  ) -> CGRect {
    let (right, bottom) = (frame.maxX - size.width, frame.maxY - size.height)
    var corners = [
      frame.origin, CGPoint(x: right, y: frame.minY), CGPoint(x: frame.minX, y: bottom),
      CGPoint(x: right, y: bottom),
    ]
    // Beside the other tags, then below them.
    for step in 1..<12 {
      corners.append(CGPoint(x: frame.minX + CGFloat(step) * (size.width + 1), y: frame.minY))
      corners.append(CGPoint(x: frame.minX, y: frame.minY + CGFloat(step) * (size.height + 1)))
    }
    let places = corners.map { CGRect(origin: $0, size: size).moved(into: bounds) }
    return places.first { place in !taken.contains { $0.intersects(place) } } ?? places[0]
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  /// Whether the sides lie so close that one line is drawn for both.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.25 && abs(minY - other.minY) < 0.25
      && abs(maxX - other.maxX) < 0.25 && abs(maxY - other.maxY) < 0.25
  }

  /// The rectangle moved as little as brings it into another one, as far as it fits.
  fileprivate func moved(into bounds: CGRect) -> CGRect {
    var result = self
    result.origin.x = Swift.max(bounds.minX, Swift.min(minX, bounds.maxX - width))
    result.origin.y = Swift.max(bounds.minY, Swift.min(minY, bounds.maxY - height))
    return result
  }
}
