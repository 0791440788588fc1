import CAviaryObservation

/// What a thread is in the middle of, for whoever is called from there.
///
/// Calls reach this through people's code, a body say, and can't hand it down. It is the thread's, not the process's:
/// roots are asked one after another on their thread, and what one is in the middle of ends before another's begins.
package struct ThreadSlot<Object: AnyObject>: Sendable {
  private let place: Int32

  /// The slot of a purpose; there is one purpose an object's type.
  package init(_ purpose: ThreadPurpose) { place = purpose.rawValue }

  /// What the innermost ``run(with:_:)`` of this thread was given; nil outside.
  package var current: Object? {
    aviary_thread_slot(place).pointee.map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs a closure in the middle of something, or of nothing.
  package func run<Result>(
    with object: Object?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let slot = aviary_thread_slot(place)
    let outer = slot.pointee
    slot.pointee = object.map { Unmanaged.passUnretained($0).toOpaque() }
    defer { slot.pointee = outer }
    return try withExtendedLifetime(object, body)
  }
}

/// What a thread can be in the middle of.
package enum ThreadPurpose: Int32 {
  /// Running a transform of subviews, which notes what it reads.
  case transform
  /// Running the bodies of scenes or commands.
  case scenes
  /// Finding out the shape of a type's views.
  case shapes
}

/// Counts a thread's reads of collections that show something as it is at the moment, to find out who makes some.
package enum LiveReads {
  /// Those of collections of subviews and sections.
  package static var count: Int {
    get { aviary_thread_state().pointee.live_reads }
    set { aviary_thread_state().pointee.live_reads = newValue }
  }

  /// Those of bindings to collections.
  package static var bindingCount: Int {
    get { aviary_thread_state().pointee.binding_reads }
    set { aviary_thread_state().pointee.binding_reads = newValue }
  }
}
