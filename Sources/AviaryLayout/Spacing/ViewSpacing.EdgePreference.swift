import Foundation

extension ViewSpacing {
  /// What one edge of a view is, and how far from its neighbours it wants to be.
  struct EdgePreference: Equatable, Sendable {
    /// What lies at the edge: several kinds where the edge is that of several views, none where
    /// there is nothing.
    var kinds: Kinds

    /// The distance to text, in points.
    var towardText: CGFloat

    /// The distance to anything else; nil leaves it to the neighbour, and to 8 if that agrees.
    var towardOther: CGFloat?

    /// A view that states no preference.
    static let unstated = EdgePreference(kinds: .other, towardText: 0, towardOther: nil)

    /// An edge at which there is nothing.
    static let nothing = EdgePreference(kinds: [], towardText: 0, towardOther: 0)

    /// The end of a spacer.
    static let gap = EdgePreference(kinds: .gap, towardText: 0, towardOther: 0)
  }
}

extension ViewSpacing.EdgePreference {
  /// What can lie at an edge.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let other = Kinds(rawValue: 1)
    static let text = Kinds(rawValue: 2)
    static let gap = Kinds(rawValue: 4)
  }

  /// The distance between this edge and the one that follows it.
  ///
  /// Source: layout-rules V1, V2, L15.
  func distance(to next: Self) -> CGFloat {
    // 1. Beside a spacer's end.
    if kinds == .gap || next.kinds == .gap { return 0 }
    var result: CGFloat = 0
    // 2. Each kind against each.
    for mine in nonEmptyKinds {
      for theirs in next.nonEmptyKinds {
        // 3, 4. The greater wish of both, or the default one; the greatest of all pairs.
        let pair = [preference(toward: theirs), next.preference(toward: mine)].compactMap { $0 }
        result = max(result, pair.max() ?? ViewSpacing.defaultDistance)
      }
    }
    return result
  }

  /// The kinds by which neighbours judge this edge: nothing at all counts as any view.
  private var nonEmptyKinds: [Kinds] {
    if kinds.contains(.text) { return kinds.contains(.other) ? [.text, .other] : [.text] }
    return [.other]
  }

  private func preference(toward kind: Kinds) -> CGFloat? {
    kind == .text ? towardText : towardOther
  }

  /// Step 5: the preference of an edge at which the views of both lie.
  ///
  /// The greater distances count, a spacer only where there is nothing else. Source: layout-rules
  /// S17, Y4.
  func union(_ other: Self) -> Self {
    if other.kinds.isSubset(of: .gap) && !(kinds.isEmpty && other.kinds == .gap) { return self }
    if kinds.isSubset(of: .gap) { return other }
    return Self(
      kinds: kinds.union(other.kinds),
      towardText: max(towardText, other.towardText),
      towardOther: Self.greater(towardOther, other.towardOther)
    )
  }

  /// The greater distance, where none stands for the default one.
  private static func greater(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    let greater = max(a ?? ViewSpacing.defaultDistance, b ?? ViewSpacing.defaultDistance)
    let isDefault = (a == nil || b == nil) && greater == ViewSpacing.defaultDistance
    return isDefault ? nil : greater
  }
}
