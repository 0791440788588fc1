// Written by scripts/generate-overloads.
public import AviaryEngine
public import AviaryFoundation
public import AviaryGeometry
public import AviaryGraphics
public import AviaryInteraction
import Foundation

extension View {
  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    untold("accessibilityDropPoint")
  }
}
