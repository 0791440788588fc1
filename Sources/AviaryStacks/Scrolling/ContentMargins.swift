@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// The margins that were set for the content of a scroll view, and for its indicators.
struct ContentMargins: Equatable {
  /// Lengths in points; nil for edges that nobody set, which have none.
  struct Lengths: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    var insets: EdgeInsets {
      EdgeInsets(
        top: top ?? 0,
        leading: leading ?? 0,
        bottom: bottom ?? 0,
        trailing: trailing ?? 0
      )
    }

    mutating func set(_ edges: Edge.Set, _ length: (Edge) -> CGFloat?) {
      if edges.contains(Edge.top) { top = length(.top) }
      if edges.contains(Edge.leading) { leading = length(.leading) }
      if edges.contains(Edge.bottom) { bottom = length(.bottom) }
      if edges.contains(Edge.trailing) { trailing = length(.trailing) }
    }
  }

  /// What was set for all, and for one placement alone; the latter wins.
  private var automatic = Lengths()
  private var contentAlone = Lengths()
  private var indicatorsAlone = Lengths()

  var content: EdgeInsets { merged(contentAlone) }
  var indicators: EdgeInsets { merged(indicatorsAlone) }

  private func merged(_ own: Lengths) -> EdgeInsets {
    Lengths(
      top: own.top ?? automatic.top,
      leading: own.leading ?? automatic.leading,
      bottom: own.bottom ?? automatic.bottom,
      trailing: own.trailing ?? automatic.trailing
    ).insets
  }

  mutating func set(
    _ edges: Edge.Set,
    for placement: ContentMarginPlacement,
    _ length: (Edge) -> CGFloat?
  ) {
    switch placement.place {
    case .automatic: automatic.set(edges, length)
    case .scrollContent: contentAlone.set(edges, length)
    case .scrollIndicators: indicatorsAlone.set(edges, length)
    }
  }
}

nonisolated struct ContentMarginsModifier: _EnvironmentModifier {
  let edges: Edge.Set
  /// nil for the default at all those edges.
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  func _apply(to values: inout EnvironmentValues) {
    let insets = insets?.finite("contentMargins")
    values.scrollContentMargins.set(edges, for: placement) { insets?[$0] }
  }
}

extension View {
  /// Sets margins around the content of scroll views.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are set; `.all` by default.
  ///   - insets: The lengths in points.
  ///   - placement: What keeps out of the margins. Of two modifiers with the same placement the
  ///     nearer wins. By default `.automatic`.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Sets margins of one length around the content of scroll views.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are set; `.all` by default.
  ///   - length: In points; nil for the default, which is none.
  ///   - placement: What keeps out of the margins. Of two modifiers with the same placement the
  ///     nearer wins. By default `.automatic`.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(
        edges: edges,
        insets: length.map { EdgeInsets($0) },
        placement: placement
      )
    )
  }

  /// Sets margins of one length in points at all edges of the content of scroll views.
  ///
  /// - Parameters:
  ///   - length: In points.
  ///   - placement: What keeps out of the margins: the content, the indicators, or both,
  ///     `.automatic`.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(edges: .all, insets: EdgeInsets(length), placement: placement)
    )
  }
}
