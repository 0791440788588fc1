public import AviaryFoundation
import Foundation

extension Text {
  /// Says what assistive technology reads instead of the text.
  ///
  /// - Parameter labelResource: What it says, looked up where it is shown.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    accessibilityLabel(LocalizedStringKey(labelResource))
  }
}
