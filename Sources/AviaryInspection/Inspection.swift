@_spi(Hosting) import AviaryDrawing
@_spi(Engine) @_spi(Hosting) import AviaryEngine
import AviaryGeometry
@_spi(Engine) @_spi(Hosting) package import AviaryInteraction
import AviaryStacks
package import Foundation
package import SwiftUITesting

/// What can be known of a view that is shown, and asked of it: one layer for tools, whichever way they speak.
///
/// It shows nothing itself: a `Screen` does, whose input and clock it uses. While there is none, views are not watched
/// and cost nothing more.
@MainActor
package final class Inspection {
  package let screen: Screen
  /// That of the handles that it gives.
  package let generation: Int
  /// What followed from the last event; nil before the first one.
  package private(set) var last: UpdateReport?
  /// What followed from showing the view.
  package private(set) var first: UpdateReport

  private let recorder = BodyRecorder()
  /// The last event, and what was there before it.
  private var event: (words: String, start: Start)?
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var nodes: [Int: WeakNode] = [:]
  private var elementNumbers: [AccessibleID: Int] = [:]
  private var elements: [Int: AccessibleID] = [:]
  private var lastNumber = 0

  private struct WeakNode {
    weak var node: ViewNode?
  }

  /// Begins to watch a screen.
  ///
  /// - Parameters:
  ///   - generation: Greater than that of any earlier inspection that handles may be left of.
  ///   - screen: What is watched from now on.
  package init(_ screen: Screen, generation: Int) {
    self.screen = screen
    self.generation = generation
    first = UpdateReport(
      event: "shown",
      bodies: [],
      bodyCount: screen.root.counters.bodies,
      measurements: screen.root.counters.measurements,
      textsShaped: screen.root.counters.textsShaped,
      milliseconds: 0,
      damage: []
    )
    StateFinder.beginHistories(in: screen.root)
    screen.root.bodyTrace = recorder
  }

  /// Stops watching.
  package func end() { screen.root.bodyTrace = nil }

  // MARK: - Events

  /// What was there before an event.
  private struct Start {
    var counters: Counters
    var list: DisplayList
    var time: ContinuousClock.Instant
  }

  private func begin() -> Start {
    screen.update()
    let list = screen.shownList
    recorder.clear()
    return Start(counters: screen.root.counters, list: list, time: .now)
  }

  private func finish(_ event: String, since start: Start) {
    self.event = (event, start)
    screen.update()
    let list = screen.shownList
    let time = (ContinuousClock.now - start.time).components
    let work = screen.root.counters - start.counters
    last = UpdateReport(
      event: event,
      bodies: recorder.runs.flatMap(\.ofUsers),
      bodyCount: work.bodies,
      measurements: work.measurements,
      textsShaped: work.textsShaped,
      milliseconds: Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15,
      damage: list.size == start.list.size ? list.damage(since: start.list) : [list.bounds]
    )
  }

  /// Does something to the screen, and takes down what follows from it.
  ///
  /// - Parameter event: What it is, in words.
  package func perform<Result>(_ event: String, _ action: () throws -> Result) throws -> Result {
    let start = begin()
    defer { finish(event, since: start) }
    let result = try action()
    screen.update()
    try screen.check()
    return result
  }

  /// Does something that takes its time to the screen, and takes down what follows from it.
  package func perform(_ event: String, _ action: () async throws -> Void) async throws {
    let start = begin()
    defer { finish(event, since: start) }
    try await action()
    screen.update()
    try screen.check()
  }

  /// Runs all bodies that something is shown of, since what their code says has changed.
  package func runAllBodies() {
    screen.root.runAllBodies()
    screen.update()
  }

  /// Lets happen what else follows from the last event, such as tasks and movements, and takes it down with it.
  ///
  /// The report's time stays that of the event itself: the machine's time for what is waited for says nothing.
  package func goOn(_ action: () async -> Void) async throws {
    let (event, milliseconds) = (event, last?.milliseconds)
    await action()
    if let event { finish(event.words, since: event.start) }
    if let milliseconds { last?.milliseconds = milliseconds }
    screen.update()
    try screen.check()
  }

  // MARK: - Handles

  func handle(of node: ViewNode) -> InspectionHandle {
    let key = ObjectIdentifier(node)
    if let number = numbers[key], nodes[number]?.node === node {
      return InspectionHandle(generation: generation, kind: .node, number: number)
    }
    lastNumber += 1
    numbers[key] = lastNumber
    nodes[lastNumber] = WeakNode(node: node)
    return InspectionHandle(generation: generation, kind: .node, number: lastNumber)
  }

  /// The handle of an element.
  package func handle(of item: AccessibleItem) -> InspectionHandle { handle(of: item.id) }

  func handle(of id: AccessibleID) -> InspectionHandle {
    let number =
      elementNumbers[id]
      ?? {
        lastNumber += 1
        elementNumbers[id] = lastNumber
        elements[lastNumber] = id
        return lastNumber
      }()
    return InspectionHandle(generation: generation, kind: .element, number: number)
  }

  private func stale(_ handle: InspectionHandle, _ why: String) -> InspectionError {
    InspectionError(.staleHandle, "\(handle) is stale: \(why); ask for the tree again")
  }

  private func check(_ handle: InspectionHandle) throws {
    guard handle.generation == generation else {
      throw stale(handle, "it is of a program or a preview that was shown before")
    }
  }

  /// The node of a handle.
  ///
  /// - Throws: ``InspectionError`` where there is none, or it has left the tree.
  func node(_ handle: InspectionHandle) throws -> ViewNode {
    try check(handle)
    guard handle.kind == .node else {
      throw InspectionError(.badRequest, "\(handle) is an element, not a node of the layout")
    }
    guard let entry = nodes[handle.number] else {
      throw InspectionError(.notFound, "\(handle) was never given")
    }
    guard let node = entry.node, node.isMounted else { throw stale(handle, "that view has gone") }
    return node
  }

  /// The element of a handle as it is now.
  ///
  /// - Throws: ``InspectionError`` where there is none, or it has gone.
  package func item(_ handle: InspectionHandle) throws -> AccessibleItem {
    try check(handle)
    guard handle.kind == .element, let id = elements[handle.number] else {
      throw InspectionError(.notFound, "there is no element \(handle)")
    }
    screen.update()
    _ = screen.items
    guard let item = screen.tree.items[id] else { throw stale(handle, "that element has gone") }
    return item
  }

  /// Where the thing of a handle is, in points of the screen.
  package func frame(_ handle: InspectionHandle) throws -> CGRect {
    switch handle.kind {
    case .element: return try item(handle).element.frame
    case .node:
      let node = try node(handle)
      return node.convert(CGRect(origin: .zero, size: node.size), to: nil)
    }
  }
}
