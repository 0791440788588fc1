// Written by scripts/generate-overloads.
public import AviaryEngine
public import AviaryGraphics
public import AviaryInteraction
import Foundation

extension View {
  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - key: What the information is called.
  ///   - value: The information; nil takes it away.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - key: What the information is called.
  ///   - valueKey: The key of the information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - key: What the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - label: What the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - valueKey: The key of the information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityCustomContent")
  }
}
