@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

private var theme: TextFieldTheme { ControlTheme.standard.textField }

/// The editing of one text while it has the focus: the caret, the selection, what is being composed, and what can
/// be undone.
///
/// Places are counts of UTF-8 bytes from the text's start, always between two characters.
final class TextSession: TimeDriven {
  unowned let node: any TextSessionOwner
  let clock: FrameClock

  /// Where the selection began; the same as ``head`` for a caret.
  private(set) var anchor = 0
  /// Where the caret is.
  private(set) var head = 0
  /// What the press selected that is under way.
  private(set) var pressed: (range: Range<Int>, clickCount: Int)?
  /// What an input method composes at the caret.
  private(set) var preedit: (text: String, caret: Int)?
  /// Where up and down aim at, in points of the text, as long as nothing else moves the caret.
  var aim: CGFloat?

  private var undoable: [Snapshot] = []
  private var redoable: [Snapshot] = []
  /// Whether the next character typed is undone together with those before.
  private var isTyping = false
  /// The text as this session has left it.
  private var known: TextContent
  /// How often the window had undone something when the text was looked at last.
  private var restorationCount = 0

  struct Snapshot {
    let content: TextContent
    let anchor: Int
    let head: Int
  }

  /// What goes on when the text is edited again, unless it was changed meanwhile.
  struct Memory {
    let state: Snapshot
    let undoable: [Snapshot]
    let redoable: [Snapshot]
  }

  var memory: Memory { Memory(state: snapshot, undoable: undoable, redoable: redoable) }

  private var snapshot: Snapshot {
    Snapshot(content: node.content, anchor: anchor, head: head)
  }

  init(_ node: any TextSessionOwner, goingOnFrom memory: Memory? = nil) {
    self.node = node
    clock = node.root.clock
    lastChange = clock.now
    known = node.content
    restorationCount = node.undoManager?.restorationCount ?? 0
    if let memory, memory.state.content.hasSameCharacters(as: known) {
      (anchor, head) = (memory.state.anchor, memory.state.head)
      (undoable, redoable) = (memory.undoable, memory.redoable)
      if memory.state.content != known { noteFormatting(of: memory.state.content) }
    } else {
      let end = node.text.utf8.count
      (anchor, head) = (end, end)
    }
    if let range = node.selectedRange { adopt(range) }
    clock.add(self)
  }

  func end() {
    clock.remove(self)
    preedit = nil
  }

  // MARK: - The text

  var text: String { node.text }

  func index(_ place: Int) -> String.Index {
    let text = text
    let index = text.utf8.index(
      text.startIndex,
      offsetBy: min(max(place, 0), text.utf8.count)
    )
    // Inside of a character is before it.
    return text.startOfCharacter(at: index)
  }

