public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
public import Foundation

/// A style with a border of the shape that `textInputBorderShape(_:)` says.
public struct BorderedTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedTextFieldStyle: TextFieldStyle {
  /// The text within a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    ShapedTextField(configuration: configuration)
  }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// A border of the shape that `textInputBorderShape(_:)` says.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

private struct ShapedTextField: View {
  @Environment(\.textInputBorderShape) private var shape
  let configuration: TextField<_TextFieldStyleLabel>

  var body: some View { BorderedTextField(configuration: configuration, shape: shape) }
}

/// The shape of the border of a field.
public struct TextInputBorderShape: Equatable, Sendable {
  private enum Kind { case automatic, capsule, roundedRectangle }

  private let kind: Kind
  private var inset: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// The shape that suits the surroundings: round corners.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(.automatic) }
  /// Round ends.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(.capsule) }
  /// Round corners.
  public static var roundedRectangle: TextInputBorderShape {
    TextInputBorderShape(.roundedRectangle)
  }
}

extension TextInputBorderShape: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let radius = ControlTheme.standard.textField.radius
    return switch kind {
    case .capsule: Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .continuous)
    case .automatic, .roundedRectangle:
      Path(roundedRect: rect, cornerRadius: max(radius - inset, 0), style: .continuous)
    }
  }

  /// The shape, smaller at all sides.
  ///
  /// - Parameter amount: By how many points; less than 0 makes it larger.
  public nonisolated func inset(by amount: CGFloat) -> TextInputBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == TextInputBorderShape {
  /// The shape of the border of fields that suits the surroundings.
  public static var textInputBorder: TextInputBorderShape { .automatic }
}

private enum TextInputBorderShapeKey: EnvironmentKey {
  static let defaultValue = TextInputBorderShape.automatic
}

extension EnvironmentValues {
  fileprivate var textInputBorderShape: TextInputBorderShape {
    get { self[TextInputBorderShapeKey.self] }
    set { self[TextInputBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Says which shape the borders of fields in this view have, in the style `.bordered`.
  ///
  /// - Parameter shape: The shape; the nearest one counts.
  public nonisolated func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    environment(\.textInputBorderShape, shape)
  }
}
