import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// What is true of every tree and every proposal.
@Suite("Random trees")
struct RandomTreeTests {
  private static let lengths: [CGFloat?] = [
    nil, 0, 1, 17.5, 100, 390, 1e6, .infinity, -20, .nan, -.infinity,
  ]

  private static func length(_ random: inout SeededGenerator) -> CGFloat? {
    lengths[Int.random(in: lengths.indices, using: &random)]
  }

  private static func proposal(_ random: inout SeededGenerator) -> ProposedViewSize {
    ProposedViewSize(
      width: length(&random),
      height: length(&random)
    )
  }

  private static func leaf(_ random: inout SeededGenerator) -> TestElement {
    let result: TestElement
    switch Int.random(in: 0..<8, using: &random) {
    case 0: result = color()
    case 1: result = letters(Int.random(in: 1...40, using: &random))
    case 2: result = circle()
    case 3: result = spacer(Bool.random(using: &random) ? .horizontal : .vertical)
    case 4: result = divider(in: .horizontal)
    case 5: result = halving()
    case 6: result = between(10, 60)
    default: result = rigid(CGFloat.random(in: 0...100, using: &random), 30)
    }
    if Int.random(in: 0..<5, using: &random) == 0 { result.priority = 2 }
    if Int.random(in: 0..<5, using: &random) == 0 { result.spacing = .systemText }
    if Int.random(in: 0..<6, using: &random) == 0 {
      result.guides[VerticalAlignment.firstTextBaseline.key] = { $0.height * 0.75 }
      result.guides[HorizontalAlignment.leading.key] = { _ in -5 }
    }
    return result
  }

  private static func tree(_ depth: Int, _ random: inout SeededGenerator) -> TestElement {
    if depth == 0 { return leaf(&random) }
    func length() -> CGFloat? { Self.length(&random) }
    func children() -> [TestElement] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in tree(depth - 1, &random) }
    }
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return LayoutContainer(HStackLayout(), children())
    case 1: return LayoutContainer(VStackLayout(spacing: 3), children())
    case 2: return LayoutContainer(HStackLayout(alignment: .firstTextBaseline), children())
    case 3: return LayoutContainer(VStackLayout(alignment: .leading, spacing: -4), children())
    case 4: return LayoutContainer(ZStackLayout(alignment: .topLeading), children())
    case 5:
      let cells = children().enumerated().map { index, child in
        child.cell {
          $0.row = index == 3 ? nil : index / 2
          $0.columnSpan = index == 1 ? 2 : 1
          $0.unsizedAxes = index == 2 ? .vertical : []
        }
      }
      return LayoutContainer(GridLayout(alignment: .trailing), cells)
    case 6: return tree(depth - 1, &random).frame(width: length(), height: length())
    case 7:
      return tree(depth - 1, &random).frame(
        minWidth: length(),
        idealWidth: length(),
        maxWidth: length(),
        minHeight: length(),
        maxHeight: length()
      )
    case 8: return tree(depth - 1, &random).padding(EdgeInsets(length() ?? 3, edges: .leading))
    case 9: return tree(depth - 1, &random).fixedSize(.vertical)
    default:
      return tree(depth - 1, &random).aspectRatio(length(), fills: Bool.random(using: &random))
    }
  }

  private static func tree(seed: UInt64) -> TestElement {
    var random = SeededGenerator(seed: seed)
    return tree(4, &random)
  }

  @Test(
    "P7: a size is never NaN or negative, and the same when asked for again",
    arguments: 0..<120
  )
  func sizes(seed: Int) {
    let root = Self.tree(seed: UInt64(seed))
    var random = SeededGenerator(seed: UInt64(seed) &+ 1_000_000)
    for _ in 0..<6 {
      let proposal = Self.proposal(&random)
      let size = LayoutSubview(root).sizeThatFits(proposal)
      #expect(size.width >= 0 && size.height >= 0, "\(proposal)")
      #expect(LayoutSubview(root).sizeThatFits(proposal) == size)
    }
  }

  @Test(
    "P7: a layout does not depend on what is remembered or was asked before",
    arguments: 0..<120
  )
  func cachesDoNotMatter(seed: Int) {
    let cached = Self.tree(seed: UInt64(seed))
    let uncached = Self.tree(seed: UInt64(seed))
    for element in uncached.all { element.cacheLimit = 0 }
    var random = SeededGenerator(seed: UInt64(seed) &+ 2_000_000)
    for _ in 0..<3 {
      _ = LayoutSubview(cached).sizeThatFits(Self.proposal(&random))
      let proposal = Self.proposal(&random)
      LayoutSubview(cached).place(at: .zero, proposal: proposal)
      LayoutSubview(uncached).place(at: .zero, proposal: proposal)
      let frames = cached.all.map(\.frame)
      #expect(frames == uncached.all.map(\.frame), "\(proposal)")
      #expect(frames.allSatisfy { !$0.minX.isNaN && !$0.minY.isNaN }, "\(proposal)")
    }
  }

  @Test("children of a stack follow each other at its spacing", arguments: 0..<100)
  func stackChildrenFollow(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let children = (0..<5).map { _ in Self.tree(1, &random) }
    let stack = LayoutContainer(HStackLayout(spacing: 7), children)
    stack.place(
      at: .zero,
      size: stack.measure(.init(width: 390, height: 100)),
      proposal: .init(width: 390, height: 100)
    )
    for (child, next) in zip(children, children.dropFirst()) where child.frame.maxX.isFinite {
      #expect(isNear(next.frame.minX - child.frame.maxX, 7))
    }
    if let last = children.last, last.frame.maxX.isFinite {
      #expect(isNear(last.frame.maxX, stack.frame.width))
    }
  }
}
