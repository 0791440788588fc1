import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryViews

/// Pieces that change by themselves, without a new value of the view around them.
@Observable private final class Pieces {
  var pieces: [Piece]
  init(_ pieces: [Piece]) { self.pieces = pieces }
}

/// Shows each piece by itself, so that a change of one runs nothing of the others.
private struct ObservedPieces: View {
  let pieces: Pieces

  var body: some View {
    VStack(spacing: 3) {
      RandomContainer(kind: .sections) {
        ForEach(0..<pieces.pieces.count, id: \.self) { ObservedPiece(pieces: pieces, index: $0) }
      }
    }
  }
}

private struct ObservedPiece: View {
  let pieces: Pieces
  let index: Int

  var body: some View {
    if index < pieces.pieces.count { AnyView(PieceView(piece: pieces.pieces[index])) }
  }
}

/// The seeds from 1 on; more of them on demand, `AVIARY_RANDOM_SEEDS=5000`.
private func seeds(_ usual: UInt64) -> ClosedRange<UInt64> {
  let wanted = ProcessInfo.processInfo.environment["AVIARY_RANDOM_SEEDS"].flatMap(UInt64.init)
  return 1...(wanted ?? usual)
}

/// The result of an update equals that of building the same state from nothing.
@MainActor
@Suite("Random interfaces under random changes")
struct RandomContainerTests {
  private func compare(_ harness: Harness<some View>, _ fresh: Harness<some View>, _ step: String) {
    #expect(harness.labels == fresh.labels, "\(step)")
    #expect(harness.root.node?.size == fresh.root.node?.size, "\(step)")
    #expect(harness.dump == fresh.dump, "\(step)")
  }

  @Test("A new value of the view gives what building it anew gives", arguments: seeds(60))
  func newValues(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    var piece = Piece.stack(Piece.list(&numbers, depth: 4, limit: 5))
    let harness = try Harness(PieceView(piece: piece), width: 400, height: nil)
    for step in 0..<12 {
      let before = piece
      piece = piece.changed(&numbers, depth: 5)
      harness.host.content = PieceView(piece: piece)
      try harness.host.update()
      let fresh = try Harness(PieceView(piece: piece), width: 400, height: nil)
      compare(harness, fresh, "seed \(seed), step \(step): \(before) became \(piece)")
      if harness.labels != fresh.labels { return }
    }
  }

  @Test("Changes that are observed give what building anew gives", arguments: seeds(40))
  func observed(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed &+ 1_000)
    let pieces = Pieces((0..<4).map { _ in Piece.random(&numbers, depth: 4) })
    let harness = try Harness(ObservedPieces(pieces: pieces), width: 400, height: nil)
    for step in 0..<12 {
      let before = pieces.pieces
      let index = numbers.below(pieces.pieces.count)
      pieces.pieces[index] = pieces.pieces[index].changed(&numbers, depth: 4)
      try harness.host.update()
      let fresh = try Harness(
        ObservedPieces(pieces: Pieces(pieces.pieces)),
        width: 400,
        height: nil
      )
      compare(harness, fresh, "seed \(seed), step \(step): \(before) became \(pieces.pieces)")
      if harness.labels != fresh.labels { return }
    }
  }
}
