import AviaryInspection
import AviaryInteraction
import AviaryMessages
import SwiftUI

/// The keys that requests name, as a page's events do.
enum PreviewKeys {
  private static let named: [String: (KeyEquivalent, String)] = [
    "Enter": (.return, ".return"), "Return": (.return, ".return"), "Tab": (.tab, ".tab"),
    "Escape": (.escape, ".escape"), "Backspace": (.delete, ".delete"),
    "Delete": (.deleteForward, ".deleteForward"), "ArrowUp": (.upArrow, ".upArrow"),
    "ArrowDown": (.downArrow, ".downArrow"), "ArrowLeft": (.leftArrow, ".leftArrow"),
    "ArrowRight": (.rightArrow, ".rightArrow"), "Home": (.home, ".home"), "End": (.end, ".end"),
    "PageUp": (.pageUp, ".pageUp"), "PageDown": (.pageDown, ".pageDown"),
    "Space": (.space, ".space"),
  ]

  /// Whether a key types nothing by itself.
  static func isNamed(_ name: String) -> Bool { named[name] != nil }

  /// A key by its name or its character, and how source writes it.
  static func key(_ name: String) throws -> (KeyEquivalent, String) {
    if let known = named[name] { return known }
    guard let character = name.first, name.count == 1 else {
      let known = named.keys.sorted().joined(separator: ", ")
      throw InspectionError(.badRequest, "there is no key “\(name)”: a character, or \(known)")
    }
    return (KeyEquivalent(character), Recording.literal(name))
  }

  /// The keys that are held meanwhile.
  static func modifiers(_ names: [JSON]) throws -> (value: EventModifiers, source: String) {
    var value: EventModifiers = []
    var source: [String] = []
    for name in names {
      switch name.string {
      case "shift": value.insert(.shift)
      case "control": value.insert(.control)
      case "option", "alt": value.insert(.option)
      case "command", "meta": value.insert(.command)
      default:
        throw InspectionError(
          .badRequest,
          "the keys that can be held are shift, control, option and command"
        )
      }
      let word = name.string ?? ""
      source.append("." + (word == "alt" ? "option" : word == "meta" ? "command" : word))
    }
    return (value, source.joined(separator: ", "))
  }
}
