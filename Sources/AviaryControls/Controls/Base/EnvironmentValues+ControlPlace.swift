@_spi(Engine) import AviaryEngine
import AviaryGraphics

extension EnvironmentValues {
  /// Ends what holds only where a view is written, since it is shown in a place of another kind.
  mutating func enter(_ place: ControlPlace) {
    controlPlace = place
    font = nil
    foregroundStyles = nil
    textCase = nil
    listSelection = nil
  }
}
