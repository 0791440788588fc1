import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// Shows the parts of a control in the style around.
///
/// - Parameters of the type: the key of the styles, and the control's configuration.
struct StyledControl<Key: StyleStackKey, Configuration, DefaultBody: View>: View {
  @CurrentStyle(Key.self) private var style
  let configuration: Configuration
  /// Makes the body of a style of the right kind; nil for a style of another kind.
  let makeBody: (Any, Configuration) -> AnyView?
  let defaultBody: (Configuration) -> DefaultBody

  var body: AnyView {
    if let style, let made = makeBody(style, configuration) {
      return AnyView(made.modifier(OuterStyleModifier<Key>()))
    }
    return AnyView(defaultBody(configuration))
  }
}

/// The body of a style, the style's dynamic properties tied.
struct StyleBody<Style, Body_: View> {
  let field: StyleField<Style>
  let make: @MainActor (Style) -> Body_

  init(_ style: Style, _ make: @escaping @MainActor (Style) -> Body_) {
    field = StyleField(style: style)
    self.make = make
  }
}

extension StyleBody: View {
  var body: some View { make(field.style) }
}
