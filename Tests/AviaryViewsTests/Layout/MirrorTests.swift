import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// From right to left a view is the mirror image of what it is from left to right.
@MainActor
@Suite("Right to left")
struct MirrorTests {
  private func picture<V: View>(_ view: V, _ direction: LayoutDirection) throws -> Bitmap {
    let harness = try Harness(
      view.environment(\.layoutDirection, direction),
      width: 40,
      height: 40
    )
    return try CairoPainter().bitmap(of: harness.root.displayList(), scale: 2)
  }

  private func mirrored(_ bitmap: Bitmap) -> [RGBA] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { bitmap[bitmap.width - 1 - $0, y] }
    }
  }

  private func pixels(_ bitmap: Bitmap) -> [RGBA] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
  }

  /// How much the pixels differ on average, 0 to 1.
  private func difference(_ a: [RGBA], _ b: [RGBA]) -> Float {
    zip(a, b).reduce(Float(0)) { $0 + abs($1.0.alpha - $1.1.alpha) }
      / max(a.reduce(Float(0)) { $0 + $1.alpha }, 1)
  }

  @Test("case 47: symbols that follow the direction of reading are drawn left for right")
  func symbols() throws {
    for name in ["chevron.forward", "arrow.forward", "list.bullet"] {
      let view = Image(systemName: name)
      let (usual, turned) = try (picture(view, .leftToRight), picture(view, .rightToLeft))
      #expect(difference(pixels(turned), mirrored(usual)) < 0.05)
      #expect(difference(pixels(turned), pixels(usual)) > 0.05)
    }
    let side = Image(systemName: "chevron.right")
    #expect(
      try difference(
        pixels(picture(side, .leftToRight)),
        pixels(picture(side, .rightToLeft))
      ) < 0.01
    )
  }

  @Test(
    "case 48: check marks and magnifying glasses of controls stay as they are; arrows turn around"
  )
  func glyphs() throws {
    for (kind, isMirrored) in [
      (ControlGlyph.Kind.checkmark, false), (.magnifyingGlass, false), (.chevronForward, true),
    ] {
      let glyph = ControlGlyph.view(kind, GlyphSize(20, 16, line: 2))
      let (usual, turned) = try (picture(glyph, .leftToRight), picture(glyph, .rightToLeft))
      #expect(difference(pixels(turned), isMirrored ? mirrored(usual) : pixels(usual)) < 0.05)
    }
  }

  @Test("the arrow of a group that is unfolded points down in either direction")
  func disclosureArrow() throws {
    let arrow = DisclosureArrow(isExpanded: true)
    let (usual, turned) = try (picture(arrow, .leftToRight), picture(arrow, .rightToLeft))
    #expect(difference(pixels(turned), pixels(usual)) < 0.05)
  }

  /// A random view; each leaf reports where it is.
  private indirect enum Tree {
    case leaf(String, width: CGFloat?, height: CGFloat?)
    case spacer
    case stack(Axis, Int, spacing: CGFloat?, [Tree])
    case layers(Int, [Tree])
    case grid(Int, [[Tree]])
    case lazyGrid(Int, columns: [GridItem], [Tree])
    case columns([Tree])
    case padded(Edge.Set, CGFloat, Tree)
    case framed(width: CGFloat?, height: CGFloat?, Int, Tree)
    case filling(Int, Tree)
    case guided(HorizontalAlignment, CGFloat, Tree)
    case over(Int, Tree, Tree)
    case behind(Int, Tree, Tree)
    case inset(HorizontalEdge, Tree, Tree)
    case ratio(Tree)
    case rigid(Tree)
    case scrolling(Axis, Tree)
    case fitting([Tree])
    case priority(Double, Tree)
  }

  nonisolated private static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]

  private struct Shown: View {
    let tree: Tree
    let probes: Probes

    @ViewBuilder var body: some View { view(tree) }

    private func view(_ tree: Tree) -> AnyView {
      let alignment = { (index: Int) in MirrorTests.alignments[index] }
      switch tree {
      case .leaf(let name, let width, let height):
        return AnyView(Color.red.frame(width: width, height: height).probe(name, probes))
      case .spacer: return AnyView(Spacer())
      case .stack(.horizontal, let index, let spacing, let trees):
        return AnyView(
          HStack(alignment: alignment(index).vertical, spacing: spacing) { all(trees) }
        )
      case .stack(.vertical, let index, let spacing, let trees):
        return AnyView(
          VStack(alignment: alignment(index).horizontal, spacing: spacing) { all(trees) }
        )
      case .layers(let index, let trees):
        return AnyView(ZStack(alignment: alignment(index)) { all(trees) })
      case .grid(let index, let rows):
        return AnyView(
          Grid(alignment: alignment(index), horizontalSpacing: 3, verticalSpacing: 2) {
            ForEach(rows.indices, id: \.self) { row in GridRow { all(rows[row]) } }
          }
        )
      case .lazyGrid(let index, let columns, let trees):
        return AnyView(
          LazyVGrid(columns: columns, alignment: alignment(index).horizontal) { all(trees) }
        )
      case .columns(let trees): return AnyView(Columns { all(trees) })
      case .padded(let edges, let length, let tree):
        return AnyView(view(tree).padding(edges, length))
      case .framed(let width, let height, let index, let tree):
        return AnyView(
          view(tree).frame(width: width, height: height, alignment: alignment(index))
        )
      case .filling(let index, let tree):
        return AnyView(
          view(tree).frame(minWidth: 20, maxWidth: .infinity, alignment: alignment(index))
        )
      case .guided(let guide, let length, let tree):
        return AnyView(view(tree).alignmentGuide(guide) { $0[guide] + length })
      case .over(let index, let base, let tree):
        return AnyView(view(base).overlay(alignment: alignment(index)) { view(tree) })
      case .behind(let index, let base, let tree):
        return AnyView(view(base).background(alignment: alignment(index)) { view(tree) })
      case .inset(let edge, let base, let tree):
        return AnyView(view(base).safeAreaInset(edge: edge, spacing: 3) { view(tree) })
      case .ratio(let tree): return AnyView(view(tree).aspectRatio(1.5, contentMode: .fit))
      case .rigid(let tree): return AnyView(view(tree).fixedSize())
      case .scrolling(let axis, let tree):
        return AnyView(ScrollView(axis == .vertical ? .vertical : []) { view(tree) })
      case .fitting(let trees): return AnyView(ViewThatFits { all(trees) })
      case .priority(let priority, let tree): return AnyView(view(tree).layoutPriority(priority))
      }
    }

    private func all(_ trees: [Tree]) -> some View {
      ForEach(trees.indices, id: \.self) { view(trees[$0]) }
    }
  }

  /// A layout of one's own: all beside each other, each as wide as it likes.
  private struct Columns: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width } + 7,
        height: sizes.map(\.height).max() ?? 0
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var x = bounds.minX + 7
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  private struct Maker {
    var numbers: RandomNumbers
    var count = 0

    init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

    mutating func alignment() -> Int { numbers.below(9) }

    mutating func leaf() -> Tree {
      count += 1
      return .leaf(
        "\(count)",
        width: numbers.below(4) == 0 ? nil : CGFloat(5 + numbers.below(60)),
        height: numbers.below(4) == 0 ? nil : CGFloat(5 + numbers.below(40))
      )
    }

    mutating func several(_ depth: Int) -> [Tree] {
      (0..<(1 + numbers.below(4))).map { _ in
        numbers.below(9) == 0 ? .spacer : tree(depth - 1)
      }
    }

    mutating func column() -> GridItem {
      switch numbers.below(3) {
      case 0: GridItem(.fixed(CGFloat(20 + numbers.below(40))))
      case 1: GridItem(.flexible(minimum: 10, maximum: 70))
      default: GridItem(.adaptive(minimum: 30), spacing: 4)
      }
    }

    mutating func tree(_ depth: Int) -> Tree {
      guard depth > 0 else { return leaf() }
      switch numbers.below(20) {
      case 0...2:
        return .stack(
          .horizontal,
          alignment(),
          spacing: numbers.isOn() ? nil : 5,
          several(depth)
        )
      case 3...5:
        return .stack(.vertical, alignment(), spacing: numbers.isOn() ? nil : 5, several(depth))
      case 6: return .layers(alignment(), several(depth))
      case 7: return .grid(alignment(), (0..<2).map { _ in several(depth) })
      case 8:
        let columns = (0..<(1 + numbers.below(3))).map { _ in column() }
        return .lazyGrid(alignment(), columns: columns, several(depth))
      case 9: return .columns(several(depth))
      case 10:
        let edges: [Edge.Set] = [.leading, .trailing, .horizontal, .all, .top]
        return .padded(numbers.pick(edges), CGFloat(numbers.below(12)), tree(depth - 1))
      case 11:
        return .framed(
          width: numbers.isOn() ? nil : CGFloat(20 + numbers.below(100)),
          height: numbers.isOn() ? nil : CGFloat(20 + numbers.below(60)),
          alignment(),
          tree(depth - 1)
        )
      case 12: return .filling(alignment(), tree(depth - 1))
      case 13:
        let guides: [HorizontalAlignment] = [.leading, .center, .trailing]
        return .guided(numbers.pick(guides), CGFloat(numbers.below(20)) - 8, tree(depth - 1))
      case 14: return .over(alignment(), tree(depth - 1), tree(depth - 1))
      case 15: return .behind(alignment(), tree(depth - 1), tree(depth - 1))
      case 16:
        return .inset(numbers.isOn() ? .leading : .trailing, tree(depth - 1), leaf())
      case 17: return numbers.isOn() ? .ratio(tree(depth - 1)) : .rigid(tree(depth - 1))
      case 18:
        return numbers.isOn() ? .scrolling(.vertical, tree(depth - 1)) : .fitting(several(depth))
      default: return .priority(Double(numbers.below(3)), tree(depth - 1))
      }
    }
  }

  private func frames(_ tree: Tree, _ direction: LayoutDirection) throws -> (
    size: CGSize, frames: [String: CGRect]
  ) {
    let probes = Probes()
    let harness = try Harness(
      Shown(tree: tree, probes: probes).environment(\.layoutDirection, direction),
      width: 200,
      height: 300
    )
    return (harness.size, probes.frames)
  }

  @Test("any view of containers, frames, guides and secondary views is mirrored")
  func mirrored() throws {
    var views = 0
    for seed in 1...600 {
      var maker = Maker(seed: UInt64(seed))
      let tree = maker.tree(4)
      let left = try frames(tree, .leftToRight)
      let right = try frames(tree, .rightToLeft)
      #expect(left.size == right.size, "seed \(seed): \(tree)")
      #expect(Set(left.frames.keys) == Set(right.frames.keys), "seed \(seed)")
      views += left.frames.count
      for (name, frame) in left.frames {
        guard let other = right.frames[name] else { continue }
        let mirrored = left.size.width - frame.maxX
        #expect(
          near(other.minX, mirrored) && near(other.minY, frame.minY)
            && near(other.width, frame.width) && near(other.height, frame.height),
          "seed \(seed), leaf \(name): \(frame) and \(other) in \(left.size.width): \(tree)"
        )
      }
    }
    #expect(views > 2000)
  }
}
