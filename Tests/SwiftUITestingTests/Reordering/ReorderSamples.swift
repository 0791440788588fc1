import SwiftUI
import SwiftUITesting

/// A thing with a name that tells it apart.
struct Piece: Identifiable, Hashable, Sendable {
  var id: String
}

extension [Piece] {
  init(_ names: String) { self = names.map { Piece(id: String($0)) } }
  var names: String { map(\.id).joined() }

  /// Follows what a person has moved.
  mutating func follow(_ change: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
    let moved = change.sources.compactMap { id in first { $0.id == id } }
    removeAll { change.sources.contains($0.id) }
    switch change.destination.position {
    case .before(let id):
      insert(contentsOf: moved, at: firstIndex { $0.id == id } ?? endIndex)
    case .end: append(contentsOf: moved)
    }
  }
}

/// What a test's views show, and what they were told.
@MainActor
@Observable
final class Pieces {
  var all = [Piece]("abcdef")
  var lists: [String: [Piece]] = [:]
  var isEnabled = true
  var follows = true
  var selection: [String] = []
  var log: [String] = []

  init(_ names: String = "abcdef") { all = [Piece](names) }

  func move(_ change: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
    log.append(Self.words(change.sources, change.destination.position))
    if follows { all.follow(change) }
  }

  func moveAcross(_ change: ReorderDifference<String, String>) {
    log.append(
      Self.words(change.sources, change.destination.position) + " in "
        + change.destination.collectionID
    )
    let moved = change.sources.compactMap { id in
      lists.values.joined().first { $0.id == id }
    }
    for name in lists.keys { lists[name]?.removeAll { change.sources.contains($0.id) } }
    var target = lists[change.destination.collectionID, default: []]
    switch change.destination.position {
    case .before(let id):
      target.insert(contentsOf: moved, at: target.firstIndex { $0.id == id } ?? target.endIndex)
    case .end: target += moved
    }
    lists[change.destination.collectionID] = target
  }

  private static func words<C>(
    _ sources: [String],
    _ position: ReorderDifference<String, C>.Destination.Position
  ) -> String {
    switch position {
    case .before(let id): sources.joined() + " before " + id
    case .end: sources.joined() + " at the end"
    }
  }
}

/// A piece as it is seen.
struct PieceView: View {
  let piece: Piece
  var size = CGSize(width: 60, height: 40)

  var body: some View {
    Text(piece.id).frame(width: size.width, height: size.height).background(.yellow)
  }
}

/// Ways to lay pieces out.
enum PieceLayout: CaseIterable, Sendable {
  case column, row, lazyColumn, lazyRow, lazyGrid, grid, custom, list

  /// The middle of the place that a piece has at the beginning.
  var isAcross: Bool { self == .row || self == .lazyRow }
}

/// Places its subviews in a column that goes up.
struct UpwardLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.maxY
    for subview in subviews {
      y -= subview.sizeThatFits(.unspecified).height
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
    }
  }
}

struct ReorderedPieces: View {
  let pieces: Pieces
  var layout = PieceLayout.column

  var body: some View {
    container.reorderContainer(for: Piece.self, isEnabled: pieces.isEnabled) { pieces.move($0) }
      .dragContainerSelection(pieces.selection)
  }

  private var content: some DynamicViewContent {
    ForEach(pieces.all) { PieceView(piece: $0) }.reorderable()
  }

  @ViewBuilder private var container: some View {
    switch layout {
    case .column: VStack(spacing: 4) { content }
    case .row: HStack(spacing: 4) { content }
    case .lazyColumn: ScrollView { LazyVStack(spacing: 4) { content } }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack(spacing: 4) { content } }
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]) {
          content
        }
      }
    case .grid: Grid { content }
    case .custom: UpwardLayout { content }
    case .list: List { content }
    }
  }
}

extension Screen {
  /// The middle of a piece.
  @MainActor
  func middle(_ name: String) throws -> CGPoint {
    let frame = try text(.equal(name)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Drags a piece with the mouse to the place where another one is.
  @MainActor
  func drag(_ name: String, to other: String, beyond: CGSize = .zero) throws {
    pointer = .mouse
    let end = try middle(other)
    try drag(
      from: middle(name),
      to: CGPoint(x: end.x + beyond.width, y: end.y + beyond.height),
      rest: .seconds(0.3)
    )
  }
}
