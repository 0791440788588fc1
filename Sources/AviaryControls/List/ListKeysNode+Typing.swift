@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryInteraction
import AviaryLayout
import Foundation

/// What a person types to find a row: letters that follow each other soon belong together.
struct TypedPrefix {
  /// For how long letters belong together, in seconds; chosen.
  static let pause: TimeInterval = 1

  private(set) var text = ""
  private var time = Date.distantPast

  /// Adds letters.
  ///
  /// - Returns: Whether they continue what was typed before.
  mutating func add(_ letters: String, at time: Date) -> Bool {
    let continues = time.timeIntervalSince(self.time) < Self.pause && !text.isEmpty
    text = continues ? text + letters : letters
    self.time = time
    return continues
  }
}

extension ListKeysNode {
  /// Control and A selects all rows.
  ///
  /// - Returns: Whether the key was that, and several rows can be selected.
  func selectAll(_ key: InputEvent.Key) -> Bool {
    guard selection.allowsSeveral, key.key.character.lowercased() == "a",
      key.modifiers.isDisjoint(with: [.shift, .option]),
      let rows = SelectableRows(in: child, selection)
    else { return false }
    selection.selectSeveral(rows.allTags)
    return true
  }

  /// Left and right fold and unfold what is under the row that keys move from; from left to right.
  ///
  /// Where there is nothing to fold, left goes to the row that this one is under.
  ///
  /// - Returns: Whether there was something to fold or unfold, or a row to go to.
  func fold(_ key: InputEvent.Key) -> Bool {
    guard key.key == .leftArrow || key.key == .rightArrow,
      let rows = SelectableRows(in: child, selection), let index = currentIndex(in: rows)
    else { return false }
    let unfolds = (key.key == .rightArrow) != isRightToLeft
    let row = Subview(rows.list, index).containerValues.listRow
    if let isExpanded = row.expansion, isExpanded.wrappedValue != unfolds {
      isExpanded.wrappedValue = unfolds
      return true
    }
    guard !unfolds, let above = rows.index(above: index, depth: row.depth) else { return false }
    return move(.row(above), extends: false)
  }

  /// Letters select the next row whose text begins with them.
  ///
  /// - Returns: Whether rows of this list are found by letters.
  func find(_ key: InputEvent.Key) -> Bool {
    let letters = key.characters
    guard let first = letters.unicodeScalars.first, first.value > 0x20, first.value != 0x7F,
      !key.key.isFunctionKey, let rows = SelectableRows(in: child, selection),
      let text = EnvironmentValues(scope: environment).listRowText
    else { return false }
    let continues = typed.add(letters, at: key.time)
    let current = currentIndex(in: rows)
    // What goes on may still mean the row that was found.
    let start = current.map { continues ? $0 : $0 + 1 } ?? 0
    if let index = rows.index(from: start, typed: typed.text, text) {
      _ = move(.row(index), extends: false)
    }
    return true
  }
}
