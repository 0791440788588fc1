@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryLayout
import Foundation

/// Shows the parts of a control in the style around.
struct StyledControl<Configuration, DefaultBody: View>: View {
  @CurrentStyle(Configuration.self) private var style
  let configuration: Configuration
  let defaultBody: (Configuration) -> DefaultBody

  var body: AnyView {
    guard let style else { return AnyView(defaultBody(configuration)) }
    return AnyView(style.makeBody(configuration).modifier(OuterStyleModifier<Configuration>()))
  }
}

/// The body of a style, the style's dynamic properties tied.
struct StyleBody<Style, Configuration, Body_: View> {
  /// What a style makes of the parts of a control.
  ///
  /// It is the same for all styles of a type.
  private struct Function: IgnoredInComparison {
    let call: @MainActor (Style, Configuration) -> Body_
  }

  private let field: StyleField<Style>
  private let configuration: Configuration
  private let make: Function

  init(
    _ style: Style,
    _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Body_
  ) {
    field = StyleField(style: style)
    self.configuration = configuration
    self.make = Function(call: make)
  }
}

extension StyleBody: View {
  var body: some View { make.call(field.style, configuration) }
}
