@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryLayout
package import Foundation

/// Marks a view in which text is entered, for whoever edits it: a window, a test.
package nonisolated struct TextInputModifier: _NodeModifier {
  let text: Binding<String>
  let label: AnyView
  /// What of the text is selected, for whoever edits it; nil where the view does not want to know.
  var selection: Binding<TextSelection?>?
  var isSecure = false
  var isMultiline = false
  var editingChanged: ((Bool) -> Void)?
  /// Called before what is entered counts.
  var willCommit: (() -> Void)?
  var commit: (() -> Void)?
  /// Whether return breaks a line, and tab is entered.
  var isBreakable = false
  /// Hears what is done to the text, for views that show it in another way then.
  var editing: Binding<TextEditing>?
  /// The text with its attributes, where it has some; `text` and `selection` don't count then.
  var rich: RichText?

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    TextInputNode(list, child, place)
  }
}

/// The node of a view in which text is entered.
package final class TextInputNode: ModifierNode<TextInputModifier> {
  package override class var resolves: Bool { true }
  private var isEnabled = true
  private var shownText = ""

  package override class var resolvesObserved: Bool { true }

  package override func resolve(_ environment: EnvironmentValues) {
    isEnabled = environment.isEnabled
    shownText = text
    followSelection()
  }

  /// What the program has selected is taken over, once all that is shown is known.
  private func followSelection() {
    guard let session, let place = richPlace, place != session.selection else { return }
    root.actions.append(
      (
        "selection",
        { [weak self] in
          self?.session?.textDidChange()
          self?.editingDidMove()
        }
      )
    )
  }

  package override func viewDidChange() {
    styleDidChange()
    session?.textDidChange()
  }

  package override func environmentDidChange() {
    invalidateDrawing()
    guard let session else { return }
    session.textDidChange()
    editedNode?.styleDidChange()
  }

  package override func willUnmount() {
    root.presentations.set(nil, for: self)
    root.input.focus.nodeWillUnmount(self)
    session?.end()
    session = nil
  }

  // MARK: - Editing

  /// The editing under way; nil while keys don't go here.
  private(set) final var session: TextSession?
  /// The node that shows the text, where there is one.
  final weak var editedNode: EditedTextNode?
  /// A press on what is selected, which may drag it.
  final var textPress: DragPress?
  /// Where what is dragged over the text would be put; nil for nowhere.
  private(set) final var dropPlace: Int?

  /// Shows where what is dragged would be put, or nothing any more.
  final func setDropPlace(_ place: Int?) {
    guard dropPlace != place else { return }
    dropPlace = place
    editedNode?.editingDidChange()
    invalidateDrawing()
  }

  /// Where the editing before ended, and what could be undone then.
  private var lastEditing: TextSession.Memory?

  final func beginEditing(selectsAll: Bool) {
    let session = TextSession(self, goingOnFrom: lastEditing)
    self.session = session
    modifier.editing?.wrappedValue = TextEditing(isEditing: true)
    if selectsAll { session.select(text.utf8.count, anchor: 0) } else { editingDidMove() }
  }

  final func endEditing() {
    lastEditing = session?.memory
    session?.end()
    session = nil
    modifier.editing?.wrappedValue = TextEditing()
    editingDidMove()
  }

  /// The text as it is now.
  package var text: String {
    get { isRich ? richString : modifier.text.wrappedValue }
    set {
      guard isEnabled else { return }
      if isRich {
        attributedText = AttributedString(newValue)
      } else {
        modifier.text.wrappedValue = newValue
      }
    }
  }

  /// What is selected of an attributed text, where nobody else keeps it.
  final var ownSelection = AttributedTextSelection()
  /// The characters of an attributed text, and an index of that text, which tells whether it is the same still.
  final var knownString: (start: AttributedString.Index, string: String)?

  /// The range that is selected: an empty one where text is entered, nil for none.
  ///
  /// Only the first of several ranges counts, and only as far as it lies in the text.
  package var selectedRange: Range<String.Index>? {
    get { isRich ? richRange : modifier.selection?.wrappedValue?.range(in: text) }
    set {
      if isRich {
        richRange = newValue
      } else {
        modifier.selection?.wrappedValue = newValue.map { TextSelection(range: $0) }
      }
    }
  }

  /// Enters a text, as typing or pasting does: in place of what is selected, else at the end.
  ///
  /// The place where text is entered is behind it afterwards.
  package func enter(_ string: String) {
    guard isEnabled else { return }
    let text = self.text
    let range = selectedRange ?? text.endIndex..<text.endIndex
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    replace(start..<text.utf8.distance(from: text.startIndex, to: range.upperBound), with: string)
    // The view may keep another text than it was given.
    let kept = self.text
    let end = kept.utf8.index(
      kept.startIndex,
      offsetBy: start + string.utf8.count,
      limitedBy: kept.endIndex
    )
    let place = end ?? kept.endIndex
    selectedRange = place..<place
  }

  /// What a keyboard on the screen is to know of the text.
  package var inputTraits: TextInputTraits { EnvironmentValues(scope: environment).textInputTraits }

  /// Whether what is entered is left as it is.
  package var isAutocorrectionDisabled: Bool {
    EnvironmentValues(scope: environment).autocorrectionDisabled
  }

  /// What is on the key that enters the text.
  package var submitLabel: SubmitLabel { EnvironmentValues(scope: environment).submitLabel }

  package var isSecure: Bool { modifier.isSecure }
  package var isMultiline: Bool { modifier.isMultiline }

  /// Says that the view is edited, or not any more.
  package func editingDidChange(_ isEditing: Bool) { modifier.editingChanged?(isEditing) }

  /// Says that the text is entered, as the return key does.
  ///
  /// - Returns: Whether anybody wanted to know.
  @discardableResult
  package func submit() -> Bool {
    if let willCommit = modifier.willCommit {
      let before = text
      willCommit()
      if text != before { session?.select(text.utf8.count) }
    }
    modifier.commit?()
    let actions = EnvironmentValues(scope: environment).submitActions
    actions.run(.text)
    return modifier.commit != nil || actions.hears(.text)
  }

  package override func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  package override func draw(into recorder: inout NodeRecorder) {
    let inside = recorder.drawPieces(child)
    let parts = AccessibilityPiece.elements(inside)
    let placeholder = parts.filter { $0.details.part == .placeholder }.combinedLabel
    let label = parts.filter { $0.details.part != .placeholder }.combinedLabel
    var element = AccessibilityElement(
      role: .textField,
      label: label.isEmpty ? placeholder : label,
      value: modifier.isSecure ? SecureText.hidden(shownText) : shownText,
      frame: CGRect(origin: .zero, size: size)
    )
    element.isEnabled = isEnabled
    element.details.isSecure = modifier.isSecure
    element.details.isMultiline = modifier.isMultiline
    element.details.placeholder = placeholder.isEmpty ? nil : placeholder
    recorder.describe(element, of: self)
    recorder.respond(self)
  }
}

extension ViewRoot {
  /// The nodes in which text is entered, in reading order.
  package var textInputs: [TextInputNode] { node?.nodes(of: TextInputNode.self) ?? [] }
}
