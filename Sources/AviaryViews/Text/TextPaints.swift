package import AviaryDrawing
package import Foundation

extension TextForeground {
  func paint(in environment: EnvironmentValues) -> Paint? {
    (style as? Color).map { .color($0.rgba(in: environment)) }
  }
}
extension EnvironmentValues {
  var linkPaint: Paint { .color(RGBA(hex: 0x007AFF)) }
  var textPaint: Paint { .color(.black) }
}
