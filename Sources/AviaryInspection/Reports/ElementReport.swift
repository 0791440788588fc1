@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
package import AviaryMessages
import Foundation
import SwiftUITesting

extension Inspection {
  /// What a person perceives, a line for each element, with handles.
  package func elementsText() throws -> String {
    screen.update()
    try screen.check()
    return screen.items.map { item in
      let frame = item.item.element.frame
      let place =
        "\(Int(frame.width.rounded())) × \(Int(frame.height.rounded())) at (\(Int(frame.minX.rounded())), \(Int(frame.minY.rounded())))"
      return String(repeating: "  ", count: item.depth)
        + "\(handle(of: item.item.id)) \(TreeText.words(item.item))  \(place)"
    }.joined(separator: "\n")
  }

  package func elementsJSON() throws -> JSON {
    screen.update()
    try screen.check()
    return .array(screen.items.map { json(of: $0) })
  }

  private func json(of item: TreeItem) -> JSON {
    let element = item.item.element
    var members: [String: JSON] = [
      "handle": .string("\(handle(of: item.item.id))"),
      "kind": .string(ElementKind.name(of: element)), "label": .string(element.label),
      "depth": .number(Double(item.depth)), "frame": JSON(element.frame),
    ]
    if let value = element.value { members["value"] = .string(value) }
    if let identifier = element.identifier { members["identifier"] = .string(identifier) }
    if !element.isEnabled { members["enabled"] = false }
    if item.item.isFocused { members["focused"] = true }
    let actions = screen.tree.actions(of: item.item.id).map(\.name)
    if !actions.isEmpty { members["actions"] = .strings(actions) }
    return .object(members)
  }

  /// What each container made of what was written in it: declared and resolved subviews, ids, values, tags, sections.
  package func containers() throws -> (text: String, json: JSON) {
    screen.update()
    try screen.check()
    let found = ContainerInspector.containers(in: screen.root)
    return (
      found.isEmpty ? "no containers" : found.map(\.text).joined(separator: "\n"),
      try JSON(encoding: found)
    )
  }
}
