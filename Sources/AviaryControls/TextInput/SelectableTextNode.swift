@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

private var theme: TextFieldTheme { ControlTheme.standard.textField }

/// The node of a text of which a part can be selected and copied.
///
/// What is selected belongs to the focus: it is let go once another view has the keys.
final class SelectableTextNode: TextNode {
  /// The selecting under way; nil while keys don't go here.
  private(set) var session: TextSession?
  /// When a finger that rests will have selected; nil for never.
  private(set) var selectionDeadline: Date?
  private var pressedLocation = CGPoint.zero

  static let maker = TextNodeMaker { SelectableTextNode($0, $1) }

  /// How long a finger rests before it selects.
  private static let pressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, in points.
  private static let slack: CGFloat = 10

  override func viewDidChange() {
    super.viewDidChange()
    session?.textDidChange()
  }

  override func willUnmount() {
    root.presentations.set(nil, for: self)
    root.input.focus.nodeWillUnmount(self)
    end()
    super.willUnmount()
  }

  private func end() {
    session?.end()
    session = nil
  }

  override func draw(into recorder: inout NodeRecorder) {
    if let session, !session.selection.isEmpty, let layout = shownLayout {
      var fill = Tracker.untracked {
        resolveStyle(Color.accentColor, in: EnvironmentValues(scope: environment))
      }
      fill.opacity *= theme.selectionOpacity
      let bounds = CGRect(origin: .zero, size: size)
      for rect in layout.rects(for: session.selection) {
        recorder.builder.fill(Path(rect), fill, in: bounds)
      }
    }
    super.draw(into: &recorder)
    recorder.respond(self)
  }

  /// Gives the text the focus, with nothing selected yet.
  private func begin() -> TextSession? {
    root.input.focus.focus(self)
    return session
  }
}

extension SelectableTextNode: TextSessionOwner, SessionTextView {
  var text: String {
    get { shownString }
    set {}
  }

  var isEditable: Bool { false }
  var isSecure: Bool { false }
  var isMultiline: Bool { true }
  var isBreakable: Bool { false }
  var isComposing: Bool {
    get { false }
    set {}
  }
  var selectedRange: Range<String.Index>? {
    get { nil }
    set {}
  }
  var textView: (any SessionTextView)? { self }

  func submit() -> Bool { false }
  func shownPlace(_ place: Int) -> Int { place }
  func textPlace(_ shown: Int) -> Int { shown }
  func editingDidMove() { invalidateDrawing() }

  var textLines: [TextLine]? { shownLayout?.lines }
  var textHeight: CGFloat { shownLayout?.size.height ?? 0 }
  var pageHeight: CGFloat { size.height }
  func caret(at place: Int) -> CGRect { shownLayout?.caret(at: place) ?? .zero }
  func place(at point: CGPoint) -> Int { shownLayout?.offset(at: point) ?? 0 }
}

extension SelectableTextNode: FocusTarget {
  var canTakeFocus: Bool {
    let values = EnvironmentValues(scope: environment)
    return values.isEnabled && values.canBeFocused && canBeSelected
  }

  /// A key that brings the focus selects all, as it does in labels of the desktop; a pointer selects by itself.
  func focusDidChange(_ isFocused: Bool, isShown: Bool) {
    if isFocused {
      if session == nil { session = TextSession(self) }
      if isShown { session?.selectAll() }
    } else {
      end()
    }
    invalidateDrawing()
  }

  func receiveKey(_ key: InputEvent.Key) -> Bool {
    guard let session else { return false }
    if key.key == .escape, key.phase == .down, !session.selection.isEmpty {
      session.select(session.head)
      return true
    }
    return session.receive(key)
  }
}

extension SelectableTextNode: SelectableText {
  var canBeSelected: Bool { shownLayout != nil && !shownString.isEmpty && isOnItsOwn }
  var hasSelectedText: Bool { session?.selection.isEmpty == false }

  func select(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down:
      pressedLocation = event.location
      if event.isTouch {
        selectionDeadline = event.time.addingTimeInterval(Self.pressDuration)
        return .possible
      }
      event.perform { [weak self] in self?.press(event) }
      // A click on a link opens it, unless it turns out to drag.
      return pressedLink == nil ? .changed : .possible
    case .moved:
      let way = event.location - pressedLocation
      if event.isTouch {
        guard max(abs(way.x), abs(way.y)) > Self.slack else { return .possible }
        selectionDeadline = nil
        return .failed
      }
      if pressedLink != nil {
        guard max(abs(way.x), abs(way.y)) > Self.slack / 2 else { return .possible }
        pressedLink = nil
      }
      event.perform { [weak self] in
        guard let self, isMounted else { return }
        session?.drag(to: place(at: event.location))
      }
      return .changed
    case .tick:
      guard let deadline = selectionDeadline, event.time >= deadline else { return .possible }
      selectionDeadline = nil
      event.perform { [weak self] in
        guard let self, isMounted else { return }
        begin()?.selectAll()
        openMenu(at: event.location)
      }
      return .ended
    case .up:
      selectionDeadline = nil
      if event.isTouch { return .failed }
      event.perform { [weak self] in self?.offerSelection() }
      return .ended
    case .cancelled, .magnify, .rotate, .pinchEnded:
      selectionDeadline = nil
      return .failed
    }
  }

  private func press(_ event: GestureEvent) {
    guard isMounted else { return }
    begin()?.press(
      at: place(at: event.location),
      clickCount: event.clickCount,
      extends: event.modifiers.contains(.shift)
    )
  }

  /// What was selected by a pointer can be pasted by its middle button.
  private func offerSelection() {
    guard let session, !session.selection.isEmpty else { return }
    root.input.clipboard.writeSelection(session.selectedText)
  }
}

extension SelectableTextNode: CommandTarget {
  func perform(_ command: EditCommand) -> Bool {
    guard command == .copy, let session, !session.selection.isEmpty else { return false }
    session.copy()
    return true
  }
}

extension SelectableTextNode: ContextMenuTarget {
  func openContextMenu(at location: CGPoint?) -> Bool {
    guard canTakeFocus else { return false }
    guard let location else {
      openMenu(at: nil)
      return true
    }
    guard let own = locationInNode(location) else { return false }
    guard let session = begin() else { return false }
    let place = place(at: own)
    if !session.selection.contains(place) {
      let word = session.word(at: place)
      session.select(word.upperBound, anchor: word.lowerBound)
    }
    openMenu(at: own)
    return true
  }

  private func openMenu(at point: CGPoint?) {
    guard let session else { return }
    session.openMenu(
      [.copy, .selectAll],
      at: point ?? CGPoint(x: caret(at: session.head).minX, y: caret(at: session.head).maxY)
    )
  }
}
