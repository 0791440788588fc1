import CAviaryObservation

/// What the changes that a thread makes have in common, a transaction say; it travels with them to the main thread.
package final class ChangeContext {
  /// What the changes have in common.
  package let payload: any ChangePayload

  package init(_ payload: any ChangePayload) { self.payload = payload }

  /// That of the closure that this thread runs; nil where changes have nothing in common.
  package static var current: ChangeContext? {
    aviary_thread_state().pointee.context.map {
      Unmanaged<ChangeContext>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs a closure whose changes have a context, or none.
  package static func run<Result>(
    in context: ChangeContext?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let state = aviary_thread_state()
    let outer = state.pointee.context
    state.pointee.context = context.map { Unmanaged.passUnretained($0).toOpaque() }
    defer { state.pointee.context = outer }
    return try withExtendedLifetime(context, body)
  }
}

/// What a context carries.
package protocol ChangePayload: AnyObject {
  /// A change is on its way to the main thread.
  func willTravel()

  /// It has got there.
  func didTravel()
}

/// Where a thread puts what is to be done at the end of what it does.
package enum HeldWork {
  /// The place that the innermost ``run(in:_:)`` of this thread was given.
  package static var current: UnsafeMutableRawPointer? { aviary_thread_state().pointee.held }

  package static func run<Result>(
    in place: UnsafeMutableRawPointer,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let state = aviary_thread_state()
    let outer = state.pointee.held
    state.pointee.held = place
    defer { state.pointee.held = outer }
    return try body()
  }
}
