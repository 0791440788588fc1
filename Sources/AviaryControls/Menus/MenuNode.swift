@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
package import AviaryInteraction
import AviaryLayout
import AviaryStacks
package import Foundation

/// Opens a menu at a view.
package nonisolated struct MenuModifier: _NodeModifier {
  let content: AnyView
  let isOpen: Binding<Bool>
  /// Whether a long press opens the menu, since a short one does something else.
  var opensByLongPress = false
  /// Whether the secondary button of a mouse opens it.
  var opensBySecondaryButton = false
  /// How a press opens it that may go on to an item.
  var pressing = MenuPressing.none

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    MenuNode(list, child, place)
  }
}

/// The node of a view with a menu.
package final class MenuNode: ModifierNode<MenuModifier> {
  package override func didMount() { refresh() }
  package override func willUnmount() {
    recognizer.reset()
    press = nil
    root.presentations.set(nil, for: self)
  }
  package override func viewDidChange() { refresh() }
  package override func environmentDidChange() { refresh() }

  /// Where the menu was opened, in the node's space; nil for beside the view.
  private var point: CGPoint?

  /// Opens the menu, as a long press or the secondary button does.
  ///
  /// - Parameter location: Where the pointer is, in the root's space; nil to open the menu beside the view.
  package func open(at location: CGPoint? = nil) {
    point = location.flatMap { locationInNode($0) }
    modifier.isOpen.wrappedValue = true
  }

  /// Whether it is open.
  var isOpen: Bool { modifier.isOpen.wrappedValue }

  /// Closes the menu.
  func close() {
    point = nil
    modifier.isOpen.wrappedValue = false
  }

  package var opensBySecondaryButton: Bool { modifier.opensBySecondaryButton }

  // The menu of a row is at all of it.
  package override func isHit(at point: CGPoint) -> Bool {
    modifier.opensBySecondaryButton && rowBounds?.contains(point) == true
  }

  /// The press that may open the menu; nil for none.
  var press: MenuPress?

  private lazy var recognizer = LongPressRecognizer(LongPressGesture())

  private var isInScrollView: Bool {
    surroundingScrollNode != nil
  }

  private func refresh() {
    guard isMounted else { return }
    tracked { _ in
      let isOpen = modifier.isOpen
      root.presentations.set(
        isOpen.wrappedValue
          ? Presentation(
            kind: .menu(isInScrollView: isInScrollView, point: point),
            content: modifier.content,
            dismiss: { [weak self] in
              self?.point = nil
              isOpen.wrappedValue = false
            }
          )
          : nil,
        for: self
      )
    }
  }
}

extension MenuNode: GestureNode {
  private var followsPress: Bool {
    modifier.pressing != .none && EnvironmentValues(scope: environment).isEnabled
  }

  package var gestureMask: GestureMask {
    modifier.opensByLongPress || followsPress ? .all : .subviews
  }

  package var gestureDeadline: Date? {
    guard modifier.pressing != .none else { return recognizer.deadline }
    return press.flatMap { $0.hasOpened ? nil : $0.deadline }
  }

  private var isLiftedByHolding: Bool {
    ancestors(as: (any LiftedByHolding).self).contains { $0.isLiftedByHolding }
  }

  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    if modifier.pressing != .none { return receivePress(event) }
    // A mouse has a button for it, and what a finger lifts opens the menu when it is let go where it was.
    if modifier.opensBySecondaryButton, !event.isTouch || isLiftedByHolding { return .failed }
    let outcome = recognizer.receive(event)
    if outcome.isOver { recognizer.reset() }
    switch outcome {
    case .possible: return .possible
    case .changed: return .begun
    case .ended:
      event.perform { [weak self] in self?.open() }
      return .ended
    case .failed: return .failed
    }
  }
}
