@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import Foundation

extension View {
  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter labelResource: What it says, looked up where it is shown.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityLabel(LocalizedStringKey(labelResource))
  }

  /// Says what this view is while enabled.
  ///
  /// - Parameters:
  ///   - labelResource: What it says, looked up where it is shown.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(LocalizedStringKey(labelResource), isEnabled: isEnabled)
  }

  /// Says which value this view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityValue(LocalizedStringKey(valueResource))
  }

  /// Says what happens when this view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityHint(LocalizedStringKey(hintResource))
  }

  /// Says what assistive technology can ask this view to do, by a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: LocalizedStringKey(nameKey), handler)
  }
}
