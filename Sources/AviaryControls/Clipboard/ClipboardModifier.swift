@_spi(Engine) import AviaryEngine
import AviaryInteraction
import Foundation

/// What a view does when a person copies, cuts or pastes while it, or a view inside, has the focus.
enum ClipboardAction {
  /// Hands over what is copied; none where nothing can be.
  case copy(() -> [NSItemProvider])
  /// Takes out what is cut, and hands it over.
  case cut(() -> [NSItemProvider])
  /// Takes what is pasted, of some types.
  case paste(types: [String], take: ([NSItemProvider]) -> Void)
}

/// Adds what a view does with the clipboard.
nonisolated struct ClipboardModifier: _NodeModifier {
  let action: ClipboardAction

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ClipboardNode(list, child, place)
  }
}

/// The node of a view that does something with the clipboard.
final class ClipboardNode: ModifierNode<ClipboardModifier>, CommandTarget {
  override func viewDidChange() {}

  func perform(_ command: EditCommand) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    let clipboard = root.services.clipboard
    switch (modifier.action, command) {
    case (.copy(let copy), .copy):
      let providers = copy()
      guard !providers.isEmpty else { return false }
      clipboard.write(providers)
      return true
    case (.cut(let cut), .cut):
      let providers = cut()
      guard !providers.isEmpty else { return false }
      clipboard.write(providers)
      return true
    case (.paste(let types, let take), .paste):
      clipboard.read(of: types) { if !$0.isEmpty { take($0) } }
      return true
    default: return false
    }
  }
}
