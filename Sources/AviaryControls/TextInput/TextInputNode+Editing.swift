@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
package import Foundation

/// What is done to the text of a field.
struct TextEditing: Equatable {
  var isEditing = false
  /// Whether an input method composes something in it.
  var isComposing = false
}

extension TextInputNode: FocusTarget {
  package var canTakeFocus: Bool {
    let values = EnvironmentValues(scope: environment)
    return values.isEnabled && values.canBeFocused
  }

  package func focusDidChange(_ isFocused: Bool, isShown: Bool) {
    if isFocused { beginEditing(selectsAll: isShown && !isMultiline) } else { endEditing() }
    editingDidChange(isFocused)
  }

  /// With a pointer and keys all of a field is selected that a program turns to, as on desktops: who types replaces it.
  package func programDidFocus() {
    guard let session, !isMultiline, modifier.selection == nil,
      EnvironmentValues(scope: environment).controlDensity == .pointer
    else { return }
    session.selectAll()
  }

  package func receiveKey(_ key: InputEvent.Key) -> Bool {
    catchUp()
    return session?.receive(key) ?? false
  }

  /// Takes what an input method made of keys.
  package func receive(_ event: InputEvent.Text) -> Bool {
    catchUp()
    guard let session else { return false }
    switch event.kind {
    case .commit(let text): session.commit(text)
    case .preedit(let text, let caret): session.compose(text, caret: caret)
    case .deleteSurrounding(let before, let after):
      var (low, high) = (session.head, session.head)
      for _ in 0..<before { low = session.place(before: low) }
      for _ in 0..<after { high = session.place(after: high) }
      if low < high { session.replace(low..<high, with: "") }
    }
    return true
  }

  /// What an input method has to know; nil while nobody edits.
  package var inputState: TextInputState? {
    guard let session else { return nil }
    var caret = convert(CGRect(origin: .zero, size: size), to: nil)
    if let editedNode { caret = editedNode.convert(editedNode.currentCaret, to: nil) }
    return TextInputState(
      caret: caret,
      text: isSecure ? "" : session.text,
      selection: isSecure ? 0..<0 : session.selection,
      isSecure: isSecure,
      isMultiline: isMultiline
    )
  }
}

extension TextInputNode {
  var isEditable: Bool { EnvironmentValues(scope: environment).isEnabled }
  var isBreakable: Bool { modifier.isBreakable }

  var isComposing: Bool {
    get { modifier.editing?.wrappedValue.isComposing ?? false }
    set { modifier.editing?.wrappedValue.isComposing = newValue }
  }

  /// What is shown of the text: dots for a secret, and what is being composed in its place.
  var editedText: (text: String, preedit: Range<Int>?) {
    guard let session else { return (text, nil) }
    let shown = session.shownText
    guard isSecure else { return (shown.text, shown.preedit) }
    return (SecureText.hidden(shown.text), nil)
  }

  /// A place of the text, in what is shown.
  func shownPlace(_ place: Int) -> Int {
    guard isSecure, let session else { return place }
    let index = session.index(place)
    return session.text.distance(from: session.text.startIndex, to: index)
      * SecureText.dot.utf8.count
  }

  /// A place of what is shown, in the text; what is being composed counts as the place of the caret.
  func textPlace(_ shown: Int) -> Int {
    guard let session else { return shown }
    if isSecure {
      let count = shown / SecureText.dot.utf8.count
      let text = session.text
      let index = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
      return session.place(index ?? text.endIndex)
    }
    guard let preedit = session.shownText.preedit else {
      return session.place(session.index(shown))
    }
    if shown <= preedit.lowerBound { return shown }
    return max(preedit.lowerBound, shown - preedit.count)
  }

  /// What is selected, composed or entered has changed.
  func editingDidMove() {
    editedNode?.editingDidChange()
    invalidateDrawing()
  }

  // MARK: - Pointers

  func place(at point: CGPoint) -> Int {
    guard let editedNode else { return 0 }
    let origin = editedNode.convert(CGRect.zero, to: self).origin
    return editedNode.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}

extension TextInputNode: GestureNode {
  package func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      guard canTakeFocus else { return .failed }
      if event.isTouch { return .possible }
      textPress =
        holdsSelection(event)
        ? DragPress(event, at: event.convert(event.location, .global)) : nil
      if textPress == nil { event.perform { [weak self] in self?.press(event) } }
      return .changed
    case .moved:
      if event.isTouch { return .possible }
      if let press = textPress {
        let place = event.convert(event.location, .global)
        guard case .lifts = press.receive(event, at: place) else { return .changed }
        textPress = nil
        event.perform { [weak self] in self?.liftSelection(from: press.start, to: place) }
        return .changed
      }
      event.perform { [weak self] in self?.extend(event) }
      return .changed
    case .up:
      event.perform { [weak self] in
        if event.isTouch || self?.textPress != nil { self?.press(event) }
        self?.textPress = nil
        self?.offerSelection()
      }
      return .ended
    case .tick: return .possible
    case .cancelled, .magnify, .rotate, .pinchEnded: return .failed
    }
  }

  /// A click puts the caret, two select a word, three a line; with shift the selection grows.
  private func press(_ event: GestureEvent) {
    guard isMounted else { return }
    root.input.focus.focus(self)
    // The text may be shown by other views now.
    guard let session else { return }
    let place = place(at: event.location)
    // A click alone puts the caret into a link, as text is edited there.
    if !event.modifiers.isDisjoint(with: [.control, .command]), let link = link(at: place) {
      open(link)
      return
    }
    session.press(
      at: place,
      clickCount: event.clickCount,
      extends: event.modifiers.contains(.shift)
    )
  }

  /// What was selected by a pointer can be pasted by its middle button.
  private func offerSelection() {
    guard let session, !isSecure, !session.selection.isEmpty else { return }
    root.input.clipboard.writeSelection(session.selectedText)
  }

  /// Puts what is selected on the desktop where a point is.
  package func pasteSelection(at point: CGPoint) {
    guard canTakeFocus else { return }
    root.input.focus.focus(self)
    guard let session else { return }
    let place = place(at: point)
    root.input.clipboard.readSelection { [weak self] text in
      guard let text, let self, self.session === session else { return }
      session.select(min(place, session.text.utf8.count))
      session.insert(text)
    }
  }

  private func extend(_ event: GestureEvent) {
    guard isMounted else { return }
    session?.drag(to: place(at: event.location))
  }
}
