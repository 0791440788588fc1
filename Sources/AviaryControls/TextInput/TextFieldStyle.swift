@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: TextFieldTheme { ControlTheme.standard.textField }

/// The appearance of text fields.
///
/// A style of your own makes its body out of the field that it is given, which has the look of the
/// style around the style.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view that shows a field.
  associatedtype _Body: View

  /// Makes the view that shows a field.
  @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body

  /// The label of the field, whatever its type.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field, whatever its type.
public struct _TextFieldStyleLabel {
  let view: AnyView
}

extension _TextFieldStyleLabel: View {
  /// The label itself.
  public var body: some View { view }
}

/// The style of fields that nobody gave one: the text alone.
public struct DefaultTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  /// The text alone.
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration.field, label: configuration.label)
  }
}

/// A style with the text alone.
public struct PlainTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
  /// The text alone.
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration.field, label: configuration.label)
  }
}

/// A style with a border with round corners.
public struct RoundedBorderTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The text within a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    BorderedTextField(
      configuration: configuration,
      shape: RoundedRectangle(cornerRadius: theme.radius)
    )
  }
}

/// A style with a border with sharp corners.
public struct SquareBorderTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
  /// The text within a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    BorderedTextField(configuration: configuration, shape: Rectangle())
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with sharp corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0._body(configuration: $1) })
  }
}

/// A field within a border.
struct BorderedTextField<Border: InsettableShape>: View {
  let configuration: TextField<_TextFieldStyleLabel>
  let shape: Border

  var body: some View {
    TextFieldBody(field: configuration.field, label: configuration.label)
      .padding(.horizontal, theme.padding.width)
      .padding(.vertical, theme.padding.height)
      .background(Color(.systemBackground), in: shape)
      .overlay {
        shape
          .strokeBorder(Color(.systemGray4), lineWidth: ControlTheme.standard.shared.hairline)
      }
  }
}
