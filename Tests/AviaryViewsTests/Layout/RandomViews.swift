import Foundation
import SwiftUI

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// How often the counted leaves of a tree worked a size out.
@MainActor final class LeafCounts {
  private(set) var counts: [Int] = []

  nonisolated init() {}

  func add() -> Int {
    counts.append(0)
    return counts.count - 1
  }

  func note(_ leaf: Int) { counts[leaf] += 1 }

  var most: Int { counts.max() ?? 0 }
}

/// A leaf that fits into what is proposed up to a greatest size, and counts how often it is asked.
struct CountedLeaf: Layout {
  let counts: LeafCounts
  let number: Int
  let most: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { counts.note(number) }
    return CGSize(
      width: min(most.width, proposal.width ?? most.width),
      height: min(most.height, proposal.height ?? most.height)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {}
}

/// Makes views at random: the same for the same seed.
@MainActor
struct RandomViews {
  private var numbers: RandomNumbers
  let counts = LeafCounts()

  init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

  private mutating func length() -> CGFloat { CGFloat(numbers.below(120)) }

  private mutating func leaf() -> AnyView {
    switch numbers.below(11) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Text(verbatim: "some words of text").lineLimit(numbers.below(3)))
    case 2: AnyView(Circle())
    case 3: AnyView(Spacer(minLength: numbers.isOn() ? nil : length()))
    case 4: AnyView(Divider())
    case 5: AnyView(Block(width: length(), height: length()))
    case 6: AnyView(GeometryReader { _ in Block(width: 7, height: 7) })
    case 7: AnyView(Color.blue.frame(minWidth: length(), maxWidth: 200, minHeight: 5))
    case 8: AnyView(EmptyView())
    case 9: AnyView(Rectangle().aspectRatio(1.5, contentMode: numbers.isOn() ? .fit : .fill))
    default: counted()
    }
  }

  private mutating func counted() -> AnyView {
    let leaf = CountedLeaf(
      counts: counts,
      number: counts.add(),
      most: CGSize(width: length(), height: length())
    )
    return AnyView(leaf {})
  }

  /// A tree of some depth.
  mutating func tree(depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    let children = (0..<1 + numbers.below(3)).map { _ in tree(depth: depth - 1) }
    return container(children, numbers.below(22))
  }

  /// A tree that is deep along one branch, with small views beside it at each level.
  mutating func tower(depth: Int, of kinds: TowerKinds) -> AnyView {
    var result = counted()
    for _ in 0..<depth {
      var children = [result]
      while numbers.below(2) == 0 && children.count < 3 { children.append(leaf()) }
      result = container(children.shuffled(using: &numbers), numbers.pick(kinds.numbers))
    }
    return result
  }

  /// Of what a tower is built.
  ///
  /// What measures its content in two ways of its own accord is left out: grids, scroll views, lazy grids, choices by
  /// ideal sizes.
  enum TowerKinds {
    /// Stacks, frames, padding, overlays, in which nobody asks for a guide that a view sets.
    case withoutGuides
    /// Stacks and frames, some aligned by baselines and guides that views set.
    case withGuides

    fileprivate var numbers: [Int] {
      switch self {
      case .withoutGuides: [0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16]
      case .withGuides: [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]
      }
    }
  }

  /// A container of views, of a kind by its number.
  private mutating func container(_ children: [AnyView], _ kind: Int) -> AnyView {
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    let spacing: CGFloat? = numbers.isOn() ? nil : CGFloat(numbers.below(20)) - 5
    switch kind {
    case 0, 1: return AnyView(HStack(alignment: .top, spacing: spacing) { content })
    case 2, 3: return AnyView(VStack(alignment: .leading, spacing: spacing) { content })
    case 4: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { content })
    case 5: return AnyView(VStack(alignment: .trailing, spacing: spacing) { content })
    case 6: return AnyView(ZStack(alignment: .bottomTrailing) { content })
    case 7: return AnyView(VStack { content }.padding(.leading, length() / 8))
    case 8: return AnyView(HStack { content }.frame(width: 20 + length(), alignment: .trailing))
    case 9: return AnyView(VStack { content }.frame(maxWidth: .infinity, alignment: .leading))
    case 10:
      return AnyView(
        HStack { content }.frame(
          minWidth: 10,
          idealWidth: 40,
          maxWidth: 50 + length(),
          maxHeight: 90
        )
      )
    case 11: return AnyView(HStack { content.layoutPriority(Double(numbers.below(2))) })
    case 12: return AnyView(VStack { content }.alignmentGuide(.leading) { $0.width / 3 })
    case 13: return AnyView(ZStack { content }.overlay(alignment: .topLeading) { leaf() })
    case 14: return AnyView(HStack { Group { content }.padding(2) }.background { Color.gray })
    case 15: return AnyView(VStack { content }.safeAreaPadding(.top, 4))
    case 16: return AnyView(ZStack { content }.clipped().opacity(0.5))
    case 17:
      return AnyView(
        Grid(alignment: .topLeading) {
          GridRow { content }; leaf()
        }
      )
    case 18:
      return AnyView(ScrollView { content }.frame(width: 30 + length(), height: 30 + length()))
    case 19: return AnyView(ViewThatFits { content })
    case 20:
      return AnyView(
        LazyVGrid(columns: [GridItem(), GridItem(.fixed(30))], alignment: .leading) { content }
      )
    default:
      return AnyView(VStack { content }.fixedSize(horizontal: numbers.isOn(), vertical: true))
    }
  }
}
