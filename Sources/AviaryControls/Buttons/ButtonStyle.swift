@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// How buttons look; they act when they are pressed and let go.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that shows a button.
  associatedtype Body: View

  /// Makes the view that shows a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button, for a style to arrange.
public struct ButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is being pressed.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

/// A style that only says how buttons look, as one that also says when they act.
struct SimpleButtonStyle<S: ButtonStyle> {
  let style: S

  nonisolated init(_ style: S) { self.style = style }
}

extension SimpleButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { role, label, isPressed in
      SimpleButtonBody(
        field: StyleField(style: style),
        configuration: ButtonStyleConfiguration(
          role: role,
          label: .init(view: AnyView(label)),
          isPressed: isPressed
        )
      )
    }
  }
}

private struct SimpleButtonBody<S: ButtonStyle>: View {
  let field: StyleField<S>
  let configuration: ButtonStyleConfiguration

  var body: some View { field.style.makeBody(configuration: configuration) }
}

/// A button that knows whether it is pressed.
struct PressableButton<Content: View>: View {
  @State private var isPressed = false
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether a row of a list with nothing else to press is the button.
  var fillsRow = RowFilling.never
  let content: (ButtonRole?, PrimitiveButtonStyleConfiguration.Label, Bool) -> Content

  var body: some View {
    content(configuration.role, configuration.label, isPressed)
      .controlDescription(.button)
      .onActivation(
        pressed: $isPressed,
        hitsBounds: false,
        fillsRow: fillsRow,
        mayRepeat: true,
        perform: configuration.action
      )
  }
}