  func place(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The places of the selection, in order; empty for a caret.
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var selectedText: String {
    String(text[index(selection.lowerBound)..<index(selection.upperBound)])
  }

  /// What is shown: the text with what is being composed in it.
  var shownText: (text: String, preedit: Range<Int>?, caret: Int) {
    guard let preedit else { return (text, nil, head) }
    var shown = text
    shown.insert(contentsOf: preedit.text, at: index(head))
    return (shown, head..<head + preedit.text.utf8.count, head + preedit.caret)
  }

  // MARK: - Pointers

  /// A click puts the caret, two select a word, three a line; with shift the selection grows.
  func press(at place: Int, clickCount: Int, extends: Bool) {
    if extends {
      select(place, anchor: anchor)
      pressed = (anchor..<anchor, 1)
      return
    }
    let range: Range<Int> =
      switch clickCount {
      case 2: word(at: place)
      case 3...: paragraph(at: place)
      default: place..<place
      }
    select(range.upperBound, anchor: range.lowerBound)
    pressed = (range, clickCount)
  }

  /// What was pressed is dragged to a place: by whole words where a word was pressed.
  func drag(to place: Int) {
    guard let pressed else { return }
    var place = place
    if place < pressed.range.lowerBound {
      if pressed.clickCount == 2 { place = word(at: place).lowerBound }
      select(place, anchor: pressed.range.upperBound)
    } else {
      if pressed.clickCount == 2, place > pressed.range.upperBound {
        place = word(at: place).upperBound
      }
      select(max(place, pressed.range.upperBound), anchor: pressed.range.lowerBound)
    }
  }

  // MARK: - Changes

  /// Moves the caret.
  func select(_ head: Int, anchor: Int? = nil, keepsAim: Bool = false) {
    let place = place(index(head))
    self.head = place
    self.anchor = anchor.map { self.place(index($0)) } ?? place
    isTyping = false
    if !keepsAim { aim = nil }
    selectionDidChange()
  }

  /// The view or the program changed the selection or the text.
  func adopt(_ range: Range<String.Index>) {
    let (low, high) = (place(range.lowerBound), place(range.upperBound))
    guard low..<high != selection else { return }
    anchor = low
    head = high
  }

  /// The text changed from outside: places that are not in it any more move to its end, and so does a caret that was there
  /// where something before it changed.
  ///
  /// Where only attributes changed, as by a button that formats, that can be undone. Where characters did, what is
  /// typed from then on is undone by itself. What the window has undone is where the caret is.
  func textDidChange() {
    let content = node.content
    let isRestored = (node.undoManager?.restorationCount ?? 0) != restorationCount
    restorationCount = node.undoManager?.restorationCount ?? 0
    if content.isAttributed, content != known, content.hasSameCharacters(as: known) {
      if !isRestored { noteFormatting(of: known) }
    } else if content != known {
      isTyping = false
      if isRestored { head = Self.endOfChange(from: known.string, to: content.string) }
    }
    if !isRestored, selection.isEmpty, head == known.string.utf8.count,
      !Self.isKept(known.string, in: content.string)
    {
      head = content.string.utf8.count
      anchor = head
    }
    known = content
    head = place(index(head))
    anchor = isRestored ? head : place(index(anchor))
    if let range = node.selectedRange { adopt(range) }
  }

  /// Whether a text begins as the one before: what comes is behind the caret then, which stays where it is.
  private static func isKept(_ old: String, in new: String) -> Bool {
    !old.isEmpty && new.utf8.starts(with: old.utf8)
  }

  /// The place in a new text behind what is not as in an old one.
  private static func endOfChange(from old: String, to new: String) -> Int {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return new.count - end
  }

  /// Attributes of a text were changed by somebody else.
  private func noteFormatting(of content: TextContent) {
    note(Snapshot(content: content, anchor: anchor, head: head))
  }

  /// What was before can be had back.
  private func note(_ before: Snapshot) {
    undoable.append(before)
    if undoable.count > 200 { undoable.removeFirst() }
    redoable = []
    isTyping = false
  }

  /// Puts a text in place of some of it, and the caret behind.
  func replace(_ range: Range<Int>, with string: String, isTyping: Bool = false) {
    let string = node.isMultiline ? string : string.replacing("\n", with: " ")
    change(range, to: string, isTyping: isTyping) { range in
      node.replace(range, with: string)
    }
  }

  /// Puts an attributed text in place of what is selected, and the caret behind.
  func insert(_ string: AttributedString) {
    change(selection, to: String(string.characters), isTyping: false) { range in
      node.replace(range, with: string)
    }
  }

  /// - Parameters:
  ///   - range: What goes.
  ///   - string: What comes.
  ///   - isTyping: Whether it is one character of several that are undone together.
  ///   - body: Changes the text.
  private func change(
    _ range: Range<Int>,
    to string: String,
    isTyping: Bool,
    _ body: (Range<Int>) -> Void
  ) {
    guard node.isEditable else { return }
    let before = snapshot
    let goesOn = isTyping && self.isTyping
    let expected: String? =
      range.upperBound == text.utf8.count ? text[..<index(range.lowerBound)] + string : nil
    let isUndoneByWindow = isUndoneByWindow {
      body(place(index(range.lowerBound))..<place(index(range.upperBound)))
    }
    // The view may keep another text than it was given, such as one with its digits in groups.
    let isRewritten = expected.map { !Self.isKept($0, in: text) } ?? false
    let end =
      isRewritten ? text.utf8.count : place(index(range.lowerBound + string.utf8.count))
    (anchor, head) = (end, end)
    aim = nil
    if !isUndoneByWindow { if goesOn { redoable = [] } else { note(before) } }
    self.isTyping = isTyping
    selectionDidChange()
  }

  /// Makes a change, and says whether whoever keeps the text has the window undo it, as a document does.
  ///
  /// Such a text has no history of its own: a change would be undone twice.
  private func isUndoneByWindow(_ body: () -> Void) -> Bool {
    let before = node.undoManager?.changeCount
    body()
    guard node.undoManager?.changeCount != before else { return false }
    (undoable, redoable) = ([], [])
    return true
  }

  /// Changes attributes of what is selected, or those with which text is entered.
  func format(_ body: () -> Void) {
    guard node.isEditable else { return }
    let before = snapshot
    let isUndoneByWindow = isUndoneByWindow(body)
    if node.content != before.content, !isUndoneByWindow { note(before) }
    isTyping = false
    selectionDidChange()
  }

  func insert(_ string: String, isTyping: Bool = false) {
    replace(selection, with: string, isTyping: isTyping && selection.isEmpty)
  }

  func compose(_ string: String, caret: Int) {
    if !selection.isEmpty, !string.isEmpty { insert("") }
    preedit = string.isEmpty ? nil : (string, min(max(caret, 0), string.utf8.count))
    node.isComposing = preedit != nil
    selectionDidChange()
  }

  func commit(_ string: String) {
    compose("", caret: 0)
    insert(string, isTyping: true)
  }

  // MARK: - Undo

  var canUndo: Bool { !undoable.isEmpty }
  var canRedo: Bool { !redoable.isEmpty }

  func undo() { restore(from: &undoable, to: &redoable) }
  func redo() { restore(from: &redoable, to: &undoable) }

  /// Makes what a closure changes one step that is undone together.
  func asOneChange(_ body: () -> Void) {
    let (before, old) = (snapshot, undoable)
    guard !isUndoneByWindow(body), node.content != before.content else { return }
    undoable = old
    note(before)
  }

  private func restore(from source: inout [Snapshot], to other: inout [Snapshot]) {
    guard node.isEditable, let last = source.popLast() else { return }
    other.append(snapshot)
    node.content = last.content
    (anchor, head) = (last.anchor, last.head)
    isTyping = false
    selectionDidChange()
  }

  // MARK: - The caret

  /// When the caret was moved last; it does not blink away while it moves.
  private var lastChange: Date

  private func selectionDidChange() {
    lastChange = clock.now
    wasShown = true
    known = node.content
    node.selectedRange = index(selection.lowerBound)..<index(selection.upperBound)
    if node.content != known { textDidChange() }
    node.editingDidMove()
  }

  private var wasShown = true

  /// Whether the caret is not blinked away.
  var showsCaret: Bool {
    let time = clock.now.timeIntervalSince(lastChange)
    guard node.isEditable, selection.isEmpty, time < theme.blinkingDuration else {
      return node.isEditable && selection.isEmpty
    }
    return Int(bounded: time / theme.blinkDuration) % 2 == 0
  }

  var nextWakeUp: WakeUp {
    let time = clock.now.timeIntervalSince(lastChange)
    guard node.isEditable, selection.isEmpty, time < theme.blinkingDuration else { return .never }
    let next = (time / theme.blinkDuration + 0.001).rounded(.down) + 1
    return .at(lastChange.addingTimeInterval(next * theme.blinkDuration))
  }

  func tick(_ now: Date) {
    guard showsCaret != wasShown else { return }
    wasShown = showsCaret
    node.textView?.invalidateDrawing()
  }
}

extension String {
  /// The start of the character that an index is in.
  fileprivate func startOfCharacter(at index: String.Index) -> String.Index {
    if String.Index(index, within: self) != nil { return index }
    var result = startIndex
    while result < endIndex {
      let next = self.index(after: result)
      if next > index { return result }
      result = next
    }
    return endIndex
  }
}
