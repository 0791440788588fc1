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
  /// The one that it was, whatever it is called now; nil for whichever matches.
  var pinned: AccessibleID?
  /// Where a test asks for them: `TripTests/ListTests.swift:41`; nil where that is not known.
  var origin: String?
  /// What they have to be in.
  indirect enum Scope {
    case screen
    case inside(ScreenQuery)
  }
  var scope = Scope.screen

  /// The places of the elements that match.
  func matches(in items: [TreeItem]) -> [Int] {
    let found = candidates(in: items)
    guard let index else { return found }
    let place = index < 0 ? found.count + index : index
    return found.indices.contains(place) ? [found[place]] : []
  }

  /// The places of those that match, whichever of them is meant.
  func candidates(in items: [TreeItem]) -> [Int] {
    if let pinned { return items.firstIndex { $0.item.id == pinned }.map { [$0] } ?? [] }
    guard case .inside(let outer) = scope else {
      return items.indices.filter { matches($0, items) }
    }
    let outside = Set(outer.matches(in: items))
    return items.indices.filter { Self.isInside($0, outside, items) && matches($0, items) }
  }

  /// Of several that match, those that are most likely meant.
  ///
  /// What is of the very kind goes before what is of it too, such as a button before a tab; what bears the name before
  /// what only says it, among other things; what is around before what is in it, but a control before the row that it is in.
  func meant(_ places: [Int], in items: [TreeItem]) -> [Int] {
    guard places.count > 1 else { return places }
    var places = places
    func prefer(_ isMeant: (Int) -> Bool) {
      let some = places.filter(isMeant)
      if !some.isEmpty { places = some }
    }
    if let kind {
      prefer { ElementKind.name(of: items[$0].item.element) == kind.rawValue }
    }
    if let name {
      prefer { Self.ownNames(items[$0].item.element).contains(where: name.matches) }
    }
    if kind == nil {
      // A row that is called as the control in it is: what is used is the control.
      let controls = places.filter { ElementKind.isControl(items[$0].item.element) }
      prefer { place in
        !items[place].item.element.details.kind.isRow
          || !controls.contains { Self.isInside($0, [place], items) }
      }
    }
    let all = Set(places)
    prefer { !Self.isInside($0, all, items) }
    return places
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
    let names = Self.names(place, items)
    // What has no name is called "", as a picker with an empty label.
    return names.isEmpty ? name.text == "" : names.contains(where: name.matches)
  }

  /// What a person, or a test, may call an element.
  static func names(_ place: Int, _ items: [TreeItem]) -> [String] {
    let element = items[place].item.element
    var names = ownNames(element)
    if element.details.kind.isNamedByContent {
      // A row is called by anything that it says, also where a link around it says all at once.
      names += items[(place + 1)...].prefix { $0.depth > items[place].depth }
        .map(\.item.element.label)
      names += element.label.components(separatedBy: ", ")
    }
    return names.filter { !$0.isEmpty }
  }

  /// What an element itself is called.
  private static func ownNames(_ element: AccessibilityElement) -> [String] {
    [element.label, element.details.placeholder, element.identifier].compactMap(\.self)
  }

  /// As a message says it: "the button “Add” in the row “Milk”".
  var words: String {
    var words = kind?.words ?? "element"
    if index == 0 { words = "first " + words }
    if index == -1 { words = "last " + words }
    if let name { words += " \(name.words)" }
    if let identifier { words += " with the identifier \(identifier.words)" }
    if let value { words += " with the value \(value.words)" }
    switch index {
    case nil, .some(0), .some(-1): break
    case let index?: words += ", number \(index)"
    }
    if case .inside(let outer) = scope { words += " in the \(outer.words)" }
    return words
  }
}
