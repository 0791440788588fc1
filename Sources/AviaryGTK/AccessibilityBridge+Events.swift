import AviaryEngine
import AviaryInteraction
import CAviaryWindow
import Foundation

/// What assistive technology is told without asking.
extension AccessibilityBridge {
  /// Tells of changes in a window.
  func tell(of entry: Entry, _ changes: [AccessibleChange]) {
    for change in changes { tell(of: entry, change) }
  }

  private func tell(of entry: Entry, _ change: AccessibleChange) {
    switch change {
    case .added(let id):
      guard let item = entry.tree.items[id] else { return }
      let object = AccessibilityObject.item(entry, item)
      emitChild(of: parent(object), "add", index(object), reference(path(id, in: entry)))
    case .removed(let item, let index):
      let own = path(item.id, in: entry)
      let parent = item.parent.map { path($0, in: entry) } ?? path(entry)
      emitChild(of: reference(parent), "remove", index, reference(own))
      if entry.tree.items[item.id] == nil {
        emit(own, "StateChanged", "defunct", detail: 1)
      }
    case .label(let id):
      let label = entry.tree.items[id]?.element.label ?? ""
      emit(path(id, in: entry), "PropertyChange", "accessible-name", value: .string(label))
    case .hint(let id):
      let hint = entry.tree.items[id]?.element.hint ?? ""
      emit(path(id, in: entry), "PropertyChange", "accessible-description", value: .string(hint))
    case .value(let id):
      guard let range = entry.tree.items[id]?.element.details.range else { return }
      emit(path(id, in: entry), "PropertyChange", "accessible-value", value: .double(range.current))
    case .state(let id, let old):
      guard let item = entry.tree.items[id] else { return }
      let (before, after) = (
        AccessibilityStateFlag.states(of: old), AccessibilityStateFlag.states(of: item)
      )
      for state in AccessibilityStateFlag.allCases where state != .focused {
        let isOn = after.contains(state)
        if before.contains(state) != isOn { emitState(path(id, in: entry), state, isOn) }
      }
    case .frame(let id):
      guard let item = entry.tree.items[id] else { return }
      let rect = extents(.item(entry, item), in: 1)
      let value = BusValue.tuple(
        .int32(rect.x),
        .int32(rect.y),
        .int32(rect.width),
        .int32(rect.height)
      )
      emit(path(id, in: entry), "BoundsChanged", "", value: value)
    case .text(let id, let old):
      tellText(path(id, in: entry), old, entry.tree.items[id]?.text ?? "")
    case .caret(let id):
      let caret = entry.tree.items[id]?.editing?.caret ?? 0
      emit(path(id, in: entry), "TextCaretMoved", "", detail: caret)
    case .selection(let id): emit(path(id, in: entry), "TextSelectionChanged", "")
    case .focus(let id, let isFocused): emitState(path(id, in: entry), .focused, isFocused)
    }
  }

  /// Tells what of a text is gone and what is new: the part in which both differ.
  private func tellText(_ path: String, _ old: String, _ new: String) {
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(before.count, after.count)
    let start = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
    let end =
      (0..<shorter - start).first {
        before[before.count - 1 - $0] != after[after.count - 1 - $0]
      } ?? shorter - start
    let removed = before[start..<before.count - end]
    let inserted = after[start..<after.count - end]
    for (name, part) in [("delete", removed), ("insert", inserted)] where !part.isEmpty {
      emit(
        path,
        "TextChanged",
        name,
        detail: start,
        part.count,
        value: .string(String(String.UnicodeScalarView(part)))
      )
    }
  }

  /// Has words spoken, in the name of the window that has the keyboard, or else of the first one.
  func announce(_ words: String) {
    guard let entry = entries.first(where: \.isActive) ?? entries.first else { return }
    emit(path(entry), "Announcement", "", detail: Self.polite, value: .string(words))
  }

  /// AT-SPI's number for words that wait for what is spoken now.
  private static let polite = 1

  // MARK: - Sending

  func emitChild(
    of parent: AccessibilityReference,
    _ what: String,
    _ index: Int,
    _ child: AccessibilityReference
  ) {
    emit(parent.path, "ChildrenChanged", what, detail: index, value: child.busValue)
  }

  func emitState(_ path: String, _ state: AccessibilityStateFlag, _ isOn: Bool) {
    emit(path, "StateChanged", state.name, detail: isOn ? 1 : 0)
  }

  func emitWindow(_ entry: Entry, _ member: String) {
    emit(path(entry), interface: "Window", member, "", value: .string(entry.shownTitle))
  }

  func emit(
    _ path: String,
    interface: String = "Object",
    _ member: String,
    _ what: String,
    detail first: Int = 0,
    _ second: Int = 0,
    value: BusValue = .int32(0)
  ) {
    let tuple = BusValue.tuple(
      .string(what),
      .int32(first),
      .int32(second),
      .variant(value),
      .dictionary("v", [])
    )
    aviary_bus_emit(path, "org.a11y.atspi.Event.\(interface)", member, tuple.description)
  }
}
