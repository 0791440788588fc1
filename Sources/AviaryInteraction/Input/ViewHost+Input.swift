@_spi(Engine) package import AviaryEngine
package import Foundation

/// What a window hands over and asks for. Everything else a window needs is in the display list and the
/// accessibility tree.
extension ViewHost {
  /// Handles what a person did, in the tree as it is at rest: ``update()`` runs first if need be.
  ///
  /// What follows from it is shown by the next ``update()``; ``nextWakeUp`` tells whether there is any.
  ///
  /// - Returns: Whether something made use of it.
  @discardableResult
  package func receive(_ event: InputEvent) -> Bool { root.input.receive(event) }

  /// Keys like shift were pressed or let go, or the keyboard has gone elsewhere, when none counts as pressed.
  package func modifierKeysDidChange(to keys: EventModifiers) {
    root.input.modifierKeys.change(to: keys)
  }

  /// Tells what changes by itself how late it is; ``update()`` shows what follows.
  package func tick(_ now: Date) {
    root.clock.tick(now)
    root.input.focus.enterPreferredIfDue()
  }

  /// When ``tick(_:)`` and ``update()`` are to be called next, if nothing else happens.
  package var nextWakeUp: WakeUp { root.nextWakeUp }

  /// What a pointer is to look like where it is.
  package var pointerShape: PointerShape { root.input.pointerShape }

  /// What an input method has to know; nil while keys don't go to a text.
  package var textInputState: TextInputState? { root.input.textInputState }
}

extension ViewRoot {
  /// What handles the events of this tree.
  package var input: InputController { rootStorage { InputController(root: self) } }

  /// When the tree has to be looked at next, if nothing else happens.
  package var nextWakeUp: WakeUp { isDirty || needsDisplay ? .now : clock.nextWakeUp }
}

/// What an input method has to know of the text that keys go to.
package struct TextInputState: Equatable {
  /// The caret in the root's space, in points: beside it an input method shows what can be chosen.
  package var caret: CGRect
  /// The text around the caret, what is being composed left out.
  package var text: String
  /// What is selected, in UTF-8 bytes of the text; empty for a caret.
  package var selection: Range<Int>
  /// Whether what is entered must not be remembered or shown.
  package var isSecure: Bool
  package var isMultiline: Bool

  package init(
    caret: CGRect,
    text: String,
    selection: Range<Int>,
    isSecure: Bool,
    isMultiline: Bool
  ) {
    self.caret = caret
    self.text = text
    self.selection = selection
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}
