@_spi(Hosting) import AviaryDrawing
import Foundation
import Synchronization

/// Paints pictures away from the main thread, as many at a time as there are cores.
///
/// Each of its painters keeps what it makes of fonts and pictures for itself, and is used by one thread at a time: they
/// share no face, no glyph and no decoded picture.
package final class PaintingPool: Sendable {
  /// That of the process: cores are what is shared out.
  package static let shared = PaintingPool(count: ProcessInfo.processInfo.activeProcessorCount)

  private struct State {
    var idle: [Painting] = []
    var current = 0
    var most = 0
    var done = 0
  }

  /// A painter on its way from one thread to the next: whoever has it is alone with it.
  private struct Painting: @unchecked Sendable {
    let painter: CairoPainter
  }

  /// How many pictures are painted at a time.
  package let count: Int
  /// Of those that paint or have a display list that is ready to be painted: as many again, so that painters
  /// needn't wait for the main actor and display lists of thousands of requests aren't held.
  let places: PaintingSemaphore
  private let turns: PaintingSemaphore
  private let state = Mutex(State())

  /// - Parameter count: How many pictures to paint at a time, at least one.
  package init(count: Int) {
    self.count = max(count, 1)
    places = PaintingSemaphore(2 * self.count)
    turns = PaintingSemaphore(self.count)
  }

  /// The most pictures that were painted at a time so far; tests ask.
  package var mostAtOnce: Int { state.withLock { $0.most } }
  /// How many pictures have been painted; tests ask.
  package var paintedCount: Int { state.withLock { $0.done } }
  /// How many requests wait for a place; tests ask.
  package var waitingCount: Int { places.waitingCount }

  /// Calls a closure with a painter, on another thread than the main one.
  ///
  /// - Throws: `CancellationError` where the task is cancelled before its turn comes; what the closure throws.
  @concurrent package func paint<Result: Sendable>(
    _ body: @Sendable (CairoPainter) throws -> Result
  ) async throws -> Result {
    try await turns.begin()
    let painting = state.withLock { state in
      state.current += 1
      state.most = max(state.most, state.current)
      return state.idle.popLast()
    }
    // Pictures that one thread has decoded belong to it.
    let used = painting ?? Painting(painter: CairoPainter(images: PictureCache()))
    defer {
      state.withLock { state in
        state.current -= 1
        state.done += 1
        state.idle.append(used)
      }
      turns.end()
    }
    try Task.checkCancellation()
    return try body(used.painter)
  }
}
