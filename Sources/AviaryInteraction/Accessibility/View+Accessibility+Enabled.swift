@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
public import Foundation

// The forms that count while a condition holds.
extension View {
  private nonisolated func attachment(
    _ attachment: AccessibilityAttachmentModifier.Attachment,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attachment, isEnabled: isEnabled))
  }

  /// Says which value this view has while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityValue(
    _ text: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(text), isEnabled: isEnabled)
  }

  /// Says which value this view has while enabled.
  ///
  /// - Parameters:
  ///   - key: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityValue(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(Text(key)), isEnabled: isEnabled)
  }

  /// Says which value this view has while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(Text(text)), isEnabled: isEnabled)
  }

  /// Says what happens when this view is used, while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityHint(
    _ text: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(text), isEnabled: isEnabled)
  }

  /// Says what happens when this view is used, while enabled.
  ///
  /// - Parameters:
  ///   - key: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityHint(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(Text(key)), isEnabled: isEnabled)
  }

  /// Says what happens when this view is used, while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(Text(text)), isEnabled: isEnabled)
  }

  /// Sets other names by which this view can be asked for while enabled, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels), isEnabled: isEnabled)
  }

  /// Sets other names by which this view can be asked for while enabled, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabelKeys.map { Text($0) }), isEnabled: isEnabled)
  }

  /// Sets other names by which this view can be asked for while enabled, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels.map { Text($0) }), isEnabled: isEnabled)
  }

  /// Says where this view is touched to be used while enabled, as fractions of it.
  @_disfavoredOverload
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.note("activationPoint", activationPoint), isEnabled: isEnabled)
  }

  /// Says where this view is touched to be used while enabled, in its own space.
  @_disfavoredOverload
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.note("activationPoint", activationPoint), isEnabled: isEnabled)
  }

  /// Says, while enabled, whether this view can be used although nothing in it shows that.
  @_disfavoredOverload
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(
      .note("respondsToUserInteraction", respondsToUserInteraction),
      isEnabled: isEnabled
    )
  }

  /// Says that this view has a large version to be shown in the middle of the screen, and what it
  /// is.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modifier(AccessibilityAttachmentModifier(.note("largeContentViewer", largeContentView())))
  }
}
