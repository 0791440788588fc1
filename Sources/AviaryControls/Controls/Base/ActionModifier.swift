@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
import AviaryLayout
package import Foundation

private var theme: ButtonTheme { ControlTheme.standard.button }

/// Lets a view be activated: a button, a link, a row that leads somewhere.
package nonisolated struct ActionModifier: _NodeModifier {
  let action: @MainActor () -> Void
  /// Hears whether a pointer presses the view.
  var pressed: Binding<Bool>?
  var purpose = ActionPurpose.control
  /// Whether all of the view's bounds is hit, and not only what is drawn in them.
  var hitsBounds = true
  var fillsRow = RowFilling.never
  /// How much of the view counts for a pointer, in points from its trailing edge; nil for all of it.
  var trailingReach: CGFloat?
  /// Whether it acts again and again while it is held, where buttons do.
  var mayRepeat = false
  /// Whether it does nothing, and leaves presses to what is around it.
  var isInert = false

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ActionNode(list, child, place)
  }
}

/// When a press anywhere in a row of a list counts for a control in it.
package enum RowFilling {
  case never
  /// Where it is the row's only control.
  case alone
  case always
}

/// What a view that can be activated is there for.
package enum ActionPurpose {
  /// It is used for itself, and can have the focus.
  case control
  /// It belongs to a row, whose list has the focus.
  case rowPart
  /// It closes what lies in front of it.
  case dismissal
}

/// The node of a view that can be activated, by a pointer, a key or assistive technology.
package final class ActionNode: FocusTargetNode<ActionModifier>, PressedArea {
  var isEnabledNow: Bool {
    EnvironmentValues(scope: environment).isEnabled
  }

  /// The keys that do the same.
  package var keyboardShortcut: KeyboardShortcut? {
    EnvironmentValues(scope: environment).keyboardShortcut
  }

  /// Whether a pointer presses the view.
  package var isPressed = false {
    didSet {
      if isPressed != oldValue, let pressed = modifier.pressed { pressed.wrappedValue = isPressed }
    }
  }

  /// Whether it is an answer of an alert, or an action of a confirmation dialog.
  package var isAnswer: Bool {
    let place = EnvironmentValues(scope: environment).controlPlace
    return place == .alert || place == .confirmation
  }

  /// How often the place was clicked in a row, this press included.
  var clickCount = 1
  /// When the view that is held acts the next time, and whether it has by itself.
  var nextRepeat: Date?
  var hasRepeated = false

  var repeats: Bool {
    modifier.mayRepeat && isEnabledNow
      && EnvironmentValues(scope: environment).buttonRepeatBehavior == .enabled
  }

  package var purpose: ActionPurpose { modifier.purpose }

  package override func willUnmount() {
    isPressed = false
    super.willUnmount()
  }

  package override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    recorder.respond(self)
  }

  package override func isHit(at point: CGPoint) -> Bool {
    (modifier.hitsBounds || modifier.fillsRow != .never) && !modifier.isInert
      && pressArea.contains(point)
  }

  /// Where a press counts, in the node's own space: in its bounds, or in all of the row that it is in.
  var pressArea: CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    if let reach = modifier.trailingReach, reach < size.width {
      if !isRightToLeft { bounds.origin.x = size.width - reach }
      bounds.size.width = reach
    }
    guard modifier.fillsRow != .never,
      let row = surroundingRow,
      modifier.fillsRow == .always || row.soleControl === self
    else { return bounds }
    return rowBounds ?? bounds
  }

  package var pressedFrame: CGRect { convert(pressArea, to: nil) }

  /// The list around, if its rows can be selected.
  var surroundingList: ListKeysNode? {
    surroundingListContainer?.surroundingKeys
  }

  /// Does what the view is there for, unless it is disabled.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  package func activate() -> Bool {
    guard isEnabledNow, !modifier.isInert else { return false }
    MainThread.run(modifier.action)
    return true
  }

  // MARK: - Focus

  package override var canTakeFocus: Bool {
    // Of a list whose rows are selected, the list has the focus.
    purpose == .control && !modifier.isInert && super.canTakeFocus
      && (modifier.fillsRow != .always || surroundingList == nil)
  }

  package override func focusDidChange(_ isFocused: Bool, isShown: Bool) {
    isPressed = false
    super.focusDidChange(isFocused, isShown: isShown)
  }

  /// Space and return press the view.
  package override func receiveKey(_ key: InputEvent.Key) -> Bool {
    guard key.key == .space || key.key == .return, !key.isCommand else { return false }
    switch key.phase {
    case .down:
      isPressed = true
      hasRepeated = false
    case .repeat where isPressed && repeats:
      hasRepeated = true
      activate()
    case .up:
      guard isPressed else { return false }
      isPressed = false
      if !hasRepeated { activate() }
    default: break
    }
    return true
  }
}

extension View {
  /// Lets this view be activated.
  package nonisolated func onActivation(
    pressed: Binding<Bool>? = nil,
    purpose: ActionPurpose = .control,
    hitsBounds: Bool = true,
    trailingReach: CGFloat? = nil,
    fillsRow: RowFilling = .never,
    mayRepeat: Bool = false,
    isInert: Bool = false,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      ActionModifier(
        action: action,
        pressed: pressed,
        purpose: purpose,
        hitsBounds: hitsBounds,
        fillsRow: fillsRow,
        trailingReach: trailingReach,
        mayRepeat: mayRepeat,
        isInert: isInert
      )
    )
  }
}

extension ViewRoot {
  /// The nodes that can be activated, in reading order.
  package var actionNodes: [ActionNode] { node?.nodes(of: ActionNode.self) ?? [] }
}
