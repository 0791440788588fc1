import AviaryEngine
@_spi(Engine) import AviaryInteraction
import Foundation

extension TextSession {
  /// Whether the text needs a key with Control or Command itself.
  ///
  /// Those that undo are the window's where there is nothing to undo in the text.
  func handles(_ key: InputEvent.Key) -> Bool {
    guard !key.modifiers.contains(.option) else { return false }
    switch key.key {
    case .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end:
      return node.isEditable || key.modifiers.contains(.shift)
    case .delete, .deleteForward: return node.isEditable
    default: return command(key) != nil
    }
  }

  /// Edits as a key says.
  ///
  /// - Returns: Whether the text made use of it.
  func receive(_ key: InputEvent.Key) -> Bool {
    guard key.phase == .down || key.phase == .repeat else { return false }
    if preedit != nil, key.key == .escape {
      compose("", caret: 0)
      return true
    }
    if move(with: key) || delete(with: key) { return true }
    guard let command = command(key) else { return type(key) }
    command()
    return true
  }

  private func move(with key: InputEvent.Key) -> Bool {
    let extends = key.modifiers.contains(.shift)
    // A text that is only read has no caret to be moved.
    guard node.isEditable || extends else { return false }
    let isByWord = key.modifiers.contains(.control) || key.modifiers.contains(.option)
    let isFar = key.modifiers.contains(.command)
    let step: Step
    switch key.key {
    case .leftArrow: step = isFar ? .lineStart : isByWord ? .wordLeft : .left
    case .rightArrow: step = isFar ? .lineEnd : isByWord ? .wordRight : .right
    case .upArrow: step = isFar ? .start : .up
    case .downArrow: step = isFar ? .end : .down
    case .pageUp where node.isMultiline: step = .pageUp
    case .pageDown where node.isMultiline: step = .pageDown
    case .home: step = isByWord || isFar ? .start : .lineStart
    case .end: step = isByWord || isFar ? .end : .lineEnd
    default: return false
    }
    move(step, extends: extends)
    return true
  }

  private func delete(with key: InputEvent.Key) -> Bool {
    guard node.isEditable else { return false }
    let isByWord = key.modifiers.contains(.control) || key.modifiers.contains(.option)
    let step: Step
    switch key.key {
    case .delete:
      step = key.modifiers.contains(.command) ? .lineStart : isByWord ? .wordBack : .back
    case .deleteForward: step = isByWord ? .wordForward : .forward
    default: return false
    }
    if selection.isEmpty {
      let goal = destination(step)
      guard goal != head else { return true }
      replace(min(head, goal)..<max(head, goal), with: "")
    } else {
      insert("")
    }
    return true
  }

  /// What a key does that is held with Control or Command; nil for nothing.
  private func command(_ key: InputEvent.Key) -> (() -> Void)? {
    guard key.isCommand, !key.modifiers.contains(.option) else { return nil }
    switch key.key.character.lowercased() {
    case "a": return selectAll
    case "c": return copy
    case _ where !node.isEditable: return nil
    case "x": return cut
    case "v" where key.modifiers.contains(.shift): return pastePlain
    case "v": return paste
    case "z" where key.modifiers.contains(.shift), "y": return canRedo ? redo : nil
    case "z": return canUndo ? undo : nil
    case let character:
      guard let format = TextFormat.allCases.first(where: { $0.key == character }),
        key.modifiers.isDisjoint(with: .shift), node.formats[format] != nil
      else { return nil }
      return { self.toggle(format) }
    }
  }

  func toggle(_ format: TextFormat) { self.format { node.toggle(format) } }

  private func type(_ key: InputEvent.Key) -> Bool {
    guard node.isEditable, !key.isCommand else { return false }
    switch key.key {
    case .return:
      // Of a field of several lines, return breaks them where nobody wants to know of it.
      if !(node.isMultiline && breaksLine(key)), node.submit() { return true }
      guard node.isMultiline else { return false }
      insert("\n", isTyping: false)
      return true
    case .tab where node.isBreakable && !key.modifiers.contains(.shift):
      insert("\t", isTyping: true)
      return true
    case .escape, .tab: return false
    default:
      guard !key.characters.isEmpty, !key.modifiers.contains(.option) else { return false }
      insert(key.characters, isTyping: true)
      return true
    }
  }

  private func breaksLine(_ key: InputEvent.Key) -> Bool {
    node.isBreakable || !key.modifiers.isDisjoint(with: [.option, .shift])
  }
}
