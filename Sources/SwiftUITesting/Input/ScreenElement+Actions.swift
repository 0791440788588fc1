@_spi(Engine) import AviaryEngine
import AviaryInteraction
import Foundation
import SwiftUI

// What assistive technology does with an element. All throw `ScreenError`, where there is no such element, too.
extension ScreenElement {
  /// Gives it the focus, and scrolls it into sight.
  public func focus() throws {
    let item = try settled()
    guard screen.tree.focus(item.id) else {
      throw ScreenError(.notUsable, "The \(query.words) can't have the focus.", query)
    }
    screen.update()
    try screen.check()
  }

  /// Makes the value of a slider, a stepper or a wheel greater, by a step.
  public func increment() throws { try perform(.increment, "be incremented") }

  /// Makes the value of a slider, a stepper or a wheel less, by a step.
  public func decrement() throws { try perform(.decrement, "be decremented") }

  /// Sets the value of a slider, a stepper or a wheel.
  ///
  /// - Parameter value: Within the bounds of the control, of a wheel the place of a choice from 0; what is beyond is clamped.
  ///   A slider with steps, a stepper and a wheel take the nearest that they can have.
  public func adjust(to value: Double) throws {
    let item = try settled()
    guard screen.tree.setValue(value, of: item.id) else {
      throw ScreenError(
        .notUsable,
        "The \(query.words) has no value that can be set to \(value).",
        query
      )
    }
    screen.update()
    try screen.check()
  }

  /// Chooses one of the choices of a picker, whether they are on a menu, beside each other, on a wheel or on the next screen.
  ///
  ///     try screen.popUpButton("Size").choose("Large")
  ///
  /// - Parameter name: What the choice is called.
  public func choose(_ name: TextMatch) throws {
    if try settled().element.details.kind == .wheel { return try turn(to: name) }
    let inside = element(.option, name)
    if inside.exists { return try inside.tap() }
    // What is on the screen already are other pickers' choices.
    let before = Set(screen.items.map(\.item.id))
    try tap()
    screen.update()
    let items = screen.items
    let choices = [screen.element(.option, name), screen.element(.menuItem, name)]
    for choice in choices {
      let places = choice.query.matches(in: items).filter { !before.contains(items[$0].item.id) }
      let meant = choice.query.meant(places, in: items)
      guard let place = meant.first else { continue }
      guard meant.count == 1 else { throw ScreenError.ambiguous(choice.query, meant, in: items) }
      return try choice.with { $0.pinned = items[place].item.id }.tap()
    }
    let kinds = [ElementKind.option, .menuItem]
    let came = items.filter { item in
      !before.contains(item.item.id) && kinds.contains { $0.includes(item.item.element) }
    }
    let own = kinds.flatMap { element($0, nil).query.matches(in: items) }.map { items[$0] }
    let offered = (own + came).map { "“\($0.item.element.label)”" }.joined(separator: ", ")
    throw ScreenError(
      .notFound,
      offered.isEmpty
        ? "The \(query.words) has no choice \(name.words), and opened none."
        : "The \(query.words) has no choice \(name.words). It offers: \(offered).",
      query,
      tree: TreeText(items: items).text
    )
  }

  /// Turns a wheel, first to its end, then back to its beginning.
  private func turn(to name: TextMatch) throws {
    for action in [AccessibleAction.increment, .decrement] {
      var before: String?
      while let value = try resolve().element.value, value != before {
        if name.matches(value) { return }
        before = value
        try perform(action, "be turned")
      }
    }
    throw ScreenError(.notFound, "The \(query.words) has no choice \(name.words).", query)
  }

  /// Does what it is there for, as assistive technology does without a finger or a mouse: presses a button, chooses a row.
  public func activate() throws { try perform(.activate, "be activated") }

  /// Does one of the ``actions``: what `accessibilityAction(named:)` or `accessibilityActions` offer under a name, or what it is
  /// there for.
  public func perform(action name: String) throws {
    let offered = screen.tree.actions(of: try settled().id)
    try perform(offered.first { $0.name == name } ?? .named(name), "do “\(name)”")
  }

  /// The names of the actions that it offers, what it is there for first.
  public var actions: [String] {
    get throws { screen.tree.actions(of: try resolve().id).map(\.name) }
  }

  private func perform(_ action: AccessibleAction, _ words: String) throws {
    let item = try settled()
    guard screen.tree.perform(action, on: item.id) else {
      let others = screen.tree.actions(of: item.id).map(\.name).joined(separator: ", ")
      throw ScreenError(
        .notUsable,
        "The \(query.words) can't \(words). It offers: \(others.isEmpty ? "nothing" : others).",
        query
      )
    }
    screen.update()
    try screen.check()
  }
}
