import SwiftUI

@testable import AviaryViews

/// A part of a random interface, as a value: it can be drawn at random, changed at random and shown.
indirect enum Piece: Equatable {
  case text(String)
  case nothing
  case group([Piece])
  case forEach([Keyed])
  /// Rows whose type says that each is one view.
  case rows([Int])
  case section(header: [Piece], content: [Piece], footer: [Piece])
  case either(Bool, Piece, Piece)
  case optional(Bool, Piece)
  case stack([Piece])
  case level(Int, Piece)
  case padded(Piece)
  case modified(Piece)
  case container(Container, [Piece])
  case titled(String, Piece)
  case id(Int, Piece)
  /// Views of which the types tell everything.
  case typed(Container, rows: [Int], level: Int, isOn: Bool)

  struct Keyed: Equatable, Identifiable {
    var id: Int
    var piece: Piece
  }

  /// Ways to take views apart.
  enum Container: CaseIterable {
    case counted, reversed, sorted, filtered, indexed, first, last, slice, twice, mixed, chunks
    case sections, sectionsReversed, sectionSlice, sectionValues, nested, each, annotated, passedOn
    case laidOut, lazy, lazyGrid, grid, titling, overlaid, fitting
  }
}

/// A row that has one view, which its type tells.
struct RandomRow: View {
  let number: Int
  var body: some View { Text(verbatim: "row \(number)") }
}

/// Shows its own text and one of the environment.
struct RandomText: View {
  let text: String
  @Environment(\.testTitle) private var title
  var body: some View { Text(verbatim: "\(text) \(title)") }
}

/// A view that is one whatever it holds.
struct RandomBox: View {
  let number: Int
  var body: some View {
    HStack {
      RandomText(text: "box"); Text(verbatim: "\(number)")
    }
  }
}

/// A modifier with a body, which places its content in one of two ways.
struct RandomModifier: ViewModifier {
  func body(content: Content) -> some View {
    Group(subviews: content) { subviews in
      if subviews.count > 1 {
        VStack { content }
      } else {
        content.padding(1)
      }
    }
  }
}

/// Shows a piece.
struct PieceView: View {
  let piece: Piece

  var body: some View {
    switch piece {
    case .text(let text): RandomText(text: text)
    case .nothing: EmptyView()
    case .group(let pieces): Group { PiecesView(pieces: pieces) }
    case .forEach(let pieces): ForEach(pieces) { AnyView(PieceView(piece: $0.piece)) }
    case .rows(let numbers): ForEach(numbers, id: \.self) { RandomRow(number: $0) }
    case .section(let header, let content, let footer):
      Section {
        AnyView(PiecesView(pieces: content))
      } header: {
        AnyView(PiecesView(pieces: header))
      } footer: {
        AnyView(PiecesView(pieces: footer))
      }
    case .either(let condition, let one, let other):
      if condition { AnyView(PieceView(piece: one)) } else { AnyView(PieceView(piece: other)) }
    case .optional(let condition, let piece):
      if condition { AnyView(PieceView(piece: piece)) }
    case .stack(let pieces): VStack(spacing: 2) { AnyView(PiecesView(pieces: pieces)) }
    case .level(let level, let piece):
      AnyView(PieceView(piece: piece)).containerValue(\.level, level)
    case .padded(let piece): AnyView(PieceView(piece: piece)).padding(1)
    case .modified(let piece): AnyView(PieceView(piece: piece)).modifier(RandomModifier())
    case .titled(let title, let piece):
      AnyView(PieceView(piece: piece)).environment(\.testTitle, title)
    case .id(let id, let piece): AnyView(PieceView(piece: piece)).id(id)
    case .typed(let kind, let rows, let level, let isOn):
      RandomContainer(kind: kind) {
        RandomBox(number: level).containerValue(\.level, level)
        ForEach(rows, id: \.self) { RandomRow(number: $0) }
        if isOn { Text("on").containerValue(\.level, 2) }
        Section {
          ForEach(rows, id: \.self) { row in
            RandomBox(number: row).containerValue(\.level, row)
            if row == level { RandomRow(number: row) }
          }
        } header: {
          if isOn { Text("header") } else { EmptyView() }
        }
        .containerValue(\.level, level + 1)
        ForEach(rows, id: \.self) { row in
          Group {
            RandomRow(number: row); RandomBox(number: 0)
          }
        }
      }
    case .container(let kind, let pieces):
      RandomContainer(kind: kind) { AnyView(PiecesView(pieces: pieces)) }
    }
  }
}

/// Pieces one after another, each told apart by its place.
struct PiecesView: View {
  let pieces: [Piece]

  var body: some View {
    ForEach(Array(pieces.enumerated()), id: \.offset) { AnyView(PieceView(piece: $0.element)) }
  }
}
