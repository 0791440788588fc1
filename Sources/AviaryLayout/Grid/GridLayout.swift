public import AviaryGeometry
public import Foundation

/// A layout that arranges subviews in rows and columns.
///
/// Subviews that a `GridRow` holds form one row; any other one is a row of its own.
///
/// - SeeAlso: Documentation/Behaviours/grid.md.
public struct GridLayout: Layout, BitwiseCopyable {
  /// Where a subview lies in its cell if nothing else says so.
  public var alignment: Alignment

  /// The distance between columns in points; nil for what neighbours prefer.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows in points; nil for what neighbours prefer.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A layout does not animate between alignments and spacings.
  public typealias AnimatableData = EmptyAnimatableData

  package var engine: GridEngine {
    GridEngine(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }

  /// Reads the subviews' rows.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(structure: engine.structure(GridRowContent.rows(of: subviews.elements)))
  }

  /// The union of the spacings at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.viewSpacing(cache.structure)
  }

  /// The sum of the columns and of the rows, with what lies between them.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    cache.arrangement(for: proposal.sanitized, engine).size
  }

  /// Places each subview in its cell.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let placements = placements(in: bounds, proposal, &cache)
    for (offset, placement) in placements.enumerated() {
      subviews.place(offset: offset, placement)
    }
  }

  /// The subviews' explicit values of a guide, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// The subviews' explicit values of a guide, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func explicitAlignment(
    _ key: AlignmentKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard subviews.elements.contains(where: { $0.mayHaveExplicitAlignment(key) }) else {
      return nil
    }
    let placements = placements(in: bounds, proposal, &cache)
    return mergedAlignment(key, in: bounds, subviews.elements, placements)
  }

  private func placements(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ cache: inout Cache
  ) -> [ElementPlacement] {
    let arrangement = cache.arrangement(for: proposal.sanitized, engine)
    return engine.placements(in: bounds, arrangement, cache.structure)
  }
}

extension GridLayout {
  /// What a grid remembers between its calls.
  public struct Cache {
    package let structure: GridEngine.Structure

    /// The columns and rows for the last proposal.
    private var latest: GridEngine.Arrangement?

    init(structure: GridEngine.Structure) { self.structure = structure }

    mutating func arrangement(
      for proposal: ProposedViewSize,
      _ engine: GridEngine
    ) -> GridEngine.Arrangement {
      if let latest, latest.proposal == proposal { return latest }
      let arrangement = engine.arrange(proposal, structure)
      latest = arrangement
      return arrangement
    }
  }
}
