@_spi(Engine) import AviaryEngine
@_spi(Engine) package import AviaryGraphics
package import Foundation

/// A text of which a part can be selected.
package protocol SelectableText: TextNode {
  /// Whether it can be now.
  var canBeSelected: Bool { get }

  /// A pointer does something to the text that may select a part of it.
  func select(_ event: GestureEvent) -> GestureProgress

  /// Whether a part of it is selected.
  var hasSelectedText: Bool { get }

  /// When a finger that rests selects; nil for never.
  var selectionDeadline: Date? { get }
}

extension TextNode: GestureNode {
  // A text that nothing can be done with is not in the way of what is behind it.
  package var gestureMask: GestureMask {
    hasLinks && isOnItsOwn || (self as? any SelectableText)?.canBeSelected == true
      ? .all : .subviews
  }

  /// Whether the text is none of what a control shows, which is pressed as a whole, or what is edited.
  package var isOnItsOwn: Bool {
    ancestor { $0 is any Activatable || $0 is any TextEditingTarget } == nil
  }

  package var gestureDeadline: Date? { (self as? any SelectableText)?.selectionDeadline }

  /// A click on a link opens it; what drags over a text that can be selected selects it.
  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let link = event.kind.isPress ? link(at: event.location) : nil
    if case .down = event.kind { pressedLink = isOnItsOwn ? link : nil }
    if case .up = event.kind, let pressed = pressedLink {
      pressedLink = nil
      if pressed == link, event.clickCount == 1, !hasSelection {
        event.perform { [weak self] in _ = self?.openLink(pressed) }
        return .ended
      }
    }
    if let text = self as? any SelectableText, text.canBeSelected { return text.select(event) }
    switch event.kind {
    case .down: return pressedLink == nil ? .failed : .possible
    case .moved: return pressedLink == nil || pressedLink != link ? .failed : .possible
    case .tick: return .possible
    case .up, .cancelled, .magnify, .rotate, .pinchEnded:
      pressedLink = nil
      return .failed
    }
  }

  private var hasSelection: Bool { (self as? any SelectableText)?.hasSelectedText == true }
}

extension GestureEvent.Kind {
  /// Whether the event has a place that counts.
  fileprivate var isPress: Bool {
    switch self {
    case .down, .moved, .up: true
    case .cancelled, .tick, .magnify, .rotate, .pinchEnded: false
    }
  }
}

extension TextNode: PointerShapeProvider {
  package func pointerShape(at location: CGPoint) -> PointerShape? {
    if hasLinks, isOnItsOwn, link(at: location) != nil { return .link }
    return (self as? any SelectableText)?.canBeSelected == true ? .text : nil
  }
}
