package import AviaryDrawing
public struct Color: Hashable, Sendable {
  var value: RGBA
  public static let red = Color(value: RGBA(red: 1, green: 0, blue: 0))
  public static let blue = Color(value: RGBA(red: 0, green: 0, blue: 1))
  func rgba(in environment: EnvironmentValues) -> RGBA { value }
}
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
