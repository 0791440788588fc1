import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// A child for the algorithms to lay out: what a mounted view is in the toolkit.
///
/// It remembers its latest sizes as views do, and counts how often it had to work one out. Where it
/// was placed is kept in `frame`.
class TestElement: LayoutElement {
  /// How many sizes are remembered; 0 for none, which tests use to compare with.
  var cacheLimit = 4

  /// The latest sizes, newest first.
  private var cachedSizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  /// Each proposal for which a size was worked out rather than remembered.
  private(set) var measuredProposals: [ProposedViewSize] = []

  var spacing = ViewSpacing()
  var priority = 0.0
  var values: [ObjectIdentifier: Any] = [:]
  var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]

  /// Where the element lies in its container, mirrored if that reads from right to left.
  private(set) var frame = CGRect.null
  private(set) var placementCount = 0
  private(set) var placementProposal: ProposedViewSize?

  /// What was given to `place`, before mirroring.
  private var logicalFrame = CGRect.null

  /// The size for a proposal.
  ///
  /// Containers override it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the element's own children.
  ///
  /// Containers override it.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Where the element's own children put a guide.
  ///
  /// Containers override it.
  func childAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  var children: [TestElement] { [] }

  // MARK: - LayoutElement

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let index = cachedSizes.firstIndex(where: { $0.proposal == proposal }) {
      let entry = cachedSizes.remove(at: index)
      cachedSizes.insert(entry, at: 0)
      return entry.size
    }
    measuredProposals.append(proposal)
    let size = sizeThatFits(proposal)
    cachedSizes.insert((proposal, size), at: 0)
    if cachedSizes.count > cacheLimit { cachedSizes.removeLast() }
    return size
  }

  /// How often the spacing was asked for.
  private(set) var spacingReads = 0

  var viewSpacing: ViewSpacing {
    spacingReads += 1
    return spacing
  }
  var layoutPriority: Double { priority }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  func explicitAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = guides[key] else {
      return childAlignment(key, size: size, proposal: proposal)
    }
    return guide(ViewDimensions(size: size, proposal: proposal))
  }

  func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    logicalFrame = CGRect(origin: origin, size: size)
    frame = logicalFrame
    placementCount += 1
    placementProposal = proposal
    placeChildren(in: size, proposal: proposal)
  }

  // MARK: - For tests

  /// Turns the element's frame around in a container of a width.
  func mirror(in width: CGFloat) { frame.origin.x = width - logicalFrame.maxX }

  func forgetMeasurements() { measuredProposals = [] }

  /// Lays this element out as the root of a window: offered its size and centred in it.
  func layOut(in size: CGSize) {
    let proposal = ProposedViewSize(size)
    let own = measure(proposal)
    place(
      at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      size: own,
      proposal: proposal
    )
  }

  /// This element and everything below it.
  var all: [TestElement] { [self] + children.flatMap(\.all) }

  /// Frames of everything below, in this element's space.
  func frames(origin: CGPoint = .zero) -> [ObjectIdentifier: CGRect] {
    var result = [ObjectIdentifier(self): CGRect(origin: origin, size: frame.size)]
    for child in children {
      result.merge(child.frames(origin: origin + child.frame.origin)) { $1 }
    }
    return result
  }
}

/// A child without children, whose size is a function.
final class Leaf: TestElement {
  private let sizing: (ProposedViewSize) -> CGSize

  init(_ sizing: @escaping (ProposedViewSize) -> CGSize) { self.sizing = sizing }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }
}
