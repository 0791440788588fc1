@_spi(Hosting) import AviaryDrawing
import AviaryGeometry

extension AccessibilityElement {
  /// Names the controls inside by the labels among them, in place of these.
  ///
  /// One control has the name itself, and what it said so far is its value. Several, and choices in any case, become a
  /// group with the name. Where there is no control the parts stay what they are.
  func namingControls() -> [AccessibilityElement] {
    let rest = children.filter { $0.details.part != .label }
    let words = children.filter { $0.details.part == .label }.combinedLabel
    guard rest.contains(where: \.isControl) else { return children }
    if rest.count == 1, rest[0].details.kind != .option {
      var control = rest[0]
      guard !words.isEmpty else { return [control] }
      if control.role == .textField {
        if control.details.placeholder == nil, !control.label.isEmpty {
          control.details.placeholder = control.label
        }
      } else if control.value == nil, !control.label.isEmpty {
        control.value = control.label
      }
      control.label = words
      return [control]
    }
    var group = self
    group.label = words
    group.children = rest
    group.isEnabled = rest.contains { $0.isControl && $0.isEnabled }
    return [group]
  }

  private var isControl: Bool {
    ![.text, .image, .header, .group].contains(role) || details.kind == .labeled
  }
}

extension [AccessibilityElement] {
  /// The elements without pictures that say no more than the title beside them.
  var withoutIcons: [AccessibilityElement] {
    let titles = filter { $0.details.part != .icon }
    return titles.contains { !$0.label.isEmpty } ? titles : self
  }
}
