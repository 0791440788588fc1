@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import Foundation

/// Explains a view to whoever points at it.
package nonisolated struct HelpModifier: _NodeModifier {
  let text: Text

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    HelpNode(list, child, place)
  }
}

/// The node of a view with an explanation.
package final class HelpNode: ModifierNode<HelpModifier> {
  /// What a window shows beside the pointer.
  package var tip: String { modifier.text.string(in: EnvironmentValues(scope: environment)) }

  package override func viewDidChange() {}
}

extension View {
  /// Explains this view to whoever points at it, and to assistive technology.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text)).accessibilityHint(text)
  }

  /// Explains this view with a text that is looked up.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains this view with a text.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
