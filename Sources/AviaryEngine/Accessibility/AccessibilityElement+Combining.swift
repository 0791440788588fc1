extension AccessibilityElement {
  /// Says what all elements of some pieces say, and does what they do: one element in place of them.
  package mutating func combine(_ pieces: [AccessibilityPiece]) {
    let inside = AccessibilityPiece.elements(pieces)
    label = inside.combinedLabel
    value = inside.compactMap(\.value).first
    traits = inside.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    let roles = Set(inside.map(\.role))
    // What can be activated stays so; equal things stay what they are.
    let active = inside.filter { [.button, .link, .toggle, .menu].contains($0.role) }
    role =
      active.first?.role
      ?? (roles.count == 1 ? roles.first ?? .group : roles.isEmpty ? .group : .text)
    isEnabled = inside.allSatisfy { !$0.isEnabled } ? inside.isEmpty : true
    if active.count == 1 { details = active[0].details }
    // Several buttons are told apart by their names.
    for part in inside {
      responders.add(part.responders, named: active.count > 1 ? part.label : nil)
    }
    responders.add(AccessibilityPiece.ownResponders(pieces), named: nil)
  }
}

extension [AccessibilityElement] {
  /// What all of them say, in reading order.
  package var combinedLabel: String {
    flatMap { [$0.label] + [$0.children.combinedLabel] }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
