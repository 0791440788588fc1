import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// Has gestures of SwiftUI's on a view tell one of UIKit's recognizers what fingers do.
struct RecognizerGesture: ViewModifier {
  let recognizer: UIGestureRecognizer
  /// Whether gestures of views in it go on beside it.
  let isSimultaneous: Bool
  /// Told where the view is.
  let placed: (GeometryProxy) -> Void
  /// Called where the recognizer's state is another, and while it goes on.
  let changed: @MainActor () -> Void

  func body(content: Content) -> some View {
    let mask: GestureMask = recognizer.isEnabled ? .all : .subviews
    // Where views are is read on the main thread.
    nonisolated(unsafe) let placed = placed
    return gestured(content, mask)
      .onGeometryChange(for: CGPoint.self) { proxy in
        placed(proxy)
        return proxy.frame(in: .global).origin
      } action: {
        recognizer.movement.origin = $0
      }
  }

  private func gestured(_ content: Content, _ mask: GestureMask) -> AnyView {
    switch recognizer {
    case let tap as UITapGestureRecognizer: on(content, self.tap(tap), mask)
    case let press as UILongPressGestureRecognizer: on(content, self.press(press), mask)
    case let pan as UIPanGestureRecognizer: on(content, drag(pan), mask)
    case let swipe as UISwipeGestureRecognizer: on(content, self.swipe(swipe), mask)
    case let pinch as UIPinchGestureRecognizer: on(content, self.pinch(pinch), mask)
    case let rotation as UIRotationGestureRecognizer: on(content, self.rotation(rotation), mask)
    case is UIHoverGestureRecognizer:
      AnyView(content.onContinuousHover { hovers($0) })
    default: unknown(content)
    }
  }

  private func on(_ content: Content, _ gesture: some Gesture, _ mask: GestureMask) -> AnyView {
    isSimultaneous
      ? AnyView(content.simultaneousGesture(gesture, including: mask))
      : AnyView(content.gesture(gesture, including: mask))
  }

  private func unknown(_ content: Content) -> AnyView {
    Missing.tell(
      "\(type(of: recognizer))",
      "recognizers of a program's own hear nothing of touches; UIKit's own do"
    )
    return AnyView(content)
  }

  // MARK: - What fingers do

  /// Goes on to a state, unless the delegate won't let it begin.
  private func go(to state: UIGestureRecognizer.State) {
    let isNew = recognizer.state == .possible || recognizer.state == .failed
    if isNew, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
      recognizer.state = .failed
    }
    guard recognizer.state != .failed else {
      if state == .ended { recognizer.state = .possible }
      return
    }
    recognizer.state = state
    changed()
    if state == .ended { recognizer.reset() }
  }

  /// Goes on where a movement may have begun already.
  private func goOn() { go(to: recognizer.state == .possible ? .began : .changed) }

  private func tap(_ tap: UITapGestureRecognizer) -> some Gesture {
    SpatialTapGesture(count: max(tap.numberOfTapsRequired, 1)).onEnded { value in
      tap.movement.location = value.location
      go(to: .ended)
    }
  }

  private func press(_ press: UILongPressGestureRecognizer) -> some Gesture {
    LongPressGesture(
      minimumDuration: press.minimumPressDuration,
      maximumDistance: press.allowableMovement
    )
    .sequenced(before: DragGesture(minimumDistance: 0))
    .onChanged { value in
      guard case .second(true, let drag) = value else { return }
      if let drag { press.movement.location = drag.location }
      goOn()
    }
    .onEnded { _ in
      if press.state == .possible { go(to: .began) }
      go(to: .ended)
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        follow(value, pan)
        goOn()
      }
      .onEnded { value in
        follow(value, pan)
        go(to: .ended)
        pan.movement.translation = .zero
        pan.setTranslation(.zero, in: nil)
      }
  }

  private func follow(_ value: DragGesture.Value, _ pan: UIPanGestureRecognizer) {
    let before = pan.movement.translation
    let moved = pan.translation(in: nil)
    pan.movement.location = value.location
    pan.movement.translation = value.translation
    pan.movement.velocity = value.velocity
    // What a program says that it has moved counts on from there.
    pan.setTranslation(
      CGPoint(
        x: moved.x + value.translation.width - before.width,
        y: moved.y + value.translation.height - before.height
      ),
      in: nil
    )
  }

  private func swipe(_ swipe: UISwipeGestureRecognizer) -> some Gesture {
    DragGesture(minimumDistance: 20).onEnded { value in
      swipe.movement.location = value.startLocation
      let (x, y) = (value.translation.width, value.translation.height)
      let direction: UISwipeGestureRecognizer.Direction =
        abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      guard swipe.direction.contains(direction), max(abs(x), abs(y)) >= 50 else { return }
      go(to: .ended)
    }
  }

  private func pinch(_ pinch: UIPinchGestureRecognizer) -> some Gesture {
    MagnifyGesture()
      .onChanged { value in
        pinch.follow(value.magnification)
        pinch.movement.location = value.startLocation
        goOn()
      }
      .onEnded { value in
        pinch.follow(value.magnification)
        go(to: .ended)
        pinch.end()
      }
  }

  private func rotation(_ rotation: UIRotationGestureRecognizer) -> some Gesture {
    RotateGesture()
      .onChanged { value in
        rotation.follow(value.rotation.radians)
        rotation.movement.location = value.startLocation
        goOn()
      }
      .onEnded { value in
        rotation.follow(value.rotation.radians)
        go(to: .ended)
        rotation.end()
      }
  }

  private func hovers(_ phase: HoverPhase) {
    switch phase {
    case .active(let location):
      recognizer.movement.location = location
      goOn()
    case .ended: if recognizer.state != .possible { go(to: .ended) }
    }
  }
}
