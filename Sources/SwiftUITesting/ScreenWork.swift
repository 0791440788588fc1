@_spi(Engine) import AviaryEngine

/// The work that was done for a change, in numbers that don't depend on the machine.
public struct ScreenWork: Equatable, Sendable {
  /// Bodies of views and modifiers that ran.
  public let bodies: Int
  /// Sizes that were computed; remembered ones don't count.
  public let measurements: Int
  /// Parts of the tree of views that were made.
  public let viewsMade: Int
  /// Parts of the tree of views that went.
  public let viewsRemoved: Int
  /// Texts that were shaped; remembered ones don't count.
  public let textsShaped: Int
  /// Rounds of updating, layout and callbacks until all was at rest.
  public let rounds: Int
}

extension Screen {
  /// Does something, and counts the work that follows from it until the views are at rest.
  ///
  ///     let work = try screen.measure { model.title = "New" }
  ///     #expect(work.bodies == 1)
  ///
  /// - Parameter change: What is done, to the screen or to a model.
  /// - Throws: What the change throws.
  public func measure(_ change: () throws -> Void) throws -> ScreenWork {
    update()
    try check()
    let before = root.counters
    try change()
    update()
    // What is drawn is recorded, and measured where it must be, when it is shown.
    _ = root.displayList()
    try check()
    let work = root.counters - before
    return ScreenWork(
      bodies: work.bodies,
      measurements: work.measurements,
      viewsMade: work.nodesMounted,
      viewsRemoved: work.nodesUnmounted,
      textsShaped: work.textsShaped,
      rounds: work.rounds
    )
  }
}
