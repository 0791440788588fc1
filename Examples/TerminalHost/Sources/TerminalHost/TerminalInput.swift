import Foundation
import SwiftUI

/// What a person does, as a terminal tells it.
enum TerminalEvent {
  case key(KeyEquivalent, EventModifiers)
  case character(Character)
  /// In cells from 0 on; the button is that of the terminal's protocol, 3 for none.
  case mouse(column: Int, row: Int, button: Int, isMoving: Bool, isPress: Bool, EventModifiers)
  /// Notches: down and to the right are positive.
  case wheel(column: Int, row: Int, dx: Int, dy: Int)
}

/// Finds events in the bytes of a terminal: xterm's keys, and its mouse in mode 1006.
struct TerminalInput {
  private var bytes: [UInt8] = []

  /// The events in the bytes so far; a sequence that is not complete waits for the rest.
  mutating func events(from new: [UInt8]) -> [TerminalEvent] {
    bytes += new
    var events: [TerminalEvent] = []
    while !bytes.isEmpty {
      guard let (event, count) = next() else { break }
      bytes.removeFirst(count)
      if let event { events.append(event) }
    }
    return events
  }

  /// The event at the beginning and how many bytes it took; nil if more have to come.
  private func next() -> (TerminalEvent?, Int)? {
    switch bytes[0] {
    case 0x1B:
      // Alone it is the key; the parts of a sequence come together.
      guard bytes.count > 1 else { return (.key(.escape, []), 1) }
      if bytes[1] == 0x5B { return sequence() }
      if bytes[1] == 0x4F {
        guard bytes.count > 2 else { return nil }
        return (Self.key(bytes[2], number: nil, []), 3)
      }
      return (.key(.escape, []), 1)
    case 0x09: return (.key(.tab, []), 1)
    case 0x0D: return (.key(.return, []), 1)
    case 0x08, 0x7F: return (.key(.delete, []), 1)
    case 0x01...0x1A:
      let letter = Character(Unicode.Scalar(bytes[0] + 0x60))
      return (.key(KeyEquivalent(letter), .control), 1)
    case 0x00..<0x20: return (nil, 1)
    case let first:
      let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard bytes.count >= count else { return nil }
      let character = String(decoding: bytes[..<count], as: UTF8.self).first
      return (character.map { .character($0) }, count)
    }
  }

  /// What begins with escape and a bracket.
  private func sequence() -> (TerminalEvent?, Int)? {
    guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) })
    else { return bytes.count > 32 ? (nil, bytes.count) : nil }
    let text = String(decoding: bytes[2..<end], as: UTF8.self)
    if text.hasPrefix("<") {
      let numbers = text.dropFirst().split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 3 else { return (nil, end + 1) }
      return (Self.mouse(numbers, isPress: bytes[end] == 0x4D), end + 1)
    }
    let numbers = text.split(separator: ";").map { Int($0) }
    let held = ((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1
    var modifiers: EventModifiers = []
    if held & 1 != 0 { modifiers.insert(.shift) }
    if held & 2 != 0 { modifiers.insert(.option) }
    if held & 4 != 0 { modifiers.insert(.control) }
    return (Self.key(bytes[end], number: numbers.first ?? nil, modifiers), end + 1)
  }

  private static func mouse(_ numbers: [Int], isPress: Bool) -> TerminalEvent {
    let (code, column, row) = (numbers[0], numbers[1] - 1, numbers[2] - 1)
    if code & 64 != 0 {
      let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)][code & 3]
      return .wheel(column: column, row: row, dx: steps.0, dy: steps.1)
    }
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return .mouse(
      column: column,
      row: row,
      button: code & 3,
      isMoving: code & 32 != 0,
      isPress: isPress,
      modifiers
    )
  }

  private static func key(
    _ final: UInt8,
    number: Int?,
    _ modifiers: EventModifiers
  ) -> TerminalEvent? {
    let key: KeyEquivalent? =
      switch final {
      case 0x41: .upArrow
      case 0x42: .downArrow
      case 0x43: .rightArrow
      case 0x44: .leftArrow
      case 0x46: .end
      case 0x48: .home
      case 0x5A: .tab
      case 0x7E:
        switch number {
        case 1, 7: .home
        case 3: .deleteForward
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        default: nil
        }
      default: nil
      }
    return key.map { .key($0, final == 0x5A ? .shift : modifiers) }
  }
}
