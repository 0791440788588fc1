public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics

extension AccessibilityActionCategory {
  /// Creates a category with a name that is looked up.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) {
    self.init(LocalizedStringKey(nameResource))
  }
}
