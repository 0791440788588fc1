@_spi(Engine) import AviaryEngine
import AviaryGraphics

/// Sets the foreground style of the texts of a row, which icons of labels pass over for their tint.
nonisolated struct RowForeground: _EnvironmentModifier {
  let style: AnyShapeStyle

  func _apply(to values: inout EnvironmentValues) {
    let styles = ForegroundStyles([style], outer: values.foregroundStyles)
    values.foregroundStyles = styles
    values.rowForegroundStyles = styles
  }
}
