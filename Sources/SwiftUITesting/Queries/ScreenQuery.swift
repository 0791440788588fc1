@_spi(Engine) import AviaryEngine
import AviaryInteraction
import Foundation

/// Which elements are meant: those of some kinds with some texts, in others or on the whole screen.
struct ScreenQuery {
  /// nil for any kind.
  var kind: ElementKind?
  /// What the label, the placeholder or the identifier has to be; nil for anything.
  var name: TextMatch?
  var identifier: TextMatch?
  var value: TextMatch?
  /// Which of those that match; nil for all.
  var index: Int?
  /// What they have to be in.
  indirect enum Scope {
    case screen
    case inside(ScreenQuery)
  }
  var scope = Scope.screen

  /// The places of the elements that match.
  func matches(in items: [TreeItem]) -> [Int] {
    var found: [Int]
    switch scope {
    case .screen: found = Array(items.indices)
    case .inside(let outer):
      let outside = Set(outer.matches(in: items))
      found = items.indices.filter { Self.isInside($0, outside, items) }
    }
    found = found.filter { matches($0, items) }
    guard let index else { return found }
    let place = index < 0 ? found.count + index : index
    return found.indices.contains(place) ? [found[place]] : []
  }

  private static func isInside(_ place: Int, _ outside: Set<Int>, _ items: [TreeItem]) -> Bool {
    var parent = items[place].parent
    while let place = parent {
      if outside.contains(place) { return true }
      parent = items[place].parent
    }
    return false
  }

  private func matches(_ place: Int, _ items: [TreeItem]) -> Bool {
    let element = items[place].item.element
    if let kind, !kind.includes(element) { return false }
    if let identifier, !(element.identifier.map(identifier.matches) ?? false) { return false }
    if let value, !(element.value.map(value.matches) ?? false) { return false }
    guard let name else { return true }
    return Self.names(place, items).contains(where: name.matches)
  }

  /// What a person, or a test, may call an element.
  static func names(_ place: Int, _ items: [TreeItem]) -> [String] {
    let element = items[place].item.element
    var names = [element.label, element.details.placeholder, element.identifier].compactMap(\.self)
    if element.details.kind.isNamedByContent {
      // A row is called by anything that it says.
      names += items[(place + 1)...].prefix { $0.depth > items[place].depth }
        .map(\.item.element.label)
    }
    return names.filter { !$0.isEmpty }
  }

  /// As a message says it: "the button “Add” in the row “Milk”".
  var words: String {
    var words = kind?.words ?? "element"
    if let name { words += " \(name.words)" }
    if let identifier { words += " with the identifier \(identifier.words)" }
    if let value { words += " with the value \(value.words)" }
    if let index { words += index == 0 ? ", the first" : ", number \(index)" }
    if case .inside(let outer) = scope { words += " in the \(outer.words)" }
    return words
  }
}
