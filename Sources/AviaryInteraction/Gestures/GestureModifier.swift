@_spi(Engine) public import AviaryEngine
public import Foundation

/// Puts a gesture on a view.
package nonisolated struct GestureModifier<G: Gesture>: _NodeModifier {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  let name: String?

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    GestureModifierNode(list, child, place)
  }
}

/// Which of two gestures on the same place counts.
package enum GesturePriority {
  /// Those further in go first.
  case normal
  /// This one goes before those further in.
  case high
  /// Both count.
  case simultaneous
}

/// A node with a gesture: what a window hands the events of a pointer to.
package protocol GestureNode: ViewNode {
  var gesturePriority: GesturePriority { get }
  var gestureMask: GestureMask { get }
  var gestureName: String? { get }

  /// Handles an event of a pointer that went down in the view.
  ///
  /// - Returns: Whether the gesture is over, well or not, and waits for the next press.
  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress

  /// When the gesture decides by itself, if no event does before; nil for never.
  var gestureDeadline: Date? { get }

  /// Whether it follows two fingers that move apart or turn.
  var followsPinches: Bool { get }
}

extension GestureNode {
  package var gesturePriority: GesturePriority { .normal }
  package var gestureMask: GestureMask { .all }
  package var gestureName: String? { nil }
  package var gestureDeadline: Date? { nil }
  package var followsPinches: Bool { false }
}

/// What became of a gesture, without its value.
package enum GestureProgress {
  case possible, changed, ended, failed
  /// It has a value, but leaves the pointer to others still.
  case begun
}

final class GestureModifierNode<G: Gesture>: ModifierNode<GestureModifier<G>>, GestureNode {
  private lazy var recognizer = G._makeRecognizer(modifier.gesture)

  var gesturePriority: GesturePriority { modifier.priority }
  var gestureMask: GestureMask { modifier.mask }
  var gestureName: String? { modifier.name }

  var gestureDeadline: Date? { recognizer.deadline }
  var followsPinches: Bool { recognizer.followsPinches }

  override func viewDidChange() { G._updateRecognizer(recognizer, modifier.gesture) }

  // A gesture whose view goes does not end well.
  override func willUnmount() { recognizer.reset() }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    guard modifier.mask.contains(.gesture) else { return .failed }
    let outcome = recognizer.receive(event)
    if outcome.isOver { recognizer.reset() }
    switch outcome {
    case .possible: return .possible
    case .changed: return recognizer.claimsPointer ? .changed : .begun
    case .ended: return .ended
    case .failed: return .failed
    }
  }
}

extension View {
  private nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    _ priority: GesturePriority,
    _ mask: GestureMask,
    _ name: String? = nil
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: priority, mask: mask, name: name))
  }

  /// Puts a gesture on this view; gestures of views inside go first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether this gesture, those of views inside, or both count; `.all` by default.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .normal, mask)
  }

  /// Puts a gesture on this view while it is enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it counts; where not, those of views inside still do.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Puts a named gesture on this view while it is enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The gesture's name; nothing here asks for it.
  ///   - isEnabled: Whether it counts; where not, those of views inside still do. By default
  ///     `true`.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .normal, isEnabled ? .all : .subviews, name)
  }

  /// Puts a gesture on this view that goes before those of views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .high, mask)
  }

  /// Puts a gesture on this view that goes before those of views inside, while it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Puts a named gesture on this view that goes before those of views inside, while it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .high, isEnabled ? .all : .subviews, name)
  }

  /// Puts a gesture on this view that counts together with those of views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether this gesture, those of views inside, or both count; `.all` by default.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, .simultaneous, mask)
  }

  /// Puts a gesture on this view that counts together with those of views inside, while it is
  /// enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether it counts; where not, those of views inside still do.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Puts a named gesture on this view that counts together with those of views inside, while it is
  /// enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The gesture's name; nothing here asks for it.
  ///   - isEnabled: Whether it counts; where not, those of views inside still do. By default
  ///     `true`.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, .simultaneous, isEnabled ? .all : .subviews, name)
  }

  /// Calls an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps in a row it takes; `1` by default.
  ///   - action: Called at each tap, or the last one of them.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action), .normal, .all)
  }

  /// Calls an action with the place where the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps in a row it takes; `1` by default.
  ///   - coordinateSpace: The space of the point. By default the view's own.
  ///   - action: Called with the point of the tap, in points of that space.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) },
      .normal,
      .all
    )
  }

  /// Calls an action with the place where the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps in a row it takes; `1` by default.
  ///   - coordinateSpace: The space of the point. By default the view's own.
  ///   - action: Called with the point of the tap, in points of that space.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) },
      .normal,
      .all
    )
  }
}
